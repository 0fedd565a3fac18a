//! What can be done stands on the page: as keys on the board, as paths, as words.

use catalog::Loaded;
use kernel::{Seat, Viewer};
use ui::page::Theme;
use ui::{Language, Room};

use crate::stage::{Stage, every_game, frame, players};

/// The opening tag of the element with a key, if the board or a panel has one.
fn element<'a>(html: &'a str, key: &str) -> Option<&'a str> {
    let at = html.find(&format!("data-key=\"{key}\""))?;
    let from = html[..at].rfind('<').unwrap();
    let to = at + html[at..].find('>').unwrap();
    Some(&html[from..to])
}

#[test]
fn every_first_touch_on_the_board_is_lit_and_named() {
    every_game!(game => first_touches(game));
}

fn first_touches<G: Room>(game: &Loaded<G>) {
    let mut drawn = 0;
    for seed in 0..6 {
        let mut stage = Stage::new(game, players(game)[0] + 1, seed);
        while stage.hop(3).is_some() {
            let Some(seat) = stage.deciding().lowest() else { continue };
            let now = stage.look(Viewer::Seat(seat), Language::En).now();
            assert!(!now.paths.is_empty(), "{}", G::ID);
            for path in &now.paths {
                assert_eq!(path.keys.len(), path.labels.len());
                assert!(path.label.len() > 1 && path.labels.iter().all(|label| !label.is_empty()));
                for touched in 1..path.keys.len() {
                    assert!(now.questions.iter().any(|question| question.keys == path.keys[..touched]));
                }
                let Some(element) = element(&now.parts.board, &path.keys[0]) else { continue };
                drawn += 1;
                // A button is one by itself, and named by what stands on it.
                let button = element.starts_with("<button");
                assert!(
                    button
                        || element.contains("lit")
                            && element.contains("role=\"button\"")
                            && element.contains("aria-label=\""),
                    "{}: {element}",
                    G::ID
                );
            }
        }
    }
    assert!(drawn > 100, "{}: only {drawn} options begin with something on the board", G::ID);
}

#[test]
fn who_only_looks_can_touch_nothing() {
    every_game!(game => only_looking(game));
}

fn only_looking<G: Room>(game: &Loaded<G>) {
    let mut stage = Stage::new(game, players(game)[1], 5);
    stage.run(60);
    let now = stage.look(Viewer::Audience, Language::De).now();
    assert!(now.paths.is_empty() && now.questions.is_empty() && now.acting.is_none());
    assert!(!now.parts.board.contains("class=\"lit") && !now.parts.board.contains(" lit\""), "{}", G::ID);
}

#[test]
fn names_and_words_cannot_bring_markup() {
    every_game!(game => markup(game));
}

fn markup<G: Room>(game: &Loaded<G>) {
    let mut stage = Stage::new(game, 2, 8);
    let frame = frame(Language::En, Theme::Auto, "/t/x");
    loop {
        let over = stage.hop(40).is_none();
        let viewer = stage.deciding().lowest().map_or(Viewer::Audience, Viewer::Seat);
        let mut look = stage.look(viewer, Language::En);
        look.names[0] = String::from("</script><script>alert(1)</script>");
        look.names[1] = String::from("\"><img src=x onerror=alert(1)>");
        let page = look.page(&frame);
        assert!(!page.contains("<script>alert") && !page.contains("<img") && !page.contains("<b>:)"));
        assert!(!page.contains(" style=\"") && !page.contains("onclick"), "the policy allows nothing inline");
        if over {
            assert!(page.contains("data-witness=\""), "{}: the end shows where points were made", G::ID);
            break;
        }
    }
}

#[test]
fn what_changed_since_my_last_decision_is_fresh() {
    every_game!(game => fresh(game));
}

fn fresh<G: Room>(game: &Loaded<G>) {
    let mut seen = 0;
    for seed in 0..4 {
        let mut stage = Stage::new(game, 2, seed);
        stage.run(40);
        while !stage.deciding().contains(Seat::ALL[0]) && stage.step().is_some() {}
        let now = stage.look(Viewer::Seat(Seat::ALL[0]), Language::De).now();
        for key in &now.fresh {
            let piece = format!("data-piece=\"{key}\"");
            let there = now.parts.board.contains(&piece) || now.parts.players.contains(&piece);
            assert!(there, "{}: {key}", G::ID);
            seen += 1;
        }
    }
    assert!(seen > 0, "{}: nothing is ever fresh", G::ID);
}
