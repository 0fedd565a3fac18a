//! Why something cannot be done, and what would be right.

use game_vale::{Action, Card, Condition, Decision, Illegal, Kind, Obstacle, Op, Otherwise, View};
use kernel::Seat;

use super::due::{decision, effect, op};
use super::effect_text;
use super::sentences::Sentences;

impl Sentences<'_> {
    /// Why `seat` cannot do something. `options` are what it can do; the sentence names what would be right.
    pub fn refusal(&self, view: &View, seat: Seat, options: &[Action], illegal: Illegal) -> String {
        let texts = self.texts;
        let say = |id: &str| texts.say(id, &[]);
        let about = |id: &str, card: Card| texts.say(id, &[("card", self.card(card).into())]);
        match illegal {
            Illegal::GameOver => say("vale-refusal-game-over"),
            Illegal::ChanceFirst => say("vale-refusal-chance-first"),
            Illegal::NoChanceNow => say("vale-refusal-no-chance-now"),
            Illegal::OtherChance => say("vale-refusal-other-chance"),
            Illegal::NoSuchSeat { seat } => {
                let args = [("seat", (seat.number() + 1).into()), ("seats", self.config.seats.into())];
                texts.say("vale-refusal-no-such-seat", &args)
            }
            Illegal::NotYourDecision { decider } => {
                self.about("vale-refusal-not-your-decision", decider, &[])
            }
            Illegal::OtherDecision { due } => say(due_id(due)),
            Illegal::WrongNumber { needed } => texts.say(number_id(view), &[("needed", needed.into())]),
            Illegal::Twice { card } => about("vale-refusal-twice", card),
            Illegal::NotInPile { card } => about("vale-refusal-not-in-pile", card),
            Illegal::KnownTop { top } => about("vale-refusal-known-top", top),
            Illegal::NotInDisplay { card } => self.not_in_display(options, card),
            Illegal::Marked { card, by } => {
                self.about("vale-refusal-marked", by, &[("card", self.card(card).into())])
            }
            Illegal::NotYourMarker { card } => self.not_your_marker(view, seat, card),
            Illegal::MarkerLeft { card } => about("vale-refusal-marker-left", card),
            Illegal::NotInHand { card } if view.common.players[seat].marked.contains(card) => {
                about("vale-refusal-not-in-hand-sell", card)
            }
            Illegal::NotInHand { card } => about("vale-refusal-not-in-hand", card),
            Illegal::NotInArea { card } => about("vale-refusal-not-in-area", card),
            Illegal::NotDiscarded { card } => about("vale-refusal-not-discarded", card),
            Illegal::AreaFull { limit } => texts.say("vale-refusal-area-full", &[("limit", limit.into())]),
            Illegal::CannotAfford { cost, have: 0 } => {
                texts.say("vale-refusal-cannot-afford-none", &[("cost", cost.into())])
            }
            Illegal::CannotAfford { cost, have } => {
                let missing = cost.saturating_sub(have);
                let args = [("cost", cost.into()), ("have", have.into()), ("missing", missing.into())];
                texts.say("vale-refusal-cannot-afford", &args)
            }
            Illegal::NoSuchStones => {
                let own = self.stones(view.common.players[seat].stones);
                texts.say("vale-refusal-no-such-stones", &[("stones", own.into())])
            }
            Illegal::PaysTooLittle { cost, value } => {
                let args = [("cost", cost.into()), ("value", value.into())];
                texts.say("vale-refusal-pays-too-little", &args)
            }
            Illegal::SuperfluousStone { colour, cost } => {
                let args = [("colour", colour.key().into()), ("cost", cost.into())];
                texts.say("vale-refusal-superfluous", &args)
            }
            Illegal::WrongFamily { family } => {
                texts.say("vale-refusal-wrong-family", &[("creature", self.creature(family).into())])
            }
            Illegal::NoMatch { card } => self.no_match(view, card),
            Illegal::SameCard { card } => about("vale-refusal-same-card", card),
            Illegal::NoSuchPlayer { seat: target } => self.no_such_player(view, options, target),
            Illegal::NoActiveEffect { card } => about("vale-refusal-no-active-effect", card),
            Illegal::NoSuchEffect { card, kind } => {
                let args = [("card", self.card(card).into()), ("kind", self.kind(kind).into())];
                texts.say("vale-refusal-no-such-effect", &args)
            }
            Illegal::AlreadyUsed { card } => about("vale-refusal-already-used", card),
            Illegal::OtherChoice { due } => {
                let card = self.config.data.choices.get(due.index()).map(|choice| choice.card);
                about("vale-refusal-other-choice", card.unwrap_or_default())
            }
            Illegal::Impossible { card, part } => {
                let why = self.obstacle(view, seat, card, part);
                texts.say("vale-refusal-impossible", &[("card", self.card(card).into()), ("why", why.into())])
            }
        }
    }

    fn not_in_display(&self, options: &[Action], card: Card) -> String {
        let hunted = |option: &Action| match option {
            Action::Hunt { card } => Some(*card),
            _ => None,
        };
        let possible = self.cards(options.iter().filter_map(hunted));
        let named = ("card", self.card(card).into());
        if possible.is_empty() {
            return self.texts.say("vale-refusal-not-in-display", &[named]);
        }
        self.texts.say("vale-refusal-not-in-display-now", &[named, ("cards", possible.into())])
    }

    fn not_your_marker(&self, view: &View, seat: Seat, card: Card) -> String {
        let marked = view.common.players[seat].marked;
        let named = ("card", self.card(card).into());
        if marked.is_empty() {
            return self.texts.say("vale-refusal-not-your-marker", &[named]);
        }
        self.texts.say("vale-refusal-not-your-marker-but", &[named, ("cards", self.cards(marked).into())])
    }

    /// The effect speaks of other cards: what it says is the best answer.
    fn no_match(&self, view: &View, card: Card) -> String {
        let named = ("card", self.card(card).into());
        let Some(frame) = effect(view) else {
            return self.texts.say("vale-refusal-no-match-now", &[named]);
        };
        let args = [
            named,
            ("source", self.card(frame.source).into()),
            ("text", self.effect(frame.of, frame.kind).into()),
        ];
        self.texts.say("vale-refusal-no-match", &args)
    }

    fn no_such_player(&self, view: &View, options: &[Action], target: Seat) -> String {
        let id = match op(view) {
            Some(Op::StealPoints(_)) => "vale-refusal-no-such-player-steal",
            _ => "vale-refusal-no-such-player-force",
        };
        let chosen = |option: &Action| match option {
            Action::ChoosePlayer { seat } => Some(self.names.of(*seat).to_owned()),
            _ => None,
        };
        let players: Vec<String> = options.iter().filter_map(chosen).collect();
        let players = if players.is_empty() { "–".to_owned() } else { self.texts.list(&players) };
        self.about(id, target, &[("players", players.into())])
    }

    /// What a card says about an effect; nothing if it has no such effect.
    fn effect(&self, card: Card, kind: Kind) -> &str {
        let texts = &self.config.data.card(card).texts;
        let text = texts.iter().find(|text| text.kind == kind);
        text.map_or("", |text| effect_text(text, self.texts.language()))
    }

    /// The part of an effect that cannot be carried out.
    fn obstacle(&self, view: &View, seat: Seat, card: Card, part: Obstacle) -> String {
        let texts = self.texts;
        match part {
            Obstacle::ForceDiscard(family) => {
                texts.say("vale-obstacle-force", &[("creature", self.creature(family).into())])
            }
            Obstacle::Steal(points) => {
                texts.say("vale-obstacle-steal", &[("sum", self.points(points).into())])
            }
            Obstacle::PayPoints(points) => {
                texts.say("vale-obstacle-points", &[("sum", self.points(points).into())])
            }
            Obstacle::GiveStone(colour) => {
                texts.say("vale-obstacle-stone", &[("stone", self.colour(colour).into())])
            }
            Obstacle::Draw => texts.say("vale-obstacle-draw", &[]),
            Obstacle::Recover => {
                let kinds = [Kind::Active, Kind::Instant].map(|kind| self.effect(card, kind));
                let text = kinds.into_iter().find(|text| !text.is_empty()).unwrap_or_default();
                texts.say("vale-obstacle-recover", &[("text", text.into())])
            }
            Obstacle::Discard => texts.say("vale-obstacle-discard", &[]),
            Obstacle::SummonFree(None) => texts.say("vale-obstacle-free", &[]),
            Obstacle::SummonFree(Some(family)) => {
                texts.say("vale-obstacle-free-family", &[("card-of", self.card_of(family).into())])
            }
            Obstacle::Take(family) => {
                texts.say("vale-obstacle-take", &[("card-of", self.card_of(family).into())])
            }
            Obstacle::Copy(kind) => texts.say("vale-obstacle-copy", &[("kind", self.kind(kind).into())]),
            Obstacle::Choose(choice) => {
                let pick = self.config.data.choices.get(choice.index()).map_or(1, |choice| choice.pick);
                texts.say("vale-obstacle-choose", &[("pick", pick.into())])
            }
            Obstacle::Condition => match self.condition_of(card) {
                Some(condition) => self.condition(view, seat, condition),
                None => texts.say("vale-condition", &[]),
            },
            Obstacle::LeftArea => texts.say("vale-obstacle-left", &[]),
        }
    }

    /// The condition without which an effect of the card is not available.
    fn condition_of(&self, card: Card) -> Option<Condition> {
        let data = self.config.data;
        let programs =
            [Kind::Active, Kind::Instant].into_iter().filter_map(|kind| data.card(card).program(kind));
        let needed = |op: &Op| match *op {
            Op::When { condition, otherwise: Otherwise::Unavailable } => Some(condition),
            _ => None,
        };
        programs.into_iter().find_map(|program| {
            let ops = data.ops.get(usize::from(program.start)..)?;
            ops.iter().take_while(|op| **op != Op::End).find_map(needed)
        })
    }

    fn condition(&self, view: &View, seat: Seat, condition: Condition) -> String {
        let (texts, player) = (self.texts, &view.common.players[seat]);
        match condition {
            Condition::AreaLacksFamily(family) => {
                texts.say("vale-condition-lacks", &[("card-of", self.card_of(family).into())])
            }
            Condition::HasStone(colour) => {
                texts.say("vale-condition-stone", &[("stone", self.colour(colour).into())])
            }
            Condition::HandBelow(count) => texts.say("vale-condition-hand-below", &[("count", count.into())]),
            Condition::HandEqualsArea => {
                let args = [("hand", player.hand_len().into()), ("area", player.area_len().into())];
                texts.say("vale-condition-hand-equals", &args)
            }
            Condition::OpponentAhead => texts.say("vale-condition-ahead", &[]),
            Condition::AreaHasCosts(costs) => {
                let costs: Vec<String> =
                    (0..16).filter(|cost| costs >> cost & 1 == 1).map(|cost: u8| cost.to_string()).collect();
                texts.say("vale-condition-costs", &[("costs", texts.list(&costs).into())])
            }
        }
    }
}

