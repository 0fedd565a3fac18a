//! A house behind a real socket.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::harness::World;

/// Longer than anything takes here. Tests say that something ends, not how soon.
pub(crate) const SOME_TIME: Duration = Duration::from_mins(1);

/// A house that serves.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

pub(crate) async fn serve(world: &World) -> Served {
    let listener = server::listen("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let house = Arc::clone(&world.house);
    let ended = tokio::spawn(server::serve(house, listener, async move { drop(stopped.await) }));
    Served { address, stop, ended }
}

impl Served {
    /// Asks the house to end, and waits until it has.
    pub(crate) async fn end(self) {
        self.stop.send(()).unwrap();
        timeout(SOME_TIME, self.ended).await.expect("the house ends").unwrap();
    }

    /// A connection from an address of this machine.
    pub(crate) async fn connect_from(&self, from: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::new(from.parse::<IpAddr>().unwrap(), 0)).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// A connection.
    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends something and reads until the house closes.
    pub(crate) async fn raw(&self, request: &[u8]) -> String {
        let mut socket = self.connect().await;
        // A server that has heard enough may close before everything is sent.
        drop(socket.write_all(request).await);
        until_closed(&mut socket).await
    }
}

/// Everything that comes until the other side closes.
pub(crate) async fn until_closed(socket: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let read = timeout(SOME_TIME, socket.read_to_end(&mut answer)).await;
    drop(read.expect("the house closes the connection"));
    String::from_utf8_lossy(&answer).into_owned()
}

/// One answer with a length, on a connection that stays open.
pub(crate) async fn one_answer(socket: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let read = async {
        loop {
            let text = String::from_utf8_lossy(&answer).into_owned();
            if let Some((head, body)) = text.split_once("\r\n\r\n") {
                let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
                if body.len() >= length.map_or(0, |length| length.parse().unwrap()) {
                    return text;
                }
            }
            let mut part = [0; 4096];
            let count = socket.read(&mut part).await.unwrap();
            assert!(count > 0, "closed after {text:?}");
            answer.extend_from_slice(&part[..count]);
        }
    };
    timeout(SOME_TIME, read).await.expect("the house answers")
}
