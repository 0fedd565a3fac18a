//! How much comes over the network, and from where.

use e2e::{Page, stage};

/// Whatever came must come from this server; the sum of the bytes.
fn sum(page: &mut Page, base: &str) -> u64 {
    let traffic = page.traffic();
    assert!(!traffic.is_empty());
    for came in &traffic {
        assert!(came.url.starts_with(base) || came.url.starts_with("data:"), "{} is another host", came.url);
    }
    traffic.iter().map(|came| came.bytes).sum()
}

#[test]
fn a_first_visit_is_small_and_asks_nobody_else() {
    let Some(stage) = stage() else { return };
    let base = &stage.house.base;
    let table = {
        let mut host = e2e::Player::new(stage.browser.page(), e2e::Hand::Mouse, 13);
        host.page.goto(base);
        host.page.leave(|page| page.click("form[action='/play/dolmengoetter'] button"));
        host.page.text("location.href")
    };
    for address in [
        format!("{base}/"),
        table,
        format!("{base}/new/dolmengoetter"),
        format!("{base}/rules/dolmengoetter"),
    ] {
        // Each from a browser that has never been here.
        let mut page = stage.browser.page();
        page.goto(&address);
        let bytes = sum(&mut page, base);
        println!("first load of {}: {bytes} bytes", address.replace(base, ""));
        assert!((1000..=150 * 1024).contains(&bytes), "a first load is at most 150 KiB");
        page.check();
    }
}
