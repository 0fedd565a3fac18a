//! Lists of tables, as the home page and the API show them: from what is kept beside the acts, so no list wakes a table.

use store::{List, Page, Sitter, Summary};
use table::{BOTS, Holder, Refusal, Stage};

use crate::house::House;
use crate::table::unavailable;

/// So many tables are in a list.
const LENGTH: u32 = 20;

/// So many tables are in a list that is looked through.
const LONG: u32 = 500;

/// What the holder of a seat in a list is called; nothing while it is free.
pub(crate) fn called(sitter: &Sitter) -> &str {
    match sitter.chair.holder {
        Holder::Bot(_) => BOTS[sitter.seat.index()],
        Holder::Person(_) | Holder::Here(_) => &sitter.name,
        Holder::Open => "",
    }
}

/// How many seats of a table in a list somebody can take.
pub(crate) fn free(summary: &Summary) -> usize {
    summary.seats.iter().filter(|sitter| sitter.chair.holder == Holder::Open).count()
}

/// When something last happened.
pub(crate) fn at(summary: &Summary) -> i64 {
    match (&summary.end, summary.stage) {
        (Some(end), Stage::Over) => end.at,
        _ => summary.last_at,
    }
}

impl House {
    /// The first tables of a list.
    pub(crate) async fn listed(&self, list: List) -> Result<Vec<Summary>, Refusal> {
        self.store.list(list, Page::first(LENGTH)).await.map_err(|error| unavailable(&error))
    }

    /// The first tables of a list, for somebody who looks through it.
    pub(crate) async fn listed_long(&self, list: List) -> Result<Vec<Summary>, Refusal> {
        self.store.list(list, Page::first(LONG)).await.map_err(|error| unavailable(&error))
    }
}
