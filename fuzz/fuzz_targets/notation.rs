//! Bytes as text for every reader: refused, or read as it would be written.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    if let Err(story) = trials::fuzzing::notation(input) {
        panic!("{story}");
    }
});
