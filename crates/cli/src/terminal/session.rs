//! A game from its first to its last step.

mod obeying;

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, anyhow, bail};
use bots::Bot;
use catalog::record::{Dealing, Name};
use catalog::{Dealer, Record, Seated, Table};
use kernel::{Buffer, Dice, Seat, SeatSet, Turn, Viewer};
use ui::{Branch, Face, Line, Names, Scene, Secrecy, Style, Texts, Tree, Voice, orders};

use super::Setting;
use super::chair::Chair;
use super::input::{Heard, Input};
use super::reading::{Command, Walk, notations, walk};
use super::screen::{Manner, Screen};
use super::stage::{self, Extent, Picture};
use obeying::Done;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ending {
    /// By its rules.
    Over,
    /// Somebody stopped, or no more lines came.
    Quit,
    /// Ctrl-C.
    Interrupted,
}

/// Goes on, or ends.
type Flow<T = ()> = ControlFlow<Ending, T>;

/// A game in progress.
pub(crate) struct Session<G: Face> {
    title: &'static str,
    table: Box<dyn Table>,
    dealer: Dealer,
    config: G::Config,
    chairs: Vec<Chair>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    people: SeatSet,
    names: Names,
    texts: &'static Texts,
    screen: Screen,
    input: Input,
    seed: u64,
    record: Option<(PathBuf, File)>,
    /// The last step before which everything is old news.
    known: u32,
    /// Who saw secrets last, where several people share the keyboard.
    trusted: Option<Seat>,
    message: Option<String>,
}

impl<G: Face> Session<G> {
    /// Sits everybody down. Nothing is shown yet.
    pub(crate) fn open(
        title: &'static str,
        table: Box<dyn Table>,
        dealer: Dealer,
        setting: Setting,
    ) -> anyhow::Result<Session<G>> {
        let Setting { chairs, language, manner, window, seed, record } = setting;
        let texts = Texts::of(language);
        let seated = table.seated::<G>().ok_or_else(|| anyhow!("another game is played at this table"))?;
        let config = seated.config().clone();
        if let (Manner::Plain, Some(window)) = (manner, window) {
            let needed = stage::window_needed(G::size(&config));
            if !needed.fits(window) {
                bail!("{}", stage::too_small(texts, needed, window)[0]);
            }
        }
        let seats = chairs.iter().zip(Seat::ALL);
        let people =
            seats.filter(|(chair, _)| matches!(chair, Chair::Person(_))).map(|(_, seat)| seat).collect();
        let names = names::<G>(&config, &chairs, people, texts);
        let bots = chairs.iter().map(|chair| match chair {
            Chair::Person(_) => Ok(None),
            Chair::Bot(kind) => kind.bot::<G>().map(Some),
        });
        let bots = bots.collect::<Result<_, _>>()?;
        let record = record.map(create).transpose()?;
        let (screen, input) = (Screen::open(manner, window)?, Input::listen());
        Ok(Session {
            title,
            table,
            dealer,
            config,
            chairs,
            bots,
            people,
            names,
            texts,
            screen,
            input,
            seed,
            record,
            known: 0,
            trusted: None,
            message: None,
        })
    }

    /// Plays to the end, tells the result, saves the record.
    pub(crate) fn run(mut self) -> anyhow::Result<ExitCode> {
        let ending = match self.play()? {
            ControlFlow::Break(ending) => ending,
            ControlFlow::Continue(()) => Ending::Over,
        };
        self.screen.close()?;
        let mut rows = match ending {
            Ending::Over => self.result(),
            Ending::Quit | Ending::Interrupted => vec![Line::text(&self.texts.say("play-quit", &[]))],
        };
        let seed = self.seed.to_string();
        rows.push(Line::styled(&self.texts.say("play-seed", &[("seed", seed.into())]), Style::FAINT));
        if let Some(path) = self.save()? {
            let file = path.display().to_string();
            rows.push(Line::text(&self.texts.say("play-recorded", &[("file", file.into())])));
        }
        stage::print_text(&self.screen, &rows)?;
        Ok(match ending {
            Ending::Over | Ending::Quit => ExitCode::SUCCESS,
            // 128 + the number of the signal, as shells count.
            Ending::Interrupted => ExitCode::from(130),
        })
    }

