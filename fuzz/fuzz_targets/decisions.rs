//! Bytes as the decisions of a game: no law is broken, nothing panics.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    if let Err(story) = trials::fuzzing::decisions(input) {
        panic!("{story}");
    }
});
