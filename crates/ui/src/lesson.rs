//! Guided first games: lessons are scenarios with a teacher's words, on a real table that nobody else sees.
//!
//! A lesson keeps nothing: whoever serves it says which of the expected steps were done, the table is set up and played up to
//! there, and what is tried next is judged by the rules themselves.

use std::sync::OnceLock;

use catalog::{Catalog, Forced, OpenError, Opening, Table};
use kernel::{Seat, SeatSet, Turn, Viewer};
use serde::Serialize;
use testkit::scenario::{Block, Command, Line, Way, Who, parse};
use thiserror::Error;

use crate::page::{Around, Chair, Chat, Facts, Now, Numbered, Sitter, Undo, emphasised};
use crate::{Language, Texts, Tried, shown};

/// The lessons of the games, by the ids of the games.
const FILES: [(&str, &str); 4] = [
    ("dolmengoetter", include_str!("../../../docs/learn/dolmengoetter.md")),
    ("vale", include_str!("../../../docs/learn/vale.md")),
    ("runestones", include_str!("../../../docs/learn/runestones.md")),
    ("skye", include_str!("../../../docs/learn/skye.md")),
];

/// Where lessons are read anew for each page while one writes them: a folder such as `docs/learn`, named by
/// `HENGE_LESSONS`. Only builds for development look there.
fn folder() -> Option<std::path::PathBuf> {
    if cfg!(debug_assertions) { std::env::var_os("HENGE_LESSONS").map(Into::into) } else { None }
}

/// Who sits across the board in lessons.
const OTHERS: [&str; 4] = ["Nimue", "Merlin", "Enid", "Taliesin"];

/// All lessons of a game.
#[derive(Debug)]
pub struct Course {
    /// The lessons in their order.
    pub lessons: Vec<Lesson>,
}

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    block: Block,
    learner: Seat,
}

/// Why a lesson cannot be given.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Broken {
    /// Its position does not fit the game.
    #[error(transparent)]
    Position(#[from] OpenError),
    /// A step of its script cannot be made.
    #[error("line {line}: {why}")]
    Step {
        /// Where.
        line: usize,
        /// Why not.
        why: String,
    },
    /// Something was said to be done that the lesson does not expect.
    #[error("these steps do not belong to this lesson: {step:?}")]
    Foreign {
        /// The first that does not.
        step: String,
    },
}

/// Where somebody stands in a lesson, as the page gets it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stage {
    /// What was done of what the lesson expects, in notation.
    pub done: Vec<String>,
    /// What the teacher says, as HTML.
    pub say: String,
    /// What is to be done, as HTML; empty when all is done.
    pub ask: String,
    /// What is lit on the board: keys, spots and pieces.
    pub light: Vec<String>,
    /// A way of doing it, in notation, for who asks to be shown; `None` when all is done.
    pub way: Option<String>,
    /// The board.
    pub now: Now,
}

/// What comes of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is what was asked for.
    Right(Box<Stage>),
    /// It is not; why, in the teacher's words or those of the rules.
    Wrong(String),
}

impl Course {
    /// The lessons of a game; `None` if there are none.
    pub fn of(game: &str) -> Option<&'static Course> {
        static COURSES: [OnceLock<Course>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
        let at = FILES.iter().position(|(id, _)| *id == game)?;
        if let Some(text) =
            folder().and_then(|folder| std::fs::read_to_string(folder.join(game).with_extension("md")).ok())
        {
            return Some(Box::leak(Box::new(Course::read(game, &text))));
        }
        Some(COURSES[at].get_or_init(|| Course::read(FILES[at].0, FILES[at].1)))
    }

    fn read(game: &str, text: &str) -> Course {
        // Invariant: the files are built in, and a test reads them.
        let file = parse(game, text).unwrap_or_else(|faults| panic!("{faults:?}"));
        let learner = |block: &Block| {
            block.script.iter().flatten().find_map(|line| match line.command {
                Command::Expect(seat, _) => Some(seat),
                _ => None,
            })
        };
        let lessons = file.blocks.into_iter().filter(|block| !block.lesson.is_empty());
        Course {
            lessons: lessons.filter_map(|block| Some(Lesson { learner: learner(&block)?, block })).collect(),
        }
    }

