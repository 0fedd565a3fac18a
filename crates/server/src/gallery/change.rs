//! How a piece of HTML differs from what it was a moment before.
//!
//! Both are cut before every `<`, and the pieces compared. A page that has the old ones puts the new ones together by
//! numbers of pieces, which are the same in every programming language, unlike numbers of letters.

use memchr::{memchr, memchr_iter, memrchr};
use serde::Serialize;

/// Keeps some pieces, leaves some out, and puts something in their place (nothing, or pieces joined by `<`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Cut(usize, usize, Option<String>);

/// So far it is looked ahead for where both are the same again: first near, and then farther.
const WINDOWS: [usize; 2] = [14, 56];

/// Pieces of at least so many bytes are hardly the same by chance.
const TELLING: usize = 36;

/// What leads from the old to the new. `None` if so much is new that it had better be told whole.
pub(super) fn cuts(old: &str, new: &str) -> Option<Vec<Cut>> {
    let most = new.len() * 3 / 4;
    let (mut cuts, mut told) = (Vec::new(), 0);
    let (mut old, mut new) = (Some(old), Some(new));
    loop {
        let kept = alike(&mut old, &mut new);
        if old.is_none() && new.is_none() {
            return Some(cuts);
        }
        let (out, into) = meet(old, new);
        let rest = new;
        (0..out).for_each(|_| {
            piece(&mut old);
        });
        (0..into).for_each(|_| {
            piece(&mut new);
        });
        // What was passed by, without the `<` after it.
        let text = rest.filter(|_| into > 0).map(|rest| match new {
            Some(new) => &rest[..rest.len() - new.len() - 1],
            None => rest,
        });
        told += text.map_or(0, str::len) + 16;
        if told > most {
            return None;
        }
        cuts.push(Cut(kept, out, text.map(str::to_owned)));
    }
}

/// Takes the first piece off; nothing is left after the last one.
fn piece<'a>(rest: &mut Option<&'a str>) -> Option<&'a str> {
    let text = (*rest)?;
    let (piece, after) = match memchr(b'<', text.as_bytes()) {
        Some(end) => (&text[..end], Some(&text[end + 1..])),
        None => (text, None),
    };
    *rest = after;
    Some(piece)
}

/// Takes the pieces off that are the same in both, and counts them.
fn alike(old: &mut Option<&str>, new: &mut Option<&str>) -> usize {
    let (Some(a), Some(b)) = (*old, *new) else { return 0 };
    if a == b {
        (*old, *new) = (None, None);
        return pieces(a.as_bytes()) + 1;
    }
    let same = same(a.as_bytes(), b.as_bytes());
    // Up to there all is the same; whole pieces end before the last `<` of it.
    let Some(end) = memrchr(b'<', &a.as_bytes()[..same]) else { return 0 };
    (*old, *new) = (Some(&a[end + 1..]), Some(&b[end + 1..]));
    pieces(&a.as_bytes()[..end]) + 1
}

fn pieces(text: &[u8]) -> usize {
    memchr_iter(b'<', text).count()
}

/// How many bytes are the same.
fn same(a: &[u8], b: &[u8]) -> usize {
    const STRIDE: usize = 64;
    let strides = a.chunks_exact(STRIDE).zip(b.chunks_exact(STRIDE)).take_while(|(a, b)| a == b).count();
    let from = strides * STRIDE;
    from + a[from..].iter().zip(&b[from..]).take_while(|(a, b)| a == b).count()
}

