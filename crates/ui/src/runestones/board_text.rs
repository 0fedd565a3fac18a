//! The table as characters, drawn from a view.
//!
//! From top to bottom: round and supply, the display, the smithies, what else can be done, every player with gems,
//! rows and runes, and the hand with what is laid out. Every card shows what is typed for it, its magic points and
//! its ability in signs. Payments and rune stones take the place of the hand while they are asked for.

use game_runestones::{
    Ability, Action, Bonus, Card, CardInfo, CardSet, Colour, Effect, Gem, Hue, Magic, Phase, PowerRow, Row,
    Rune, Slot, SmithyId, View, Wanted,
};
use kernel::{Seat, Viewer};

use super::due::artifact_at;
use super::keys::Key;
use super::paths::{artifact_in_work, gems_word, meant, part_word};
use super::sentences::Sentences;
use super::{seat_style, sign};
use crate::{Arg, Line, Mark, Rgb, Style};

/// How many columns the drawing takes.
pub(super) const COLUMNS: usize = 80;
/// Rows beside those of the players.
const COMMON: usize = 9;
/// Rows of the hand.
const HAND: usize = 3;
/// Columns of a player's name.
const NAME: usize = 16;
/// With more to choose from than this there may be no room for it in the rows of choices.
const FEW: usize = 3;

/// How many rows the drawing takes at a table of so many.
pub(super) fn rows(seats: u8) -> usize {
    COMMON + 2 * usize::from(seats)
}

/// What is to be seen first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lit<'a> {
    /// What can be touched.
    pub keys: &'a [Key],
    /// Cards that have just moved.
    pub fresh: CardSet,
}

struct Drawing<'a> {
    sentences: &'a Sentences<'a>,
    view: &'a View,
    lit: &'a Lit<'a>,
}

/// Draws the table.
pub(super) fn board(sentences: &Sentences<'_>, view: &View, lit: &Lit<'_>) -> Vec<Line> {
    let drawing = Drawing { sentences, view, lit };
    let mut rows = vec![drawing.title()];
    rows.extend(pairs(&drawing.display(), COLUMNS / 2));
    rows.extend([drawing.smithies(), drawing.verbs()]);
    let seats = view.config.seats;
    for steps in 0..seats {
        rows.extend(drawing.player(drawing.focus().clockwise(steps, seats)));
    }
    let tray = drawing.tray();
    let mut below =
        if tray.is_empty() { pairs(&drawing.cards(), COLUMNS / 2) } else { pairs(&tray, COLUMNS / 3) };
    below.truncate(HAND);
    rows.extend(below);
    rows.resize(self::rows(seats), Line::new());
    for row in &mut rows {
        row.fit(COLUMNS);
    }
    rows
}

/// Cells side by side.
fn pairs(cells: &[Line], width: usize) -> Vec<Line> {
    let joined = |cells: &[Line]| {
        let mut row = Line::new();
        for cell in cells {
            let mut cell = cell.clone();
            cell.fit(width);
            row.append(&cell);
        }
        row
    };
    cells.chunks((COLUMNS / width).max(1)).map(joined).collect()
}

/// What is typed and what it does.
fn choice(word: &str, label: &str) -> Line {
    let mut line = Line::text(" ");
    line.push(&format!("[{word}]"), Style::STRONG.marked(Mark::Lit));
    line.push(&format!("{label} "), Style::PLAIN);
    line
}

/// The colour of a gem.
fn gem_style(gem: Gem) -> Style {
    match gem {
        Gem::Blue => Style::colour(Rgb(0x5f, 0x9f, 0xe0)),
        Gem::Yellow => Style::colour(Rgb(0xe0, 0xc0, 0x50)),
        Gem::Green => Style::colour(Rgb(0x70, 0xb8, 0x60)),
        Gem::Red => Style::colour(Rgb(0xe0, 0x6c, 0x5c)),
        Gem::Wild => Style::STRONG,
    }
}

fn hue_style(hue: Option<Hue>) -> Style {
    match hue.and_then(|hue| Gem::from_word(hue.word())) {
        Some(gem) => gem_style(gem),
        None => Style::PLAIN,
    }
}

