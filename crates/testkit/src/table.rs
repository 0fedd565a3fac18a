//! Tables to test on: a game's data and every configuration that can be chosen.

use kernel::{Choice, Game, OptionValues};

use crate::spelling;

/// The built-in data of a game, kept for ever, as [`Game::configure`] wants it.
///
/// Panics if the built-in data cannot be read: then nothing else can be tested.
pub fn data<G: Game>() -> &'static G::Data {
    match G::read_data(&[]) {
        Ok(data) => Box::leak(Box::new(data)),
        Err(fault) => panic!("the built-in data of {} cannot be read: {fault}", G::ID),
    }
}

/// A table of `seats` with these choices, for tests. Panics if there is none such.
pub fn config<G: Game>(data: &'static G::Data, seats: u8, choices: &[(&str, &str)]) -> G::Config {
    configure::<G>(data, seats, choices).unwrap_or_else(|fault| panic!("{}: {fault}", G::ID))
}

/// A table of `seats` with these choices, or what is wrong with them.
///
/// An option the game does not have is named here with the nearest one it has, so that every game answers a
/// slip of the fingers in the same way.
pub fn configure<G: Game>(
    data: &'static G::Data,
    seats: u8,
    choices: &[(&str, &str)],
) -> Result<G::Config, String> {
    let facts = G::facts(data);
    if !(facts.players_min..=facts.players_max).contains(&seats) {
        return Err(format!(
            "{} is for {} to {} players, not {seats}",
            G::ID,
            facts.players_min,
            facts.players_max
        ));
    }
    let mut keys = Vec::new();
    G::options(data, seats, &mut |option| keys.push(option.key.to_owned()));
    for (key, _) in choices {
        if !keys.iter().any(|known| known == key) {
            let advice = spelling::advice(key, keys.iter().map(String::as_str));
            return Err(format!("{} has no option `{key}` ({advice})", G::ID));
        }
    }
    let choices: Vec<Choice<'_>> = choices.iter().map(|(key, value)| Choice { key, value }).collect();
    G::configure(data, seats, &choices).map_err(|fault| fault.to_string())
}

/// Every configuration a player can choose: all player counts with all combinations of listed option values.
///
/// An option whose values are not listed, such as a number, stays at its default. Combinations a game refuses are left out, because
/// some values may exclude each other; a table where every option has its default must exist.
pub fn every_config<G: Game>(data: &'static G::Data) -> Vec<G::Config> {
    let facts = G::facts(data);
    let mut configs = Vec::new();
    for seats in facts.players_min..=facts.players_max {
        let before = configs.len();
        let mut combinations: Vec<Vec<(String, String)>> = vec![Vec::new()];
        G::options(data, seats, &mut |option| {
            let OptionValues::OneOf(values) = option.values else { return };
            combinations = combinations
                .iter()
                .flat_map(|chosen| {
                    values.iter().map(move |value| {
                        let mut chosen = chosen.clone();
                        chosen.push((option.key.to_owned(), (*value).to_owned()));
                        chosen
                    })
                })
                .collect();
        });
        for chosen in &combinations {
            let choices: Vec<Choice<'_>> = chosen.iter().map(|(key, value)| Choice { key, value }).collect();
            configs.extend(G::configure(data, seats, &choices));
        }
        assert!(configs.len() > before, "{} offers {seats} players but no table for them", G::ID);
    }
    configs
}

/// A table in words, such as `dolmengoetter, 3 players, board=standard28`.
///
/// The configuration's own debug text may hold whole data tables, which nobody wants in a message.
pub fn describe<G: Game>(config: &G::Config) -> String {
    use std::fmt::Write as _;
    let mut text = format!("{}, {} players", G::ID, G::seats(config));
    G::choices(config, &mut |choice| {
        write!(text, ", {}={}", choice.key, choice.value).expect("a string takes any text");
    });
    text
}

/// Options and choices fit together: what a table was chosen by makes the same table again.
///
/// Panics with the difference; for tests.
pub fn assert_choices_round_trip<G: Game>(data: &'static G::Data) {
    for config in every_config::<G>(data) {
        let seats = G::seats(&config);
        let mut offered = Vec::new();
        G::options(data, seats, &mut |option| offered.push(option.key.to_owned()));
        let mut chosen = Vec::new();
        G::choices(&config, &mut |choice| chosen.push((choice.key.to_owned(), choice.value.to_owned())));
        let told: Vec<&String> = chosen.iter().map(|(key, _)| key).collect();
        assert!(
            told.iter().copied().eq(offered.iter()),
            "{}: choices tell {told:?}, options are {offered:?}",
            describe::<G>(&config)
        );
        let choices: Vec<Choice<'_>> = chosen.iter().map(|(key, value)| Choice { key, value }).collect();
        match G::configure(data, seats, &choices) {
            Ok(again) => assert_eq!(describe::<G>(&again), describe::<G>(&config)),
            Err(fault) => panic!("{} cannot be chosen again: {fault}", describe::<G>(&config)),
        }
    }
}
