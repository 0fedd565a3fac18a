//! The table as characters, drawn from a view.
//!
//! On top the round and the four scoring tiles, on the left the territory of who reads, on the right everybody with gold
//! and points and the tiles that matter now. When there is too little room, tiles of others go first.

use game_skye::{
    Action, Cell, Event, Fate, LETTERS, Letter, Mark as Set, Phase, SLOTS, Seen, TileId, Turns, View, Ware,
    bag_price, cost, druid_cost, points_now,
};
use kernel::{Seat, Viewer};

use super::due::{deciders, focus};
use super::goal_text::{goal_name, scroll_line, tablet_name};
use super::keys::Key;
use super::prompts::touched_of;
use super::sentences::Sentences;
use super::territory_text::{Marks, Ring, territory};
use super::{seat_style, sign};
use crate::{Line, Mark, Size, Style};

/// How many columns the drawing takes.
pub(super) const COLUMNS: usize = 80;
/// How many rows it takes.
pub(super) const ROWS: usize = 17;
/// Columns of the territory.
const LAND: usize = 42;
/// Columns beside it.
const PANEL: usize = COLUMNS - LAND - 1;
/// Rows of the round and the scoring tiles.
const HEAD: usize = 3;
/// Columns of a player's name.
const NAME: usize = 14;

/// What is to be seen first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lit<'a> {
    /// Keys of what can be touched.
    pub(super) keys: &'a [Key],
    /// What happened since the viewer last decided.
    pub(super) fresh: &'a [Seen],
}

/// How soon a row is left out when there is too little room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Rank {
    Needed,
    Useful,
    Spare,
}

/// What stands before the edges of a tile in its row.
enum Tag {
    Gold(u16),
    Word(String),
    Nothing,
}

/// How a tile is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Light {
    /// It can be touched.
    Touched,
    /// The question is about it.
    Asked,
    /// Neither.
    Off,
}

impl Light {
    fn when(lit: bool) -> Light {
        if lit { Light::Touched } else { Light::Off }
    }
}

struct Drawing<'a> {
    sentences: &'a Sentences<'a>,
    view: &'a View,
    lit: &'a Lit<'a>,
    focus: Seat,
}

/// Draws the table.
pub(super) fn board(sentences: &Sentences<'_>, view: &View, lit: &Lit<'_>) -> Vec<Line> {
    let focus = focus(view, Some(sentences.names));
    let drawing = Drawing { sentences, view, lit, focus };
    let mut rows = vec![drawing.title()];
    rows.extend(drawing.goals());
    let room = Size { columns: LAND, rows: ROWS - HEAD };
    let mut land = drawing.land(room);
    land.resize(room.rows, Line::new());
    let mut panel = drawing.panel(room.rows);
    panel.resize(room.rows, Line::new());
    for (mut row, beside) in land.into_iter().zip(panel) {
        row.fit(LAND + 1);
        row.append(&beside);
        rows.push(row);
    }
    for row in &mut rows {
        row.fit(COLUMNS);
    }
    rows
}

