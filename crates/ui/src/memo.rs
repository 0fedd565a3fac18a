//! What comes again and again, kept as it was written: sentences, cards, tiles.
//!
//! A page is drawn for every act and viewer, and most of it is as it was a moment ago at this table or another. What
//! depends on little is kept by what it depends on. A memo is small: where it is full it begins anew.

use core::borrow::Borrow;
use core::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use foldhash::fast::RandomState;

/// So many parts, each with a lock of its own, so that threads seldom wait for each other.
const PARTS: usize = 16;
/// So much is kept in each part.
const ENTRIES: usize = 1024;

/// A hash that was computed already.
#[derive(Default)]
struct Computed(u64);

impl Hasher for Computed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

/// Texts by what they depend on. The key is kept beside the text, so that equal hashes do no harm.
type Part<K> = HashMap<u64, (K, Arc<str>), BuildHasherDefault<Computed>>;

/// Texts by what they depend on.
pub(crate) struct Memo<K> {
    state: RandomState,
    parts: [Mutex<Part<K>>; PARTS],
}

impl<K> Memo<K> {
    /// Nothing is kept yet.
    pub(crate) fn new() -> Memo<K> {
        Memo { state: RandomState::default(), parts: core::array::from_fn(|_| Mutex::default()) }
    }

    /// The text that depends on `asked`; it is made if it is not there.
    pub(crate) fn text<Q>(&self, asked: &Q, make: impl FnOnce() -> String) -> Arc<str>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ToOwned<Owned = K> + ?Sized,
    {
        let hash = self.state.hash_one(asked);
        let part = &self.parts[(hash >> 59) as usize % PARTS];
        // What another thread left behind when it panicked is whole: entries are put in with one step.
        let found = part.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((key, text)) = found.get(&hash)
            && asked == key.borrow()
        {
            return Arc::clone(text);
        }
        drop(found);
        let text: Arc<str> = make().into();
        let mut part = part.lock().unwrap_or_else(PoisonError::into_inner);
        if part.len() >= ENTRIES {
            part.clear();
        }
        part.insert(hash, (asked.to_owned(), Arc::clone(&text)));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_made_once() {
        let memo = Memo::new();
        let mut made = 0;
        for _ in 0..3 {
            let text = memo.text(&(1, "a"), || {
                made += 1;
                "one".to_owned()
            });
            assert_eq!(&*text, "one");
        }
        assert_eq!(&*memo.text(&(2, "a"), || "two".to_owned()), "two");
        assert_eq!(made, 1);
    }

    #[test]
    fn it_stays_small_and_right() {
        let memo = Memo::new();
        for number in 0..100_000_u32 {
            assert_eq!(*memo.text(&number, || number.to_string()), *number.to_string());
        }
        let kept: usize = memo.parts.iter().map(|part| part.lock().unwrap().len()).sum();
        assert!(kept <= PARTS * ENTRIES, "{kept}");
    }
}
