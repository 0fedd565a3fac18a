//! How much a browser has to load.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::Viewer;
use ui::page::{self, GameCard, Home, Theme, assets};
use ui::{Language, Texts};

use crate::stage::{G, Stage, catalog, frame};

fn gzipped(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap().len()
}

#[test]
fn pages_and_updates_are_small() {
    let texts = Texts::of(Language::De);
    let frame = frame(Language::De, Theme::Auto, "/");
    let games = vec![GameCard::of::<G>(catalog().dolmengoetter().data, texts)];
    let home = page::home(&frame, &Home { games, ..Home::default() }).into_string();
    let assets = gzipped(assets::CSS.text) + gzipped(assets::JS.text) + gzipped(assets::ICON.text);
    println!("home {} + assets {assets}", gzipped(&home));
    assert!(gzipped(&home) + assets <= 150 * 1024);
    let (mut page, mut update, mut board) = (0, 0, [0, 0]);
    for seed in 0..4 {
        let mut stage = Stage::new(5, seed);
        while stage.run(9).step().is_some() {
            let viewer = stage.deciding().lowest().map_or(Viewer::Audience, Viewer::Seat);
            let look = stage.look(viewer, Language::De);
            let now = look.now();
            let json = serde_json::to_string(&now).unwrap();
            update = update.max(gzipped(&json));
            board = [board[0].max(now.parts.board.len()), board[1].max(gzipped(&now.parts.board))];
            page = page.max(gzipped(&look.page(&frame)));
        }
    }
    println!(
        "table page at most {page} + assets {assets}; update at most {update}; board {board:?} (raw, gzip)"
    );
    assert!(page + assets <= 150 * 1024);
    assert!(update <= 15 * 1024, "{update}");
    assert!(board[0] <= 60_000 && board[1] <= 8_192, "{board:?}");
}