fn number_id(view: &View) -> &'static str {
    match decision(view) {
        Some(Decision::Keep) => "vale-refusal-keep-number",
        Some(Decision::Dismiss) => "vale-refusal-at-most",
        _ => "vale-refusal-wrong-number",
    }
}

fn due_id(due: Decision) -> &'static str {
    match due {
        Decision::Hunt => "vale-refusal-due-hunt",
        Decision::Action => "vale-refusal-due-action",
        Decision::Keep => "vale-refusal-due-keep",
        Decision::Activate => "vale-refusal-due-activate",
        Decision::Discard => "vale-refusal-due-discard",
        Decision::SummonFree => "vale-refusal-due-free",
        Decision::Recover => "vale-refusal-due-recover",
        Decision::Dismiss => "vale-refusal-due-dismiss",
        Decision::ChoosePlayer => "vale-refusal-due-player",
        Decision::Yield => "vale-refusal-due-yield",
        Decision::Copy => "vale-refusal-due-copy",
        Decision::Choose => "vale-refusal-due-choose",
        Decision::Take => "vale-refusal-due-take",
    }
}

#[cfg(test)]
mod tests {
    use game_vale::{Family, Stones, Vale};
    use kernel::{Dice, Hidden, Rules};

    use super::*;
    use crate::vale::keys::{Key, Verb};
    use crate::vale::paths::meant;
    use crate::vale::samples::{self, Sample};
    use crate::{Language, Texts};

