//! One connection: HTTP/1.1 on a socket, with an end to every wait for the client.
//!
//! | file | what is in it |
//! |---|---|
//! | `line` | what is waited for, and until when |
//! | `socket` | bytes in and out, noted on the line |
//! | `head` | a request that tells its length in two ways |
//! | `body` | bodies in time |
//! | `places` | how many connections there may be, in all and from one address |

mod body;
mod head;
mod line;
mod places;
mod socket;

use core::convert::Infallible;
use core::pin::{Pin, pin};
use core::task::{Context, Poll};
use std::future::poll_fn;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, Response, header};
use axum::response::IntoResponse as _;
use futures_util::future::{Either, ready};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Sleep, sleep_until};
use tower::Service as _;

use crate::settings::Patience;
use crate::web::fault::Fault;
use crate::web::lock_down;

pub(crate) use body::came_late;
pub(crate) use places::{Place, Places, send_off, turn_away};

use body::{Arriving, Leaving};
use line::{Late, Line};
use socket::Socket;

/// The largest head of a request in bytes, and about what is kept of an answer that the client is slow to take.
const LARGEST_HEAD: usize = 64 * 1024;

/// Whether the house still serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// It does.
    Open,
    /// What was asked is answered, and nothing else.
    Draining,
    /// It does not.
    Ended,
}

/// A client that has a place.
pub(crate) struct Caller {
    pub(crate) stream: TcpStream,
    pub(crate) address: SocketAddr,
    pub(crate) place: Place,
}

/// Serves a client until one of both has enough.
pub(crate) async fn run(caller: Caller, app: Router, patience: Patience, mut stages: watch::Receiver<Stage>) {
    let Caller { stream, address, place } = caller;
    let line = Arc::new(Line::new(patience));
    let socket = TokioIo::new(Socket::new(stream, Arc::clone(&line)));
    let answering = Arc::clone(&line);
    let service = service_fn(move |request| answer(&app, request, address, Arc::clone(&answering)));
    let serving = http1::Builder::new()
        // The line has a clock of its own, which knows a client that rests from one that is slow.
        .header_read_timeout(None)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(socket, service);
    let mut serving = pin!(serving);
    let mut clock = pin!(sleep_until(line.due().unwrap_or_else(tokio::time::Instant::now)));
    loop {
        tokio::select! {
            biased;
            () = poll_fn(|cx| in_time(cx, serving.as_mut(), &line, clock.as_mut())) => break,
            _ = stages.changed() => match *stages.borrow_and_update() {
                Stage::Open => {}
                Stage::Draining => serving.as_mut().graceful_shutdown(),
                Stage::Ended => break,
            },
        }
    }
    drop(place);
}

/// Goes on with a connection until it ends or its client is late.
///
/// The clock is set only to an earlier time than it shows: most times it is looked at in vain, and no request sets it.
fn in_time<F: Future>(
    cx: &mut Context<'_>,
    mut serving: Pin<&mut F>,
    line: &Line,
    mut clock: Pin<&mut Sleep>,
) -> Poll<()> {
    loop {
        if serving.as_mut().poll(cx).is_ready() {
            return Poll::Ready(());
        }
        loop {
            let Some(due) = line.due() else { return Poll::Pending };
            if due < clock.deadline() || clock.is_elapsed() {
                clock.as_mut().reset(due);
            }
            if clock.as_mut().poll(cx).is_pending() {
                return Poll::Pending;
            }
            match line.overdue() {
                None => {}
                Some(Late::Client) => return Poll::Ready(()),
                // Whoever waits for the body hears of it.
                Some(Late::Body) => break,
            }
        }
    }
}

fn answer(
    app: &Router,
    mut request: Request<Incoming>,
    address: SocketAddr,
    line: Arc<Line>,
) -> impl Future<Output = Result<Response<Leaving>, Infallible>> + use<> {
    line.is_asked();
    let answered = if line.is_ambiguous() {
        let why = "a request tells its length once: by content-length or by transfer-encoding".to_owned();
        let mut refusal = Fault::BadRequest { why }.into_response();
        lock_down(refusal.headers_mut());
        refusal.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        Either::Left(ready(Ok(refusal)))
    } else {
        request.extensions_mut().insert(ConnectInfo(address));
        let request = request.map(|body| Arriving::new(body, Arc::clone(&line)));
        Either::Right(app.clone().call(request))
    };
    async move { Ok(answered.await?.map(|body| Leaving::new(body, line))) }
}
