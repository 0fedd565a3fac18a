//! What a page or a program sends: JSON, or the fields of a form.

use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::{Form, Json};
use serde::de::DeserializeOwned;

use crate::connection::came_late;
use crate::web::fault::Fault;

/// The body of a request as JSON.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Fault> {
        let Json(body) = Json::from_request(request, state).await?;
        Ok(Sent(body))
    }
}

/// The body of a request as JSON or as the fields of a form.
pub(crate) struct Filled<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Filled<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Filled<T>, Fault> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if kind.is_some_and(|kind| kind.starts_with("application/json")) {
            let Json(body) = Json::from_request(request, state).await?;
            return Ok(Filled(body));
        }
        let Form(body) =
            Form::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge,
                _ if came_late(&rejection) => Fault::Late,
                _ => Fault::BadRequest { why: rejection.body_text() },
            })?;
        Ok(Filled(body))
    }
}
