//! Bots at real tables.

mod baseline;
mod deals;
mod honesty;
mod matches;
mod strength;
mod thinking;

use std::sync::LazyLock;

use game_dolmengoetter::{Config, Data, Dolmengoetter};
use kernel::{Choice, Game};

static DATA: LazyLock<Data> =
    LazyLock::new(|| Dolmengoetter::read_data(&[]).expect("the built-in data files are right"));

fn table(board: &str, seats: u8) -> Config {
    Dolmengoetter::configure(&DATA, seats, &[Choice { key: "board", value: board }])
        .expect("a board of the built-in data")
}