impl Sentences<'_> {
    pub(super) fn sign(&self, kind: &str) -> String {
        self.texts.say("runestones-sign", &[("kind", kind.into())])
    }

    /// Magic points in signs: `bl3`, `*2`.
    pub(super) fn magic_signs(&self, magic: &Magic) -> String {
        let coloured = Colour::ALL.into_iter().filter(|colour| magic.colours[colour.index()] > 0);
        let mut said: Vec<String> = coloured
            .map(|colour| format!("{}{}", self.sign(colour.word()), magic.colours[colour.index()]))
            .collect();
        if magic.multi > 0 {
            said.push(format!("*{}", magic.multi));
        }
        said.concat()
    }

    fn effect_signs(&self, effect: Effect) -> String {
        match effect {
            Effect::Gem(colour) => self.sign(colour.word()),
            Effect::AnyGem => self.sign("any"),
            Effect::Wild => self.sign("wild"),
            Effect::Ore => self.sign("ore"),
            Effect::Points(points) => format!("{points}{}", self.sign("points")),
            Effect::Die => self.sign("die"),
            Effect::Card(Wanted::Any) => self.sign("card"),
            Effect::Card(Wanted::Of(hue)) => format!("{}{}", self.sign(hue.word()), self.sign("card")),
        }
    }

    /// A part of a card in signs: `ore+bl`, `bl>wi+wi`.
    pub(super) fn part_signs(&self, info: &CardInfo, part: usize) -> String {
        let effects =
            info.parts().get(part).map(|part| part.effects.iter().map(|effect| self.effect_signs(*effect)));
        let gain = effects.into_iter().flatten().collect::<Vec<_>>().join("+");
        if info.ability != Ability::Exchange {
            return gain;
        }
        let demanded = Gem::ALL
            .into_iter()
            .flat_map(|gem| core::iter::repeat_n(self.sign(gem.word()), info.price.gems[gem.index()].into()));
        let any = core::iter::repeat_n(self.sign("any"), info.price.any.into());
        format!("{}>{gain}", demanded.chain(any).collect::<Vec<_>>().join("+"))
    }

    /// A whole ability in signs.
    pub(super) fn ability_signs(&self, info: &CardInfo) -> String {
        let parts: Vec<String> = (0..info.parts().len()).map(|part| self.part_signs(info, part)).collect();
        parts.join(if info.ability == Ability::Choice { "|" } else { "+" })
    }
}

