//! Guided first games: lessons are scenarios with a teacher's words, on a real table that nobody else sees. An example of
//! the guide is one without a teacher: it is shown, and everybody may go on from there.
//!
//! A lesson keeps nothing: whoever serves it says which of the expected steps were done, the table is set up and played up to
//! there, and what is tried next is judged by the rules themselves.

use std::sync::OnceLock;

use catalog::{Catalog, Dealer, Forced, OpenError, Opening, Seed, Table};
use kernel::{Seat, SeatSet, Turn, Viewer};
use maud::html;
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

/// A lesson, or an example that one may play on.
#[derive(Debug)]
pub struct Lesson {
    block: Block,
    manner: Manner,
}

/// Who leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    /// The teacher, who asks this seat for one thing after the other.
    Taught(Seat),
    /// Whoever has to decide; what the script does is one way of many.
    Free,
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
            lessons: lessons
                .filter_map(|block| Some(Lesson { manner: Manner::Taught(learner(&block)?), block }))
                .collect(),
        }
    }

    /// The lesson with this number, from 1.
    pub fn lesson(&self, number: usize) -> Option<&Lesson> {
        self.lessons.get(number.checked_sub(1)?)
    }
}

impl Lesson {
    /// A scenario that everybody may play on from where it begins.
    pub(crate) fn example(block: Block) -> Lesson {
        Lesson { block, manner: Manner::Free }
    }

    /// What it is called.
    pub fn title(&self, language: Language) -> &str {
        let titles = &self.block.lesson;
        let own = titles.iter().find(|(tag, _)| tag == language.tag()).or(titles.first());
        own.map_or(&self.block.title, |(_, title)| title)
    }

    /// The table as all its script leads to it, and how many steps were made before anybody decided.
    pub(crate) fn played(&self, catalog: &Catalog) -> Result<(Box<dyn Table>, u32), Broken> {
        let mut lecture = Lecture::open(self, catalog)?;
        let mut begun = None;
        while let Some((at, who, text)) = lecture.step() {
            lecture.at = at;
            if matches!(who, Who::Seat(_)) {
                begun.get_or_insert(lecture.table.steps());
            }
            lecture.make(who, text)?;
            lecture.at += 1;
        }
        let steps = lecture.table.steps();
        Ok((lecture.table, begun.unwrap_or(steps)))
    }

