//! Who sits where.

use core::fmt;
use core::str::FromStr;

use bots::Kind;
use kernel::{MAX_SEATS, Seat, SeatSet};

use crate::{PersonId, Refusal};

/// What the bots in the seats are called, in every language.
pub const BOTS: [&str; MAX_SEATS] = ["Ogma", "Brigid", "Lugh", "Nemain", "Taran"];

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet: whoever has the link may sit down.
    Open,
    /// A person.
    Person(PersonId),
    /// Somebody at the screen of this person, who may hold several seats so.
    Here(PersonId),
    /// A bot.
    Bot(Kind),
}

impl Holder {
    /// The person who decides for the seat.
    pub fn person(self) -> Option<PersonId> {
        match self {
            Holder::Person(person) | Holder::Here(person) => Some(person),
            Holder::Open | Holder::Bot(_) => None,
        }
    }
}

/// May somebody new take over from a bot while the game runs?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Offer {
    /// No.
    #[default]
    Closed,
    /// Yes, whoever may know what the seat knows.
    Offered,
}

/// One seat with who holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who holds it.
    pub holder: Holder,
    /// Who left this seat to a bot and may have it back.
    pub kept_for: Option<PersonId>,
    /// May somebody new take over from its bot?
    pub offer: Offer,
}

impl Chair {
    /// A seat of somebody.
    pub fn of(holder: Holder) -> Chair {
        Chair { holder, kept_for: None, offer: Offer::Closed }
    }

    /// A seat for whoever comes.
    pub fn open() -> Chair {
        Chair::of(Holder::Open)
    }

    /// A seat for a person.
    pub fn person(person: PersonId) -> Chair {
        Chair::of(Holder::Person(person))
    }

    /// A seat for a bot.
    pub fn bot(kind: Kind) -> Chair {
        Chair::of(Holder::Bot(kind))
    }

    /// The same seat, which its bot keeps for a person.
    #[must_use]
    pub fn kept_for(self, person: Option<PersonId>) -> Chair {
        Chair { kept_for: person, ..self }
    }
}

/// `open`, `person 7`, `here 7`, `bot 3/builder`, `bot 3 for 7`, `bot 3 for 7 offered`.
impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.holder {
            Holder::Open => f.write_str("open")?,
            Holder::Person(person) => write!(f, "person {person}")?,
            Holder::Here(person) => write!(f, "here {person}")?,
            Holder::Bot(kind) => write!(f, "bot {kind}")?,
        }
        if let Some(person) = self.kept_for {
            write!(f, " for {person}")?;
        }
        if self.offer == Offer::Offered {
            f.write_str(" offered")?;
        }
        Ok(())
    }
}

/// A text that describes no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadChair;

impl FromStr for Chair {
    type Err = BadChair;

    fn from_str(text: &str) -> Result<Chair, BadChair> {
        let mut words = text.split(' ');
        let person =
            |word: Option<&str>| word.and_then(|word| word.parse().ok()).map(PersonId).ok_or(BadChair);
        let mut chair = Chair::of(match words.next() {
            Some("open") => Holder::Open,
            Some("person") => Holder::Person(person(words.next())?),
            Some("here") => Holder::Here(person(words.next())?),
            Some("bot") => Holder::Bot(words.next().and_then(|kind| kind.parse().ok()).ok_or(BadChair)?),
            _ => return Err(BadChair),
        });
        let mut word = words.next();
        if word == Some("for") {
            chair.kept_for = Some(person(words.next())?);
            word = words.next();
        }
        if word == Some("offered") {
            chair.offer = Offer::Offered;
            word = words.next();
        }
        if word.is_none() { Ok(chair) } else { Err(BadChair) }
    }
}

/// All seats of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chairs(Vec<Chair>);

impl Chairs {
    /// The seats in their order.
    pub fn new(chairs: Vec<Chair>) -> Chairs {
        Chairs(chairs)
    }

    /// How many there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// The seats with who holds them.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// The seat with this number.
    pub fn get(&self, seat: Seat) -> Option<&Chair> {
        self.0.get(seat.index())
    }

    /// Who holds a seat; nobody holds a seat that the table does not have.
    pub fn holder(&self, seat: Seat) -> Option<Holder> {
        self.get(seat).map(|chair| chair.holder)
    }

    /// The seat with this number, which the table must have.
    pub fn known(&self, seat: Seat) -> Result<Chair, Refusal> {
        self.get(seat).copied().ok_or(Refusal::NoSuchSeat { seat, seats: self.count() })
    }

    /// The seats a person holds.
    pub fn held_by(&self, person: PersonId) -> SeatSet {
        self.filter(|chair| chair.holder.person() == Some(person))
    }

    /// The seats that bots keep for a person.
    pub fn kept_for(&self, person: PersonId) -> SeatSet {
        self.filter(|chair| chair.kept_for == Some(person))
    }

    /// The seats that bots hold.
    pub fn bots(&self) -> SeatSet {
        self.filter(|chair| matches!(chair.holder, Holder::Bot(_)))
    }

    /// The seats that nobody holds.
    pub fn open(&self) -> SeatSet {
        self.filter(|chair| chair.holder == Holder::Open)
    }

    /// The seats that somebody new may take over while the game runs.
    pub fn offered(&self) -> SeatSet {
        self.filter(|chair| chair.offer == Offer::Offered || chair.holder == Holder::Open)
    }

    /// The persons at the table, each once.
    pub fn persons(&self) -> Vec<PersonId> {
        self.each(|chair| chair.holder.person())
    }

    /// Everybody who has a say: the persons at the table, and those for whom bots keep seats.
    pub fn concerned(&self) -> Vec<PersonId> {
        self.each(|chair| chair.holder.person().or(chair.kept_for))
    }

    fn each(&self, who: impl Fn(&Chair) -> Option<PersonId>) -> Vec<PersonId> {
        let mut persons = Vec::new();
        for person in self.0.iter().filter_map(who) {
            if !persons.contains(&person) {
                persons.push(person);
            }
        }
        persons
    }

    fn filter(&self, wanted: impl Fn(&Chair) -> bool) -> SeatSet {
        self.iter().filter(|(_, chair)| wanted(chair)).map(|(seat, _)| seat).collect()
    }

    /// Does this person hold this seat?
    pub fn own(&self, person: PersonId, seat: Seat) -> Result<(), Refusal> {
        match self.known(seat)?.holder.person() {
            Some(holder) if holder == person => Ok(()),
            _ => Err(Refusal::NotYourSeat { seat }),
        }
    }

    /// Puts somebody on a seat of the table.
    pub(crate) fn put(&mut self, seat: Seat, chair: Chair) {
        // A table may be opened seat by seat.
        if seat.index() == self.0.len() {
            self.0.push(chair);
        } else if let Some(place) = self.0.get_mut(seat.index()) {
            *place = chair;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chairs_read_back_as_they_are_written() {
        let written = [
            "open",
            "person 7",
            "here 7",
            "bot 3",
            "bot greedy",
            "bot 4/builder for 12",
            "bot 3 offered",
            "bot 3 for 9 offered",
        ];
        for text in written {
            assert_eq!(text.parse::<Chair>().map(|chair| chair.to_string()), Ok(text.to_owned()));
        }
        for wrong in
            ["", "person", "person x", "bot", "bot 9", "open now", "bot 3 for", "bot 3 offered for 9"]
        {
            assert_eq!(wrong.parse::<Chair>(), Err(BadChair), "{wrong:?}");
        }
    }
}
