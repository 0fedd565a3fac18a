//! The file of lines in which every finished game is kept, so that an interrupted run can go on.
//!
//! The first line has the settings, each further line one game. A line carries a check of itself and of the
//! settings: what was changed or belongs elsewhere is refused. A last line that was cut off is dropped.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use bots::arena::{Guest, Outcome, Plan};
use kernel::Game;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Arena;

/// Everything that results depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Settings {
    /// The version of these files.
    pub(super) arena: u32,
    /// The version of the program.
    pub(super) henge: String,
    /// The game.
    pub(super) game: String,
    /// The version of its rules.
    pub(super) rules_version: u16,
    /// The hash of its data files.
    pub(super) data: String,
    /// How many seats a table has.
    pub(super) players: u8,
    /// The options in force.
    pub(super) options: Vec<(String, String)>,
    /// The bots.
    pub(super) bots: Vec<String>,
    /// A hash of the numbers that each bot plays with.
    pub(super) numbers: Vec<String>,
    /// Who meets whom.
    pub(super) pairing: String,
    /// The seed of the first deal.
    pub(super) seed: u64,
}

impl Settings {
    /// The settings of a run.
    pub(super) fn of<G: Game>(
        arena: &Arena,
        data: blake3::Hash,
        options: Vec<(String, String)>,
    ) -> anyhow::Result<Settings> {
        let mut numbers = Vec::new();
        for bot in &arena.bots {
            let text = bot.numbers::<G>()?;
            numbers.push(short(&blake3::hash(text.as_bytes())));
        }
        Ok(Settings {
            arena: 1,
            henge: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::ID.to_owned(),
            rules_version: G::VERSION,
            data: data.to_hex().to_string(),
            players: arena.players,
            options,
            bots: arena.names(),
            numbers,
            pairing: arena.pairing().name().to_owned(),
            seed: arena.seed,
        })
    }

    /// The settings that are others, as they are here and there; none if all are the same.
    fn difference(&self, other: &Settings) -> Option<String> {
        let fields = |settings: &Settings| match serde_json::to_value(settings) {
            Ok(Value::Object(fields)) => fields,
            _ => unreachable!("settings are an object"),
        };
        let (own, others) = (fields(self), fields(other));
        let differences: Vec<String> = own
            .iter()
            .filter(|(key, value)| others.get(*key) != Some(value))
            .map(|(key, value)| format!("{key} was {} and is now {value}", others[key.as_str()]))
            .collect();
        (!differences.is_empty()).then(|| differences.join(", "))
    }
}

fn short(hash: &blake3::Hash) -> String {
    hash.to_hex()[..16].to_owned()
}

/// One game as a line.
#[derive(Serialize, Deserialize)]
struct Line {
    deal: u64,
    #[serde(rename = "match")]
    of: usize,
    seating: usize,
    places: Vec<u8>,
    scores: Vec<i32>,
    asked: Vec<u32>,
    nanoseconds: Vec<u64>,
}

impl Line {
    fn of(outcome: &Outcome) -> Line {
        let guests = &outcome.guests;
        Line {
            deal: outcome.deal,
            of: outcome.of,
            seating: outcome.seating,
            places: guests.iter().map(|guest| guest.place).collect(),
            scores: guests.iter().map(|guest| guest.score).collect(),
            asked: guests.iter().map(|guest| guest.asked).collect(),
            nanoseconds: guests.iter().map(|guest| guest.thought).collect(),
        }
    }

    fn outcome(&self) -> anyhow::Result<Outcome> {
        let seats = self.places.len();
        let same = [self.scores.len(), self.asked.len(), self.nanoseconds.len()] == [seats; 3];
        ensure!(same, "places, scores, asked and nanoseconds are not of the same length");
        let guest = |seat: usize| Guest {
            place: self.places[seat],
            score: self.scores[seat],
            asked: self.asked[seat],
            thought: self.nanoseconds[seat],
        };
        let guests = (0..seats).map(guest).collect();
        Ok(Outcome { deal: self.deal, of: self.of, seating: self.seating, guests })
    }
}

/// Between a line's own fields and its check.
const CHECK: &str = ",\"check\":\"";

/// The open file.
pub(super) struct Journal {
    file: File,
    path: PathBuf,
    /// The first line, which every check depends on.
    head: String,
}

