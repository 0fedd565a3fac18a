//! What a test needs: the browser all share, and a server of its own. One test plays at a time.

use std::env;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use crate::{Browser, House};

/// One test after the other: a browser and a server are enough for a small machine.
static TURN: Mutex<()> = Mutex::new(());
static BROWSER: OnceLock<Browser> = OnceLock::new();

/// What a test plays on.
pub struct Stage {
    /// The server.
    pub house: House,
    /// The browser.
    pub browser: &'static Browser,
    // Last, so that the server has ended when the next test begins.
    _turn: MutexGuard<'static, ()>,
}

/// The stage, or `None` where something is missing and not required; then it is said.
pub fn stage() -> Option<Stage> {
    // `cargo xtask test` runs these in a step of their own, when all others have passed by.
    if env::var("HENGE_BROWSER").is_ok_and(|value| value == "later") {
        return None;
    }
    let found = (Browser::find(), House::find());
    let (Some(browser), Some(program)) = found else {
        let missing = match found {
            (None, _) => {
                "no Chromium is found; install it (Debian: apt-get install chromium) or name it in HENGE_CHROMIUM"
            }
            _ => "no binary henge is found beside the tests; build it with: cargo build -p cli",
        };
        assert!(!env::var("HENGE_REQUIRE").is_ok_and(|value| value == "all"), "{missing}");
        eprintln!("skipped: {missing}");
        return None;
    };
    let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let browser = BROWSER.get_or_init(|| Browser::start(&browser));
    Some(Stage { house: House::open(&program), browser, _turn: turn })
}
