//! The router, the socket it listens at, and whoever comes there.

use core::pin::pin;
use core::time::Duration;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::MatchedPath;
use axum::http::Request;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::get;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::connection::{self, Caller, Places, Stage, send_off, turn_away};
use crate::files;
use crate::house::House;
use crate::web::fault::Fault;
use crate::web::{assets, door, headers};
use crate::{api, pages};

/// Why the house cannot be reached.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Nobody can listen there.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
}

/// All routes of a house.
pub fn app(house: Arc<House>) -> Router {
    // A log line names the route and never the path: links of people carry their tokens.
    let trace = TraceLayer::new_for_http().make_span_with(|request: &Request<_>| {
        let route = request.extensions().get::<MatchedPath>().map_or("?", MatchedPath::as_str);
        tracing::debug_span!("request", method = %request.method(), route)
    });
    Router::new()
        .route("/assets/{name}", get(assets::asset))
        .route("/worker.js", get(assets::worker))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/health", get(async || "ok\n"))
        .merge(api::routes(&house))
        .merge(pages::routes(&house))
        .layer(from_fn_with_state(Arc::clone(&house), door))
        .layer(CatchPanicLayer::custom(|_| axum::response::IntoResponse::into_response(Fault::Inside)))
        .layer(map_response(headers))
        .layer(CompressionLayer::new())
        .layer(trace)
        .with_state(house)
}

/// Listens at an address.
pub async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })
}

/// So many clients that get no place are waited for until they have heard so; others may miss it.
const TURNED_AWAY: usize = 64;

/// After a failure to accept anybody, such as too many open files, it is tried again after this.
const BREATH: Duration = Duration::from_millis(100);

/// How long connections may take to notice that they have ended.
const FAREWELL: Duration = Duration::from_secs(1);

/// Serves a house until `stop` comes, then lets everybody finish for a little while and closes the store.
pub async fn serve(
    house: Arc<House>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let (stages, _) = watch::channel(Stage::Open);
    tokio::select! {
        () = receive(&house, &listener, &stages) => {}
        () = pin!(stop) => {}
    }
    drop(listener);
    // Streams and tables end here, so that nothing but requests is left to wait for.
    house.close();
    stages.send_replace(Stage::Draining);
    if timeout(house.settings.connections.drain, stages.closed()).await.is_err() {
        stages.send_replace(Stage::Ended);
        drop(timeout(FAREWELL, stages.closed()).await);
    }
    house.store.close().await;
}

/// Takes in whoever comes, for ever.
async fn receive(house: &Arc<House>, listener: &TcpListener, stages: &watch::Sender<Stage>) {
    let connections = house.settings.connections;
    let most = connections.most.unwrap_or_else(files::connections);
    let places = Places::new(most, connections.each, house.settings.trusted.clone());
    let turning = Arc::new(Semaphore::new(TURNED_AWAY));
    let app = app(Arc::clone(house));
    loop {
        let (stream, address) = accept(listener).await;
        match places.take(address.ip()) {
            Ok(place) => {
                let caller = Caller { stream, address, place };
                let run = connection::run(caller, app.clone(), connections.patience, stages.subscribe());
                tokio::spawn(run);
            }
            Err(why) => {
                if let Ok(turn) = Arc::clone(&turning).try_acquire_owned() {
                    tokio::spawn(async move {
                        turn_away(stream, why).await;
                        drop(turn);
                    });
                } else {
                    send_off(&stream, why);
                }
            }
        }
    }
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Answers are written whole; nothing is gained by waiting for more. A socket that is gone says so later.
                drop(stream.set_nodelay(true));
                return (stream, address);
            }
            // One client's misfortune, and no reason to wait.
            Err(error)
                if matches!(
                    error.kind(),
                    ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset | ErrorKind::ConnectionRefused
                ) => {}
            Err(error) => {
                tracing::error!(%error, "nobody can be received at the moment");
                sleep(BREATH).await;
            }
        }
    }
}
