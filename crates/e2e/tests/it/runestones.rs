//! What is Rune Stones' own: the odds lens, what will be lost, the die, payments.

use e2e::{Hand, Player, Progress, RUNESTONES, Stage, stage};

/// Somebody at a table against a bot, who begins.
fn seated(stage: &Stage, luck: u64) -> Player {
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, luck);
    me.open(&stage.house, RUNESTONES, &["me", "bot:random"]);
    me.await_turn();
    me
}

/// Plays on until something holds, and opens another table where a game ends before.
fn until(stage: &Stage, me: &mut Player, holds: &str, wanted: &[&str]) {
    for _ in 0..2000 {
        me.await_turn();
        if me.page.eval(&format!("Boolean({holds})")) == true {
            return;
        }
        if me.prefer(wanted) == Progress::Over {
            me.open(&stage.house, RUNESTONES, &["me", "bot:random"]);
        }
    }
    panic!("it never comes to {holds}");
}

/// Each row of single cards: how many cards it is about, and for each number of drawn cards the chance of one.
const ODDS: &str = r"[...document.querySelectorAll('.rs-odds-table tbody tr')].filter((row) => row.querySelector('.rs-mini')).map((row) => ({
  cards: row.querySelectorAll('.rs-mini').length,
  chances: [...row.querySelectorAll('td')].map((cell) => { const [ways, of] = cell.title.split('/').map(Number); return ways / of; }),
  shown: [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent)),
}))";

#[test]
fn the_odds_lens_counts_right() {
    let Some(stage) = stage() else { return };
    let mut me = seated(&stage, 31);
    assert_eq!(me.page.eval("document.querySelector('.rs-odds-body').checkVisibility()"), false);
    me.page.click(".rs-odds summary");
    assert_eq!(me.page.eval("document.querySelector('.rs-odds-body').checkVisibility()"), true);
    let mut shuffled = false;
    for _ in 0..40 {
        me.await_turn();
        let odds = me.page.eval(ODDS);
        let rows = odds.as_array().cloned().unwrap_or_default();
        let columns = rows.first().map_or(0, |row| row["chances"].as_array().map_or(0, Vec::len));
        for column in 0..columns {
            // Whatever is drawn, so many cards come: the chances of all of them add up to that.
            let expected: f64 = rows
                .iter()
                .map(|row| {
                    row["cards"].as_f64().unwrap_or_default()
                        * row["chances"][column].as_f64().unwrap_or_default()
                })
                .sum();
            assert!((expected - (column + 1) as f64).abs() < 1e-9, "column {column}: {odds}");
            for row in &rows {
                let (chance, shown) = (&row["chances"][column], &row["shown"][column]);
                let off = chance.as_f64().unwrap_or_default() * 100.0 - shown.as_f64().unwrap_or_default();
                assert!(off.abs() < 1.0, "{shown} % is said for {chance}");
            }
        }
        shuffled |= rows.len() > 1;
        if me.touch() == Progress::Over {
            break;
        }
        let open = "document.querySelector('.rs-odds')?.open ?? true";
        assert_eq!(me.page.eval(open), true, "it stays open while the table changes");
    }
    assert!(shuffled, "cards of the discard pile were among it");
    let die = "[...document.querySelectorAll('.rs-odds-die li b')].map((cell) => cell.textContent).join()";
    let die = me.page.text(die);
    assert!(die.is_empty() || die == ["1/6"; 6].join(","), "{die}");
    me.page.check();
}

/// The numbers in a text.
const NUMBERS: &str = "((text) => (text.match(/\\d+/g) ?? []).join())";

#[test]
fn what_will_be_lost_is_said_before_it_is_lost() {
    let Some(stage) = stage() else { return };
    let mut me = seated(&stage, 32);
    until(&stage, &mut me, "document.querySelector('.lit[data-key=\"do:abilities\"]')", &["do:end"]);
    me.prefer(&["do:abilities"]);
    me.await_turn();
    // Before the first card: beside which cards it would be kept, beside which lost; all others are named.
    let hints = "[...document.querySelectorAll('.rs-hand .rs-card')].map((card) => (card.querySelector('.rs-hint')?.textContent.match(/\\d+/g) ?? []).length)";
    let hints = me.page.eval(hints);
    let hints = hints.as_array().cloned().unwrap_or_default();
    assert!(hints.len() > 1 && hints.iter().all(|named| *named == hints.len() - 1), "{hints:?}");
    me.prefer(&["hand:"]);
    me.await_turn();
    let second = "document.querySelector('.rs-hand .rs-card.lit')";
    let lost = me.page.text(&format!("{NUMBERS}({second}.querySelector('.rs-lost').textContent)"));
    let kept = me.page.text(&format!("{NUMBERS}({second}.querySelector('.rs-kept').textContent)"));
    let number = |text: &str| text.parse::<u32>().expect("one card is named");
    assert!(number(&lost) > number(&kept), "the higher number is lost: {lost}, not {kept}");
    let button =
        "[...document.querySelectorAll('[data-choices] button')].map((made) => made.textContent).join(' / ')";
    let buttons = me.page.text(button);
    assert!(buttons.contains(&lost), "whoever hears the page hears it too: {buttons}");
    let key = me.page.text(&format!("{second}.dataset.key"));
    me.prefer(&[&key]);
    // With three cards at once one may stop at two.
    me.await_turn();
    me.prefer(&["do:enough", "part:"]);
    let leaving = format!(
        "{NUMBERS}([...document.querySelectorAll('.rs-own .rs-leaves .rs-number')].map((card) => card.textContent).join())"
    );
    let marked = me.page.text(&leaving);
    assert!(marked.is_empty() || marked == lost, "what leaves is marked: {marked}");
    let gone = format!(
        "[...document.querySelectorAll('#log li, #log p')].some((line) => /lose/.test(line.textContent) && /\\b{lost}\\b/.test(line.textContent))"
    );
    until(&stage, &mut me, &gone, &["part:", "do:finish"]);
    me.page.check();
}

