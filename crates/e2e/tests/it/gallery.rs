//! The pictures of the README, one of each room in the middle of a game: `cargo xtask pictures`.

use std::path::Path;

use e2e::{DOLMENGOETTER, Hand, Player, Progress, RUNESTONES, Room, SKYE, VALE, stage};

/// What a room is pictured at: after so many touches, as soon as something is on its page.
struct Moment {
    room: Room,
    touches: u32,
    shows: &'static str,
}

const MOMENTS: [Moment; 4] = [
    Moment {
        // The board for more players, and a dolmen to be laid.
        room: Room { options: &[("start", "P0")], ..DOLMENGOETTER },
        touches: 40,
        shows: "document.querySelector('.lit[data-key^=\"dolmen:\"]')",
    },
    Moment { room: VALE, touches: 30, shows: "document.querySelector('.lit[data-key]')" },
    Moment {
        room: Room { options: &[("start", "P0")], ..RUNESTONES },
        touches: 60,
        shows: "document.querySelectorAll('.rs-own .rs-laid .rs-card').length > 1",
    },
    Moment { room: SKYE, touches: 30, shows: "document.querySelector('.lit[data-key]')" },
];

#[test]
#[ignore = "writes into docs/pictures"]
fn every_room_is_pictured_for_the_readme() {
    let Some(stage) = stage() else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    for Moment { room, touches, shows } in MOMENTS {
        let mut me = Player::new(stage.browser.page(), Hand::Mouse, 41);
        me.open(&stage.house, room, &["me", "bot:greedy", "bot:greedy"]);
        let mut played = 0;
        loop {
            me.await_turn();
            if played >= touches && me.page.eval(&format!("Boolean({shows})")) == true {
                break;
            }
            played += 1;
            if me.touch() == Progress::Over {
                me.open(&stage.house, room, &["me", "bot:greedy", "bot:greedy"]);
                played = 0;
            }
        }
        me.page.eval("scrollTo(0, 0)");
        let bytes = me.page.picture(&folder.join(format!("{}.webp", room.game)));
        println!("{}: {bytes} bytes", room.game);
        assert!(bytes <= 300 * 1024, "a picture of the README is at most 300 KiB");
    }
}
