//! `henge balance` as a user runs it.

mod common;

use std::fs;

use common::{folder, run};

fn balance(more: &[&str]) -> (i32, String, String) {
    run(&[&["balance", "runestones", "--bots", "random"], more].concat())
}

/// The number in the second column of the line that begins with this name.
fn count(page: &str, name: &str) -> u64 {
    let line = page.lines().find(|line| line.starts_with(&format!("| {name} |")));
    let line = line.unwrap_or_else(|| panic!("no line {name:?} in\n{page}"));
    let cell = line.split('|').nth(2).expect("a line has cells");
    cell.trim().parse().expect("the second is a number")
}

#[test]
fn a_page_counts_every_game_and_every_player() {
    let (code, page, errors) = balance(&["--games", "6,4,3", "--trials", "2", "--threads", "1"]);
    assert_eq!(code, 0, "{errors}");
    assert!(page.contains("13 free games and 38 games of trials"), "{page}");
    assert_eq!([count(&page, "2"), count(&page, "3"), count(&page, "4")], [6, 4, 3]);
    let third_turns = count(&page, "3 players, turn 3") + count(&page, "4 players, turn 3");
    assert_eq!(third_turns, 7, "each table has one player who is third");
    assert_eq!(count(&page, "begins with Plus"), 2);
    let (_, again, _) = balance(&["--games", "6,4,3", "--trials", "2", "--threads", "3"]);
    assert_eq!(page, again, "the number of threads changes nothing");
}

#[test]
fn what_people_wrote_around_the_generated_part_stays() {
    let file = folder("balance").join("page.md");
    let path = file.to_str().unwrap();
    let write = |seed: &str| balance(&["--players", "2", "--games", "2", "--seed", seed, "--out", path]);
    assert_eq!(write("1").0, 0);
    let first = fs::read_to_string(&file).unwrap();
    fs::write(&file, format!("# Mine\n\n{first}\nMine too.\n")).unwrap();
    assert_eq!(write("9").0, 0);
    let second = fs::read_to_string(&file).unwrap();
    assert!(second.starts_with("# Mine\n") && second.ends_with("\nMine too.\n"), "{second}");
    assert!(second.contains("--seed 9") && !second.contains("--seed 1 "), "{second}");
    assert!(fs::read_to_string(file.with_extension("svg")).unwrap().starts_with("<svg"));
    fs::write(&file, "nothing of ours").unwrap();
    let (code, _, errors) = write("1");
    assert!(code != 0 && errors.contains("no generated part"), "{errors}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "nothing of ours");
}

#[test]
fn wrong_wishes_are_named() {
    for (wish, word) in [
        (&["balance", "vale", "--games", "1"][..], "there is one for runestones"),
        (&["balance", "runestones", "--games", "1,2"], "2 numbers for 3 sizes"),
        (&["balance", "runestones", "--players", "5", "--games", "1"], "2 to 4"),
        (&["balance", "runestones", "--games", "0"], "no games to play"),
    ] {
        let (code, out, errors) = run(wish);
        assert!(code != 0 && out.is_empty() && errors.contains(word), "{wish:?}: {errors}");
    }
}
