//! What a page or a program sends: JSON, or the fields of a form.

use core::fmt;
use core::marker::PhantomData;

use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::{Form, Json};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};

use crate::connection::came_late;
use crate::web::fault::Fault;

/// An object with named fields. Its type alone would also take a list of their values.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Object<T>, D::Error> {
        from.deserialize_map(Fields(PhantomData))
    }
}

struct Fields<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
    type Value = Object<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with named fields")
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Object<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(fields)).map(Object)
    }
}

/// The body of a request as JSON.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Fault> {
        let Json(Object(body)) = Json::from_request(request, state).await?;
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
            let Json(Object(body)) = Json::from_request(request, state).await?;
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