/// How many pieces of each to pass by until they are the same again.
fn meet(mut old: Option<&str>, mut new: Option<&str>) -> (usize, usize) {
    let (mut before, mut after) = (Vec::with_capacity(WINDOWS[1]), Vec::with_capacity(WINDOWS[1]));
    for window in WINDOWS {
        while before.len() < window
            && let Some(piece) = piece(&mut old)
        {
            before.push(piece);
        }
        while after.len() < window
            && let Some(piece) = piece(&mut new)
        {
            after.push(piece);
        }
        let ends = (old.is_none() && new.is_none()).then_some((before.len(), after.len()));
        if let Some((mut out, mut into)) = nearest(&before, &after).or(ends) {
            // Smaller pieces right before it may be the same too.
            while out > 0 && into > 0 && before[out - 1] == after[into - 1] {
                (out, into) = (out - 1, into - 1);
            }
            return (out, into);
        }
    }
    (before.len(), after.len())
}

/// The nearest telling piece that both have.
fn nearest(old: &[&str], new: &[&str]) -> Option<(usize, usize)> {
    let telling = |pieces: &[&str]| -> Vec<usize> {
        (0..pieces.len()).filter(|&at| pieces[at].len() >= TELLING).collect()
    };
    let into = telling(new);
    let pairs = telling(old).into_iter().flat_map(|out| into.iter().map(move |&into| (out, into)));
    pairs.filter(|&(out, into)| old[out] == new[into]).min_by_key(|(out, into)| out + into)
}

#[cfg(test)]
mod tests {
    use kernel::Dice;

    use super::*;

    /// As the script does it.
    fn follow(old: &str, cuts: &[Cut]) -> String {
        let had: Vec<&str> = old.split('<').collect();
        let (mut at, mut pieces) = (0, Vec::new());
        for Cut(keep, out, text) in cuts {
            pieces.extend(&had[at..at + keep]);
            pieces.extend(text.as_deref());
            at += keep + out;
        }
        pieces.extend(&had[at..]);
        pieces.join("<")
    }

    fn html(dice: &mut Dice, elements: u32) -> String {
        let elements: Vec<String> = (0..elements)
            .map(|_| format!("<g class=\"a piece of the board\" x=\"{}\">ö</g>", dice.below(99)))
            .collect();
        elements.concat()
    }

    #[test]
    fn changes_lead_from_the_old_to_the_new() {
        let mut dice = Dice::from_number(1);
        let mut told = 0;
        for _ in 0..2000 {
            let pieces = 1 + dice.below(80);
            let old = html(&mut dice, pieces);
            // Some elements are replaced, some left out, some put in.
            let new: String =
                old.split_inclusive("</g>").fold(String::new(), |new, element| match dice.below(12) {
                    0 => new,
                    1 => new + &html(&mut dice, 1),
                    2 => new + element + &html(&mut dice, 2),
                    _ => new + element,
                });
            if let Some(cuts) = cuts(&old, &new) {
                assert_eq!(follow(&old, &cuts), new);
                told += 1;
            }
        }
        assert!(told > 1000, "{told} of 2000");
    }

    #[test]
    fn what_is_alike_is_not_told() {
        assert_eq!(cuts("<a><b><c>", "<a><b><c>"), Some(vec![]));
        let long = html(&mut Dice::from_number(2), 50);
        let cut = cuts(&format!("{long}<b>1</b>{long}"), &format!("{long}<b>2</b>{long}"));
        assert_eq!(cut, Some(vec![Cut(101, 1, Some("b>2".to_owned()))]));
        let cut = cuts(&format!("{long}{long}"), &format!("{long}<b>2</b>{long}"));
        assert_eq!(cut, Some(vec![Cut(101, 0, Some("b>2</b>".to_owned()))]));
        let cut = cuts(&format!("{long}<b>1</b>"), &format!("{long}<b>2</b>"));
        assert_eq!(cut, Some(vec![Cut(101, 1, Some("b>2".to_owned()))]));
        let shorter = cuts(&format!("{long}<b>1</b>"), &long).unwrap();
        assert_eq!((shorter.len(), follow(&format!("{long}<b>1</b>"), &shorter)), (1, long));
        assert_eq!(cuts("<a>", "<b>"), None);
        assert_eq!(cuts("", "hello"), None);
    }
}
