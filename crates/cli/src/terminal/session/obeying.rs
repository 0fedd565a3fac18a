//! What the commands of a player do: pages of text, taking back, ending the game.

use catalog::Actor;
use kernel::{Seat, Viewer};
use ui::{Line, Style};

use super::{Ending, Face, Flow, Session};
use crate::terminal::reading::{Command, is_yes};
use crate::terminal::screen::Manner;
use crate::terminal::stage;

/// What came of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Done {
    /// Something was shown; the same question is still open.
    Shown,
    /// A decision was taken back; another question is open.
    Undone,
}

/// Why the last decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stands {
    /// Nobody has decided anything.
    Nothing,
    /// Something was drawn since.
    Drawn,
    /// Something became known since.
    Revealed,
}

impl<G: Face> Session<G> {
    pub(super) fn obey(&mut self, command: Command, seat: Seat) -> anyhow::Result<Flow<Done>> {
        let voice = self.voice();
        let title = |text: String| Line::styled(&text, Style::STRONG);
        let view = self.seated().look(self.onlooker());
        let rows = match command {
            Command::Undo => return self.undo(seat),
            Command::Quit => return self.quit(),
            Command::Secrets => return self.secrets(seat),
            Command::Log => self.log_rows(),
            Command::Overview => G::overview(&voice, &view),
            Command::Rules => {
                let named = self.texts.say("play-rules-title", &[("title", self.title.into())]);
                let rules = G::short_rules(self.texts);
                [title(named)].into_iter().chain(rules.iter().map(|row| Line::text(row))).collect()
            }
            Command::Help => {
                let commands = self.texts.say("play-commands", &[("example", G::EXAMPLE.into())]);
                let mut rows: Vec<Line> = commands.lines().map(Line::text).collect();
                rows[0] = title(rows[0].to_string());
                rows.push(Line::new());
                rows.extend(G::legend(&voice, seat).iter().map(|row| Line::text(row)));
                rows.push(Line::new());
                rows.extend(G::chosen(&voice).iter().map(|row| Line::text(row)));
                rows
            }
        };
        Ok(match self.page(&rows)? {
            Flow::Continue(()) => Flow::Continue(Done::Shown),
            Flow::Break(ending) => Flow::Break(ending),
        })
    }

    fn log_rows(&self) -> Vec<Line> {
        let voice = self.voice();
        let mut rows = vec![Line::styled(&self.say("play-log-title"), Style::STRONG)];
        for step in 1..=self.table.steps() {
            let seen = self.seated().sights(step, self.onlooker());
            for (index, sentence) in stage::sentences(&voice, &seen).iter().enumerate() {
                let number = if index == 0 { step.to_string() } else { String::new() };
                let mut row = Line::styled(&format!("{number:>4}  "), Style::FAINT);
                row.append(sentence);
                rows.push(row);
            }
        }
        if rows.len() == 1 {
            rows.push(Line::text(&self.say("play-log-empty")));
        }
        rows
    }

    /// Shows text page by page; in plain lines at once.
    fn page(&self, rows: &[Line]) -> anyhow::Result<Flow> {
        let (Manner::Screen(_), Some(window)) = (self.screen.manner(), self.screen.window()) else {
            stage::print_text(&self.screen, rows)?;
            return Ok(Flow::Continue(()));
        };
        let pages = stage::pages(rows, window);
        for (index, page) in pages.iter().enumerate() {
            let last = index + 1 == pages.len();
            self.screen.draw(page, &self.say(if last { "play-page-end" } else { "play-page-more" }))?;
            match self.hear() {
                Flow::Continue(line) if line.eq_ignore_ascii_case("q") => break,
                Flow::Continue(_) => {}
                Flow::Break(ending) => return Ok(Flow::Break(ending)),
            }
        }
        Ok(Flow::Continue(()))
    }

    /// What only this person knows. Where several share the keyboard, it is handed over first.
    fn secrets(&mut self, seat: Seat) -> anyhow::Result<Flow<Done>> {
        let shared = self.onlooker() == Viewer::Audience;
        if shared && let Flow::Break(ending) = self.pass_keyboard(seat)? {
            return Ok(Flow::Break(ending));
        }
        let rows = G::secrets(&self.voice(), &self.seated().look(Viewer::Seat(seat)));
        if !shared {
            return Ok(match self.page(&rows)? {
                Flow::Continue(()) => Flow::Continue(Done::Shown),
                Flow::Break(ending) => Flow::Break(ending),
            });
        }
        Ok(match self.question(&rows, &self.say("play-secrets-enter"))? {
            Flow::Continue(_) => Flow::Continue(Done::Shown),
            Flow::Break(ending) => Flow::Break(ending),
        })
    }

    fn quit(&mut self) -> anyhow::Result<Flow<Done>> {
        let answer = self.question(&[], &self.say("play-quit-sure"))?;
        let Flow::Continue(line) = answer else { return Ok(answer.map_continue(|_| Done::Shown)) };
        if is_yes(&line) || Command::read(&line) == Some(Command::Quit) {
            return Ok(Flow::Break(Ending::Quit));
        }
        self.message = Some(self.say("play-quit-stay"));
        Ok(Flow::Continue(Done::Shown))
    }

    /// The step that undo takes back: the last one a person decided, if nothing was drawn or became known since.
    fn last_decision(&self) -> Result<(u32, Seat), Stands> {
        for number in (1..=self.table.steps()).rev() {
            match self.table.step(number).map(|step| step.actor) {
                None => break,
                Some(Actor::Chance) => return Err(if number == 1 { Stands::Nothing } else { Stands::Drawn }),
                Some(_) if self.seated().reveals(number) => return Err(Stands::Revealed),
                Some(Actor::Seat(seat)) if self.people.contains(seat) => return Ok((number, seat)),
                // Bots do not mind, and the table's own steps follow from those before.
                Some(Actor::Seat(_) | Actor::Auto(_)) => {}
            }
        }
        Err(Stands::Nothing)
    }

    fn undo(&mut self, asking: Seat) -> anyhow::Result<Flow<Done>> {
        let (number, decided) = match self.last_decision() {
            Ok(found) => found,
            Err(stands) => {
                let id = match stands {
                    Stands::Nothing => "play-undo-nothing",
                    Stands::Drawn => "play-undo-drawn",
                    Stands::Revealed => "play-undo-revealed",
                };
                self.message = Some(self.say(id));
                return Ok(Flow::Continue(Done::Shown));
            }
        };
        if decided != asking {
            // Everybody sits at this keyboard, so everybody can be asked.
            let answer = self.question(&[], &self.say_about("play-undo-agreed", decided))?;
            let Flow::Continue(line) = answer else { return Ok(answer.map_continue(|_| Done::Shown)) };
            if !is_yes(&line) {
                self.message = Some(self.say("play-undo-kept"));
                return Ok(Flow::Continue(Done::Shown));
            }
        }
        let reached = self.table.undo(number - 1)?;
        self.known = self.known.min(reached);
        self.message = Some(self.say("play-undone"));
        Ok(Flow::Continue(Done::Undone))
    }
}
