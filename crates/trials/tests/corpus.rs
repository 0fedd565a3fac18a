//! What the fuzz targets do, on fixed inputs.

use testkit::bytes::corpus;
use trials::fuzzing::{decisions, notation, tables};

#[test]
fn any_bytes_are_decisions() {
    let mut ended = 0;
    for input in corpus(1_200) {
        match decisions(&input) {
            Ok(drive) => ended += u32::from(drive.over),
            Err(story) => panic!("{story}\n  bytes: {input:?}"),
        }
    }
    assert!(ended > 100, "only {ended} inputs came to the end of a game");
}

#[test]
fn any_bytes_are_given_to_the_readers() {
    for input in corpus(1_200) {
        if let Err(story) = notation(&input) {
            panic!("{story}");
        }
    }
}

/// Texts near the notation get further into the readers than bytes at random.
#[test]
fn texts_near_the_notation_are_given_to_the_readers() {
    let words =
        ["D", "W", "P", "start", "P0", "B2", "0", "1", "78", "999", "-1", " ", "", "{", "}", "\"", "ä"];
    let mut given = 0;
    for first in words {
        for second in words {
            for third in words {
                let text = format!("\0\0{first} {second} {third}");
                notation(text.as_bytes()).unwrap_or_else(|story| panic!("{story}"));
                given += 1;
            }
        }
    }
    assert!(given > 1_000);
}

#[test]
fn every_table_can_be_chosen() {
    assert!((2..=1 << 16).contains(&tables()), "two bytes choose among {} tables", tables());
}
