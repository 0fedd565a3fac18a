//! The words that make a block a lesson: somebody is told something, asked to do something, and answered.

use std::collections::BTreeSet;

use super::fault::Fault;
use super::script::{Command, Line, Wrong, after_colon, wrong};

/// One way of doing what a lesson asks for: an action in notation, or how it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    text: String,
    /// Is the text only the beginning?
    open: bool,
}

impl Way {
    /// Reads `W 23 17`, or `W 23 *` for everything that begins so.
    pub(super) fn read(text: &str) -> Way {
        let text = text.trim();
        match text.strip_suffix('*') {
            Some(beginning) => Way { text: beginning.trim_end().to_owned(), open: true },
            None => Way { text: text.to_owned(), open: false },
        }
    }

    /// The action, or how it begins.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Is an action in notation done this way?
    pub fn takes(&self, action: &str) -> bool {
        let mut words = action.split_whitespace();
        let begins = self.text.split_whitespace().all(|word| words.next() == Some(word));
        begins && (self.open || words.next().is_none())
    }
}

/// `en: TEXT`: a language and what is told in it.
pub(super) fn told(rest: &str, form: &str) -> Result<(String, String), Wrong> {
    let end = rest.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(rest.len());
    let (language, rest) = rest.split_at(end);
    if language.is_empty() {
        return Err(wrong("no language is named", form));
    }
    Ok((language.to_owned(), after_colon(rest, form)?.to_owned()))
}

/// What is wrong with the words of a lesson: a text that is missing in a language, or something to do without a task, or
/// words of a lesson in a block that is none.
pub(super) fn faults(file: &str, fence: usize, languages: &[&str], script: &[Line]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut at = 0;
    let (mut asked, mut expected) = (false, false);
    while let Some(line) = script.get(at) {
        at += 1;
        match &line.command {
            Command::Ask(..) => asked = true,
            Command::Expect(..) => expected = true,
            _ => {}
        }
        let Some(kind) = kind(&line.command) else { continue };
        if languages.is_empty() {
            let fault = Fault::new(file, line.number, "the block is no lesson");
            faults.push(fault.but("lesson = { en = \"…\", de = \"…\" } in its head"));
            break;
        }
        let Some(first) = language(&line.command) else {
            if matches!(line.command, Command::Expect(..)) && !asked {
                faults.push(Fault::new(file, line.number, "nothing was asked before").but("ask en: TEXT"));
            }
            continue;
        };
        // The same in the other languages follows at once.
        let mut there = BTreeSet::from([first]);
        while let Some(next) = script.get(at).filter(|next| self::kind(&next.command) == Some(kind)) {
            let Some(other) = language(&next.command).filter(|other| !there.contains(other)) else { break };
            there.insert(other);
            at += 1;
        }
        for missing in languages.iter().filter(|language| !there.contains(*language)) {
            let wrong = format!("the text is missing in `{missing}`");
            faults.push(Fault::new(file, line.number, wrong).but(format!("{} {missing}: TEXT", kind.0)));
        }
        for surplus in there.iter().filter(|language| !languages.contains(language)) {
            let wrong = format!("the lesson has no title in `{surplus}`");
            faults
                .push(Fault::new(file, line.number, wrong).but(format!("lesson = {{ {surplus} = \"…\" }}")));
        }
    }
    if !languages.is_empty() && !expected && faults.is_empty() {
        faults.push(Fault::new(file, fence, "the lesson expects nothing").but("expect P0: ACTION"));
    }
    faults
}

/// The word a line of a lesson begins with, and what the answer is about.
fn kind(command: &Command) -> Option<(&'static str, &str)> {
    match command {
        Command::Say(..) => Some(("say", "")),
        Command::Ask(..) => Some(("ask", "")),
        Command::Other(way, ..) => Some(("other", way.text())),
        Command::Light(_) => Some(("light", "")),
        Command::Expect(..) => Some(("expect", "")),
        _ => None,
    }
}

fn language(command: &Command) -> Option<&str> {
    match command {
        Command::Say(language, _) | Command::Ask(language, _) | Command::Other(_, language, _) => {
            Some(language)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::format::parse;
    use super::*;

    fn wrong(script: &str) -> Vec<String> {
        let text = format!(
            "```henge\ngame = \"g\"\nplayers = 2\nlesson = {{ en = \"A\", de = \"B\" }}\n---\n{script}\n```\n"
        );
        parse("l.md", &text).err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_way_is_an_action_or_how_it_begins() {
        assert!(Way::read("W 23 17").takes("W 23 17") && !Way::read("W 23").takes("W 23 17"));
        assert!(Way::read("W 23 *").takes("W 23 17") && !Way::read("W 2 *").takes("W 23 17"));
        assert!(Way::read("*").takes("S"));
    }

    #[test]
    fn a_lesson_has_every_text_in_every_language() {
        let whole = "say en: a\nsay de: b\nask en: a\nask de: b\nexpect P0: W 1 *\nother (W 2) en: c\nother (W 2) de: d";
        assert_eq!(wrong(whole), Vec::<String>::new());
        let one = wrong("say en: a\nask en: a\nask de: b\nexpect P0: S");
        assert_eq!(one, ["l.md:6: the text is missing in `de` (say de: TEXT)"]);
        assert!(wrong("ask en: a\nask de: b\nask fr: c\nexpect P0: S")[0].contains("no title in `fr`"));
        assert!(wrong("ask en: a\nask de: b\nexpect P0: S\nother (S) en: c\nother (N) de: d").len() == 2);
    }

    #[test]
    fn a_lesson_asks_for_something_and_expects_it() {
        assert!(wrong("expect P0: S")[0].contains("nothing was asked"));
        assert!(wrong("ask en: a\nask de: b")[0].contains("expects nothing"));
        assert!(wrong("say: a")[0].contains("no language"));
    }
}
