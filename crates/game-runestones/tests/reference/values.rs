//! 4.4: magic points, what fits, and all ways to pay.

use std::collections::BTreeMap;

use crate::cards::{COLOURS, Face, KINDS, Word};

/// Magic(S); `None` if the cards are not compatible.
pub(crate) fn magic(cards: &[&Face]) -> Option<usize> {
    if cards.is_empty() {
        return Some(0);
    }
    let points = |face: &Face, key: &str| face.magic.get(key).copied().unwrap_or(0);
    let contribution = |face: &Face, colour: Word| points(face, colour) + points(face, "multi");
    COLOURS
        .into_iter()
        .filter(|colour| cards.iter().all(|face| contribution(face, colour) >= 1))
        .map(|colour| cards.iter().map(|face| contribution(face, colour)).sum())
        .max()
}

/// May a gem of this kind pay the item?
pub(crate) fn fits(gem: &str, item: &str, wild_color: Option<&str>) -> bool {
    match item {
        "gem:any" => true,
        "wild" => gem == "wild" || Some(gem) == wild_color,
        _ => {
            let colour = item.strip_prefix("gem:").expect("an item is a gem");
            gem == colour || gem == "wild" || Some(gem) == wild_color
        }
    }
}

/// Can the gems be matched to the items, one to one?
fn matches(gems: &[Word], items: &[String], wild_color: Option<Word>) -> bool {
    let Some((item, rest)) = items.split_first() else {
        return gems.is_empty();
    };
    (0..gems.len()).any(|index| {
        let mut others = gems.to_vec();
        let gem = others.remove(index);
        fits(gem, item, wild_color) && matches(&others, rest, wild_color)
    })
}

/// A payment: counts of blue, yellow, green, red, wild.
pub(crate) type Payment = [usize; 5];

/// All payments for the items, ascending.
pub(crate) fn payments(
    owned: &BTreeMap<Word, usize>,
    wild_color: Option<Word>,
    items: &[String],
) -> Vec<Payment> {
    let most = KINDS.map(|kind| owned[kind].min(items.len()));
    let mut found = Vec::new();
    for blue in 0..=most[0] {
        for yellow in 0..=most[1] {
            for green in 0..=most[2] {
                for red in 0..=most[3] {
                    for wild in 0..=most[4] {
                        let payment = [blue, yellow, green, red, wild];
                        let gems: Vec<Word> = gems_in(&payment);
                        if gems.len() == items.len() && matches(&gems, items, wild_color) {
                            found.push(payment);
                        }
                    }
                }
            }
        }
    }
    found
}

/// The gems of a payment, one by one.
pub(crate) fn gems_in(payment: &Payment) -> Vec<Word> {
    KINDS.into_iter().zip(payment).flat_map(|(kind, count)| std::iter::repeat_n(kind, *count)).collect()
}

/// The letters of a payment.
pub(crate) fn letters(payment: &Payment) -> String {
    "BYGRW".chars().zip(payment).flat_map(|(letter, count)| std::iter::repeat_n(letter, *count)).collect()
}

/// The payment with these letters.
pub(crate) fn from_letters(letters: &str) -> Payment {
    let mut payment = [0; 5];
    for letter in letters.chars() {
        payment["BYGRW".find(letter).expect("a letter of a gem")] += 1;
    }
    payment
}
