//! `henge scenario`: rules pages whose blocks run. `docs/scenarios.md` is their manual.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use catalog::{Catalog, Loaded, Visitor};
use kernel::Game;
use serde::Serialize;
use testkit::scenario::{self, Block, Failure, Fault, Outcome};

/// Run scenario files: rules pages whose blocks are played and checked against what they expect.
///
/// A folder stands for all .md files in it and below. The exit code is 0 only if there is at least one block and every
/// block passes.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  henge scenario docs/rules
  henge scenario my-ruling.md
  henge scenario --json docs/rules > report.json

How to write one: docs/scenarios.md.")]
pub(crate) struct Scenario {
    /// Scenario files, or folders of them.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print one JSON object instead of lines.
    #[arg(long)]
    json: bool,
}

impl Scenario {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let mut report = Report::default();
        for path in &self.files {
            for file in pages(path)? {
                report.read(catalog, &file)?;
            }
        }
        if self.json {
            println!("{}", serde_json::to_string(&report)?);
        } else {
            report.print();
        }
        if report.blocks == 0 && report.faults.is_empty() {
            anyhow::bail!("no scenario in {}; a block begins with ```henge", listed(&self.files));
        }
        let passed = report.faults.is_empty() && report.failures.is_empty();
        Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn listed(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<String>>().join(", ")
}

/// The file itself, or all pages in a folder and below, in the order of their names.
fn pages(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let unreadable = || format!("cannot read the folder {}", path.display());
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).with_context(unreadable)? {
        entries.push(entry.with_context(unreadable)?.path());
    }
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            found.extend(pages(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "md") {
            found.push(entry);
        }
    }
    Ok(found)
}

/// What came of all files.
#[derive(Default, Serialize)]
struct Report {
    files: usize,
    /// Blocks that were run.
    blocks: usize,
    passed: usize,
    steps: usize,
    expectations: usize,
    failures: Vec<FailureLine>,
    faults: Vec<FaultLine>,
}

/// An expectation that did not hold.
#[derive(Serialize)]
struct FailureLine {
    file: String,
    line: usize,
    block: String,
    script: String,
    expected: String,
    came: String,
}

/// Something that cannot be understood.
#[derive(Serialize)]
struct FaultLine {
    file: String,
    line: usize,
    wrong: String,
    right: Option<String>,
}

/// Runs a block with the game it is about.
struct Run<'a>(&'a Block);

impl Visitor for Run<'_> {
    type Out = Outcome;

    fn visit<G: Game>(self, game: &Loaded<G>) -> Outcome {
        scenario::run::<G>(game.data, self.0)
    }
}

impl Report {
    fn read(&mut self, catalog: &Catalog, path: &Path) -> anyhow::Result<()> {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        self.files += 1;
        match scenario::parse(&name, &text) {
            Ok(file) => file.blocks.iter().for_each(|block| self.run(catalog, block)),
            Err(faults) => self.faults.extend(faults.into_iter().map(FaultLine::from)),
        }
        Ok(())
    }

    fn run(&mut self, catalog: &Catalog, block: &Block) {
        let outcome = match catalog.visit(&block.game, Run(block)) {
            Ok(outcome) => outcome,
            Err(unknown) => {
                let (file, line) = (block.file.clone(), block.line);
                self.faults.push(FaultLine { file, line, wrong: unknown.to_string(), right: None });
                return;
            }
        };
        // A block without a script only names a position; it counts if that position is wrong.
        self.blocks += usize::from(block.script.is_some() || !outcome.failures.is_empty());
        self.passed += usize::from(block.script.is_some() && outcome.failures.is_empty());
        self.steps += outcome.steps;
        self.expectations += outcome.expectations;
        self.failures.extend(outcome.failures.into_iter().map(FailureLine::from));
    }

    fn print(&self) {
        for fault in &self.faults {
            let advice = fault.right.as_ref().map_or(String::new(), |right| format!(" ({right})"));
            println!("{}:{}: {}{advice}", fault.file, fault.line, fault.wrong);
        }
        for failure in &self.failures {
            println!("{}:{}: in “{}”", failure.file, failure.line, failure.block);
            if !failure.script.is_empty() {
                println!("    {}", failure.script);
            }
            println!("  expected: {}", failure.expected);
            println!("  came:     {}", failure.came);
        }
        println!(
            "{} of {} scenarios pass ({} files, {} steps, {} expectations, {} faults in files)",
            self.passed,
            self.blocks,
            self.files,
            self.steps,
            self.expectations,
            self.faults.len()
        );
    }
}

impl From<Failure> for FailureLine {
    fn from(failure: Failure) -> FailureLine {
        let Failure { file, line, block, script, expected, came } = failure;
        FailureLine { file, line, block, script, expected, came }
    }
}

impl From<Fault> for FaultLine {
    fn from(fault: Fault) -> FaultLine {
        let Fault { file, line, wrong, right } = fault;
        FaultLine { file, line, wrong, right }
    }
}
