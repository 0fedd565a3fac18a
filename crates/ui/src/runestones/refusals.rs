//! Why something cannot be done, and what would be right.

use game_runestones::{Action, Card, Due, Illegal, Rune, Slot, View};
use kernel::Seat;

use super::due::{laid, price};
use super::sentences::Sentences;
use crate::capitalised;

/// So many ways to pay are named at most.
const WAYS: usize = 3;

impl Sentences<'_> {
    /// Why `seat` cannot do something. `options` are what it can do; the sentence names what would be right.
    pub(super) fn refusal(&self, view: &View, seat: Seat, options: &[Action], illegal: Illegal) -> String {
        let texts = self.texts;
        let card = |id: &str, card: Card| texts.say(id, &[("card", self.card(card).into())]);
        match illegal {
            Illegal::GameOver => self.say("runestones-refusal-game-over"),
            Illegal::ChanceFirst { .. } => self.say("runestones-refusal-chance-first"),
            Illegal::NoChanceNow => self.say("runestones-refusal-no-chance-now"),
            Illegal::NotYourDecision { decider } => {
                self.about("runestones-refusal-not-your-decision", decider, &[])
            }
            Illegal::OtherDecision { due } => self.say(due_id(due)),
            Illegal::NoSuchSeat { seat } => {
                let args = [("seat", (seat.number() + 1).into()), ("seats", self.config.seats.into())];
                texts.say("runestones-refusal-no-such-seat", &args)
            }
            Illegal::OtherDraw { .. } => self.say("runestones-refusal-other-draw"),
            Illegal::WrongNumber { found, expected } => {
                let args = [("found", found.into()), ("expected", expected.into())];
                texts.say("runestones-refusal-wrong-number", &args)
            }
            Illegal::NotInPile { card: which } => card("runestones-refusal-not-in-pile", which),
            Illegal::ArtifactNotInPile { colour } => {
                let args = [("artifact", self.artifact(colour.into()).into())];
                texts.say("runestones-refusal-artifact-not-in-pile", &args)
            }
            Illegal::LeftBehind { card: which } => card("runestones-refusal-left-behind", which),
            Illegal::DragonAtStart { card: which } => card("runestones-refusal-dragon-at-start", which),
            Illegal::NoSuchFace { face } => {
                let args = [("face", face.into()), ("last", self.config.data.faces.len().into())];
                texts.say("runestones-refusal-no-such-face", &args)
            }
            Illegal::CanAct => {
                let deeds: Vec<String> = options.iter().map(|option| self.action(*option)).collect();
                texts.say("runestones-refusal-can-act", &[("deeds", texts.list(&deeds).into())])
            }
            Illegal::DisplayEmpty
            | Illegal::TooLittleMagic { .. }
            | Illegal::OtherMagic { .. }
            | Illegal::TooFewCards { .. }
            | Illegal::NotInHand { .. }
            | Illegal::NoSuchSlot { .. }
            | Illegal::SlotEmpty { .. }
            | Illegal::WrongColour { .. } => self.card_refusal(view, options, illegal),
            Illegal::NotLaid { .. }
            | Illegal::NoSuchPart { .. }
            | Illegal::PartUsed { .. }
            | Illegal::OtherOption { .. }
            | Illegal::SupplyEmpty { .. }
            | Illegal::NoCardOf { .. }
            | Illegal::NoCardToDraw
            | Illegal::NeedsColour { .. }
            | Illegal::NeedsNoColour { .. }
            | Illegal::GainsNothing => self.ability_refusal(view, illegal),
            Illegal::CannotPay { .. }
            | Illegal::TooLittleOre { .. }
            | Illegal::NoSuchGem { .. }
            | Illegal::WrongSum { .. }
            | Illegal::DoesNotFit => self.payment_refusal(view, seat, options, illegal),
            Illegal::NothingToForge
            | Illegal::NoSuchSmithy { .. }
            | Illegal::SmithyUsed { .. }
            | Illegal::NoArtifact { .. }
            | Illegal::NoSpace { .. }
            | Illegal::MustForge
            | Illegal::SpaceTaken { .. }
            | Illegal::WrongSpace { .. }
            | Illegal::RowTooShort { .. } => self.forge_refusal(options, illegal),
            Illegal::RuneOwned { rune } => self.rune_refusal("runestones-refusal-rune-owned", rune),
            Illegal::RuneGone { rune } => self.rune_refusal("runestones-refusal-rune-gone", rune),
            Illegal::NoRune { rune } => self.rune_refusal("runestones-refusal-no-rune", rune),
            Illegal::SwapUsed => self.rune_refusal("runestones-refusal-swap-used", Rune::Swap),
            Illegal::ColourPlaced { colour } => {
                let args = [
                    ("rune", self.rune(Rune::WildColor).into()),
                    ("space", self.space(colour.into()).into()),
                ];
                texts.say("runestones-refusal-colour-placed", &args)
            }
        }
    }

    fn rune_refusal(&self, id: &str, rune: Rune) -> String {
        self.texts.say(id, &[("rune", self.rune(rune).into())])
    }

    /// The hand cards that could be shown.
    fn showable(&self, options: &[Action]) -> Option<String> {
        let cards: Vec<Card> = options
            .iter()
            .filter_map(|option| match option {
                Action::Show { card } => Some(*card),
                _ => None,
            })
            .collect();
        (!cards.is_empty()).then(|| self.cards(cards))
    }

    /// About hand cards and the display.
    fn card_refusal(&self, view: &View, options: &[Action], illegal: Illegal) -> String {
        let texts = self.texts;
        let last = || ("last", self.config.data.costs.len().into());
        match illegal {
            Illegal::DisplayEmpty => self.say("runestones-refusal-display-empty"),
            Illegal::TooLittleMagic { need: 0, .. } => self.say("runestones-refusal-take-nothing"),
            Illegal::TooLittleMagic { have, need } => {
                let takes = options.iter().any(|option| matches!(option, Action::Take { .. }));
                let hint = match self.showable(options) {
                    Some(cards) => texts.say("runestones-hint-show", &[("cards", cards.into())]),
                    None if takes => self.say("runestones-hint-take"),
                    None => String::new(),
                };
                let args = [("have", have.into()), ("need", need.into()), ("hint", hint.into())];
                texts.say("runestones-refusal-too-little-magic", &args)
            }
            Illegal::OtherMagic { card } => {
                let name = ("card", self.card(card).into());
                match self.showable(options) {
                    Some(cards) => {
                        texts.say("runestones-refusal-other-magic-but", &[name, ("cards", cards.into())])
                    }
                    None => texts.say("runestones-refusal-other-magic", &[name]),
                }
            }
            Illegal::TooFewCards { have, need } => {
                let args = [("have", have.into()), ("need", need.into())];
                texts.say("runestones-refusal-too-few-cards", &args)
            }
            Illegal::NotInHand { card } => {
                texts.say("runestones-refusal-not-in-hand", &[("card", self.card(card).into())])
            }
            Illegal::NoSuchSlot { slot } => {
                texts.say("runestones-refusal-no-such-slot", &[("slot", slot.number().into()), last()])
            }
            Illegal::SlotEmpty { slot } => {
                texts.say("runestones-refusal-slot-empty", &[("slot", slot.number().into())])
            }
            Illegal::WrongColour { slot, wanted } => {
                let args = [
                    ("card", self.in_place(view, slot).into()),
                    ("card-of", self.card_of(wanted).into()),
                    ("slots", self.open_slots(view, options).into()),
                ];
                texts.say("runestones-refusal-wrong-colour", &args)
            }
            _ => String::new(),
        }
    }

    fn in_place(&self, view: &View, slot: Slot) -> String {
        view.common.in_slot(slot).map_or_else(|| slot.number().to_string(), |card| self.card(card))
    }

    fn open_slots(&self, view: &View, options: &[Action]) -> String {
        let slot = |option: &Action| match option {
            Action::Slot { slot } => Some(self.in_place(view, *slot)),
            _ => None,
        };
        self.texts.list(&options.iter().filter_map(slot).collect::<Vec<_>>())
    }

    /// About abilities and the die.
    fn ability_refusal(&self, view: &View, illegal: Illegal) -> String {
        let texts = self.texts;
        match illegal {
            Illegal::NotLaid { card } => {
                let args =
                    [("card", self.card(card).into()), ("cards", self.cards(laid(view).iter()).into())];
                texts.say("runestones-refusal-not-laid", &args)
            }
            Illegal::NoSuchPart { card, part } => {
                let count = self.config.card(view.common.active, card).parts().len();
                let args = [("card", self.card(card).into()), ("part", part.into()), ("count", count.into())];
                texts.say("runestones-refusal-no-such-part", &args)
            }
            Illegal::PartUsed { card, .. } => {
                texts.say("runestones-refusal-part-used", &[("card", self.card(card).into())])
            }
            Illegal::OtherOption { card } => {
                let args = [("card", self.card(card).into()), ("rune", self.rune(Rune::Plus).into())];
                texts.say("runestones-refusal-other-option", &args)
            }
            Illegal::SupplyEmpty { piece } => {
                texts.say("runestones-refusal-supply-empty", &[("missing", self.missing(piece).into())])
            }
            Illegal::NoCardOf { hue } => {
                texts.say("runestones-refusal-no-card-of", &[("card-of", self.card_of(hue).into())])
            }
            Illegal::NoCardToDraw => self.say("runestones-refusal-no-card-to-draw"),
            Illegal::NeedsColour { .. } => self.say("runestones-refusal-needs-colour"),
            Illegal::NeedsNoColour { .. } => self.say("runestones-refusal-needs-no-colour"),
            Illegal::GainsNothing => self.say("runestones-refusal-gains-nothing"),
            _ => String::new(),
        }
    }

    fn payment_refusal(&self, view: &View, seat: Seat, options: &[Action], illegal: Illegal) -> String {
        let texts = self.texts;
        let own = || ("gems", self.gems(view.common.players[seat].gems).into());
        match illegal {
            Illegal::CannotPay { need } => {
                texts.say("runestones-refusal-cannot-pay", &[("need", need.into()), own()])
            }
            Illegal::TooLittleOre { have, need } => {
                let args = [("have", have.into()), ("need", need.into())];
                texts.say("runestones-refusal-too-little-ore", &args)
            }
            Illegal::NoSuchGem { gem, have: 0 } => {
                let none = texts.say("runestones-no-gem", &[("gem", gem.word().into())]);
                texts.say("runestones-refusal-no-such-gem", &[("no-gem", none.into()), own()])
            }
            Illegal::NoSuchGem { .. } => texts.say("runestones-refusal-too-few-gems", &[own()]),
            Illegal::WrongSum { found, expected } => {
                let args = [("found", found.into()), ("expected", expected.into())];
                texts.say("runestones-refusal-wrong-sum", &args)
            }
            Illegal::DoesNotFit => {
                let mut ways: Vec<Action> = options.to_vec();
                ways.sort_by_key(|action| super::payment::rank(view, *action));
                let way = |option: &Action| match option {
                    Action::Pay { gems } => Some(self.short_gems(*gems)),
                    _ => None,
                };
                let ways: Vec<String> = ways.iter().filter_map(way).take(WAYS).collect();
                let args = [("price", self.priced(&price(view)).into()), ("ways", ways.join(" · ").into())];
                texts.say("runestones-refusal-does-not-fit", &args)
            }
            _ => String::new(),
        }
    }

    /// About smithies and rows.
    fn forge_refusal(&self, options: &[Action], illegal: Illegal) -> String {
        let texts = self.texts;
        match illegal {
            Illegal::NothingToForge => self.say("runestones-refusal-nothing-to-forge"),
            Illegal::NoSuchSmithy { smithy } => {
                let last = self.config.data.smithies.len();
                let args = [("smithy", smithy.number().into()), ("last", last.into())];
                texts.say("runestones-refusal-no-such-smithy", &args)
            }
            Illegal::SmithyUsed { smithy } => {
                texts.say("runestones-refusal-smithy-used", &[("smithy", smithy.number().into())])
            }
            Illegal::NoArtifact { smithy } => {
                texts.say("runestones-refusal-no-artifact", &[("smithy", smithy.number().into())])
            }
            Illegal::NoSpace { artifact } => {
                texts.say("runestones-refusal-no-space", &[("artifact", self.artifact(artifact).into())])
            }
            Illegal::MustForge => {
                let smithy = |option: &Action| match option {
                    Action::ForgeAt { smithy, .. } => Some(smithy.number().to_string()),
                    _ => None,
                };
                let mut smithies: Vec<String> = options.iter().filter_map(smithy).collect();
                smithies.dedup();
                texts.say("runestones-refusal-must-forge", &[("smithies", texts.list(&smithies).into())])
            }
            Illegal::SpaceTaken { row, space } => {
                let args = [("row", capitalised(&self.row(row)).into()), ("space", self.space(space).into())];
                texts.say("runestones-refusal-space-taken", &args)
            }
            Illegal::WrongSpace { artifact } => {
                texts.say("runestones-refusal-wrong-space", &[("artifact", self.artifact(artifact).into())])
            }
            Illegal::RowTooShort { row, have, need } => {
                let args = [
                    ("row", capitalised(&self.row(row)).into()),
                    ("have", have.into()),
                    ("need", need.into()),
                ];
                texts.say("runestones-refusal-row-too-short", &args)
            }
            _ => String::new(),
        }
    }
}

