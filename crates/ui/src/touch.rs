//! An action as a path of things one touches.
//!
//! For each legal action a game names the things that lead to it: a druid, then a place. The tree of all paths is
//! what a front end walks: whatever can be touched next is offered, a touch narrows, the last touch decides.
//! A terminal asks for the word of each thing, a page lights the element with its key. Each game has its own type of
//! keys; they are texts only where they come from or go to a page.

/// One thing on the way to an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touch<K> {
    /// Names the thing on the board. As a text it is such as `druid:23`, `place:17`.
    pub key: K,
    /// What one types for it.
    pub word: String,
    /// What it is or does, in words.
    pub label: String,
}

/// What can be touched next.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree<K, A> {
    /// The things, in the order of the actions.
    pub branches: Vec<(Touch<K>, Branch<K, A>)>,
}

/// What a touch leads to.
#[derive(Clone, PartialEq, Debug)]
pub enum Branch<K, A> {
    /// It decides.
    Leaf(A),
    /// More is to be touched.
    More(Tree<K, A>),
}

/// All orders in which the things of a path can be touched, if the first `loose` ones of it may come in any.
pub fn orders<K: Clone>(path: &[Touch<K>], loose: usize) -> Vec<Vec<Touch<K>>> {
    let (free, rest) = path.split_at(loose.min(path.len()));
    let mut orders: Vec<Vec<Touch<K>>> = vec![Vec::new()];
    for touch in free {
        // The next thing comes somewhere among those before.
        orders = orders
            .iter()
            .flat_map(|order| {
                (0..=order.len()).rev().map(move |at| {
                    let mut longer = order.clone();
                    longer.insert(at, touch.clone());
                    longer
                })
            })
            .collect();
    }
    for order in &mut orders {
        order.extend_from_slice(rest);
    }
    orders
}

impl<K: Eq, A: Copy> Tree<K, A> {
    /// The tree of all paths. Invariant: no path is empty or the beginning of another.
    pub fn new(paths: impl IntoIterator<Item = (A, Vec<Touch<K>>)>) -> Tree<K, A> {
        let mut tree = Tree { branches: Vec::new() };
        for (action, path) in paths {
            let mut touches = path.into_iter().peekable();
            let mut at = &mut tree;
            while let Some(touch) = touches.next() {
                let known = at.branches.iter().position(|(other, _)| other.key == touch.key);
                let index = known.unwrap_or(at.branches.len());
                if known.is_none() {
                    let branch = match touches.peek() {
                        None => Branch::Leaf(action),
                        Some(_) => Branch::More(Tree { branches: Vec::new() }),
                    };
                    at.branches.push((touch, branch));
                }
                match &mut at.branches[index].1 {
                    Branch::More(more) => at = more,
                    Branch::Leaf(_) => break,
                }
            }
        }
        tree
    }

    /// What the thing with this word leads to.
    pub fn find(&self, word: &str) -> Option<(&Touch<K>, &Branch<K, A>)> {
        let found = self.branches.iter().find(|(touch, _)| touch.word.eq_ignore_ascii_case(word));
        found.map(|(touch, branch)| (touch, branch))
    }

    /// The tree behind these words, if each leads on.
    pub fn after(&self, words: &[String]) -> Option<&Tree<K, A>> {
        words.iter().try_fold(self, |tree, word| match tree.find(word)? {
            (_, Branch::More(more)) => Some(more),
            (_, Branch::Leaf(_)) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(word: &'static str) -> Touch<&'static str> {
        Touch { key: word, word: word.to_owned(), label: word.to_owned() }
    }

    #[test]
    fn things_may_come_in_any_order() {
        let path = [touch("1"), touch("3"), touch("4"), touch("0")];
        let words = |loose| -> Vec<String> {
            let orders = orders(&path, loose);
            orders.iter().map(|order| order.iter().map(|touch| touch.key).collect()).collect()
        };
        assert_eq!(words(0), ["1340"]);
        assert_eq!(words(2), ["1340", "3140"]);
        let mut all = words(3);
        assert_eq!(all[0], "1340", "the usual order comes first");
        all.sort();
        assert_eq!(all, ["1340", "1430", "3140", "3410", "4130", "4310"]);
    }

    #[test]
    fn paths_with_the_same_beginning_share_it() {
        let tree = Tree::new([
            (1, vec![touch("23"), touch("17")]),
            (2, vec![touch("41"), touch("17")]),
            (3, vec![touch("23"), touch("g")]),
        ]);
        assert_eq!(tree.branches.len(), 2);
        let behind = tree.after(&["23".to_owned()]).unwrap();
        assert!(matches!(behind.find("G"), Some((_, Branch::Leaf(3)))));
        assert!(matches!(behind.find("17"), Some((_, Branch::Leaf(1)))));
        assert_eq!(behind.find("41"), None);
        assert_eq!(tree.after(&["23".to_owned(), "17".to_owned()]), None);
    }
}
