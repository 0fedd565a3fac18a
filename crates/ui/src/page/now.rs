//! A table at a moment, as one viewer may see it.

use core::fmt::from_fn;

use kernel::{Notation, Standings};
use serde::Serialize;

use super::facts::{Facts, Here};
use super::parts;
use crate::room::{Gain, Room, Scene};
use crate::{Secrecy, Voice};

/// The parts of a table's page, each a piece of HTML.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Parts {
    /// The board as SVG.
    pub board: String,
    /// What is to be decided, and by whom; undo.
    pub prompt: String,
    /// Everybody's panel.
    pub players: String,
    /// What happened, the latest last.
    pub log: String,
    /// What was said.
    pub chat: String,
    /// The end of the game explained; empty while it runs.
    pub result: String,
}

/// An action as a path of things one touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Path {
    /// The keys of the things, in their order.
    pub keys: Vec<String>,
    /// What each of them is or does, in words.
    pub labels: Vec<String>,
    /// The action in notation: what is sent.
    pub action: String,
    /// What the action does, in words.
    pub label: String,
}

/// What is asked after some things were touched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// The keys that were touched.
    pub keys: Vec<String>,
    /// What is asked then.
    pub text: String,
}

/// The JSON of `GET /t/{id}/now`: all that changes on a table's page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Now {
    /// The number of the last change.
    pub version: u64,
    /// How many steps have been made, as told to the viewer.
    pub step: u32,
    /// Is the game over?
    pub over: bool,
    /// The parts of the page.
    pub parts: Parts,
    /// All that the acting seat can do.
    pub paths: Vec<Path>,
    /// What is asked on the way.
    pub questions: Vec<Question>,
    /// Keys of the pieces that changed since the viewer last decided.
    pub fresh: Vec<String>,
    /// Points made by the step with this number, as told to the viewer, for the latest steps.
    pub gains: Vec<(u32, Gain)>,
    /// Numbers of the seats that have to decide.
    pub deciding: Vec<u8>,
    /// Numbers of the viewer's seats.
    pub mine: Vec<u8>,
    /// The seat whose view and choices these are.
    pub acting: Option<u8>,
    /// Several people share this screen and the acting seat's decision shows secrets: ask before showing, by name.
    pub curtain: Option<String>,
    /// Who is there, if it is told together with the rest; whoever serves the page fills it in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub here: Option<Here>,
}

/// A step of the log.
pub struct Entry<G: Room> {
    /// Its number as told to the viewer, from 1.
    pub step: u32,
    /// What the viewer saw of it.
    pub seen: Vec<G::Seen>,
}

/// Everything about a table that one viewer may know at a moment, in the game's own types.
pub struct Moment<'a, G: Room> {
    /// The table beside the game.
    pub facts: &'a Facts,
    /// Words, configuration and names; `names` speak to [`Facts::you`].
    pub voice: Voice<'a, G>,
    /// What the viewer may know.
    pub view: &'a G::View,
    /// What the acting seat can do now; empty if it does not decide.
    pub options: &'a [G::Action],
    /// The whole game so far as the viewer saw it.
    pub log: &'a [Entry<G>],
    /// Everybody's place, if the game is over.
    pub standings: Option<&'a Standings>,
}

/// All that changes on a table's page.
pub fn now<G: Room>(moment: &Moment<'_, G>) -> Now {
    let (voice, view) = (&moment.voice, moment.view);
    let mut choices = moment.options.to_vec();
    choices.sort_by_key(|action| G::rank(view, *action));
    let paths: Vec<Path> = choices.into_iter().map(|action| path(voice, view, action)).collect();
    let past: Vec<G::Seen> = moment.log.iter().flat_map(|entry| &entry.seen).copied().collect();
    // Who has not decided yet has nothing to catch up with; the whole setup would be fresh.
    let news = moment.log.iter().filter(|entry| entry.step > moment.facts.known && moment.facts.known > 0);
    let fresh: Vec<G::Seen> = news.clone().flat_map(|entry| &entry.seen).copied().collect();
    let mut keys = Vec::new();
    for seen in &fresh {
        G::pieces(seen, &mut keys);
    }
    let gains = moment
        .log
        .iter()
        .rev()
        .take(RECENT)
        .flat_map(|entry| entry.seen.iter().filter_map(|seen| Some((entry.step, G::gain(seen)?))));
    let scene = Scene { lit: &first_keys(&paths), fresh: &fresh, past: &past };
    let result = moment.standings.map(|standings| G::result(voice, view, standings, &past).into_string());
    let board = G::board(voice, view, &scene).into_string();
    // Some of what moved has moved on since, or is gone.
    keys.retain(|key| board.contains(&format!("data-piece=\"{key}\"")));
    keys.sort();
    keys.dedup();
    let decides = !moment.options.is_empty();
    let shared = moment.facts.mine.len() > 1 && decides && G::secrecy(view) == Secrecy::Secret;
    Now {
        version: moment.facts.version,
        step: moment.facts.step,
        over: moment.standings.is_some(),
        parts: Parts {
            board,
            prompt: parts::prompt(moment).into_string(),
            players: parts::players(moment).into_string(),
            log: parts::log(moment).into_string(),
            chat: parts::chat(moment).into_string(),
            result: result.unwrap_or_default(),
        },
        questions: questions(moment, &paths),
        paths,
        fresh: keys,
        gains: gains.collect(),
        deciding: moment.facts.deciding.iter().map(kernel::Seat::number).collect(),
        mine: moment.facts.mine.iter().map(kernel::Seat::number).collect(),
        acting: moment.facts.acting.map(kernel::Seat::number),
        curtain: moment.facts.acting.filter(|_| shared).map(|seat| voice.names.of(seat).to_owned()),
        here: None,
    }
}

/// Points are shown where they were made if they were made in one of the last so many steps.
const RECENT: usize = 12;

fn path<G: Room>(voice: &Voice<'_, G>, view: &G::View, action: G::Action) -> Path {
    let touches = G::path(voice, view, action);
    Path {
        action: from_fn(|f| <G as Notation>::write_action(voice.config, action, f)).to_string(),
        label: G::deed(voice, action),
        labels: touches.iter().map(G::label).collect(),
        keys: touches.into_iter().map(|touch| touch.key).collect(),
    }
}

fn first_keys(paths: &[Path]) -> Vec<String> {
    let mut keys: Vec<String> = paths.iter().filter_map(|path| path.keys.first().cloned()).collect();
    keys.dedup();
    keys
}

fn questions<G: Room>(moment: &Moment<'_, G>, paths: &[Path]) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    for path in paths {
        for touched in 1..path.keys.len() {
            let keys = &path.keys[..touched];
            if !questions.iter().any(|question| question.keys == keys) {
                let text = G::question(&moment.voice, moment.view, moment.options, keys);
                questions.push(Question { keys: keys.to_vec(), text });
            }
        }
    }
    questions
}
