//! One connection to a house, for programs that measure or try it. It only ever leads to this machine.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// What goes wrong in a program that measures.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Whoever answers nothing for so long is not there.
const PATIENCE: Duration = Duration::from_mins(2);

/// One connection to the house.
pub(crate) struct Line {
    socket: BufReader<TcpStream>,
}

impl Line {
    /// Connects from an address of this machine; the house counts requests by address.
    pub(crate) async fn new(address: SocketAddr, from: Ipv4Addr) -> Result<Line, Failure> {
        let socket = TcpSocket::new_v4()?;
        if from != Ipv4Addr::LOCALHOST {
            socket.bind((from, 0).into())?;
        }
        let socket = socket.connect(address).await?;
        socket.set_nodelay(true)?;
        Ok(Line { socket: BufReader::new(socket) })
    }

    /// Sends a request; gives the status and the body. An error means that nobody knows whether it was done.
    pub(crate) async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &str,
    ) -> Result<(u16, Value), Failure> {
        let who = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: henge\r\n{who}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        self.socket.write_all(request.as_bytes()).await?;
        timeout(PATIENCE, self.answer()).await?
    }

    async fn answer(&mut self) -> Result<(u16, Value), Failure> {
        let (mut length, mut status, mut line) = (0, None, String::new());
        loop {
            line.clear();
            if self.socket.read_line(&mut line).await? == 0 {
                return Err("the house has closed the line".into());
            }
            if status.is_none() {
                status = line.split(' ').nth(1).and_then(|word| word.parse().ok());
            }
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse()?;
            }
            if line == "\r\n" {
                break;
            }
        }
        let mut answer = vec![0; length];
        self.socket.read_exact(&mut answer).await?;
        let status = status.ok_or("no answer of a house")?;
        Ok((status, serde_json::from_slice(&answer).unwrap_or(Value::Null)))
    }

    /// Sends a request that must be answered as wished.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &str,
    ) -> Result<Value, Failure> {
        let (status, answer) = self.send(method, path, token, body).await?;
        if (200..300).contains(&status) {
            Ok(answer)
        } else {
            Err(format!("{path}: {status} {answer}").into())
        }
    }
}
