//! Finished games, step by step.

use e2e::{Hand, Page, Player, stage};

/// Waits until the replay shows a step.
fn shows(page: &mut Page, step: u64) {
    page.wait(
        &format!("step {step} is shown"),
        &format!("document.querySelector('#count').textContent.startsWith('{step}/') && location.search.includes('step={step}')"),
    );
}

#[test]
fn a_finished_game_is_seen_again() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 12);
    me.open_table(&stage.house, &["me", "bot:random"]);
    me.play_out();
    // The record can be taken home, and anybody can verify that it was dealt fairly.
    let record = "fetch(document.querySelector('a[download]').href).then((answer) => answer.text())";
    let record = me.page.text(record);
    let (right, said) = stage.house.verify(&record);
    println!("the record: {} lines; {said}", record.lines().count());
    assert!(right, "{said}");
    assert!(
        !stage.house.verify(&record.replace(" wander ", " fly ").replacen('1', "2", 40)).0,
        "a forged one is not"
    );
    me.page.leave(|page| page.click(".after a[href*='/replay']"));
    let page = &mut me.page;
    let last =
        page.eval("Number(document.querySelector('#replay').dataset.last)").as_u64().expect("a number");
    assert!(last > 10);
    let board = "document.querySelector('#board').innerHTML";
    let first = page.text(board);
    page.key("ArrowRight");
    shows(page, 1);
    page.key("End");
    shows(page, last);
    assert_ne!(page.text(board), first, "the board changes");
    page.key("ArrowLeft");
    shows(page, last - 1);
    page.key("Home");
    shows(page, 0);
    page.click("#forth");
    shows(page, 1);
    // The middle of the slider is the middle of the game.
    page.click("#slider");
    page.wait("the slider leads somewhere", "!/^[01]\\//.test(document.querySelector('#count').textContent)");
    page.click("#first");
    shows(page, 0);
    page.click("#play");
    page.wait(
        "it plays by itself",
        "Number(document.querySelector('#count').textContent.split('/')[0]) >= 2",
    );
    page.click("#play");
    assert_eq!(page.text("document.querySelector('#play').getAttribute('aria-pressed')"), "false");
    page.check();
    // Anybody who has the link to a step sees that step.
    let id = page.text("document.querySelector('#replay').dataset.id");
    let mut other = stage.browser.page();
    other.goto(&format!("{}/t/{id}/replay?step=7", stage.house.base));
    assert_eq!(other.text("document.querySelector('#count').textContent"), format!("7/{last}"));
    let eyes =
        other.text("[...document.querySelectorAll('#as option')].map((option) => option.value).join()");
    assert!(eyes.contains("open") && eyes.contains("audience"), "{eyes}");
    let open = "document.querySelector('#as').value = 'open', document.querySelector('#as').dispatchEvent(new Event('change'))";
    other.eval(open);
    other.wait(
        "everything is open",
        "location.search.includes('as=open') && document.querySelectorAll('.supply').length === 2",
    );
    other.check();
}
