//! Who sits where.

use bots::Kind;
use kernel::{MAX_SEATS, Seat, SeatSet};

use crate::table::Refusal;
use store::PersonId;

/// What the bots in the seats are called, in every language.
pub(crate) const BOTS: [&str; MAX_SEATS] = ["Ogma", "Brigid", "Lugh", "Nemain", "Taran"];

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet: whoever has the link may sit down.
    Open,
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot(Kind),
}

/// One seat with who holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who holds it.
    pub holder: Holder,
    /// What the holder is called; empty while nobody sits here.
    pub name: String,
    /// Who left this seat to a bot and may have it back.
    pub kept_for: Option<PersonId>,
}

impl Chair {
    /// A seat for a bot, with a name of its own, so that two bots of a table can be told apart.
    pub fn bot(kind: Kind, seat: Seat) -> Chair {
        Chair { holder: Holder::Bot(kind), name: BOTS[seat.index()].to_owned(), kept_for: None }
    }

    /// The same seat, which its bot keeps for a person.
    #[must_use]
    pub fn kept_for(self, person: Option<PersonId>) -> Chair {
        Chair { kept_for: person, ..self }
    }

    /// A seat for a person.
    pub fn person(person: PersonId, name: &str) -> Chair {
        Chair { holder: Holder::Person(person), name: name.to_owned(), kept_for: None }
    }

    /// A seat for whoever comes.
    pub fn open() -> Chair {
        Chair { holder: Holder::Open, name: String::new(), kept_for: None }
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

    /// The seats with who holds them.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Who holds a seat; nobody holds a seat that the table does not have.
    pub fn holder(&self, seat: Seat) -> Option<Holder> {
        self.0.get(seat.index()).map(|chair| chair.holder)
    }

    /// What the holder of a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", |chair| chair.name.as_str())
    }

    /// The seats a person holds.
    pub fn held_by(&self, person: PersonId) -> SeatSet {
        self.filter(|holder| holder == Holder::Person(person))
    }

    /// The seats that bots keep for a person.
    pub fn kept_for(&self, person: PersonId) -> SeatSet {
        self.iter().filter(|(_, chair)| chair.kept_for == Some(person)).map(|(seat, _)| seat).collect()
    }

    /// The seat with this number.
    pub fn get(&self, seat: Seat) -> Option<&Chair> {
        self.0.get(seat.index())
    }

    /// The seats that bots hold.
    pub fn bots(&self) -> SeatSet {
        self.filter(|holder| matches!(holder, Holder::Bot(_)))
    }

    /// The seats that nobody holds.
    pub fn open(&self) -> SeatSet {
        self.filter(|holder| holder == Holder::Open)
    }

    /// The persons at the table, each once.
    pub fn persons(&self) -> Vec<PersonId> {
        let mut persons = Vec::new();
        for chair in &self.0 {
            if let Holder::Person(person) = chair.holder
                && !persons.contains(&person)
            {
                persons.push(person);
            }
        }
        persons
    }

    fn filter(&self, wanted: impl Fn(Holder) -> bool) -> SeatSet {
        self.iter().filter(|(_, chair)| wanted(chair.holder)).map(|(seat, _)| seat).collect()
    }

    /// Does this person hold this seat?
    pub fn own(&self, person: PersonId, seat: Seat) -> Result<(), Refusal> {
        match self.holder(seat) {
            None => Err(Refusal::NoSuchSeat { seat, seats: self.0.len() as u8 }),
            Some(Holder::Person(holder)) if holder == person => Ok(()),
            Some(_) => Err(Refusal::NotYourSeat { seat }),
        }
    }

    /// The seat somebody gets who wants `wish`, or any if there is no wish.
    pub fn vacant(&self, wish: Option<Seat>) -> Result<Seat, Refusal> {
        match wish {
            None => self.open().lowest().ok_or(Refusal::NoFreeSeat),
            Some(seat) => match self.holder(seat) {
                None => Err(Refusal::NoSuchSeat { seat, seats: self.0.len() as u8 }),
                Some(Holder::Open) => Ok(seat),
                Some(_) => Err(Refusal::SeatTaken { seat }),
            },
        }
    }

    /// Puts somebody on a seat of the table.
    pub fn put(&mut self, seat: Seat, chair: Chair) {
        if let Some(place) = self.0.get_mut(seat.index()) {
            *place = chair;
        }
    }

    /// A person is called otherwise now. Says whether anything changed.
    pub fn rename(&mut self, person: PersonId, name: &str) -> bool {
        let mut changed = false;
        for chair in self.0.iter_mut().filter(|chair| chair.holder == Holder::Person(person)) {
            changed |= chair.name != name;
            name.clone_into(&mut chair.name);
        }
        changed
    }
}
