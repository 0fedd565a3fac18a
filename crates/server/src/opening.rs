//! Opening a table: who is wanted where, and what is chosen.

use std::collections::BTreeMap;
use std::time::Instant;

use bots::{Kind, UnknownBot};
use catalog::{Catalog, Loaded, Seed, with_game};
use kernel::{Game, Seat};
use table::{
    Absent, Chair, CreateError, Head, Hints, Holder, Listing, Opened, Pace, Person, Refusal, Sitting,
    TableId, Terms,
};
use thiserror::Error;

use crate::house::House;
use crate::table::{facts, unavailable};
use crate::web::fault::Fault;

/// So many public tables that are not over one person may have.
const MOST_PUBLIC: u64 = 10;

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
#[error("no one is called {word:?}; a seat is for me, here, person, bot{}", Kind::ALL.map(|kind| format!(" or bot:{kind}")).concat() + ", a level with a character as bot:3/NAME")]
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
    /// After so many seconds of absence the host may give a seat to a bot; as usual if nobody says so.
    pub grace: Option<u64>,
    /// Whose consent is needed while a bot keeps somebody's seat.
    pub absent: Absent,
    /// What those are called who sit at the screen of who opens the table, by number of the seat.
    pub guests: BTreeMap<u8, String>,
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

/// Half a minute to a day: nobody is given away in a blink, nobody waits for ever.
pub(crate) const GRACE: core::ops::RangeInclusive<u64> = 30..=86_400;

/// Does this game know this bot?
pub(crate) fn known_bot(catalog: &Catalog, game: &str, kind: Kind) -> Result<(), UnknownBot> {
    fn known<G: Game>(_: &Loaded<G>, kind: Kind) -> Result<(), UnknownBot> {
        kind.bot::<G>().map(drop)
    }
    // A game that nobody here has is refused where its table is opened.
    with_game!(catalog, game, loaded => known(loaded, kind)).unwrap_or(Ok(()))
}

impl Plan {
    /// What is agreed at the table of this host.
    fn terms(&self, host: &Person) -> Result<Terms, Fault> {
        let usual = Terms::usual(host.id);
        let grace = self.grace.unwrap_or(usual.grace);
        if !GRACE.contains(&grace) {
            let why = format!("grace: {grace} s; it is {} to {} s", GRACE.start(), GRACE.end());
            return Err(Fault::BadRequest { why });
        }
        let (options, guests) = (self.options.clone(), self.guests.clone());
        Ok(Terms { options, hints: self.hints, grace, absent: self.absent, guests, ..usual })
    }

    /// Who sits where.
    fn chairs(&self, host: &Person) -> Vec<Chair> {
        let chair = |wanted: &Wanted| match wanted {
            Wanted::Me => Chair::person(host.id),
            Wanted::Here => Chair::of(Holder::Here(host.id)),
            Wanted::Person => Chair::open(),
            Wanted::Bot(kind) => Chair::bot(*kind),
        };
        self.seats.iter().map(chair).collect()
    }
}

impl House {
    /// Opens a table. What cannot be played is refused before anything is kept.
    pub(crate) async fn open_table(&self, person: &Person, plan: Plan) -> Result<TableId, Fault> {
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
        let head = Head {
            id: new_id(self),
            game: plan.game.clone(),
            listing: plan.listing,
            terms: plan.terms(person)?,
            seed: Seed::from_bytes(self.settings.luck.bytes()),
            at: self.settings.clock.now(),
        };
        let sitting = Sitting::new(&self.catalog, head, count as u8)?;
        self.quota.table(person.id, Instant::now())?;
        if plan.listing == Listing::Public {
            let hosted = self.store.hosted_public(person.id).await.map_err(|error| unavailable(&error))?;
            if hosted >= MOST_PUBLIC {
                return Err(Fault::TooManyPublic { most: MOST_PUBLIC });
            }
        }
        let (sitting, first) = sitting.open(&plan.chairs(person), plan.pace, person)?;
        let opened = Opened::of(&sitting, plan.rematch_of);
        match self.journal.open(&opened, &first, &facts(&sitting)).await {
            Ok(()) => Ok(opened.id),
            Err(CreateError::RematchExists(id)) => Ok(id),
            Err(error) => Err(unavailable(&error).into()),
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
