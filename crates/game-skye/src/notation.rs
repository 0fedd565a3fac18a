//! One short text for every action, outcome, event and refusal.

use core::fmt::{self, Write};

use kernel::{List, Notation, Seat, Unreadable};

use crate::config::Config;
use crate::event::{Ending, Event, Seen};
use crate::ids::{Cell, DRAWN, LETTERS, MAX_GOLD, MAX_PENDING, REACH, SLOTS, ScoringId, TileId, Turns};
use crate::illegal::{Decision, Draw, Illegal};
use crate::{Action, Chance, Skye};

const ACTION_FORMS: &str = "axe 0, price 4, buy P1 2, own 0, end, druid 3, bag, pass, keep 0 or place 1 -1,0 r3, \
                            with numbers of tiles, slots and gold, seats, cells and turns that exist";
const CHANCE_FORMS: &str = "scoring S01 S02 S03 S04, start P0, dolmen D01, draw P0 L01 L02 L03 or bag L01 L02, \
                            with tiles of the data";

/// A number in its only form: no sign but minus, no leading zeros.
fn number<T: core::str::FromStr + ToString>(word: &str) -> Option<T> {
    word.parse().ok().filter(|number: &T| number.to_string() == word)
}

/// A cell such as `-1,0`, if a territory can reach it.
pub(crate) fn read_cell(word: &str) -> Option<Cell> {
    let (x, y) = word.split_once(',')?;
    let cell = Cell { x: number(x)?, y: number(y)? };
    let near = |coordinate: i8| (-REACH..=REACH).contains(&coordinate);
    (near(cell.x) && near(cell.y) && cell.in_reach()).then_some(cell)
}

/// Turns such as `r3`.
pub(crate) fn read_turns(word: &str) -> Option<Turns> {
    Turns::new(number(word.strip_prefix('r')?)?)
}

/// Splits at single blanks and refuses anything but the canonical form.
struct Words<'a>(core::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Words<'a> {
        Words(text.split(' '))
    }

    fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn below(&mut self, bound: usize) -> Option<u8> {
        number(self.word()?).filter(|number: &u8| usize::from(*number) < bound)
    }

    fn gold(&mut self) -> Option<u16> {
        number(self.word()?).filter(|gold| *gold <= MAX_GOLD)
    }

    fn seat(&mut self) -> Option<Seat> {
        self.word()?.parse().ok()
    }

    /// All words that are left, as tiles: at least one and at most `N`.
    fn tiles<const N: usize>(&mut self, config: &Config) -> Option<List<TileId, N>> {
        let mut tiles = List::new();
        for word in self.0.by_ref() {
            if tiles.is_full() {
                return None;
            }
            tiles.push(config.data.tile_named(word)?);
        }
        (!tiles.is_empty()).then_some(tiles)
    }

    fn done<T>(mut self, thing: T) -> Option<T> {
        self.0.next().is_none().then_some(thing)
    }
}

fn read_action(text: &str) -> Option<Action> {
    let mut words = Words::of(text);
    let action = match words.word()? {
        "axe" => Action::Axe { tile: words.below(DRAWN)? },
        "price" => Action::Price { gold: words.gold()? },
        "buy" => Action::Buy { seller: words.seat()?, tile: words.below(DRAWN)? },
        "own" => Action::Own { tile: words.below(DRAWN)? },
        "end" => Action::End,
        "druid" => Action::Druid { slot: words.below(SLOTS)? },
        "bag" => Action::Bag,
        "pass" => Action::Pass,
        "keep" => Action::Keep { tile: words.below(MAX_PENDING)? },
        "place" => Action::Place {
            tile: words.below(MAX_PENDING)?,
            at: read_cell(words.word()?)?,
            turns: read_turns(words.word()?)?,
        },
        _ => return None,
    };
    words.done(action)
}

fn read_chance(config: &Config, text: &str) -> Option<Chance> {
    let mut words = Words::of(text);
    let chance = match words.word()? {
        "scoring" => {
            let mut tiles = [ScoringId::default(); LETTERS];
            for tile in &mut tiles {
                *tile = config.data.scoring_named(words.word()?)?;
            }
            Chance::Scoring { tiles }
        }
        "start" => Chance::Start { seat: words.seat()? },
        "dolmen" => Chance::Dolmen { tiles: words.tiles(config)? },
        "draw" => Chance::Draw { seat: words.seat()?, tiles: words.tiles(config)? },
        "bag" => Chance::Bag { tiles: words.tiles(config)? },
        _ => return None,
    };
    words.done(chance)
}

fn write_tiles(config: &Config, tiles: &[TileId], out: &mut dyn Write) -> fmt::Result {
    tiles.iter().try_for_each(|tile| write!(out, " {}", config.tile_name(*tile)))
}

