//! The socket of a connection: it tells the line when something comes or nothing goes out.

use core::pin::Pin;
use core::task::{Context, Poll};
use std::io::{IoSlice, Result};
use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use super::head::Head;
use super::line::{Line, Phase};

/// A socket on a line.
pub(super) struct Socket {
    stream: TcpStream,
    line: Arc<Line>,
    head: Head,
}

impl Socket {
    pub(super) fn new(stream: TcpStream, line: Arc<Line>) -> Socket {
        Socket { stream, line, head: Head::default() }
    }

    fn hear(&mut self, bytes: &[u8]) {
        match self.line.phase() {
            Phase::Request => {
                self.line.begins();
                self.head = Head::default();
            }
            Phase::Head => {}
            Phase::Body | Phase::Nothing => return,
        }
        self.head.read(bytes);
        if self.head.is_ambiguous() {
            self.line.note_ambiguous();
        }
    }

    fn tell<T>(&self, done: Poll<Result<T>>) -> Poll<Result<T>> {
        match done {
            Poll::Pending => self.line.is_blocked(),
            Poll::Ready(_) => self.line.flows(),
        }
        done
    }
}

impl AsyncRead for Socket {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        let before = buf.filled().len();
        let done = Pin::new(&mut self.stream).poll_read(cx, buf);
        let bytes = &buf.filled()[before..];
        if !bytes.is_empty() {
            self.hear(bytes);
        }
        done
    }
}

impl AsyncWrite for Socket {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.tell(done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.tell(done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
