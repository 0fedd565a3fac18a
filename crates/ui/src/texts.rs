//! The messages of a language, read once from the Fluent files that are built in.

use core::cell::RefCell;
use core::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;
use crate::memo::Memo;

/// What a message is filled with: a number or a text.
pub type Arg<'a> = FluentValue<'a>;

const GERMAN: &[&str] = &[
    include_str!("../texts/de/bots.ftl"),
    include_str!("../texts/de/common.ftl"),
    include_str!("../texts/de/dolmengoetter.ftl"),
    include_str!("../texts/de/faults.ftl"),
    include_str!("../texts/de/gallery.ftl"),
    include_str!("../texts/de/runestones.ftl"),
    include_str!("../texts/de/site.ftl"),
    include_str!("../texts/de/learn.ftl"),
    include_str!("../texts/de/vale.ftl"),
    include_str!("../texts/de/skye.ftl"),
];
const ENGLISH: &[&str] = &[
    include_str!("../texts/en/bots.ftl"),
    include_str!("../texts/en/common.ftl"),
    include_str!("../texts/en/dolmengoetter.ftl"),
    include_str!("../texts/en/faults.ftl"),
    include_str!("../texts/en/gallery.ftl"),
    include_str!("../texts/en/runestones.ftl"),
    include_str!("../texts/en/site.ftl"),
    include_str!("../texts/en/learn.ftl"),
    include_str!("../texts/en/vale.ftl"),
    include_str!("../texts/en/skye.ftl"),
];

/// The messages of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// What was said, by id and filling.
    said: Memo<Vec<u8>>,
}

/// Whatever is longer than this is not kept.
const LONGEST: usize = 400;

thread_local! {
    /// Where keys are written: most of them are there already and need no memory of their own.
    static KEY: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

fn put(key: &mut Vec<u8>, text: &str) {
    key.extend((text.len() as u32).to_le_bytes());
    key.extend(text.as_bytes());
}

/// Writes a message and its filling as bytes, different ones differently. `None` for what is not kept.
fn write_key(key: &mut Vec<u8>, id: &str, args: &[(&str, Arg<'_>)]) -> Option<()> {
    put(key, id);
    for (name, value) in args {
        put(key, name);
        match value {
            FluentValue::String(text) => {
                key.push(b'"');
                put(key, text);
            }
            // A number that is to be written in a way of its own is seldom.
            FluentValue::Number(number) if *number == FluentNumber::from(number.value) => {
                key.push(b'#');
                key.extend(number.value.to_bits().to_le_bytes());
            }
            _ => return None,
        }
    }
    (key.len() <= LONGEST).then_some(())
}

/// Why a message cannot be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// In which language.
    pub language: Language,
    /// The id of the message.
    pub id: String,
    /// What is missing.
    pub why: String,
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "message {} ({}): {}", self.id, self.language, self.why)
    }
}

impl core::error::Error for TextFault {}

