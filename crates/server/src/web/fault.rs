//! What goes wrong between a request and its answer, with its status and a stable word.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, extract::rejection::JsonRejection};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

use crate::connection::came_late;
use crate::limits::TooMany;
use crate::name::BadName;
use table::Refusal;

/// Why a request is not answered as it wished.
#[derive(Clone, Debug, Error)]
pub(crate) enum Fault {
    /// A table refuses.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A table cannot be opened so.
    #[error(transparent)]
    Open(#[from] catalog::OpenError),
    /// A path that leads nowhere.
    #[error("there is nothing here")]
    NotFound,
    /// Nobody said who they are.
    #[error("say who you are: a token from POST /api/v1/people as \"Authorization: Bearer TOKEN\"")]
    Nobody,
    /// The token belongs to nobody.
    #[error("no one here has this token")]
    UnknownToken,
    /// The body or the query is not what it must be.
    #[error("{why}")]
    BadRequest {
        /// What is wrong, and what would be right.
        why: String,
    },
    /// Nobody can be called so.
    #[error(transparent)]
    BadName(#[from] BadName),
    /// The body is something else than JSON.
    #[error("the body of a request is JSON, with the content type application/json")]
    NotJson,
    /// The body is larger than it may be.
    #[error("a request can have at most {} KiB", super::LARGEST_BODY / 1024)]
    TooLarge,
    /// The body did not arrive in time.
    #[error("the request did not arrive in time")]
    Late,
    /// Another site has sent this request in somebody's name.
    #[error("this request comes from another site")]
    OtherSite,
    /// Somebody asks too often.
    #[error("too many requests; try again in {seconds} s")]
    TooMany {
        /// When it can be tried again.
        seconds: u64,
    },
    /// Somebody has as many public tables as anybody may have.
    #[error(
        "you have {most} public tables that are not over; finish one first, or open this one by link only"
    )]
    TooManyPublic {
        /// How many.
        most: u64,
    },
    /// A way of asking that this path does not know.
    #[error("this path does not answer this kind of request")]
    WrongMethod,
    /// A fault of the house.
    #[error("something broke on the server; it has been logged")]
    Inside,
}

/// An error as it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ErrorBody {
    /// What went wrong.
    pub error: ErrorPart,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ErrorPart {
    /// The stable word, for programs.
    #[schema(example = "stale")]
    pub code: String,
    /// The reason in words, for people; it may change.
    #[schema(example = "the table has gone on: it is at step 12")]
    pub message: String,
    /// The step the table is at, where the request was stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
}

impl Fault {
    /// The stable word for the reason.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Fault::Refused(refusal) => refusal.code(),
            Fault::Open(error) => error.code(),
            Fault::NotFound => "not-found",
            Fault::Nobody => "nobody",
            Fault::UnknownToken => "unknown-token",
            Fault::BadRequest { .. } => "bad-request",
            Fault::BadName(_) => "bad-name",
            Fault::NotJson => "not-json",
            Fault::TooLarge => "too-large",
            Fault::Late => "late",
            Fault::OtherSite => "other-site",
            Fault::TooMany { .. } => "too-many",
            Fault::TooManyPublic { .. } => "too-many-public",
            Fault::WrongMethod => "wrong-method",
            Fault::Inside => "inside",
        }
    }

    /// The status it is answered with.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Fault::Refused(refusal) => refused_status(refusal),
            Fault::Open(catalog::OpenError::UnknownGame(_)) | Fault::NotFound => StatusCode::NOT_FOUND,
            Fault::Open(_) | Fault::BadName(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Fault::Nobody | Fault::UnknownToken => StatusCode::UNAUTHORIZED,
            Fault::BadRequest { .. } => StatusCode::BAD_REQUEST,
            Fault::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::Late => StatusCode::REQUEST_TIMEOUT,
            Fault::OtherSite => StatusCode::FORBIDDEN,
            Fault::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Fault::TooManyPublic { .. } => StatusCode::CONFLICT,
            Fault::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Fault::Inside => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// After how many seconds it can be tried again.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Fault::TooMany { seconds }
            | Fault::Refused(Refusal::TooMuchSaid { seconds } | Refusal::TooSoon { seconds, .. }) => {
                Some(*seconds)
            }
            Fault::Refused(Refusal::Unavailable) => Some(1),
            _ => None,
        }
    }

    /// The error as it is sent, with the message in these words.
    pub(crate) fn told(&self, message: String) -> Response {
        let step = match self {
            Fault::Refused(Refusal::Stale { current }) => Some(*current),
            _ => None,
        };
        let body = ErrorBody { error: ErrorPart { code: self.code().to_owned(), message, step } };
        let mut response = (self.status(), Json(body)).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

fn refused_status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::NoTable | Refusal::NoSuchSeat { .. } | Refusal::NoSuchStep { .. } => StatusCode::NOT_FOUND,
        Refusal::NotYourSeat { .. }
        | Refusal::NotAtTable
        | Refusal::NotHost
        | Refusal::NoHints
        | Refusal::KnowsTooMuch
        | Refusal::OthersSat
        | Refusal::Muted => StatusCode::FORBIDDEN,
        Refusal::Gone => StatusCode::GONE,
        Refusal::Rules(_)
        | Refusal::Among { .. }
        | Refusal::NotTogether { .. }
        | Refusal::BadText { .. }
        | Refusal::Bot(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::SeatTaken { .. }
        | Refusal::AlreadySeated
        | Refusal::TooSoon { .. }
        | Refusal::NobodyAgrees
        | Refusal::NoFreeSeat
        | Refusal::NothingKept
        | Refusal::NoDecision
        | Refusal::OthersPlay
        | Refusal::GivenUp
        | Refusal::NotBegun
        | Refusal::Over
        | Refusal::NotOver
        | Refusal::Stale { .. }
        | Refusal::NothingToUndo
        | Refusal::WishOpen
        | Refusal::NoWish
        | Refusal::ChatFull => StatusCode::CONFLICT,
        Refusal::Frozen | Refusal::Broken { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        Refusal::TooMuchSaid { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl From<TooMany> for Fault {
    fn from(TooMany { seconds }: TooMany) -> Fault {
        Fault::TooMany { seconds }
    }
}

impl From<JsonRejection> for Fault {
    fn from(rejection: JsonRejection) -> Fault {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Fault::NotJson,
            _ if came_late(&rejection) => Fault::Late,
            _ => Fault::BadRequest { why: rejection.body_text() },
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.told(self.to_string());
        // Where pages are served, the fault is said again in the reader's language.
        response.extensions_mut().insert(self);
        response
    }
}
