//! Henge on the web: pages, event streams, JSON API, one task per table.
//!
//! [`app`] makes the router from a [`House`]; tests call it without a socket, [`serve`] with one.
//!
//! | file | what is in it |
//! |---|---|
//! | `house`, `settings` | everything that lives as long as the server does, and what it can be told |
//! | `table` | tables in memory: one task each |
//! | `opening`, `lists`, `record`, `tally` | opening tables, finding them, what is left of them, counting that |
//! | `sight` | from a table to what a page or the API shows of it |
//! | `gallery` | what was drawn already, for everybody who sees the same |
//! | `thinking`, `hint` | threads of their own for bots, and what they advise people |
//! | `poster` | pictures of tables for other pages |
//! | `person`, `name`, `limits` | people without accounts; what they may be called; how often they may ask |
//! | `web` | who asks, what is refused at the door, what every answer carries |
//! | `pages` | the pages, and what they send |
//! | `api` | the JSON API and its description |
//! | `serve`, `connection`, `files` | the socket; one connection, with an end to every wait; how many there can be |
//! | `net`, `origin` | addresses that are trusted or counted as one; where people find the house |

pub mod api;
mod connection;
mod files;
mod gallery;
mod hint;
mod house;
mod limits;
mod lists;
mod name;
mod net;
mod opening;
mod origin;
mod pages;
mod person;
mod poster;
mod record;
mod serve;
mod settings;
mod sight;
pub mod table;
mod tally;
mod thinking;
mod web;

pub use bots::Budget;
pub use files::{connections_for, raise_file_limit};
pub use house::House;
pub use net::{BadNet, Net};
pub use origin::{BadOrigin, Origin, Scheme};
pub use serve::{ServeError, app, listen, serve};
pub use settings::{Clock, Connections, Luck, Patience, QuotaRates, Quotas, Rate, Rates, Settings};