    /// The lesson with this number, from 1.
    pub fn lesson(&self, number: usize) -> Option<&Lesson> {
        self.lessons.get(number.checked_sub(1)?)
    }
}

impl Lesson {
    /// What it is called.
    pub fn title(&self, language: Language) -> &str {
        let titles = &self.block.lesson;
        let own = titles.iter().find(|(tag, _)| tag == language.tag()).or(titles.first());
        own.map_or("", |(_, title)| title)
    }

    /// Where somebody stands who has done these of the expected steps.
    pub fn stage(&self, catalog: &Catalog, texts: &'static Texts, done: &[String]) -> Result<Stage, Broken> {
        Ok(Lecture::after(self, catalog, done)?.stage(texts))
    }

    /// What comes of doing these things next: several belong together and are all right, or none is.
    pub fn act(
        &self,
        catalog: &Catalog,
        texts: &'static Texts,
        done: &[String],
        actions: &[String],
    ) -> Result<Answer, Broken> {
        let mut lecture = Lecture::after(self, catalog, done)?;
        for (number, action) in actions.iter().enumerate() {
            if lecture.due().is_none_or(|(seat, ways)| !lecture.takes(seat, ways, action)) {
                // A room may send more at once than was asked for: what was right counts, the rest is left alone.
                if number > 0 {
                    break;
                }
                return Ok(Answer::Wrong(lecture.why(texts, &Tried::Action(action.clone()), action)));
            }
            lecture.play(action)?;
        }
        Ok(Answer::Right(Box::new(lecture.stage(texts))))
    }

    /// Why something that was touched leads nowhere.
    pub fn why(
        &self,
        catalog: &Catalog,
        texts: &'static Texts,
        done: &[String],
        tried: &Tried,
    ) -> Result<String, Broken> {
        Ok(Lecture::after(self, catalog, done)?.why(texts, tried, ""))
    }
}

/// A lesson on its way.
struct Lecture<'l> {
    lesson: &'l Lesson,
    table: Box<dyn Table>,
    /// The line that waits for the learner, or the end.
    at: usize,
    done: Vec<String>,
    /// The line after the last one that waited.
    since: usize,
    /// The last step of the learner.
    known: u32,
}

impl<'l> Lecture<'l> {
    fn after(lesson: &'l Lesson, catalog: &Catalog, done: &[String]) -> Result<Lecture<'l>, Broken> {
        let block = &lesson.block;
        let choices: Vec<(&str, &str)> =
            block.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let position = block.position.as_ref().map(ToString::to_string);
        let table = catalog.open_with(&Opening {
            game: &block.game,
            seats: block.players,
            choices: &choices,
            position: position.as_deref(),
            forced: Forced::Asked,
        })?;
        let mut lecture = Lecture { lesson, table, at: 0, done: Vec::new(), since: 0, known: 0 };
        lecture.follow()?;
        for step in done {
            let takes = lecture.due().is_some_and(|(seat, ways)| lecture.takes(seat, ways, step));
            if !takes {
                return Err(Broken::Foreign { step: step.chars().take(60).collect() });
            }
            lecture.play(step)?;
        }
        Ok(lecture)
    }

    fn script(&self) -> &'l [Line] {
        self.lesson.block.script.as_deref().unwrap_or_default()
    }

    /// What waits for the learner.
    fn due(&self) -> Option<(Seat, &'l [Way])> {
        match &self.script().get(self.at)?.command {
            Command::Expect(seat, ways) => Some((*seat, ways)),
            _ => None,
        }
    }

    fn takes(&self, seat: Seat, ways: &[Way], action: &str) -> bool {
        ways.iter().any(|way| way.takes(action)) && self.table.check(seat, action).is_ok()
    }

    /// Does what was expected, and what follows by itself.
    fn play(&mut self, action: &str) -> Result<(), Broken> {
        self.make(Who::Seat(self.lesson.learner), action)?;
        self.known = self.table.steps();
        self.done.push(action.to_owned());
        self.at += 1;
        self.since = self.at;
        self.follow()
    }

    /// Makes the steps that others make, up to what waits for the learner.
    fn follow(&mut self) -> Result<(), Broken> {
        while let Some(line) = self.script().get(self.at) {
            match &line.command {
                Command::Expect(..) => break,
                Command::Step(who, text) => self.make(*who, text)?,
                _ => {}
            }
            self.at += 1;
        }
        Ok(())
    }

