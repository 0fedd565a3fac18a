//! A page of the browser: what one does with it, and what went wrong on it.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::wire::Wire;

/// Longer than anything takes that happens at all.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long something may lie above what is to be touched.
const MOMENT: Duration = Duration::from_secs(8);

/// One answer the page got over the network.
#[derive(Clone, Debug, Default)]
pub struct Traffic {
    /// From where.
    pub url: String,
    /// How many bytes came, with the head of the answer, as they were sent: compressed.
    pub bytes: u64,
}

/// A page of the browser.
pub struct Page {
    wire: Wire,
    requests: BTreeMap<String, Traffic>,
    finished: Vec<Traffic>,
    faults: Vec<String>,
    offline_expected: bool,
}

/// Where to touch an element so that it, and nothing above it, is touched; its middle if that can be.
const SPOT: &str = r"((selector) => {
  // The same key may be at several things of which one is shown: below each card what can be done with it.
  const found = [...document.querySelectorAll(selector)];
  const element = found.find((one) => one.checkVisibility()) ?? found[0];
  if (!element) return { fault: 'is not there' };
  const own = (x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && (element === top || element.contains(top));
  };
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const block of ['nearest', 'center']) {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const box = (element.querySelector('.hit') ?? element).getBoundingClientRect();
    for (const down of parts) for (const across of parts) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (own(x, y)) return { x, y };
    }
  }
  return { fault: 'cannot be touched: something lies above it' };
})";

/// A page is closed with the test that opened it: forgotten ones would go on drawing, and asking servers that have ended.
impl Drop for Page {
    fn drop(&mut self) {
        self.wire.ask("Page.close");
    }
}

