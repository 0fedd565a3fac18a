//! Lines of a table's log, kept from one drawing to the next: most of what happened was told already.

use core::any::Any;
use core::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::Viewer;

use crate::room::Room;
use crate::{Language, Names};

/// For so many viewers lines are kept.
const VIEWERS: usize = 6;

/// Lines of the log of one table, kept from one drawing to the next.
///
/// It can be dropped at any time: then all lines are written anew. Nothing has to be told to it, not even that steps were
/// taken back or somebody is called otherwise, because each line is compared with what it is about.
#[derive(Default)]
pub struct Lines {
    kept: Mutex<Option<Box<dyn Any + Send>>>,
}

impl Lines {
    /// Forgets all lines.
    pub fn clear(&self) {
        *self.kept.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl fmt::Debug for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lines").finish_non_exhaustive()
    }
}

/// A line with what it is about.
pub(super) struct Line<G: Room> {
    /// The step, as told to the viewer.
    pub(super) step: u32,
    /// What happened.
    pub(super) seen: G::Seen,
    /// How it was written.
    pub(super) text: Arc<str>,
}

/// Who read lines, and how.
#[derive(Clone, PartialEq)]
pub(super) struct Reader {
    /// Whose eyes.
    pub(super) eyes: Viewer,
    /// In which language.
    pub(super) language: Language,
    /// What everybody was called, and who was spoken to.
    pub(super) names: Names,
}

/// The lines that readers got, who read last first.
type Kept<G> = Vec<(Reader, Vec<Line<G>>)>;

impl Lines {
    /// The lines that a reader got last. They are taken out; whoever takes them gives the new ones back.
    pub(super) fn take<G: Room>(&self, reader: &Reader) -> Vec<Line<G>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(kept) = kept.as_mut().and_then(|kept| kept.downcast_mut::<Kept<G>>()) else {
            return Vec::new();
        };
        let found = kept.iter().position(|(other, _)| other == reader);
        found.map_or_else(Vec::new, |at| kept.remove(at).1)
    }

    /// Keeps the lines that a reader got.
    pub(super) fn keep<G: Room>(&self, reader: Reader, lines: Vec<Line<G>>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if !kept.as_ref().is_some_and(|kept| kept.is::<Kept<G>>()) {
            *kept = Some(Box::new(Kept::<G>::new()));
        }
        if let Some(kept) = kept.as_mut().and_then(|kept| kept.downcast_mut::<Kept<G>>()) {
            kept.retain(|(other, _)| *other != reader);
            kept.truncate(VIEWERS - 1);
            kept.insert(0, (reader, lines));
        }
    }
}
