//! What happened and what can be done: one message for every variant.

use game_runestones::{
    Action, Card, CardInfo, CardSet, Cause, Colour, Config, Fact, Gem, Gems, Hue, Magic, Means, Piece, Price,
    Row, Rune, Seen, Source, Wanted, Witness,
};
use kernel::Seat;

use super::{ability, creature_name, die_face_name, rune_name};
use crate::{Arg, Names, Texts};

/// Says things about a table in one language.
#[derive(Clone, Copy)]
pub(super) struct Sentences<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// What was fixed before the game.
    pub config: &'a Config,
    /// What the people are called.
    pub names: &'a Names,
}

/// Whom a log sentence is about.
pub(super) fn subject(seen: &Seen) -> Option<Seat> {
    match *seen {
        Fact::StartDrawn { seat }
        | Fact::HandDrawn { seat, .. }
        | Fact::DeckShuffled { seat }
        | Fact::TurnBegan { seat }
        | Fact::ActionChosen { seat, .. }
        | Fact::CardShown { seat, .. }
        | Fact::Summoned { seat, .. }
        | Fact::CardLaid { seat, .. }
        | Fact::Enough { seat }
        | Fact::PartUsed { seat, .. }
        | Fact::GemTaken { seat, .. }
        | Fact::OreTaken { seat, .. }
        | Fact::NothingLeft { seat, .. }
        | Fact::GemsPaid { seat, .. }
        | Fact::OrePaid { seat, .. }
        | Fact::GemGiven { seat, .. }
        | Fact::OreGiven { seat, .. }
        | Fact::CardCalled { seat, .. }
        | Fact::NothingCalled { seat }
        | Fact::DieRolled { seat, .. }
        | Fact::CardDrawn { seat, .. }
        | Fact::Forgone { seat }
        | Fact::Points { seat, .. }
        | Fact::CardKept { seat, .. }
        | Fact::CardLost { seat, .. }
        | Fact::CardRemoved { seat, .. }
        | Fact::Forged { seat, .. }
        | Fact::Placed { seat, .. }
        | Fact::RowExchanged { seat, .. }
        | Fact::RuneTaken { seat, .. }
        | Fact::ColourPlaced { seat, .. }
        | Fact::ActionOver { seat }
        | Fact::TurnOver { seat } => Some(seat),
        Fact::SmithyFilled { .. }
        | Fact::ArtifactsShuffled
        | Fact::SlotFilled { .. }
        | Fact::CreaturesShuffled
        | Fact::RoundBegan { .. }
        | Fact::GameOver { .. } => None,
    }
}

