//! The debugging protocol of Chromium: numbered calls with answers, and events in between.

use std::collections::VecDeque;
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// Longer than any answer takes, even where everything is slow.
const PATIENCE: Duration = Duration::from_mins(3);

/// A connection to the browser or to one of its pages.
pub(crate) struct Wire {
    socket: WebSocket<TcpStream>,
    calls: u64,
    /// Events that came while an answer was waited for.
    pub(crate) events: VecDeque<Value>,
}

impl Wire {
    /// Connects to an address such as `ws://127.0.0.1:9222/devtools/page/ABC`.
    pub(crate) fn connect(address: &str) -> Wire {
        let host = address.trim_start_matches("ws://").split('/').next().unwrap_or_default();
        let stream = TcpStream::connect(host).expect("the browser listens at the address it told");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket can wait for a while");
        stream.set_nodelay(true).expect("a socket can send at once");
        let (socket, _) = tungstenite::client(address, stream).expect("the browser speaks its protocol");
        Wire { socket, calls: 0, events: VecDeque::new() }
    }

    /// Asks for something without waiting whether it is done, nor whether anybody is still there.
    pub(crate) fn ask(&mut self, method: &str) {
        self.calls += 1;
        let text = json!({ "id": self.calls, "method": method, "params": {} }).to_string();
        self.socket.send(Message::text(text)).ok();
    }

    /// Calls a method; `Err` is what the browser has against it.
    pub(crate) fn call(&mut self, method: &str, params: &Value) -> Result<Value, String> {
        self.calls += 1;
        let id = self.calls;
        let text = json!({ "id": id, "method": method, "params": params }).to_string();
        self.socket.send(Message::text(text)).expect("the browser is there");
        loop {
            let message = match self.socket.read() {
                Ok(Message::Text(text)) => text,
                Ok(_) => continue,
                Err(error) => panic!("no answer of the browser to {method}: {error}"),
            };
            let mut message: Value = serde_json::from_str(&message).expect("the browser speaks JSON");
            if message["id"] == id {
                return match message["error"]["message"].as_str() {
                    Some(error) => Err(error.to_owned()),
                    None => Ok(message["result"].take()),
                };
            }
            self.events.push_back(message);
        }
    }
}
