//! What happened in one game of Rune Stones, as far as a balance report asks.

use game_runestones::{Action, Card, CardSet, Event, Fact, Rune, Runes, State, Witness};
use kernel::{Rules as _, Seat, SeatSet, Standings};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// Abilities of cards, extra points included.
    Cards,
    /// Die results.
    Die,
    /// Bonuses of smithies.
    Smithies,
    /// Rows that were handed in.
    Rows,
    /// Rows at the end.
    FinalRows,
    /// Pieces left over.
    Leftover,
}

impl Source {
    /// All sources in the order of the report.
    pub(crate) const ALL: [Source; 6] =
        [Source::Cards, Source::Die, Source::Smithies, Source::Rows, Source::FinalRows, Source::Leftover];

    /// Its name in the report.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Source::Cards => "cards",
            Source::Die => "die",
            Source::Smithies => "smithies",
            Source::Rows => "rows exchanged",
            Source::FinalRows => "rows at the end",
            Source::Leftover => "left over",
        }
    }
}

/// What one player did.
#[derive(Clone, Debug)]
pub(crate) struct Deeds {
    /// Creatures that came into the deck.
    pub(crate) acquired: CardSet,
    /// The first rune stone taken.
    pub(crate) first: Option<Rune>,
    /// All rune stones at the end.
    pub(crate) runes: Runes,
    /// Rows handed in, by length.
    pub(crate) rows: [u32; 6],
    /// Rows scored at the end, by length.
    pub(crate) final_rows: [u32; 6],
    /// Points by source.
    pub(crate) points: [i64; Source::ALL.len()],
    /// Actions: summon, abilities, forge, pass.
    pub(crate) actions: [u32; 4],
    /// Points that each card gave, extra points included.
    pub(crate) by_card: [u16; 128],
    /// How often each card was laid out.
    pub(crate) laid: [u16; 128],
}

impl Default for Deeds {
    fn default() -> Deeds {
        Deeds {
            acquired: CardSet::EMPTY,
            first: None,
            runes: Runes::default(),
            rows: [0; 6],
            final_rows: [0; 6],
            points: [0; Source::ALL.len()],
            actions: [0; 4],
            by_card: [0; 128],
            laid: [0; 128],
        }
    }
}

impl Deeds {
    /// The longest row that gave points; 0 if none did.
    pub(crate) fn longest(&self) -> usize {
        (0..6).rev().find(|length| self.rows[*length] + self.final_rows[*length] > 0).unwrap_or(0)
    }

    fn score(&mut self, points: u16, witness: Witness) {
        let source = match witness {
            Witness::Card(card) | Witness::Extra(card) => {
                self.by_card[card.index()] += points;
                Source::Cards
            }
            Witness::Die => Source::Die,
            Witness::Smithy(_) => Source::Smithies,
            Witness::Row(_, length) => {
                self.rows[usize::from(length)] += 1;
                Source::Rows
            }
            Witness::FinalRow(_, length) => {
                self.final_rows[usize::from(length)] += 1;
                Source::FinalRows
            }
            Witness::Leftover(_) => Source::Leftover,
        };
        self.points[source as usize] += i64::from(points);
    }
}

/// What happened in one game.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    /// What each player did, in the order of the seats.
    pub(crate) deeds: Vec<Deeds>,
    /// The druid of each seat, as an index.
    pub(crate) druids: Vec<usize>,
    /// The start player.
    pub(crate) start: Seat,
    /// Rounds played.
    pub(crate) rounds: u8,
    /// Where everybody came.
    pub(crate) standings: Standings,
}

impl Story {
    /// A story that begins with this position.
    pub(crate) fn of(state: &State) -> Story {
        let seats = || Seat::first(state.config.seats);
        Story {
            deeds: seats().map(|_| Deeds::default()).collect(),
            druids: seats().map(|seat| usize::from(state.config.druids[seat.index()])).collect(),
            start: state.common.first,
            rounds: 0,
            standings: game_runestones::RuneStones::standings(state),
        }
    }

    /// Hears of a fact.
    pub(crate) fn hear(&mut self, event: &Event) {
        let mut gets = |seat: Seat, card: Card| self.deeds[seat.index()].acquired.insert(card);
        match *event {
            Fact::StartDrawn { seat } => self.start = seat,
            Fact::Summoned { seat, card, .. }
            | Fact::CardCalled { seat, card, .. }
            | Fact::CardDrawn { seat, card } => gets(seat, card),
            Fact::CardLaid { seat, card } => self.deeds[seat.index()].laid[card.index()] += 1,
            Fact::ActionChosen { seat, action } => {
                let kind = match action {
                    Action::Summon => 0,
                    Action::Abilities => 1,
                    Action::Forge => 2,
                    _ => 3,
                };
                self.deeds[seat.index()].actions[kind] += 1;
            }
            Fact::RuneTaken { seat, rune } => {
                self.deeds[seat.index()].first.get_or_insert(rune);
            }
            Fact::Points { seat, points, witness } => self.deeds[seat.index()].score(points, witness),
            _ => {}
        }
    }

    /// Ends with this position.
    pub(crate) fn end(&mut self, state: &State) {
        self.rounds = state.common.round;
        self.standings = game_runestones::RuneStones::standings(state);
        for (deeds, seat) in self.deeds.iter_mut().zip(Seat::first(state.config.seats)) {
            deeds.runes = state.common.players[seat].runes;
        }
    }

    /// How many play.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.standings.seats())
    }

    /// The points of a seat.
    pub(crate) fn score(&self, seat: Seat) -> i64 {
        i64::from(self.standings.of(seat).tiers[0])
    }

    /// Who won.
    pub(crate) fn winners(&self) -> SeatSet {
        self.standings.winners()
    }
}
