//! What must hold in every position: no card in two places, no piece lost.

use kernel::Seat;

use super::{Phase, Player, Secret, State, Work};
use crate::ids::{Card, CardSet, Colour, Gem, MAX_SMITHIES, Row, Rune};

/// An invariant that a state breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Broken {
    /// A creature is in two places.
    CreatureTwice { card: Card },
    /// A druid card is in two places, or in a pile of creatures.
    DruidCardTwice { seat: Seat, card: Card },
    /// A card that does not exist.
    NoSuchCard,
    /// The hidden cards are not cards that are unseen, or not as many as the hand has.
    Hand { seat: Seat },
    /// The draw pile is empty, but not all hand cards are known.
    Knowledge { seat: Seat },
    /// A player has too many rune stones, or a gem on one that he does not have.
    Runes { seat: Seat },
    /// A space holds two artifacts, or a coloured one lies on the wild space.
    Row { seat: Seat, row: Row },
    /// A card lies beyond the display, or an artifact beyond the smithies.
    OffBoard,
    /// Work, cards laid out and smithies used do not fit the phase.
    Course,
    /// A seat beyond the table has something.
    EmptySeat { seat: Seat },
    /// A creature is nowhere.
    CreatureMissing,
    /// There are too many or too few gems of a kind.
    Gems { gem: Gem },
    /// There is too much or too little ore.
    Ore,
    /// There are too many or too few artifacts of a kind.
    Artifacts { kind: Gem },
    /// There are too many or too few rune stones of a type.
    RuneStones { rune: Rune },
    /// Nobody sits at the active or the first seat.
    Seats,
}

impl State {
    /// Checks what must hold in every position, whether reached by play or written by hand.
    pub fn audit(&self) -> Result<(), Broken> {
        let common = &self.common;
        if common.active.number() >= self.config.seats || common.first.number() >= self.config.seats {
            return Err(Broken::Seats);
        }
        self.audit_cards()?;
        Seat::ALL.into_iter().try_for_each(|seat| self.audit_player(seat))?;
        let data = self.config.data;
        let beyond = common.display[data.costs.len()..].iter().any(Option::is_some);
        let wild = |index: usize| data.smithies.get(index).is_none_or(|smithy| smithy.wild);
        let stray = (0..MAX_SMITHIES).any(|index| wild(index) && common.smithies[index].is_some());
        if beyond || stray {
            return Err(Broken::OffBoard);
        }
        self.audit_course()
    }

    /// Each card is in one place at most.
    fn audit_cards(&self) -> Result<(), Broken> {
        let common = &self.common;
        let mut taken = CardSet::EMPTY;
        let mut put = |cards: CardSet| {
            if let Some(card) = taken.and(cards).lowest() {
                return Err(Broken::CreatureTwice { card });
            }
            taken = taken.or(cards);
            Ok(())
        };
        put(common.pile)?;
        put(common.discard)?;
        common.display.iter().flatten().try_for_each(|card| put(CardSet::only(*card)))?;
        let laid: CardSet = common.course.laid.iter().map(|laid| laid.card).collect();
        if laid.len() as usize != common.course.laid.len() {
            return Err(Broken::Course);
        }
        put(laid.and_not(CardSet::DRUIDS))?;
        for seat in Seat::first(self.config.seats) {
            let player = &common.players[seat];
            let mut own = if seat == common.active { laid.and(CardSet::DRUIDS) } else { CardSet::EMPTY };
            for set in [player.known, player.unseen, player.discard] {
                let druids = set.and(CardSet::DRUIDS);
                if let Some(card) = own.and(druids).lowest() {
                    return Err(Broken::DruidCardTwice { seat, card });
                }
                own = own.or(druids);
                put(set.and_not(CardSet::DRUIDS))?;
            }
            if !CardSet::deck(self.config.data.deck_size).contains_all(own) {
                return Err(Broken::NoSuchCard);
            }
        }
        if self.config.data.creatures.contains_all(taken) { Ok(()) } else { Err(Broken::NoSuchCard) }
    }

