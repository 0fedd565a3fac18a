//! What is on the screen: board, log, question, choices; and pages of text.

use std::io;

use ui::{Branch, Face, Line, Size, Style, Texts, Touch, Tree, Voice};

use super::screen::{Manner, Screen};

/// Rows below the board that are always there: two of the log, a question, two of choices, the input.
const BELOW: usize = 7;
/// Text in plain lines is broken at this width.
const PLAIN_WIDTH: usize = 80;

/// The window that a board of this size needs.
pub(crate) fn window_needed(board: Size) -> Size {
    Size { columns: board.columns.max(60), rows: board.rows + BELOW }
}

/// Everything that is shown with a question.
pub(crate) struct Picture {
    /// The board and the panel.
    pub(crate) board: Vec<Line>,
    /// What happened before the player's last decision, a row for each run of sentences about one person.
    pub(crate) before: Vec<Line>,
    /// What happened since.
    pub(crate) since: Vec<Line>,
    /// An answer to what was typed last.
    pub(crate) message: Option<String>,
    /// What is to be decided.
    pub(crate) question: String,
    /// What can be typed.
    pub(crate) choices: Line,
}

/// How much of a picture plain lines need: what was just printed need not be printed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// Everything.
    Whole,
    /// The answer, the question and the choices.
    Question,
}

/// Shows a picture and waits behind `input` for an answer.
pub(crate) fn show(
    screen: &Screen,
    texts: &Texts,
    picture: &Picture,
    extent: Extent,
    input: &str,
) -> io::Result<()> {
    match (screen.manner(), screen.window()) {
        (Manner::Screen(_), Some(window)) => {
            let needed = window_needed(Size { columns: width(&picture.board), rows: picture.board.len() });
            if !needed.fits(window) {
                let rows = too_small(texts, needed, window);
                let rows: Vec<Line> = rows.iter().flat_map(|row| row.wrap(window.columns.max(1))).collect();
                return screen.draw(&rows, input);
            }
            screen.draw(&compose(texts, picture, window), input)
        }
        _ => screen.print(&plain(picture, extent), input),
    }
}

fn width(rows: &[Line]) -> usize {
    rows.iter().map(Line::width).max().unwrap_or(0)
}

/// What a window is told that is too small.
pub(crate) fn too_small(texts: &Texts, needed: Size, window: Size) -> Vec<Line> {
    let args = [
        ("columns", needed.columns.into()),
        ("rows", needed.rows.into()),
        ("width", window.columns.into()),
        ("height", window.rows.into()),
    ];
    vec![
        Line::text(&texts.say("play-window-needs", &args)),
        Line::text(&texts.say("play-window-enlarge", &[])),
    ]
}

/// Puts the rows of a picture into a window: the log gets what the rest leaves.
fn compose(texts: &Texts, picture: &Picture, window: Size) -> Vec<Line> {
    let room = window.rows - 1 - picture.board.len();
    let columns = window.columns;
    let mut below = Vec::new();
    if let Some(message) = &picture.message {
        below.extend(Line::styled(message, Style::STRONG).wrap(columns));
    }
    below.extend(Line::styled(&picture.question, Style::STRONG).wrap(columns));
    below.extend(picture.choices.wrap(columns));
    below.truncate(room);
    let log = log_rows(texts, picture, Size { columns, rows: room - below.len() });
    picture.board.iter().cloned().chain(log).chain(below).collect()
}

/// The last rows of the log: what is new, and above it as much of what was before as there is room for.
fn log_rows(texts: &Texts, picture: &Picture, room: Size) -> Vec<Line> {
    let mut rows = wrapped(&picture.since, room.columns);
    if rows.len() > room.rows {
        // Without breaks between persons more fits.
        rows = flowing(&picture.since).wrap(room.columns);
    }
    if rows.len() > room.rows {
        let mut text = Line::styled(&format!("… {} ", texts.say("play-earlier", &[])), Style::FAINT);
        rows.drain(..rows.len() - room.rows);
        if let Some(first) = rows.first_mut() {
            text.append(first);
            text.fit(text.width().min(room.columns));
            *first = text;
        }
        return rows;
    }
    let mut before = wrapped(&picture.before, room.columns);
    let kept = before.len().min(room.rows - rows.len());
    before.drain(..before.len() - kept);
    for cell in before.iter_mut().flat_map(|row| &mut row.0) {
        cell.style = Style::FAINT;
    }
    before.extend(rows);
    before.resize(room.rows, Line::new());
    before
}

fn wrapped(rows: &[Line], columns: usize) -> Vec<Line> {
    rows.iter().flat_map(|row| row.wrap(columns)).collect()
}

fn flowing(rows: &[Line]) -> Line {
    let mut line = Line::new();
    for row in rows {
        line.push(if line.width() == 0 { "" } else { " " }, Style::PLAIN);
        line.append(row);
    }
    line
}

fn plain(picture: &Picture, extent: Extent) -> Vec<Line> {
    let mut rows = Vec::new();
    if extent == Extent::Whole {
        if !picture.since.is_empty() {
            rows.extend(wrapped(&picture.since, PLAIN_WIDTH));
            rows.push(Line::new());
        }
        rows.extend(picture.board.iter().cloned());
        rows.push(Line::new());
    }
    if let Some(message) = &picture.message {
        rows.extend(Line::text(message).wrap(PLAIN_WIDTH));
    }
    rows.extend(Line::text(&picture.question).wrap(PLAIN_WIDTH));
    rows.extend(picture.choices.wrap(PLAIN_WIDTH));
    rows
}