    /// May one play on from where it begins?
    pub(crate) fn goes_on(&self, catalog: &Catalog) -> bool {
        Lecture::after(self, catalog, &[]).is_ok_and(|lecture| lecture.waits())
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
            if !lecture.takes(action) {
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
    /// The steps there were before the learner's last one.
    before: u32,
    /// Whose eyes the learner has: without a teacher those of whoever decides.
    learner: Seat,
    /// Without a teacher: was everything done as the script does it?
    follows: bool,
}

impl<'l> Lecture<'l> {
    fn open(lesson: &'l Lesson, catalog: &Catalog) -> Result<Lecture<'l>, Broken> {
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
        let learner = match lesson.manner {
            Manner::Taught(learner) => learner,
            Manner::Free => Seat::ALL[0],
        };
        let done = Vec::new();
        Ok(Lecture { lesson, table, at: 0, done, since: 0, known: 0, before: 0, learner, follows: true })
    }

    fn after(lesson: &'l Lesson, catalog: &Catalog, done: &[String]) -> Result<Lecture<'l>, Broken> {
        let mut lecture = Lecture::open(lesson, catalog)?;
        lecture.follow()?;
        for step in done {
            if !lecture.takes(step) {
                return Err(Broken::Foreign { step: step.chars().take(60).collect() });
            }
            lecture.play(step)?;
        }
        Ok(lecture)
    }

    fn script(&self) -> &'l [Line] {
        self.lesson.block.script.as_deref().unwrap_or_default()
    }

    /// The next step of the script with its line.
    fn step(&self) -> Option<(usize, Who, &'l str)> {
        let mut rest = self.script().iter().enumerate().skip(self.at);
        rest.find_map(|(at, line)| match &line.command {
            Command::Step(who, text) => Some((at, *who, text.as_str())),
            _ => None,
        })
    }

    /// What the teacher waits for.
    fn due(&self) -> Option<(Seat, &'l [Way])> {
        match &self.script().get(self.at)?.command {
            Command::Expect(seat, ways) => Some((*seat, ways)),
            _ => None,
        }
    }

    /// Is it for the learner to do something?
    fn waits(&self) -> bool {
        match self.lesson.manner {
            Manner::Taught(_) => self.due().is_some(),
            Manner::Free => matches!(self.table.turn(), Turn::Decide(_)),
        }
    }

    fn takes(&self, action: &str) -> bool {
        let asked = match self.lesson.manner {
            Manner::Taught(_) => self.due().is_some_and(|(_, ways)| ways.iter().any(|way| way.takes(action))),
            Manner::Free => true,
        };
        asked && self.table.check(self.learner, action).is_ok()
    }

    /// Does what was expected, and what follows by itself.
    fn play(&mut self, action: &str) -> Result<(), Broken> {
        self.before = self.table.steps();
        self.make(Who::Seat(self.learner), action)?;
        self.known = self.table.steps();
        self.done.push(action.to_owned());
        match self.lesson.manner {
            Manner::Taught(_) => self.at += 1,
            Manner::Free => match self.step() {
                Some((at, Who::Seat(seat), text)) if seat == self.learner && text == action => {
                    self.at = at + 1;
                }
                _ => self.follows = false,
            },
        }
        self.since = self.at;
        self.follow()
    }

    /// Makes the steps that others make, up to what waits for the learner.
    fn follow(&mut self) -> Result<(), Broken> {
        if self.lesson.manner == Manner::Free {
            return self.draw();
        }
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

    /// Draws what is to be drawn: what the script draws, or what falls, always the same after the same steps.
    fn draw(&mut self) -> Result<(), Broken> {
        while self.table.turn() == Turn::Chance {
            if let Some((at, Who::Chance, text)) = self.step().filter(|_| self.follows) {
                self.at = at;
                self.make(Who::Chance, text)?;
                self.at += 1;
            } else {
                self.follows = false;
                let line = self.lesson.block.line;
                let dealer = Dealer::new(Seed::from_number(line as u64));
                let drawn = self.table.roll(&dealer).map(drop);
                drawn.map_err(|refused| Broken::Step { line, why: refused.to_string() })?;
            }
        }
        if let Turn::Decide(seats) = self.table.turn() {
            self.learner = seats.lowest().unwrap_or(self.learner);
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
        let rest = match self.lesson.manner {
            Manner::Taught(_) => "learn-other",
            Manner::Free => "guide-try-nothing",
        };
        told.or_else(|| self.other(texts.language(), action)).unwrap_or_else(|| texts.say(rest, &[]))
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
        let learner = self.learner;
        let steps = self.table.steps();
        let waits = self.waits();
        let deciding = match self.table.turn() {
            Turn::Decide(seats) if waits => seats,
            _ => SeatSet::EMPTY,
        };
        let mut others = OTHERS.into_iter();
        // Who plays all of them knows them by their pieces.
        let pieces = match self.lesson.manner {
            Manner::Taught(_) => Vec::new(),
            Manner::Free => shown(self.table.as_ref()).seat_names(texts),
        };
        let mut name = |seat: Seat| {
            if let Some(name) = pieces.get(seat.index()) {
                name.clone()
            } else if seat == learner {
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
                    // Without a teacher the reader plays all of them.
                    sitter: if seat == learner || self.lesson.manner == Manner::Free {
                        Sitter::You
                    } else {
                        Sitter::Bot
                    },
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
        match self.lesson.manner {
            Manner::Taught(_) => self.taught(texts),
            Manner::Free => self.free(texts),
        }
    }

    /// Without a teacher: what came of the last step, and who is next.
    fn free(&self, texts: &'static Texts) -> Stage {
        let shown = shown(self.table.as_ref());
        let said = if self.done.is_empty() {
            vec![texts.say("guide-try-begins", &[])]
        } else {
            shown.told(texts, Some(self.learner), self.before)
        };
        let names = shown.seat_names(texts);
        let player = names.get(self.learner.index()).cloned().unwrap_or_default();
        let next = self.step().filter(|_| self.follows);
        let way = next.and_then(|(_, who, text)| {
            let fits = who == Who::Seat(self.learner) && self.takes(text);
            fits.then(|| text.to_owned())
        });
        let ask = match (self.waits(), way.is_some()) {
            (false, _) => texts.say("guide-try-over", &[]),
            (true, true) => texts.say("guide-try-shown", &[("player", player.into())]),
            (true, false) => texts.say("guide-try-on", &[("player", player.into())]),
        };
        let lines = html! { @for line in &said { p { (line) } } };
        Stage {
            done: self.done.clone(),
            say: lines.into_string(),
            ask: html! { (ask) }.into_string(),
            light: Vec::new(),
            way,
            now: shown.now(&self.facts(texts)),
        }
    }

    /// What the teacher says and asks for.
    fn taught(&self, texts: &'static Texts) -> Stage {
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
