//! Files that never change: their names follow their content, so browsers may keep them for ever.

use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::web::fault::Fault;

/// `GET /assets/{name}`.
pub(crate) async fn asset(Path(name): Path<String>) -> Result<Response, Fault> {
    let asset = ui::page::assets::find(&name).ok_or(Fault::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    Ok((headers, asset.text.clone()).into_response())
}
