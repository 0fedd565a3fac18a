//! Perft: how many positions lie at each depth, counted by playing everything.
//!
//! A `.perft` file is plain text:
//!
//! ```text
//! # What this is about.
//! game dolmengoetter
//! players 2
//! options board=small16
//! position {"phase": "action"}
//! chance start P0
//! # depth decisions chance terminal
//! 1 48 0 0
//! 2 2256 0 0
//! ```
//!
//! `options`, `position` (one line of JSON) and `chance` (settled at the start, in order) may be missing. A
//! count line says how the game stands after that many decisions: how often somebody has to decide, how often
//! chance comes next, how often the game is over. The traits cannot list the outcomes of chance, so a branch
//! ends where chance comes and is counted there. Where several seats decide at once, the lowest goes first:
//! their order does not matter.

use core::fmt::Write as _;
use std::fs;
use std::path::Path;

use kernel::{Buffer, Game, Rules, Turn};

use crate::{blessing, note, table};

/// How branches end at a depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Somebody has to decide.
    pub decisions: u64,
    /// Chance comes next, at this depth or before.
    pub chance: u64,
    /// The game is over, at this depth or before.
    pub terminal: u64,
}

/// A file that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PerftFile {
    /// The id of the game.
    pub game: String,
    /// How many players.
    pub players: u8,
    /// The options chosen for the table.
    pub options: Vec<(String, String)>,
    /// Where to start, as JSON; `None`: at the beginning.
    pub position: Option<String>,
    /// What chance does first.
    pub chance: Vec<String>,
    /// Depths with their counts.
    pub counts: Vec<(u32, Counts)>,
}

/// What is wrong with a file or a count.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A line cannot be read.
    #[error("line {line}: {wrong}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it, and what would be right.
        wrong: String,
    },
    /// The start cannot be set up.
    #[error("{0}")]
    Start(String),
    /// A count is another.
    #[error("depth {depth}: expected {expected:?}, came {came:?}")]
    Count {
        /// At which depth.
        depth: u32,
        /// What the file says.
        expected: Counts,
        /// What was counted.
        came: Counts,
    },
}

/// What was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Depths that agree.
    pub depths: u32,
    /// Depths left out because they are larger than the limit.
    pub skipped: u32,
}

/// Reads a file.
pub fn parse(text: &str) -> Result<PerftFile, Fault> {
    let mut file = PerftFile::default();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fault = |wrong: &str| Fault::Line { line: index + 1, wrong: wrong.to_owned() };
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "game" => rest.clone_into(&mut file.game),
            "players" => {
                file.players = rest.parse().map_err(|_| fault("players wants a number"))?;
            }
            "options" => {
                for pair in rest.split_whitespace() {
                    let (key, value) =
                        pair.split_once('=').ok_or_else(|| fault("an option is written key=value"))?;
                    file.options.push((key.to_owned(), value.to_owned()));
                }
            }
            "position" => file.position = Some(rest.to_owned()),
            "chance" => file.chance.push(rest.to_owned()),
            _ => {
                let numbers: Vec<u64> =
                    line.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|_| {
                        fault("expected game, players, options, position, chance or four numbers")
                    })?;
                let [depth, decisions, chance, terminal] = numbers[..] else {
                    return Err(fault("expected four numbers: depth decisions chance terminal"));
                };
                let depth = u32::try_from(depth).map_err(|_| fault("this depth is too large"))?;
                file.counts.push((depth, Counts { decisions, chance, terminal }));
            }
        }
    }
    if file.game.is_empty() || file.players == 0 || file.counts.is_empty() {
        let wrong = "the file needs a game, a number of players and a count".to_owned();
        return Err(Fault::Line { line: text.lines().count(), wrong });
    }
    Ok(file)
}

/// Counts to a depth; `None` if more than `limit` positions would be visited.
pub fn count<G: Rules>(state: &G::State, depth: u32, limit: u64) -> Option<Counts> {
    let mut counts = Counts::default();
    let mut left = limit;
    descend::<G>(state, depth, &mut counts, &mut left)?;
    Some(counts)
}