    fn make(&mut self, who: Who, text: &str) -> Result<(), Broken> {
        let made = match who {
            Who::Seat(seat) => self.table.play(seat, text),
            Who::Chance => self.table.settle(text),
        };
        let line = self.script().get(self.at).map_or(0, |line| line.number);
        made.map(drop).map_err(|refused| Broken::Step { line, why: refused.to_string() })
    }

    /// Why a try is not what was asked for.
    fn why(&self, texts: &'static Texts, tried: &Tried, action: &str) -> String {
        let told = shown(self.table.as_ref()).why(&self.facts(texts), tried);
        told.or_else(|| self.other(texts.language(), action)).unwrap_or_else(|| texts.say("learn-other", &[]))
    }

    /// The teacher's answer to something that is allowed but not asked for: the narrowest that fits.
    fn other(&self, language: Language, action: &str) -> Option<String> {
        let rest = self.script().get(self.at + 1..)?;
        let answers = rest.iter().map_while(|line| match &line.command {
            Command::Other(way, tag, text) => Some((way, tag, text)),
            _ => None,
        });
        let fitting = answers.filter(|(way, tag, _)| *tag == language.tag() && way.takes(action));
        fitting.max_by_key(|(way, ..)| way.text().len()).map(|(.., text)| text.clone())
    }

    /// The table as the learner sees it. Everybody else is a bot: nobody has to be there.
    fn facts(&self, texts: &'static Texts) -> Facts {
        let learner = self.lesson.learner;
        let steps = self.table.steps();
        let waits = self.due().is_some();
        let deciding = match self.table.turn() {
            Turn::Decide(seats) if waits => seats,
            _ => SeatSet::EMPTY,
        };
        let mut others = OTHERS.into_iter();
        let mut name = |seat| {
            if seat == learner {
                texts.say("site-you", &[])
            } else {
                others.next().unwrap_or_default().to_owned()
            }
        };
        Facts {
            id: "lesson".to_owned(),
            texts,
            version: u64::from(steps) + 1,
            eyes: Viewer::Seat(learner),
            you: Some(learner),
            acting: Some(learner).filter(|_| waits),
            deciding,
            mine: SeatSet::from_iter([learner]),
            steps: (1..=steps).map(|step| Numbered { told: step, real: step, act: step - 1 }).collect(),
            step: steps,
            known: self.known,
            chairs: Seat::first(self.table.seats())
                .map(|seat| Chair {
                    seat,
                    name: name(seat),
                    sitter: if seat == learner { Sitter::You } else { Sitter::Bot },
                    note: String::new(),
                })
                .collect(),
            chat: Chat::default(),
            undo: Undo::Nothing,
            over: false,
            around: Around::default(),
            lines: None,
        }
    }

    fn stage(&self, texts: &'static Texts) -> Stage {
        let tag = texts.language().tag();
        let here = &self.script()[self.since..self.at];
        let said = here.iter().filter_map(|line| match &line.command {
            Command::Say(language, text) if language == tag => Some(emphasised(text)),
            _ => None,
        });
        let way = self.due().and_then(|(seat, ways)| {
            let legal = self.table.legal(seat);
            ways.iter().find_map(|way| {
                legal.iter().find(|offer| way.takes(&offer.text)).map(|offer| offer.text.clone())
            })
        });
        // What is asked and lit holds until something else is.
        let before = &self.script()[..self.at];
        let ask = before.iter().rev().find_map(|line| match &line.command {
            Command::Ask(language, text) if language == tag => Some(emphasised(text)),
            _ => None,
        });
        let light = here.iter().rev().find_map(|line| match &line.command {
            Command::Light(keys) => Some(keys.clone()),
            _ => None,
        });
        Stage {
            done: self.done.clone(),
            say: said.collect::<Vec<String>>().join("<br>"),
            ask: ask.filter(|_| way.is_some()).unwrap_or_default(),
            light: light.unwrap_or_default(),
            way,
            now: shown(self.table.as_ref()).now(&self.facts(texts)),
        }
    }
}

#[cfg(test)]
mod tests;