impl Sentences<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.texts.say(id, &[])
    }

    /// The message about `seat`: by name, or as "you".
    pub(super) fn about(&self, id: &str, seat: Seat, more: &[(&str, Arg<'_>)]) -> String {
        let person = if self.names.is_you(seat) { "you" } else { "other" };
        let mut args = vec![("person", Arg::from(person)), ("player", Arg::from(self.names.of(seat)))];
        args.extend(more.iter().map(|(name, value)| (*name, value.clone())));
        self.texts.say(id, &args)
    }

    /// The kind of a card: "Kobold", "Druid".
    pub(super) fn creature(&self, card: Card) -> String {
        match self.config.creature(card).hue {
            Some(hue) => creature_name(self.config, hue, self.texts.language()).to_owned(),
            None => self.say("runestones-druid-card"),
        }
    }

    /// What a card is called: "Kobold 21".
    pub(super) fn card(&self, card: Card) -> String {
        // The number stays with its creature.
        format!("{}\u{a0}{}", self.creature(card), self.config.number(card))
    }

    /// Cards in a row: "Dryad 16 and Kobold 21".
    pub(super) fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let names: Vec<String> = cards.into_iter().map(|card| self.card(card)).collect();
        self.texts.list(&names)
    }

    pub(super) fn rune(&self, rune: Rune) -> &'static str {
        rune_name(self.config, rune, self.texts.language())
    }

    pub(super) fn face(&self, face: u8) -> &str {
        let face = usize::from(face).checked_sub(1).and_then(|index| self.config.data.faces.get(index));
        face.map_or("", |face| die_face_name(face, self.texts.language()))
    }

    pub(super) fn points(&self, points: u16) -> String {
        self.texts.say("runestones-points", &[("points", points.into())])
    }

    /// "a blue gem", as an object.
    pub(super) fn gem(&self, gem: Gem) -> String {
        self.texts.say("runestones-gem", &[("gem", gem.word().into())])
    }

    /// Gems within a sentence: "2 blue gems and 1 wild gem".
    pub(super) fn gems(&self, gems: Gems) -> String {
        self.priced(&Price { gems: gems.0, any: 0 })
    }

    /// A price within a sentence: "2 red gems", "4 gems of any kind".
    pub(super) fn priced(&self, price: &Price) -> String {
        let ids = [
            "runestones-gems-blue",
            "runestones-gems-yellow",
            "runestones-gems-green",
            "runestones-gems-red",
            "runestones-gems-wild",
            "runestones-gems-any",
        ];
        let counts = price.gems.into_iter().chain([price.any]);
        let some = ids.into_iter().zip(counts).filter(|(_, count)| *count > 0);
        let parts: Vec<String> =
            some.map(|(id, count)| self.texts.say(id, &[("count", count.into())])).collect();
        if parts.is_empty() { self.say("runestones-gems-none") } else { self.texts.list(&parts) }
    }

    /// "blue", as briefly as possible.
    pub(super) fn short(&self, gem: Gem) -> String {
        self.texts.say("runestones-short", &[("gem", gem.word().into())])
    }

    /// Gems as briefly as possible: "2 blue + 1 wild".
    pub(super) fn short_gems(&self, gems: Gems) -> String {
        self.short_price(&Price { gems: gems.0, any: 0 })
    }

    pub(super) fn short_price(&self, price: &Price) -> String {
        let coloured = Gem::ALL.into_iter().map(|gem| (gem.word(), price.gems[gem.index()]));
        let some = coloured.chain([("any", price.any)]).filter(|(_, count)| *count > 0);
        let parts: Vec<String> = some
            .map(|(word, count)| {
                format!("{count} {}", self.texts.say("runestones-short", &[("gem", word.into())]))
            })
            .collect();
        parts.join(" + ")
    }

    pub(super) fn artifact(&self, artifact: Gem) -> String {
        self.texts.say("runestones-artifact", &[("gem", artifact.word().into())])
    }

    pub(super) fn space(&self, space: Gem) -> String {
        self.texts.say("runestones-space", &[("space", space.word().into())])
    }

    pub(super) fn row(&self, row: Row) -> String {
        self.texts.say("runestones-row", &[("row", row.number().into())])
    }

    fn in_row(&self, row: Row) -> String {
        self.texts.say("runestones-in-row", &[("row", row.number().into())])
    }

    pub(super) fn missing(&self, piece: Piece) -> String {
        let word = match piece {
            Piece::Gem(gem) => gem.word(),
            Piece::AnyGem => "any",
            Piece::Ore => "ore",
        };
        self.texts.say("runestones-missing", &[("piece", word.into())])
    }

    pub(super) fn card_of(&self, hue: Hue) -> String {
        self.texts.say("runestones-card-of", &[("hue", hue.word().into())])
    }

    pub(super) fn wanted(&self, wanted: Wanted) -> String {
        match wanted {
            Wanted::Of(hue) => self.card_of(hue),
            Wanted::Any => self.texts.say("runestones-card-of", &[("hue", "any".into())]),
        }
    }

    /// Magic points: "blue 3".
    pub(super) fn magic(&self, magic: &Magic) -> String {
        let coloured = Colour::ALL.into_iter().map(|colour| (colour.word(), magic.colours[colour.index()]));
        let some = coloured.chain([("multi", magic.multi)]).filter(|(_, points)| *points > 0);
        let said = some.map(|(word, points)| {
            self.texts.say("runestones-magic", &[("colour", word.into()), ("points", points.into())])
        });
        said.collect::<Vec<_>>().join(" + ")
    }

    /// A part of a card in words.
    pub(super) fn part(&self, info: &CardInfo, part: u8) -> String {
        let part = info.parts().get(usize::from(part));
        part.map_or_else(String::new, |part| ability::part_words(self.texts, info, part))
    }

    fn source(&self, source: Source) -> String {
        match source {
            // The card or the die was named just before.
            Source::Card(_) | Source::Die => String::new(),
            Source::Smithy(smithy) => {
                self.texts.say("runestones-source-smithy", &[("smithy", smithy.number().into())])
            }
            Source::Swap => {
                self.texts.say("runestones-source-rune", &[("rune", self.rune(Rune::Swap).into())])
            }
        }
    }

    /// What happened, as its viewer saw it.
    pub(super) fn event(&self, seen: &Seen) -> String {
        let say = |id: &str, args: &[(&str, Arg<'_>)]| self.texts.say(id, args);
        let card =
            |id: &str, seat: Seat, card: Card| self.about(id, seat, &[("card", self.card(card).into())]);
        match *seen {
            Fact::StartDrawn { seat } => self.about("runestones-start-drawn", seat, &[]),
            Fact::SmithyFilled { smithy, colour } => {
                let args =
                    [("smithy", smithy.number().into()), ("artifact", self.artifact(colour.into()).into())];
                say("runestones-smithy-filled", &args)
            }
            Fact::ArtifactsShuffled => self.say("runestones-artifacts-shuffled"),
            Fact::HandDrawn { seat, count, cards } => self.drawn(seat, count, cards),
            Fact::DeckShuffled { seat } => self.about("runestones-deck-shuffled", seat, &[]),
            Fact::SlotFilled { card, .. } => {
                say("runestones-slot-filled", &[("card", self.card(card).into())])
            }
            Fact::CreaturesShuffled => self.say("runestones-creatures-shuffled"),
            Fact::RoundBegan { round } => say("runestones-round-began", &[("round", round.into())]),
            Fact::TurnBegan { seat } => self.about("runestones-turn-began", seat, &[]),
            Fact::ActionChosen { seat, action } => {
                let id = match action {
                    Action::Summon => "runestones-chose-summon",
                    Action::Abilities => "runestones-chose-abilities",
                    Action::Forge => "runestones-chose-forge",
                    _ => "runestones-chose-pass",
                };
                self.about(id, seat, &[])
            }
            Fact::CardShown { seat, card } => {
                let magic = self.magic(&self.config.card(seat, card).magic);
                self.about(
                    "runestones-card-shown",
                    seat,
                    &[("card", self.card(card).into()), ("magic", magic.into())],
                )
            }
            Fact::Summoned { seat, card, cost, .. } => {
                let args = [("card", self.card(card).into()), ("cost", cost.into())];
                self.about("runestones-summoned", seat, &args)
            }
            Fact::CardLaid { seat, card: which } => card("runestones-card-laid", seat, which),
            Fact::Enough { seat } => self.about("runestones-enough-said", seat, &[]),
            Fact::PartUsed { seat, card, part } => {
                let part = self.part(self.config.card(seat, card), part);
                self.about(
                    "runestones-part-used",
                    seat,
                    &[("card", self.card(card).into()), ("part", part.into())],
                )
            }
            Fact::CardCalled { seat, card: which, .. } => card("runestones-card-called", seat, which),
            Fact::NothingCalled { seat } => self.about("runestones-nothing-called", seat, &[]),
            Fact::DieRolled { seat, face } => self.about(
                "runestones-die-rolled",
                seat,
                &[("face", face.into()), ("name", self.face(face).into())],
            ),
            Fact::CardDrawn { seat, card: which } => card("runestones-card-drawn", seat, which),
            Fact::Forgone { seat } => self.about("runestones-forgone", seat, &[]),
            Fact::Points { seat, points, witness } => {
                let args =
                    [("points", self.points(points).into()), ("witness", self.witness(witness).into())];
                self.about("runestones-scored", seat, &args)
            }
            Fact::CardKept { seat, card: which } => card("runestones-card-kept", seat, which),
            Fact::CardLost { seat, card: which } => card("runestones-card-lost", seat, which),
            Fact::CardRemoved { seat, card: which } => card("runestones-card-removed", seat, which),
            Fact::ActionOver { seat } => self.about("runestones-action-over", seat, &[]),
            Fact::TurnOver { seat } => self.about("runestones-turn-over", seat, &[]),
            Fact::GameOver { cause } => self.cause(cause),
            Fact::GemTaken { .. }
            | Fact::OreTaken { .. }
            | Fact::NothingLeft { .. }
            | Fact::GemsPaid { .. }
            | Fact::OrePaid { .. }
            | Fact::GemGiven { .. }
            | Fact::OreGiven { .. } => self.pieces(seen),
            Fact::Forged { .. }
            | Fact::Placed { .. }
            | Fact::RowExchanged { .. }
            | Fact::RuneTaken { .. }
            | Fact::ColourPlaced { .. } => self.board(seen),
        }
    }

    /// Gems and ore that changed hands.
    fn pieces(&self, seen: &Seen) -> String {
        let gem = |id: &str, seat: Seat, gem: Gem, source: Source| {
            self.about(id, seat, &[("gem", self.gem(gem).into()), ("source", self.source(source).into())])
        };
        match *seen {
            Fact::GemTaken { seat, gem: which, source } => gem("runestones-gem-taken", seat, which, source),
            Fact::GemGiven { seat, gem: which, source } => gem("runestones-gem-given", seat, which, source),
            Fact::OreTaken { seat, source } => {
                self.about("runestones-ore-taken", seat, &[("source", self.source(source).into())])
            }
            Fact::OreGiven { seat, source } => {
                self.about("runestones-ore-given", seat, &[("source", self.source(source).into())])
            }
            Fact::NothingLeft { seat, piece, .. } => {
                self.about("runestones-nothing-left", seat, &[("missing", self.missing(piece).into())])
            }
            Fact::GemsPaid { seat, gems } => {
                self.about("runestones-gems-paid", seat, &[("gems", self.gems(gems).into())])
            }
            Fact::OrePaid { seat, count } => {
                self.about("runestones-ore-paid", seat, &[("count", count.into())])
            }
            _ => String::new(),
        }
    }

    /// What happened at the smithies and on a player's board.
    fn board(&self, seen: &Seen) -> String {
        match *seen {
            Fact::Forged { seat, smithy, means } => {
                let id = match means {
                    Means::Gems => "runestones-forged-gems",
                    Means::Ore => "runestones-forged-ore",
                };
                self.about(id, seat, &[("smithy", smithy.number().into())])
            }
            Fact::Placed { seat, row, space, artifact } => {
                let args = [
                    ("artifact", self.artifact(artifact).into()),
                    ("in-row", self.in_row(row).into()),
                    ("space", self.space(space).into()),
                ];
                self.about("runestones-placed", seat, &args)
            }
            Fact::RowExchanged { seat, row } => {
                self.about("runestones-row-exchanged", seat, &[("row", self.row(row).into())])
            }
            Fact::RuneTaken { seat, rune } => {
                self.about("runestones-rune-taken", seat, &[("rune", self.rune(rune).into())])
            }
            Fact::ColourPlaced { seat, colour } => {
                let args = [
                    ("space", self.space(colour.into()).into()),
                    ("rune", self.rune(Rune::WildColor).into()),
                ];
                self.about("runestones-colour-placed", seat, &args)
            }
            _ => String::new(),
        }
    }

    fn drawn(&self, seat: Seat, count: u8, cards: Option<CardSet>) -> String {
        match cards {
            Some(cards) => {
                self.about("runestones-hand-drawn-cards", seat, &[("cards", self.cards(cards.iter()).into())])
            }
            None => self.about("runestones-hand-drawn", seat, &[("count", count.into())]),
        }
    }

    /// What gave points.
    fn witness(&self, witness: Witness) -> String {
        let row = |id: &str, row: Row, count: u8| {
            self.texts.say(id, &[("row", self.row(row).into()), ("count", count.into())])
        };
        match witness {
            Witness::Card(card) => self.card(card),
            Witness::Extra(card) => {
                let args = [("rune", self.rune(Rune::ExtraPoint).into()), ("card", self.card(card).into())];
                self.texts.say("runestones-witness-extra", &args)
            }
            Witness::Die => self.say("runestones-witness-die"),
            Witness::Smithy(smithy) => {
                self.texts.say("runestones-witness-smithy", &[("smithy", smithy.number().into())])
            }
            Witness::Row(which, count) => row("runestones-witness-row", which, count),
            Witness::FinalRow(which, count) => row("runestones-witness-final-row", which, count),
            Witness::Leftover(count) => {
                self.texts.say("runestones-witness-leftover", &[("count", count.into())])
            }
        }
    }

    /// Why the game ended.
    pub(super) fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Power => {
                let points = self.config.data.rules.end_score;
                self.texts.say("runestones-over-power", &[("points", points.into())])
            }
            Cause::LastRound => self.say("runestones-over-rounds"),
        }
    }

    /// What an action does.
    pub(super) fn action(&self, action: Action) -> String {
        let say = |id: &str, args: &[(&str, Arg<'_>)]| crate::capitalised(&self.texts.say(id, args));
        let card = |id: &str, card: Card| say(id, &[("card", self.card(card).into())]);
        let smithy =
            |id: &str, smithy: game_runestones::SmithyId| say(id, &[("smithy", smithy.number().into())]);
        match action {
            Action::Summon => self.say("runestones-deed-summon"),
            Action::Abilities => self.say("runestones-deed-abilities"),
            Action::Forge => self.say("runestones-deed-forge"),
            Action::Pass => self.say("runestones-deed-pass"),
            Action::Show { card: which } => card("runestones-deed-show", which),
            Action::Take { slots } => {
                let numbers: Vec<String> = slots.iter().map(|slot| slot.number().to_string()).collect();
                let args = [("slots", numbers.len().into()), ("list", self.texts.list(&numbers).into())];
                say("runestones-deed-take", &args)
            }
            Action::Lay { card: which } => card("runestones-deed-lay", which),
            Action::Enough => self.say("runestones-deed-enough"),
            Action::Use { card, part } => self.using(card, part),
            Action::Finish => self.say("runestones-deed-finish"),
            Action::Gem { colour } => say("runestones-deed-gem", &[("gem", self.gem(colour.into()).into())]),
            Action::Slot { slot } => say("runestones-deed-slot", &[("slot", slot.number().into())]),
            Action::Pay { gems } => say("runestones-deed-pay", &[("gems", self.gems(gems).into())]),
            Action::Apply => self.say("runestones-deed-apply"),
            Action::ApplyTo { colour } => {
                say("runestones-deed-apply-to", &[("colour", self.short(colour.into()).into())])
            }
            Action::Forgo => self.say("runestones-deed-forgo"),
            Action::ForgeAt { smithy: at, means: Means::Gems } => smithy("runestones-deed-forge-gems", at),
            Action::ForgeAt { smithy: at, means: Means::Ore } => smithy("runestones-deed-forge-ore", at),
            Action::Done => self.say("runestones-deed-done"),
            Action::Place { row, space } => {
                let args = [("in-row", self.in_row(row).into()), ("space", self.space(space).into())];
                say("runestones-deed-place", &args)
            }
            Action::Exchange { row } => say("runestones-deed-exchange", &[("row", self.row(row).into())]),
            Action::TakeRune { rune } => say("runestones-deed-rune", &[("rune", self.rune(rune).into())]),
            Action::End => self.say("runestones-deed-end"),
            Action::SwapGem { gem } => say("runestones-deed-swap-gem", &[("gem", self.gem(gem).into())]),
            Action::SwapOre { colour } => {
                say("runestones-deed-swap-ore", &[("gem", self.gem(colour.into()).into())])
            }
            Action::WildColour { colour } => {
                let args = [
                    ("space", self.space(colour.into()).into()),
                    ("rune", self.rune(Rune::WildColor).into()),
                ];
                say("runestones-deed-wild-colour", &args)
            }
        }
    }

    /// What a druid card does depends on whose it is; without a reader it is told by its number.
    fn using(&self, card: Card, part: u8) -> String {
        let reader = Seat::first(self.config.seats).find(|seat| self.names.is_you(*seat));
        let info = match reader {
            Some(seat) => Some(self.config.card(seat, card)),
            None => (!card.is_druid()).then(|| self.config.creature(card)),
        };
        let name = ("card", self.card(card).into());
        match info {
            Some(info) => {
                self.texts.say("runestones-deed-use", &[name, ("part", self.part(info, part).into())])
            }
            None => self.texts.say("runestones-deed-use-number", &[name, ("part", (part + 1).into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::runestones::samples;

    fn each(mut test: impl FnMut(&Sentences<'_>)) {
        let config = samples::config(3);
        for language in Language::ALL {
            for you in [None, Some(Seat::ALL[0])] {
                let names = samples::names().speaking_to(you);
                test(&Sentences { texts: Texts::of(language), config: &config, names: &names });
            }
        }
    }

    /// `say` panics in tests when a message or one of its variables is missing.
    fn finished(text: &str) {
        assert!(text.chars().count() > 3 && !text.contains(['{', '}', '$']), "{text}");
    }

    #[test]
    fn every_event_and_action_has_a_sentence_of_its_own() {
        each(|sentences| {
            let mut said = std::collections::BTreeSet::new();
            for seen in samples::events() {
                let text = sentences.event(&seen);
                finished(&text);
                assert!(text.ends_with('.'), "{text}");
                assert!(said.insert(text.clone()), "two events sound the same: {text}");
            }
            for action in samples::actions() {
                let text = sentences.action(action);
                finished(&text);
                assert!(said.insert(text.clone()), "two actions sound the same: {text}");
            }
        });
    }

    /// Everything that happens in games can be told, and tells nobody what he may not know.
    #[test]
    fn whole_games_are_told() {
        for seed in 0..2 {
            let config = samples::config(4);
            let names = samples::names();
            let sentences = Sentences { texts: Texts::of(Language::De), config: &config, names: &names };
            let (_, past) = samples::whole_game(4, seed);
            for seen in &past {
                let text = sentences.event(seen);
                finished(&text);
                let drawn = matches!(seen, Fact::HandDrawn { .. });
                assert!(!drawn || !text.contains("Druide"), "{text}");
            }
        }
    }

    #[test]
    fn sentences_read_well() {
        let config = samples::config(3);
        let seat = Seat::ALL[0];
        let card = samples::card;
        let tell = |language, you: Option<Seat>, seen: Seen| {
            let names = samples::names().speaking_to(you);
            let text = Sentences { texts: Texts::of(language), config: &config, names: &names }.event(&seen);
            text.replace('\u{a0}', " ")
        };
        let paid = Fact::GemsPaid { seat, gems: Gems([0, 2, 0, 0, 1]) };
        assert_eq!(tell(Language::De, None, paid), "Anna zahlt 2 gelbe Edelsteine und 1 Jokerstein.");
        assert_eq!(tell(Language::En, Some(seat), paid), "You pay 2 yellow gems and 1 wild gem.");
        let shown = Fact::CardShown { seat, card: card(101) };
        assert_eq!(tell(Language::De, Some(seat), shown), "Du spielst Druide 101 aus (blau 3).");
        let placed = Fact::Placed { seat, row: Row::Lower, space: Gem::Blue, artifact: Gem::Wild };
        assert_eq!(
            tell(Language::De, None, placed),
            "Anna legt in der unteren Machtreihe ein Jokerartefakt auf Blau."
        );
        let points = Fact::Points { seat, points: 6, witness: Witness::Row(Row::Upper, 3) };
        assert_eq!(tell(Language::En, Some(seat), points), "You get 6 points (upper row with 3 artifacts).");
    }
}
