//! A `henge serve` of its own, with an empty file.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A running server; it ends with its value, and its file goes.
pub struct House {
    program: PathBuf,
    folder: PathBuf,
    child: Child,
    /// How long bots usually take, in milliseconds.
    pace: u32,
    /// `http://127.0.0.1:PORT`.
    pub base: String,
}

static HOUSES: AtomicU32 = AtomicU32::new(0);

impl House {
    /// The binary that was built beside the tests; `HENGE_BIN` can name another.
    pub fn find() -> Option<PathBuf> {
        if let Some(named) = env::var_os("HENGE_BIN") {
            return Some(named.into());
        }
        // target/debug/deps/browser-0123 is the test, target/debug/henge the program.
        let own = env::current_exe().ok()?;
        let name = format!("henge{}", env::consts::EXE_SUFFIX);
        own.ancestors().skip(1).take(3).map(|folder| folder.join(&name)).find(|path| path.is_file())
    }

    /// Starts a server with an empty file at a free port.
    pub fn open(program: &Path) -> House {
        let number = HOUSES.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("henge-house-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the file can be made");
        let (child, base) = serve(program, &folder, "127.0.0.1:0", 0);
        House { program: program.to_owned(), folder, child, pace: 0, base }
    }

    /// What `henge record verify` says about a downloaded record: whether it is right, and in which words.
    pub fn verify(&self, record: &str) -> (bool, String) {
        let path = self.folder.join("game.henge");
        fs::write(&path, record).expect("a record can be written");
        let run = Command::new(&self.program).args(["record", "verify"]).arg(&path).output();
        let run = run.expect("the program starts");
        let said = [run.stdout, run.stderr].concat();
        (run.status.success(), String::from_utf8_lossy(&said).into_owned())
    }

    /// Ends the server without a warning, as a loss of power would: `kill -9`.
    pub fn kill(&mut self) {
        self.child.kill().expect("the server runs");
        self.child.wait().expect("the server ends");
    }

    /// Starts it again at the same address with the same file.
    pub fn reopen(&mut self) {
        let address = self.base.trim_start_matches("http://").to_owned();
        (self.child, self.base) = serve(&self.program, &self.folder, &address, self.pace);
    }

    /// Starts it again with bots that usually take so many milliseconds for a decision.
    pub fn slow_down(&mut self, pace: u32) {
        self.pace = pace;
        self.kill();
        self.reopen();
    }
}

fn serve(program: &Path, folder: &Path, address: &str, pace: u32) -> (Child, String) {
    let mut child = Command::new(program)
        .args(["serve", "--no-browser", "--bot-pace", &pace.to_string(), "--addr", address, "--db"])
        .arg(folder.join("house.db"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()));
    let mut line = String::new();
    let told = child.stdout.take().expect("its words are piped");
    BufReader::new(told).read_line(&mut line).expect("it tells its address");
    assert!(line.starts_with("http://"), "it tells its address first, not {line:?}");
    (child, line.trim().to_owned())
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended already; its folder may be gone.
        self.child.kill().ok();
        self.child.wait().ok();
        fs::remove_dir_all(&self.folder).ok();
    }
}
