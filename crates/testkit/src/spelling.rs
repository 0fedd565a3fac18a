//! Did you mean? A wrong word is answered with the nearest right one.

/// The candidate nearest to `word`, if one is near enough to be a slip of the fingers.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let allowed = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (distance(&word.to_lowercase(), &candidate.to_lowercase()), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// What to say about a wrong word: the nearest right one, and all that would be right.
pub fn advice<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str> + Clone) -> String {
    let all: Vec<&str> = candidates.clone().into_iter().collect();
    match nearest(word, candidates) {
        Some(near) => format!("did you mean `{near}`? allowed: {}", all.join(", ")),
        None if all.is_empty() => "nothing is allowed here".to_owned(),
        None => format!("allowed: {}", all.join(", ")),
    }
}

/// How many letters must be put in, taken out, changed or swapped with their neighbour.
fn distance(from: &str, to: &str) -> usize {
    let from: Vec<char> = from.chars().collect();
    let to: Vec<char> = to.chars().collect();
    let mut rows: Vec<Vec<usize>> = (0..=from.len()).map(|i| (i..=i + to.len()).collect()).collect();
    for i in 1..=from.len() {
        for j in 1..=to.len() {
            let change = rows[i - 1][j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut best = change.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = best;
        }
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_recognised_and_strangers_are_not() {
        let words = ["legal", "lacks", "turn", "refuses"];
        assert_eq!(nearest("leagl", words), Some("legal"));
        assert_eq!(nearest("Turns", words), Some("turn"));
        assert_eq!(nearest("refuse", words), Some("refuses"));
        assert_eq!(nearest("banana", words), None);
    }

    #[test]
    fn advice_lists_what_is_allowed() {
        assert_eq!(advice("plyers", ["players", "game"]), "did you mean `players`? allowed: players, game");
    }
}
