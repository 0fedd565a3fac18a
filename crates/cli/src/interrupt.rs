//! Ctrl-C as a wish: long work stops at the next good moment and shows what there is so far.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static WISHED: AtomicBool = AtomicBool::new(false);

/// From now on the first Ctrl-C is a wish to stop; a second one ends the program at once.
pub(crate) fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let heard = ctrlc::set_handler(|| {
            if WISHED.swap(true, Ordering::Relaxed) {
                // 128 + the number of the signal, as shells count.
                std::process::exit(130);
            }
        });
        if let Err(error) = heard {
            eprintln!("henge: Ctrl-C will end the program without results: {error}");
        }
    });
}

/// Has somebody pressed Ctrl-C?
pub(crate) fn is_wished() -> bool {
    WISHED.load(Ordering::Relaxed)
}
