//! The table as characters, drawn from a view.
//!
//! From top to bottom: round and piles, the display, the reader's creatures and hand, everybody else. Every card shows
//! what is typed for it, its family with the cost, and its name. When there is too little room, creatures of others
//! are cut first, hands last.

use game_vale::{Card, CardSet, Colour, Due, Family, Phase, View};
use kernel::{Seat, Viewer};

use super::keys::Key;
use super::purse::cost;
use super::sentences::Sentences;
use super::things::{area_word, discard_word, hand_word, market, market_word, stones_word};
use super::{family_name, seat_style, sign};
use crate::{Line, Mark, Rgb, Style};

/// How many columns the drawing takes.
pub(super) const COLUMNS: usize = 80;
/// How many rows it takes at most.
pub(super) const ROWS: usize = 17;
/// Columns of a player's name.
const NAME: usize = 18;
/// With more payments or options than this they are drawn too: there is no room for them in one row of choices.
const FEW: usize = 3;
/// Rows that creatures and hands keep when there is too little room.
const LEAST: usize = 1;

/// What is to be seen first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lit<'a> {
    /// What can be touched.
    pub(super) keys: &'a [Key],
    /// Cards that have just moved.
    pub(super) fresh: CardSet,
}

/// A card as it is listed.
struct Entry {
    word: String,
    flag: Option<(char, Style)>,
    card: Card,
    cost: u16,
    lit: bool,
}

/// Some cards below each other.
struct Section {
    head: Option<Line>,
    entries: Vec<Entry>,
    rows: usize,
}

struct Drawing<'a> {
    sentences: &'a Sentences<'a>,
    view: &'a View,
    lit: &'a Lit<'a>,
}

/// Draws the table.
pub(super) fn board(sentences: &Sentences<'_>, view: &View, lit: &Lit<'_>) -> Vec<Line> {
    let drawing = Drawing { sentences, view, lit };
    let tray = drawing.tray();
    let mut sections = drawing.sections();
    let room = ROWS - 1 - tray.len();
    let columns = arrange(&mut sections, room);
    let mut rows = vec![drawing.title()];
    for (index, section) in sections.iter().enumerate() {
        rows.extend(section.head.clone());
        rows.extend(drawing.cards(section, columns));
        if index == 1 {
            rows.extend(tray.iter().cloned());
        }
    }
    rows.truncate(ROWS);
    for row in &mut rows {
        row.fit(COLUMNS);
    }
    rows
}

/// Shares the rows out and says how many cards stand side by side.
fn arrange(sections: &mut [Section], room: usize) -> usize {
    let heads = sections.iter().filter(|section| section.head.is_some()).count();
    for columns in [3, 4] {
        for section in sections.iter_mut() {
            section.rows = section.entries.len().div_ceil(columns);
        }
        if heads + sections.iter().map(|section| section.rows).sum::<usize>() <= room {
            return columns;
        }
    }
    while heads + sections.iter().map(|section| section.rows).sum::<usize>() > room {
        // The display, the own creatures and the hand come first and are cut last.
        let others = sections.iter().skip(3).any(|section| section.rows > LEAST);
        let from = if others { 3 } else { 1 };
        let longest = sections.iter_mut().skip(from).rev().max_by_key(|section| section.rows);
        match longest.filter(|section| section.rows > LEAST) {
            Some(section) => section.rows -= 1,
            None => break,
        }
    }
    4
}

/// The colour of a family.
fn family_style(family: Family) -> Style {
    Style::colour(match family {
        Family::Fire => Rgb(0xe0, 0x7b, 0x39),
        Family::Water => Rgb(0x5f, 0x9f, 0xe0),
        Family::Earth => Rgb(0x9f, 0xb0, 0x50),
        Family::Wind => Rgb(0x60, 0xc0, 0xb0),
        Family::Dragon => Rgb(0xb0, 0x80, 0xd0),
    })
}

/// The colour of a stone.
fn stone_style(colour: Colour) -> Style {
    Style::colour(match colour {
        Colour::Red => Rgb(0xd7, 0x5f, 0x5f),
        Colour::Blue => Rgb(0x5f, 0x87, 0xd7),
        Colour::Purple => Rgb(0xaf, 0x5f, 0xd7),
    })
}

