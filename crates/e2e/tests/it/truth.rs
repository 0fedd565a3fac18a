//! Nothing that was acknowledged is lost: reloading, and a server that dies.

use e2e::{Hand, Player, stage};

const LOG: &str = "document.querySelector('#log').innerText";

#[test]
fn a_page_and_a_server_may_go_at_any_time() {
    let Some(mut stage) = stage() else { return };
    let mut both = Player::new(stage.browser.page(), Hand::Mouse, 10);
    both.open_table(&stage.house, &["me", "here"]);
    both.play_steps(6);
    both.await_turn();
    let (step, log) = (both.step(), both.page.text(LOG));
    both.page.reload();
    assert_eq!((both.step(), both.page.text(LOG)), (step, log.clone()), "the page comes back as it was");
    both.page.check();

    both.page.expect_offline();
    // Whoever loads the page again would lose this.
    both.page.eval("window.same = true");
    both.play_steps(1);
    let (step, log) = (both.step(), both.page.text(LOG));
    stage.house.kill();
    both.page.wait("the page tells that nobody answers", "!document.querySelector('#connection').hidden");
    both.page.screenshot("offline-en");
    stage.house.reopen();
    both.page.wait("the page finds the server again", "document.querySelector('#connection').hidden");
    assert_eq!((both.step(), both.page.text(LOG)), (step, log), "no acknowledged step is lost");
    both.play_steps(4);
    assert!(both.step() >= step + 4 && both.page.eval("window.same === true") == true);
}

#[test]
fn a_step_that_is_sent_while_the_server_dies_is_done_or_not_done() {
    let Some(mut stage) = stage() else { return };
    let mut both = Player::new(stage.browser.page(), Hand::Mouse, 11);
    both.open_table(&stage.house, &["me", "here"]);
    both.page.expect_offline();
    for _ in 0..3 {
        both.play_steps(2);
        both.await_turn();
        let step = both.step();
        // A choice is made and the server is gone before or after it is written; the page cannot know.
        both.page.eval("document.querySelector('.lit[data-key]')?.dispatchEvent(new MouseEvent('click', { bubbles: true })), 0");
        stage.house.kill();
        stage.house.reopen();
        both.page
            .wait("the page works again", "!document.querySelector('#table').classList.contains('busy')");
        both.page.reload();
        let now = both.step();
        assert!((step..=step + 2).contains(&now), "from {step} to {now}");
    }
    both.play_steps(2);
}
