//! Records come back as they were, and nothing that was changed in them stays unseen.

use catalog::record::{Dealing, Draws, Form, Name, Part, Problem};
use catalog::{Catalog, Dealer, Forced, Opening, Record, RecordFault, Seed};
use kernel::{Dice, Viewer};

use crate::{play, ring};

fn names(seats: u8) -> Vec<Name> {
    ["Änne", "bot: greedy", "C", "D d D", "⚇"][..usize::from(seats)]
        .iter()
        .map(|name| name.parse().unwrap())
        .collect()
}

/// A random game of Die Dolmengötter, played so far.
fn played(catalog: &Catalog, options: &[(String, String)], seats: u8, seed: u64, most: u32) -> Record {
    played_of("dolmengoetter", catalog, options, seats, seed, most)
}

/// A random game, played so far.
fn played_of(
    game: &str,
    catalog: &Catalog,
    options: &[(String, String)],
    seats: u8,
    seed: u64,
    most: u32,
) -> Record {
    let dealer = Dealer::new(Seed::from_number(seed));
    let mut table = play::open(catalog, game, seats, options);
    play::play(&mut *table, &dealer, &mut Dice::from_number(seed), most);
    let dealing = match seed % 3 {
        0 => Dealing::Committed(dealer.commitment()),
        1 => Dealing::Supplied,
        _ => Dealing::Revealed(dealer.seed().clone()),
    };
    Record::of(&*table, names(seats), dealing).unwrap()
}

fn assert_round_trip(catalog: &Catalog, record: &Record) -> usize {
    let text = record.to_text();
    assert_eq!(Record::from_text(&text).as_ref(), Ok(record));
    assert_eq!(catalog.read_record(text.as_bytes()), Ok((record.clone(), Form::Text)));
    let packed = catalog.pack(record).unwrap();
    assert_eq!(catalog.read_record(&packed), Ok((record.clone(), Form::Binary)));
    let replayed = catalog.replay(record).unwrap();
    assert_eq!(replayed.table.log(), record.steps);
    packed.len()
}

#[test]
fn both_forms_come_back_as_they_were() {
    let catalog = Catalog::built_in();
    let mut largest = 0;
    for (game, seats, options) in play::every_table(&catalog) {
        for seed in 0..12 {
            let record = played_of(game, &catalog, &options, seats, seed, u32::MAX);
            assert!(record.result.is_some());
            let bytes = assert_round_trip(&catalog, &record);
            // Random play makes some games very long; a step must stay small then.
            let bound = 600 + 5 * record.steps.len();
            assert!(bytes <= bound, "{game}: {} steps take {bytes} bytes", record.steps.len());
            if game == "dolmengoetter" {
                largest = largest.max(bytes);
            }
            let part = played_of(game, &catalog, &options, seats, seed, seed as u32 * 3);
            assert_round_trip(&catalog, &part);
        }
    }
    assert!(largest <= 2048, "a finished game takes {largest} bytes");
}

#[test]
fn automatic_steps_come_back_too() {
    let catalog = ring::catalog("records");
    let mut autos = 0;
    for seed in 0..60 {
        let record = played(&catalog, &ring::options(), 2, seed, u32::MAX);
        assert_round_trip(&catalog, &record);
        autos += record.to_text().lines().filter(|line| line.contains(" auto ")).count();
    }
    assert!(autos > 20, "only {autos} automatic steps");
}

