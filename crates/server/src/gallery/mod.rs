//! What was drawn of a snapshot: once for everybody who sees the same, and sent only as far as the page does not have it.
//!
//! A drawing is a few parts (board, log, …), each with a mark that follows from its content. A page says which marks it
//! has. It gets nothing of those, of what has changed since the change, and the rest whole. What is sent to several is
//! compressed once.
//!
//! | file | what is in it |
//! |---|---|
//! | `drawing` | the parts, their marks, the answer |
//! | `change` | how a part differs from what it was |
//! | `packing` | compression |

mod change;
mod drawing;
mod packing;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use axum::response::Response;
use kernel::SeatSet;
use ui::Language;

use crate::sight::{self, Reader};
use crate::table::Snapshot;

use drawing::Drawing;

pub(crate) use drawing::Wants;
pub(crate) use packing::Packing;

/// People who are shown the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Class {
    language: Language,
    mine: SeatSet,
    kept: SeatSet,
    hosting: Hosting,
}

/// Has somebody opened the table?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hosting {
    Host,
    Guest,
}

impl Class {
    fn of(snapshot: &Snapshot, reader: &Reader) -> Class {
        let chairs = &snapshot.sitting.chairs;
        let seats = |of: &dyn Fn(table::PersonId) -> SeatSet| reader.person.map_or(SeatSet::EMPTY, of);
        let hosting = reader.person == Some(snapshot.sitting.head.host());
        Class {
            language: reader.language,
            mine: seats(&|person| chairs.held_by(person)),
            kept: seats(&|person| chairs.kept_for(person)),
            hosting: if hosting { Hosting::Host } else { Hosting::Guest },
        }
    }
}

/// A drawing that is made when the first of its people asks for it.
type Frame = Arc<OnceLock<Drawing>>;

#[derive(Default)]
struct Walls {
    drawn: Vec<(Class, Frame)>,
    /// What was drawn last of the snapshots before.
    before: Vec<(Class, Frame)>,
}

/// What was drawn of a snapshot.
#[derive(Default)]
pub(crate) struct Gallery(Mutex<Walls>);

fn find(frames: &[(Class, Frame)], class: Class) -> Option<Frame> {
    frames.iter().find(|(other, _)| *other == class).map(|(_, frame)| Arc::clone(frame))
}

impl Gallery {
    fn lock(&self) -> MutexGuard<'_, Walls> {
        // The lists are whole after every statement, so a panic elsewhere cannot have broken them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of a drawing, and what was drawn for the same people before.
    fn place(&self, class: Class) -> (Frame, Option<Frame>) {
        let mut walls = self.lock();
        let before = find(&walls.before, class);
        if let Some(frame) = find(&walls.drawn, class) {
            return (frame, before);
        }
        let frame = Frame::default();
        walls.drawn.push((class, Arc::clone(&frame)));
        (frame, before)
    }

    /// The gallery of the next snapshot. It remembers what was drawn last for whom.
    pub(crate) fn next(&self) -> Gallery {
        let walls = self.lock();
        let mut before = walls.drawn.clone();
        before.retain(|(_, frame)| frame.get().is_some());
        for (class, frame) in &walls.before {
            if find(&before, *class).is_none() {
                before.push((*class, Arc::clone(frame)));
            }
        }
        Gallery(Mutex::new(Walls { drawn: Vec::new(), before }))
    }

    /// Forgets what was drawn; whoever wants it again has it drawn again.
    pub(crate) fn clear(&self) {
        *self.lock() = Walls::default();
    }
}

/// A table as the JSON of its page, for this reader.
pub(crate) fn now(snapshot: &Snapshot, reader: &Reader, wants: &Wants) -> Response {
    let (frame, before) = snapshot.gallery.place(Class::of(snapshot, reader));
    let drawing = frame.get_or_init(|| {
        let before = before.as_ref().and_then(|before| before.get());
        Drawing::new(sight::now(snapshot, reader), before)
    });
    drawing.answer(wants)
}
