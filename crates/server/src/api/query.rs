//! What can be asked beside a path: exactly what the description names.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{MatchedPath, Query, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use crate::web::fault::Fault;

/// The query parameters that paths know.
pub(super) struct Known(HashMap<String, Vec<String>>);

impl Known {
    /// Those that a description names. Only what is read has any.
    pub(super) fn of(description: &Value) -> Arc<Known> {
        let paths = description["paths"].as_object().into_iter().flatten();
        let known = paths.map(|(path, methods)| {
            let parameters = methods["get"]["parameters"].as_array().into_iter().flatten();
            let asked = parameters.filter(|parameter| parameter["in"] == "query");
            let names = asked.filter_map(|parameter| parameter["name"].as_str()).map(str::to_owned);
            (path.clone(), names.collect())
        });
        Arc::new(Known(known.collect()))
    }

    /// Is there anything in this query that its path does not know?
    fn check(&self, request: &Request) -> Result<(), Fault> {
        let path = request.extensions().get::<MatchedPath>();
        let Some(known) = path.and_then(|path| self.0.get(path.as_str())) else { return Ok(()) };
        let asked = Query::<Vec<(String, String)>>::try_from_uri(request.uri());
        let Query(asked) = asked.map_err(|rejection| Fault::BadRequest { why: rejection.body_text() })?;
        match asked.into_iter().find(|(name, _)| !known.contains(name)) {
            None => Ok(()),
            Some((name, _)) => {
                let name: String = name.chars().take(40).collect();
                let known = if known.is_empty() { "nothing".to_owned() } else { known.join(", ") };
                let why = format!("nothing is known of {name:?} here; what can be asked for is {known}");
                Err(Fault::BadRequest { why })
            }
        }
    }
}

/// Refuses what a path does not know, so that a slip of the pen is not taken for silence.
pub(super) async fn only_known(State(known): State<Arc<Known>>, request: Request, next: Next) -> Response {
    match known.check(&request) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}