fn write_scoring(config: &Config, tiles: [ScoringId; LETTERS], out: &mut dyn Write) -> fmt::Result {
    out.write_str("scoring")?;
    tiles.iter().try_for_each(|tile| write!(out, " {}", config.scoring_name(*tile)))
}

impl Ending {
    fn suffix(self) -> &'static str {
        match self {
            Ending::Chosen => "",
            Ending::Auto => " auto",
        }
    }
}

impl Notation for Skye {
    fn write_action(_config: &Config, action: Action, out: &mut dyn Write) -> fmt::Result {
        match action {
            Action::Axe { tile } => write!(out, "axe {tile}"),
            Action::Price { gold } => write!(out, "price {gold}"),
            Action::Buy { seller, tile } => write!(out, "buy {seller} {tile}"),
            Action::Own { tile } => write!(out, "own {tile}"),
            Action::End => out.write_str("end"),
            Action::Druid { slot } => write!(out, "druid {slot}"),
            Action::Bag => out.write_str("bag"),
            Action::Pass => out.write_str("pass"),
            Action::Keep { tile } => write!(out, "keep {tile}"),
            Action::Place { tile, at, turns } => write!(out, "place {tile} {at} {turns}"),
        }
    }

    fn read_action(_config: &Config, text: &str) -> Result<Action, Unreadable> {
        read_action(text).ok_or(Unreadable { expected: ACTION_FORMS })
    }

    fn write_chance(config: &Config, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        match chance {
            Chance::Scoring { tiles } => write_scoring(config, tiles, out),
            Chance::Start { seat } => write!(out, "start {seat}"),
            Chance::Dolmen { tiles } => {
                out.write_str("dolmen")?;
                write_tiles(config, &tiles, out)
            }
            Chance::Draw { seat, tiles } => {
                write!(out, "draw {seat}")?;
                write_tiles(config, &tiles, out)
            }
            Chance::Bag { tiles } => {
                out.write_str("bag")?;
                write_tiles(config, &tiles, out)
            }
        }
    }

    fn read_chance(config: &Config, text: &str) -> Result<Chance, Unreadable> {
        read_chance(config, text).ok_or(Unreadable { expected: CHANCE_FORMS })
    }

    fn write_seen(config: &Config, seen: &Seen, out: &mut dyn Write) -> fmt::Result {
        let name = |tile: TileId| config.tile_name(tile);
        match *seen {
            Event::ScoringLaid { tiles } => write_scoring(config, tiles, out),
            Event::StartDrawn { seat } => write!(out, "start {seat}"),
            Event::DolmenFilled { tiles } => {
                out.write_str("dolmen")?;
                write_tiles(config, &tiles, out)
            }
            Event::RoundBegan { round, start } => write!(out, "round {round} {start}"),
            Event::Income { seat, gold, barrels, behind, .. } => {
                write!(out, "income {seat} {gold} barrels {barrels} behind {behind}")
            }
            Event::Drawn { seat, tiles } => {
                write!(out, "draw {seat}")?;
                write_tiles(config, &tiles, out)
            }
            Event::AxeSet { seat, tile } => write!(out, "axe {seat} {tile}"),
            Event::PriceSet { seat, tile, gold } => write!(out, "price {seat} {tile} {gold}"),
            Event::Committed { seat } => write!(out, "committed {seat}"),
            Event::Offered { seat, number, tile, price } => {
                write!(out, "offer {seat} {number} {} {price}", name(tile))
            }
            Event::Thrown { seat, number, tile } => write!(out, "thrown {seat} {number} {}", name(tile)),
            Event::Bought { seat, seller, number, tile, cost, .. } => {
                write!(out, "buy {seat} {seller} {number} {} {cost}", name(tile))
            }
            Event::OwnBought { seat, number, tile, price } => {
                write!(out, "own {seat} {number} {} {price}", name(tile))
            }
            Event::TurnEnded { seat, ending } => write!(out, "end {seat}{}", ending.suffix()),
            Event::Settled { seat, number, tile, price } => {
                write!(out, "settle {seat} {number} {} {price}", name(tile))
            }
            Event::DruidBought { seat, slot, tile, cost } => {
                write!(out, "druid {seat} {slot} {} {cost}", name(tile))
            }
            Event::BagPaid { seat, cost } => write!(out, "bag {seat} {cost}"),
            Event::BagDrawn { seat, tiles } => {
                write!(out, "bag-draw {seat}")?;
                write_tiles(config, &tiles, out)
            }
            Event::TileKept { seat, tile } => write!(out, "keep {seat} {}", name(tile)),
            Event::Passed { seat, ending } => write!(out, "pass {seat}{}", ending.suffix()),
            Event::Built { seat, tile, at, turns } => write!(out, "build {seat} {} {at} {turns}", name(tile)),
            Event::TabletGained { seat, tablet } => {
                write!(out, "tablet {seat} {}", config.data.tablets[usize::from(tablet)].key)
            }
            Event::WentBack { seat, tile } => write!(out, "back {seat} {}", name(tile)),
            Event::WentOut { seat, tile } => write!(out, "out {seat} {}", name(tile)),
            Event::ScoringBegan { letter, tile } => {
                write!(out, "score {} {}", letter.word(), config.scoring_name(tile))
            }
            Event::Unit { seat, letter, points, cells } => {
                write!(out, "unit {seat} {} {points}", letter.word())?;
                cells.iter().try_for_each(|cell| write!(out, " {cell}"))
            }
            Event::Points { seat, letter, tile, points } => {
                write!(out, "points {seat} {} {} {points}", letter.word(), config.scoring_name(tile))
            }
            Event::DolmenLeft { tile } => write!(out, "gone {}", name(tile)),
            Event::ScrollScored { seat, at, scroll, simple, times, points } => {
                let key = &config.data.scroll(scroll).key;
                write!(out, "scroll {seat} {at} {key} {simple} x{times} {points}")
            }
            Event::ScrollAgain { seat, at, scroll, points } => {
                write!(out, "rescroll {seat} {at} {} {points}", config.data.scroll(scroll).key)
            }
            Event::GoldScored { seat, gold, points } => write!(out, "gold {seat} {gold} {points}"),
            Event::GameOver => out.write_str("over"),
        }
    }

