//! A headless Chromium that ends with whoever started it.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::thread;

use serde_json::{Value, json};

use crate::page::Page;
use crate::wire::Wire;

/// Names under which systems keep it.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome-headless-shell"];

const FLAGS: [&str; 14] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--hide-scrollbars",
    "--lang=en",
    "--remote-debugging-port=0",
];

/// Runs a program until its own input ends: then the program is ended and its folder goes, even if whoever
/// started it was killed.
const KEEPER: &str = r#"profile=$1; shift; "$@" & browser=$!; cat >/dev/null; kill $browser; wait $browser; rm -rf "$profile""#;

/// A running browser. Each page gets a context of its own: its own cookies, as on a device of its own.
pub struct Browser {
    wire: Mutex<Wire>,
    /// `127.0.0.1:PORT`.
    host: String,
    /// Its input is what keeps the browser alive.
    _keeper: Child,
}

impl Browser {
    /// The browser of this machine; `HENGE_CHROMIUM` can name another.
    pub fn find() -> Option<PathBuf> {
        if let Some(named) = env::var_os("HENGE_CHROMIUM") {
            return Some(named.into());
        }
        let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
        let all = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        all.into_iter().find(|path| path.is_file())
    }

    /// Starts a browser with an empty profile.
    pub fn start(program: &Path) -> Browser {
        let profile = env::temp_dir().join(format!("henge-browser-{}", std::process::id()));
        fs::create_dir_all(&profile).expect("a folder for the profile can be made");
        let mut keeper = Command::new("sh")
            .args(["-c", KEEPER, "sh"])
            .arg(&profile)
            .arg(program)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a shell starts");
        let mut told = BufReader::new(keeper.stderr.take().expect("its words are piped"));
        let mut heard = String::new();
        let address = loop {
            let mut line = String::new();
            let read = told.read_line(&mut line).unwrap_or(0);
            assert!(read > 0, "{} does not start:\n{heard}", program.display());
            if let Some((_, address)) = line.trim().split_once("DevTools listening on ") {
                break address.to_owned();
            }
            heard += &line;
        };
        // What it says later is nothing to us, but somebody has to listen.
        thread::spawn(move || told.read_to_end(&mut Vec::new()));
        let host = address.trim_start_matches("ws://").split('/').next().unwrap_or_default().to_owned();
        Browser { wire: Mutex::new(Wire::connect(&address)), host, _keeper: keeper }
    }

    fn call(&self, method: &str, params: &Value) -> Value {
        let mut wire = self.wire.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        wire.events.clear();
        wire.call(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// An empty page of somebody new.
    pub fn page(&self) -> Page {
        let context = self.call("Target.createBrowserContext", &json!({ "disposeOnDetach": true }));
        let target = self.call(
            "Target.createTarget",
            &json!({ "url": "about:blank", "browserContextId": context["browserContextId"] }),
        );
        let id = target["targetId"].as_str().expect("a page has an id");
        Page::attach(Wire::connect(&format!("ws://{}/devtools/page/{id}", self.host)))
    }
}
