//! People, and tables for them.

use std::sync::LazyLock;

use catalog::{Catalog, Seed};
use kernel::{Dice, Seat, Turn};
use table::{
    Act, Chair, Deed, Head, Holder, Kept, Listing, Looked, Opened, Outcome, Pace, Person, PersonId, Refusal,
    Seen, Sitting, Terms,
};

pub(crate) static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::built_in);

pub(crate) fn person(number: i64) -> Person {
    Person { id: PersonId(number), name: format!("Person {number}").into() }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A table with its acts, and the time.
pub(crate) struct Game {
    pub(crate) sitting: Sitting,
    pub(crate) acts: Vec<Act>,
    pub(crate) now: i64,
    pub(crate) seen: Seen,
    opened: Opened,
}

impl Game {
    /// A table that person 1 opens.
    pub(crate) fn open(game: &str, chairs: &[Chair]) -> Game {
        Game::open_with(game, chairs, |_| {})
    }

    pub(crate) fn open_with(game: &str, chairs: &[Chair], agree: impl FnOnce(&mut Terms)) -> Game {
        let host = person(1);
        let mut terms = Terms::usual(host.id);
        agree(&mut terms);
        let head = Head {
            id: "t".parse().unwrap(),
            game: game.to_owned(),
            listing: Listing::Public,
            terms,
            seed: Seed::from_number(7),
            at: 1_000,
        };
        let sitting = Sitting::new(&CATALOG, head, chairs.len() as u8).unwrap();
        let (sitting, first) = sitting.open(chairs, Pace::Normal, &host).unwrap();
        let opened = Opened::of(&sitting, None);
        let seen = Seen { from: 1_000, ..Seen::default() };
        Game { sitting, acts: vec![first], now: 2_000, seen, opened }
    }

    /// A table with a person in each seat, numbered from 1.
    pub(crate) fn of_people(game: &str, seats: u8) -> Game {
        let chairs: Vec<Chair> =
            (1..=i64::from(seats)).map(|number| Chair::person(PersonId(number))).collect();
        Game::open(game, &chairs)
    }

    pub(crate) fn try_do(&mut self, person: &Person, deed: &Deed) -> Result<Option<Seat>, Refusal> {
        self.now += 10;
        let outcome = self.sitting.act(self.now, person, deed, &self.seen)?;
        Ok(outcome.and_then(|outcome| self.take(outcome)))
    }

    pub(crate) fn take(&mut self, Outcome { sitting, act, seat }: Outcome) -> Option<Seat> {
        self.sitting = sitting;
        self.acts.push(act);
        seat
    }

    #[track_caller]
    pub(crate) fn does(&mut self, number: i64, deed: &Deed) -> Option<Seat> {
        self.try_do(&person(number), deed).unwrap()
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, number: i64, deed: &Deed) -> &'static str {
        let before = self.sitting.acts;
        let code = self.try_do(&person(number), deed).unwrap_err().code();
        assert_eq!(self.sitting.acts, before, "a refusal changes nothing");
        code
    }

    /// What a person has seen of the table now.
    pub(crate) fn looked(&self, number: i64) -> Looked {
        Looked::Version(self.sitting.version(self.sitting.eyes_of(Some(PersonId(number)))))
    }

    /// A random decision of a seat, as its person would send it now.
    pub(crate) fn decision(&self, seat: Seat, dice: &mut Dice) -> Deed {
        let person = self.sitting.chairs.holder(seat).and_then(Holder::person).unwrap();
        let action = dice.pick(&self.sitting.table.legal(seat)).text.clone();
        Deed::Act { seat, looked: self.looked(person.0), actions: vec![action] }
    }

    /// Lets whoever has to decide do so at random; bots too.
    pub(crate) fn step(&mut self, dice: &mut Dice) -> bool {
        let Turn::Decide(seats) = self.sitting.table.turn() else { return false };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *dice.pick(&seats);
        match self.sitting.chairs.holder(seat) {
            Some(Holder::Person(id) | Holder::Here(id)) => {
                let deed = self.decision(seat, dice);
                self.does(id.0, &deed);
            }
            Some(Holder::Bot(_)) => {
                let action = dice.pick(&self.sitting.table.legal(seat)).text.clone();
                let outcome = self.sitting.bot_acts(self.now, seat, action).unwrap();
                self.take(outcome);
            }
            Some(Holder::Open) | None => return false,
        }
        true
    }

    pub(crate) fn play(&mut self, dice: &mut Dice, decisions: usize) {
        for _ in 0..decisions {
            if !self.step(dice) {
                return;
            }
        }
    }

    /// The same table, rebuilt from what was kept.
    pub(crate) fn rebuilt(&self) -> Sitting {
        let names = (1..20).map(|number| (PersonId(number), person(number).name.to_string())).collect();
        let (opened, acts) = (self.opened.clone(), self.acts.clone());
        Kept { opened, acts, names, rematch: None }.rebuild(&CATALOG).unwrap()
    }

    /// Everything that must come out the same when a table is rebuilt.
    pub(crate) fn told(sitting: &Sitting) -> impl PartialEq + core::fmt::Debug + use<> {
        let numbers: Vec<(u32, u32)> = (0..8)
            .map(|number| sitting.eyes_of(Some(PersonId(number))))
            .map(|eyes| (sitting.version(eyes), sitting.told(eyes)))
            .collect();
        let names: Vec<String> = Seat::ALL.map(|seat| sitting.name(seat).to_owned()).to_vec();
        let chat: Vec<String> = sitting.chat.latest().map(|said| said.text.clone()).collect();
        (
            (
                sitting.table.log(),
                sitting.table.redealt().to_vec(),
                sitting.chairs.clone(),
                sitting.wish.clone(),
            ),
            (numbers, names, chat, sitting.notes.to_vec(), sitting.pace, sitting.since, sitting.acts),
            (sitting.stage(), sitting.given_up, sitting.is_open()),
        )
    }
}
