//! Reading a scenario file: Markdown in, blocks out.

use std::collections::BTreeMap;

use serde_json::Value;

use super::fault::Fault;
use super::head::{self, Head};
use super::lesson;
use super::script::{self, Line};
use crate::spelling;

/// The word after the fence that makes a block run.
const INFO: &str = "henge";

/// A file that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct ScenarioFile {
    /// Its name, for messages.
    pub name: String,
    /// Its blocks, in order, with all they inherit.
    pub blocks: Vec<Block>,
}

/// A fenced block, with all it inherits.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// The file it stands in.
    pub file: String,
    /// The line of its fence, from 1.
    pub line: usize,
    /// The name by which later blocks extend it.
    pub name: Option<String>,
    /// What it is called in messages: its title, its name, or the heading above it.
    pub title: String,
    /// The id of its game.
    pub game: String,
    /// How many players.
    pub players: u8,
    /// The options chosen for the table.
    pub options: Vec<(String, String)>,
    /// The rules it shows.
    pub shows: Vec<String>,
    /// The worked examples it carries out.
    pub examples: Vec<String>,
    /// The titles of a lesson, each with its language; empty if it is no lesson.
    pub lesson: Vec<(String, String)>,
    /// Where it starts; `None`: at the beginning of a game.
    pub position: Option<Value>,
    /// What is done and expected; `None`: the block only names a position.
    pub script: Option<Vec<Line>>,
}

/// Reads a file and reports every fault in it.
pub fn parse(file: &str, text: &str) -> Result<ScenarioFile, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut blocks = Vec::new();
    let mut named: BTreeMap<String, (Head, usize)> = BTreeMap::new();
    for fence in fences(file, text, &mut faults) {
        match block(file, &fence, &named) {
            Ok((head, block)) => {
                if let Some(name) = &head.name {
                    if let Some((_, before)) = named.get(name) {
                        let wrong = format!("the name `{name}` is already given in line {before}");
                        faults.push(Fault::new(file, fence.line, wrong).but("names are unique in a file"));
                    } else {
                        named.insert(name.clone(), (head, fence.line));
                    }
                }
                blocks.push(block);
            }
            Err(found) => faults.extend(found),
        }
    }
    if faults.is_empty() { Ok(ScenarioFile { name: file.to_owned(), blocks }) } else { Err(faults) }
}

/// A fenced block as text.
struct Fence<'a> {
    /// The line of the fence, from 1.
    line: usize,
    /// The nearest heading above.
    heading: &'a str,
    /// The lines inside.
    lines: Vec<&'a str>,
}

/// Finds the blocks that run. Other fences are skipped whole, so that a page about scenarios can show one.
fn fences<'a>(file: &str, text: &'a str, faults: &mut Vec<Fault>) -> Vec<Fence<'a>> {
    let mut found = Vec::new();
    let mut heading = "";
    let mut lines = text.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        if let Some(title) = line.strip_prefix('#') {
            heading = title.trim_start_matches('#').trim();
        }
        let Some((mark, length, info)) = opening(line) else { continue };
        let mut inside = Vec::new();
        let mut closed = false;
        for (_, line) in lines.by_ref() {
            if closes(line, mark, length) {
                closed = true;
                break;
            }
            inside.push(line);
        }
        let first_word = info.split(|c: char| c.is_whitespace() || c == ',').next();
        if first_word == Some(INFO) {
            if !closed {
                faults.push(
                    Fault::new(file, index + 1, "the block is not closed").but("end it with the same fence"),
                );
            }
            found.push(Fence { line: index + 1, heading, lines: inside });
        }
    }
    found
}

/// The mark, length and info text of an opening fence.
fn opening(line: &str) -> Option<(char, usize, &str)> {
    let text = line.trim_start_matches(' ');
    if line.len() - text.len() > 3 {
        return None;
    }
    let mark = text.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let length = text.chars().take_while(|c| *c == mark).count();
    let info = text[length..].trim();
    (length >= 3 && !(mark == '`' && info.contains('`'))).then_some((mark, length, info))
}

/// Does this line close a fence of this mark and length?
fn closes(line: &str, mark: char, length: usize) -> bool {
    opening(line).is_some_and(|(other, long, info)| other == mark && long >= length && info.is_empty())
}

/// Reads one block; gives it and its head for later blocks to extend.
fn block(
    file: &str,
    fence: &Fence<'_>,
    named: &BTreeMap<String, (Head, usize)>,
) -> Result<(Head, Block), Vec<Fault>> {
    let fault = |wrong: String| Fault::new(file, fence.line, wrong);
    let divider = fence.lines.iter().position(|line| line.trim() == "---");
    let (above, below) = match divider {
        Some(at) => (&fence.lines[..at], Some(&fence.lines[at + 1..])),
        None => (&fence.lines[..], None),
    };
    let mut head = head::read(file, &above.join("\n"), fence.line + 1)?;
    if let Some(name) = &head.extends {
        let Some((base, _)) = named.get(name) else {
            let advice = if named.is_empty() {
                "no block above has a name".to_owned()
            } else {
                spelling::advice(name, named.keys().map(String::as_str))
            };
            return Err(vec![fault(format!("no block above is named `{name}`")).but(advice)]);
        };
        head.inherit(base);
    }
    let mut faults = Vec::new();
    if head.game.is_none() {
        faults.push(fault("the head names no game".to_owned()).but("game = \"…\", or extends = \"…\""));
    }
    if head.players.is_none() {
        faults.push(fault("the head says no number of players".to_owned()).but("players = 2"));
    }
    if below.is_none() && head.name.is_none() {
        let wrong = "the block has neither a script nor a name".to_owned();
        faults.push(fault(wrong).but("a line `---` begins the script; name = \"…\" lets others extend it"));
    }
    if below.is_some() && head.shows.is_empty() && head.lesson.is_empty() {
        let wrong = "the block does not say which rules it shows".to_owned();
        faults.push(fault(wrong).but("shows = [\"RULE-1.2\"]"));
    }
    let players = head.players.unwrap_or(kernel::MAX_SEATS as u8);
    let script = below.map(|lines| {
        let first = fence.line + above.len() + 2;
        script::read(file, lines, first, players).unwrap_or_else(|found| {
            faults.extend(found);
            Vec::new()
        })
    });
    if faults.is_empty() && script.as_ref().is_some_and(Vec::is_empty) {
        faults
            .push(fault("the script is empty".to_owned()).but("a block without `---` only names a position"));
    }
    let languages: Vec<&str> = head.lesson.iter().map(|(language, _)| language.as_str()).collect();
    faults.extend(lesson::faults(file, fence.line, &languages, script.as_deref().unwrap_or_default()));
    if !faults.is_empty() {
        return Err(faults);
    }
    let first_title = head.lesson.first().map(|(_, title)| title.as_str());
    let title =
        head.title.as_deref().or(first_title).or(head.name.as_deref()).unwrap_or(fence.heading).to_owned();
    let block = Block {
        file: file.to_owned(),
        line: fence.line,
        name: head.name.clone(),
        title,
        game: head.game.clone().unwrap_or_default(),
        players,
        options: head.options.clone(),
        shows: head.shows.clone(),
        examples: head.examples.clone(),
        lesson: head.lesson.clone(),
        position: head.position.clone(),
        script,
    };
    Ok((head, block))
}
