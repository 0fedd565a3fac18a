use std::collections::BTreeSet;

use super::*;

fn catalog() -> Catalog {
    Catalog::built_in()
}

/// Every lesson of every game with its number.
fn all(each: impl Fn(&str, usize, &Lesson)) {
    for (game, _) in FILES {
        let course = Course::of(game).expect("the game has lessons");
        for (at, lesson) in course.lessons.iter().enumerate() {
            each(game, at + 1, lesson);
        }
    }
}

#[test]
fn every_game_has_a_short_course_in_both_languages() {
    for (game, text) in FILES {
        let course = Course::of(game).unwrap();
        assert!((6..=10).contains(&course.lessons.len()), "{game} has {} lessons", course.lessons.len());
        assert_eq!(
            course.lessons.len(),
            text.matches("lesson = {").count(),
            "{game}: every lesson expects something"
        );
        for lesson in &course.lessons {
            let titles: BTreeSet<&str> = Language::ALL.map(|language| lesson.title(language)).into();
            assert_eq!(titles.len(), Language::ALL.len(), "{game}: {titles:?}");
        }
    }
    assert!(Course::of("chess").is_none());
}

/// Goes through a lesson in every way that its alternatives allow.
fn finish(lesson: &Lesson, catalog: &Catalog, done: &[String]) -> Result<(), String> {
    let lecture = Lecture::after(lesson, catalog, done).map_err(|broken| format!("{done:?}: {broken}"))?;
    let Some((seat, ways)) = lecture.due() else { return Ok(()) };
    let legal = lecture.table.legal(seat);
    let fitting: Vec<&str> = legal
        .iter()
        .map(|offer| offer.text.as_str())
        .filter(|text| ways.iter().any(|way| way.takes(text)))
        .collect();
    if fitting.is_empty() {
        return Err(format!("{done:?}: nothing that is expected is legal"));
    }
    // Many ways lead on alike; the first and the last will do.
    let ends = [fitting[0], fitting[fitting.len() - 1]];
    for action in &ends[..fitting.len().min(2)] {
        let longer: Vec<String> = done.iter().cloned().chain([(*action).to_owned()]).collect();
        finish(lesson, catalog, &longer)?;
    }
    Ok(())
}

#[test]
fn every_lesson_can_be_finished_in_every_way_it_allows() {
    let catalog = catalog();
    all(|game, number, lesson| {
        if let Err(why) = finish(lesson, &catalog, &[]) {
            panic!("{game} {number}: {why}");
        }
    });
}

#[test]
fn every_task_is_asked_lit_and_shown() {
    let catalog = catalog();
    for language in Language::ALL {
        all(|game, number, lesson| {
            let texts = Texts::of(language);
            let mut done = Vec::new();
            loop {
                let stage = lesson.stage(&catalog, texts, &done).unwrap();
                let Some(way) = stage.way else {
                    assert!(!stage.say.is_empty(), "{game} {number}: the end is told");
                    assert!(stage.ask.is_empty() && stage.now.paths.is_empty());
                    break;
                };
                let place = format!("{game} {number} after {done:?}");
                assert!(!stage.ask.is_empty() && (!done.is_empty() || !stage.say.is_empty()), "{place}");
                let path = stage.now.paths.iter().find(|path| path.action == way);
                let path = path.unwrap_or_else(|| panic!("{place}: {way} is among the choices"));
                // What is lit is there, and what is to be touched first is lit or a button.
                for key in &stage.light {
                    let drawn = ["data-key", "data-spot", "data-piece"]
                        .iter()
                        .any(|name| stage.now.parts.board.contains(&format!("{name}=\"{key}\"")));
                    let button = stage.now.paths.iter().any(|path| path.keys.contains(key));
                    assert!(drawn || button, "{place}: {key} is nowhere");
                }
                assert!(!path.keys.is_empty(), "{place}");
                done.push(way);
            }
        });
    }
}

#[test]
fn what_is_allowed_but_not_asked_for_is_answered() {
    let catalog = catalog();
    all(|game, number, lesson| {
        let texts = Texts::of(Language::De);
        let lecture = Lecture::after(lesson, &catalog, &[]).unwrap();
        let (seat, ways) = lecture.due().unwrap();
        let legal = lecture.table.legal(seat);
        for offer in legal.iter().filter(|offer| !ways.iter().any(|way| way.takes(&offer.text))).take(200) {
            let answer = lesson.act(&catalog, texts, &[], std::slice::from_ref(&offer.text)).unwrap();
            let Answer::Wrong(why) = answer else { panic!("{game} {number}: {} is right", offer.text) };
            assert!(why.len() > 10, "{game} {number}: {why}");
            let taught = lecture.other(Language::De, &offer.text).is_some();
            assert!(taught, "{game} {number}: the teacher has an answer to {}", offer.text);
        }
    });
}

#[test]
fn what_the_rules_forbid_is_answered_with_their_reason() {
    let catalog = catalog();
    let lesson = Course::of("dolmengoetter").unwrap().lesson(1).unwrap();
    let texts = Texts::of(Language::En);
    let stage = lesson.stage(&catalog, texts, &[]).unwrap();
    let druid = stage.now.paths[0].keys[0].clone();
    let tried = Tried::Touched { before: vec![druid], touch: "place:78".to_owned() };
    let why = lesson.why(&catalog, texts, &[], &tried).unwrap();
    assert_ne!(why, texts.say("learn-other", &[]));
    let foreign = lesson.stage(&catalog, texts, &["W 1 2".to_owned()]);
    assert!(matches!(foreign, Err(Broken::Foreign { .. })));
}

/// Runs scenarios in the types of their game.
struct Run<'a>(&'a testkit::scenario::ScenarioFile);

impl catalog::Visitor for Run<'_> {
    type Out = testkit::scenario::Summary;

    fn visit<G: kernel::Game>(self, game: &catalog::Loaded<G>) -> Self::Out {
        testkit::scenario::run_files::<G>(game.data, std::slice::from_ref(self.0))
    }
}

#[test]
fn lessons_pass_as_scenarios() {
    let catalog = catalog();
    for (game, text) in FILES {
        let file = parse(game, text).unwrap();
        let summary = catalog.visit(game, Run(&file)).unwrap();
        assert!(summary.failed.is_empty(), "{:#?}", summary.failed);
        assert_eq!(summary.passed, Course::of(game).unwrap().lessons.len());
    }
}
