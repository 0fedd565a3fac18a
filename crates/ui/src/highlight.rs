//! What is shown when it happens, not only told: a scoring tile by tile, a stack that opens, a turn in a line.

use serde::Serialize;

/// Something that happened and is shown step by step on the board. Whoever looks can skip it, and see it again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Highlight {
    /// What it is, in few words: "Tile B is scored".
    pub title: String,
    /// What is shown, one after the other.
    pub beats: Vec<Beat>,
    /// What is said at the end, and stands a moment.
    pub close: String,
}

/// One thing that lights up, what is said about it, and what it brought.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Beat {
    /// What lights up on the board, as `data-spot` or `data-piece` names it.
    pub spots: Vec<String>,
    /// What is said.
    pub text: String,
    /// Who gets how many points for it, by number. They fly from what lights up to the score.
    pub points: Vec<(u8, i32)>,
}