fn descend<G: Rules>(state: &G::State, depth: u32, counts: &mut Counts, left: &mut u64) -> Option<()> {
    *left = left.checked_sub(1)?;
    match G::turn(state) {
        Turn::Over => counts.terminal += 1,
        Turn::Chance => counts.chance += 1,
        Turn::Decide(_) if depth == 0 => counts.decisions += 1,
        Turn::Decide(seats) => {
            let seat = seats.lowest()?;
            let mut options = G::Actions::default();
            G::actions(state, seat, &mut options);
            for action in options.as_slice() {
                let mut next = state.clone();
                G::play(&mut next, seat, *action, &mut ());
                descend::<G>(&next, depth - 1, counts, left)?;
            }
        }
    }
    Some(())
}

/// The position a file starts from.
pub fn start<G: Game>(data: &'static G::Data, file: &PerftFile) -> Result<G::State, Fault> {
    if file.game != G::ID {
        return Err(Fault::Start(format!("the file is about {}, not {}", file.game, G::ID)));
    }
    let choices: Vec<(&str, &str)> =
        file.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let config = table::configure::<G>(data, file.players, &choices).map_err(Fault::Start)?;
    let mut state = match &file.position {
        None => G::setup(&config),
        Some(json) => G::read_position(&config, json).map_err(|faults| Fault::Start(faults.to_string()))?,
    };
    for text in &file.chance {
        let chance = G::read_chance(&config, text)
            .map_err(|unreadable| Fault::Start(format!("chance {text}: {unreadable}")))?;
        G::check_chance(&state, chance).map_err(|illegal| {
            Fault::Start(format!("chance {text}: {}", note::refusal::<G>(&config, illegal)))
        })?;
        G::settle(&mut state, chance, &mut ());
    }
    Ok(state)
}

/// Counts every depth of a file that the limit allows and compares.
pub fn run<G: Game>(data: &'static G::Data, file: &PerftFile, limit: u64) -> Result<Report, Fault> {
    let state = start::<G>(data, file)?;
    let mut report = Report::default();
    for (depth, expected) in &file.counts {
        match count::<G>(&state, *depth, limit) {
            None => report.skipped += 1,
            Some(came) if came == *expected => report.depths += 1,
            Some(came) => return Err(Fault::Count { depth: *depth, expected: *expected, came }),
        }
    }
    Ok(report)
}

/// For tests: the counts of a file are right as far as the limit allows, and at least one was counted.
///
/// With `HENGE_BLESS=1` the counts within the limit are written into the file.
pub fn assert_counts<G: Game>(data: &'static G::Data, path: impl AsRef<Path>, limit: u64) -> Report {
    let path = path.as_ref();
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let told = |fault: Fault| -> ! { panic!("{}: {fault}", path.display()) };
    let file = parse(&text).unwrap_or_else(|fault| told(fault));
    if blessing::is_wanted() {
        let state = start::<G>(data, &file).unwrap_or_else(|fault| told(fault));
        let blessed = bless::<G>(&text, &state, limit);
        fs::write(path, blessed).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file = parse(&text).unwrap_or_else(|fault| told(fault));
    let report = run::<G>(data, &file, limit).unwrap_or_else(|fault| told(fault));
    assert!(report.depths > 0, "{}: every depth is above the limit of {limit}", path.display());
    report
}

/// The text of a file with its count lines made right; everything else stays.
fn bless<G: Game>(text: &str, state: &G::State, limit: u64) -> String {
    let mut blessed = String::new();
    for line in text.lines() {
        let depth = line.split_whitespace().next().and_then(|word| word.parse::<u32>().ok());
        let counted = depth.and_then(|depth| Some((depth, count::<G>(state, depth, limit)?)));
        match counted {
            Some((depth, Counts { decisions, chance, terminal })) => {
                writeln!(blessed, "{depth} {decisions} {chance} {terminal}")
            }
            None => writeln!(blessed, "{line}"),
        }
        .expect("a string takes any text");
    }
    blessed
}
