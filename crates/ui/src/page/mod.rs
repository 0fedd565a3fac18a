//! The pages of the house, as functions from plain facts to HTML.
//!
//! A page gets a [`Frame`] (who reads, in which language) and a struct of its own with everything it shows. It
//! knows no routes' handlers, no cookies and no clock.
//!
//! | file | what is in it |
//! |---|---|
//! | `frame` | what surrounds every page; languages, themes |
//! | `home`, `new_table`, `new_form`, `me`, `link`, `message` | the pages without a board |
//! | `invitation`, `share` | a table that waits, for who follows its link; the link itself |
//! | `scene`, `sign` | what is drawn on them |
//! | `facts` | what a page of a table needs beside the game, filled in by whoever serves it |
//! | `now` | a table at a moment, as one viewer may see it: the parts of the page and the tree of touches |
//! | `parts` | players, chat, prompt |
//! | `log`, `lines` | what happened; lines of it that were told already |
//! | `ending` | the end of a game: who wins, and how it went |
//! | `clock` | times, which the script turns into words |
//! | `bots`, `around` | what pages say about bots; what surrounds the game at a table |
//! | `table`, `replay` | the pages with a board |
//! | `learn` | guided first games: the list of lessons, and a lesson |
//! | `guide`, `gallery` | how a game is played, with pictures and boards to try it on; all its pieces and signs |
//! | `rules`, `markdown` | the exact rules with pictures of their positions; the Markdown of all such pages |
//! | `assets` | the style sheet and the script |

mod around;
pub mod assets;
mod bots;
mod clock;
mod ending;
mod facts;
mod frame;
mod gallery;
mod guide;
mod home;
mod invitation;
mod learn;
mod lines;
mod link;
mod log;
mod markdown;
mod me;
mod message;
mod new_form;
mod new_table;
mod now;
mod option_field;
mod parting;
mod parts;
mod replay;
mod rules;
mod scene;
mod share;
mod sign;
mod table;
mod tally;

pub use around::{Around, Hearing, Hinting, Note, Opened};
pub use bots::{BotWords, Temper};
pub use clock::ago;
pub(crate) use ending::{Ending, Finisher};
pub use facts::{Chair, Chat, Facts, Here, Numbered, Said, Sitter, Undo};
pub use frame::{Frame, Preview, Theme, UnknownTheme};
pub(crate) use gallery::explained;
pub use gallery::{GalleryPage, gallery};
pub use guide::{GuidePage, attempt, guide};
pub use home::{GameCard, Holding, Home, Lists, SeatLine, TableLine, TableState, Usual, home, lists};
pub use invitation::{Invitation, InvitedSeat, invitation};
pub use learn::{Contents, LessonPage, contents, lesson};
pub use lines::Lines;
pub use link::{Before, Link, link_asks, link_taken};
pub use log::Log;
pub(crate) use markdown::emphasised;
pub use me::{Me, Show, me};
pub use message::message;
pub use new_form::new_table;
pub use new_table::{NewTable, SeatChoice};
pub use now::{Moment, Now, Parts, Path, Question, now};
pub use option_field::{OptionFault, OptionField, OptionKind, OptionValue};
pub use parting::{Giver, Parting};
pub(crate) use replay::viewpoint_word;
pub use replay::{Glance, Replay, Viewpoint, replay, replay_now, viewpoint};
pub use rules::{RulesPage, rules, rules_pages};
pub use table::{About, TablePage, table};
pub use tally::{GameTally, LastGame, Rival, Tally, WEEKS};
