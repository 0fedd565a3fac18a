//! The binary `henge`.

fn main() {}
