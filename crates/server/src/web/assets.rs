//! Files that never change: their names follow their content, so browsers may keep them for ever.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::gallery::Packing;
use crate::web::fault::Fault;

/// What was packed already, by name: each file once for each packing, however many ask for it.
static PACKED: Mutex<Option<HashMap<(String, Packing), Bytes>>> = Mutex::new(None);

/// `GET /assets/{name}`.
pub(crate) async fn asset(Path(name): Path<String>, asked: HeaderMap) -> Result<Response, Fault> {
    let asset = ui::page::assets::find(&name).ok_or(Fault::NotFound)?;
    let packing = Packing::wanted(&asked);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let mut response = (headers, packed(name, packing, &asset.text)).into_response();
    if let Some(name) = packing.name() {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    Ok(response)
}

fn packed(name: String, packing: Packing, text: &str) -> Bytes {
    let mut kept = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = kept.get_or_insert_default();
    kept.entry((name, packing)).or_insert_with(|| packing.pack_well(text.as_bytes())).clone()
}

/// `GET /worker.js`: it keeps the files above for a browser. Its path is the root, so that it may serve all pages.
pub(crate) async fn worker() -> Response {
    let asset = ui::page::assets::worker();
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (headers, asset.text.clone()).into_response()
}

/// `GET /manifest.webmanifest`: what a browser needs to keep the house like a program of its own.
pub(crate) async fn manifest() -> Response {
    let icon = ui::page::assets::icon().path();
    let manifest = serde_json::json!({
        "name": "Henge", "short_name": "Henge", "id": "/", "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": "#ece5d3", "theme_color": "#fcf9f1",
        "icons": [
            { "src": icon, "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
            { "src": icon, "sizes": "any", "type": "image/svg+xml", "purpose": "maskable" },
        ],
    });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/manifest+json")),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600")),
    ];
    (headers, manifest.to_string()).into_response()
}
