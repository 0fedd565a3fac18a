//! Games and positions for the tests of this folder.

use std::sync::LazyLock;

use game_runestones::{
    Action, Card, Cause, Colour, Config, Data, Due, Fact, Gem, Gems, Hue, Illegal, Means, Phase, Piece, Row,
    Rune, RuneStones, Seen, Slot, Slots, SmithyId, Source, View, Witness,
};
use kernel::{Seat, Viewer};

use crate::samples::{self, covers};

pub(super) use crate::samples::names;

/// The built-in data.
pub(super) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&[]).unwrap());
    &DATA
}

/// A table of so many.
pub(super) fn config(seats: u8) -> Config {
    Config::choose(data(), seats, &[]).unwrap()
}

/// A view in which somebody decides, and what can be done.
pub(super) type Sample = samples::Sample<RuneStones>;

/// What a viewer knows of a position in JSON.
pub(super) fn view(config: &Config, json: &str, viewer: Viewer) -> View {
    samples::view::<RuneStones>(config, json, viewer)
}

/// A position in JSON as the player sees it who decides.
pub(super) fn sample(config: &Config, json: &str) -> Sample {
    samples::sample(config, json)
}

/// Every decision of a random game, as who decides sees it.
pub(super) fn walk(seats: u8, seed: u64, visit: &mut dyn FnMut(Sample)) {
    samples::played::<RuneStones>(&config(seats), seed, visit, &mut |_| {});
}

/// The end of a random game as an audience sees it, and all that happened.
pub(super) fn whole_game(seats: u8, seed: u64) -> (View, Vec<Seen>) {
    samples::whole_game::<RuneStones>(&config(seats), seed)
}

/// The card with a number.
pub(super) fn card(number: u8) -> Card {
    data().numbered(number).unwrap()
}

/// All decisions that a player makes.
pub(super) const DECISIONS: [Due; 12] = [
    Due::Action,
    Due::Summon,
    Due::Cards,
    Due::Abilities,
    Due::Gem,
    Due::Slot,
    Due::Pay,
    Due::Die,
    Due::Forge,
    Due::Place,
    Due::Exchange,
    Due::Rune,
];

/// Views of every decision, several of each, from a random game; the die in all its faces.
pub(super) fn decisions() -> Vec<Sample> {
    let mut found: Vec<(Due, u8, Sample)> = Vec::new();
    for seed in 0..4 {
        walk(3, seed, &mut |sample| {
            let Some(due) = super::due::decision(&sample.view) else { return };
            let face = match sample.view.common.phase {
                Phase::Die { face, .. } => face,
                _ => 0,
            };
            if found.iter().filter(|(other, side, _)| *other == due && *side == face).count() < 3 {
                found.push((due, face, sample));
            }
        });
    }
    for due in DECISIONS {
        assert!(found.iter().any(|(other, ..)| *other == due), "no sample of {due:?}");
    }
    for face in 1..=6 {
        assert!(found.iter().any(|(_, side, _)| *side == face), "no sample of face {face}");
    }
    found.into_iter().map(|(.., sample)| sample).collect()
}

