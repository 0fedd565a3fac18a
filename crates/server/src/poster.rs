//! Pictures of tables for other pages: 1200 × 630, as PNG.
//!
//! Whoever fetches the picture of a link may be anybody, so it is drawn from what everybody may see, and of a table that
//! only those find who have its link it is the picture of the game. Drawing one takes some hundredths of a second of a
//! core, so there is one at a time, each table is drawn once for a version, and after a drawing there is a pause three times
//! as long: pictures never take more than a quarter of a core, whoever asks for however many.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use tokio::sync::Semaphore;
use ui::POSTER;

use crate::web::fault::Fault;

/// So many pictures are kept; about 20 MB.
const KEPT: usize = 160;
/// So many may wait for a drawing; the others are told to come again.
const WAITING: usize = 24;
/// How much longer than a drawing the pause after it is.
const REST: u32 = 3;
/// When those may come again who cannot wait.
const AGAIN: u64 = 2;

/// What a picture is of: a table in a version, or a game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Subject(pub(crate) String);

/// The pictures that were drawn, and the one place where they are.
pub(crate) struct Posters {
    kept: Mutex<Kept>,
    easel: Arc<Semaphore>,
    waiting: AtomicUsize,
    drawn: AtomicUsize,
}

#[derive(Default)]
struct Kept {
    pictures: BTreeMap<Subject, Bytes>,
    /// The oldest first.
    order: VecDeque<Subject>,
}

impl Default for Posters {
    fn default() -> Posters {
        Posters {
            kept: Mutex::default(),
            easel: Arc::new(Semaphore::new(1)),
            waiting: AtomicUsize::new(0),
            drawn: AtomicUsize::new(0),
        }
    }
}

impl Posters {
    fn known(&self, subject: &Subject) -> Option<Bytes> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).pictures.get(subject).cloned()
    }

    fn keep(&self, subject: Subject, picture: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.pictures.insert(subject.clone(), picture).is_none() {
            kept.order.push_back(subject);
        }
        if kept.order.len() > KEPT
            && let Some(oldest) = kept.order.pop_front()
        {
            kept.pictures.remove(&oldest);
        }
    }

    /// How many pictures were drawn.
    pub(crate) fn drawn(&self) -> usize {
        self.drawn.load(Ordering::Relaxed)
    }

    /// A picture, drawn if it is not there.
    pub(crate) async fn get(
        self: &Arc<Self>,
        subject: Subject,
        draw: impl FnOnce() -> Option<String> + Send,
    ) -> Result<Bytes, Fault> {
        if let Some(picture) = self.known(&subject) {
            return Ok(picture);
        }
        let place = Place::take(self).ok_or(Fault::TooMany { seconds: AGAIN })?;
        // Invariant: nobody closes it.
        let turn = Arc::clone(&self.easel).acquire_owned().await.expect("the easel stays");
        drop(place);
        // Whoever was before may have drawn the same.
        if let Some(picture) = self.known(&subject) {
            return Ok(picture);
        }
        let svg = draw().ok_or(Fault::NotFound)?;
        let posters = Arc::clone(self);
        let drawing = tokio::task::spawn_blocking(move || {
            let begun = std::time::Instant::now();
            let picture = png(&svg).map(Bytes::from);
            if let Some(picture) = &picture {
                posters.keep(subject, picture.clone());
                posters.drawn.fetch_add(1, Ordering::Relaxed);
            }
            (picture, begun.elapsed())
        });
        let (picture, took) = drawing.await.map_err(|_| Fault::Inside)?;
        tokio::spawn(async move {
            tokio::time::sleep(took * REST).await;
            drop(turn);
        });
        picture.ok_or(Fault::Inside)
    }
}

/// A place among those who wait, given back whatever happens.
struct Place<'a>(&'a Posters);

impl Place<'_> {
    fn take(posters: &Posters) -> Option<Place<'_>> {
        let before = posters.waiting.fetch_add(1, Ordering::Relaxed);
        let place = Place(posters);
        (before < WAITING).then_some(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The letters on pictures: those that come with the program, and no others.
static LETTERS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut letters = fontdb::Database::new();
    for face in [dejavu::sans::regular(), dejavu::sans::bold(), dejavu::serif::bold()] {
        letters.load_font_source(fontdb::Source::Binary(Arc::new(face)));
    }
    letters.set_sans_serif_family("DejaVu Sans");
    letters.set_serif_family("DejaVu Serif");
    Arc::new(letters)
});

/// Paints a drawing. `None` if it cannot be read.
fn png(svg: &str) -> Option<Vec<u8>> {
    let options =
        Options { font_family: "DejaVu Sans".to_owned(), fontdb: Arc::clone(&LETTERS), ..Options::default() };
    let tree = match Tree::from_str(svg, &options) {
        Ok(tree) => tree,
        Err(fault) => {
            tracing::error!(%fault, "a picture cannot be painted");
            return None;
        }
    };
    let [wide, high] = POSTER;
    let mut pixels = Pixmap::new(wide, high)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(colour: &str) -> Option<String> {
        Some(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\"><rect width=\"600\" height=\"630\" fill=\"{colour}\"/>\
             <text x=\"700\" y=\"300\" font-size=\"60\" font-family=\"DejaVu Serif\" font-weight=\"700\">Größe ●▲</text></svg>"
        ))
    }

    fn subject(name: &str) -> Subject {
        Subject(name.to_owned())
    }

    #[tokio::test]
    async fn a_picture_is_drawn_once_for_all_who_ask() {
        let posters = Arc::new(Posters::default());
        let ask = || posters.get(subject("t/1"), || square("#123456"));
        let (one, two, three) = tokio::join!(ask(), ask(), ask());
        assert!(one.as_ref().is_ok_and(|png| png.starts_with(b"\x89PNG\r\n\x1a\n")));
        assert_eq!(posters.drawn(), 1);
        assert!(one.unwrap() == two.unwrap() && three.is_ok());
        let other = posters.get(subject("t/2"), || square("#654321")).await.unwrap();
        assert!(other != ask().await.unwrap() && posters.drawn() == 2);
        // What cannot be drawn is not kept.
        assert!(posters.get(subject("t/3"), || None).await.is_err());
        assert!(posters.get(subject("t/3"), || Some("<svg".to_owned())).await.is_err());
        assert!(posters.get(subject("t/3"), || square("red")).await.is_ok());
    }

    #[tokio::test]
    async fn a_crowd_is_told_to_come_again_and_old_pictures_go() {
        let posters = Arc::new(Posters::default());
        let held = Arc::clone(&posters.easel).acquire_owned().await.unwrap();
        let waiting: Vec<_> = (0..WAITING)
            .map(|number| {
                let posters = Arc::clone(&posters);
                tokio::spawn(
                    async move { posters.get(subject(&format!("{number}")), || square("red")).await },
                )
            })
            .collect();
        while posters.waiting.load(Ordering::Relaxed) < WAITING {
            tokio::task::yield_now().await;
        }
        let turned = posters.get(subject("one more"), || square("red")).await;
        assert!(matches!(turned, Err(Fault::TooMany { .. })));
        waiting.iter().for_each(tokio::task::JoinHandle::abort);
        for one in waiting {
            drop(one.await);
        }
        drop(held);
        assert_eq!(posters.waiting.load(Ordering::Relaxed), 0, "whoever goes away gives the place back");
        for number in 0..=KEPT {
            posters.keep(subject(&format!("{number}")), Bytes::from_static(b"x"));
        }
        assert_eq!(posters.known(&subject("0")), None);
        assert!(posters.known(&subject(&format!("{KEPT}"))).is_some());
    }
}
