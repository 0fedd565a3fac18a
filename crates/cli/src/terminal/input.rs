//! Lines from whoever plays, the end of the input, and Ctrl-C, in the order in which they come.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// What was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// A line, without blanks at its ends.
    Line(String),
    /// No more lines will come.
    End,
    /// Ctrl-C.
    Interrupt,
}

/// Listens to the standard input.
///
/// Lines are read in a thread of their own, so that Ctrl-C is heard while a line is being waited for: the game
/// then ends in its ordinary way, with the terminal restored and the record saved.
pub(crate) struct Input {
    heard: Receiver<Heard>,
}

impl Input {
    /// Begins to listen.
    pub(crate) fn listen() -> Input {
        let (tell, heard) = channel();
        let interrupt = tell.clone();
        let set = ctrlc::set_handler(move || {
            // Nobody listens any more once the game is over.
            let _ = interrupt.send(Heard::Interrupt);
        });
        if let Err(error) = set {
            eprintln!("henge: Ctrl-C will end the program immediately: {error}");
        }
        thread::spawn(move || read_lines(&tell));
        Input { heard }
    }

    /// Waits for what comes next.
    pub(crate) fn next(&self) -> Heard {
        self.heard.recv().unwrap_or(Heard::End)
    }
}

fn read_lines(tell: &Sender<Heard>) {
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(read) if read > 0 => {}
            _ => {
                let _ = tell.send(Heard::End);
                return;
            }
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if tell.send(Heard::Line(line)).is_err() {
            return;
        }
    }
}
