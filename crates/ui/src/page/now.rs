//! A table at a moment, as one viewer may see it.

use core::fmt::from_fn;
use std::collections::HashSet;

use kernel::{Notation, Rules, Standings};
use serde::Serialize;

use super::facts::{Facts, Here};
use super::log::{Log, log};
use super::parting::parting;
use super::parts;
use crate::room::{Gain, Room, Scene};
use crate::{Highlight, Secrecy, Speech, Touch, Voice};

/// The parts of a table's page, each a piece of HTML.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Parts {
    /// How far the game is.
    pub round: String,
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
    /// How the viewer can part with the table.
    pub parting: String,
}

impl Parts {
    /// Is nothing drawn?
    fn is_empty(&self) -> bool {
        *self == Parts::default()
    }
}

/// An action as a path of things one touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Path {
    /// The keys of the things, in their order.
    pub keys: Vec<String>,
    /// So many of the first ones may be touched in any order.
    pub loose: usize,
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
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Now {
    /// The number of the last change.
    pub version: u64,
    /// How many steps have been made, as told to the viewer.
    pub step: u32,
    /// Is the game over?
    pub over: bool,
    /// The parts of the page, if they are told together with the rest.
    #[serde(skip_serializing_if = "Parts::is_empty")]
    pub parts: Parts,
    /// All that the acting seat can do.
    pub paths: Vec<Path>,
    /// What is asked on the way.
    pub questions: Vec<Question>,
    /// Keys of the pieces that changed since the viewer last decided.
    pub fresh: Vec<String>,
    /// Points made by the step with this number, as told to the viewer, for the latest steps.
    pub gains: Vec<(u32, Gain<String>)>,
    /// What the step with this number, as told to the viewer, has to be shown, for the latest steps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub highlights: Vec<(u32, Highlight)>,
    /// Numbers of the seats that have to decide.
    pub deciding: Vec<u8>,
    /// Numbers of the viewer's seats.
    pub mine: Vec<u8>,
    /// The seat whose view and choices these are.
    pub acting: Option<u8>,
    /// Several people share this screen and the acting seat's decision shows secrets: ask before showing, by name.
    pub curtain: Option<String>,
    /// The number that everything drawn follows from, once the game is over; whoever serves the page fills it in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Who is there, if it is told together with the rest; whoever serves the page fills it in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub here: Option<Here>,
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
    pub log: &'a Log<G>,
    /// Everybody's place, if the game is over.
    pub standings: Option<&'a Standings>,
}

/// All that changes on a table's page.
pub fn now<G: Room>(moment: &Moment<'_, G>) -> Now {
    let (voice, view, facts) = (&moment.voice, moment.view, moment.facts);
    let mut choices = moment.options.to_vec();
    choices.sort_by_key(|action| G::rank(view, *action));
    let ways: Vec<Way<G>> =
        choices.into_iter().map(|action| (action, G::path(voice, view, action))).collect();
    let past = moment.log.all();
    // Who has not decided yet has nothing to catch up with; the whole setup would be fresh.
    let fresh = if facts.known > 0 { moment.log.after(facts.known) } else { &[] };
    let scene = Scene { lit: &first_keys::<G>(&ways), fresh, past };
    let board = G::board(voice, view, &scene);
    let paths: Vec<Path> = ways.iter().map(|way| path(voice, way)).collect();
    let decides = !moment.options.is_empty();
    let shared = facts.mine.len() > 1 && decides && G::secrecy(view) == Secrecy::Secret;
    Now {
        version: facts.version,
        step: facts.step,
        over: moment.standings.is_some() || facts.around.given_up.is_some(),
        questions: questions(moment, &ways, &paths),
        paths,
        fresh: moved::<G>(fresh, &board.pieces),
        parts: Parts {
            round: G::round(voice, view).into_string(),
            board: board.drawing.into_string(),
            prompt: parts::prompt(moment).into_string(),
            players: parts::players(moment).into_string(),
            log: log(moment).into_string(),
            chat: parts::chat(moment).into_string(),
            result: parts::result(moment).into_string(),
            parting: parting(moment).into_string(),
        },
        gains: gains(moment),
        highlights: highlights(moment),
        deciding: facts.deciding.iter().map(kernel::Seat::number).collect(),
        mine: facts.mine.iter().map(kernel::Seat::number).collect(),
        acting: facts.acting.map(kernel::Seat::number),
        curtain: facts.acting.filter(|_| shared).map(|seat| voice.names.of(seat).to_owned()),
        seed: None,
        here: None,
    }
}

/// An action with the things one touches for it.
type Way<G> = (<G as Rules>::Action, Vec<Touch<<G as Speech>::Key>>);

/// Points are shown where they were made if they were made in one of the last so many steps.
const RECENT: usize = 12;

fn gains<G: Room>(moment: &Moment<'_, G>) -> Vec<(u32, Gain<String>)> {
    let recent = moment.log.latest().take(RECENT);
    let gain = |step, seen| Some((step, G::gain(seen)?.written()));
    recent.flat_map(|(step, seen)| seen.iter().filter_map(move |seen| gain(step, seen))).collect()
}

fn highlights<G: Room>(moment: &Moment<'_, G>) -> Vec<(u32, Highlight)> {
    let mut recent: Vec<(u32, &[G::Seen])> = moment.log.latest().take(RECENT).collect();
    recent.reverse();
    let shown = |seen| G::highlights(&moment.voice, moment.view, seen);
    recent
        .into_iter()
        .flat_map(|(step, seen)| shown(seen).into_iter().map(move |shown| (step, shown)))
        .collect()
}

/// The pieces that came to where they are; some of what moved has moved on since, or is gone.
fn moved<G: Room>(fresh: &[G::Seen], drawn: &[G::Piece]) -> Vec<String> {
    let mut pieces = Vec::new();
    for seen in fresh {
        G::pieces(seen, &mut pieces);
    }
    let there = pieces.iter().filter(|piece| drawn.contains(piece));
    let mut keys: Vec<String> = there.map(ToString::to_string).collect();
    keys.sort();
    keys.dedup();
    keys
}

fn path<G: Room>(voice: &Voice<'_, G>, (action, touches): &Way<G>) -> Path {
    Path {
        loose: G::loose(*action),
        action: from_fn(|f| <G as Notation>::write_action(voice.config, *action, f)).to_string(),
        label: G::deed(voice, *action),
        labels: touches.iter().map(G::label).collect(),
        keys: touches.iter().map(|touch| voice.key(touch.key).to_string()).collect(),
    }
}

fn first_keys<G: Room>(ways: &[Way<G>]) -> Vec<G::Key> {
    let first = |(action, touches): &Way<G>| touches[..G::loose(*action).clamp(1, touches.len())].to_vec();
    let mut keys = Vec::new();
    for touch in ways.iter().flat_map(first) {
        if !keys.contains(&touch.key) {
            keys.push(touch.key);
        }
    }
    keys
}

/// What is asked on the ways, each question once.
fn questions<G: Room>(moment: &Moment<'_, G>, ways: &[Way<G>], paths: &[Path]) -> Vec<Question> {
    let (mut asked, mut questions) = (HashSet::new(), Vec::new());
    for ((_, touches), path) in ways.iter().zip(paths) {
        for touched in 1..touches.len() {
            if asked.insert(&path.keys[..touched]) {
                let keys: Vec<G::Key> = touches[..touched].iter().map(|touch| touch.key).collect();
                let text = G::question(&moment.voice, moment.view, moment.options, &keys);
                questions.push(Question { keys: path.keys[..touched].to_vec(), text });
            }
        }
    }
    questions
}
