//! 4.1: the state, in lists and maps.

use std::collections::{BTreeMap, BTreeSet};

use crate::cards::{self, COLOURS, Face, KINDS, Word, constants, file};

/// What belongs to one player.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) druid: Word,
    pub(crate) score: usize,
    /// By kind.
    pub(crate) gems: BTreeMap<Word, usize>,
    pub(crate) ore: usize,
    pub(crate) hand: Vec<usize>,
    pub(crate) draw: Vec<usize>,
    pub(crate) discard: Vec<usize>,
    pub(crate) removed: Vec<usize>,
    pub(crate) runes: Vec<Word>,
    pub(crate) wild_color: Option<Word>,
    /// By space, what lies there: the colour of the artifact, or `wild`.
    pub(crate) rows: [BTreeMap<Word, Word>; 2],
    /// Section 6: K.
    pub(crate) known: BTreeSet<usize>,
    /// Section 6: U.
    pub(crate) unseen: BTreeSet<usize>,
}

impl Player {
    fn setup(druid: Word) -> Player {
        let mut gems = file().start_resources.by_kind();
        let ore = gems.remove("ore").expect("ore is a piece");
        let deck: Vec<usize> = file()
            .druid_card
            .iter()
            .filter(|face| face.druid.as_deref() == Some(druid))
            .map(|face| face.number)
            .collect();
        Player {
            druid,
            score: constants().start_score,
            gems,
            ore,
            hand: Vec::new(),
            unseen: deck.iter().copied().collect(),
            draw: deck,
            discard: Vec::new(),
            removed: Vec::new(),
            runes: Vec::new(),
            wild_color: None,
            rows: [BTreeMap::new(), BTreeMap::new()],
            known: BTreeSet::new(),
        }
    }

    /// Does the player own this rune stone?
    pub(crate) fn has(&self, rune: &str) -> bool {
        self.runes.contains(&rune)
    }

    /// What is printed on a card of this player.
    pub(crate) fn face(&self, number: usize) -> &'static Face {
        cards::creature(number).unwrap_or_else(|| cards::druid_card(self.druid, number))
    }

    /// How many cards the hand is refilled to.
    pub(crate) fn hand_limit(&self) -> usize {
        if self.has("hand_limit") { constants().hand_limit_with_rune } else { constants().hand_limit }
    }

    /// Section 6: when the draw pile is empty, all cards of U are in the hand.
    pub(crate) fn deduce(&mut self) {
        if self.draw.is_empty() {
            self.known.append(&mut self.unseen);
        }
    }

    /// Section 6: a card that is played leaves K or U.
    pub(crate) fn leave_hand(&mut self, card: usize) {
        let place = self.hand.iter().position(|held| *held == card).expect("the card is in the hand");
        self.hand.remove(place);
        self.known.remove(&card);
        self.unseen.remove(&card);
    }
}

/// A card laid out or shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) card: usize,
    /// Its parts that were used.
    pub(crate) used: Vec<usize>,
    /// Has it given its extra point?
    pub(crate) extra: bool,
}

impl Laid {
    pub(crate) fn new(card: usize) -> Laid {
        Laid { card, used: Vec::new(), extra: false }
    }
}

/// Why something is refilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    Setup,
    Turn,
    Exchange,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Action,
    /// `SUMMON_CARDS` and `SUMMON_SLOTS`.
    Summon,
    /// `ABILITY_CARDS`.
    Cards,
    /// `ABILITY_MENU`.
    Abilities,
    Gem,
    Slot,
    Pay,
    Die {
        face: usize,
        left: usize,
    },
    Forge,
    Place,
    Exchange,
    Rune,
    DrawSmithies(Occasion),
    DrawHand(Occasion),
    DrawDisplay(Occasion),
    DrawStart,
    DrawDie,
    /// Die face 3 is carried out; so many applications come after it.
    DrawCard {
        face: usize,
        left: usize,
    },
    /// With the reason.
    Over(Word),
}

impl Step {
    /// 4.2: decisions at which the free actions are offered.
    pub(crate) fn is_menu(self) -> bool {
        matches!(self, Step::Action | Step::Abilities | Step::Die { .. } | Step::Forge | Step::Exchange)
    }

    pub(crate) fn is_chance(self) -> bool {
        matches!(
            self,
            Step::DrawSmithies(_)
                | Step::DrawHand(_)
                | Step::DrawDisplay(_)
                | Step::DrawStart
                | Step::DrawDie
                | Step::DrawCard { .. }
        )
    }
}

