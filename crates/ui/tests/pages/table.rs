//! What can be done stands on the page: as keys on the board, as paths, as words.

use std::collections::BTreeSet;

use kernel::Viewer;
use ui::Language;
use ui::page::Theme;

use crate::stage::{Stage, frame};

#[test]
fn every_first_touch_on_the_board_is_lit_and_named() {
    let mut phases = BTreeSet::new();
    for seed in 0..6 {
        let mut stage = Stage::new(3, seed);
        while stage.run(3).step().is_some() {
            let Some(seat) = stage.deciding().lowest() else { continue };
            let now = stage.look(Viewer::Seat(seat), Language::En).now();
            assert!(!now.paths.is_empty());
            for path in &now.paths {
                assert_eq!(path.keys.len(), path.labels.len());
                let key = &path.keys[0];
                let kind = key.split(':').next().unwrap();
                phases.insert(kind.to_owned());
                if matches!(kind, "druid" | "place") || key == "stone:1" {
                    let lit = format!("data-key=\"{key}\"");
                    let at =
                        now.parts.board.find(&lit).unwrap_or_else(|| panic!("{key} is not on the board"));
                    let from = now.parts.board[..at].rfind('<').unwrap();
                    let to = at + now.parts.board[at..].find('>').unwrap();
                    let element = &now.parts.board[from..to];
                    assert!(
                        element.contains("lit")
                            && element.contains("role=\"button\"")
                            && element.contains("aria-label=\""),
                        "{element}"
                    );
                }
                if let Some(second) = path.keys.get(1).filter(|key| key.starts_with("place:")) {
                    assert!(now.parts.board.contains(&format!("data-key=\"{second}\"")), "{second}");
                    assert!(now.questions.iter().any(|question| question.keys == path.keys[..1]));
                }
            }
        }
    }
    let expected = ["do", "dolmen", "druid", "place", "stone"];
    assert!(expected.iter().filter(|kind| **kind != "do").all(|kind| phases.contains(*kind)), "{phases:?}");
}

#[test]
fn who_only_looks_can_touch_nothing() {
    let mut stage = Stage::new(4, 5);
    stage.run(60);
    let now = stage.look(Viewer::Audience, Language::De).now();
    assert!(now.paths.is_empty() && now.questions.is_empty() && now.acting.is_none());
    assert!(!now.parts.board.contains("tabindex"));
}

#[test]
fn names_and_words_cannot_bring_markup() {
    let mut stage = Stage::new(2, 8);
    let frame = frame(Language::En, Theme::Auto, "/t/x");
    loop {
        let over = stage.run(40).step().is_none();
        let viewer = stage.deciding().lowest().map_or(Viewer::Audience, Viewer::Seat);
        let mut look = stage.look(viewer, Language::En);
        look.names[0] = "</script><script>alert(1)</script>".to_owned();
        look.names[1] = "\"><img src=x onerror=alert(1)>".to_owned();
        let page = look.page(&frame);
        assert!(!page.contains("<script>alert") && !page.contains("<img") && !page.contains("<b>:)"));
        assert!(!page.contains(" style=\"") && !page.contains("onclick"), "the policy allows nothing inline");
        if over {
            assert!(page.contains("data-witness=\"circle:"));
            break;
        }
    }
}

#[test]
fn what_changed_since_my_last_decision_is_fresh() {
    let mut stage = Stage::new(2, 2);
    stage.run(40);
    while stage.deciding().lowest() != Some(kernel::Seat::ALL[0]) {
        stage.step().unwrap();
    }
    let now = stage.look(Viewer::Seat(kernel::Seat::ALL[0]), Language::De).now();
    assert!(!now.fresh.is_empty());
    for key in &now.fresh {
        assert!(now.parts.board.contains(&format!("data-piece=\"{key}\"")), "{key}");
    }
}
