//! What a typed line means: a command, touches, or an action in notation.

use ui::{Branch, Tree};

/// Something other than an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Take the last decision back.
    Undo,
    /// Show the log.
    Log,
    /// Show the overview of the board.
    Overview,
    /// Show what only this player knows.
    Secrets,
    /// Show the rules in short.
    Rules,
    /// Show the help.
    Help,
    /// End the game.
    Quit,
}

impl Command {
    /// The command that a line is.
    pub(crate) fn read(line: &str) -> Option<Command> {
        match line.to_lowercase().as_str() {
            "u" | "undo" => Some(Command::Undo),
            "l" | "log" => Some(Command::Log),
            "c" => Some(Command::Overview),
            "v" => Some(Command::Secrets),
            "r" => Some(Command::Rules),
            "?" | "h" | "help" | "hilfe" => Some(Command::Help),
            "q" | "quit" | "exit" => Some(Command::Quit),
            _ => None,
        }
    }
}

/// Is a line a yes, in either language?
pub(crate) fn is_yes(line: &str) -> bool {
    matches!(line.to_lowercase().as_str(), "y" | "yes" | "j" | "ja")
}

/// Where words lead from things that were touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Walk<A> {
    /// To an action.
    Arrived(A),
    /// To a place where more is to be touched.
    Underway(Vec<String>),
    /// Nowhere: this word leads nowhere after those.
    Lost {
        /// The words before it.
        touched: Vec<String>,
        /// The word.
        word: String,
    },
}

/// Follows the words of a line from `touched`. If the first one leads nowhere there, it is followed from the
/// beginning: touching another druid chooses that one instead.
pub(crate) fn walk<K: Eq, A: Copy>(tree: &Tree<K, A>, touched: &[String], line: &str) -> Walk<A> {
    let words: Vec<&str> = line.split([' ', ',', '-', '>']).filter(|word| !word.is_empty()).collect();
    let lost =
        |touched: &[String], word: &str| Walk::Lost { touched: touched.to_vec(), word: word.to_owned() };
    let Some(first) = words.first() else { return lost(touched, line) };
    let knows = |at: &[String]| tree.after(at).is_some_and(|tree| tree.find(first).is_some());
    let mut way = if !knows(touched) && knows(&[]) { Vec::new() } else { touched.to_vec() };
    for (index, word) in words.iter().enumerate() {
        match tree.after(&way).and_then(|tree| tree.find(word)) {
            None => return lost(&way, word),
            Some((_, Branch::Leaf(action))) if index + 1 == words.len() => return Walk::Arrived(*action),
            Some((_, Branch::Leaf(_))) => return lost(&way, line),
            Some((touch, Branch::More(_))) => way.push(touch.word.clone()),
        }
    }
    Walk::Underway(way)
}

/// A line as notation may be written: with single blanks, as it was typed or in capital or small letters.
pub(crate) fn notations(line: &str) -> [String; 3] {
    let text = line.split_whitespace().collect::<Vec<_>>().join(" ");
    [text.to_uppercase(), text.to_lowercase(), text]
}

#[cfg(test)]
mod tests {
    use super::*;
    use ui::Touch;

    fn tree() -> Tree<&'static str, u8> {
        let touch = |word: &&'static str| Touch { key: *word, word: (*word).into(), label: String::new() };
        let path = |words: &[&'static str]| words.iter().map(touch).collect::<Vec<_>>();
        Tree::new([(1, path(&["23", "17"])), (2, path(&["23", "g"])), (3, path(&["41", "17"]))])
    }

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn words_are_followed_one_by_one_or_all_at_once() {
        assert_eq!(walk(&tree(), &[], "23"), Walk::Underway(words(&["23"])));
        assert_eq!(walk(&tree(), &words(&["23"]), "17"), Walk::Arrived(1));
        for line in ["23 17", "23-17", "23, 17", "23 -> 17"] {
            assert_eq!(walk(&tree(), &[], line), Walk::Arrived(1), "{line}");
        }
        assert_eq!(walk(&tree(), &words(&["23"]), "G"), Walk::Arrived(2));
    }

    #[test]
    fn another_thing_can_be_touched_instead() {
        assert_eq!(walk(&tree(), &words(&["23"]), "41"), Walk::Underway(words(&["41"])));
        assert_eq!(walk(&tree(), &words(&["23"]), "41 17"), Walk::Arrived(3));
    }

    #[test]
    fn a_word_that_leads_nowhere_is_told_with_those_before_it() {
        let lost =
            |touched: &[&str], word: &str| Walk::Lost { touched: words(touched), word: word.to_owned() };
        assert_eq!(walk(&tree(), &[], "50"), lost(&[], "50"));
        assert_eq!(walk(&tree(), &[], "23 50"), lost(&["23"], "50"));
        assert_eq!(walk(&tree(), &words(&["23"]), "50"), lost(&["23"], "50"));
        assert_eq!(walk(&tree(), &words(&["23"]), "g 41"), lost(&["23"], "g 41"));
        assert_eq!(walk(&tree(), &[], "-"), lost(&[], "-"));
    }

    #[test]
    fn notation_may_be_typed_carelessly() {
        assert_eq!(notations("  w  23 17 ")[0], "W 23 17");
        assert_eq!(notations("Sell  kappa"), ["SELL KAPPA", "sell kappa", "Sell kappa"]);
    }
}
