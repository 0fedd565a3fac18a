//! Opening a table: who is wanted where, and what is chosen.

use std::collections::BTreeMap;
use std::time::Instant;

use bots::{Kind, UnknownBot};
use catalog::{Catalog, Loaded, Seed, with_game};
use kernel::{Game, Seat};
use store::{CreateError, NewTable, TableId, Visibility};
use thiserror::Error;

use crate::house::House;
use crate::person::Person;
use crate::table::{Chair, Chairs, Head, Hints, Listing, Pace, Refusal, Sitting, keeping};
use crate::web::fault::Fault;

/// Who is wanted in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// Who opens the table.
    Me,
    /// Somebody at the screen of who opens the table.
    Here,
    /// Whoever comes.
    Person,
    /// A bot.
    Bot(Kind),
}

/// A word that names nobody who could sit at a table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("nobody is called {word:?}; a seat is for me, here, person, bot{}", Kind::ALL.map(|kind| format!(" or bot:{kind}")).concat() + ", a level with a character as bot:3/NAME")]
pub(crate) struct UnknownWanted {
    /// The word.
    pub word: String,
}

impl core::str::FromStr for Wanted {
    type Err = UnknownWanted;

    fn from_str(text: &str) -> Result<Wanted, UnknownWanted> {
        let unknown = || UnknownWanted { word: text.chars().take(40).collect() };
        match text {
            "me" => Ok(Wanted::Me),
            "here" => Ok(Wanted::Here),
            "person" => Ok(Wanted::Person),
            "bot" => Ok(Wanted::Bot(Kind::USUAL)),
            _ => {
                let level = text.strip_prefix("bot:").ok_or_else(unknown)?;
                level.parse().map(Wanted::Bot).map_err(|_| unknown())
            }
        }
    }
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The id of the game.
    pub game: String,
    /// Who is wanted where.
    pub seats: Vec<Wanted>,
    /// Options with what was chosen.
    pub options: BTreeMap<String, String>,
    /// Who finds it.
    pub listing: Listing,
    /// May people ask for advice?
    pub hints: Hints,
    /// How long bots take.
    pub pace: Pace,
    /// The table it repeats.
    pub rematch_of: Option<TableId>,
}

/// An id for a link: 12 letters and digits, none of which looks like another.
fn new_id(house: &House) -> TableId {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letters = house.settings.luck.bytes().into_iter().take(12);
    let id: String = letters.map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    // Invariant: letters and digits are an id.
    id.parse().expect("letters and digits are an id")
}

fn new_seed(house: &House) -> Seed {
    let digits = blake3::Hash::from_bytes(house.settings.luck.bytes()).to_hex();
    // Invariant: 64 digits are a seed.
    digits.parse().expect("64 digits are a seed")
}

/// Does this game know this bot?
pub(crate) fn known_bot(catalog: &Catalog, game: &str, kind: Kind) -> Result<(), UnknownBot> {
    fn known<G: Game>(_: &Loaded<G>, kind: Kind) -> Result<(), UnknownBot> {
        kind.bot::<G>().map(drop)
    }
    // A game that nobody here has is refused where its table is opened.
    with_game!(catalog, game, loaded => known(loaded, kind)).unwrap_or(Ok(()))
}

impl House {
    /// Opens a table. What cannot be played is refused before anything is kept.
    pub(crate) async fn open_table(&self, person: &Person, plan: Plan) -> Result<TableId, Fault> {
        let host = person.id;
        let chair = |(seat, wanted): (Seat, &Wanted)| match wanted {
            Wanted::Me => Chair::person(host, &person.name),
            Wanted::Here => Chair::person(host, ""),
            Wanted::Person => Chair::open(),
            Wanted::Bot(kind) => Chair::bot(*kind, seat),
        };
        let count = plan.seats.len();
        if count > Seat::ALL.len() {
            let why = format!("a table has at most {} seats, not {count}", Seat::ALL.len());
            return Err(Fault::BadRequest { why });
        }
        for wanted in &plan.seats {
            if let Wanted::Bot(kind) = wanted {
                known_bot(&self.catalog, &plan.game, *kind).map_err(Refusal::from)?;
            }
        }
        let chairs = Chairs::new(Seat::ALL.into_iter().zip(&plan.seats).map(chair).collect());
        let head = Head {
            id: new_id(self),
            game: plan.game,
            options: plan.options.into_iter().collect(),
            listing: plan.listing,
            host,
            hints: plan.hints,
            seed: new_seed(self),
        };
        let sitting = Sitting::open(&self.catalog, head, chairs)?;
        self.quota.table(host, Instant::now())?;
        let options = sitting.table.choices().into_iter().collect();
        let chosen = keeping::Chosen { host: host.0, options, hints: plan.hints };
        let new = NewTable {
            id: sitting.head.id.clone(),
            game: sitting.head.game.clone(),
            rules_version: u32::from(sitting.table.rules()),
            data_hash: *sitting.table.data().as_bytes(),
            // Invariant: texts can be written.
            options: serde_json::to_string(&chosen).expect("plain data is JSON"),
            seats: sitting.chairs.iter().map(|(_, chair)| keeping::kept_chair(chair)).collect(),
            seed: keeping::kept_seed(&sitting.head.seed),
            visibility: match plan.listing {
                Listing::Public => Visibility::Public,
                Listing::ByLink => Visibility::Link,
            },
            pace: plan.pace.word().to_owned(),
            created_at_ms: self.settings.clock.now(),
            rematch_of: plan.rematch_of,
        };
        match self.store.create_table(new).await {
            Ok(()) => Ok(sitting.head.id),
            Err(CreateError::RematchExists(id)) => Ok(id),
            Err(error) => {
                tracing::error!(%error, "a table cannot be kept");
                Err(Refusal::Unavailable.into())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_knows_its_own_characters() {
        let catalog = Catalog::built_in();
        let builder = "3/builder".parse().unwrap();
        assert_eq!(known_bot(&catalog, "dolmengoetter", builder), Ok(()));
        let fault = known_bot(&catalog, "vale", builder).unwrap_err().to_string();
        assert!(fault.contains("\"builder\"") && fault.contains("hoarder"), "{fault}");
    }

    #[test]
    fn seats_are_wanted_by_word() {
        assert_eq!("me".parse(), Ok(Wanted::Me));
        assert_eq!("bot:random".parse(), Ok(Wanted::Bot(Kind::Random)));
        assert_eq!("bot".parse(), Ok(Wanted::Bot(Kind::USUAL)));
        assert_eq!("bot:3/builder".parse(), Ok(Wanted::Bot("3/builder".parse().unwrap())));
        let fault = "cat".parse::<Wanted>().unwrap_err().to_string();
        assert!(fault.contains("\"cat\"") && fault.contains("bot:greedy"), "{fault}");
    }
}
