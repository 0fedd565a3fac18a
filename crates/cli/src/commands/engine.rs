//! `henge engine`: JSON lines for other programs. `docs/engine.md` is the manual.
//!
//! `lines` cuts the input into lines, `request` reads them, `session` holds the table and does what is asked,
//! `answer` is what goes out, `thinking` lets a bot choose.

mod answer;
mod lines;
mod request;
mod session;
mod thinking;

use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;

use anyhow::Context as _;
use catalog::Catalog;

use self::answer::{Answer, Trouble};
use self::lines::Line;
use self::request::Request;
use self::session::Session;

/// Speak JSON lines on stdin and stdout, for other programs.
///
/// One object per line in, one out, in order. An error is {"error": {"code": …, "message": …}} and changes
/// nothing; the engine carries on. It ends with {"cmd":"quit"} or at the end of its input.
#[derive(clap::Args)]
#[command(after_help = "\
Commands: games, new, setup, turn, legal, play, chance, why, view, position, standings, undo, bot, record, quit.

Try it by hand:
  $ henge engine
  {\"cmd\":\"new\",\"game\":\"dolmengoetter\",\"players\":2,\"seed\":7}
  {\"cmd\":\"legal\",\"seat\":0}
  {\"cmd\":\"play\",\"seat\":0,\"action\":\"D 43\"}
  {\"cmd\":\"view\",\"seat\":1}

A whole game from Python: examples/random_player.py. The protocol: docs/engine.md.")]
pub(crate) struct Engine {}

impl Engine {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let Engine {} = self;
        // A panic of the rules becomes an error line; its usual message would only disturb.
        panic::set_hook(Box::new(|_| {}));
        let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
        match speak(catalog, &mut input, &mut output) {
            // Whoever asked has gone: there is nobody left to answer.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
            ended => ended.map(|()| ExitCode::SUCCESS).context("talking on stdin and stdout"),
        }
    }
}

/// Does the request go on?
enum Next {
    Go,
    Quit,
}

fn speak(catalog: &Catalog, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut session = Session::new(catalog);
    loop {
        let (answer, next) = match lines::next(input)? {
            Line::End => return Ok(()),
            Line::Text(text) => obey(&mut session, &text),
            Line::NotUtf8 => (Err(Trouble::not_utf8()), Next::Go),
            Line::TooLong => (Err(Trouble::too_long()), Next::Go),
        };
        let text = match &answer {
            Ok(answer) => serde_json::to_string(answer),
            Err(trouble) => serde_json::to_string(trouble),
        };
        writeln!(output, "{}", text.map_err(io::Error::other)?)?;
        output.flush()?;
        if matches!(next, Next::Quit) {
            return Ok(());
        }
    }
}

fn obey(session: &mut Session<'_>, line: &str) -> (Result<Answer, Trouble>, Next) {
    match Request::read(line) {
        Err(trouble) => (Err(trouble), Next::Go),
        Ok(Request::Quit) => (Ok(Answer::Quit { quit: true }), Next::Quit),
        Ok(request) => {
            // A table changes only after the rules have done their work, so a panic leaves it as it was.
            let answer = panic::catch_unwind(AssertUnwindSafe(|| session.obey(request)));
            (answer.unwrap_or_else(|payload| Err(Trouble::panicked(&*payload))), Next::Go)
        }
    }
}