    #[test]
    fn every_refusal_has_a_sentence_in_each_decision() {
        for (_, Sample { config, view, seat, options }) in samples::decisions() {
            for language in Language::ALL {
                for names in [samples::names(), samples::names().speaking_to(Some(seat))] {
                    let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
                    for illegal in samples::refusals() {
                        let text = sentences.refusal(&view, seat, &options, illegal);
                        let ended = text.ends_with(['.', '“', '”']);
                        assert!(ended && !text.contains(['{', '}', '$']), "{illegal:?}: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_refusal_names_what_would_be_right() {
        let Sample { config, view, seat, options } = samples::turn();
        let names = samples::names();
        let refuse = |language, illegal| {
            Sentences { texts: Texts::of(language), config: &config, names: &names }
                .refusal(&view, seat, &options, illegal)
        };
        let card = samples::card;
        assert_eq!(
            refuse(Language::En, Illegal::CannotAfford { cost: 12, have: 11 }),
            "That costs 12; your stones are worth 11, 1 short."
        );
        assert_eq!(
            refuse(Language::En, Illegal::NotYourMarker { card: card("kappa") }),
            "Your marker isn’t on Kappa. Yours are on Troll."
        );
        let part = Obstacle::ForceDiscard(Family::Water);
        assert_eq!(
            refuse(Language::De, Illegal::Impossible { card: card("ember"), part }),
            "Ember geht jetzt nicht: Niemand hat eine Wasser-Kreatur in der Auslage."
        );
        let unavailable = |key| Illegal::Impossible { card: card(key), part: Obstacle::Condition };
        assert_eq!(
            refuse(Language::De, unavailable("troll")),
            "Troll geht jetzt nicht: Dafür brauchst du einen lila Stein."
        );
        assert_eq!(
            refuse(Language::En, unavailable("harpy")),
            "Harpy isn’t possible now: you need as many cards in hand as creatures; you have 3 in your hand and 2 in \
             your area."
        );
        assert_eq!(
            refuse(Language::De, Illegal::NoSuchStones),
            "Diese Steine hast du nicht. Du hast 1 roten, 2 blaue und 1 lila Stein."
        );
    }

    /// Whatever lies on the table and cannot be chosen now has an answer to "why not?".
    #[test]
    fn whatever_cannot_be_touched_has_a_reason() {
        for (due, Sample { config, view, seat, options }) in samples::decisions() {
            let names = samples::names().speaking_to(Some(seat));
            let sentences = Sentences { texts: Texts::of(Language::En), config: &config, names: &names };
            let lit: Vec<Key> =
                options.iter().map(|action| sentences.path(&view, *action).swap_remove(0).key).collect();
            let position = Vale::imagine(&view, &mut Dice::from_number(1));
            let common = &view.common;
            let on_table = common
                .display
                .iter()
                .map(|card| Key::Market(*card))
                .chain(view.hand(seat).iter().map(Key::Hand))
                .chain(Seat::first(config.seats).flat_map(|seat| {
                    common.players[seat].area.iter().map(|card| Key::Area(*card)).collect::<Vec<_>>()
                }))
                .chain(common.discard.iter().map(Key::Discard))
                .chain([Key::Verb(Verb::End)]);
            for key in on_table.filter(|key| !lit.contains(key)) {
                let action =
                    meant(&view, &[], key).unwrap_or_else(|| panic!("{due:?}: {key:?} means nothing"));
                let illegal = Vale::check(&position, seat, action);
                let illegal = illegal.expect_err(&format!("{due:?}: {key:?} is possible and not lit"));
                assert!(sentences.refusal(&view, seat, &options, illegal).len() > 5);
            }
        }
    }

    #[test]
    fn stones_of_nobody_are_none() {
        let Sample { config, view, options, .. } = samples::turn();
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::En), config: &config, names: &names };
        assert_eq!(view.common.players[Seat::ALL[2]].stones, Stones::NONE);
        let said = sentences.refusal(&view, Seat::ALL[2], &options, Illegal::NoSuchStones);
        assert_eq!(said, "You don’t have those stones. You have no stone.");
    }
}
