//! One short text for every action, outcome, event and refusal.

use core::fmt::{self, Write};
use core::str::Split;

use kernel::{List, Notation, Unreadable};

use crate::config::Config;
use crate::event::{Fact, Seen, Source, Witness};
use crate::ids::{
    Card, CardSet, Colour, Gem, Gems, MAX_PARTS, MAX_PAYMENT, MAX_SLOTS, MAX_SMITHIES, Means, Row, Rune,
    Slot, Slots, SmithyId,
};
use crate::illegal::{Due, Illegal, Piece};
use crate::state::Cause;
use crate::{Action, Chance, RuneStones};

const ACTION_FORMS: &str = "summon, abilities, forge, pass, show CARD, take SLOTS, lay CARD, enough, use CARD PART, \
     finish, gem COLOUR, slot SLOT, pay GEMS, apply, apply COLOUR, forgo, forge SMITHY gems, forge SMITHY ore, done, \
     place ROW SPACE, exchange ROW, rune RUNE, end, swap-gem GEM, swap-ore COLOUR or wild-colour COLOUR";
const CHANCE_FORMS: &str =
    "smithies COLOURS, hand SEAT CARDS, display CARDS, start SEAT, die FACE or card CARD";

impl Cause {
    /// The word for why a game ended.
    pub fn word(self) -> &'static str {
        match self {
            Cause::Power => "power",
            Cause::LastRound => "last-round",
        }
    }
}

/// Splits at single blanks and refuses anything but the canonical form.
struct Words<'a>(Split<'a, char>);

/// A number without sign and leading zeros.
fn number(word: &str) -> Option<u8> {
    let canonical = !word.starts_with(['0', '+']) || word == "0";
    word.parse().ok().filter(|_| canonical)
}

/// A number from 1 up, as an index from 0.
fn index(word: &str, count: usize) -> Option<usize> {
    let index = usize::from(number(word)?).checked_sub(1)?;
    (index < count).then_some(index)
}

impl Words<'_> {
    fn card(&mut self, config: &Config) -> Option<Card> {
        config.data.numbered(number(self.0.next()?)?)
    }

    fn colour(&mut self) -> Option<Colour> {
        Colour::from_word(self.0.next()?)
    }

    fn row(&mut self) -> Option<Row> {
        index(self.0.next()?, Row::ALL.len()).map(|index| Row::ALL[index])
    }

    fn slot(&mut self, config: &Config) -> Option<Slot> {
        index(self.0.next()?, config.data.costs.len()).map(Slot::from_index)
    }

    /// Ascending slots, at least one.
    fn slots(&mut self, config: &Config) -> Option<Slots> {
        let mut set = 0;
        for word in self.0.by_ref() {
            let bit = 1u8 << index(word, config.data.costs.len())?;
            if bit <= set {
                return None;
            }
            set |= bit;
        }
        (set != 0).then_some(Slots(set))
    }

    /// Letters in the order of the kinds, at least one, no more than a payment can have.
    fn gems(&mut self) -> Option<Gems> {
        let word = self.0.next()?;
        let mut gems = Gems::NONE;
        let mut last = Gem::Blue;
        for letter in word.chars().take(MAX_PAYMENT + 1) {
            let gem = Gem::from_letter(letter)?;
            if gem < last {
                return None;
            }
            last = gem;
            gems.put(gem);
        }
        (1..=MAX_PAYMENT).contains(&usize::from(gems.total())).then_some(gems)
    }

    fn smithy(&mut self, config: &Config) -> Option<SmithyId> {
        index(self.0.next()?, config.data.smithies.len()).map(SmithyId::from_index)
    }

    fn means(&mut self) -> Option<Means> {
        match self.0.next()? {
            "gems" => Some(Means::Gems),
            "ore" => Some(Means::Ore),
            _ => None,
        }
    }

    fn done<T>(mut self, thing: T) -> Option<T> {
        self.0.next().is_none().then_some(thing)
    }
}

