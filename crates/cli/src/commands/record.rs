//! `henge record`: games that were played, as files. `docs/records.md` describes their two forms.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use catalog::record::{Dealing, Draws, Form, Replayed};
use catalog::{Actor, Catalog, Record as Game, Table};
use clap::{Subcommand, ValueEnum};
use kernel::Viewer;

/// Show, verify and convert game records.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  henge record show game.henge                 every step and what came of it
  henge record show game.henge --as P1         as the player in seat P1 saw it
  henge record show game.henge --step 40       the position after step 40, as JSON
  henge record verify games/*.henge            replay: every step, every draw, every result
  henge record convert game.henge --to binary -o game.bin

Both forms of a record are read; docs/records.md describes them.")]
pub(crate) struct Record {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Show(Show),
    Verify(Verify),
    Convert(Convert),
}

/// Show a game: who sat where, each step and what came of it, the result.
///
/// The whole record is verified first.
#[derive(clap::Args)]
struct Show {
    /// The record.
    file: PathBuf,

    /// Only the position after this step, as JSON; 0 is the start.
    #[arg(long, value_name = "N")]
    step: Option<u32>,

    /// Whose view: P0 to P4, audience, or open to see everything.
    #[arg(long = "as", value_name = "WHO", default_value = "open", value_parser = read_viewer)]
    viewer: Viewer,
}

/// Replay records: each step must be legal, each draw must follow from the revealed seed, and the result must
/// match. The exit code is 0 only if all of them are right.
#[derive(clap::Args)]
struct Verify {
    /// The records.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Write a record in its other form. It is verified first.
#[derive(clap::Args)]
struct Convert {
    /// The record.
    file: PathBuf,

    /// The form to write.
    #[arg(long, value_enum)]
    to: Target,

    /// The output file; `-` is stdout. An existing file is replaced.
    #[arg(long, short, value_name = "OUT", default_value = "-")]
    output: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum Target {
    /// Lines of text.
    Text,
    /// Packed, about three bytes a step.
    Binary,
}

fn read_viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "open" => Ok(Viewer::Open),
        "audience" => Ok(Viewer::Audience),
        seat => seat.parse().map(Viewer::Seat).map_err(|_| "expected P0 to P4, audience or open".to_owned()),
    }
}

impl Record {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        match self.command {
            Command::Show(show) => show.run(catalog),
            Command::Verify(verify) => verify.run(catalog),
            Command::Convert(convert) => convert.run(catalog),
        }
    }
}

/// Reads and replays a record.
fn load(catalog: &Catalog, path: &Path) -> anyhow::Result<(Game, Form, Replayed)> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    match catalog.verify(&bytes) {
        Ok(verified) => Ok((verified.record, verified.form, verified.replayed)),
        Err(faults) => {
            let lines: Vec<String> =
                faults.iter().map(|fault| format!("{}: {fault}", path.display())).collect();
            bail!("{}", lines.join("\n"))
        }
    }
}

impl Show {
    fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let (record, _, replayed) = load(catalog, &self.file)?;
        let table = &*replayed.table;
        if let Viewer::Seat(seat) = self.viewer
            && seat.number() >= table.seats()
        {
            bail!("no one sits at {seat}: this game has P0 to P{}", table.seats() - 1);
        }
        match self.step {
            Some(step) => put(&format!("{}\n", table.view_at(step, self.viewer)?)),
            None => put(&told(catalog, &record, &replayed, self.viewer)),
        }
    }
}

/// The whole game in lines.
fn told(catalog: &Catalog, record: &Game, replayed: &Replayed, viewer: Viewer) -> String {
    let table = &*replayed.table;
    let title = catalog.games().into_iter().find(|label| label.id == record.game);
    let title = title.map_or_else(|| record.game.clone(), |label| label.title);
    let mut lines = vec![format!("{title} ({}, rules version {})", record.game, record.rules)];
    lines.extend(record.options.iter().map(|(key, value)| format!("  {key}: {value}")));
    lines.extend(record.names.iter().enumerate().map(|(index, name)| format!("  P{index}: {name}")));
    lines.push(format!("  chance: {}", chance_told(&record.dealing, replayed.draws)));
    if record.position.is_some() {
        lines.push("  from a position that was set up; --step 0 shows it".to_owned());
    }
    lines.push(String::new());
    lines.extend((1..=table.steps()).map(|number| step_told(table, number, viewer)));
    lines.push(String::new());
    if record.result.is_none() {
        lines.push("unfinished".to_owned());
    }
    // A running game's standings are as public as its scores; they are final only with a result.
    for (standing, name) in record.result.iter().flatten().zip(&record.names) {
        lines.push(format!("{}. {name}: {} points", standing.place, standing.tiers[0]));
    }
    lines.join("\n") + "\n"
}

fn chance_told(dealing: &Dealing, draws: Draws) -> String {
    match (dealing.commitment(), draws) {
        (Some(commitment), Draws::Verified(count)) => {
            format!("dealt, draws verified by the seed: {count}, commitment {commitment}")
        }
        (Some(commitment), _) => format!("dealt, seed still secret, commitment {commitment}"),
        (None, _) => "supplied, not dealt".to_owned(),
    }
}

/// A step as the viewer may see it: the notation tells everything, so it is shown to its maker only, and that of
/// a draw to nobody.
fn step_told(table: &dyn Table, number: u32, viewer: Viewer) -> String {
    let Some(step) = table.step(number) else { return String::new() };
    let (who, own) = match step.actor {
        Actor::Chance => ("chance".to_owned(), viewer == Viewer::Open),
        Actor::Seat(seat) => (seat.to_string(), viewer.sees(seat)),
        Actor::Auto(seat) => (format!("{seat} auto"), viewer.sees(seat)),
    };
    let text = if own { step.text.as_str() } else { "" };
    let seen = table.seen(number, viewer).join(", ");
    format!("{number:>4}  {who:<7} {text:<9} | {seen}")
}

impl Verify {
    fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let mut wrong = 0;
        for path in &self.files {
            match load(catalog, path) {
                Ok((record, form, replayed)) => {
                    println!("{}: {}", path.display(), good(&record, form, &replayed));
                }
                Err(error) => {
                    wrong += 1;
                    eprintln!("{error:#}");
                }
            }
        }
        if wrong > 0 {
            bail!("{wrong} of {} records are wrong", self.files.len());
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What is right with a record, in a line.
fn good(record: &Game, form: Form, replayed: &Replayed) -> String {
    let form = match form {
        Form::Text => "text",
        Form::Binary => "binary",
    };
    let state = if record.result.is_some() { "finished" } else { "unfinished" };
    let draws = match replayed.draws {
        Draws::Verified(count) => format!("draws verified by the seed: {count}"),
        Draws::Committed(count) => format!("draws not verified because the seed is secret: {count}"),
        Draws::Supplied(count) => format!("outcomes supplied, not drawn: {count}"),
    };
    format!("right ({}, {form}, {state}, {} steps, {draws})", record.game, record.steps.len())
}

impl Convert {
    fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let (record, _, _) = load(catalog, &self.file)?;
        let bytes = match self.to {
            Target::Text => record.to_text().into_bytes(),
            Target::Binary => catalog.pack(&record)?,
        };
        if self.output.as_os_str() == "-" {
            if matches!(self.to, Target::Binary) && io::stdout().is_terminal() {
                bail!("the binary form is not for a terminal; name a file with -o");
            }
            io::stdout().write_all(&bytes)?;
        } else {
            fs::write(&self.output, &bytes)
                .with_context(|| format!("cannot write {}", self.output.display()))?;
            eprintln!("{}: {} bytes", self.output.display(), bytes.len());
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Prints, and does not mind if nobody reads to the end.
fn put(text: &str) -> anyhow::Result<ExitCode> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(ExitCode::SUCCESS),
    }
}