    fn seated(&self) -> &Seated<G> {
        // Invariant: checked when the session was opened.
        self.table.seated::<G>().expect("the game of the session is played at its table")
    }

    fn voice(&self) -> Voice<'_, G> {
        Voice { texts: self.texts, config: &self.config, names: &self.names }
    }

    fn say(&self, id: &str) -> String {
        self.texts.say(id, &[])
    }

    fn say_about(&self, id: &str, seat: Seat) -> String {
        self.texts.say(id, &[("player", self.names.of(seat).into())])
    }

    /// Whose eyes look at the screen while nothing secret is shown.
    fn onlooker(&self) -> Viewer {
        match (self.people.len(), self.people.lowest()) {
            (1, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Audience,
        }
    }

    fn play(&mut self) -> anyhow::Result<Flow> {
        loop {
            match self.table.turn() {
                Turn::Over => return Ok(Flow::Continue(())),
                Turn::Chance => {
                    self.table.roll(&self.dealer)?;
                }
                Turn::Decide(seats) => {
                    // Where several decide at once their order does not matter.
                    let seat = seats
                        .lowest()
                        .ok_or_else(|| anyhow!("someone has to decide, but no one is named"))?;
                    if self.people.contains(seat) {
                        if let Flow::Break(ending) = self.ask(seat)? {
                            return Ok(Flow::Break(ending));
                        }
                    } else {
                        self.think(seat)?;
                    }
                }
            }
        }
    }

    fn options(&self, seat: Seat) -> Vec<G::Action> {
        let mut options = G::Actions::default();
        self.seated().options(seat, &mut options);
        options.as_slice().to_vec()
    }

    fn think(&mut self, seat: Seat) -> anyhow::Result<()> {
        let view = self.seated().look(Viewer::Seat(seat));
        let options = self.options(seat);
        let mut dice = self.dealer.thoughts(self.table.steps() + 1, seat);
        let Some(bot) = &mut self.bots[seat.index()] else { bail!("no one sits at {seat}") };
        let action = bot.choose(&view, seat, &options, &mut dice);
        let text = self.seated().write(action);
        self.table.play(seat, &text).with_context(|| format!("the bot at {seat} chose {text}"))?;
        Ok(())
    }

    /// Asks a person until something is decided or taken back.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        let mut viewer = self.onlooker();
        if viewer == Viewer::Audience && G::secrecy(&self.seated().look(viewer)) == Secrecy::Secret {
            if let Flow::Break(ending) = self.pass_keyboard(seat)? {
                return Ok(Flow::Break(ending));
            }
            viewer = Viewer::Seat(seat);
        } else if self.trusted != Some(seat) {
            self.trusted = None;
        }
        let view = self.seated().look(viewer);
        let mut options = self.options(seat);
        options.sort_by_key(|action| G::rank(&view, *action));
        let voice = self.voice();
        let tree = Tree::new(options.iter().flat_map(|action| {
            let path = G::path(&voice, &view, *action);
            orders(&path, G::loose(*action)).into_iter().map(|path| (*action, path))
        }));
        let mut touched: Vec<String> = Vec::new();
        let mut extent = Extent::Whole;
        loop {
            let picture = self.picture(&view, &options, &tree, &touched);
            stage::show(&self.screen, self.texts, &picture, extent, &self.say("play-input"))?;
            self.message = None;
            extent = Extent::Question;
            let line = match self.hear() {
                Flow::Continue(line) => line,
                Flow::Break(ending) => return Ok(Flow::Break(ending)),
            };
            if line.is_empty() {
                extent = if touched.is_empty() { Extent::Whole } else { Extent::Question };
                touched.clear();
                continue;
            }
            if let Some(command) = Command::read(&line) {
                match self.obey(command, seat)? {
                    Flow::Continue(Done::Shown) => continue,
                    Flow::Continue(Done::Undone) => return Ok(Flow::Continue(())),
                    Flow::Break(ending) => return Ok(Flow::Break(ending)),
                }
            }
            match self.understand(&view, seat, &options, &tree, &touched, &line) {
                Ok(Walk::Arrived(action)) => {
                    let text = self.seated().write(action);
                    self.known = self.table.steps();
                    self.table.play(seat, &text)?;
                    return Ok(Flow::Continue(()));
                }
                Ok(Walk::Underway(way)) => touched = way,
                Ok(Walk::Lost { touched: way, word }) => {
                    touched = way;
                    let args = [("text", word.into()), ("example", G::EXAMPLE.into())];
                    self.message = Some(self.texts.say("play-not-understood", &args));
                }
                Err(refusal) => self.message = Some(refusal),
            }
        }
    }

    /// What a line means: where it leads, or why it cannot be done.
    fn understand(
        &self,
        view: &G::View,
        seat: Seat,
        options: &[G::Action],
        tree: &Tree<G::Key, G::Action>,
        touched: &[String],
        line: &str,
    ) -> Result<Walk<G::Action>, String> {
        let (way, word) = match walk(tree, touched, line) {
            Walk::Lost { touched, word } => (touched, word),
            found => return Ok(found),
        };
        let written = notations(line).iter().find_map(|text| G::read_action(&self.config, text).ok());
        let keys = keys(tree, &way);
        let meant = written.or_else(|| G::meant(view, &keys, G::spelled(view, &keys, &word)?));
        let Some(action) = meant else {
            return Ok(Walk::Lost { touched: touched.to_vec(), word: line.to_owned() });
        };
        // Whether somebody may do something follows from what they know, so any world they can imagine tells it.
        let own = self.seated().look(Viewer::Seat(seat));
        let imagined = G::imagine(&own, &mut Dice::from_number(0));
        match G::check(&imagined, seat, action) {
            Ok(()) => Ok(Walk::Arrived(action)),
            Err(illegal) => Err(G::refusal(&self.voice(), view, seat, options, illegal)),
        }
    }

    fn picture(
        &self,
        view: &G::View,
        options: &[G::Action],
        tree: &Tree<G::Key, G::Action>,
        touched: &[String],
    ) -> Picture {
        let voice = self.voice();
        let here = tree.after(touched).unwrap_or(tree);
        let mut lit: Vec<G::Key> = here.branches.iter().map(|(touch, _)| touch.key).collect();
        let touched_keys = keys(tree, touched);
        lit.extend_from_slice(&touched_keys);
        let fresh = self.seen(self.known + 1);
        let past = self.seen(1);
        let board = G::draw(&voice, view, &Scene { lit: &lit, fresh: &fresh, past: &past });
        let columns = self.screen.window().map_or(80, |window| window.columns);
        let mut choices = stage::choices(self.texts, here, self.screen.manner(), 2 * columns - 30);
        if !touched.is_empty() {
            choices.push(&format!("   {}", self.say("play-back")), Style::FAINT);
        }
        // What one decided oneself is no news, but belongs to what happened before.
        let (viewer, recent) = (self.onlooker(), self.known.saturating_sub(30) + 1);
        let old: Vec<G::Seen> =
            (recent..=self.known).flat_map(|step| self.seated().sights(step, viewer)).collect();
        Picture {
            board,
            before: stage::sentences(&voice, &old),
            since: stage::sentences(&voice, &fresh),
            message: self.message.clone(),
            question: G::question(&voice, view, options, &touched_keys),
            choices,
        }
    }

    /// What was seen from a step on.
    fn seen(&self, from: u32) -> Vec<G::Seen> {
        let viewer = self.onlooker();
        (from..=self.table.steps()).flat_map(|step| self.seated().sights(step, viewer)).collect()
    }

    fn hear(&self) -> Flow<String> {
        match self.input.next() {
            Heard::Line(line) => Flow::Continue(line),
            Heard::End => Flow::Break(Ending::Quit),
            Heard::Interrupt => Flow::Break(Ending::Interrupted),
        }
    }

    /// Shows a line and waits for the answer.
    fn question(&self, rows: &[Line], input: &str) -> anyhow::Result<Flow<String>> {
        match self.screen.window() {
            Some(window) => {
                let rows: Vec<Line> = rows.iter().flat_map(|row| row.wrap(window.columns.max(1))).collect();
                self.screen.draw(&rows, input)?;
            }
            None => self.screen.print(rows, input)?,
        }
        Ok(self.hear())
    }

    fn pass_keyboard(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        if self.trusted == Some(seat) {
            return Ok(Flow::Continue(()));
        }
        let rows = [Line::text(&self.say_about("play-pass", seat))];
        let answer = self.question(&rows, &self.say_about("play-pass-enter", seat))?;
        self.trusted = Some(seat);
        Ok(match answer {
            Flow::Continue(_) => Flow::Continue(()),
            Flow::Break(ending) => Flow::Break(ending),
        })
    }

    fn result(&self) -> Vec<Line> {
        let (voice, viewer) = (self.voice(), self.onlooker());
        let view = self.seated().look(viewer);
        let log = self.seen(1);
        let mut rows = G::draw(&voice, &view, &Scene::STILL);
        rows.push(Line::new());
        rows.extend(G::account(&voice, &view, &self.table.standings(), &log));
        rows.push(Line::new());
        rows
    }

    fn save(&mut self) -> anyhow::Result<Option<PathBuf>> {
        let Some((path, mut file)) = self.record.take() else { return Ok(None) };
        let name = |(chair, seat): (&Chair, Seat)| -> anyhow::Result<Name> {
            let name = match chair {
                Chair::Person(_) => self.names.of(seat).to_owned(),
                Chair::Bot(kind) => format!("bot:{kind}"),
            };
            Ok(name.parse()?)
        };
        let names = self.chairs.iter().zip(Seat::ALL).map(name).collect::<anyhow::Result<Vec<Name>>>()?;
        let record = Record::of(&*self.table, names, Dealing::Revealed(self.dealer.seed().clone()))?;
        file.write_all(record.to_text().as_bytes())
            .with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Some(path))
    }
}

