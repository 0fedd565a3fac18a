//! Where the game is shown: a whole screen in a terminal, or plain lines anywhere else.

use std::env;
use std::io::{self, IsTerminal, Write};

use crossterm::cursor::MoveTo;
use crossterm::style::{Attribute, Color, Print, ResetColor, SetAttribute, SetForegroundColor};
use crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{execute, queue};
use ui::{Ink, Line, Mark, Rgb, Size, Style, Weight};

/// Reads the size of a window, such as `80x24`.
pub(crate) fn window(text: &str) -> Result<Size, String> {
    let parts = text.split_once('x').map(|(columns, rows)| (columns.parse(), rows.parse()));
    match parts {
        Some((Ok(columns), Ok(rows))) => Ok(Size { columns, rows }),
        _ => Err("a window is written COLUMNSxROWS, for example 80x24".to_owned()),
    }
}

/// How things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// A whole screen, drawn anew after each line.
    Screen(Colours),
    /// Lines one after the other, without escape codes: for pipes, tests and screen readers.
    Plain,
}

/// May colours be used?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colours {
    /// Yes.
    Shown,
    /// No: `NO_COLOR` is set. Bold and reversed signs stay.
    Hidden,
}

impl Manner {
    /// A screen if a person sits at a terminal that can show one.
    pub(crate) fn suitable() -> Manner {
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        if dumb || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
            return Manner::Plain;
        }
        let forbidden = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Manner::Screen(if forbidden { Colours::Hidden } else { Colours::Shown })
    }
}

/// The place where the game is shown. When it is dropped, the terminal is as it was before.
pub(crate) struct Screen {
    manner: Manner,
    window: Option<Size>,
    open: bool,
}

impl Screen {
    /// Opens the screen. `window` is its size, if the terminal need not be asked.
    pub(crate) fn open(manner: Manner, window: Option<Size>) -> io::Result<Screen> {
        if let Manner::Screen(_) = manner {
            execute!(io::stdout(), EnterAlternateScreen)?;
        }
        Ok(Screen { manner, window, open: true })
    }

    /// Leaves the terminal as it was before; what is printed from now on stays in it.
    pub(crate) fn close(&mut self) -> io::Result<()> {
        if self.open && self.manner != Manner::Plain {
            self.open = false;
            execute!(io::stdout(), SetAttribute(Attribute::Reset), ResetColor, LeaveAlternateScreen)?;
        }
        Ok(())
    }

    /// How things are shown.
    pub(crate) fn manner(&self) -> Manner {
        self.manner
    }

    /// The size of the window; nothing where lines just follow each other.
    pub(crate) fn window(&self) -> Option<Size> {
        let ask = || match terminal::size() {
            Ok((columns, rows)) if columns > 0 && rows > 0 => {
                Some(Size { columns: usize::from(columns), rows: usize::from(rows) })
            }
            _ => Some(Size { columns: 80, rows: 24 }),
        };
        match self.manner {
            Manner::Screen(_) => self.window.or_else(ask),
            Manner::Plain => self.window,
        }
    }

    /// Draws the rows from the top of a cleared screen and waits behind `input` at the end.
    pub(crate) fn draw(&self, rows: &[Line], input: &str) -> io::Result<()> {
        let Manner::Screen(colours) = self.manner else { return self.print(rows, input) };
        let mut out = io::stdout().lock();
        queue!(out, MoveTo(0, 0))?;
        for row in rows {
            paint(&mut out, row, colours)?;
            queue!(out, Clear(ClearType::UntilNewLine), Print("\r\n"))?;
        }
        queue!(out, Clear(ClearType::FromCursorDown), Print(format!("{input} > ")))?;
        out.flush()
    }

    /// Prints rows one after the other, and `input` for the answer if there is one to wait for.
    pub(crate) fn print(&self, rows: &[Line], input: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        for row in rows {
            match self.manner {
                Manner::Screen(colours) => paint(&mut out, row, colours)?,
                Manner::Plain => write!(out, "{row}")?,
            }
            writeln!(out)?;
        }
        if !input.is_empty() {
            writeln!(out, "{input} >")?;
        }
        out.flush()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // If the terminal is gone there is nothing to restore.
        let _ = self.close();
    }
}

fn paint(out: &mut impl Write, row: &Line, colours: Colours) -> io::Result<()> {
    let mut style = Style::PLAIN;
    for cell in &row.0 {
        if cell.style != style {
            style = cell.style;
            set_style(out, style, colours)?;
        }
        queue!(out, Print(cell.sign))?;
    }
    set_style(out, Style::PLAIN, colours)
}

fn set_style(out: &mut impl Write, style: Style, colours: Colours) -> io::Result<()> {
    queue!(out, SetAttribute(Attribute::Reset))?;
    match (style.ink, colours) {
        (Ink::Colour(rgb), Colours::Shown) => queue!(out, SetForegroundColor(nearest(rgb)))?,
        (Ink::Faint, _) => queue!(out, SetAttribute(Attribute::Dim))?,
        _ => {}
    }
    if style.weight == Weight::Strong {
        queue!(out, SetAttribute(Attribute::Bold))?;
    }
    match style.mark {
        Mark::None => Ok(()),
        Mark::Lit => queue!(out, SetAttribute(Attribute::Reverse)),
        Mark::Fresh => queue!(out, SetAttribute(Attribute::Underlined)),
    }
}

/// The nearest colour of the 6 × 6 × 6 cube that nearly every terminal has.
fn nearest(Rgb(red, green, blue): Rgb) -> Color {
    // The steps of the cube are 0, 95, 135, 175, 215, 255. A weak part is left out, so that red stays red.
    let step = |part: u8| if part < 75 { 0 } else { (part.max(95) - 55 + 20) / 40 };
    Color::AnsiValue(16 + 36 * step(red) + 6 * step(green) + step(blue))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        assert_eq!(window("80x24"), Ok(Size { columns: 80, rows: 24 }));
        for wrong in ["", "80", "80x", "x24", "80X24", "-1x3"] {
            assert!(window(wrong).unwrap_err().contains("80x24"), "{wrong:?}");
        }
    }

    #[test]
    fn colours_are_rounded_to_the_cube() {
        assert_eq!(nearest(Rgb(0, 0, 0)), Color::AnsiValue(16));
        assert_eq!(nearest(Rgb(255, 255, 255)), Color::AnsiValue(231));
        assert_eq!(nearest(Rgb(0xc0, 0x39, 0x2b)), Color::AnsiValue(16 + 36 * 3));
    }

    #[test]
    fn without_colours_a_style_is_still_to_be_seen() {
        let mut out = Vec::new();
        let row = Line::styled("17", Style::colour(Rgb(255, 0, 0)).strong().marked(Mark::Lit));
        paint(&mut out, &row, Colours::Hidden).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.contains("\u{1b}[7m") && !text.contains("38;5"), "{text:?}");
    }
}
