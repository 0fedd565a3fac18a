//! What is chosen for each seat before a game, such as colours: names in the order of the seats.

use crate::MAX_SEATS;

/// Reads `red,green`: different ones of `known`, one for each of `seats`, as indices into `known`. `None` if it is
/// anything else.
///
/// Seats that nobody takes get what is left, so that the array is always whole.
pub fn one_each<'a>(
    known: impl Iterator<Item = &'a str> + Clone,
    seats: u8,
    value: &str,
) -> Option<[u8; MAX_SEATS]> {
    let mut chosen = [0; MAX_SEATS];
    let mut count = 0;
    for name in value.split(',') {
        let index = known.clone().position(|other| other == name.trim())? as u8;
        if count >= MAX_SEATS.min(seats.into()) || chosen[..count].contains(&index) {
            return None;
        }
        chosen[count] = index;
        count += 1;
    }
    if count != usize::from(seats) {
        return None;
    }
    let taken = chosen;
    let mut rest = (0..known.count() as u8).filter(|index| !taken[..count].contains(index));
    chosen[count..].fill_with(|| rest.next().unwrap_or_default());
    Some(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["red", "green", "blue", "grey"];

    fn read(seats: u8, value: &str) -> Option<[u8; MAX_SEATS]> {
        one_each(KNOWN.into_iter(), seats, value)
    }

    #[test]
    fn each_seat_gets_its_own_and_the_others_what_is_left() {
        assert_eq!(read(2, "blue,red"), Some([2, 0, 1, 3, 0]));
        assert_eq!(read(4, "grey, blue ,green,red"), Some([3, 2, 1, 0, 0]));
    }

    #[test]
    fn as_many_different_ones_are_named_as_there_are_seats() {
        for value in ["", "red", "red,red", "red,green,blue", "red,", "red,yellow", "red;green"] {
            assert_eq!(read(2, value), None, "{value:?}");
        }
    }

    #[test]
    fn more_names_than_seats_exist_are_no_table() {
        assert_eq!(read(9, "red,green,blue,grey"), None);
        let many = ["a", "b", "c", "d", "e", "f"];
        assert_eq!(one_each(many.into_iter(), 5, "a,b,c,d,e,f"), None);
        assert_eq!(one_each(many.into_iter(), 6, "a,b,c,d,e,f"), None);
    }
}