impl Drawing<'_> {
    fn say(&self, id: &str, args: &[(&str, crate::Arg<'_>)]) -> String {
        self.sentences.texts.say(id, args)
    }

    /// The seat whose things are touched: the reader's, or that of who decides at a common screen.
    fn focus(&self) -> Seat {
        match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Audience | Viewer::Open => self.view.common.decider,
        }
    }

    fn is_lit(&self, key: Key) -> bool {
        self.lit.keys.iter().any(|lit| match (lit, key) {
            (Key::Cards(group), Key::Area(card)) => group.cards().contains(&card),
            (lit, key) => *lit == key,
        })
    }

    /// Round, phase, piles.
    fn title(&self) -> Line {
        let common = &self.view.common;
        let phase = match common.phase {
            Phase::Start | Phase::Reveal => "start",
            Phase::Hunt => "hunt",
            Phase::Action => "action",
            Phase::Resolution => "resolution",
            Phase::Over { .. } => "over",
        };
        let last = self.view.config.data.rules.rounds;
        let deck = common.pile_len() + u8::from(common.top.is_some());
        let round = self.say("vale-panel-round", &[("round", common.round.into()), ("last", last.into())]);
        let mut title = Line::styled(&format!(" {round} "), Style::STRONG);
        title.push(&self.say("vale-panel-phase", &[("phase", phase.into())]), Style::STRONG);
        let piles =
            self.say("vale-panel-piles", &[("deck", deck.into()), ("discard", common.discard.len().into())]);
        title.push(&format!(" · {piles}"), Style::PLAIN);
        if let Some(top) = common.top {
            let top = self.say("vale-panel-top", &[("card", self.sentences.card(top).into())]);
            title.push(&format!(" · {top}"), Style::PLAIN);
        }
        if self.sentences.is_last_round(self.view) {
            title.push(&format!(" · {}", self.say("vale-note-last", &[])), Style::STRONG);
        }
        title
    }

    /// The display, then everybody with creatures, the reader first; behind the reader's creatures the hand.
    fn sections(&self) -> Vec<Section> {
        let focus = self.focus();
        let seats = self.view.config.seats;
        let mut sections = vec![
            Section { head: None, entries: self.market(), rows: 0 },
            Section { head: Some(self.head(focus)), entries: self.area(focus), rows: 0 },
            Section { head: None, entries: self.hand(focus), rows: 0 },
        ];
        sections.extend((1..seats).map(|steps| {
            let seat = focus.clockwise(steps, seats);
            Section { head: Some(self.head(seat)), entries: self.area(seat), rows: 0 }
        }));
        sections
    }

    fn market(&self) -> Vec<Entry> {
        let entry = |card: Card| Entry {
            word: market_word(self.view, card),
            flag: self.view.common.marker(card).map(|seat| (sign(seat), seat_style(seat).strong())),
            card,
            cost: self.view.config.data.card(card).cost.into(),
            lit: self.is_lit(Key::Market(card)),
        };
        market(self.view).iter().map(entry).collect()
    }

    fn area(&self, seat: Seat) -> Vec<Entry> {
        let common = &self.view.common;
        let own = self.focus() == seat;
        let used = match common.frames.last() {
            // An effect that activates all creatures keeps its own account.
            Some(frame) if common.due == Due::Effect && common.phase == Phase::Action => frame.used,
            _ => common.used,
        };
        let counted = common.phase != Phase::Hunt && common.active == seat;
        let entry = |(slot, card): (usize, &Card)| Entry {
            word: if own { area_word(self.view, seat, *card) } else { String::new() },
            flag: (counted && used.contains(slot)).then_some(('✓', Style::PLAIN)),
            card: *card,
            cost: self.view.config.data.card(*card).cost.into(),
            lit: own && self.is_lit(Key::Area(*card)),
        };
        common.players[seat].area.iter().enumerate().map(entry).collect()
    }

    /// The hand, if the viewer knows it; the discard pile instead while a card of it is to be chosen.
    fn hand(&self, seat: Seat) -> Vec<Entry> {
        let view = self.view;
        let taken: Vec<Card> =
            view.common.discard.iter().filter(|card| self.is_lit(Key::Discard(*card))).collect();
        if !taken.is_empty() {
            let entry = |card: Card| Entry {
                word: discard_word(view, card),
                flag: None,
                card,
                cost: view.config.data.card(card).cost.into(),
                lit: true,
            };
            return taken.into_iter().map(entry).collect();
        }
        if view.viewer == Viewer::Audience {
            return Vec::new();
        }
        let entry = |card: Card| Entry {
            word: hand_word(view, seat, card),
            flag: None,
            card,
            cost: cost(view, seat, card),
            lit: self.is_lit(Key::Hand(card)),
        };
        view.hand(seat).iter().map(entry).collect()
    }

    /// Who it is, and all that everybody may count.
    fn head(&self, seat: Seat) -> Line {
        let common = &self.view.common;
        let player = &common.players[seat];
        let deciding =
            matches!(common.due, Due::Hunt | Due::Action | Due::Keep | Due::Activate | Due::Effect);
        let decides = deciding && common.decider == seat;
        let mut head = Line::styled(if decides { "▶" } else { " " }, Style::STRONG);
        head.push(&sign(seat).to_string(), seat_style(seat).strong());
        let (name, note) = (self.sentences.names.of(seat), self.sentences.names.note(seat));
        let full = format!(" {name} ({note})");
        let told = !note.is_empty() && full.chars().count() <= NAME;
        let mut shown = Line::styled(&if told { full } else { format!(" {name}") }, Style::STRONG);
        shown.fit(NAME);
        head.append(&shown);
        let score = self.say("vale-panel-score", &[("score", player.score.into())]);
        head.push(&format!(" {score:>6}"), Style::STRONG);
        head.push(&format!("   {} ", self.say("vale-panel-stones", &[])), Style::PLAIN);
        for colour in Colour::ALL {
            let digits = ["1", "3", "6"][colour.index()].repeat(usize::from(player.stones.count(colour)));
            head.push(&digits, stone_style(colour).strong());
        }
        if player.stones.total() == 0 {
            head.push(&self.say("vale-panel-no-stones", &[]), Style::PLAIN);
        } else {
            let worth = player.stones.value(player.derived.values);
            head.push(
                &format!(" {}", self.say("vale-panel-worth", &[("value", worth.into())])),
                Style::PLAIN,
            );
        }
        let hand = self.say("vale-panel-hand", &[("count", player.hand_len().into())]);
        let limits = [("count", player.area_len().into()), ("limit", common.round.into())];
        let area = self.say("vale-panel-area", &limits);
        head.push(&format!("   {hand}   {area}"), Style::PLAIN);
        head
    }

    /// The cards of a section, `columns` side by side.
    fn cards(&self, section: &Section, columns: usize) -> Vec<Line> {
        let room = section.rows * columns;
        let hidden = section.entries.len().saturating_sub(room);
        let shown = if hidden > 0 { room.saturating_sub(1) } else { section.entries.len() };
        let wide = section.entries.iter().map(|entry| entry.word.chars().count()).max().unwrap_or(0);
        let width = COLUMNS / columns;
        let mut cells: Vec<Line> =
            section.entries[..shown].iter().map(|entry| self.cell(entry, wide, width)).collect();
        if hidden > 0 {
            let more = section.entries.len() - shown;
            let mut cell = Line::styled(
                &format!("  {}", self.say("vale-panel-more", &[("count", more.into())])),
                Style::FAINT,
            );
            cell.fit(width);
            cells.push(cell);
        }
        cells.chunks(columns).map(joined).collect()
    }

    fn cell(&self, entry: &Entry, wide: usize, width: usize) -> Line {
        let data = self.view.config.data;
        let card = data.card(entry.card);
        let mut cell = Line::new();
        if wide > 0 {
            let (text, style) = if entry.lit {
                (format!("[{}]", entry.word), Style::STRONG.marked(Mark::Lit))
            } else {
                (format!(" {} ", entry.word), Style::FAINT)
            };
            cell.push(&text, style);
            cell.fit(wide + 2);
        } else {
            cell.push(" ", Style::PLAIN);
        }
        let (flag, style) = entry.flag.unwrap_or((' ', Style::PLAIN));
        cell.push(&flag.to_string(), style);
        let family = family_name(data, card.family, self.sentences.texts.language());
        let letters: String = family.chars().take(2).collect();
        cell.push(&format!("{:<4}", format!("{letters}{}", entry.cost)), family_style(card.family));
        let fresh = if self.lit.fresh.contains(entry.card) { Mark::Fresh } else { Mark::None };
        cell.push(" ", Style::PLAIN);
        let mut name = Line::styled(self.sentences.card(entry.card), Style::PLAIN.marked(fresh));
        let room = width.saturating_sub(cell.width() + 1);
        name.fit(name.width().min(room));
        cell.append(&name);
        cell.fit(width);
        cell
    }

    /// Payments and options, if there are too many for a row of choices.
    fn tray(&self) -> Vec<Line> {
        let cell = |key: &Key| {
            let (word, label) = match *key {
                Key::Pay(stones) | Key::Keep(stones) => {
                    (stones_word(stones), self.sentences.short_stones(stones))
                }
                Key::Options(choice, options) => {
                    let word = options.iter().map(|number| (number + 1).to_string()).collect();
                    (word, self.sentences.options(choice, options))
                }
                _ => return None,
            };
            let mut cell = Line::styled(&format!(" [{word}]"), Style::STRONG.marked(Mark::Lit));
            cell.push(&format!(" {label}"), Style::PLAIN);
            cell.fit(COLUMNS / 2);
            Some(cell)
        };
        let cells: Vec<Line> = self.lit.keys.iter().filter_map(cell).collect();
        if cells.len() <= FEW {
            return Vec::new();
        }
        cells.chunks(2).take(ROWS / 3).map(joined).collect()
    }
}

