//! A table as it is at a moment. It never changes, so everybody may read it at the same time, wherever they are.

use std::sync::Arc;

use table::Sitting;
use ui::page::Lines;

use crate::gallery::Gallery;
use crate::table::hints::Questions;

/// A table as it is at a moment.
pub struct Snapshot {
    /// The table with its people.
    pub sitting: Sitting,
    /// Have the rules failed here?
    pub frozen: bool,
    /// What people asked about this position.
    pub(crate) questions: Questions,
    /// What was drawn of it.
    pub(crate) gallery: Gallery,
    /// Lines of the log that were written already, kept from one snapshot to the next.
    pub(crate) lines: Arc<Lines>,
}

impl Snapshot {
    /// A table that was just read.
    pub(super) fn new(sitting: Sitting) -> Snapshot {
        let (questions, gallery, lines) = (Questions::default(), Gallery::default(), Arc::default());
        Snapshot { sitting, frozen: false, questions, gallery, lines }
    }

    /// The table a moment later.
    pub(super) fn then(&self, sitting: Sitting) -> Snapshot {
        let (gallery, lines) = (self.gallery.next(), Arc::clone(&self.lines));
        Snapshot { gallery, lines, ..Snapshot::new(sitting) }
    }

    /// Forgets what can be drawn again.
    pub(super) fn tidy(&self) {
        self.gallery.clear();
        self.lines.clear();
    }
}
