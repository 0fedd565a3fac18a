//! A table with its people as a pure value, and the ports through which it is kept and heard of.
//!
//! No task, no clock, no file, no protocol: [`Sitting::act`] makes a new table out of an old one and the [`Act`] that led
//! there. Whoever serves tables keeps the act in a [`Journal`] and only then believes it.
//!
//! | file | what is in it |
//! |---|---|
//! | `ids` | people and tables by number and name |
//! | `terms` | what is agreed before a game |
//! | `act` | the unit of everything, and its rows as text |
//! | `chairs`, `seating` | who sits where, and who may |
//! | `sitting` | the table: acts followed, what is so |
//! | `deed` | what somebody wants done, and whether it still means what it meant |
//! | `parting` | giving up, and what may be deleted |
//! | `undo` | taking back, freely or by consent |
//! | `chat`, `pace` | what is said; how long bots take |
//! | `marks` | who noticed what: everybody counts in numbers of their own |
//! | `refusal` | why nothing was done |
//! | `facts` | what lists show |
//! | `journal`, `bus` | the ports, with an implementation in memory |

mod act;
mod bus;
mod chairs;
mod chat;
mod deed;
mod facts;
mod ids;
mod journal;
mod marks;
mod pace;
mod parting;
mod refusal;
mod seating;
mod sitting;
mod terms;
mod undo;

/// Everybody who speaks of a table speaks of its seats.
pub use kernel::{Seat, SeatSet};

pub use act::{Act, BadRow, By, Coming, Row, Watchers};
pub use bus::{Bus, Hearing, LocalBus, News};
pub use chairs::{BOTS, BadChair, Chair, Chairs, Holder, Offer};
pub use chat::{Chat, LONGEST_MESSAGE, MESSAGES_AT_HAND, Said};
pub use deed::{Deed, Invited, Looked, MOST_TOGETHER, Outcome, Seen};
pub use facts::{Facts, Place};
pub use ids::{BadTableId, Person, PersonId, TableId};
pub use journal::{AppendError, CreateError, Failure, Journal, Kept, MemoryJournal, Opened, Pending, Secret};
pub use marks::Eyes;
pub use pace::{Moment, Pace, UnknownPace};
pub use refusal::Refusal;
pub use sitting::{Note, Sitting, Stage};
pub use terms::{Absent, Head, Hints, Listing, Terms, UnknownHints};
pub use undo::{Consent, Wish};