impl Texts {
    /// The messages of a language.
    pub fn of(language: Language) -> &'static Texts {
        static DE: LazyLock<Texts> = LazyLock::new(|| Texts::read(Language::De, GERMAN));
        static EN: LazyLock<Texts> = LazyLock::new(|| Texts::read(Language::En, ENGLISH));
        match language {
            Language::De => &DE,
            Language::En => &EN,
        }
    }

    fn read(language: Language, files: &[&str]) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that isolate right-to-left names would stand as odd characters in terminals.
        bundle.set_use_isolating(false);
        for file in files {
            // Invariant: the files are built in, and a test reads them.
            let resource =
                FluentResource::try_new((*file).to_owned()).expect("the built-in messages are right");
            bundle.add_resource(resource).expect("no message is there twice");
        }
        Texts { language, bundle, said: Memo::new() }
    }

    /// The language of these messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message with this id, filled with `args`. Should one be missing, its id is better than no answer.
    pub fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        KEY.with_borrow_mut(|key| {
            key.clear();
            match write_key(key, id, args) {
                Some(()) => self.said.text(key.as_slice(), || self.form(id, args)).as_ref().to_owned(),
                None => self.form(id, args),
            }
        })
    }

    fn form(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.try_say(id, args).unwrap_or_else(|fault| {
            debug_assert!(false, "{fault}");
            id.to_owned()
        })
    }

    /// The message with this id, filled with `args`, or what is missing.
    pub fn try_say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<String, TextFault> {
        let fault = |why: String| TextFault { language: self.language, id: id.to_owned(), why };
        let message = self.bundle.get_message(id).ok_or_else(|| fault("there is none".to_owned()))?;
        let pattern = message.value().ok_or_else(|| fault("it has no text".to_owned()))?;
        let mut filling = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            filling.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&filling), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(fault(error.to_string())),
        }
    }

    /// Things in a row: "1, 2 and 3".
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.say("list-and", &[("first", first.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The ids of all messages in the files of a language.
    fn ids(files: &[&str]) -> BTreeSet<String> {
        let lines = files.iter().flat_map(|file| file.lines());
        let heads = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        heads.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        let (german, english) = (ids(GERMAN), ids(ENGLISH));
        assert!(german.len() > 50, "the files are read");
        assert_eq!(german, english);
    }

    #[test]
    fn every_message_is_used_somewhere() {
        let sources = [
            include_str!("texts.rs"),
            include_str!("dolmengoetter/sentences.rs"),
            include_str!("dolmengoetter/refusals.rs"),
            include_str!("dolmengoetter/panel.rs"),
            include_str!("dolmengoetter/result.rs"),
            include_str!("dolmengoetter/circles.rs"),
            include_str!("dolmengoetter/paths.rs"),
            include_str!("dolmengoetter/mod.rs"),
            include_str!("dolmengoetter/console.rs"),
            include_str!("dolmengoetter/moments.rs"),
            include_str!("dolmengoetter/overlay.rs"),
            include_str!("dolmengoetter/preview.rs"),
            include_str!("dolmengoetter/room.rs"),
            include_str!("dolmengoetter/svg.rs"),
            include_str!("dolmengoetter/trail.rs"),
        ];
        for id in ids(ENGLISH).iter().filter(|id| id.starts_with("dolmengoetter-")) {
            let quoted = format!("\"{id}\"");
            assert!(sources.iter().any(|source| source.contains(&quoted)), "nobody says {id}");
        }
    }

    #[test]
    fn every_message_of_the_pages_is_used_somewhere() {
        let sources = [
            include_str!("page/clock.rs"),
            include_str!("page/ending.rs"),
            include_str!("page/frame.rs"),
            include_str!("page/home.rs"),
            include_str!("page/learn.rs"),
            include_str!("page/link.rs"),
            include_str!("page/log.rs"),
            include_str!("page/me.rs"),
            include_str!("page/message.rs"),
            include_str!("page/invitation.rs"),
            include_str!("page/new_form.rs"),
            include_str!("page/option_field.rs"),
            include_str!("page/parting.rs"),
            include_str!("page/parts.rs"),
            include_str!("page/replay.rs"),
            include_str!("page/rules.rs"),
            include_str!("page/share.rs"),
            include_str!("page/table.rs"),
            include_str!("page/tally.rs"),
            include_str!("lesson.rs"),
            include_str!("shown.rs"),
            include_str!("dolmengoetter/room.rs"),
            include_str!("dolmengoetter/svg.rs"),
        ];
        // These are said by whoever serves the pages.
        let served = [
            "site-failed",
            "site-link-same",
            "site-me-bad-name",
            "site-new-fault-unfit",
            "site-me-saved",
            "site-tally-bots",
            "site-tally-level",
            "site-preview-invites",
            "site-preview-plays",
        ];
        let all = ids(&[include_str!("../texts/en/site.ftl"), include_str!("../texts/en/learn.ftl")]);
        let own = all.iter().filter(|id| !id.starts_with("site-fault-") && !served.contains(&id.as_str()));
        for id in own {
            let quoted = format!("\"{id}\"");
            assert!(sources.iter().any(|source| source.contains(&quoted)), "nobody says {id}");
        }
    }

    #[test]
    fn a_missing_message_or_variable_is_told() {
        let texts = Texts::of(Language::En);
        assert_eq!(texts.try_say("no-such-message", &[]).unwrap_err().why, "there is none");
        let fault = texts.try_say("list-and", &[("first", "1".into())]).unwrap_err();
        assert!(fault.to_string().contains("last"), "{fault}");
    }

    #[test]
    fn lists_read_as_people_say_them() {
        let three = ["1", "2", "3"].map(str::to_owned);
        assert_eq!(Texts::of(Language::En).list(&three), "1, 2 and 3");
        assert_eq!(Texts::of(Language::De).list(&three), "1, 2 und 3");
        assert_eq!(Texts::of(Language::De).list(&three[..1]), "1");
    }
}