#[test]
fn a_game_from_a_position_keeps_the_position() {
    let catalog = Catalog::built_in();
    let opening = Opening {
        game: "dolmengoetter",
        seats: 2,
        choices: &[],
        position: Some(r#"{"druids": {"P0": [23, 1, "2*"], "P1": [76, 77, 78]}, "stones": {"P0": [22]}}"#),
        forced: Forced::Asked,
    };
    let mut table = catalog.open_with(&opening).unwrap();
    let dealer = Dealer::new(Seed::from_number(3));
    play::play(&mut *table, &dealer, &mut Dice::from_number(3), 40);
    let record = Record::of(&*table, names(2), Dealing::Supplied).unwrap();
    assert!(record.position.is_some());
    assert_round_trip(&catalog, &record);
    let again = catalog.replay(&record).unwrap().table;
    assert_eq!(again.view(Viewer::Open), table.view(Viewer::Open));
}

#[test]
fn the_text_form_is_what_the_documentation_says() {
    let catalog = Catalog::built_in();
    let record = played(&catalog, &[("board".to_owned(), "small16".to_owned())], 2, 2, 12);
    let text = record.to_text();
    let lines: Vec<&str> = text.lines().collect();
    let seed = Seed::from_number(2);
    assert_eq!(lines[..3], ["henge-record 1", "game dolmengoetter", "rules 1"]);
    assert_eq!(lines[3], format!("data {}", record.data.to_hex()));
    assert_eq!(lines[4..6], ["option board small16", "option start random"]);
    assert!(lines[6].starts_with("option colours "));
    assert_eq!(lines[7..10], ["seat P0 Änne", "seat P1 bot: greedy", "forced played"]);
    assert_eq!(lines[10], format!("chance dealt {}", seed.commitment()));
    assert_eq!(lines[11], format!("seed {}", seed.reveal()));
    assert_eq!(lines[12], "");
    assert!(lines[13].starts_with("1 chance start P"));
    assert!(lines[14].starts_with("2 P"));
    assert_eq!(lines[lines.len() - 3..lines.len() - 1], ["", "unfinished"]);
    let body = &text[..text.rfind("checksum").unwrap()];
    assert_eq!(lines[lines.len() - 1], format!("checksum {}", blake3::hash(body.as_bytes()).to_hex()));
}

/// The text with a line changed and a checksum that fits again.
fn forged(text: &str, line: usize, change: impl Fn(&str) -> String) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    lines[line - 1] = change(&lines[line - 1]);
    let body = lines.join("\n") + "\n";
    format!("{body}checksum {}\n", blake3::hash(body.as_bytes()).to_hex())
}

fn finished() -> (Catalog, Record) {
    let catalog = Catalog::built_in();
    let record = played(&catalog, &[], 3, 2, u32::MAX);
    assert!(matches!(record.dealing, Dealing::Revealed(_)));
    (catalog, record)
}

fn faults(catalog: &Catalog, text: &str) -> Vec<RecordFault> {
    match catalog.verify(text.as_bytes()) {
        Ok(_) => Vec::new(),
        Err(faults) => faults,
    }
}

#[test]
fn a_change_in_any_line_is_seen() {
    let (catalog, record) = finished();
    let text = record.to_text();
    assert_eq!(faults(&catalog, &text), []);
    let lines: Vec<&str> = text.lines().collect();
    let joined = |lines: &[&str]| lines.join("\n") + "\n";
    for index in 0..lines.len() {
        let mut without = lines.clone();
        without.remove(index);
        assert_ne!(faults(&catalog, &joined(&without)), [], "line {} was lost", index + 1);
        let mut twice = lines.clone();
        twice.insert(index, lines[index]);
        assert_ne!(faults(&catalog, &joined(&twice)), [], "line {} was doubled", index + 1);
        // Another last character: a digit for a digit, a letter for a letter.
        let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let last = changed[index].pop();
        changed[index].push(match last {
            Some('0') => '1',
            Some(c) if c.is_ascii_digit() => '0',
            Some('a') => 'b',
            _ => 'a',
        });
        assert_ne!(faults(&catalog, &(changed.join("\n") + "\n")), [], "line {} was changed", index + 1);
        assert_ne!(faults(&catalog, &joined(&lines[..index])), [], "cut off before line {}", index + 1);
    }
    for end in 0..text.len() {
        if text.is_char_boundary(end) && end % 7 == 0 {
            assert_ne!(faults(&catalog, &text[..end]), [], "cut off after {end} bytes");
        }
    }
    assert_ne!(faults(&catalog, &(text.clone() + "\n")), []);
    assert_ne!(faults(&catalog, &text.replace('\n', "\r\n")), []);
}

