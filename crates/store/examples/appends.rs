//! How many acts a second the store keeps: many tables at once, each waits for its own act.
//!
//! `cargo run --release -p store --example appends -- [TABLES] [ACTS] [FILE]`

use std::path::PathBuf;
use std::time::Instant;

use store::Store;
use table::{Act, By, Chairs, Facts, Journal, Listing, Opened, PersonId, SeatSet, Secret, Stage, Terms};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let tables: u32 = args.next().map_or(Ok(1_000), |text| text.parse())?;
    let acts: u32 = args.next().map_or(Ok(100), |text| text.parse())?;
    let path = args.next().map_or_else(|| std::env::temp_dir().join("henge-appends.db"), PathBuf::from);
    if path.exists() {
        return Err(format!("{} is there already", path.display()).into());
    }
    let store = Store::open(&path).await?;
    let host = store.create_person([1; 32], "Ada", 0).await?;
    let chairs = ["person 1", "bot 3", "bot 4/builder"].map(|text| text.parse().expect("a chair"));
    let facts = Facts {
        stage: Stage::Playing,
        deciding: SeatSet::first(1),
        since: 0,
        chairs: Chairs::new(chairs.to_vec()),
        points: vec![12, 7, 31],
        places: None,
    };
    let begun = Instant::now();
    let opening = (0..tables).map(|number| {
        let (store, facts) = (store.clone(), facts.clone());
        tokio::spawn(async move { open(&store, number, host, &facts).await })
    });
    let mut ids = Vec::new();
    for one in opening.collect::<Vec<_>>() {
        ids.push(one.await??);
    }
    println!("{tables} tables opened in {:.2} s", begun.elapsed().as_secs_f64());

    let before = store.tally();
    let begun = Instant::now();
    let playing = ids.into_iter().map(|id| {
        let (store, facts) = (store.clone(), facts.clone());
        tokio::spawn(async move {
            for number in 2..acts + 2 {
                let rows = ["P0 W 23 17", "chance 4 of 9"].map(|row| row.parse().expect("a row"));
                let act = Act { number, at: number.into(), by: By::Person(host), rows: rows.to_vec() };
                store.append(&id, &act, &facts).await?;
            }
            Ok::<(), table::AppendError>(())
        })
    });
    for one in playing.collect::<Vec<_>>() {
        one.await??;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let after = store.tally();
    let (kept, commits) = (after.acts - before.acts, after.commits - before.commits);
    println!("{kept} acts in {commits} commits, {seconds:.2} s: {:.0} acts/s", kept as f64 / seconds);
    store.close().await;
    std::fs::remove_file(&path)?;
    Ok(())
}

async fn open(
    store: &Store,
    number: u32,
    host: PersonId,
    facts: &Facts,
) -> Result<table::TableId, table::CreateError> {
    let id: table::TableId = format!("table-{number}").parse().expect("a number is fit for an id");
    let opened = Opened {
        id: id.clone(),
        game: "dolmengoetter".to_owned(),
        rules: 1,
        data: [0; 32],
        terms: serde_json::to_string(&Terms::usual(host)).expect("plain data is JSON"),
        seed: Secret([7; 32]),
        listing: Listing::Public,
        at: 0,
        rematch_of: None,
    };
    let rows = vec!["pace fast".parse().expect("a row")];
    let first = Act { number: 1, at: 0, by: By::Person(host), rows };
    store.open(&opened, &first, facts).await?;
    Ok(id)
}