fn read_action(config: &Config, text: &str) -> Option<Action> {
    let mut words = Words(text.split(' '));
    let action = match words.0.next()? {
        "summon" => Action::Summon,
        "abilities" => Action::Abilities,
        "forge" => match words.0.clone().next() {
            None => Action::Forge,
            Some(_) => Action::ForgeAt { smithy: words.smithy(config)?, means: words.means()? },
        },
        "pass" => Action::Pass,
        "show" => Action::Show { card: words.card(config)? },
        "take" => Action::Take { slots: words.slots(config)? },
        "lay" => Action::Lay { card: words.card(config)? },
        "enough" => Action::Enough,
        "use" => {
            let card = words.card(config)?;
            let part = number(words.0.next()?).filter(|part| usize::from(*part) < MAX_PARTS)?;
            Action::Use { card, part }
        }
        "finish" => Action::Finish,
        "gem" => Action::Gem { colour: words.colour()? },
        "slot" => Action::Slot { slot: words.slot(config)? },
        "pay" => Action::Pay { gems: words.gems()? },
        "apply" => match words.0.clone().next() {
            None => Action::Apply,
            Some(_) => Action::ApplyTo { colour: words.colour()? },
        },
        "forgo" => Action::Forgo,
        "done" => Action::Done,
        "place" => Action::Place { row: words.row()?, space: Gem::from_word(words.0.next()?)? },
        "exchange" => Action::Exchange { row: words.row()? },
        "rune" => Action::TakeRune { rune: Rune::from_word(words.0.next()?)? },
        "end" => Action::End,
        "swap-gem" => Action::SwapGem { gem: Gem::from_word(words.0.next()?)? },
        "swap-ore" => Action::SwapOre { colour: words.colour()? },
        "wild-colour" => Action::WildColour { colour: words.colour()? },
        _ => return None,
    };
    words.done(action)
}

fn read_chance(config: &Config, text: &str) -> Option<Chance> {
    let mut words = Words(text.split(' '));
    let chance = match words.0.next()? {
        "smithies" => {
            let mut artifacts = List::<Colour, MAX_SMITHIES>::new();
            for word in words.0.by_ref() {
                if artifacts.is_full() {
                    return None;
                }
                artifacts.push(Colour::from_word(word)?);
            }
            (!artifacts.is_empty()).then_some(Chance::Smithies { artifacts })?
        }
        "hand" => {
            let seat = words.0.next()?.parse().ok()?;
            let mut cards = CardSet::EMPTY;
            let mut last = None;
            for word in words.0.by_ref() {
                let card = config.data.numbered(number(word)?)?;
                if last.is_some_and(|last| card <= last) {
                    return None;
                }
                last = Some(card);
                cards.insert(card);
            }
            last.map(|_| Chance::Hand { seat, cards })?
        }
        "display" => {
            let mut cards = List::<Card, MAX_SLOTS>::new();
            for word in words.0.by_ref() {
                if cards.is_full() {
                    return None;
                }
                cards.push(config.data.numbered(number(word)?)?);
            }
            (!cards.is_empty()).then_some(Chance::Display { cards })?
        }
        "start" => Chance::Start { seat: words.0.next()?.parse().ok()? },
        "die" => Chance::Die { face: number(words.0.next()?)? },
        "card" => Chance::Card { card: words.card(config)? },
        _ => return None,
    };
    words.done(chance)
}

fn write_gems(gems: Gems, out: &mut dyn Write) -> fmt::Result {
    for gem in Gem::ALL {
        for _ in 0..gems.of(gem) {
            out.write_char(gem.letter())?;
        }
    }
    Ok(())
}

fn write_cards(config: &Config, cards: impl Iterator<Item = Card>, out: &mut dyn Write) -> fmt::Result {
    for card in cards {
        write!(out, " {}", config.number(card))?;
    }
    Ok(())
}

