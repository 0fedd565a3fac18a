//! How much a browser has to load.

use std::io::Write;

use catalog::Loaded;
use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::Viewer;
use ui::page::assets::{self, Rooms};
use ui::page::{self, GameCard, Home, Theme};
use ui::{Language, Room, Texts};

use crate::stage::{Stage, every_game, frame, players};

fn gzipped(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap().len()
}

/// What a page of these rooms loads beside itself.
fn assets(rooms: Rooms<'_>) -> usize {
    let files = assets::styles(rooms).chain(assets::scripts(rooms)).chain([assets::icon()]);
    files.map(|asset| gzipped(&asset.text)).sum()
}

#[test]
fn the_home_page_is_small() {
    let texts = Texts::of(Language::De);
    let frame = frame(Language::De, Theme::Auto, "/");
    let mut games = Vec::new();
    every_game!(game => games.push(card(game, texts)));
    let home = page::home(&frame, &Home { games, ..Home::default() }).into_string();
    println!("home {} + assets {}", gzipped(&home), assets(Rooms::All));
    assert!(gzipped(&home) + assets(Rooms::All) <= 150 * 1024);
}

fn card<G: Room>(game: &Loaded<G>, texts: &Texts) -> GameCard {
    GameCard::of::<G>(game.data, texts)
}

#[test]
fn tables_and_updates_are_small() {
    every_game!(game => table(game));
}

fn table<G: Room>(game: &Loaded<G>) {
    let frame = frame(Language::De, Theme::Auto, "/");
    let (mut page, mut update, mut board) = (0, 0, [0, 0]);
    for seed in 0..4 {
        let mut stage = Stage::new(game, players(game)[1], seed);
        while stage.hop(9).is_some() {
            let viewer = stage.deciding().lowest().map_or(Viewer::Audience, Viewer::Seat);
            let look = stage.look(viewer, Language::De);
            let now = look.now();
            let json = serde_json::to_string(&now).unwrap();
            update = update.max(gzipped(&json));
            board = [board[0].max(now.parts.board.len()), board[1].max(gzipped(&now.parts.board))];
            page = page.max(gzipped(&look.page(&frame)));
        }
    }
    let (id, assets) = (G::ID, assets(Rooms::One(G::ID)));
    println!(
        "{id}: page at most {page} + assets {assets}; update at most {update}; board {board:?} (raw, gzip)"
    );
    assert!(page + assets <= 150 * 1024, "{id}: {page} + {assets}");
    assert!(update <= 15 * 1024, "{id}: {update}");
}