impl Drawing<'_> {
    fn say(&self, id: &str, args: &[(&str, crate::Arg<'_>)]) -> String {
        self.sentences.texts.say(id, args)
    }

    fn title(&self) -> Line {
        let (common, config) = (&self.view.common, &self.view.config);
        let phase = match common.phase {
            Phase::Scoring | Phase::Start | Phase::Dolmen { .. } | Phase::Draw => "setup",
            Phase::Offers => "offers",
            Phase::FirstBuy { .. } => "first",
            Phase::SecondBuy | Phase::BagDraw | Phase::Keep => "second",
            Phase::Build => "build",
            Phase::Over => "over",
        };
        let args = [("round", common.round.into()), ("rounds", config.rounds().into())];
        let mut title = Line::styled(&format!(" {}", self.say("skye-panel-round", &args)), Style::STRONG);
        let phase = self.say("skye-panel-phase", &[("phase", phase.into())]);
        title.push(&format!(" · {phase}"), Style::STRONG);
        let bag = self.say("skye-panel-bag", &[("bag", common.bag.len().into())]);
        title.push(&format!(" · {bag}"), Style::PLAIN);
        title
    }

    /// The scoring tiles in two rows: which are scored in this round, and what they would bring now.
    fn goals(&self) -> Vec<Line> {
        let (common, config) = (&self.view.common, &self.view.config);
        let mut rows = vec![Line::new(); LETTERS / 2];
        if common.phase == Phase::Scoring {
            return rows;
        }
        let now = self.sentences.letters(common.round);
        for (index, letter) in Letter::ALL.into_iter().enumerate() {
            let tile = common.scoring[index];
            let scored = now.contains(&letter.word().to_string()) && common.phase != Phase::Over;
            let name = goal_name(self.sentences.texts, config.data.scoring_tile(tile));
            let style = if scored { Style::STRONG } else { Style::PLAIN };
            let mut goal = Line::styled(if scored { "▸" } else { " " }, Style::STRONG);
            goal.push(&format!("{} {name} ", letter.word()), style);
            let points = points_now(config, common, tile)[self.focus];
            goal.push(&self.say("skye-panel-now", &[("points", points.into())]), Style::FAINT);
            goal.fit(COLUMNS / 2);
            rows[index % 2].append(&goal);
        }
        rows
    }

    fn land(&self, room: Size) -> Vec<Line> {
        let cell = |key: &Key| if let Key::Cell(at) = *key { Some(at) } else { None };
        let lit: Vec<Cell> = self.lit.keys.iter().filter_map(cell).collect();
        let built = |seen: &Seen| match *seen {
            Event::Built { seat, at, .. } if seat == self.focus => Some(at),
            _ => None,
        };
        let fresh: Vec<Cell> = self.lit.fresh.iter().filter_map(built).collect();
        let building = self.view.common.phase == Phase::Build;
        let waiting = deciders(self.view).contains(self.focus);
        let ring = if building && waiting { Ring::Numbered } else { Ring::Hidden };
        territory(self.sentences, self.view, self.focus, &Marks { lit: &lit, fresh: &fresh, ring }, room)
    }

    /// Everybody with the tiles that matter now, the reader first.
    fn panel(&self, room: usize) -> Vec<Line> {
        let mut rows = Vec::new();
        let seats = self.view.config.seats;
        for steps in 0..seats {
            let seat = self.focus.clockwise(steps, seats);
            rows.push((Rank::Needed, self.head(seat)));
            self.wares(seat, &mut rows);
            self.pending(seat, &mut rows);
        }
        self.dolmen(room, &mut rows);
        self.words(&mut rows);
        self.turns(&mut rows);
        while rows.len() > room {
            let last = rows.iter().map(|(rank, _)| *rank).max();
            let at = rows.iter().rposition(|(rank, _)| Some(*rank) == last);
            let Some(at) = at else { break };
            rows.remove(at);
        }
        rows.into_iter()
            .map(|(_, mut row)| {
                row.fit(row.width().min(PANEL));
                row
            })
            .collect()
    }

    fn head(&self, seat: Seat) -> Line {
        let (common, names) = (&self.view.common, self.sentences.names);
        let player = &common.players[seat];
        let decides = deciders(self.view).contains(seat);
        let mut head = Line::styled(if decides { "▶" } else { " " }, Style::STRONG);
        head.push(&sign(seat).to_string(), seat_style(&self.view.config, seat).strong());
        let (name, note) = (names.of(seat), names.note(seat));
        let full = format!(" {name} ({note})");
        let told = !note.is_empty() && full.chars().count() <= NAME;
        let mut shown = Line::styled(&if told { full } else { format!(" {name}") }, Style::STRONG);
        shown.fit(NAME);
        head.append(&shown);
        let points = self.say("skye-panel-points", &[("score", player.score.into())]);
        let gold = self.say("skye-panel-gold", &[("gold", player.gold.into())]);
        head.push(&format!("{points:>8}{gold:>9}"), Style::PLAIN);
        if common.phase == Phase::Offers && common.committed.contains(seat) {
            head.push(&format!(" {}", self.say("skye-panel-ready", &[])), Style::STRONG);
        }
        head
    }

    /// What can be typed beside names of tiles.
    fn words(&self, rows: &mut Vec<(Rank, Line)>) {
        let seat = self.focus;
        for (key, action) in [(Key::Bag, Action::Bag), (Key::Pass, Action::End)] {
            if !self.is_lit(key) {
                continue;
            }
            for touch in self.sentences.path(self.view, action) {
                let mut row = Line::styled(&format!("[{}]", touch.word), Style::STRONG.marked(Mark::Lit));
                let tag = match action {
                    Action::Bag => {
                        bag_price(self.view.config.data, &self.view.common.players[seat]).to_string()
                    }
                    _ => String::new(),
                };
                row.push(&format!("  {tag:>4} "), Style::STRONG);
                row.push(&touch.label, Style::PLAIN);
                rows.push((Rank::Needed, row));
            }
        }
    }

    /// The ways in which the tile that was touched can lie.
    fn turns(&self, rows: &mut Vec<(Rank, Line)>) {
        let pending = &self.view.common.players[self.focus].pending;
        let (tile, _) = touched_of(self.view, self.focus, self.lit.keys);
        let Some(tile) = tile.or_else(|| pending.first().copied()) else { return };
        for turns in Turns::ALL.into_iter().filter(|turns| self.is_lit(Key::Turn(*turns))) {
            let word = format!("[{}]", 90 * u16::from(turns.number()));
            let mut row = Line::styled(&word, Style::STRONG.marked(Mark::Lit));
            row.push(&" ".repeat(10_usize.saturating_sub(word.len())), Style::PLAIN);
            row.append(&self.sentences.edges(tile, turns));
            rows.push((Rank::Needed, row));
        }
    }

    /// A tile with what is typed for it, what it costs, its edges and what is on it.
    fn tile_row(&self, tile: TileId, light: Light, tag: &Tag) -> Line {
        let (sentences, data) = (self.sentences, self.view.config.data);
        let name = sentences.tile(tile);
        let mut row = match light {
            Light::Touched => Line::styled(&format!("[{name}]"), Style::STRONG.marked(Mark::Lit)),
            Light::Asked => Line::styled(&format!("▸{name} "), Style::STRONG.marked(Mark::Lit)),
            Light::Off => Line::text(&format!(" {name} ")),
        };
        let tag = match tag {
            Tag::Gold(gold) => gold.to_string(),
            Tag::Word(word) => word.clone(),
            Tag::Nothing => String::new(),
        };
        row.push(&format!("{tag:>4} "), Style::STRONG);
        row.append(&sentences.edges(tile, Turns::default()));
        row.push(&format!(" {:<4}", sentences.signs(tile)), Style::STRONG);
        let face = data.tile(tile);
        if let Some((scroll, _)) = face.scroll {
            row.push(&scroll_line(sentences.texts, data.scroll(scroll)), Style::FAINT);
        }
        if let game_skye::TileKind::Druid { tablet: Some(tablet), .. } = face.kind {
            row.push(tablet_name(sentences.texts, &data.tablets[usize::from(tablet)]), Style::FAINT);
        }
        row
    }

    fn is_lit(&self, key: Key) -> bool {
        self.lit.keys.contains(&key)
    }

    /// The tiles that a player drew this round, as long as they are secret or for sale.
    fn wares(&self, seat: Seat, rows: &mut Vec<(Rank, Line)>) {
        let phase = self.view.common.phase;
        if !matches!(phase, Phase::Draw | Phase::Offers | Phase::FirstBuy { .. }) {
            return;
        }
        for (number, ware) in self.view.common.players[seat].stall.iter().enumerate() {
            let Some(ware) = ware else { continue };
            let own = seat == self.focus;
            let rank = match (phase, own) {
                (Phase::FirstBuy { .. }, false) | (Phase::Offers, true) => Rank::Needed,
                (_, true) => Rank::Useful,
                (_, false) => Rank::Spare,
            };
            if let Some(row) = self.ware(seat, number as u8, *ware) {
                rows.push((rank, row));
            }
        }
    }

    fn ware(&self, seat: Seat, number: u8, ware: Ware) -> Option<Line> {
        let view = self.view;
        let tag = match ware.fate {
            Fate::Screened => match view.screens[seat].and_then(|screen| screen.marks[usize::from(number)]) {
                Some(Set::Axe) => Tag::Word(self.say("skye-panel-axe", &[])),
                Some(Set::Price(gold)) => Tag::Gold(gold),
                None => Tag::Nothing,
            },
            // What somebody else's tile costs the reader.
            Fate::Offered if seat != self.focus => {
                Tag::Gold(cost(view.config.data, &view.common.players[self.focus], ware.price))
            }
            Fate::Offered => Tag::Gold(ware.price),
            Fate::Thrown | Fate::Sold { .. } | Fate::Own | Fate::Kept => return None,
        };
        let own = seat == self.focus;
        let touched = self.is_lit(Key::Offer(seat, number)) || own && self.is_lit(Key::Axe(number));
        let asked =
            own && self.lit.keys.iter().any(|key| matches!(key, Key::Price(tile, _) if *tile == number));
        let light = if asked { Light::Asked } else { Light::when(touched) };
        Some(self.tile_row(ware.tile, light, &tag))
    }

    fn pending(&self, seat: Seat, rows: &mut Vec<(Rank, Line)>) {
        let phase = self.view.common.phase;
        let own = seat == self.focus;
        let rank = match (phase, own) {
            (Phase::Build, true) => Rank::Needed,
            (Phase::Build, false) => Rank::Spare,
            (_, true) => Rank::Useful,
            (_, false) => return,
        };
        for (number, tile) in self.view.common.players[seat].pending.iter().enumerate() {
            let lit = own && self.is_lit(Key::Pending(number as u8));
            rows.push((rank, self.tile_row(*tile, Light::when(lit), &Tag::Nothing)));
        }
    }

    /// The dolmen while one can buy there, and what came out of the bag.
    fn dolmen(&self, room: usize, rows: &mut Vec<(Rank, Line)>) {
        let (common, data) = (&self.view.common, self.view.config.data);
        if !common.drawn.is_empty() {
            rows.push((Rank::Useful, Line::styled(&self.say("skye-panel-kept", &[]), Style::FAINT)));
            for (number, tile) in common.drawn.iter().enumerate() {
                let lit = self.is_lit(Key::Drawn(number as u8));
                rows.push((Rank::Needed, self.tile_row(*tile, Light::when(lit), &Tag::Nothing)));
            }
            return;
        }
        // Before and after the second buying turn it is only looked at, whole or not at all.
        let buying = common.phase == Phase::SecondBuy;
        let fits = rows.len() + 2 + SLOTS <= room && common.phase != Phase::Over;
        if !self.view.config.variant.druids || !(buying || fits) {
            return;
        }
        let rank = if buying { Rank::Needed } else { Rank::Spare };
        let head = Line::styled(&self.say("skye-panel-dolmen", &[]), Style::FAINT);
        rows.push((Rank::Useful, head));
        for slot in 0..SLOTS {
            let Some(tile) = common.dolmen[slot] else { continue };
            let cost = druid_cost(data, common, slot).unwrap_or_default();
            let light = Light::when(self.is_lit(Key::Dolmen(slot as u8)));
            rows.push((rank, self.tile_row(tile, light, &Tag::Gold(cost))));
        }
    }
}

impl Sentences<'_> {
    /// What lies behind the screens that the viewer may look behind.
    pub(super) fn secrets(&self, view: &View) -> Vec<Line> {
        let mut rows = Vec::new();
        for (seat, screen) in view.screens.iter(view.config.seats) {
            let Some(screen) = screen.filter(|_| view.common.phase == Phase::Offers) else { continue };
            let own = matches!(view.viewer, Viewer::Seat(_));
            let heading = if own {
                self.texts.say("skye-secrets-offer", &[])
            } else {
                self.about("skye-secrets-offer-of", seat, &[])
            };
            rows.push(Line::styled(&heading, Style::STRONG));
            let player = &view.common.players[seat];
            for (ware, mark) in player.stall.iter().zip(screen.marks) {
                let Some(ware) = ware else { continue };
                let tile = ("tile", self.tile_with(ware.tile).into());
                rows.push(Line::text(&match mark {
                    Some(Set::Axe) => self.texts.say("skye-secrets-axe", &[tile]),
                    Some(Set::Price(gold)) => {
                        self.texts.say("skye-secrets-price", &[tile, ("gold", gold.into())])
                    }
                    None => self.texts.say("skye-secrets-open", &[tile]),
                }));
            }
            let left = player.gold.saturating_sub(screen.gold());
            rows.push(Line::text(&self.texts.say("skye-secrets-left", &[("gold", left.into())])));
        }
        if rows.is_empty() {
            rows.push(Line::text(&self.texts.say("skye-secrets-none", &[])));
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;
    use crate::{Language, Texts};

    fn drawn(view: &View, keys: &[Key]) -> String {
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::De), config: &view.config, names: &names };
        Line::join(&board(&sentences, view, &Lit { keys, fresh: &[] }))
    }

    #[test]
    fn every_view_fits_and_shows_what_can_be_touched() {
        for variant in ["base", "druids"] {
            for seats in [2, 5] {
                for (_, sample) in samples::along_a_game(variant, seats) {
                    let names = samples::names();
                    let sentences =
                        Sentences { texts: Texts::of(Language::De), config: &sample.config, names: &names };
                    let paths: Vec<_> =
                        sample.options.iter().map(|action| sentences.path(&sample.view, *action)).collect();
                    let keys: Vec<Key> = paths.iter().map(|path| path[0].key).collect();
                    let text = drawn(&sample.view, &keys);
                    assert_eq!(text.lines().count(), ROWS);
                    assert!(text.lines().all(|row| row.chars().count() <= COLUMNS), "{text}");
                    for touch in paths.iter().map(|path| &path[0]) {
                        if matches!(
                            touch.key,
                            Key::Axe(_) | Key::Offer(..) | Key::Dolmen(_) | Key::Pending(_) | Key::Drawn(0)
                        ) {
                            let marked = format!("[{}]", touch.word);
                            assert!(text.contains(&marked), "{marked} is missing in\n{text}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn prices_are_drawn_for_their_owner_only() {
        let sample = samples::pricing();
        let own = Line::join(
            &Sentences { texts: Texts::of(Language::De), config: &sample.config, names: &samples::names() }
                .secrets(&sample.view),
        );
        assert!(own.contains("die Axt"), "{own}");
        assert!(drawn(&sample.view, &[]).contains("Axt"));
        let view = samples::view(&sample.config, samples::PRICING, Viewer::Audience);
        assert!(!drawn(&view, &[]).contains("Axt"));
    }

    #[test]
    fn offers_show_what_they_cost_the_reader() {
        let sample = samples::buying();
        let text = drawn(&sample.view, &[Key::Offer(Seat::ALL[1], 1)]);
        assert!(text.contains("[L05]   3 "), "{text}");
        assert!(!text.contains("L04"), "a tile with the axe is no longer there\n{text}");
    }
}