#[test]
fn cards_that_were_made_up_are_called_so() {
    let Some(stage) = stage() else { return };
    let mut me = seated(&stage, 33);
    for (language, note, why) in
        [("en", "Reconstructed cards", "aren’t public"), ("de", "Nachgebaute Karten", "nicht öffentlich")]
    {
        let address = me.page.text("location.origin + location.pathname");
        me.page.goto(&format!("{address}?lang={language}"));
        let said = "document.querySelector('.rs-note').firstChild.textContent";
        assert_eq!(me.page.text(said).trim(), note);
        let shown = "document.querySelector('.rs-note .rs-tip').checkVisibility()";
        assert_eq!(me.page.eval(shown), false);
        me.page.eval("document.querySelector('.rs-note').focus()");
        assert_eq!(me.page.eval(shown), true, "whoever comes with the keyboard reads why");
        let told = me.page.text("document.querySelector('.rs-note .rs-tip').textContent");
        assert!(told.contains(why), "{told}");
    }
    me.page.check();
}

#[test]
fn the_die_can_be_read_at_once_and_holds_nobody_up() {
    let Some(stage) = stage() else { return };
    let mut me = seated(&stage, 34);
    let rolls = "[...document.querySelectorAll('.rs-own .rs-part.lit')].find((part) => part.textContent.includes('A roll of the die'))";
    for motion in ["no-preference", "reduce"] {
        me.page.media(&[("prefers-reduced-motion", "reduce")]);
        until(&stage, &mut me, rolls, &["do:abilities", "hand:107", "do:end"]);
        let roll = me.page.text(&format!("{rolls}.dataset.key"));
        me.page.media(&[("prefers-reduced-motion", motion)]);
        me.page.eval("window.rolled = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...how) { window.rolled += Number(this.classList.contains('rs-die')); return animate.apply(this, how); }, 0");
        me.prefer(&[&roll]);
        let open = me.page.eval("document.querySelector('.rs-die-box.open') !== null");
        let said = me.page.text("document.querySelector('.rs-die-words > span').textContent");
        assert!(said.starts_with("Rolled: ") && said.len() > 9, "{said}");
        // What nobody would refuse is taken at once; all else is asked.
        if open == true {
            let asked = me.page.text("document.querySelector('[data-question]').textContent");
            assert!(asked.contains(&said[8..]), "the question says it too: {asked}, {said}");
        }
        assert_eq!(me.page.eval("window.rolled > 0"), motion == "no-preference", "{motion}");
        // Without waiting until it has come to rest.
        if open == true {
            let before = me.step();
            me.prefer(&["do:apply", "gem:", "do:forgo"]);
            assert!(me.step() > before, "the touch counts");
        }
        me.page.wait(
            "the die has come to rest",
            "document.querySelector('.rs-die').getAnimations().length === 0 && document.querySelectorAll('.rs-die > .now').length === 1",
        );
        me.page.check();
    }
}