fn due_id(due: Due) -> &'static str {
    match due {
        Due::Action => "runestones-refusal-due-action",
        Due::Summon => "runestones-refusal-due-summon",
        Due::Cards => "runestones-refusal-due-cards",
        Due::Abilities => "runestones-refusal-due-abilities",
        Due::Gem => "runestones-refusal-due-gem",
        Due::Slot => "runestones-refusal-due-slot",
        Due::Pay => "runestones-refusal-due-pay",
        Due::Die => "runestones-refusal-due-die",
        Due::Forge => "runestones-refusal-due-forge",
        Due::Place => "runestones-refusal-due-place",
        Due::Exchange => "runestones-refusal-due-exchange",
        Due::Rune => "runestones-refusal-due-rune",
        Due::DrawSmithies
        | Due::DrawHand
        | Due::DrawDisplay
        | Due::DrawStart
        | Due::DrawDie
        | Due::DrawCard => "runestones-refusal-chance-first",
    }
}

#[cfg(test)]
mod tests {
    use game_runestones::{Gem, Hue, Means, Row, RuneStones};
    use kernel::{Dice, Hidden, Rules};

    use super::*;
    use crate::runestones::keys::Key;
    use crate::runestones::paths::{meant, spelled};
    use crate::runestones::samples::{self, Sample};
    use crate::{Language, Texts};