impl Page {
    pub(crate) fn attach(wire: Wire) -> Page {
        let mut page = Page {
            wire,
            requests: BTreeMap::new(),
            finished: Vec::new(),
            faults: Vec::new(),
            offline_expected: false,
        };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{domain}.enable"), &json!({}));
        }
        page.call("Emulation.setFocusEmulationEnabled", &json!({ "enabled": true }));
        page.size(1440, 900);
        page.media(&[("prefers-reduced-motion", "reduce"), ("prefers-color-scheme", "light")]);
        page.language("en");
        page
    }

    /// Calls a method of the debugging protocol.
    pub fn call(&mut self, method: &str, params: &Value) -> Value {
        self.try_call(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn try_call(&mut self, method: &str, params: &Value) -> Result<Value, String> {
        let answer = self.wire.call(method, params);
        while let Some(event) = self.wire.events.pop_front() {
            self.note(&event);
        }
        answer
    }

    fn note(&mut self, event: &Value) {
        let params = &event["params"];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let request = text(&params["requestId"]);
        match event["method"].as_str().unwrap_or_default() {
            "Runtime.exceptionThrown" => self.faults.push(params["exceptionDetails"].to_string()),
            "Runtime.consoleAPICalled" if matches!(params["type"].as_str(), Some("error" | "warning")) => {
                self.faults.push(params["args"].to_string());
            }
            "Log.entryAdded" if params["entry"]["level"] == "error" => {
                let entry = &params["entry"];
                let (said, url) = (text(&entry["text"]), text(&entry["url"]));
                if !(entry["source"] == "network" && self.offline_expected) {
                    self.faults.push(format!("{said}: {url}"));
                }
            }
            "Network.requestWillBeSent" => {
                let url = text(&params["request"]["url"]);
                self.requests.insert(request, Traffic { url, bytes: 0 });
            }
            "Network.loadingFinished" => {
                if let Some(mut traffic) = self.requests.remove(&request) {
                    traffic.bytes = params["encodedDataLength"].as_u64().unwrap_or_default();
                    self.finished.push(traffic);
                }
            }
            _ => {}
        }
    }

    /// What came over the network since the last time this was asked.
    pub fn traffic(&mut self) -> Vec<Traffic> {
        self.eval("0");
        std::mem::take(&mut self.finished)
    }

    /// From now on the server may be away; that alone is no fault.
    pub fn expect_offline(&mut self) {
        self.offline_expected = true;
    }

    /// What went wrong on this page since the last time this was asked.
    pub fn faults(&mut self) -> Vec<String> {
        self.eval("0");
        std::mem::take(&mut self.faults)
    }

    /// Nothing went wrong on this page: no exception, no error in the console, nothing the policy forbids.
    pub fn check(&mut self) {
        let faults = self.faults();
        assert!(faults.is_empty(), "the page has faults: {faults:#?}");
    }

    /// The value of an expression. A promise is waited for.
    pub fn eval(&mut self, expression: &str) -> Value {
        self.try_eval(expression).unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    fn try_eval(&mut self, expression: &str) -> Result<Value, String> {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.try_call("Runtime.evaluate", &params)?;
        match answer.get("exceptionDetails") {
            Some(exception) => Err(exception["exception"]["description"].to_string()),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// The text an expression gives; empty if it gives none.
    pub fn text(&mut self, expression: &str) -> String {
        self.eval(expression).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a condition holds; `what` says in words what is waited for.
    pub fn wait(&mut self, what: &str, condition: &str) {
        let begin = Instant::now();
        loop {
            // While a new page comes there is nobody to answer.
            if self.try_eval(&format!("Boolean({condition})")).is_ok_and(|value| value == true) {
                return;
            }
            if begin.elapsed() > PATIENCE {
                self.screenshot("failed");
                let shown =
                    self.try_eval("location.href + '\\n' + document.body.innerText").unwrap_or_default();
                panic!("waited in vain until {what}\n{}", shown.as_str().unwrap_or_default());
            }
            thread::sleep(Duration::from_millis(15));
        }
    }

    /// Does a condition hold before long?
    pub fn comes(&mut self, condition: &str) -> bool {
        let begin = Instant::now();
        while begin.elapsed() < MOMENT {
            if self.try_eval(&format!("Boolean({condition})")).is_ok_and(|value| value == true) {
                return true;
            }
            thread::sleep(Duration::from_millis(15));
        }
        false
    }

    /// Goes to an address and waits until it is there.
    pub fn goto(&mut self, url: &str) {
        // The old page could be taken for the new one.
        self.try_eval("window.left = true").ok();
        let answer = self.call("Page.navigate", &json!({ "url": url }));
        assert!(answer.get("errorText").is_none(), "{url}: {answer}");
        self.wait("the page has come", "document.readyState === 'complete' && !window.left");
    }

    /// Does something that leads to another page, and waits until that is there.
    pub fn leave(&mut self, deed: impl FnOnce(&mut Page)) {
        self.eval("window.left = true");
        deed(self);
        self.wait("another page has come", "document.readyState === 'complete' && !window.left");
    }

    /// Loads the page again.
    pub fn reload(&mut self) {
        self.leave(|page| {
            page.call("Page.reload", &json!({}));
        });
    }

    /// Runs a script on every page that comes from now on, before its own.
    pub fn prepare(&mut self, script: &str) {
        self.call("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// The names and values of the cookies that this page would send.
    pub fn cookies(&mut self) -> BTreeMap<String, String> {
        let answer = self.call("Network.getCookies", &json!({}));
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let cookies = answer["cookies"].as_array().map(Vec::as_slice).unwrap_or_default();
        cookies.iter().map(|cookie| (text(&cookie["name"]), text(&cookie["value"]))).collect()
    }

    /// The size of the window.
    pub fn size(&mut self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.call("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// A telephone: narrow, and touched with fingers.
    pub fn telephone(&mut self) {
        let metrics = json!({ "width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true });
        self.call("Emulation.setDeviceMetricsOverride", &metrics);
        self.call("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 1 }));
    }

    /// What the device wishes, such as `prefers-color-scheme: dark`.
    pub fn media(&mut self, features: &[(&str, &str)]) {
        let features: Vec<Value> =
            features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.call("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// The language the browser asks for.
    pub fn language(&mut self, tag: &str) {
        let agent = self.text("navigator.userAgent").replace("HeadlessChrome", "Chrome");
        let agent = json!({ "userAgent": agent, "acceptLanguage": tag });
        self.call("Network.setUserAgentOverride", &agent);
    }

    fn spot(&mut self, selector: &str) -> (f64, f64) {
        // What is shown on the board while it happens lies above things for a moment; people wait for that, too.
        let begin = Instant::now();
        let spot = loop {
            let spot = self.eval(&format!("{SPOT}({})", json!(selector)));
            if let (Some(x), Some(y)) = (spot["x"].as_f64(), spot["y"].as_f64()) {
                return (x, y);
            }
            if begin.elapsed() > MOMENT {
                break spot;
            }
            thread::sleep(Duration::from_millis(40));
        };
        self.screenshot("failed");
        panic!("{selector} {}", spot["fault"].as_str().unwrap_or("has no place"));
    }

    /// Clicks an element with the mouse.
    pub fn click(&mut self, selector: &str) {
        let (x, y) = self.spot(selector);
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", &event);
        }
    }

    /// Turns the wheel of the mouse above an element: down if the number is positive.
    pub fn wheel(&mut self, selector: &str, by: i32) {
        let (x, y) = self.spot(selector);
        let event = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by });
        self.call("Input.dispatchMouseEvent", &event);
    }

    /// Touches an element with a finger.
    pub fn tap(&mut self, selector: &str) {
        let (x, y) = self.spot(selector);
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.call("Input.dispatchTouchEvent", &down);
        self.call("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Presses a key: `Tab`, `Enter`, `ArrowLeft`.
    pub fn key(&mut self, key: &str) {
        let (code, text) = match key {
            "Tab" => (9, None),
            "Enter" => (13, Some("\r")),
            "Escape" => (27, None),
            "End" => (35, None),
            "Home" => (36, None),
            "ArrowLeft" => (37, None),
            "ArrowUp" => (38, None),
            "ArrowRight" => (39, None),
            "ArrowDown" => (40, None),
            "r" => (82, Some("r")),
            _ => panic!("no key {key}"),
        };
        let mut down = json!({ "type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": code });
        if let Some(text) = text {
            down["text"] = json!(text);
        }
        self.call("Input.dispatchKeyEvent", &down);
        let up = json!({ "type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": code });
        self.call("Input.dispatchKeyEvent", &up);
    }

    /// Types a text where the focus is.
    pub fn type_text(&mut self, text: &str) {
        self.call("Input.insertText", &json!({ "text": text }));
    }

    /// Writes a picture of what the window shows into `screenshots` in the folder of the build.
    pub fn screenshot(&mut self, name: &str) {
        let picture = self.call("Page.captureScreenshot", &json!({ "format": "png" }));
        let folder = screenshots();
        fs::create_dir_all(&folder).expect("the folder for pictures can be made");
        let bytes = base64(picture["data"].as_str().unwrap_or_default());
        fs::write(folder.join(format!("{name}.png")), bytes).expect("a picture can be written");
    }

    /// Writes a picture of what the window shows as a small file, in WebP; how many bytes it has.
    pub fn picture(&mut self, path: &Path) -> usize {
        let picture = self.call("Page.captureScreenshot", &json!({ "format": "webp", "quality": 86 }));
        let bytes = base64(picture["data"].as_str().unwrap_or_default());
        fs::write(path, &bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        bytes.len()
    }
}

/// `target/screenshots`, wherever the target folder is.
fn screenshots() -> PathBuf {
    let own = env::current_exe().expect("a program knows where it is");
    // target/debug/deps/browser-0123
    let target = own.ancestors().nth(3).expect("tests lie in the folder of the build");
    target.join("screenshots")
}

/// The bytes a text in base 64 stands for.
fn base64(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut held, mut bits) = (0u32, 0);
    for letter in text.bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => break,
        };
        held = (held << 6) | u32::from(value);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn texts_in_base_64_are_read() {
        assert_eq!(base64("SGVuZ2U="), b"Henge");
        assert_eq!(base64("c3RvbmU/"), b"stone?");
        assert_eq!(base64(""), b"");
    }
}