/// Every event, as its owner and as others see it. The match has no `_`, so that a new one is missed here.
#[expect(clippy::too_many_lines, reason = "one of everything")]
pub(super) fn events() -> Vec<Seen> {
    let seat = Seat::ALL[0];
    let (smithy, slot, gem, colour) =
        (SmithyId::from_index(3), Slot::from_index(2), Gem::Wild, Colour::Yellow);
    let source = Source::Card(card(21));
    let piece = Piece::Ore;
    let points = |witness| Fact::Points { seat, points: 3, witness };
    let all: Vec<Seen> = vec![
        Fact::StartDrawn { seat },
        Fact::SmithyFilled { smithy, colour },
        Fact::ArtifactsShuffled,
        Fact::HandDrawn { seat, count: 2, cards: Some([card(16), card(101)].into_iter().collect()) },
        Fact::HandDrawn { seat: Seat::ALL[1], count: 2, cards: None },
        Fact::DeckShuffled { seat },
        Fact::SlotFilled { slot, card: card(33) },
        Fact::CreaturesShuffled,
        Fact::RoundBegan { round: 3 },
        Fact::TurnBegan { seat },
        Fact::ActionChosen { seat, action: Action::Summon },
        Fact::ActionChosen { seat, action: Action::Abilities },
        Fact::ActionChosen { seat, action: Action::Forge },
        Fact::ActionChosen { seat, action: Action::Pass },
        Fact::CardShown { seat, card: card(101) },
        Fact::Summoned { seat, card: card(16), slot, cost: 2 },
        Fact::CardLaid { seat, card: card(21) },
        Fact::Enough { seat },
        Fact::PartUsed { seat, card: card(21), part: 0 },
        Fact::GemTaken { seat, gem, source },
        Fact::GemTaken { seat, gem: Gem::Blue, source: Source::Die },
        Fact::GemTaken { seat, gem: Gem::Red, source: Source::Swap },
        Fact::OreTaken { seat, source },
        Fact::OreTaken { seat, source: Source::Smithy(smithy) },
        Fact::NothingLeft { seat, piece, source },
        Fact::NothingLeft { seat, piece: Piece::AnyGem, source },
        Fact::NothingLeft { seat, piece: Piece::Gem(Gem::Green), source },
        Fact::GemsPaid { seat, gems: Gems([1, 2, 0, 0, 1]) },
        Fact::OrePaid { seat, count: 3 },
        Fact::GemGiven { seat, gem, source: Source::Swap },
        Fact::OreGiven { seat, source: Source::Swap },
        Fact::CardCalled { seat, card: card(17), slot },
        Fact::NothingCalled { seat },
        Fact::DieRolled { seat, face: 6 },
        Fact::CardDrawn { seat, card: card(44) },
        Fact::Forgone { seat },
        points(Witness::Card(card(77))),
        points(Witness::Extra(card(77))),
        points(Witness::Die),
        points(Witness::Smithy(smithy)),
        points(Witness::Row(Row::Upper, 2)),
        points(Witness::FinalRow(Row::Lower, 2)),
        points(Witness::Leftover(9)),
        Fact::CardKept { seat, card: card(16) },
        Fact::CardLost { seat, card: card(21) },
        Fact::CardRemoved { seat, card: card(101) },
        Fact::Forged { seat, smithy, means: Means::Gems },
        Fact::Forged { seat, smithy, means: Means::Ore },
        Fact::Placed { seat, row: Row::Upper, space: Gem::Yellow, artifact: Gem::Yellow },
        Fact::Placed { seat, row: Row::Lower, space: Gem::Yellow, artifact: Gem::Wild },
        Fact::RowExchanged { seat, row: Row::Lower },
        Fact::RuneTaken { seat, rune: Rune::Plus },
        Fact::ColourPlaced { seat, colour },
        Fact::ActionOver { seat },
        Fact::TurnOver { seat },
        Fact::GameOver { cause: Cause::Power },
        Fact::GameOver { cause: Cause::LastRound },
    ];
    let number = |seen: &Seen| match seen {
        Fact::StartDrawn { .. } => 0,
        Fact::SmithyFilled { .. } => 1,
        Fact::ArtifactsShuffled => 2,
        Fact::HandDrawn { .. } => 3,
        Fact::DeckShuffled { .. } => 4,
        Fact::SlotFilled { .. } => 5,
        Fact::CreaturesShuffled => 6,
        Fact::RoundBegan { .. } => 7,
        Fact::TurnBegan { .. } => 8,
        Fact::ActionChosen { .. } => 9,
        Fact::CardShown { .. } => 10,
        Fact::Summoned { .. } => 11,
        Fact::CardLaid { .. } => 12,
        Fact::Enough { .. } => 13,
        Fact::PartUsed { .. } => 14,
        Fact::GemTaken { .. } => 15,
        Fact::OreTaken { .. } => 16,
        Fact::NothingLeft { .. } => 17,
        Fact::GemsPaid { .. } => 18,
        Fact::OrePaid { .. } => 19,
        Fact::GemGiven { .. } => 20,
        Fact::OreGiven { .. } => 21,
        Fact::CardCalled { .. } => 22,
        Fact::NothingCalled { .. } => 23,
        Fact::DieRolled { .. } => 24,
        Fact::CardDrawn { .. } => 25,
        Fact::Forgone { .. } => 26,
        Fact::Points { .. } => 27,
        Fact::CardKept { .. } => 28,
        Fact::CardLost { .. } => 29,
        Fact::CardRemoved { .. } => 30,
        Fact::Forged { .. } => 31,
        Fact::Placed { .. } => 32,
        Fact::RowExchanged { .. } => 33,
        Fact::RuneTaken { .. } => 34,
        Fact::ColourPlaced { .. } => 35,
        Fact::ActionOver { .. } => 36,
        Fact::TurnOver { .. } => 37,
        Fact::GameOver { .. } => 38,
    };
    covers(&all, number, 39);
    all
}