fn write_source(config: &Config, source: Source, out: &mut dyn Write) -> fmt::Result {
    match source {
        Source::Card(card) => write!(out, "{}", config.number(card)),
        Source::Die => out.write_str("die"),
        Source::Smithy(smithy) => write!(out, "smithy-{}", smithy.number()),
        Source::Swap => out.write_str("swap"),
    }
}

fn write_witness(config: &Config, witness: Witness, out: &mut dyn Write) -> fmt::Result {
    match witness {
        Witness::Card(card) => write!(out, "card {}", config.number(card)),
        Witness::Extra(card) => write!(out, "extra {}", config.number(card)),
        Witness::Die => out.write_str("die"),
        Witness::Smithy(smithy) => write!(out, "smithy {}", smithy.number()),
        Witness::Row(row, count) => write!(out, "row {} {count}", row.number()),
        Witness::FinalRow(row, count) => write!(out, "final-row {} {count}", row.number()),
        Witness::Leftover(count) => write!(out, "leftover {count}"),
    }
}

impl Notation for RuneStones {
    fn write_action(config: &Config, action: Action, out: &mut dyn Write) -> fmt::Result {
        match action {
            Action::Summon => out.write_str("summon"),
            Action::Abilities => out.write_str("abilities"),
            Action::Forge => out.write_str("forge"),
            Action::Pass => out.write_str("pass"),
            Action::Show { card } => write!(out, "show {}", config.number(card)),
            Action::Take { slots } => {
                out.write_str("take")?;
                slots.iter().try_for_each(|slot| write!(out, " {}", slot.number()))
            }
            Action::Lay { card } => write!(out, "lay {}", config.number(card)),
            Action::Enough => out.write_str("enough"),
            Action::Use { card, part } => write!(out, "use {} {part}", config.number(card)),
            Action::Finish => out.write_str("finish"),
            Action::Gem { colour } => write!(out, "gem {}", colour.word()),
            Action::Slot { slot } => write!(out, "slot {}", slot.number()),
            Action::Pay { gems } => {
                out.write_str("pay ")?;
                write_gems(gems, out)
            }
            Action::Apply => out.write_str("apply"),
            Action::ApplyTo { colour } => write!(out, "apply {}", colour.word()),
            Action::Forgo => out.write_str("forgo"),
            Action::ForgeAt { smithy, means } => write!(out, "forge {} {}", smithy.number(), means.word()),
            Action::Done => out.write_str("done"),
            Action::Place { row, space } => write!(out, "place {} {}", row.number(), space.word()),
            Action::Exchange { row } => write!(out, "exchange {}", row.number()),
            Action::TakeRune { rune } => write!(out, "rune {}", rune.word()),
            Action::End => out.write_str("end"),
            Action::SwapGem { gem } => write!(out, "swap-gem {}", gem.word()),
            Action::SwapOre { colour } => write!(out, "swap-ore {}", colour.word()),
            Action::WildColour { colour } => write!(out, "wild-colour {}", colour.word()),
        }
    }

    fn read_action(config: &Config, text: &str) -> Result<Action, Unreadable> {
        read_action(config, text).ok_or(Unreadable { expected: ACTION_FORMS })
    }

    fn write_chance(config: &Config, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        match chance {
            Chance::Smithies { artifacts } => {
                out.write_str("smithies")?;
                artifacts.iter().try_for_each(|colour| write!(out, " {}", colour.word()))
            }
            Chance::Hand { seat, cards } => {
                write!(out, "hand {seat}")?;
                write_cards(config, cards.iter(), out)
            }
            Chance::Display { cards } => {
                out.write_str("display")?;
                write_cards(config, cards.iter().copied(), out)
            }
            Chance::Start { seat } => write!(out, "start {seat}"),
            Chance::Die { face } => write!(out, "die {face}"),
            Chance::Card { card } => write!(out, "card {}", config.number(card)),
        }
    }

    fn read_chance(config: &Config, text: &str) -> Result<Chance, Unreadable> {
        read_chance(config, text).ok_or(Unreadable { expected: CHANCE_FORMS })
    }