#[test]
fn a_change_in_any_byte_of_the_binary_form_is_seen() {
    let (catalog, record) = finished();
    let packed = catalog.pack(&record).unwrap();
    assert!(catalog.verify(&packed).is_ok());
    for index in 0..packed.len() {
        let mut changed = packed.clone();
        changed[index] ^= 1;
        assert!(catalog.verify(&changed).is_err(), "byte {index}");
        assert!(catalog.verify(&packed[..index]).is_err(), "cut off after {index} bytes");
    }
    assert!(catalog.verify(&[&packed[..], b"x"].concat()).is_err());
}

/// Even where the checksum is made to fit again, every step must be legal and every draw the dealer's.
#[test]
fn a_forged_record_is_told_the_line() {
    let (catalog, record) = finished();
    let text = record.to_text();
    let line_of = |start: &str| 1 + text.lines().position(|line| line.starts_with(start)).unwrap();
    let fault = |line: usize, change: &dyn Fn(&str) -> String| {
        let found = faults(&catalog, &forged(&text, line, change));
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].line, Some(line), "{}", found[0]);
        found[0].problem.clone()
    };
    let to = |right: &'static str| move |_: &str| right.to_owned();

    assert!(matches!(fault(1, &to("henge-record 3")), Problem::OtherFormat { .. }));
    assert!(
        matches!(fault(1, &to("henge-record 2")), Problem::NotCanonical { .. }),
        "nothing was drawn anew"
    );
    assert!(matches!(fault(line_of("game"), &to("game go")), Problem::UnknownGame(_)));
    assert!(matches!(fault(line_of("rules"), &to("rules 0")), Problem::OtherRules { written: 0, here: 1 }));
    assert!(matches!(fault(line_of("rules"), &to("rules 01")), Problem::NotCanonical { .. }));
    assert!(matches!(fault(line_of("rules"), &to("rule 1")), Problem::UnknownKey { .. }));
    assert!(matches!(fault(line_of("rules"), &to("seat P0 A")), Problem::Misplaced { .. }));
    let other = |line: &str| line[..line.len() - 1].to_owned() + if line.ends_with('0') { "1" } else { "0" };
    assert!(matches!(fault(line_of("data"), &other), Problem::OtherData { .. }));
    let board = line_of("option board");
    assert!(matches!(fault(board, &to("option board moon")), Problem::Open(_)));
    assert!(matches!(fault(board, &to("option bord standard28")), Problem::Open(_)));
    assert!(matches!(fault(line_of("seat P1"), &to("seat P2 B")), Problem::BadValue { .. }));
    assert!(matches!(fault(line_of("seat P1"), &to("seat P1 ")), Problem::BadValue { .. }));
    assert!(matches!(fault(line_of("forced"), &to("forced maybe")), Problem::BadValue { .. }));
    assert!(matches!(fault(line_of("seed"), &other), Problem::OtherSeed));

    let start = line_of("1 chance");
    let wrong_start =
        |line: &str| if line.ends_with("P0") { "1 chance start P1" } else { "1 chance start P0" }.to_owned();
    assert!(matches!(fault(start, &wrong_start), Problem::OtherDraw { .. }));
    assert!(matches!(fault(start, &to("1 chance start P7")), Problem::OtherDraw { .. }));
    assert!(matches!(fault(start + 1, &|line| line.replace(" D ", " E ")), Problem::Refused { .. }));
    assert!(matches!(fault(start + 1, &|line| line.replace(" P", " auto P")), Problem::NotForced { .. }));
    assert!(matches!(fault(start + 1, &to("2 X1 D 3")), Problem::BadValue { .. }));
    assert!(matches!(fault(start + 1, &to("3 P0 D 3")), Problem::StepNumber { expected: 2, .. }));
    assert!(matches!(fault(start + 1, &|line| line.replacen("2 ", "02 ", 1)), Problem::StepNumber { .. }));

    let result = line_of("result P1");
    assert!(matches!(fault(result, &to("result P1 1 999 9")), Problem::OtherResult { .. }));
    assert!(matches!(fault(result, &to("result P1 1 x")), Problem::BadValue { .. }));
    assert!(matches!(fault(result, &|line| format!("{line} 0")), Problem::NotCanonical { .. }));
}