impl Drawing<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.sentences.texts.say(id, args)
    }

    /// The seat whose things are touched: the reader's, or that of who decides at a common screen.
    fn focus(&self) -> Seat {
        match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Audience | Viewer::Open => self.view.common.active,
        }
    }

    fn is_lit(&self, key: Key) -> bool {
        self.lit.keys.contains(&key)
    }

    /// Something that is typed, in brackets if it can be typed now.
    fn word(&self, key: Key, word: &str) -> Line {
        if self.is_lit(key) {
            Line::styled(&format!("[{word}]"), Style::STRONG.marked(Mark::Lit))
        } else {
            Line::styled(&format!(" {word} "), Style::FAINT)
        }
    }

    /// Round, piles, supply.
    fn title(&self) -> Line {
        let common = &self.view.common;
        let round = self.say("runestones-panel-round", &[("round", common.round.into())]);
        let mut title = Line::styled(&format!(" {round}"), Style::STRONG);
        let piles = [("pile", common.pile.len().into()), ("discard", common.discard.len().into())];
        title.push(&format!(" · {}", self.say("runestones-panel-piles", &piles)), Style::PLAIN);
        title.push(&format!(" · {}", self.say("runestones-panel-supply", &[])), Style::PLAIN);
        for gem in Gem::ALL {
            let count = common.supply.gems.of(gem);
            title.push(&format!(" {}{count}", self.sentences.sign(gem.word())), gem_style(gem));
        }
        title.push(&format!(" {}{}", self.sentences.sign("ore"), common.supply.ore), Style::PLAIN);
        title
    }

    fn display(&self) -> Vec<Line> {
        let costs = self.view.config.data.costs.iter().enumerate();
        let cell = |(index, cost): (usize, &u8)| {
            let slot = Slot::from_index(index);
            let mut cell = self.word(Key::Slot(slot), &slot.number().to_string());
            cell.push(&format!("{cost}M "), Style::FAINT);
            match self.view.common.in_slot(slot) {
                Some(card) => {
                    let info = self.view.config.creature(card);
                    cell.append(&self.named(card, info));
                    cell.push(&self.sentences.ability_signs(info), Style::PLAIN);
                }
                None => cell.push(&self.say("runestones-panel-empty", &[]), Style::FAINT),
            }
            cell
        };
        costs.map(cell).collect()
    }

    /// The name of a card and its magic points, all of the same width.
    fn named(&self, card: Card, info: &CardInfo) -> Line {
        let mark = if self.lit.fresh.contains(card) { Mark::Fresh } else { Mark::None };
        let style = hue_style(info.hue).marked(mark);
        let mut name = Line::styled(&self.sentences.card(card).replace('\u{a0}', " "), style);
        name.fit(11);
        name.push(&format!("{:<4}", self.sentences.magic_signs(&info.magic)), Style::PLAIN);
        name
    }

    fn smithies(&self) -> Line {
        let data = self.view.config.data;
        let mut line = Line::text(&format!(" {}", self.say("runestones-panel-smithies", &[])));
        for (index, smithy) in data.smithies.iter().enumerate() {
            let id = SmithyId::from_index(index);
            line.push(" ", Style::PLAIN);
            line.append(&self.word(Key::Smithy(id), &id.number().to_string()));
            match artifact_at(self.view, id) {
                None => line.push("–", Style::FAINT),
                Some(artifact) => line.push(&self.sentences.sign(artifact.word()), gem_style(artifact)),
            }
            if smithy.wild {
                line.push(&format!("×{}", self.view.common.wild_artifacts), Style::PLAIN);
            }
            line.push(&format!(" {}", smithy.cost), Style::PLAIN);
            let bonus = match smithy.bonus {
                Bonus::None if smithy.wild => self.sentences.sign("any"),
                Bonus::None => String::new(),
                Bonus::Die => format!("+{}", self.sentences.sign("die")),
                Bonus::Ore => format!("+{}", self.sentences.sign("ore")),
                Bonus::Points(points) => format!("+{points}{}", self.sentences.sign("points")),
            };
            line.push(&bonus, Style::PLAIN);
        }
        line
    }

    /// The die, and verbs for which there may be no room among the choices.
    fn verbs(&self) -> Line {
        let mut line = Line::new();
        if let Phase::Die { face, .. } | Phase::DrawCard { face, .. } = self.view.common.phase {
            let name = self.say("runestones-panel-die", &[("name", self.sentences.face(face).into())]);
            line.push(&format!(" {name}  "), Style::STRONG);
        }
        if self.lit.keys.len() <= FEW && self.view.common.phase == Phase::Action {
            return line;
        }
        for key in self.lit.keys {
            let Key::Do(verb) = *key else { continue };
            let (word, label) = match verb.action() {
                None => ("0".to_owned(), self.sentences.say("runestones-touch-take")),
                Some(action) => {
                    let word = self.sentences.path(self.view, action).swap_remove(0).word;
                    (word, self.verb(action))
                }
            };
            line.append(&choice(&word, &format!(" {label}")));
        }
        let (ore, wild) = (self.sentences.sign("ore"), self.sentences.sign("wild"));
        line.append(&self.free(|key| matches!(key, Key::SwapGem(_)), &format!(">{ore}")));
        line.append(&self.free(|key| matches!(key, Key::SwapOre(_)), &format!("<{ore}")));
        line.append(&self.free(|key| matches!(key, Key::WildColour(_)), &format!("={wild}")));
        line
    }

    /// A verb as briefly as possible.
    fn verb(&self, action: Action) -> String {
        let id = match action {
            Action::Summon => "runestones-verb-summon",
            Action::Abilities => "runestones-verb-abilities",
            Action::Forge => "runestones-verb-forge",
            _ => return self.sentences.action(action),
        };
        self.sentences.say(id)
    }

    /// Free actions of a kind, their digits together: `[t15]` is `t1` and `t5`.
    fn free(&self, is_kind: impl Fn(Key) -> bool, label: &str) -> Line {
        let words = self.lit.keys.iter().filter(|key| is_kind(**key)).filter_map(|key| {
            let action = meant(self.view, &[], *key)?;
            Some(self.sentences.path(self.view, action).swap_remove(0).word)
        });
        let mut together = String::new();
        for word in words {
            let known = usize::from(!together.is_empty());
            together.extend(word.chars().skip(known));
        }
        if together.is_empty() { Line::new() } else { choice(&together, label) }
    }

    /// Two rows about a player: what he has, and his board.
    fn player(&self, seat: Seat) -> [Line; 2] {
        let common = &self.view.common;
        let player = &common.players[seat];
        let decides = super::due::decision(self.view).is_some() && common.active == seat;
        let style = seat_style(&self.view.config, seat).strong();
        let mut head = Line::styled(if decides { "▶" } else { " " }, Style::STRONG);
        head.push(&sign(seat).to_string(), style);
        let (name, note) = (self.sentences.names.of(seat), self.sentences.names.note(seat));
        let full = format!(" {name} ({note})");
        let told = !note.is_empty() && full.chars().count() <= NAME;
        let mut shown = Line::styled(&if told { full } else { format!(" {name}") }, Style::STRONG);
        shown.fit(NAME);
        head.append(&shown);
        let score = self.say("runestones-panel-score", &[("score", player.score.into())]);
        head.push(&format!("{score:>5}  "), Style::STRONG);
        for gem in Gem::ALL {
            head.push(
                &format!(" {}{}", self.sentences.sign(gem.word()), player.gems.of(gem)),
                gem_style(gem),
            );
        }
        head.push(&format!(" {}{}", self.sentences.sign("ore"), player.ore), Style::PLAIN);
        let deck = [
            ("hand", player.hand.into()),
            ("draw", player.draw_count().into()),
            ("discard", player.discard.len().into()),
        ];
        head.push(&format!("   {}", self.say("runestones-panel-deck", &deck)), Style::PLAIN);
        [head, self.player_board(seat)]
    }

    fn player_board(&self, seat: Seat) -> Line {
        let player = &self.view.common.players[seat];
        let own = self.view.common.active == seat;
        let mut line = Line::text("  ");
        for row in Row::ALL {
            let key = Key::Row(row);
            if own && self.is_lit(key) {
                line.append(&self.word(key, &row.number().to_string()));
            } else {
                line.push("   ", Style::PLAIN);
            }
            let id = if row == Row::Upper { "runestones-panel-upper" } else { "runestones-panel-lower" };
            line.push(&self.say(id, &[]), Style::FAINT);
            for space in Gem::ALL {
                line.push(" ", Style::PLAIN);
                line.append(&self.space(player.rows[row.index()], own, row, space));
            }
        }
        let runes: Vec<String> = player.runes.iter().map(|rune| self.rune_sign(seat, rune)).collect();
        let (runes, style) = if runes.is_empty() {
            (self.say("runestones-panel-no-runes", &[]), Style::FAINT)
        } else {
            (runes.join(", "), Style::PLAIN)
        };
        line.push(&format!("   {runes}"), style);
        line
    }

    fn rune_sign(&self, seat: Seat, rune: Rune) -> String {
        let said = self.say("runestones-rune-short", &[("rune", rune.word().into())]);
        match self.view.common.players[seat].wild_colour.filter(|_| rune == Rune::WildColor) {
            Some(colour) => format!("{said} {}", self.sentences.sign(colour.word())),
            None => said,
        }
    }

    /// A space of a row: what lies there, or what is typed to put something there.
    fn space(&self, spaces: PowerRow, own: bool, row: Row, space: Gem) -> Line {
        let sign = self.sentences.sign(space.word());
        if spaces.wild >> space.index() & 1 == 1 {
            return Line::styled(&sign.to_uppercase(), Style::STRONG);
        }
        if spaces.coloured >> space.index() & 1 == 1 {
            return Line::styled(&sign, gem_style(space));
        }
        if own && self.is_lit(Key::Space(row, space)) {
            let word = match artifact_in_work(self.view) {
                Some(Gem::Wild) => format!("{}{}", row.number(), space.index() + 1),
                _ => format!("{:>2}", row.number()),
            };
            return Line::styled(&word, Style::STRONG.marked(Mark::Lit));
        }
        Line::styled("··", Style::FAINT)
    }

    /// The cards laid out or shown, and the hand of the reader.
    fn cards(&self) -> Vec<Line> {
        let (view, focus) = (self.view, self.focus());
        let mut cells = Vec::new();
        for laid in view.common.course.laid.iter() {
            cells.push(self.laid(laid.card));
        }
        for card in view.hand(focus).into_iter().flat_map(CardSet::iter) {
            let info = view.config.card(focus, card);
            let mut cell = self.word(Key::Hand(card), &info.number.to_string());
            cell.fit(6);
            let mark = if self.lit.fresh.contains(card) { Mark::Fresh } else { Mark::None };
            let mut name = Line::styled(&self.sentences.creature(card), hue_style(info.hue).marked(mark));
            name.fit(8);
            cell.append(&name);
            cell.push(&format!("{:<4}", self.sentences.magic_signs(&info.magic)), Style::PLAIN);
            cell.push(&self.sentences.ability_signs(info), Style::PLAIN);
            cells.push(cell);
        }
        cells
    }

    /// A card on the table, with a word for each of its parts.
    fn laid(&self, card: Card) -> Line {
        let view = self.view;
        let info = view.config.card(view.common.active, card);
        let mut cell = Line::styled("*", Style::STRONG);
        let mut name = Line::styled(&self.sentences.card(card).replace('\u{a0}', " "), hue_style(info.hue));
        name.fit(11);
        cell.append(&name);
        if view.common.phase == Phase::Summon {
            cell.push(&self.sentences.magic_signs(&info.magic), Style::PLAIN);
            return cell;
        }
        for part in 0..info.parts().len() {
            let key = Key::Part(card, part as u8);
            let lit = self.is_lit(key);
            if lit {
                cell.append(&self.word(key, &part_word(view, card, part as u8)));
            }
            let style = if lit { Style::PLAIN } else { Style::FAINT };
            cell.push(&format!("{} ", self.sentences.part_signs(info, part)), style);
        }
        cell
    }

    /// Payments and rune stones, if there are too many for the rows of choices.
    fn tray(&self) -> Vec<Line> {
        let cell = |key: &Key| {
            let (word, label) = match *key {
                Key::Pay(gems) => (gems_word(gems), self.sentences.short_gems(gems)),
                Key::Rune(rune) => ((rune.index() + 1).to_string(), self.sentences.rune(rune).to_owned()),
                _ => return None,
            };
            let mut cell = Line::styled(&format!(" [{word}]"), Style::STRONG.marked(Mark::Lit));
            cell.push(&format!(" {label}"), Style::PLAIN);
            Some(cell)
        };
        let cells: Vec<Line> = self.lit.keys.iter().filter_map(cell).collect();
        if cells.len() > FEW { cells } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runestones::samples::{self, Sample};
    use crate::{Language, Names, Texts};

    const POSITION: &str = r#"{"phase": "action", "active": "P0", "round": 7, "display": [16, 21, 33, 75, 52, 60],
        "smithies": ["red", "blue", "green", "yellow", "red"],
        "players": {
            "P0": {"hand": [100, 101, 106, 24], "gems": "BBGRW", "ore": 2, "score": 31, "runes": ["swap", "wild_color"],
                   "wild_color": "red", "rows": [["blue", "green*"], []], "discard": [102, 13]},
            "P1": {"hand": [101, 107, 43, 44], "score": 40}}}"#;

    fn drawn(language: Language, viewer: Viewer, names: &Names) -> String {
        let config = samples::config(2);
        let view = samples::view(&config, POSITION, viewer);
        let sentences = Sentences { texts: Texts::of(language), config: &config, names };
        let keys = ["do:summon", "do:abilities", "swap:gem-blue", "swap:gem-wild", "swap:ore-red"]
            .map(|key| Key::read(&view, key).unwrap());
        Line::join(&board(&sentences, &view, &Lit { keys: &keys, fresh: CardSet::EMPTY }))
    }

    #[test]
    fn everything_on_the_table_is_drawn() {
        let text = drawn(Language::De, Viewer::Seat(Seat::ALL[0]), &samples::names());
        for part in [
            "Runde 7",
            " 1 1M Dryade 16  gr2 gr>ro+bl+ge",
            "Drache 75  *2  Jo>bl+ge+gr+ro+1P",
            " 4 ge 3+Erz",
            " 6 Jo×7 4bel",
            "▶● Anna            31 P",
            "bl2 ge0 gr1 ro1 Jo1 Erz2",
            "oben bl ·· GR ·· ··",
            "Tausch, Joker ro",
            "101  Druide  bl3 bl",
            "24   Kobold  bl2 K|Jo",
            "[1] Beschwören",
            "[t15]>Erz  [+4]<Erz",
        ] {
            assert!(text.contains(part), "{part}:\n{text}");
        }
    }

    #[test]
    fn hands_of_others_are_not_drawn() {
        let names = samples::names();
        assert!(!drawn(Language::De, Viewer::Seat(Seat::ALL[0]), &names).contains("43"));
        let audience = drawn(Language::De, Viewer::Audience, &names);
        assert!(!audience.contains("101 ") && !audience.contains("107"), "{audience}");
    }

    #[test]
    fn the_drawing_always_fits() {
        let long = Names::new(|_| "A name that is much too long for a row".to_owned())
            .with_notes(|_| "bot".to_owned());
        for seats in 2..=4 {
            samples::walk(seats, 7, &mut |Sample { view, options, .. }| {
                let texts = Texts::of(if seats == 2 { Language::De } else { Language::En });
                let sentences = Sentences { texts, config: &view.config, names: &long };
                let keys: Vec<Key> =
                    options.iter().map(|action| sentences.path(&view, *action).swap_remove(0).key).collect();
                let lines = board(&sentences, &view, &Lit { keys: &keys, fresh: CardSet::EMPTY });
                assert_eq!(lines.len(), rows(seats));
                assert!(rows(seats) <= 17, "a window of 24 rows has room for 17");
                assert!(lines.iter().all(|line| line.width() == COLUMNS));
            });
        }
    }

    /// What is offered on the table is marked there, so that a full row of choices hides nothing.
    #[test]
    fn everything_that_can_be_chosen_is_in_the_drawing() {
        for Sample { config, view, options, .. } in samples::decisions() {
            let names = samples::names();
            let sentences = Sentences { texts: Texts::of(Language::De), config: &config, names: &names };
            let touches: Vec<_> =
                options.iter().map(|action| sentences.path(&view, *action).swap_remove(0)).collect();
            let keys: Vec<Key> = touches.iter().map(|touch| touch.key).collect();
            let text = Line::join(&board(&sentences, &view, &Lit { keys: &keys, fresh: CardSet::EMPTY }));
            for touch in touches.iter().filter(|touch| !matches!(touch.key, Key::Gem(_)) && touches.len() > 4)
            {
                let many =
                    matches!(touch.key, Key::Pay(_) | Key::SwapGem(_) | Key::SwapOre(_) | Key::WildColour(_));
                let word = if matches!(touch.key, Key::Space(..)) {
                    touch.word.clone()
                } else {
                    format!("[{}]", touch.word)
                };
                assert!(many || text.contains(&word), "{word} is missing:\n{text}");
            }
        }
    }
}