/// The choices of a tree: `[17] [22] wander there   [g] gather herbs`. Things that are called the same are listed
/// together, numbers in a row as `[1–16]`; too many for a screen are left to the board.
pub(crate) fn choices<K: Eq, A: Copy>(texts: &Texts, tree: &Tree<K, A>, manner: Manner, room: usize) -> Line {
    let mut line = Line::new();
    let same = |a: &(Touch<K>, Branch<K, A>), b: &(Touch<K>, Branch<K, A>)| a.0.label == b.0.label;
    for group in tree.branches.chunk_by(same) {
        let label = group.first().map_or("", |(touch, _)| touch.label.as_str());
        for run in group.chunk_by(|(a, _), (b, _)| follows(&a.word, &b.word)) {
            line.push(&run_text(run), Style::STRONG);
            line.push(if group.len() == 1 { "\u{a0}" } else { " " }, Style::PLAIN);
        }
        // A choice is not broken over two rows.
        line.push(&label.replace(' ', "\u{a0}"), Style::PLAIN);
        line.push("   ", Style::PLAIN);
    }
    line.0.truncate(line.width().saturating_sub(3));
    if line.width() <= room || manner == Manner::Plain {
        return line;
    }
    Line::text(&texts.say("play-many", &[("count", tree.branches.len().into())]))
}

fn follows(a: &str, b: &str) -> bool {
    let numbers = (a.parse::<u32>(), b.parse::<u32>());
    matches!(numbers, (Ok(a), Ok(b)) if a + 1 == b)
}

fn run_text<K, A>(run: &[(Touch<K>, Branch<K, A>)]) -> String {
    match run {
        [(first, _), _, .., (last, _)] => format!("[{}–{}]", first.word, last.word),
        _ => run.iter().map(|(touch, _)| format!("[{}]", touch.word)).collect::<Vec<_>>().join(" "),
    }
}

/// What happened, in sentences: a row for each run of them about one person, with the sign of that person.
pub(crate) fn sentences<G: Face>(voice: &Voice<'_, G>, seen: &[G::Seen]) -> Vec<Line> {
    let mut rows: Vec<Line> = Vec::new();
    let mut last = None;
    for seen in seen {
        let (subject, text) = G::sentence(voice, seen);
        match rows.last_mut() {
            Some(row) if subject == last => row.push(&format!(" {text}"), Style::PLAIN),
            _ => {
                let mut row = Line::new();
                if let Some(seat) = subject {
                    row.append(&G::sign(voice.config, seat));
                    // The sign stays with the name.
                    row.push("\u{a0}", Style::PLAIN);
                }
                row.push(&text, Style::PLAIN);
                rows.push(row);
            }
        }
        last = subject;
    }
    rows
}

/// Splits text into pages of a window. The last row of each is left for the input.
pub(crate) fn pages(rows: &[Line], window: Size) -> Vec<Vec<Line>> {
    let rows: Vec<Line> = rows.iter().flat_map(|row| row.wrap(window.columns.max(1))).collect();
    rows.chunks(window.rows.saturating_sub(1).max(1)).map(<[Line]>::to_vec).collect()
}

/// Prints text in plain lines.
pub(crate) fn print_text(screen: &Screen, rows: &[Line]) -> io::Result<()> {
    let rows: Vec<Line> = rows.iter().flat_map(|row| row.wrap(PLAIN_WIDTH)).collect();
    screen.print(&rows, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ui::Language;

    fn picture(since: &str) -> Picture {
        Picture {
            board: vec![Line::text("board"); 17],
            before: vec![Line::text("long ago")],
            since: vec![Line::text(since)],
            message: None,
            question: "What now?".to_owned(),
            choices: Line::text("[1] this"),
        }
    }

    const WINDOW: Size = Size { columns: 80, rows: 24 };

    #[test]
    fn a_picture_fills_the_window_and_leaves_a_row_for_the_answer() {
        let texts = Texts::of(Language::En);
        for since in ["", "once", &"a druid wandered ".repeat(40)] {
            let rows = compose(texts, &picture(since), WINDOW);
            assert_eq!(rows.len(), 23);
            assert!(rows.iter().all(|row| row.width() <= 80));
            assert_eq!(rows[21].to_string(), "What now?");
        }
        let rows = compose(texts, &picture(&"a druid wandered ".repeat(40)), WINDOW);
        assert!(rows[17].to_string().starts_with("… (l: whole log)"), "{}", rows[17]);
    }

    #[test]
    fn choices_that_sound_the_same_are_listed_together() {
        let touch =
            |word: &str, label: &str| Touch { key: word.to_owned(), word: word.into(), label: label.into() };
        let tree = Tree::new([
            (1, vec![touch("17", "wander there")]),
            (2, vec![touch("22", "wander there")]),
            (3, vec![touch("g", "gather herbs")]),
        ]);
        let texts = Texts::of(Language::En);
        let line = &choices(texts, &tree, Manner::Plain, 160).wrap(80)[0];
        assert_eq!(line.to_string(), "[17] [22] wander there   [g] gather herbs");
        let numbers = Tree::new((1..9).map(|number| (number, vec![touch(&number.to_string(), "there")])));
        let line = &choices(texts, &numbers, Manner::Plain, 160).wrap(80)[0];
        assert_eq!(line.to_string(), "[1–8] there");
        let many = choices(texts, &tree, Manner::Screen(super::super::screen::Colours::Shown), 20);
        assert_eq!(many.to_string(), "3 choices: type the number or word of a marked one");
    }

    #[test]
    fn pages_hold_every_row_once() {
        let rows: Vec<Line> = (0..50).map(|row| Line::text(&row.to_string())).collect();
        let pages = pages(&rows, WINDOW);
        assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [23, 23, 4]);
        assert_eq!(pages.concat(), rows);
    }
}