/// The keys of the things that were touched by these words.
fn keys<K: Copy + Eq, A: Copy>(tree: &Tree<K, A>, words: &[String]) -> Vec<K> {
    let mut keys = Vec::new();
    let mut at = tree;
    for word in words {
        let Some((touch, branch)) = at.find(word) else { break };
        keys.push(touch.key);
        let Branch::More(more) = branch else { break };
        at = more;
    }
    keys
}

/// A new file for the record, so that a wrong path is told before the game and not after it.
fn create(path: PathBuf) -> anyhow::Result<(PathBuf, File)> {
    let file = OpenOptions::new().write(true).create_new(true).open(&path);
    let file =
        file.with_context(|| format!("--record {}: cannot create a new file there", path.display()))?;
    Ok((path, file))
}

fn names<G: Face>(config: &G::Config, chairs: &[Chair], people: SeatSet, texts: &Texts) -> Names {
    let name = |seat: Seat| match chairs.get(seat.index()) {
        Some(Chair::Person(Some(name))) => name.to_string(),
        _ => G::default_name(config, seat, texts),
    };
    let you = people.lowest().filter(|_| people.len() == 1);
    let note = |seat: Seat| match chairs.get(seat.index()) {
        Some(Chair::Bot(_)) => texts.say("play-bot", &[]),
        _ if you == Some(seat) => texts.say("play-you", &[]),
        _ => String::new(),
    };
    Names::new(name).with_notes(note).speaking_to(you)
}