#[test]
fn a_forged_end_is_seen() {
    let (catalog, record) = finished();
    let early = Record { steps: record.steps[..20].to_vec(), ..record.clone() };
    let problem = |record: &Record| catalog.replay(record).err().map(|fault| fault.problem);
    assert_eq!(problem(&early), Some(Problem::EarlyResult));
    assert_eq!(problem(&Record { result: None, ..record.clone() }), Some(Problem::NoResult));
    let mut longer = record.clone();
    longer.steps.push(record.steps[1].clone());
    let fault = catalog.replay(&longer).err().unwrap();
    assert!(matches!(&fault.problem, Problem::Refused { refused, .. } if refused.code() == "game-over"));
    assert_eq!(fault.part, Some(Part::Step(longer.steps.len() as u32)));
}

/// On the tiny board the table makes steps by itself: they can neither be left out nor claimed as decisions.
#[test]
fn automatic_steps_cannot_be_forged() {
    let catalog = ring::catalog("forged");
    let is_auto = |step: &catalog::Step| matches!(step.actor, catalog::Actor::Auto(_));
    let record = (0..100)
        .map(|seed| played(&catalog, &ring::options(), 2, seed, u32::MAX))
        .find(|record| record.steps.iter().any(is_auto))
        .unwrap();
    let at = record.steps.iter().position(is_auto).unwrap();
    let mut claimed = record.clone();
    claimed.steps[at].actor = catalog::Actor::Seat(record.steps[at].actor.seat().unwrap());
    assert!(matches!(catalog.replay(&claimed).err().unwrap().problem, Problem::Forced { .. }));
    let cut = Record { steps: record.steps[..at].to_vec(), result: None, ..record.clone() };
    assert!(matches!(catalog.replay(&cut).err().unwrap().problem, Problem::StepMissing { .. }));
    let asked = Record { forced: Forced::Asked, ..record };
    assert!(matches!(catalog.replay(&asked).err().unwrap().problem, Problem::NotForced { .. }));
}

#[test]
fn other_data_are_told() {
    let (_, record) = finished();
    let fault = ring::catalog("other").replay(&record).err().unwrap().in_text(&record);
    assert_eq!(fault.line, Some(4));
    assert!(fault.to_string().contains("--data"), "{fault}");
    assert!(ring::catalog("other").pack(&record).is_err());
}

#[test]
fn draws_are_verified_as_far_as_the_seed_is_known() {
    let catalog = Catalog::built_in();
    for (seed, draws) in [(0, Draws::Committed(1)), (1, Draws::Supplied(1)), (2, Draws::Verified(1))] {
        let record = played(&catalog, &[], 2, seed, u32::MAX);
        assert_eq!(catalog.replay(&record).unwrap().draws, draws);
    }
}

#[test]
fn names_are_single_clean_lines() {
    for wrong in ["", " a", "a ", "a\nb", "\t", &"x".repeat(65)] {
        assert!(wrong.parse::<Name>().is_err(), "{wrong:?}");
    }
    let table = Catalog::built_in().open("dolmengoetter", 2, &[]).unwrap();
    let error = Record::of(&*table, names(3), Dealing::Supplied).unwrap_err();
    assert_eq!(error.to_string(), "3 names for 2 seats");
}

#[test]
fn what_is_no_record_is_called_so() {
    let catalog = Catalog::built_in();
    for bytes in [&b""[..], b"hello", b"\xff\xfe", b"\x89HENG"] {
        assert_eq!(catalog.read_record(bytes).unwrap_err().problem, Problem::NoRecord);
    }
    let mut bytes = played(&catalog, &[], 2, 1, 5).to_text().into_bytes();
    bytes[40] = 0xff;
    assert_eq!(catalog.read_record(&bytes).unwrap_err().problem, Problem::NotUtf8);
}