/// What is still to come after a sub-decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    Nothing,
    /// The effects of a part, from `next` on.
    Part {
        card: usize,
        part: usize,
        next: usize,
    },
    /// Place and bonus of an artifact.
    Artifact {
        smithy: usize,
        with: Word,
    },
}

/// Everything.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) players: Vec<Player>,
    /// Gems by kind, and ore.
    pub(crate) supply: BTreeMap<Word, usize>,
    pub(crate) pile: Vec<usize>,
    pub(crate) discard: Vec<usize>,
    /// Slot 1 comes first.
    pub(crate) display: Vec<Option<usize>>,
    pub(crate) artifacts: Vec<Word>,
    pub(crate) artifact_discard: Vec<Word>,
    /// By the number of the smithy.
    pub(crate) smithies: BTreeMap<usize, Option<Word>>,
    pub(crate) wild_artifacts: usize,
    /// Copies left.
    pub(crate) runes: BTreeMap<Word, usize>,
    pub(crate) first: usize,
    pub(crate) active: usize,
    pub(crate) round: usize,
    /// 7.16.
    pub(crate) most_rounds: usize,
    /// The start player if it is not drawn.
    pub(crate) start: Option<usize>,
    pub(crate) step: Step,
    pub(crate) swapped: bool,
    pub(crate) laid: Vec<Laid>,
    pub(crate) work: Work,
    /// Smithies used in this action.
    pub(crate) forged: Vec<usize>,
    /// Rows exchanged in this turn; only for the account of what came about.
    pub(crate) exchanged: usize,
    /// What came about since somebody asked.
    pub(crate) notes: Vec<String>,
}

impl State {
    /// Section 3 up to the first draw.
    pub(crate) fn setup(druids: &[Word], start: Option<usize>, most_rounds: usize) -> State {
        let number = druids.len();
        let players: Vec<Player> = druids.iter().map(|druid| Player::setup(druid)).collect();
        let mut supply = file().supply.by_kind();
        for player in &players {
            for kind in KINDS {
                *supply.get_mut(kind).expect("a kind") -= player.gems[kind];
            }
            *supply.get_mut("ore").expect("ore") -= player.ore;
        }
        let artifacts = file().artifact.iter().filter(|artifact| artifact.color != "wild");
        let wild = file().artifact.iter().find(|artifact| artifact.color == "wild");
        State {
            players,
            supply,
            pile: file().creature.iter().map(|face| face.number).collect(),
            discard: Vec::new(),
            display: vec![None; file().display.costs_right_to_left.len()],
            artifacts: artifacts
                .flat_map(|artifact| std::iter::repeat_n(artifact.color.as_str(), artifact.count))
                .collect(),
            artifact_discard: Vec::new(),
            smithies: cards::ordinary_smithies().into_iter().map(|id| (id, None)).collect(),
            wild_artifacts: wild.expect("there are wild artifacts").count,
            runes: cards::runes().into_iter().map(|rune| (rune, cards::rune_copies(number))).collect(),
            first: start.unwrap_or(0),
            active: 0,
            round: 1,
            most_rounds,
            start,
            step: Step::DrawSmithies(Occasion::Setup),
            swapped: false,
            laid: Vec::new(),
            work: Work::Nothing,
            forged: Vec::new(),
            exchanged: 0,
            notes: Vec::new(),
        }
    }

    /// The player in turn.
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active]
    }

    /// The player in turn.
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// Who decides; nobody while something is to be drawn and at the end.
    pub(crate) fn decider(&self) -> Option<usize> {
        let nobody = self.step.is_chance() || matches!(self.step, Step::Over(_));
        (!nobody).then_some(self.active)
    }

    pub(crate) fn over(&self) -> bool {
        matches!(self.step, Step::Over(_))
    }

    /// Remembers that this came about.
    pub(crate) fn note(&mut self, what: impl Into<String>) {
        self.notes.push(what.into());
    }

    /// Which colours the supply has.
    pub(crate) fn colours_there(&self) -> Vec<Word> {
        COLOURS.into_iter().filter(|colour| self.supply[colour] > 0).collect()
    }

    /// Section 5: the place of each player.
    pub(crate) fn places(&self) -> Vec<usize> {
        let better = |player: &Player| self.players.iter().filter(|other| other.score > player.score).count();
        self.players.iter().map(|player| 1 + better(player)).collect()
    }
}
