//! A table as a picture for other programs: the drawing that a terminal shows, as text or as SVG.

use core::fmt::Write as _;

use catalog::{Seated, Table, with_table};
use kernel::Viewer;

use crate::{Face, Ink, Language, Line, Names, Rgb, Scene, Texts, Voice, Weight};

/// What `viewer` sees of a table, in characters.
pub fn picture(table: &dyn Table, viewer: Viewer) -> Vec<Line> {
    let found = with_table!(table, seated => draw(seated, viewer));
    // Invariant: tables are opened by the catalogue alone, and this list is its list.
    found.expect("every table is of a game of the house")
}

fn draw<G: Face>(table: &Seated<G>, viewer: Viewer) -> Vec<Line> {
    let (config, texts) = (table.config(), Texts::of(Language::En));
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Audience | Viewer::Open => None,
    };
    let names = Names::new(|seat| G::default_name(config, seat, texts)).speaking_to(you);
    let voice = Voice { texts, config, names: &names };
    let view = table.look(viewer);
    let mut lines = G::draw(&voice, &view, &Scene::STILL);
    if you.is_some() {
        lines.extend(G::secrets(&voice, &view));
    }
    lines
}

/// The width of a character and the height of a line.
const CELL: [usize; 2] = [9, 18];
const PAPER: &str = "#fbf8f1";
const INK: &str = "#2b2a28";
const FAINT: &str = "#8d877b";

/// Rows of characters as a picture that needs nothing beside it.
pub fn svg(lines: &[Line]) -> String {
    let columns = lines.iter().map(Line::width).max().unwrap_or(0);
    let [width, height] = [(columns + 2) * CELL[0], (lines.len() + 1) * CELL[1]];
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n"
    );
    for (row, line) in lines.iter().enumerate() {
        write_row(&mut svg, line, (row + 1) * CELL[1]);
    }
    svg.push_str("</svg>\n");
    svg
}

/// Characters of one style side by side are one text; each is as long as its characters are wide, whatever the font.
fn write_row(svg: &mut String, line: &Line, base: usize) {
    let mut from = 0;
    for run in line.0.chunk_by(|one, other| one.style == other.style) {
        let text: String = run.iter().map(|cell| cell.sign).collect();
        if !text.trim().is_empty() {
            let colour = match run[0].style.ink {
                Ink::Plain => INK.to_owned(),
                Ink::Faint => FAINT.to_owned(),
                Ink::Colour(Rgb(red, green, blue)) => format!("#{red:02x}{green:02x}{blue:02x}"),
            };
            let bold = if run[0].style.weight == Weight::Strong { " font-weight=\"bold\"" } else { "" };
            let (at, length) = ((from + 1) * CELL[0], run.len() * CELL[0]);
            writeln!(
                svg,
                "<text x=\"{at}\" y=\"{base}\" textLength=\"{length}\" fill=\"{colour}\"{bold} xml:space=\"preserve\">{}</text>",
                escaped(&text)
            )
            // Invariant: a text takes whatever is written.
            .expect("a text grows");
        }
        from += run.len();
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Catalog;

    #[test]
    fn every_game_has_a_picture() {
        let catalog = Catalog::built_in();
        for label in catalog.games() {
            let table = catalog.open(label.id, 2, &[]).expect("two can play every game");
            let lines = picture(&*table, Viewer::Audience);
            let drawing = svg(&lines);
            assert!(
                !lines.is_empty() && drawing.starts_with("<svg") && drawing.ends_with("</svg>\n"),
                "{}",
                label.id
            );
        }
    }

    #[test]
    fn signs_of_the_language_are_escaped() {
        let drawing = svg(&[Line::text("a < b & c")]);
        assert!(drawing.contains(">a &lt; b &amp; c</text>"), "{drawing}");
    }
}