/// Every action.
pub(super) fn actions() -> Vec<Action> {
    let (smithy, slot, colour) = (SmithyId::from_index(3), Slot::from_index(2), Colour::Red);
    let all = vec![
        Action::Summon,
        Action::Abilities,
        Action::Forge,
        Action::Pass,
        Action::Show { card: card(101) },
        Action::Take { slots: Slots(0b1) },
        Action::Take { slots: Slots(0b1011) },
        Action::Lay { card: card(21) },
        Action::Enough,
        Action::Use { card: card(21), part: 0 },
        Action::Use { card: card(105), part: 1 },
        Action::Finish,
        Action::Gem { colour },
        Action::Slot { slot },
        Action::Pay { gems: Gems([0, 2, 0, 0, 1]) },
        Action::Apply,
        Action::ApplyTo { colour },
        Action::Forgo,
        Action::ForgeAt { smithy, means: Means::Gems },
        Action::ForgeAt { smithy, means: Means::Ore },
        Action::Done,
        Action::Place { row: Row::Lower, space: Gem::Yellow },
        Action::Exchange { row: Row::Upper },
        Action::TakeRune { rune: Rune::Plus },
        Action::End,
        Action::SwapGem { gem: Gem::Wild },
        Action::SwapOre { colour },
        Action::WildColour { colour },
    ];
    let number = |action: &Action| match action {
        Action::Summon => 0,
        Action::Abilities => 1,
        Action::Forge => 2,
        Action::Pass => 3,
        Action::Show { .. } => 4,
        Action::Take { .. } => 5,
        Action::Lay { .. } => 6,
        Action::Enough => 7,
        Action::Use { .. } => 8,
        Action::Finish => 9,
        Action::Gem { .. } => 10,
        Action::Slot { .. } => 11,
        Action::Pay { .. } => 12,
        Action::Apply => 13,
        Action::ApplyTo { .. } => 14,
        Action::Forgo => 15,
        Action::ForgeAt { .. } => 16,
        Action::Done => 17,
        Action::Place { .. } => 18,
        Action::Exchange { .. } => 19,
        Action::TakeRune { .. } => 20,
        Action::End => 21,
        Action::SwapGem { .. } => 22,
        Action::SwapOre { .. } => 23,
        Action::WildColour { .. } => 24,
    };
    covers(&all, number, 25);
    all
}

