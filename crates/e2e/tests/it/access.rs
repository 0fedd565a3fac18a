//! Everything can be reached, has a name and can be read.

use e2e::{Hand, Page, Player, stage};
use serde_json::json;

/// Texts that do not stand out enough from what they stand on. What a picture says is told beside it, and what stands on a
/// drawn stone or a gradient is seen by eyes alone.
const FAINT: &str = r"(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
  const ground = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.push(rgba(getComputedStyle(at).backgroundColor));
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => (part /= 255, part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faint = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest('svg, script, noscript, #toast, .visually-hidden, :disabled, [inert], .vale-stone, .rs-pts, .rs-magic')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    seen += 1;
    const below = ground(element);
    const above = over(rgba(getComputedStyle(element).color), below);
    const [one, other] = [light(above), light(below)];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 4.5) faint.add(`${contrast.toFixed(2)} ${element.tagName}.${element.className}: ${walker.currentNode.data.trim().slice(0, 30)}`);
  }
  return { seen, faint: [...faint] };
})()";

fn expect_readable(page: &mut Page, what: &str) {
    for scheme in ["light", "dark"] {
        page.media(&[("prefers-reduced-motion", "reduce"), ("prefers-color-scheme", scheme)]);
        let found = page.eval(FAINT);
        assert!(found["seen"].as_u64() > Some(5), "{what} has texts: {found}");
        assert_eq!(found["faint"], json!([]), "{what}, {scheme}");
    }
    page.media(&[("prefers-reduced-motion", "reduce"), ("prefers-color-scheme", "light")]);
}

/// Every button, link and field has a name for those who hear the page.
fn expect_names(page: &mut Page, what: &str) -> usize {
    page.call("Accessibility.enable", &json!({}));
    let tree = page.call("Accessibility.getFullAXTree", &json!({}));
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let acting = ["button", "link", "textbox", "combobox", "slider", "checkbox", "radio"];
    let nodes = nodes.iter().filter(|node| {
        node["ignored"] != true && node["role"]["value"].as_str().is_some_and(|role| acting.contains(&role))
    });
    let mut buttons = 0;
    for node in nodes {
        let name = node["name"]["value"].as_str().unwrap_or_default();
        assert!(!name.trim().is_empty(), "{what}: a {} without a name: {node}", node["role"]["value"]);
        buttons += usize::from(node["role"]["value"] == "button");
    }
    page.call("Accessibility.disable", &json!({}));
    buttons
}

#[test]
fn everything_can_be_reached_named_and_read() {
    let Some(stage) = stage() else { return };
    let base = stage.house.base.clone();
    let mut me = Player::new(stage.browser.page(), Hand::Mouse, 14);
    for path in [
        "/",
        "/new/dolmengoetter",
        "/rules/dolmengoetter",
        "/rules/vale",
        "/rules/runestones",
        "/rules/skye",
        "/rules/dolmengoetter/index",
        "/gallery/dolmengoetter",
        "/gallery/vale",
        "/gallery/runestones",
        "/gallery/skye",
        "/me",
    ] {
        me.page.goto(&format!("{base}{path}"));
        expect_readable(&mut me.page, path);
        expect_names(&mut me.page, path);
        assert_eq!(me.page.eval("document.querySelectorAll('h1').length"), 1, "{path} has one title");
    }
    me.open_table(&stage.house, &["me", "here"]);
    let mut dolmens = 0;
    for touch in 0..60 {
        me.await_turn();
        if me.page.eval("document.querySelector('#curtain').open") != true {
            let lit = "[...document.querySelectorAll('.lit[data-key]')]";
            let unnamed = format!(
                "{lit}.filter((element) => element.getAttribute('role') !== 'button' || element.tabIndex !== 0 || !element.getAttribute('aria-label')?.trim()).map((element) => element.outerHTML.slice(0, 200))"
            );
            assert_eq!(me.page.eval(&unnamed), json!([]), "what is lit is a button with a name");
            let dolmen = me.page.eval("document.querySelectorAll('.lit[data-key^=\"dolmen:\"]').length");
            dolmens += dolmen.as_u64().unwrap_or_default();
            if touch % 8 == 0 || dolmen != 0 {
                let lit = me.page.eval(&format!("{lit}.length")).as_u64().unwrap_or_default() as usize;
                assert!(expect_names(&mut me.page, "the table") >= lit, "what is lit is heard as a button");
                expect_readable(&mut me.page, "the table");
            }
            let said = me.page.text("document.querySelector('[data-question]').textContent");
            assert!(said.trim().len() > 5, "the prompt says what is to be decided");
        }
        me.touch();
    }
    assert!(dolmens > 0, "a dolmen was among it");
    assert_eq!(me.page.text("document.querySelector('#prompt').getAttribute('aria-live')"), "polite");
    // From the top of the page the tabulator first offers to skip the frame, and comes to what is lit.
    me.page.reload();
    me.await_turn();
    me.page.key("Tab");
    assert_eq!(me.page.text("document.activeElement.className"), "skip");
    if me.page.eval("document.querySelector('#curtain').open") != true {
        me.tab_to(".lit[data-key]");
    }
    me.play_out();
    expect_readable(&mut me.page, "the end");
    expect_names(&mut me.page, "the end");
    me.page.leave(|page| page.click(".after a[href*='/replay']"));
    expect_readable(&mut me.page, "the replay");
    expect_names(&mut me.page, "the replay");
    me.page.check();
}
