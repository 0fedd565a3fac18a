//! One short text for every action, outcome, event and refusal.

use core::fmt::{self, Write};

use kernel::{Notation, Seat, Unreadable};

use crate::Vale;
use crate::action::{Action, Group, Options};
use crate::chance::{Chance, Revealed};
use crate::config::Config;
use crate::data::{MAX_DISPLAY, MAX_PLAYERS};
use crate::effect::can::Obstacle;
use crate::effect::op::ChoiceId;
use crate::event::{Fact, Seen, Zone};
use crate::ids::{Card, Stones};
use crate::illegal::{Decision, Illegal};
use crate::state::Cause;

const ACTION_FORMS: &str = "hunt c, sell c, tame c, summon c s, release c s, end, keep s, activate c, discard c, \
     free c, recover c, dismiss none or up to three c in order, player p, yield c, copy c, choose c and option \
     keys in printed order, or take c, with cards c, stones s such as 1,2,0, a seat p";
const CHANCE_FORMS: &str = "start p, reveal and up to eight cards, or draw c, with a seat p, a card c";

/// The most stones of one colour that a text can name.
const MOST_STONES: u8 = 99;

impl Cause {
    /// The word for why a game ended.
    pub fn word(self) -> &'static str {
        match self {
            Cause::Points => "points",
            Cause::Rounds => "rounds",
        }
    }
}

impl Zone {
    /// The word for where a card was.
    pub fn word(self) -> &'static str {
        match self {
            Zone::Hand => "hand",
            Zone::Area => "area",
        }
    }
}

impl Config {
    /// The key of a card.
    pub fn key(&self, card: Card) -> &'static str {
        self.data.cards.get(card.index()).map_or("?", |card| &card.key)
    }
}

/// Reads stones: `1,2,0`.
pub(crate) fn read_stones(text: &str) -> Option<Stones> {
    let mut counts = [0; 3];
    let mut parts = text.split(',');
    for count in &mut counts {
        let part = parts.next()?;
        let canonical = part == "0" || !part.starts_with(['0', '+']);
        *count = part.parse().ok().filter(|count| canonical && *count <= MOST_STONES)?;
    }
    let [red, blue, purple] = counts;
    parts.next().is_none().then_some(Stones::new(red, blue, purple))
}

/// Splits at single blanks and refuses anything but the canonical form.
struct Words<'a> {
    config: &'a Config,
    words: core::str::Split<'a, char>,
}

impl<'a> Words<'a> {
    fn of(config: &'a Config, text: &'a str) -> Words<'a> {
        Words { config, words: text.split(' ') }
    }

    fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    fn card(&mut self) -> Option<Card> {
        self.config.data.card_named(self.next()?)
    }

    fn stones(&mut self) -> Option<Stones> {
        read_stones(self.next()?)
    }

    fn seat(&mut self) -> Option<Seat> {
        self.next()?.parse().ok().filter(|seat: &Seat| seat.number() < MAX_PLAYERS)
    }

    /// Up to three cards in order, or `none`.
    fn group(&mut self) -> Option<Group> {
        let mut cards = [Card::default(); 3];
        let mut len = 0;
        while let Some(word) = self.next() {
            if word == "none" && len == 0 {
                return Some(Group::EMPTY);
            }
            *cards.get_mut(len)? = self.config.data.card_named(word)?;
            len += 1;
        }
        if len == 0 { None } else { Group::of(&cards[..len]) }
    }

    /// The card of a choice and some of its options in printed order.
    fn options(&mut self) -> Option<(ChoiceId, Options)> {
        let card = self.card()?;
        let choices = &self.config.data.choices;
        let number = choices.iter().position(|choice| choice.card == card)?;
        let mut options = Options::NONE;
        for word in self.words.by_ref() {
            let option = choices[number].options.iter().position(|option| option.key == word)?;
            if options.bits() >> option != 0 {
                return None;
            }
            options = options.with(option);
        }
        // The numbers of actions know only answers of the right size.
        (options.len() == choices[number].pick).then_some((ChoiceId(number as u8), options))
    }

    fn done<T>(mut self, thing: T) -> Option<T> {
        self.next().is_none().then_some(thing)
    }
}

