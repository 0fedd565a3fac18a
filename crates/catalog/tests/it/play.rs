//! Random games at tables of any game.

use catalog::{Catalog, Dealer, Table};
use kernel::{Dice, Turn};

/// Options with what was chosen.
pub(crate) type Options = Vec<(String, String)>;

/// Every kind of table that can be opened, with its options.
pub(crate) fn every_table(catalog: &Catalog) -> Vec<(&'static str, u8, Options)> {
    let mut tables = Vec::new();
    for label in catalog.games() {
        for (seats, options) in label.options {
            let mut combinations = vec![Vec::new()];
            for option in options.into_iter().filter(|option| !option.values.is_empty()) {
                let with = |chosen: &Vec<(String, String)>| {
                    let chosen = chosen.clone();
                    let key = option.key.clone();
                    option.values.clone().into_iter().map(move |value| {
                        let mut chosen = chosen.clone();
                        chosen.push((key.clone(), value));
                        chosen
                    })
                };
                combinations = combinations.iter().flat_map(with).collect();
            }
            tables.extend(combinations.into_iter().map(|options| (label.id, seats, options)));
        }
    }
    assert!(tables.len() >= 10, "few tables: {tables:?}");
    tables
}

pub(crate) fn open(catalog: &Catalog, game: &str, seats: u8, options: &[(String, String)]) -> Box<dyn Table> {
    let choices: Vec<(&str, &str)> =
        options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    catalog.open(game, seats, &choices).unwrap()
}

/// Makes one step at random. Says whether the game goes on.
pub(crate) fn step(table: &mut dyn Table, dealer: &Dealer, dice: &mut Dice) -> bool {
    match table.turn() {
        Turn::Over => return false,
        Turn::Chance => drop(table.roll(dealer).unwrap()),
        Turn::Decide(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let seat = *dice.pick(&seats);
            let offers = table.legal(seat);
            let offer = dice.pick(&offers);
            table.play(seat, &offer.text).unwrap();
        }
    }
    true
}

/// Plays at random to the end, or for so many steps.
pub(crate) fn play(table: &mut dyn Table, dealer: &Dealer, dice: &mut Dice, most: u32) {
    for _ in 0..most {
        if !step(table, dealer, dice) {
            return;
        }
    }
}
