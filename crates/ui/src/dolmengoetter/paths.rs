//! Each action as a path of things one touches.

use core::fmt::Display;

use game_dolmengoetter::{Action, Kind, Place, Value, View};

use super::due::{Due, due};
use super::sentences::{Reader, Sentences};
use crate::Touch;

/// The word for gathering herbs.
const GATHER: &str = "g";
/// The word for leaving a stone.
const STONE: &str = "1";
/// The word for leaving none.
const NO_STONE: &str = "2";
/// The word for declining.
const DECLINE: &str = "0";

fn touch(kind: &str, word: impl Display, label: String) -> Touch {
    Touch { key: format!("{kind}:{word}"), word: word.to_string(), label }
}

/// The things one touches for an action: a druid and a place, a stone, a dolmen.
pub fn path(sentences: &Sentences<'_>, view: &View, action: Action) -> Vec<Touch> {
    let texts = sentences.texts;
    let say = |id: &str| texts.say(id, &[]);
    let druid = |at: Place| {
        let lies = view.common.lying.contains(at);
        let id = if lies { "dolmengoetter-touch-lying" } else { "dolmengoetter-touch-standing" };
        touch("druid", at, say(id))
    };
    match action {
        Action::PlaceDruid { at } => vec![touch("place", at, say("dolmengoetter-touch-place"))],
        Action::Wander { from, to } => {
            vec![druid(from), touch("place", to, say("dolmengoetter-touch-wander"))]
        }
        Action::Gather { at } => {
            vec![druid(at), touch("do", GATHER, say("dolmengoetter-touch-gather"))]
        }
        Action::Fly { from, to } => vec![druid(from), touch("place", to, say("dolmengoetter-touch-fly"))],
        Action::LeaveStone => {
            let stones = view.common.players[view.common.active].stones;
            vec![touch("stone", STONE, texts.say("dolmengoetter-touch-stone", &[("stones", stones.into())]))]
        }
        Action::WithholdStone => {
            let cost = sentences.config.data.rules.withhold_cost;
            let label = texts.say("dolmengoetter-touch-no-stone", &[("cost", cost.into())]);
            vec![touch("stone", NO_STONE, label)]
        }
        Action::Build { value, .. } => {
            let points = u16::from(value.points()) * u16::from(factor(view));
            let args = [("value", value.points().into()), ("points", points.into())];
            vec![touch("dolmen", value.points(), texts.say("dolmengoetter-touch-build", &args))]
        }
        Action::Decline { .. } => vec![touch("dolmen", DECLINE, say("dolmengoetter-touch-decline"))],
    }
}

/// The factor that the dolmen of the due right would have as things are; 0 where no right is due.
fn factor(view: &View) -> u8 {
    let Some(Due::Dolmen { right }) = due(view) else { return 0 };
    let level = match right.kind {
        Kind::Majority => 0,
        Kind::Tie => view.common.stacks[right.circle.index()].len(),
    };
    view.config.board.circle(right.circle).factors.get(level).copied().unwrap_or(0)
}

fn number(word: &str) -> Option<u8> {
    word.parse().ok()
}

fn place(word: &str) -> Option<Place> {
    number(word).and_then(Place::from_number)
}

/// The action somebody means who has touched `touched` and then types a word that leads nowhere, so that the
/// rules can say why it cannot be done.
pub fn meant(view: &View, touched: &[String], word: &str) -> Option<Action> {
    match (due(view)?, touched) {
        (Due::Druid { .. }, []) => Some(Action::PlaceDruid { at: place(word)? }),
        (Due::Action { .. }, []) => Some(Action::Gather { at: place(word)? }),
        (Due::Action { .. }, [druid]) => {
            let from = place(druid)?;
            if word.eq_ignore_ascii_case(GATHER) {
                return Some(Action::Gather { at: from });
            }
            let to = place(word)?;
            let lies = view.common.lying.contains(from);
            Some(if lies { Action::Fly { from, to } } else { Action::Wander { from, to } })
        }
        (Due::Dolmen { right }, []) => {
            let value = number(word).and_then(Value::from_points)?;
            Some(Action::Build { circle: right.circle, value })
        }
        _ => None,
    }
}

/// What is to be decided after `touched`; `None` if nobody has to decide.
pub fn question(
    sentences: &Sentences<'_>,
    view: &View,
    options: &[Action],
    touched: &[String],
) -> Option<String> {
    let [druid] = touched else { return sentences.prompt(view, Reader::Decides) };
    let at = place(druid)?;
    let wanders = |option: &Action| matches!(option, Action::Wander { from, .. } if *from == at);
    let id = if view.common.lying.contains(at) {
        "dolmengoetter-prompt-lying"
    } else if options.iter().any(wanders) {
        "dolmengoetter-prompt-standing"
    } else {
        "dolmengoetter-prompt-surrounded"
    };
    Some(sentences.texts.say(id, &[("at", at.number().into())]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dolmengoetter::samples::{self, Sample};
    use crate::{Branch, Language, Texts, Tree};

    fn leaves(tree: &Tree<Action>, found: &mut Vec<Action>) {
        for (_, branch) in &tree.branches {
            match branch {
                Branch::Leaf(action) => found.push(*action),
                Branch::More(more) => leaves(more, found),
            }
        }
    }

    #[test]
    fn every_action_is_at_the_end_of_one_path() {
        for Sample { config, view, seat: _, options } in samples::decisions() {
            for language in Language::ALL {
                let names = samples::names();
                let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
                let tree =
                    Tree::new(options.iter().map(|action| (*action, path(&sentences, &view, *action))));
                let mut found = Vec::new();
                leaves(&tree, &mut found);
                found.sort_unstable();
                assert_eq!(found, options);
                assert!(question(&sentences, &view, &options, &[]).is_some());
            }
        }
    }

    #[test]
    fn words_that_lead_nowhere_mean_an_action_that_can_be_refused() {
        let Sample { view, .. } = samples::wandering();
        let (from, to) = (samples::place(23), samples::place(50));
        assert_eq!(meant(&view, &["23".to_owned()], "50"), Some(Action::Wander { from, to }));
        assert_eq!(meant(&view, &[], "50"), Some(Action::Gather { at: to }));
        assert_eq!(meant(&view, &[], "0"), None);
        assert_eq!(meant(&view, &[], "stone"), None);
    }
}