/// Every refusal.
#[expect(clippy::too_many_lines, reason = "one of everything")]
pub(super) fn refusals() -> Vec<Illegal> {
    let (smithy, slot, gem, colour) =
        (SmithyId::from_index(3), Slot::from_index(2), Gem::Red, Colour::Yellow);
    let (card, rune, row) = (card(21), Rune::Plus, Row::Upper);
    let mut all = vec![
        Illegal::GameOver,
        Illegal::ChanceFirst { due: Due::DrawDie },
        Illegal::NoChanceNow,
        Illegal::NotYourDecision { decider: Seat::ALL[1] },
        Illegal::OtherDecision { due: Due::DrawHand },
        Illegal::NoSuchSeat { seat: Seat::ALL[4] },
        Illegal::OtherDraw { due: Due::DrawDisplay },
        Illegal::WrongNumber { found: 2, expected: 5 },
        Illegal::NotInPile { card },
        Illegal::ArtifactNotInPile { colour },
        Illegal::LeftBehind { card },
        Illegal::DragonAtStart { card: self::card(71) },
        Illegal::NoSuchFace { face: 7 },
        Illegal::DisplayEmpty,
        Illegal::TooLittleMagic { have: 1, need: 2 },
        Illegal::TooLittleMagic { have: 1, need: 0 },
        Illegal::OtherMagic { card },
        Illegal::TooFewCards { have: 1, need: 2 },
        Illegal::NothingToForge,
        Illegal::CanAct,
        Illegal::NotInHand { card },
        Illegal::NoSuchSlot { slot },
        Illegal::SlotEmpty { slot },
        Illegal::WrongColour { slot, wanted: Hue::Red },
        Illegal::NotLaid { card },
        Illegal::NoSuchPart { card, part: 1 },
        Illegal::PartUsed { card, part: 0 },
        Illegal::OtherOption { card },
        Illegal::SupplyEmpty { piece: Piece::AnyGem },
        Illegal::NoCardOf { hue: Hue::White },
        Illegal::NoCardToDraw,
        Illegal::CannotPay { need: 3 },
        Illegal::TooLittleOre { have: 1, need: 3 },
        Illegal::NoSuchGem { gem, have: 0 },
        Illegal::NoSuchGem { gem, have: 1 },
        Illegal::WrongSum { found: 1, expected: 2 },
        Illegal::DoesNotFit,
        Illegal::GainsNothing,
        Illegal::NeedsColour { face: 1 },
        Illegal::NeedsNoColour { face: 4 },
        Illegal::NoSuchSmithy { smithy },
        Illegal::SmithyUsed { smithy },
        Illegal::NoArtifact { smithy },
        Illegal::NoSpace { artifact: gem },
        Illegal::MustForge,
        Illegal::SpaceTaken { row, space: gem },
        Illegal::WrongSpace { artifact: gem },
        Illegal::RowTooShort { row, have: 0, need: 2 },
        Illegal::RuneOwned { rune },
        Illegal::RuneGone { rune },
        Illegal::NoRune { rune },
        Illegal::SwapUsed,
        Illegal::ColourPlaced { colour },
    ];
    let number = |illegal: &Illegal| match illegal {
        Illegal::GameOver => 0,
        Illegal::ChanceFirst { .. } => 1,
        Illegal::NoChanceNow => 2,
        Illegal::NotYourDecision { .. } => 3,
        Illegal::OtherDecision { .. } => 4,
        Illegal::NoSuchSeat { .. } => 5,
        Illegal::OtherDraw { .. } => 6,
        Illegal::WrongNumber { .. } => 7,
        Illegal::NotInPile { .. } => 8,
        Illegal::ArtifactNotInPile { .. } => 9,
        Illegal::LeftBehind { .. } => 10,
        Illegal::DragonAtStart { .. } => 11,
        Illegal::NoSuchFace { .. } => 12,
        Illegal::DisplayEmpty => 13,
        Illegal::TooLittleMagic { .. } => 14,
        Illegal::OtherMagic { .. } => 15,
        Illegal::TooFewCards { .. } => 16,
        Illegal::NothingToForge => 17,
        Illegal::CanAct => 18,
        Illegal::NotInHand { .. } => 19,
        Illegal::NoSuchSlot { .. } => 20,
        Illegal::SlotEmpty { .. } => 21,
        Illegal::WrongColour { .. } => 22,
        Illegal::NotLaid { .. } => 23,
        Illegal::NoSuchPart { .. } => 24,
        Illegal::PartUsed { .. } => 25,
        Illegal::OtherOption { .. } => 26,
        Illegal::SupplyEmpty { .. } => 27,
        Illegal::NoCardOf { .. } => 28,
        Illegal::NoCardToDraw => 29,
        Illegal::CannotPay { .. } => 30,
        Illegal::TooLittleOre { .. } => 31,
        Illegal::NoSuchGem { .. } => 32,
        Illegal::WrongSum { .. } => 33,
        Illegal::DoesNotFit => 34,
        Illegal::GainsNothing => 35,
        Illegal::NeedsColour { .. } => 36,
        Illegal::NeedsNoColour { .. } => 37,
        Illegal::NoSuchSmithy { .. } => 38,
        Illegal::SmithyUsed { .. } => 39,
        Illegal::NoArtifact { .. } => 40,
        Illegal::NoSpace { .. } => 41,
        Illegal::MustForge => 42,
        Illegal::SpaceTaken { .. } => 43,
        Illegal::WrongSpace { .. } => 44,
        Illegal::RowTooShort { .. } => 45,
        Illegal::RuneOwned { .. } => 46,
        Illegal::RuneGone { .. } => 47,
        Illegal::NoRune { .. } => 48,
        Illegal::SwapUsed => 49,
        Illegal::ColourPlaced { .. } => 50,
    };
    covers(&all, number, 51);
    all.extend(DECISIONS.map(|due| Illegal::OtherDecision { due }));
    all
}