    fn write_refusal(config: &Config, illegal: Illegal, out: &mut dyn Write) -> fmt::Result {
        use kernel::Refusal as _;
        write!(out, "{}: ", illegal.code())?;
        match illegal {
            Illegal::GameOver => out.write_str("the game has ended"),
            Illegal::ChanceFirst => out.write_str("something is to be drawn first"),
            Illegal::NoChanceNow => out.write_str("there is nothing to draw now"),
            Illegal::OtherDraw { due } => match due {
                Draw::Scoring => out.write_str("the scoring tiles are to be drawn"),
                Draw::Start => out.write_str("the start player is to be drawn"),
                Draw::Dolmen => out.write_str("druid tiles are to be drawn for the dolmen"),
                Draw::Tiles { seat } => write!(out, "{seat} is to draw tiles"),
                Draw::Bag => out.write_str("the tiles bought from the bag are to be drawn"),
            },
            Illegal::NoSuchSeat { seat } => write!(out, "nobody sits at {seat}"),
            Illegal::WrongCount { expected } => write!(out, "{expected} tiles are drawn"),
            Illegal::NotThere { tile } => write!(out, "{} cannot be drawn (again)", config.tile_name(tile)),
            Illegal::NoSuchScoringTile { tile } => {
                write!(out, "{} is not in this variant, or is named twice", config.scoring_name(tile))
            }
            Illegal::NotYourDecision { deciders } => {
                out.write_str("to decide:")?;
                deciders.iter().try_for_each(|seat| write!(out, " {seat}"))
            }
            Illegal::OtherDecision { due } => {
                let what = match due {
                    Decision::Axe => "the axe on one of three tiles",
                    Decision::Price => "a price",
                    Decision::FirstBuy => "a tile to buy, or the end of the turn",
                    Decision::SecondBuy => "a druid tile, the bag, or nothing",
                    Decision::Keep => "which tile to keep",
                    Decision::Build => "a tile to build",
                };
                write!(out, "to be decided now: {what}")
            }
            Illegal::Committed => out.write_str("the offer is committed and cannot be changed"),
            Illegal::NoSuchTile { tile } => write!(out, "there is no tile number {tile}"),
            Illegal::PriceTooLow { least } => write!(out, "at least {least}"),
            Illegal::PriceTooHigh { most } => write!(out, "at most {most}"),
            Illegal::OwnOffer => out.write_str("this is the player's own tile"),
            Illegal::NotForSale { seller, tile } => write!(out, "tile {tile} of {seller} is not for sale"),
            Illegal::AlreadyBought => out.write_str("one tile from other players in a turn"),
            Illegal::NoTablet => out.write_str("buying an own tile needs an unused tablet"),
            Illegal::TooDear { cost, gold } => write!(out, "it costs {cost}, there is {gold}"),
            Illegal::SlotEmpty { slot } => write!(out, "no druid tile lies in slot {slot}"),
            Illegal::BagEmpty => out.write_str("the bag is empty"),
            Illegal::CellTaken { at } => write!(out, "a tile lies at {at}"),
            Illegal::NotAdjacent { at } => write!(out, "{at} does not touch the territory"),
            Illegal::EdgeMismatch { at, side } => {
                write!(out, "another terrain meets the edge {} at {at}", side.word())
            }
            Illegal::TerritoryFull => out.write_str("the territory has no room for another tile"),
        }
    }
}
