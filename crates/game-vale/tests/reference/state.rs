//! A position and what is asked in it (4.1, 4.3).

use std::collections::{BTreeSet, VecDeque};

use crate::cards::{self, Card, Kind, Stones, stones};
use crate::coverage::{Happening, Note};

/// A seat number.
pub(crate) type Player = usize;

/// Where in a round the game is (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Before the first player is drawn.
    Start,
    /// Between two rounds: cards are being revealed (4.4).
    Reveal,
    Hunt,
    Action,
    Resolution,
    Over,
}

/// One option of one decision of 4.3, or the outcome of a draw.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Choice {
    /// D1.
    Hunt(Card),
    /// D2.
    Sell(Card),
    Tame(Card),
    Summon(Card, Stones),
    Release(Card, Stones),
    EndTurn,
    /// D3.
    Keep(Stones),
    /// D4.
    Activate(Card),
    /// D5.
    DiscardHand(Card),
    /// D6.
    FreeSummon(Card),
    /// D7.
    Recover(Card),
    /// D8, in area order.
    DiscardArea(Vec<Card>),
    /// D9.
    ChoosePlayer(Player),
    /// D10.
    ForcedDiscard(Card),
    /// D11.
    Copy(Card),
    /// D12: keys of options in printed order.
    Choose(Vec<String>),
    /// D13.
    TakeDiscarded(Card),
    /// Chance: who is first (R22).
    First(Player),
    /// Chance: the top card of the draw pile.
    Top(Card),
}

/// Who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decider {
    Player(Player),
    Chance,
}

/// A question without an answer yet.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) decider: Decider,
    pub(crate) options: Vec<Choice>,
}

/// What a step comes to: done, or stopped at a question.
pub(crate) type Run<T = ()> = Result<T, Question>;

/// Section 6: how a card came into a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Everybody saw it: tamed, recovered, taken from the discard pile, or drawn as known top card.
    Public,
    /// Drawn from the draw pile of this generation.
    Drawn(usize),
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) card: Card,
    pub(crate) way: Way,
}

/// An effect that is being carried out (4.3).
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) player: Player,
    pub(crate) source: Card,
    /// Whose effect it is: that of the source, unless it is a copy.
    pub(crate) printed_on: Card,
    pub(crate) kind: Kind,
    pub(crate) chosen: Option<Card>,
    pub(crate) discarded: usize,
    /// The payment that set off an `on_summon`.
    pub(crate) paid: Stones,
    /// The cards that this `activate_all` has activated.
    pub(crate) used: Option<BTreeSet<Card>>,
    /// The player chosen in D9, who is to discard.
    pub(crate) target: Option<Player>,
    /// The op that is being carried out, and the one after it: numbers in the order of print, where an op comes
    /// before those inside it.
    pub(crate) at: usize,
    pub(crate) next: usize,
}

impl Frame {
    /// A frame with empty slots.
    pub(crate) fn new(player: Player, source: Card, printed_on: Card, kind: Kind) -> Frame {
        Frame {
            player,
            source,
            printed_on,
            kind,
            chosen: None,
            discarded: 0,
            paid: stones(0, 0, 0),
            used: None,
            target: None,
            at: 0,
            next: 0,
        }
    }
}

/// 4.1, and the answers that the present step still has to use.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) players: usize,
    pub(crate) round: usize,
    pub(crate) first: Player,
    pub(crate) phase: Phase,
    pub(crate) active: Player,
    /// What lies in the draw pile without its known top card; in which order nobody knows.
    pub(crate) draw_pile: Vec<Card>,
    pub(crate) known_top: Option<Card>,
    /// Section 6: draw piles are numbered from 1.
    pub(crate) generation: usize,
    pub(crate) discard: Vec<Card>,
    pub(crate) display: Vec<(Card, Option<Player>)>,
    pub(crate) score: Vec<usize>,
    pub(crate) stones: Vec<Stones>,
    pub(crate) hand: Vec<Vec<Held>>,
    pub(crate) area: Vec<Vec<Card>>,
    /// What the active player has activated in this resolution turn.
    pub(crate) used: BTreeSet<Card>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) answers: VecDeque<Choice>,
    pub(crate) notes: Vec<Note>,
}

impl State {
    /// Section 3, before the first player is drawn.
    pub(crate) fn setup(players: usize) -> State {
        State {
            players,
            round: 1,
            first: 0,
            phase: Phase::Start,
            active: 0,
            draw_pile: cards::all(),
            known_top: None,
            generation: 1,
            discard: Vec::new(),
            display: Vec::new(),
            score: vec![0; players],
            stones: vec![stones(0, 0, 0); players],
            hand: vec![Vec::new(); players],
            area: vec![Vec::new(); players],
            used: BTreeSet::new(),
            frames: Vec::new(),
            answers: VecDeque::new(),
            notes: Vec::new(),
        }
    }

    /// The next answer, if it is there.
    pub(crate) fn ask(&mut self, decider: Decider, options: Vec<Choice>) -> Run<Choice> {
        assert!(!options.is_empty(), "a decision has options: {self:?}");
        match self.answers.pop_front() {
            Some(answer) => {
                assert!(options.contains(&answer), "{answer:?} is none of {options:?}");
                Ok(answer)
            }
            None => Err(Question { decider, options }),
        }
    }

    pub(crate) fn note(&mut self, happening: Happening) {
        self.notes.push(Note::Of(happening));
    }
}