fn read_action(config: &Config, text: &str) -> Option<Action> {
    let mut words = Words::of(config, text);
    let action = match words.next()? {
        "hunt" => Action::Hunt { card: words.card()? },
        "sell" => Action::Sell { card: words.card()? },
        "tame" => Action::Tame { card: words.card()? },
        "summon" => Action::Summon { card: words.card()?, paid: words.stones()? },
        "release" => Action::Release { card: words.card()?, paid: words.stones()? },
        "end" => Action::EndTurn,
        "keep" => Action::Keep { stones: words.stones()? },
        "activate" => Action::Activate { card: words.card()? },
        "discard" => Action::Discard { card: words.card()? },
        "free" => Action::SummonFree { card: words.card()? },
        "recover" => Action::Recover { card: words.card()? },
        "dismiss" => Action::Dismiss { cards: words.group()? },
        "player" => Action::ChoosePlayer { seat: words.seat()? },
        "yield" => Action::Yield { card: words.card()? },
        "copy" => Action::Copy { card: words.card()? },
        "choose" => {
            let (choice, options) = words.options()?;
            Action::Choose { choice, options }
        }
        "take" => Action::Take { card: words.card()? },
        _ => return None,
    };
    words.done(action)
}

fn read_chance(config: &Config, text: &str) -> Option<Chance> {
    let mut words = Words::of(config, text);
    let chance = match words.next()? {
        "start" => Chance::Start { seat: words.seat()? },
        "draw" => Chance::Draw { card: words.card()? },
        "reveal" => {
            let mut cards = Revealed::new();
            for word in words.words.by_ref() {
                let card = config.data.card_named(word)?;
                if cards.len() == MAX_DISPLAY {
                    return None;
                }
                cards.push(card);
            }
            if cards.is_empty() {
                return None;
            }
            Chance::Reveal { cards }
        }
        _ => return None,
    };
    words.done(chance)
}

fn write_options(config: &Config, choice: ChoiceId, options: Options, out: &mut dyn Write) -> fmt::Result {
    let choice = &config.data.choices[choice.index()];
    out.write_str(config.key(choice.card))?;
    for option in options.iter() {
        write!(out, " {}", choice.options.get(option).map_or("?", |option| &option.key))?;
    }
    Ok(())
}

impl Notation for Vale {
    fn write_action(config: &Config, action: Action, out: &mut dyn Write) -> fmt::Result {
        let mut one = |word: &str, card: Card| write!(out, "{word} {}", config.key(card));
        match action {
            Action::Hunt { card } => one("hunt", card),
            Action::Sell { card } => one("sell", card),
            Action::Tame { card } => one("tame", card),
            Action::Summon { card, paid } => write!(out, "summon {} {paid}", config.key(card)),
            Action::Release { card, paid } => write!(out, "release {} {paid}", config.key(card)),
            Action::EndTurn => out.write_str("end"),
            Action::Keep { stones } => write!(out, "keep {stones}"),
            Action::Activate { card } => one("activate", card),
            Action::Discard { card } => one("discard", card),
            Action::SummonFree { card } => one("free", card),
            Action::Recover { card } => one("recover", card),
            Action::Dismiss { cards } => {
                out.write_str("dismiss")?;
                if cards.cards().is_empty() {
                    out.write_str(" none")?;
                }
                cards.cards().iter().try_for_each(|card| write!(out, " {}", config.key(*card)))
            }
            Action::ChoosePlayer { seat } => write!(out, "player {seat}"),
            Action::Yield { card } => one("yield", card),
            Action::Copy { card } => one("copy", card),
            Action::Choose { choice, options } => {
                out.write_str("choose ")?;
                write_options(config, choice, options, out)
            }
            Action::Take { card } => one("take", card),
        }
    }

    fn read_action(config: &Config, text: &str) -> Result<Action, Unreadable> {
        read_action(config, text).ok_or(Unreadable { expected: ACTION_FORMS })
    }

    fn write_chance(config: &Config, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        match chance {
            Chance::Start { seat } => write!(out, "start {seat}"),
            Chance::Draw { card } => write!(out, "draw {}", config.key(card)),
            Chance::Reveal { cards } => {
                out.write_str("reveal")?;
                cards.iter().try_for_each(|card| write!(out, " {}", config.key(*card)))
            }
        }
    }

    fn read_chance(config: &Config, text: &str) -> Result<Chance, Unreadable> {
        read_chance(config, text).ok_or(Unreadable { expected: CHANCE_FORMS })
    }

