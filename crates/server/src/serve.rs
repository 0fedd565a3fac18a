//! The router, and the socket it listens at.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::MatchedPath;
use axum::http::Request;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::get;
use thiserror::Error;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

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
    /// The socket failed.
    #[error("serving failed: {0}")]
    Serve(std::io::Error),
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

/// Serves a house until `stop` comes, then lets everybody finish and closes the store.
pub async fn serve(
    house: Arc<House>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let app = app(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
    let closing = Arc::clone(&house);
    let stopped = async move {
        stop.await;
        closing.close();
    };
    let served = axum::serve(listener, app).with_graceful_shutdown(stopped).await;
    house.close();
    house.store.close().await;
    served.map_err(ServeError::Serve)
}