    fn audit_player(&self, seat: Seat) -> Result<(), Broken> {
        let (player, secret) = (&self.common.players[seat], &self.secrets[seat]);
        if seat.number() >= self.config.seats {
            let empty = *player == Player::default() && *secret == Secret::default();
            return if empty { Ok(()) } else { Err(Broken::EmptySeat { seat }) };
        }
        let in_hand = secret.hidden.len() + player.known.len();
        if !player.unseen.contains_all(secret.hidden) || in_hand != player.hand {
            return Err(Broken::Hand { seat });
        }
        if secret.hidden == player.unseen && !player.unseen.is_empty() {
            return Err(Broken::Knowledge { seat });
        }
        let stone = player.wild_colour.is_none() || player.runes.contains(Rune::WildColor);
        if player.runes.len() > self.config.data.rules.rune_limit || !stone {
            return Err(Broken::Runes { seat });
        }
        for row in Row::ALL {
            let spaces = player.rows[row.index()];
            if spaces.coloured & spaces.wild != 0 || spaces.coloured > 0b1111 || spaces.wild > 0b1_1111 {
                return Err(Broken::Row { seat, row });
            }
        }
        Ok(())
    }

    fn audit_course(&self) -> Result<(), Broken> {
        let (phase, course) = (self.common.phase, &self.common.course);
        let working = match phase {
            Phase::Gem | Phase::Slot => matches!(course.work, Work::Part { .. }),
            Phase::Place => matches!(course.work, Work::Artifact { .. }),
            Phase::Pay | Phase::Die { .. } | Phase::DrawDie | Phase::DrawCard { .. } => {
                course.work != Work::Nothing
            }
            _ => course.work == Work::Nothing,
        };
        let laid = match (phase, course.work) {
            (Phase::Summon | Phase::Cards, _) => true,
            (Phase::Abilities, _) => !course.laid.is_empty(),
            (_, Work::Part { card, .. }) => course.laid.iter().any(|laid| laid.card == card),
            _ => course.laid.is_empty(),
        };
        let forged = match (phase, course.work) {
            (Phase::Forge, _) => true,
            (_, Work::Artifact { smithy, .. }) => course.forged >> smithy.index() & 1 == 1,
            _ => course.forged == 0,
        };
        if working && laid && forged { Ok(()) } else { Err(Broken::Course) }
    }

    /// Checks that no piece was lost or won since the setup; holds in every position reached by play.
    pub fn audit_conservation(&self) -> Result<(), Broken> {
        let (common, data) = (&self.common, self.config.data);
        let players = || Seat::first(self.config.seats).map(|seat| &common.players[seat]);
        let mut creatures = common.pile.or(common.discard);
        common.display.iter().flatten().for_each(|card| creatures.insert(*card));
        common.course.laid.iter().for_each(|laid| creatures.insert(laid.card));
        players().for_each(|player| creatures = creatures.or(player.owned()));
        if creatures.and_not(CardSet::DRUIDS) != data.creatures {
            return Err(Broken::CreatureMissing);
        }
        for gem in Gem::ALL {
            let on_stones = players()
                .filter(|player| player.wild_colour.is_some_and(|colour| Gem::from(colour) == gem))
                .count() as u8;
            let owned: u8 = players().map(|player| player.gems.of(gem)).sum();
            if common.supply.gems.of(gem) + owned + on_stones != data.supply.gems.of(gem) {
                return Err(Broken::Gems { gem });
            }
        }
        if common.supply.ore + players().map(|player| player.ore).sum::<u8>() != data.supply.ore {
            return Err(Broken::Ore);
        }
        let rows = || players().flat_map(|player| player.rows);
        for colour in Colour::ALL {
            let kind = colour.index();
            let placed: u8 = rows().map(|row| row.coloured >> kind & 1).sum();
            let open = common.smithies.iter().filter(|artifact| **artifact == Some(colour)).count() as u8;
            let piles = common.artifacts.count(kind) + common.artifact_discard.count(kind);
            if placed + open + piles != data.artifacts.count(kind) {
                return Err(Broken::Artifacts { kind: colour.into() });
            }
        }
        let wild: u32 = rows().map(|row| row.wild.count_ones()).sum();
        if wild + u32::from(common.wild_artifacts) != u32::from(data.wild_artifacts) {
            return Err(Broken::Artifacts { kind: Gem::Wild });
        }
        let copies = data.rune_copies.get(&self.config.seats).copied().unwrap_or(0);
        for rune in Rune::ALL {
            let owned = players().filter(|player| player.runes.contains(rune)).count() as u8;
            if owned + common.runes[rune.index()] != copies {
                return Err(Broken::RuneStones { rune });
            }
        }
        Ok(())
    }
}