    fn write_seen(config: &Config, seen: &Seen, out: &mut dyn Write) -> fmt::Result {
        let key = |card: Card| config.key(card);
        match *seen {
            Fact::StartDrawn { seat } => write!(out, "start {seat}"),
            Fact::RoundBegan { round, first } => write!(out, "round {round} {first}"),
            Fact::Shuffled { cards } => write!(out, "shuffle {cards}"),
            Fact::Revealed { card } => write!(out, "reveal {}", key(card)),
            Fact::Hunted { seat, card } => write!(out, "hunt {seat} {}", key(card)),
            Fact::Sold { seat, card, stones } => write!(out, "sell {seat} {} {stones}", key(card)),
            Fact::Tamed { seat, card } => write!(out, "tame {seat} {}", key(card)),
            Fact::Shown { seat, card } => write!(out, "show {seat} {}", key(card)),
            Fact::Summoned { seat, card, paid } => write!(out, "summon {seat} {} {paid}", key(card)),
            Fact::SummonedFree { seat, card } => write!(out, "free {seat} {}", key(card)),
            Fact::Released { seat, card, paid } => write!(out, "release {seat} {} {paid}", key(card)),
            Fact::TurnEnded { seat } => write!(out, "end {seat}"),
            Fact::Activated { seat, card } => write!(out, "activate {seat} {}", key(card)),
            Fact::Copied { seat, source, of } => write!(out, "copy {seat} {} {}", key(source), key(of)),
            Fact::Chosen { seat, choice, options } => {
                write!(out, "choose {seat} ")?;
                write_options(config, choice, options, out)
            }
            Fact::PlayerChosen { seat, target } => write!(out, "player {seat} {target}"),
            Fact::Points { seat, card, change } => write!(out, "points {seat} {} {change:+}", key(card)),
            Fact::Gained { seat, card, stones } => write!(out, "gain {seat} {} {stones}", key(card)),
            Fact::Gave { seat, card, stones } => write!(out, "give {seat} {} {stones}", key(card)),
            Fact::Kept { seat, stones } => write!(out, "keep {seat} {stones}"),
            Fact::Drawn { seat, card } => write!(out, "draw {seat} {}", card.map_or("?", key)),
            Fact::DrawnKnown { seat, card } => write!(out, "draw {seat} {} known", key(card)),
            Fact::Recovered { seat, card } => write!(out, "recover {seat} {}", key(card)),
            Fact::Discarded { seat, card, from } => {
                write!(out, "discard {seat} {} {}", key(card), from.word())
            }
            Fact::PutOnTop { seat, card } => write!(out, "top {seat} {}", key(card)),
            Fact::Taken { seat, card } => write!(out, "take {seat} {}", key(card)),
            Fact::GameOver { cause } => write!(out, "over {}", cause.word()),
        }
    }