fn joined(cells: &[Line]) -> Line {
    let mut row = Line::new();
    for cell in cells {
        row.append(cell);
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vale::samples::{self, Sample};
    use crate::{Language, Names, Texts};

    fn names() -> Names {
        samples::names().with_notes(|_| "Bot".to_owned())
    }

    fn drawn(sample: &Sample, language: Language, keys: &[Key]) -> Vec<String> {
        let names = names();
        let sentences = Sentences { texts: Texts::of(language), config: &sample.config, names: &names };
        let rows = board(&sentences, &sample.view, &Lit { keys, fresh: CardSet::EMPTY });
        rows.iter().map(Line::to_string).collect()
    }

    #[test]
    fn every_moment_of_whole_games_fits_a_small_window() {
        for seats in 2..=4 {
            samples::walk(seats, u64::from(seats), &mut |sample| {
                for language in Language::ALL {
                    let rows = drawn(&sample, language, &[]);
                    assert!(rows.len() <= ROWS);
                    assert!(rows.iter().all(|row| row.chars().count() <= COLUMNS), "{rows:#?}");
                    for seat in Seat::first(seats) {
                        let name = names().of(seat).to_owned();
                        let row = rows.iter().find(|row| row.contains(&name));
                        assert!(
                            row.is_some_and(|row| !row.contains('…')),
                            "{name} is missing or cut: {rows:#?}"
                        );
                    }
                }
            });
        }
    }

    #[test]
    fn what_can_be_touched_is_told_without_colours() {
        let sample = samples::turn();
        let keys =
            ["market:troll", "hand:hydra", "area:agni"].map(|key| Key::read(&sample.view, key).unwrap());
        let text = drawn(&sample, Language::De, &keys).join("\n");
        for part in
            ["[2]●Er3  Troll", " 1 ■Wa1  Kappa", "[a1] Fe4  Agni", " a2  Fe1  Salamander", "] Wa4  Hydra"]
        {
            assert!(text.contains(part), "{part}:\n{text}");
        }
        assert!(text.contains("Steine 1336 wert 14"), "{text}");
    }

    #[test]
    fn a_hand_is_drawn_for_its_owner_alone() {
        let mut sample = samples::turn();
        assert!(drawn(&sample, Language::En, &[]).join("\n").contains("Hydra"));
        let config = sample.config;
        sample.view = samples::view(&config, samples::TURN, Viewer::Audience);
        let text = drawn(&sample, Language::En, &[]).join("\n");
        assert!(!text.contains("Hydra") && text.contains("Hand 3"), "{text}");
    }

    #[test]
    fn many_payments_are_drawn_and_few_are_not() {
        let sample = samples::turn();
        let keys = |count: usize| -> Vec<Key> {
            ["pay:1-1-0", "pay:0-2-0", "pay:0-0-1", "pay:4-0-0"][..count]
                .iter()
                .map(|key| Key::read(&sample.view, key).unwrap())
                .collect()
        };
        assert!(drawn(&sample, Language::De, &keys(4)).join("\n").contains("[33] 2 blau"));
        assert!(!drawn(&sample, Language::De, &keys(3)).join("\n").contains("[33]"));
    }

    #[test]
    fn a_crowded_table_cuts_others_first() {
        let creatures =
            |keys: &str| keys.split(' ').map(|key| format!("\"{key}\"")).collect::<Vec<_>>().join(", ");
        let area = |seat: &str, keys: &str| format!("\"{seat}\": [{}]", creatures(keys));
        let areas = [
            area("P0", "agni surtr balog ifrit imp kappa triton hydra troll medusa"),
            area("P1", "hestia succubus firefox salamander incubus phoenix nessie undine goblin harpy"),
            area("P2", "yuki_onna sea_spirit hae_tae snail_maiden poseidon mimic odin freyja griffon rudra"),
            area("P3", "gargoyle basilisk cerberus mud_slime behemoth tengu boreas genie sylph valkyrie"),
        ];
        let json = format!(
            r#"{{"phase": "action", "round": 10, "first": "P0", "active": "P0", "areas": {{{}}},
                "hands": {{"P0": ["tidal", "ember", "marina", "boulder", "gust"]}},
                "display": ["aeris P0", "scorch P0", "willow P1", "eternity P1", "gi_rin P2", "pegasus P2", "hippogriff P3", "dragon_egg P3"]}}"#,
            areas.join(", ")
        );
        let config = samples::config(4);
        let view = samples::view(&config, &json, Viewer::Seat(Seat::ALL[0]));
        let sample = Sample { config, view, seat: Seat::ALL[0], options: Vec::new() };
        let text = drawn(&sample, Language::De, &[]).join("\n");
        for own in ["a10", "h5", "Medusa", " 8 ", "Dora", "+"] {
            assert!(text.contains(own), "{own}:\n{text}");
        }
    }
}
