//! Why a table does not do what it was asked.

use catalog::Refused;
use kernel::Seat;
use thiserror::Error;

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Nobody has opened such a table.
    #[error("there is no table with this id")]
    NoTable,
    /// The table has fewer seats.
    #[error("there is no seat {}: this table has seats 0 to {}", .seat.number(), .seats - 1)]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// Somebody acts for a seat that is not theirs.
    #[error("seat {} is not yours", .seat.number())]
    NotYourSeat {
        /// Which.
        seat: Seat,
    },
    /// Somebody who only watches does what only players may.
    #[error("only the players at this table may do that")]
    NotAtTable,
    /// Only who opened the table may do that.
    #[error("only the person who opened the table may do that")]
    NotHost,
    /// The seat is somebody else's.
    #[error("seat {} is taken", .seat.number())]
    SeatTaken {
        /// Which.
        seat: Seat,
    },
    /// Somebody who has a seat wants another one.
    #[error("you already have a seat at this table")]
    AlreadySeated,
    /// Somebody who may know what others must not wants to take over a seat.
    #[error(
        "only someone who has not sat at this table and did not open it may take over a seat of a running game"
    )]
    KnowsTooMuch,
    /// The person has not been away for long enough.
    #[error("the person in seat {} may still come back; a bot can take over in {seconds} s", .seat.number())]
    TooSoon {
        /// Which seat.
        seat: Seat,
        /// After how many seconds it can be given to a bot.
        seconds: u64,
    },
    /// No seat is free.
    #[error("no seat is free at this table")]
    NoFreeSeat,
    /// Nobody keeps a seat for this person.
    #[error("no seat at this table is kept for you")]
    NothingKept,
    /// People are not advised at this table.
    #[error("there are no hints at this table")]
    NoHints,
    /// Who asks for advice has nothing to decide.
    #[error("you have no decision to make now")]
    NoDecision,
    /// The game has no such bot.
    #[error(transparent)]
    Bot(#[from] bots::UnknownBot),
    /// Somebody gives up a game that others play.
    #[error("others are playing: leave, and a bot takes over")]
    OthersPlay,
    /// Somebody deletes a table at which others have played.
    #[error("others have played at this table; it stays")]
    OthersSat,
    /// The table was deleted.
    #[error("this table was deleted")]
    Gone,
    /// The game was given up by one of several who had played it, so its secrets stay closed.
    #[error("this game was given up before its end; what others kept secret stays secret")]
    GivenUp,
    /// The game waits for players.
    #[error("the game starts once every seat is taken")]
    NotBegun,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// What is wanted comes after the end.
    #[error("the game is still running")]
    NotOver,
    /// What somebody decided no longer means what it meant when they looked.
    #[error("the table has gone on: it is at step {current}")]
    Stale {
        /// The step the table is at, as the person counts.
        current: u32,
    },
    /// The rules or the notation do not allow it.
    #[error(transparent)]
    Rules(#[from] Refused),
    /// One of several actions is refused, so none was done.
    #[error("action {number} ({action}): {refused}; nothing was done")]
    Among {
        /// Which of them, from 1.
        number: usize,
        /// The action in notation.
        action: String,
        /// Why.
        refused: Refused,
    },
    /// Something becomes known between two of several actions, so none was done.
    #[error(
        "action {number} ({action}) must be sent on its own: the table goes on before it; nothing was done"
    )]
    NotTogether {
        /// Which of them, from 1.
        number: usize,
        /// The action in notation.
        action: String,
    },
    /// There is nothing to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// The step to go back to does not exist.
    #[error("there is no step {step} to go back to; the table is at step {current}")]
    NoSuchStep {
        /// The step that was named.
        step: u32,
        /// The step the table is at.
        current: u32,
    },
    /// Somebody has already asked to take something back.
    #[error("another undo request is still open")]
    WishOpen,
    /// Nobody has asked this person.
    #[error("no one has asked you to undo anything")]
    NoWish,
    /// Nobody is left who could agree.
    #[error("no one is here to agree to undo that")]
    NobodyAgrees,
    /// A text is empty, too long or has control characters.
    #[error("a message must have 1 to {max} characters")]
    BadText {
        /// How long a message may be.
        max: usize,
    },
    /// Somebody writes more than others can read.
    #[error("that was a lot at once; you can write again in {seconds} s")]
    TooMuchSaid {
        /// In how many seconds.
        seconds: u64,
    },
    /// Somebody has written as much as this table keeps of a person.
    #[error("this table keeps no more messages of yours")]
    ChatFull,
    /// The players do not want to hear people who only watch.
    #[error("the players have muted spectators")]
    Muted,
    /// The rules failed at this table; its log is kept.
    #[error("this table is frozen: its rules failed. Its log is kept")]
    Frozen,
    /// The table cannot be rebuilt from its log here.
    #[error("this table cannot be continued here: {why}")]
    Broken {
        /// What failed.
        why: String,
    },
    /// The store does not answer.
    #[error("the server cannot save now; try again")]
    Unavailable,
}

impl Refusal {
    /// The stable word for the reason.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NoTable => "no-such-table",
            Refusal::NoSuchSeat { .. } => "no-such-seat",
            Refusal::NotYourSeat { .. } => "not-your-seat",
            Refusal::NotAtTable => "not-at-table",
            Refusal::NotHost => "not-host",
            Refusal::SeatTaken { .. } => "seat-taken",
            Refusal::AlreadySeated => "already-seated",
            Refusal::KnowsTooMuch => "knows-too-much",
            Refusal::TooSoon { .. } => "too-soon",
            Refusal::NoFreeSeat => "no-free-seat",
            Refusal::NothingKept => "nothing-kept",
            Refusal::NoHints => "no-hints",
            Refusal::NoDecision => "no-decision",
            Refusal::Bot(_) => "unknown-bot",
            Refusal::OthersPlay => "others-play",
            Refusal::OthersSat => "others-sat",
            Refusal::Gone => "gone",
            Refusal::GivenUp => "given-up",
            Refusal::NotBegun => "not-begun",
            Refusal::Over => "game-over",
            Refusal::NotOver => "not-over",
            Refusal::Stale { .. } => "stale",
            Refusal::Rules(refused) | Refusal::Among { refused, .. } => refused.code(),
            Refusal::NotTogether { .. } => "not-together",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::NoSuchStep { .. } => "no-such-step",
            Refusal::WishOpen => "undo-open",
            Refusal::NoWish => "no-undo-open",
            Refusal::NobodyAgrees => "nobody-agrees",
            Refusal::BadText { .. } => "bad-text",
            Refusal::TooMuchSaid { .. } => "too-much-said",
            Refusal::ChatFull => "chat-full",
            Refusal::Muted => "muted",
            Refusal::Frozen => "frozen",
            Refusal::Broken { .. } => "broken",
            Refusal::Unavailable => "unavailable",
        }
    }

    /// A table that cannot be rebuilt.
    pub fn broken(why: &dyn core::fmt::Display) -> Refusal {
        Refusal::Broken { why: why.to_string() }
    }
}
