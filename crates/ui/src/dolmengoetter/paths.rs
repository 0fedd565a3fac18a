//! Each action as a path of things one touches.

use game_dolmengoetter::{Action, Kind, Place, View};

use super::due::{Due, due};
use super::keys::Key;
use super::sentences::{Reader, Sentences};
use crate::Touch;

fn touch(key: Key, label: String) -> Touch<Key> {
    Touch { key, word: key.word(), label }
}

/// The things one touches for an action: a druid and a place, a stone, a dolmen.
pub fn path(sentences: &Sentences<'_>, view: &View, action: Action) -> Vec<Touch<Key>> {
    let texts = sentences.texts;
    let say = |id: &str| texts.say(id, &[]);
    let druid = |at: Place| {
        let lies = view.common.lying.contains(at);
        let id = if lies { "dolmengoetter-touch-lying" } else { "dolmengoetter-touch-standing" };
        touch(Key::Druid(at), say(id))
    };
    match action {
        Action::PlaceDruid { at } => vec![touch(Key::Place(at), say("dolmengoetter-touch-place"))],
        Action::Wander { from, to } => {
            vec![druid(from), touch(Key::Place(to), say("dolmengoetter-touch-wander"))]
        }
        Action::Gather { at } => {
            vec![druid(at), touch(Key::Gather, say("dolmengoetter-touch-gather"))]
        }
        Action::Fly { from, to } => vec![druid(from), touch(Key::Place(to), say("dolmengoetter-touch-fly"))],
        Action::LeaveStone => {
            let stones = view.common.players[view.common.active].stones;
            vec![touch(Key::Stone, texts.say("dolmengoetter-touch-stone", &[("stones", stones.into())]))]
        }
        Action::WithholdStone => {
            let cost = sentences.config.data.rules.withhold_cost;
            let label = texts.say("dolmengoetter-touch-no-stone", &[("cost", cost.into())]);
            vec![touch(Key::NoStone, label)]
        }
        Action::Build { value, .. } => {
            let points = u16::from(value.points()) * u16::from(factor(view));
            let args = [("value", value.points().into()), ("points", points.into())];
            vec![touch(Key::Dolmen(value), texts.say("dolmengoetter-touch-build", &args))]
        }
        Action::Decline { .. } => vec![touch(Key::NoDolmen, say("dolmengoetter-touch-decline"))],
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

/// The action somebody means who has touched `touched` and then something that leads nowhere, so that the rules can
/// say why it cannot be done.
pub fn meant(view: &View, touched: &[Key], touch: Key) -> Option<Action> {
    let at = touch.place();
    match (due(view)?, touched) {
        // Something on the board while it is about a stone or a dolmen: the rules say what it is about.
        (Due::Stone { .. } | Due::Dolmen { .. }, _) if at.is_some() => Some(Action::Gather { at: at? }),
        (Due::Druid { .. }, []) => Some(Action::PlaceDruid { at: at? }),
        (Due::Action { .. }, []) => Some(Action::Gather { at: at? }),
        (Due::Action { .. }, [druid]) => {
            let from = druid.place()?;
            if touch == Key::Gather {
                return Some(Action::Gather { at: from });
            }
            let to = at?;
            let lies = view.common.lying.contains(from);
            Some(if lies { Action::Fly { from, to } } else { Action::Wander { from, to } })
        }
        (Due::Dolmen { right }, []) => match touch {
            Key::Dolmen(value) => Some(Action::Build { circle: right.circle, value }),
            _ => None,
        },
        _ => None,
    }
}

/// What is to be decided after `touched`; `None` if nobody has to decide.
pub fn question(
    sentences: &Sentences<'_>,
    view: &View,
    options: &[Action],
    touched: &[Key],
) -> Option<String> {
    let [druid] = touched else { return sentences.prompt(view, Reader::Decides) };
    let at = druid.place()?;
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
    use crate::dolmengoetter::keys::spelled;
    use crate::dolmengoetter::samples::{self, Sample};
    use crate::{Branch, Language, Texts, Tree};

    fn leaves(tree: &Tree<Key, Action>, found: &mut Vec<Action>) {
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
        let meant = |touched: &[Key], word: &str| meant(&view, touched, spelled(&view, touched, word)?);
        assert_eq!(meant(&[Key::Druid(from)], "50"), Some(Action::Wander { from, to }));
        assert_eq!(meant(&[Key::Druid(from)], "G"), Some(Action::Gather { at: from }));
        assert_eq!(meant(&[], "50"), Some(Action::Gather { at: to }));
        assert_eq!(meant(&[], "0"), None);
        assert_eq!(meant(&[], "stone"), None);
    }
}
