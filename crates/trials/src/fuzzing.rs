//! What a fuzz target does with its bytes. The same functions run on fixed inputs in the ordinary tests.

use std::sync::LazyLock;

use catalog::{Catalog, Loaded, Visitor};
use kernel::Game;
use testkit::bytes::{self, Drive};
use testkit::table;

static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::built_in);

/// Every game with the number of its tables.
static TABLES: LazyLock<Vec<(&'static str, usize)>> =
    LazyLock::new(|| Catalog::IDS.iter().map(|id| (*id, visit(id, Count))).collect());

/// The bytes play a game: the first two choose the table, the others are decisions.
///
/// The error is the whole story of a broken law.
pub fn decisions(input: &[u8]) -> Result<Drive, String> {
    at_table(input, Play)
}

/// The bytes are a text: the first two choose the table, the others are given to every reader of its game.
pub fn notation(input: &[u8]) -> Result<(), String> {
    at_table(input, Read)
}

/// How many different tables inputs choose from.
pub fn tables() -> usize {
    TABLES.iter().map(|(_, count)| count).sum()
}

fn visit<V: Visitor>(id: &str, visitor: V) -> V::Out {
    CATALOG.visit(id, visitor).unwrap_or_else(|_| unreachable!("{id} is one of the catalogue's ids"))
}

/// What is done with bytes at a table.
trait Trial {
    type Out;

    fn run<G: Game>(&self, config: &G::Config, bytes: &[u8]) -> Result<Self::Out, String>;
}

struct Play;

impl Trial for Play {
    type Out = Drive;

    fn run<G: Game>(&self, config: &G::Config, bytes: &[u8]) -> Result<Drive, String> {
        bytes::drive::<G>(config, bytes).map_err(|violation| violation.to_string())
    }
}

struct Read;

impl Trial for Read {
    type Out = ();

    fn run<G: Game>(&self, config: &G::Config, bytes: &[u8]) -> Result<(), String> {
        let text = String::from_utf8_lossy(bytes);
        bytes::read_anything::<G>(config, &text).map_err(|violation| violation.to_string())
    }
}

/// Runs a trial at the table that the first two bytes choose.
fn at_table<T: Trial>(input: &[u8], trial: T) -> Result<T::Out, String> {
    let (head, bytes) = input.split_at(input.len().min(2));
    let number = head.iter().fold(0, |number, byte| number << 8 | usize::from(*byte));
    let mut nth = number % tables();
    for (id, count) in TABLES.iter() {
        if nth < *count {
            return visit(id, At { nth, bytes, trial });
        }
        nth -= count;
    }
    unreachable!("the number is below the sum of the counts")
}

struct Count;

impl Visitor for Count {
    type Out = usize;

    fn visit<G: Game>(self, game: &Loaded<G>) -> usize {
        table::every_config::<G>(game.data).len()
    }
}

struct At<'a, T> {
    nth: usize,
    bytes: &'a [u8],
    trial: T,
}

impl<T: Trial> Visitor for At<'_, T> {
    type Out = Result<T::Out, String>;

    fn visit<G: Game>(self, game: &Loaded<G>) -> Self::Out {
        self.trial.run::<G>(&table::every_config::<G>(game.data)[self.nth], self.bytes)
    }
}
