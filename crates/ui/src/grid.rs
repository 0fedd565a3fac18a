//! Characters with a style. How a style becomes colours of a terminal is the business of who prints it.

use core::fmt;

/// A colour as red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// Reads `#c0392b`.
    pub fn from_hex(text: &str) -> Option<Rgb> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
        Some(Rgb(part(0)?, part(2)?, part(4)?))
    }
}

/// What a character is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ink {
    /// As ordinary text.
    #[default]
    Plain,
    /// Less than ordinary text: lines, things of less interest.
    Faint,
    /// In the colour of a player's pieces.
    Colour(Rgb),
}

/// How strongly a character is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Weight {
    /// Ordinary.
    #[default]
    Normal,
    /// Bold.
    Strong,
}

/// What a character tells beside itself. Whatever is lit is also told by a character, for eyes without colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// It can be chosen, or is what the question is about.
    Lit,
    /// It has just changed.
    Fresh,
}

/// How a character is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Style {
    /// With what.
    pub ink: Ink,
    /// How strongly.
    pub weight: Weight,
    /// What it tells.
    pub mark: Mark,
}

impl Style {
    /// Ordinary text.
    pub const PLAIN: Style = Style { ink: Ink::Plain, weight: Weight::Normal, mark: Mark::None };
    /// Less than ordinary text.
    pub const FAINT: Style = Style { ink: Ink::Faint, weight: Weight::Normal, mark: Mark::None };
    /// Bold text.
    pub const STRONG: Style = Style { ink: Ink::Plain, weight: Weight::Strong, mark: Mark::None };

    /// In a colour.
    pub const fn colour(rgb: Rgb) -> Style {
        Style { ink: Ink::Colour(rgb), weight: Weight::Normal, mark: Mark::None }
    }

    /// The same, bold.
    #[must_use]
    pub const fn strong(self) -> Style {
        Style { weight: Weight::Strong, ..self }
    }

    /// The same with a mark.
    #[must_use]
    pub const fn marked(self, mark: Mark) -> Style {
        Style { mark, ..self }
    }
}

/// One character with its style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The character, one column wide.
    pub sign: char,
    /// How it is drawn.
    pub style: Style,
}

impl Cell {
    /// Nothing drawn.
    pub const BLANK: Cell = Cell { sign: ' ', style: Style::PLAIN };
}

/// A blank at which a row is not broken.
const NO_BREAK: char = '\u{a0}';

/// A row of characters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(pub Vec<Cell>);

impl Line {
    /// A row without characters.
    pub fn new() -> Line {
        Line::default()
    }

    /// A row of blanks.
    pub fn blank(width: usize) -> Line {
        Line(vec![Cell::BLANK; width])
    }

    /// A row of text.
    pub fn text(text: &str) -> Line {
        Line::styled(text, Style::PLAIN)
    }

    /// A row of text in a style.
    pub fn styled(text: &str, style: Style) -> Line {
        let mut line = Line::new();
        line.push(text, style);
        line
    }

    /// Adds text at the end.
    pub fn push(&mut self, text: &str, style: Style) {
        self.0.extend(text.chars().map(|sign| Cell { sign, style }));
    }

    /// Adds another row at the end.
    pub fn append(&mut self, other: &Line) {
        self.0.extend_from_slice(&other.0);
    }

    /// Rows as one text, each with the end of its line.
    pub fn join(rows: &[Line]) -> String {
        let mut text = String::new();
        for row in rows {
            text.push_str(&row.to_string());
            text.push('\n');
        }
        text
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.0.len()
    }

    /// Brings the row to exactly `width` columns: with blanks, or cut with a sign that something is missing.
    pub fn fit(&mut self, width: usize) {
        if self.width() > width {
            self.0.truncate(width);
            if let Some(last) = self.0.last_mut() {
                last.sign = '…';
            }
        }
        self.0.resize(width, Cell::BLANK);
    }

    /// Breaks the row at blanks into rows of at most `width` columns, but never at a no-break space.
    pub fn wrap(&self, width: usize) -> Vec<Line> {
        let width = width.max(1);
        let mut rows = Vec::new();
        let mut rest = &self.0[..];
        while rest.len() > width {
            let blank = rest[..=width].iter().rposition(|cell| cell.sign == ' ').filter(|at| *at > 0);
            let (row, after) = rest.split_at(blank.unwrap_or(width));
            rows.push(Line(row.to_vec()));
            rest = after;
            while let [Cell { sign: ' ', .. }, more @ ..] = rest {
                rest = more;
            }
        }
        if rows.is_empty() || !rest.is_empty() {
            rows.push(Line(rest.to_vec()));
        }
        let cells = rows.iter_mut().flat_map(|row| &mut row.0);
        cells.filter(|cell| cell.sign == NO_BREAK).for_each(|cell| cell.sign = ' ');
        rows
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.0.iter().map(|cell| cell.sign).collect();
        f.write_str(text.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_from_hex() {
        assert_eq!(Rgb::from_hex("#c0392b"), Some(Rgb(0xc0, 0x39, 0x2b)));
        for wrong in ["", "c0392b", "#c0392", "#c0392g", "#ä0392"] {
            assert_eq!(Rgb::from_hex(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn rows_break_at_blanks_and_keep_every_word() {
        let rows =
            |text: &str| -> Vec<String> { Line::text(text).wrap(11).iter().map(Line::to_string).collect() };
        assert_eq!(rows("druids wander over stones"), ["druids", "wander over", "stones"]);
        assert_eq!(rows("Steinkreiswertung"), ["Steinkreisw", "ertung"]);
        assert_eq!(rows("a druid on\u{a0}17"), ["a druid", "on 17"]);
        assert_eq!(rows(""), [""]);
    }

    #[test]
    fn rows_are_cut_with_a_sign() {
        let mut row = Line::text("Anneliese");
        row.fit(5);
        assert_eq!(row.to_string(), "Anne…");
        row.fit(7);
        assert_eq!(row.width(), 7);
    }
}
