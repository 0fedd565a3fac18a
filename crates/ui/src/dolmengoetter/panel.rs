//! The players beside the board.

use game_dolmengoetter::{Config, VALUES, Value, View};
use kernel::{Bag, Seat};

use super::due::due;
use super::sentences::Sentences;
use super::{seat_style, sign};
use crate::{Line, Style};

/// How many columns the panel takes.
pub const PANEL_WIDTH: usize = 19;

/// Rows of each player.
const ROWS: usize = 3;
/// Rows for the supply of the viewer.
const SUPPLY_ROWS: usize = 2;

/// How many rows the panel takes at least.
pub fn panel_height(config: &Config) -> usize {
    usize::from(config.seats) * ROWS + SUPPLY_ROWS
}

/// The dolmens of a supply as they lie before their owner: `111111 2222 33 4`.
pub fn supply(bag: &Bag<VALUES>) -> String {
    let heap = |value: &Value| {
        let count = usize::from(bag.count(value.kind()));
        (count > 0).then(|| value.points().to_string().repeat(count))
    };
    let heaps: Vec<String> = Value::ALL.iter().filter_map(heap).collect();
    let text = heaps.join(" ");
    if text.len() < PANEL_WIDTH {
        return if text.is_empty() { "–".to_owned() } else { text };
    }
    let short = |value: &Value| format!("{}×{}", bag.count(value.kind()), value.points());
    Value::ALL.iter().map(short).collect::<Vec<_>>().join(" ")
}

/// Everybody's points and supplies, whose turn it is, and the viewer's own dolmens, in `height` rows.
pub fn panel(sentences: &Sentences<'_>, view: &View, height: usize) -> Vec<Line> {
    let config = sentences.config;
    let players = usize::from(config.seats);
    let free = height.saturating_sub(panel_height(config));
    let gaps = free >= players;
    let mut rows = Vec::new();
    for seat in Seat::first(config.seats) {
        rows.extend(player(sentences, view, seat));
        if gaps {
            rows.push(Line::new());
        }
    }
    rows.extend(supplies(sentences, view));
    if view.common.final_round.is_some() && rows.len() < height {
        rows.push(Line::styled(&sentences.texts.say("dolmengoetter-panel-final-round", &[]), Style::STRONG));
    }
    rows.resize(height.max(rows.len()), Line::new());
    for row in &mut rows {
        row.fit(PANEL_WIDTH);
    }
    rows
}

/// The dolmens in each supply that the viewer may see: his own.
pub fn supplies(sentences: &Sentences<'_>, view: &View) -> Vec<Line> {
    let known = view.secrets.iter(view.config.seats).filter_map(|(seat, secret)| Some((seat, (*secret)?)));
    let rows = known.flat_map(|(seat, secret)| {
        let title = if sentences.names.is_you(seat) {
            sentences.texts.say("dolmengoetter-panel-supply", &[])
        } else {
            sentences.about("dolmengoetter-panel-supply-of", seat, &[])
        };
        let style = seat_style(sentences.config, seat).strong();
        [Line::text(&title), Line::styled(&format!(" {}", supply(&secret.supply)), style)]
    });
    rows.collect()
}

fn player(sentences: &Sentences<'_>, view: &View, seat: Seat) -> [Line; ROWS] {
    let (texts, config) = (sentences.texts, sentences.config);
    let state = &view.common.players[seat];
    let style = seat_style(config, seat).strong();
    let decides = due(view).is_some_and(|due| due.seat() == seat);
    let mut head = Line::styled(if decides { "▶" } else { " " }, Style::STRONG);
    head.push(&sign(seat).to_string(), style);
    let (name, note) = (sentences.names.of(seat), sentences.names.note(seat));
    let full = format!(" {name} ({note})");
    let told = !note.is_empty() && head.width() + full.chars().count() <= PANEL_WIDTH;
    let shown = if told { full } else { format!(" {name}") };
    head.push(&shown, if decides { Style::STRONG } else { Style::PLAIN });
    let numbers = [("score", state.score.into()), ("stones", state.stones.into())];
    let points = texts.say("dolmengoetter-panel-points", &numbers);
    let built = [("dolmens", state.dolmens.into()), ("built", state.built.into())];
    let dolmens = texts.say("dolmengoetter-panel-dolmens", &built);
    [head, Line::text(&format!(" {points}")), Line::text(&format!(" {dolmens}"))]
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::dolmengoetter::{Layout, samples};
    use crate::{Language, Texts};

    #[test]
    fn five_players_fit_beside_the_standard_board() {
        let config = samples::config(5);
        assert!(panel_height(&config) <= Layout::of(config.board).height);
        let view = samples::view(&config, r#"{"phase": "setup"}"#, Viewer::Seat(Seat::ALL[2]));
        for language in Language::ALL {
            let names = samples::names();
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let rows = panel(&sentences, &view, 17);
            assert_eq!(rows.len(), 17);
            let text = Line::join(&rows);
            assert!(!text.contains('…'), "something is cut:\n{text}");
            assert!(
                text.contains("1111 222 33 4") && text.contains("Carl") && text.contains("▶● Anna"),
                "{text}"
            );
        }
    }

    #[test]
    fn the_supply_is_shown_to_its_owner_alone() {
        let config = samples::config(2);
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::En), config: &config, names: &names };
        let shown = |viewer| {
            let view = samples::view(&config, r#"{"phase": "setup"}"#, viewer);
            panel(&sentences, &view, 17).iter().any(|row| row.to_string().contains("2222"))
        };
        assert!(shown(Viewer::Seat(Seat::ALL[0])));
        assert!(!shown(Viewer::Audience));
    }

    #[test]
    fn large_supplies_are_counted_instead_of_shown() {
        assert_eq!(supply(&Bag::new([6, 4, 2, 1])), "111111 2222 33 4");
        assert_eq!(supply(&Bag::new([12, 8, 3, 1])), "12×1 8×2 3×3 1×4");
        assert_eq!(supply(&Bag::EMPTY), "–");
    }
}
