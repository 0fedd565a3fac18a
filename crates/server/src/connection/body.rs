//! Bodies on a line: what arrives must arrive in time, and with what leaves the next request may come.

use core::pin::Pin;
use core::task::{Context, Poll};
use std::error::Error;
use std::sync::Arc;

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, Incoming, SizeHint};
use thiserror::Error;

use super::line::Line;

/// Why a body does not arrive.
#[derive(Debug, Error)]
pub(super) enum ArrivalError {
    /// It takes too long.
    #[error("the body did not arrive in time")]
    Late,
    /// The connection failed.
    #[error(transparent)]
    Connection(#[from] hyper::Error),
}

/// Was a request given up because its body did not arrive in time?
pub(crate) fn came_late(error: &(dyn Error + 'static)) -> bool {
    let mut causes = core::iter::successors(Some(error), |&error| error.source());
    causes.any(|cause| matches!(cause.downcast_ref(), Some(ArrivalError::Late)))
}

/// The body of a request.
pub(super) struct Arriving {
    body: Incoming,
    line: Arc<Line>,
    until: u64,
}

impl Arriving {
    pub(super) fn new(body: Incoming, line: Arc<Line>) -> Arriving {
        let until = line.body_until();
        Arriving { body, line, until }
    }
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = ArrivalError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, ArrivalError>>> {
        if self.line.is_late() {
            return Poll::Ready(Some(Err(ArrivalError::Late)));
        }
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        match frame {
            Poll::Pending => self.line.wants_body(self.until),
            Poll::Ready(_) => self.line.has_body(),
        }
        frame.map_err(ArrivalError::from)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Arriving {
    fn drop(&mut self) {
        self.line.has_body();
    }
}

/// The body of an answer.
pub(super) struct Leaving {
    body: Body,
    line: Arc<Line>,
}

impl Leaving {
    pub(super) fn new(body: Body, line: Arc<Line>) -> Leaving {
        Leaving { body, line }
    }
}

impl HttpBody for Leaving {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.line.is_answered();
    }
}
