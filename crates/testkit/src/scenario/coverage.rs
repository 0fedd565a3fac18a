//! Which rules have a scenario, and which scenarios cite a rule that does not exist.

use std::collections::BTreeMap;

use super::format::ScenarioFile;
use crate::spelling;

/// What is wrong between an index of rules and the scenarios.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Complaint {
    /// No scenario shows a rule of the index.
    #[error("rule {rule} (line {line} of the index) has no scenario")]
    Unshown {
        /// The rule.
        rule: String,
        /// Its line in the index.
        line: usize,
    },
    /// A scenario shows a rule that is not in the index.
    #[error("{file}:{line}: rule {rule} is not in the index{advice}")]
    UnknownRule {
        /// The rule.
        rule: String,
        /// The file of the scenario.
        file: String,
        /// The line of its block.
        line: usize,
        /// The nearest rule of the index, in words.
        advice: String,
    },
    /// No scenario carries out a worked example.
    #[error("worked example {example} has no scenario")]
    MissingExample {
        /// The example.
        example: String,
    },
    /// A scenario carries out an example that does not exist.
    #[error("{file}:{line}: there is no worked example {example}")]
    UnknownExample {
        /// The example.
        example: String,
        /// The file of the scenario.
        file: String,
        /// The line of its block.
        line: usize,
    },
    /// The index has no rules at all, so it is the wrong page.
    #[error("the index has no table whose first column holds rule ids in backticks")]
    EmptyIndex,
}

/// The examples `E1` to `En`.
pub fn numbered_examples(last: u32) -> Vec<String> {
    (1..=last).map(|number| format!("E{number}")).collect()
}

/// Compares the index of rules with the scenarios.
///
/// The index is Markdown; the rules are the ids in backticks in the first column of its tables, such as
/// `DOLMEN-4.3` or `DOLMEN-R1`. Only blocks with a script count: a bare position shows nothing.
pub fn coverage(index: &str, files: &[ScenarioFile], examples: &[String]) -> Vec<Complaint> {
    let rules = rules_of(index);
    let mut complaints = Vec::new();
    if rules.is_empty() {
        complaints.push(Complaint::EmptyIndex);
    }
    let blocks: Vec<_> =
        files.iter().flat_map(|file| &file.blocks).filter(|block| block.script.is_some()).collect();
    for (rule, line) in &rules {
        if !blocks.iter().any(|block| block.shows.contains(rule)) {
            complaints.push(Complaint::Unshown { rule: rule.clone(), line: *line });
        }
    }
    for block in &blocks {
        for rule in block.shows.iter().filter(|rule| !rules.contains_key(*rule)) {
            let advice = spelling::nearest(rule, rules.keys().map(String::as_str))
                .map_or(String::new(), |near| format!(" (did you mean {near}?)"));
            let (file, line) = (block.file.clone(), block.line);
            complaints.push(Complaint::UnknownRule { rule: rule.clone(), file, line, advice });
        }
        for example in block.examples.iter().filter(|example| !examples.contains(example)) {
            let (file, line) = (block.file.clone(), block.line);
            complaints.push(Complaint::UnknownExample { example: example.clone(), file, line });
        }
    }
    for example in examples {
        if !blocks.iter().any(|block| block.examples.contains(example)) {
            complaints.push(Complaint::MissingExample { example: example.clone() });
        }
    }
    complaints
}

/// The ids of an index with their lines.
fn rules_of(index: &str) -> BTreeMap<String, usize> {
    let mut rules = BTreeMap::new();
    for (number, line) in index.lines().enumerate() {
        let Some(row) = line.trim_start().strip_prefix('|') else { continue };
        let cell = row.split('|').next().unwrap_or_default();
        for id in cell.split('`').skip(1).step_by(2).filter(|id| is_rule(id)) {
            rules.entry(id.to_owned()).or_insert(number + 1);
        }
    }
    rules
}

/// Is this a rule id: capitals, a hyphen, then letters, digits and dots with at least one digit?
fn is_rule(text: &str) -> bool {
    text.split_once('-').is_some_and(|(game, number)| {
        !game.is_empty()
            && game.chars().all(|c| c.is_ascii_uppercase())
            && number.chars().any(|c| c.is_ascii_digit())
            && number.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'))
    })
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    #[test]
    fn gaps_and_strangers_are_found() {
        let index = "| id | rule |\n| --- | --- |\n| `TOY-1.1` | one |\n| `TOY-R2`, `TOY-3` | `TOY-9` |\n";
        let text = "```henge\ngame = \"toy\"\nplayers = 2\nshows = [\"TOY-1.1\", \"TOY-R22\"]\nexample = \"E2\"\n\
                    ---\nturn: P0\n```\n";
        let file = parse("toy.md", text).unwrap();
        let complaints: Vec<String> =
            coverage(index, &[file], &numbered_examples(2)).iter().map(ToString::to_string).collect();
        assert_eq!(
            complaints,
            [
                "rule TOY-3 (line 4 of the index) has no scenario",
                "rule TOY-R2 (line 4 of the index) has no scenario",
                "toy.md:1: rule TOY-R22 is not in the index (did you mean TOY-R2?)",
                "worked example E1 has no scenario",
            ]
        );
    }

    #[test]
    fn a_page_without_rules_is_no_index() {
        assert_eq!(coverage("| a | b |", &[], &[]), [Complaint::EmptyIndex]);
    }
}
