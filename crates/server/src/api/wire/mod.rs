//! The JSON of the API. These types are a promise; the house's own types never go out.

mod asked;
mod number;
mod told;

pub use asked::*;
pub use told::*;