impl Journal {
    /// Opens the file of lines beside `out`, or makes it; gives the games that are in it.
    pub(super) fn open(
        out: &Path,
        settings: &Settings,
        plan: &Plan,
    ) -> anyhow::Result<(Journal, Vec<Outcome>)> {
        let is_json = out.extension().is_some_and(|extension| extension == "json");
        ensure!(is_json, "--out {}: name a file that ends in .json", out.display());
        let path = out.with_extension("jsonl");
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .with_context(|| format!("cannot open {}", path.display()))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("{}: another run writes to it", path.display()),
            Err(TryLockError::Error(error)) => {
                return Err(error).with_context(|| format!("cannot lock {}", path.display()));
            }
        }
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(|| format!("cannot read {}", path.display()))?;
        let head = serde_json::to_string(settings)?;
        let mut journal = Journal { file, path, head };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole == 0 {
            ensure!(
                text.is_empty() || journal.head.starts_with(&text),
                "{}: not a file of the arena",
                journal.path.display()
            );
            journal.cut(0)?;
            let head = journal.head.clone();
            journal.write(&head)?;
            return Ok((journal, Vec::new()));
        }
        let known = journal
            .read(&text[..whole], settings, plan)
            .with_context(|| format!("{} cannot go on", journal.path.display()))?;
        journal.cut(whole as u64)?;
        Ok((journal, known))
    }

    /// Keeps a game; it is in the file when this returns.
    pub(super) fn add(&mut self, outcome: &Outcome) -> anyhow::Result<()> {
        let fields = serde_json::to_string(&Line::of(outcome))?;
        let check = self.check(&fields);
        let open = fields.strip_suffix('}').expect("a line is an object");
        self.write(&format!("{open}{CHECK}{check}\"}}"))
    }

    fn write(&mut self, line: &str) -> anyhow::Result<()> {
        let written = self.file.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.file.flush());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Leaves so many bytes and writes after them.
    fn cut(&mut self, length: u64) -> anyhow::Result<()> {
        let cut = self.file.set_len(length).and_then(|()| self.file.seek(SeekFrom::Start(length)));
        cut.map(|_| ()).with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn check(&self, fields: &str) -> String {
        short(&blake3::hash(format!("{}\n{fields}", self.head).as_bytes()))
    }

    fn read(&self, text: &str, settings: &Settings, plan: &Plan) -> anyhow::Result<Vec<Outcome>> {
        let mut lines = (1..).zip(text.lines());
        let (_, head) = lines.next().context("it is empty")?;
        let before: Settings =
            serde_json::from_str(head).context("its first line has no settings of an arena")?;
        if let Some(difference) = settings.difference(&before) {
            bail!(
                "it belongs to other settings: {difference}; name another file with --out or delete this one"
            );
        }
        let mut seen = BTreeSet::new();
        let mut outcomes = Vec::new();
        for (number, line) in lines {
            let outcome = self.read_line(line, plan).with_context(|| format!("line {number}"))?;
            let game = (outcome.deal, outcome.of, outcome.seating);
            ensure!(seen.insert(game), "line {number}: the same game is there twice");
            outcomes.push(outcome);
        }
        Ok(outcomes)
    }

    fn read_line(&self, line: &str, plan: &Plan) -> anyhow::Result<Outcome> {
        let (open, check) = line.rsplit_once(CHECK).context("it is no game with a check")?;
        let fields = format!("{open}}}");
        ensure!(
            check.strip_suffix("\"}") == Some(&self.check(&fields)),
            "it was changed, or comes from another file"
        );
        let outcome = serde_json::from_str::<Line>(&fields)?.outcome()?;
        outcome.check(plan)?;
        Ok(outcome)
    }
}

/// The file of lines that belongs to a result, for a message.
pub(super) fn lines_beside(out: Option<&Path>) -> String {
    out.map_or_else(String::new, |out| out.with_extension("jsonl").display().to_string())
}

/// Writes a whole file or leaves the old one.
pub(crate) fn replace(path: &Path, text: &str) -> anyhow::Result<()> {
    let mut name = path.file_name().with_context(|| format!("{} names no file", path.display()))?.to_owned();
    name.push(".new");
    let fresh = path.with_file_name(name);
    let written = fs::write(&fresh, text).and_then(|()| fs::rename(&fresh, path));
    written.with_context(|| format!("cannot write {}", path.display()))
}