    fn write_seen(config: &Config, seen: &Seen, out: &mut dyn Write) -> fmt::Result {
        let number = |card: Card| config.number(card);
        match *seen {
            Fact::StartDrawn { seat } => write!(out, "start {seat}"),
            Fact::SmithyFilled { smithy, colour } => {
                write!(out, "smithy {} {}", smithy.number(), colour.word())
            }
            Fact::ArtifactsShuffled => out.write_str("artifacts shuffled"),
            Fact::HandDrawn { seat, count, cards } => {
                write!(out, "hand {seat}")?;
                match cards {
                    Some(cards) => write_cards(config, cards.iter(), out),
                    None => (0..count).try_for_each(|_| out.write_str(" ?")),
                }
            }
            Fact::DeckShuffled { seat } => write!(out, "deck {seat} shuffled"),
            Fact::SlotFilled { slot, card } => write!(out, "slot {} {}", slot.number(), number(card)),
            Fact::CreaturesShuffled => out.write_str("creatures shuffled"),
            Fact::RoundBegan { round } => write!(out, "round {round}"),
            Fact::TurnBegan { seat } => write!(out, "turn {seat}"),
            Fact::ActionChosen { seat, action } => {
                write!(out, "action {seat} ")?;
                Self::write_action(config, action, out)
            }
            Fact::CardShown { seat, card } => write!(out, "show {seat} {}", number(card)),
            Fact::Summoned { seat, card, slot, cost } => {
                write!(out, "summon {seat} {} {} {cost}", number(card), slot.number())
            }
            Fact::CardLaid { seat, card } => write!(out, "lay {seat} {}", number(card)),
            Fact::Enough { seat } => write!(out, "enough {seat}"),
            Fact::PartUsed { seat, card, part } => write!(out, "use {seat} {} {part}", number(card)),
            Fact::GemTaken { seat, gem, source } => {
                write!(out, "gem {seat} {} ", gem.word())?;
                write_source(config, source, out)
            }
            Fact::OreTaken { seat, source } => {
                write!(out, "ore {seat} ")?;
                write_source(config, source, out)
            }
            Fact::NothingLeft { seat, piece, source } => {
                match piece {
                    Piece::Gem(gem) => write!(out, "gem {seat} {} ", gem.word())?,
                    Piece::AnyGem => write!(out, "gem {seat} any ")?,
                    Piece::Ore => write!(out, "ore {seat} ")?,
                }
                write_source(config, source, out)?;
                out.write_str(" none")
            }
            Fact::GemsPaid { seat, gems } => {
                write!(out, "pay {seat} ")?;
                write_gems(gems, out)
            }
            Fact::OrePaid { seat, count } => write!(out, "pay {seat} {count} ore"),
            Fact::GemGiven { seat, gem, source } => {
                write!(out, "give {seat} {} ", gem.word())?;
                write_source(config, source, out)
            }
            Fact::OreGiven { seat, source } => {
                write!(out, "give-ore {seat} ")?;
                write_source(config, source, out)
            }
            Fact::CardCalled { seat, card, slot } => {
                write!(out, "call {seat} {} {}", number(card), slot.number())
            }
            Fact::NothingCalled { seat } => write!(out, "call {seat} none"),
            Fact::DieRolled { seat, face } => write!(out, "die {seat} {face}"),
            Fact::CardDrawn { seat, card } => write!(out, "draw {seat} {}", number(card)),
            Fact::Forgone { seat } => write!(out, "forgo {seat}"),
            Fact::Points { seat, points, witness } => {
                write!(out, "points {seat} {points} ")?;
                write_witness(config, witness, out)
            }
            Fact::CardKept { seat, card } => write!(out, "keep {seat} {}", number(card)),
            Fact::CardLost { seat, card } => write!(out, "lose {seat} {}", number(card)),
            Fact::CardRemoved { seat, card } => write!(out, "remove {seat} {}", number(card)),
            Fact::Forged { seat, smithy, means } => {
                write!(out, "forge {seat} {} {}", smithy.number(), means.word())
            }
            Fact::Placed { seat, row, space, artifact } => {
                write!(out, "place {seat} {} {}", row.number(), space.word())?;
                if artifact == Gem::Wild { out.write_str(" wild") } else { Ok(()) }
            }
            Fact::RowExchanged { seat, row } => write!(out, "exchange {seat} {}", row.number()),
            Fact::RuneTaken { seat, rune } => write!(out, "rune {seat} {}", rune.word()),
            Fact::ColourPlaced { seat, colour } => write!(out, "wild-colour {seat} {}", colour.word()),
            Fact::ActionOver { seat } => write!(out, "finish {seat}"),
            Fact::TurnOver { seat } => write!(out, "end {seat}"),
            Fact::GameOver { cause } => write!(out, "over {}", cause.word()),
        }
    }