    #[test]
    fn every_refusal_has_a_sentence_in_each_decision() {
        for Sample { config, view, seat, options } in samples::decisions() {
            for language in Language::ALL {
                for names in [samples::names(), samples::names().speaking_to(Some(seat))] {
                    let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
                    for illegal in samples::refusals() {
                        let text = sentences.refusal(&view, seat, &options, illegal);
                        let whole = text.ends_with('.') && text.chars().count() > 10;
                        assert!(whole && !text.contains(['{', '}', '$']), "{illegal:?}: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_refusal_names_what_would_be_right() {
        let config = samples::config(2);
        let position = r#"{"phase": "summon", "laid": [102], "display": [16, 21, 33, 45, 52, 60],
            "smithies": ["red", "blue", "green", "yellow", "red"],
            "players": {"P0": {"hand": [100, 104, 107], "gems": "BBW"}}}"#;
        let Sample { view, seat, options, .. } = samples::sample(&config, position);
        let names = samples::names().speaking_to(Some(seat));
        let refuse = |language, illegal| {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            sentences.refusal(&view, seat, &options, illegal).replace('\u{a0}', " ")
        };
        assert_eq!(
            refuse(Language::De, Illegal::OtherMagic { card: samples::card(104) }),
            "Druide 104 hat keine Farbe mit allen ausgespielten Karten gemeinsam. Passend: Druide 100 und Druide 107."
        );
        assert_eq!(
            refuse(Language::En, Illegal::TooLittleMagic { have: 1, need: 2 }),
            "That costs 2 magic points, and you have 1. Show another card: Druid 100 and Druid 107."
        );
        assert_eq!(
            refuse(Language::De, Illegal::CannotPay { need: 3 }),
            "Dafür brauchst du 3 passende Edelsteine. Du hast 2 blaue Edelsteine und 1 Jokerstein."
        );
        assert_eq!(
            refuse(Language::En, Illegal::RowTooShort { row: Row::Upper, have: 1, need: 2 }),
            "Upper row: there’s 1 artifact; an exchange takes 2."
        );
        assert_eq!(
            refuse(Language::De, Illegal::NoSpace { artifact: Gem::Red }),
            "Für ein rotes Artefakt ist in deinen beiden Machtreihen kein Platz frei. Tausche zuerst eine Machtreihe ein."
        );
        assert_eq!(
            refuse(Language::En, Illegal::NoCardOf { hue: Hue::White }),
            "There’s no white card in the display."
        );
    }

    /// Whatever lies on the table and cannot be chosen now has an answer to "why not?".
    #[test]
    fn whatever_cannot_be_touched_has_a_reason() {
        for Sample { config, view, seat, options } in samples::decisions() {
            let names = samples::names().speaking_to(Some(seat));
            let sentences = Sentences { texts: Texts::of(Language::En), config: &config, names: &names };
            let lit: Vec<Key> =
                options.iter().map(|action| sentences.path(&view, *action).swap_remove(0).key).collect();
            let position = RuneStones::imagine(&view, &mut Dice::from_number(1));
            let numbered = [("slot", 6), ("smithy", 6), ("row", 2)];
            let numbers =
                numbered.iter().flat_map(|(kind, last)| (1..=*last).map(move |at| format!("{kind}:{at}")));
            let verbs =
                ["summon", "abilities", "forge", "pass", "enough", "finish", "apply", "forgo", "done", "end"];
            let texts = numbers.chain(verbs.iter().map(|verb| format!("do:{verb}")));
            let mut keys: Vec<Key> = texts.map(|text| Key::read(&view, &text).unwrap()).collect();
            keys.extend(view.hand(seat).unwrap().iter().map(Key::Hand));
            keys.extend(Rune::ALL.map(Key::Rune));
            keys.extend(Gem::ALL.map(Key::Gem));
            keys.extend(Gem::ALL.map(|gem| Key::Space(Row::ALL[0], gem)));
            keys.extend(Gem::ALL.map(Key::SwapGem));
            for key in keys.iter().filter(|key| !lit.contains(key)) {
                let action = meant(&view, &[], *key).unwrap_or_else(|| panic!("{key:?} means nothing"));
                match RuneStones::check(&position, seat, action) {
                    // The same thing under another name.
                    Ok(()) => assert!(
                        matches!(key, Key::Space(..) | Key::Gem(_) | Key::Row(_)),
                        "{key:?} is possible and not lit in {:?}",
                        view.common.phase
                    ),
                    Err(illegal) => {
                        assert!(sentences.refusal(&view, seat, &options, illegal).chars().count() > 10);
                    }
                }
            }
        }
    }

    #[test]
    fn a_smithy_that_only_takes_ore_is_no_riddle() {
        let action = Action::ForgeAt { smithy: game_runestones::SmithyId::from_index(2), means: Means::Gems };
        let config = samples::config(2);
        let position = r#"{"phase": "forge", "display": [16, 21, 33, 45, 52, 60],
            "smithies": ["red", "blue", "green", "yellow", "red"], "players": {"P0": {"hand": [100], "gems": "B", "ore": 2}}}"#;
        let Sample { view, .. } = samples::sample(&config, position);
        for key in [Key::read(&view, "smithy:3"), spelled(&view, &[], "3")] {
            assert_eq!(meant(&view, &[], key.unwrap()), Some(action));
        }
    }
}