#[test]
fn payments_are_asked_only_where_there_is_a_choice() {
    let Some(stage) = stage() else { return };
    let mut me = seated(&stage, 35);
    let pays =
        "[...document.querySelectorAll('.rs-ways [data-key^=\"pay:\"]')].map((way) => way.dataset.key)";
    let (mut plain, mut asked) = (0, 0);
    for _ in 0..3000 {
        me.await_turn();
        let ways = me.page.eval(pays);
        let ways = ways.as_array().cloned().unwrap_or_default();
        if !ways.is_empty() {
            let mut different: Vec<String> = ways.iter().map(ToString::to_string).collect();
            different.dedup();
            assert!(different.len() > 1 && different.len() == ways.len(), "ways to pay: {ways:?}");
            asked += 1;
        }
        // An artifact that is to be placed has been paid; it was not asked for if nothing else could be paid.
        let forging = me.page.eval("document.querySelector('.rs-ways') === null && document.querySelector('.lit[data-key^=\"space:\"]') !== null");
        plain += u32::from(forging == true);
        if plain > 0 && asked > 0 {
            break;
        }
        // Many gems make a choice: only who has five forges, and where any gems do.
        let gems = "[...document.querySelectorAll('.rs-own .rs-purse b')].slice(0, 5).reduce((sum, count) => sum + Number(count.textContent), 0)";
        let rich = me.page.eval(gems).as_u64() >= Some(5);
        let wanted: &[&str] = match (rich, asked) {
            (true, 0) => &["smithy:6", "with:gems", "do:forge", "pay:", "smithy:", "space:", "do:end"],
            (false, 0) => &["do:abilities", "hand:", "part:", "gem:", "do:apply", "do:done", "do:end"],
            _ => &["do:forge", "smithy:", "with:gems", "pay:", "do:abilities", "hand:", "part:"],
        };
        if me.prefer(wanted) == Progress::Over {
            me.open(&stage.house, RUNESTONES, &["me", "bot:random"]);
        }
    }
    assert!(plain > 0 && asked > 0, "without being asked: {plain}, asked: {asked}");
    me.page.check();
}

/// A way to take two cards at once, if there is one.
const PAIR: &str = "fetch(location.pathname + '/now').then((answer) => answer.json()).then(({ paths }) => paths.find((path) => path.loose === 2) ?? null)";

#[test]
fn cards_are_summoned_in_any_order() {
    let Some(stage) = stage() else { return };
    let mut me = seated(&stage, 35);
    let mut pair = serde_json::Value::Null;
    for _ in 0..400 {
        me.await_turn();
        pair = me.page.eval(PAIR);
        if !pair.is_null() {
            break;
        }
        if me.prefer(&["do:summon", "hand:"]) == Progress::Over {
            me.open(&stage.house, RUNESTONES, &["me", "bot:random"]);
        }
    }
    let key = |at: usize| pair["keys"][at].as_str().expect("two cards can be paid for").to_owned();
    let is = |me: &mut Player, class: &str, key: &str| {
        me.page.eval(&format!("document.querySelector('.{class}[data-key=\"{key}\"]') !== null")) == true
    };
    let step = me.step();
    // From the right, from the left, and with a change of mind.
    me.prefer(&[&key(1)]);
    assert!(is(&mut me, "chosen", &key(1)) && is(&mut me, "lit", &key(0)), "the other one can be had too");
    me.page.click(&format!("[data-key=\"{}\"]", key(1)));
    assert!(!is(&mut me, "chosen", &key(1)), "another touch puts it back");
    me.prefer(&[&key(0)]);
    assert!(is(&mut me, "chosen", &key(0)) && is(&mut me, "lit", &key(1)));
    me.page.click(&format!("[data-key=\"{}\"]", key(0)));
    me.prefer(&[&key(1)]);
    assert_eq!(me.step(), step, "one card alone ends nothing while another could be had");
    me.prefer(&[&key(0)]);
    if pair["keys"][2].is_string() {
        assert!(is(&mut me, "chosen", &key(0)) && is(&mut me, "chosen", &key(1)));
        assert_eq!(me.step(), step, "it is enough when one says so");
        me.prefer(&["do:take"]);
    }
    me.page
        .wait("both are taken", &format!("Number(document.querySelector('#table').dataset.step) > {step}"));
    let events = format!(
        "fetch('/api/v1' + location.pathname.replace('/t/', '/tables/') + '/steps?from={}').then((answer) => answer.text())",
        step + 1
    );
    let events = me.page.text(&events);
    assert!(events.matches("\"summon P0 ").count() == 2, "{} in {events}", pair["action"]);
    me.page.check();
}

/// Can something that is lit be touched where it is?
const IN_SIGHT: &str = "[...document.querySelectorAll('#board .lit[data-key], [data-choices] > button:not(.quiet)')].some((element) => { const box = element.getBoundingClientRect(); const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 60)]; const there = document.elementFromPoint(x, y); return y > 0 && y < innerHeight && there !== null && (element === there || element.contains(there) || there.contains(element)); })";

#[test]
fn on_a_telephone_the_page_goes_where_something_can_be_touched() {
    let Some(stage) = stage() else { return };
    let mut me = Player::new(stage.browser.page(), Hand::Finger, 36);
    me.page.telephone();
    me.open(&stage.house, RUNESTONES, &["me", "bot:random"]);
    for touches in 0..60 {
        me.await_turn();
        if me.page.eval("document.querySelector('#table.over') !== null") == true {
            me.open(&stage.house, RUNESTONES, &["me", "bot:random"]);
            continue;
        }
        me.page.wait(&format!("something is in sight after {touches} touches"), IN_SIGHT);
        me.prefer(&["do:summon", "hand:", "slot:"]);
    }
    me.page.check();
}
