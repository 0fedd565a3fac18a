//! A table as it is at a moment. It never changes, so everybody may read it at the same time, wherever he is.

use table::Sitting;

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
}

impl Snapshot {
    pub(super) fn new(sitting: Sitting) -> Snapshot {
        Snapshot { sitting, frozen: false, questions: Questions::default(), gallery: Gallery::default() }
    }
}