    fn write_refusal(config: &Config, illegal: Illegal, out: &mut dyn Write) -> fmt::Result {
        let number = |card: Card| config.number(card);
        match illegal {
            Illegal::GameOver => out.write_str("the game is over"),
            Illegal::ChanceFirst { due } => write!(out, "first {} must be drawn", due.words()),
            Illegal::NoChanceNow => out.write_str("there is nothing to draw now"),
            Illegal::NotYourDecision { decider } => write!(out, "it is the turn of {decider}"),
            Illegal::OtherDecision { due } => write!(out, "now {} is to be decided", due.words()),
            Illegal::NoSuchSeat { seat } => write!(out, "nobody sits at {seat}"),
            Illegal::OtherDraw { due } => write!(out, "now {} is to be drawn", due.words()),
            Illegal::WrongNumber { found, expected } => {
                write!(out, "{found} are named, but {expected} are drawn")
            }
            Illegal::NotInPile { card } => {
                write!(out, "card {} is not in the pile, or is named twice", number(card))
            }
            Illegal::ArtifactNotInPile { colour } => {
                write!(out, "no {} artifact is left in the supply", colour.word())
            }
            Illegal::LeftBehind { card } => {
                write!(out, "card {} was left of the old pile and comes first", number(card))
            }
            Illegal::DragonAtStart { card } => {
                write!(out, "card {} is a dragon, and dragons are put aside at the start", number(card))
            }
            Illegal::NoSuchFace { face } => write!(out, "the die has no face {face}, only 1 to 6"),
            Illegal::DisplayEmpty => out.write_str("the display has no card"),
            Illegal::TooLittleMagic { have, need } => {
                write!(out, "{need} magic points are needed, and there can be {have}")
            }
            Illegal::OtherMagic { card } => {
                write!(out, "card {} has no magic of a colour that all cards shown have", number(card))
            }
            Illegal::TooFewCards { have, need } => write!(out, "{need} cards are needed, there are {have}"),
            Illegal::NothingToForge => out.write_str("no artifact can be paid and placed"),
            Illegal::CanAct => out.write_str("an action is possible, so there is no passing"),
            Illegal::NotInHand { card } => write!(out, "card {} is not in the hand", number(card)),
            Illegal::NoSuchSlot { slot } => {
                let last = config.data.costs.len();
                write!(out, "there is no slot {}, only 1 to {last}", slot.number())
            }
            Illegal::SlotEmpty { slot } => write!(out, "no card lies in slot {}", slot.number()),
            Illegal::WrongColour { slot, wanted } => {
                write!(out, "the card in slot {} is not {}", slot.number(), wanted.word())
            }
            Illegal::NotLaid { card } => write!(out, "card {} is not laid out", number(card)),
            Illegal::NoSuchPart { card, part } => write!(out, "card {} has no part {part}", number(card)),
            Illegal::PartUsed { card, part } => {
                write!(out, "part {part} of card {} is used up", number(card))
            }
            Illegal::OtherOption { card } => {
                write!(out, "the other option of card {} was chosen", number(card))
            }
            Illegal::SupplyEmpty { piece } => {
                let word = match piece {
                    Piece::Gem(gem) => gem.word(),
                    Piece::AnyGem => "coloured",
                    Piece::Ore => return out.write_str("the supply has no ore"),
                };
                write!(out, "the supply has no {word} gem")
            }
            Illegal::NoCardOf { hue } => write!(out, "the display has no {} card", hue.word()),
            Illegal::NoCardToDraw => out.write_str("there is no card to draw"),
            Illegal::CannotPay { need } => write!(out, "{need} fitting gems are needed"),
            Illegal::TooLittleOre { have, need } => write!(out, "{need} ore is needed, there is {have}"),
            Illegal::NoSuchGem { gem, have } => {
                write!(out, "of {} gems there are only {have}", gem.word())
            }
            Illegal::WrongSum { found, expected } => {
                write!(out, "{found} gems, but {expected} are to be paid")
            }
            Illegal::DoesNotFit => out.write_str("these gems do not fit what is to be paid"),
            Illegal::GainsNothing => out.write_str("the supply could give nothing for it"),
            Illegal::NeedsColour { face } => write!(out, "face {face} needs a colour, as in apply red"),
            Illegal::NeedsNoColour { face } => write!(out, "face {face} has no colour: apply"),
            Illegal::NoSuchSmithy { smithy } => {
                let last = config.data.smithies.len();
                write!(out, "there is no smithy {}, only 1 to {last}", smithy.number())
            }
            Illegal::SmithyUsed { smithy } => {
                write!(out, "smithy {} was used in this action", smithy.number())
            }
            Illegal::NoArtifact { smithy } => write!(out, "no artifact lies at smithy {}", smithy.number()),
            Illegal::NoSpace { artifact } => {
                write!(out, "no row has a free space for a {} artifact", artifact.word())
            }
            Illegal::MustForge => out.write_str("at least one artifact must be forged"),
            Illegal::SpaceTaken { row, space } => {
                write!(out, "the {} space of row {} is taken", space.word(), row.number())
            }
            Illegal::WrongSpace { artifact } => {
                write!(out, "the {0} artifact belongs on a {0} space", artifact.word())
            }
            Illegal::RowTooShort { row, have, need } => {
                write!(out, "row {} has {have} artifacts and needs {need}", row.number())
            }
            Illegal::RuneOwned { rune } => write!(out, "the rune {} is there already", rune.word()),
            Illegal::RuneGone { rune } => write!(out, "no rune {} is left", rune.word()),
            Illegal::NoRune { rune } => write!(out, "the rune {} is needed for it", rune.word()),
            Illegal::SwapUsed => out.write_str("the rune swap was used in this turn"),
            Illegal::ColourPlaced { colour } => {
                write!(out, "a {} gem lies on the stone already", colour.word())
            }
        }
    }
}

impl Due {
    fn words(self) -> &'static str {
        match self {
            Due::Action => "an action (summon, abilities, forge)",
            Due::Summon => "which cards are shown or taken (show CARD, take SLOTS)",
            Due::Cards => "which cards are laid out (lay CARD)",
            Due::Abilities => "an ability (use CARD PART, finish)",
            Due::Gem => "the colour of a gem (gem COLOUR)",
            Due::Slot => "a card of the display (slot SLOT)",
            Due::Pay => "a payment (pay GEMS)",
            Due::Die => "the die result (apply, forgo)",
            Due::Forge => "an artifact (forge SMITHY gems, forge SMITHY ore, done)",
            Due::Place => "the place of the artifact (place ROW SPACE)",
            Due::Exchange => "an exchange (exchange ROW, end)",
            Due::Rune => "a rune stone (rune RUNE)",
            Due::DrawSmithies => "artifacts for the smithies (smithies COLOURS)",
            Due::DrawHand => "cards for a hand (hand SEAT CARDS)",
            Due::DrawDisplay => "cards for the display (display CARDS)",
            Due::DrawStart => "the start player (start SEAT)",
            Due::DrawDie => "a face of the die (die FACE)",
            Due::DrawCard => "a creature (card CARD)",
        }
    }
}