    fn write_refusal(config: &Config, illegal: Illegal, out: &mut dyn Write) -> fmt::Result {
        let key = |card: Card| config.key(card);
        match illegal {
            Illegal::GameOver => out.write_str("the game is over"),
            Illegal::ChanceFirst => out.write_str("something is to be drawn first"),
            Illegal::NoChanceNow => out.write_str("there is nothing to draw now"),
            Illegal::OtherChance => out.write_str("something else is to be drawn now"),
            Illegal::NoSuchSeat { seat } => write!(out, "nobody sits at {seat}"),
            Illegal::NotYourDecision { decider } => write!(out, "{decider} decides now"),
            Illegal::OtherDecision { due } => write!(out, "now {} is to be decided", due.form()),
            Illegal::WrongNumber { needed } => write!(out, "{needed} are needed"),
            Illegal::Twice { card } => write!(out, "{} is named twice", key(card)),
            Illegal::NotInPile { card } => write!(out, "{} cannot come from the pile now", key(card)),
            Illegal::KnownTop { top } => write!(out, "{} is known to be on top of the pile", key(top)),
            Illegal::NotInDisplay { card } => write!(out, "{} is not in the display", key(card)),
            Illegal::Marked { card, by } => write!(out, "a marker of {by} is on {}", key(card)),
            Illegal::NotYourMarker { card } => write!(out, "no marker of yours is on {}", key(card)),
            Illegal::MarkerLeft { card } => write!(out, "{} is still to be sold or tamed", key(card)),
            Illegal::NotInHand { card } => write!(out, "{} is not in the hand", key(card)),
            Illegal::NotInArea { card } => write!(out, "{} is not in the area", key(card)),
            Illegal::NotDiscarded { card } => write!(out, "{} is not in the discard pile", key(card)),
            Illegal::AreaFull { limit } => write!(out, "the area holds {limit} creatures, as many as it may"),
            Illegal::CannotAfford { cost, have } => {
                write!(out, "the cost is {cost}, all stones are worth {have}")
            }
            Illegal::NoSuchStones => out.write_str("these stones are not there"),
            Illegal::PaysTooLittle { cost, value } => {
                write!(out, "the cost is {cost}, these stones are worth {value}")
            }
            Illegal::SuperfluousStone { colour, cost } => {
                write!(out, "without one {} stone the cost of {cost} is still paid", colour.key())
            }
            Illegal::WrongFamily { family } => write!(out, "a card of {} is needed", family.key()),
            Illegal::NoMatch { card } => write!(out, "the effect does not speak of {}", key(card)),
            Illegal::SameCard { card } => write!(out, "another card than {} is needed", key(card)),
            Illegal::NoSuchPlayer { seat } => write!(out, "{seat} has nothing that the effect could take"),
            Illegal::NoActiveEffect { card } => write!(out, "{} has no active effect", key(card)),
            Illegal::NoSuchEffect { card, kind } => {
                write!(out, "{} has no {} effect", key(card), kind.key())
            }
            Illegal::AlreadyUsed { card } => write!(out, "{} was activated already", key(card)),
            Illegal::OtherChoice { due } => {
                let due = config.data.choices.get(due.index());
                write!(out, "options of {} are to be chosen", due.map_or("?", |due| key(due.card)))
            }
            Illegal::Impossible { card, part } => {
                write!(out, "{} cannot be carried out: ", key(card))?;
                write_obstacle(config, part, out)
            }
        }
    }
}

fn write_obstacle(config: &Config, part: Obstacle, out: &mut dyn Write) -> fmt::Result {
    match part {
        Obstacle::ForceDiscard(family) => write!(out, "nobody has a creature of {}", family.key()),
        Obstacle::Steal(points) => write!(out, "no opponent has {points} points"),
        Obstacle::PayPoints(points) => write!(out, "{points} points are needed"),
        Obstacle::GiveStone(colour) => write!(out, "a {} stone is needed", colour.key()),
        Obstacle::Draw => out.write_str("no card can be drawn"),
        Obstacle::Recover => out.write_str("no creature fits"),
        Obstacle::Discard => out.write_str("no hand card is left"),
        Obstacle::SummonFree(None) => out.write_str("no hand card could be summoned for free"),
        Obstacle::SummonFree(Some(family)) => {
            write!(out, "no hand card of {} could be summoned for free", family.key())
        }
        Obstacle::Take(family) => write!(out, "no card of {} is in the discard pile", family.key()),
        Obstacle::Copy(kind) => write!(out, "no other creature has a possible {} effect", kind.key()),
        Obstacle::Choose(choice) => {
            let pick = config.data.choices.get(choice.index()).map_or(0, |choice| choice.pick);
            write!(out, "fewer than {pick} of its options are possible")
        }
        Obstacle::Condition => out.write_str("its condition is not fulfilled"),
        Obstacle::LeftArea => out.write_str("the card is no longer in the area"),
    }
}

impl Decision {
    fn form(self) -> &'static str {
        match self {
            Decision::Hunt => "a card of the display (hunt c)",
            Decision::Action => "an action (sell c, tame c, summon c s, release c s or end)",
            Decision::Keep => "which stones are kept (keep s)",
            Decision::Activate => "an active effect (activate c)",
            Decision::Discard => "a hand card to discard (discard c)",
            Decision::SummonFree => "a hand card to summon for free (free c)",
            Decision::Recover => "a creature to take back (recover c)",
            Decision::Dismiss => "creatures to discard (dismiss none or dismiss c)",
            Decision::ChoosePlayer => "a player (player p)",
            Decision::Yield => "a creature to discard (yield c)",
            Decision::Copy => "an effect to copy (copy c)",
            Decision::Choose => "options (choose c o)",
            Decision::Take => "a card of the discard pile (take c)",
        }
    }
}
