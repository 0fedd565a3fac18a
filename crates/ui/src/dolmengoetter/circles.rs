//! All circles in words: what the drawing has no room for.

use game_dolmengoetter::{CircleId, Status, View, status};
use kernel::Seat;

use super::sentences::Sentences;
use super::{seat_style, sign};
use crate::{Line, Style};

/// A row for each circle: its stones, who is ahead, its stack with the factors.
pub fn circles(sentences: &Sentences<'_>, view: &View) -> Vec<Line> {
    let mut rows =
        vec![Line::styled(&sentences.texts.say("dolmengoetter-circles-title", &[]), Style::STRONG)];
    rows.extend(sentences.config.board.circle_ids().map(|circle| row(sentences, view, circle)));
    rows
}

/// The rows of the circles that hold a dolmen whose value the viewer may know.
pub fn own_circles(sentences: &Sentences<'_>, view: &View) -> Vec<Line> {
    let own = |circle: &CircleId| view.stack(*circle).any(|(_, value)| value.is_some());
    let circles = sentences.config.board.circle_ids().filter(own);
    circles.map(|circle| row(sentences, view, circle)).collect()
}

fn row(sentences: &Sentences<'_>, view: &View, circle: CircleId) -> Line {
    let (texts, config) = (sentences.texts, sentences.config);
    let data = config.board.circle(circle);
    let counts = view.common.counts(data.places);
    let named = |seat: Seat| format!("{} {}", sign(seat), sentences.names.of(seat));
    let mut line = Line::styled(&format!("{:>4} ", data.name), Style::STRONG);
    let stones: u8 = counts.iter(config.seats).map(|(_, count)| *count).sum();
    line.push(&format!("{stones}/{} ", data.places.len()), Style::PLAIN);
    for (seat, count) in counts.iter(config.seats).filter(|(_, count)| **count > 0) {
        line.push(&format!(" {count}{}", sign(seat)), seat_style(config, seat).strong());
    }
    let width = line.width().max(24);
    line.fit(width);
    let ahead = match status(&config.data.rules, &counts) {
        _ if view.common.scored.contains(circle) => texts.say("dolmengoetter-circles-scored", &[]),
        Status::Open => texts.say("dolmengoetter-circles-open", &[]),
        Status::Lead(seat) => texts.say("dolmengoetter-circles-lead", &[("player", named(seat).into())]),
        Status::Tie(seats) => {
            let level: Vec<String> = seats.iter().map(named).collect();
            texts.say("dolmengoetter-circles-tie", &[("players", texts.list(&level).into())])
        }
    };
    line.push(&format!(" {ahead}; "), Style::PLAIN);
    if view.common.scored.contains(circle) {
        line.0.truncate(line.width() - 2);
        return line;
    }
    let mut first = true;
    for ((dolmen, value), factor) in view.stack(circle).zip(data.factors.iter()) {
        let value = value.map_or_else(|| "?".to_owned(), |value| value.points().to_string());
        let gap = if first { "" } else { ", " };
        line.push(gap, Style::PLAIN);
        let style = seat_style(config, dolmen.owner()).strong();
        line.push(&format!("{}{value}×{factor}", sign(dolmen.owner())), style);
        first = false;
    }
    if first {
        let factor = data.factors.first().copied().unwrap_or(0);
        let empty = texts.say("dolmengoetter-circles-empty", &[("factor", factor.into())]);
        line.push(&empty, Style::FAINT);
    }
    line
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::dolmengoetter::samples;
    use crate::{Language, Texts};

    #[test]
    fn every_circle_has_a_row_that_tells_its_stones_and_stack() {
        let config = samples::config(3);
        let json = r#"{
            "druids": {"P0": [7, 1, 2], "P1": [76, 77, 78], "P2": [4, 5, 6]},
            "stones": {"P0": [22, 23, 8], "P1": [28, 9, 24], "P2": [29, 16, 15, 30]},
            "stacks": {"B2": ["P0:3", "P1:2"]}, "scored": ["A2"]
        }"#;
        let view = samples::view(&config, json, Viewer::Seat(Seat::ALL[0]));
        for (language, expected) in [
            (
                Language::En,
                ["majority ● Anna; ●3×3, ■?×2", "A2 4/4  1● 1■ 2▲       scored", "open; no dolmen, top × 4"],
            ),
            (Language::De, ["Mehrheit ● Anna; ●3×3, ■?×2", "gewertet", "offen; kein Dolmen, oben × 4"]),
        ] {
            let names = samples::names();
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let rows = circles(&sentences, &view);
            assert_eq!(rows.len(), 29);
            let text = Line::join(&rows);
            for part in expected {
                assert!(text.contains(part), "{part} is missing in\n{text}");
            }
        }
    }
}
