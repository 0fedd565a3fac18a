//! The guide: how a game is played, for people, in their own language, with examples that are shown and can be played on.
//!
//! A guide is Markdown; its blocks are scenarios, the same ones in every language but for their titles, and run as tests.

use std::sync::OnceLock;

use testkit::scenario::{Block, parse};

use crate::{Language, Lesson};

macro_rules! guides {
    ($($game:literal),+) => {
        [$(
            ($game, Language::De, include_str!(concat!("../../../docs/guide/de/", $game, ".md"))),
            ($game, Language::En, include_str!(concat!("../../../docs/guide/en/", $game, ".md"))),
        )+]
    };
}

/// The guides of the games, by the ids of the games.
const FILES: [(&str, Language, &str); 8] = guides!["dolmengoetter", "vale", "runestones", "skye"];

/// Where guides are read anew for each page while one writes them: a folder such as `docs/guide`, named by `HENGE_GUIDE`.
/// Only builds for development look there.
fn folder() -> Option<std::path::PathBuf> {
    if cfg!(debug_assertions) { std::env::var_os("HENGE_GUIDE").map(Into::into) } else { None }
}

/// How a game is played.
#[derive(Debug)]
pub struct Guide {
    /// What it is called.
    pub title: String,
    /// What it is about: the text above the first heading.
    pub(crate) lead: String,
    /// The text from the first heading on.
    pub(crate) text: String,
    /// The example that each block is; nothing for a position with which others begin.
    blocks: Vec<Option<Lesson>>,
}

impl Guide {
    /// The guide of a game; `None` if there is none.
    pub fn of(game: &str, language: Language) -> Option<&'static Guide> {
        static GUIDES: [OnceLock<Guide>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
        let at = FILES.iter().position(|(id, tongue, _)| *id == game && *tongue == language)?;
        let named = |folder: std::path::PathBuf| folder.join(language.tag()).join(game).with_extension("md");
        if let Some(text) = folder().and_then(|folder| std::fs::read_to_string(named(folder)).ok()) {
            return Some(Box::leak(Box::new(Guide::read(game, &text))));
        }
        Some(GUIDES[at].get_or_init(|| Guide::read(game, FILES[at].2)))
    }

    fn read(game: &str, text: &str) -> Guide {
        // Invariant: the files are built in, and a test reads them.
        let file = parse(game, text).unwrap_or_else(|faults| panic!("{faults:?}"));
        let shows = |block: Block| block.script.is_some().then(|| Lesson::example(block));
        let (title, text) = text.split_once('\n').unwrap_or((text, ""));
        let begins = text.find("\n## ").unwrap_or(text.len());
        let (lead, text) = text.split_at(begins);
        Guide {
            title: title.trim_start_matches("# ").to_owned(),
            lead: lead.to_owned(),
            text: text.to_owned(),
            blocks: file.blocks.into_iter().map(shows).collect(),
        }
    }

    /// The example with this number, from 1.
    pub fn example(&self, number: usize) -> Option<&Lesson> {
        self.examples().nth(number.checked_sub(1)?)
    }

    /// All examples in their order.
    pub fn examples(&self) -> impl Iterator<Item = &Lesson> {
        self.blocks.iter().flatten()
    }

    /// For each block of the text the number of its example, if it is one.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = Option<usize>> {
        let mut count = 0;
        self.blocks.iter().map(move |block| {
            count += usize::from(block.is_some());
            block.is_some().then_some(count)
        })
    }
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;
    use testkit::scenario::{ScenarioFile, Summary, run_files};

    use super::*;
    use crate::Texts;

    /// Runs scenarios in the types of their game.
    struct Run<'a>(&'a ScenarioFile);

    impl catalog::Visitor for Run<'_> {
        type Out = Summary;

        fn visit<G: kernel::Game>(self, game: &catalog::Loaded<G>) -> Summary {
            run_files::<G>(game.data, std::slice::from_ref(self.0))
        }
    }

    #[test]
    fn every_example_of_every_guide_is_right() {
        let catalog = Catalog::built_in();
        for (game, language, text) in FILES {
            let file = parse(&format!("docs/guide/{language}/{game}.md"), text).unwrap();
            let summary = catalog.visit(game, Run(&file)).unwrap();
            assert!(summary.failed.is_empty(), "{:#?}", summary.failed);
            let guide = Guide::of(game, language).unwrap();
            assert_eq!(summary.passed, guide.examples().count());
            let index = std::fs::read_to_string(format!("../../docs/rules/{game}/index.md")).unwrap();
            for rule in file.blocks.iter().flat_map(|block| &block.shows) {
                assert!(index.contains(&format!("`{rule}`")), "{game} has no rule {rule}");
            }
            assert!(!guide.title.is_empty() && !guide.title.starts_with('#'), "{game}: {}", guide.title);
            assert!(!guide.lead.contains("```"), "{game}: the pictures come below the first heading");
        }
        assert!(Guide::of("chess", Language::De).is_none());
    }

    /// Whoever changes the language sees the same examples under another title.
    #[test]
    fn the_languages_show_the_same() {
        for game in Catalog::IDS {
            let blocks = |language| {
                let (_, _, text) =
                    FILES.iter().find(|(id, tongue, _)| *id == *game && *tongue == language).unwrap();
                parse(game, text).unwrap().blocks
            };
            let (german, english) = (blocks(Language::De), blocks(Language::En));
            assert_eq!(german.len(), english.len(), "{game} has as many blocks");
            for (de, en) in german.into_iter().zip(english) {
                let script = |block: &Block| -> Vec<String> {
                    block.script.iter().flatten().map(|line| line.text.clone()).collect()
                };
                assert_eq!(script(&de), script(&en), "{game}, “{}”", en.title);
                let same = |block: Block| Block { title: String::new(), line: 0, script: None, ..block };
                assert_eq!(same(de), same(en));
            }
        }
    }

    #[test]
    fn an_example_can_be_played_as_shown_and_otherwise() {
        let (catalog, texts) = (Catalog::built_in(), Texts::of(Language::De));
        for (game, language, _) in FILES {
            for (at, example) in Guide::of(game, language).unwrap().examples().enumerate() {
                let place = format!("{game} {} ({language})", at + 1);
                example.played(&catalog).unwrap_or_else(|broken| panic!("{place}: {broken}"));
                let mut done = Vec::new();
                loop {
                    let stage =
                        example.stage(&catalog, texts, &done).unwrap_or_else(|why| panic!("{place}: {why}"));
                    assert!(!stage.ask.is_empty(), "{place} after {done:?}");
                    let Some(way) = stage.way else { break };
                    assert!(
                        stage.now.paths.iter().any(|path| path.action == way),
                        "{place}: {way} can be touched"
                    );
                    done.push(way);
                }
            }
        }
    }
}
