//! From a table to what a page or the API shows of it: the one place where eyes are chosen.
//!
//! Everything here looks with [`Sitting::eyes`], so nobody gets a view that is not his. What is drawn and said is the
//! work of [`ui::Shown`]; here are the facts it needs.

use std::sync::Arc;

use catalog::{Actor, Catalog};
use kernel::{Seat, SeatSet, Viewer};
use ui::page::{
    About, Around, Chair, Chat, Facts, Here, Hinting, Note, Now, Numbered, Replay, Said, Sitter, TablePage,
    Undo,
};
pub(crate) use ui::{Choice, Tried};
use ui::{Language, Secrecy, Texts, shown};

use crate::table::{Bench, Holder, Sitting, Stage};
use store::PersonId;

/// Who looks at a table, and how.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// Who; nobody in particular if the person is not known.
    pub(crate) person: Option<PersonId>,
    /// In which language.
    pub(crate) language: Language,
    /// From which of his seats, if he says so.
    pub(crate) wish: Option<Seat>,
}

impl Reader {
    pub(crate) fn eyes(&self, sitting: &Sitting) -> Viewer {
        sitting.eyes(self.person, self.wish)
    }

    fn mine(&self, sitting: &Sitting) -> SeatSet {
        self.person.map_or(SeatSet::EMPTY, |person| sitting.chairs.held_by(person))
    }
}

/// The seat behind some eyes.
pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Audience | Viewer::Open => None,
    }
}

fn chairs(sitting: &Sitting, reader: &Reader) -> Vec<Chair> {
    let chairs = sitting.chairs.iter().map(|(seat, chair)| {
        let (sitter, note) = match chair.holder {
            Holder::Open => (Sitter::Free, String::new()),
            Holder::Bot(kind) => (Sitter::Bot, kind.to_string()),
            Holder::Person(person) if Some(person) == reader.person => (Sitter::You, String::new()),
            Holder::Person(_) => (Sitter::Person, String::new()),
        };
        Chair { seat, name: sitting.chairs.name(seat).to_owned(), sitter, note }
    });
    chairs.collect()
}

/// Who is there.
pub(crate) fn here(bench: &Bench) -> Here {
    let sitting = &bench.sitting;
    let seats = |is: &dyn Fn(PersonId) -> bool| {
        let held = sitting.chairs.iter().filter(|(_, chair)| match chair.holder {
            Holder::Person(person) => is(person),
            Holder::Open | Holder::Bot(_) => false,
        });
        held.map(|(seat, _)| seat.number()).collect::<Vec<u8>>()
    };
    let running = is_running(bench);
    Here {
        seats: seats(&|person| bench.is_present(person)),
        watching: bench.watchers(),
        gone: seats(&|person| running && bench.is_gone(person)),
    }
}

fn is_running(bench: &Bench) -> bool {
    bench.sitting.stage() == Stage::Playing && !bench.frozen
}

/// What surrounds the game at a table.
fn around(bench: &Bench, reader: &Reader, steps: &[Numbered]) -> Around {
    let sitting = &bench.sitting;
    let (mine, running) = (reader.mine(sitting), is_running(bench));
    let hosting = reader.person == Some(sitting.head.host);
    let held = |(_, chair): &(Seat, &crate::table::Chair)| matches!(chair.holder, Holder::Person(_));
    let others =
        sitting.chairs.iter().filter(held).map(|(seat, _)| seat).filter(|seat| !mine.contains(*seat));
    let kept = reader.person.map_or(SeatSet::EMPTY, |person| sitting.chairs.kept_for(person));
    let advised = running && sitting.hints().is_ok();
    let paced = !mine.is_empty() && sitting.stage() != Stage::Over && !sitting.chairs.bots().is_empty();
    Around {
        notes: notes(sitting, steps, u32::MAX),
        hints: if advised { Hinting::Offered } else { Hinting::Off },
        pace: paced.then(|| sitting.pace.word()),
        giving: others.filter(|_| running && hosting).collect(),
        kept: if running { kept } else { SeatSet::EMPTY },
    }
}

/// Who left and came back until a step, for somebody who counts the steps so.
fn notes(sitting: &Sitting, steps: &[Numbered], until: u32) -> Vec<Note> {
    let notes = sitting.notes.iter().filter(|note| note.after <= until).map(|note| Note {
        after: told(steps, note.after),
        seat: note.seat,
        name: note.name.clone(),
        word: note.coming.word(),
    });
    notes.collect()
}

fn chat(sitting: &Sitting) -> Chat {
    let count = sitting.chat.len();
    let said = sitting.chat[count.saturating_sub(Chat::SHOWN)..].iter().map(|said| Said {
        name: said.name.clone(),
        seat: sitting.chairs.held_by(said.person).lowest(),
        text: said.text.clone(),
        at: said.at,
    });
    Chat { count, latest: said.collect() }
}

/// Whole seconds of a time in milliseconds; a clock that was set back makes none.
pub(crate) fn seconds(milliseconds: i64) -> u64 {
    u64::try_from(milliseconds / 1000).unwrap_or(0)
}

/// What a person can do about the last decisions.
pub(crate) fn undo(sitting: &Sitting, person: Option<PersonId>) -> Undo {
    if let Some(wish) = &sitting.wish {
        let by = sitting.chairs.name(wish.seat).to_owned();
        let asked = person.is_some_and(|person| wish.waiting.contains(&person));
        return if asked { Undo::Asked { by, to: wish.to } } else { Undo::Waiting { by } };
    }
    let Some(person) = person.filter(|_| sitting.stage() == Stage::Playing) else { return Undo::Nothing };
    let mine = sitting.chairs.held_by(person);
    let Some(to) = sitting.last_own(mine) else { return Undo::Nothing };
    let alone = sitting.chairs.persons().iter().all(|other| *other == person);
    if alone || sitting.free_to(mine, to) { Undo::Free { to } } else { Undo::Ask { to } }
}

/// The last step whose outcome the viewer has already seen: his own last one, or all but the last decision.
fn known(sitting: &Sitting, eyes: Viewer) -> u32 {
    match eyes {
        Viewer::Seat(seat) => sitting.last_step_of(seat),
        Viewer::Audience | Viewer::Open => {
            let decided = |number: &u32| {
                sitting.table.step(*number).is_some_and(|step| matches!(step.actor, Actor::Seat(_)))
            };
            (1..=sitting.table.steps()).rev().find(decided).map_or(0, |number| number - 1)
        }
    }
}

/// The steps of a game as somebody with these eyes counts them.
fn steps(sitting: &Sitting, _eyes: Viewer) -> Vec<Numbered> {
    (1..=sitting.table.steps()).map(|step| Numbered { told: step, real: step }).collect()
}

/// The number that these eyes have for a step: that of the last step they know of until then.
fn told(steps: &[Numbered], real: u32) -> u32 {
    steps.iter().rev().find(|step| step.real <= real).map_or(0, |step| step.told)
}

/// The step that these eyes know by a number; 0 is the beginning. `None` if they know of none.
fn real(steps: &[Numbered], told: u32) -> Option<u32> {
    match told {
        0 => Some(0),
        told => steps.iter().find(|step| step.told == told).map(|step| step.real),
    }
}

/// With whose eyes a reader looks at the board of a table.
///
/// Where several people share a screen, it shows what everybody may see as long as the decision needs no secret.
pub(crate) fn screen(sitting: &Sitting, reader: &Reader) -> Viewer {
    let eyes = reader.eyes(sitting);
    let shared = reader.wish.is_none() && reader.mine(sitting).len() > 1;
    let open = || shown(&*sitting.table).secrecy(eyes) == Secrecy::Open;
    if shared && open() { Viewer::Audience } else { eyes }
}

/// What a reader may know of a table beside the game.
fn facts(bench: &Bench, reader: &Reader) -> Facts {
    let sitting = &bench.sitting;
    let acting = seat_of(reader.eyes(sitting));
    let eyes = screen(sitting, reader);
    let steps = steps(sitting, eyes);
    Facts {
        id: sitting.head.id.to_string(),
        texts: Texts::of(reader.language),
        version: bench.version,
        eyes,
        you: acting,
        acting,
        deciding: sitting.deciding(),
        mine: reader.mine(sitting),
        step: told(&steps, u32::MAX),
        known: told(&steps, known(sitting, acting.map_or(eyes, Viewer::Seat))),
        around: around(bench, reader, &steps),
        steps,
        chairs: chairs(sitting, reader),
        chat: chat(sitting),
        undo: undo(sitting, reader.person),
        over: sitting.stage() == Stage::Over,
        lines: Some(Arc::clone(&bench.lines)),
    }
}

/// A table as the JSON of its page.
pub(crate) fn now(bench: &Bench, reader: &Reader) -> Now {
    let now = shown(&*bench.sitting.table).now(&facts(bench, reader));
    Now { here: Some(here(bench)), ..now }
}

/// Everything a reader's seat may do.
pub(crate) fn choices(bench: &Bench, reader: &Reader) -> Vec<Choice> {
    shown(&*bench.sitting.table).choices(&facts(bench, reader))
}

/// Why a reader's seat cannot do something, in his language. `None` if there is nothing to say.
pub(crate) fn why(bench: &Bench, reader: &Reader, tried: &Tried) -> Option<String> {
    shown(&*bench.sitting.table).why(&facts(bench, reader), tried)
}

/// The page of a table beside what changes.
pub(crate) fn table_page(
    catalog: &Catalog,
    bench: &Bench,
    reader: &Reader,
    origin: &str,
) -> Option<TablePage> {
    let sitting = &bench.sitting;
    let game = ui::parlour(catalog, &sitting.head.game).ok()?;
    let about = About {
        title: game.title().to_owned(),
        reconstructed: game.is_reconstructed(),
        invite: format!("{origin}/t/{}", sitting.head.id),
        commitment: sitting.commitment().to_string(),
        seed: sitting.revealed_seed().map(catalog::Seed::reveal),
    };
    let mut page = shown(&*sitting.table).page(&facts(bench, reader), about);
    page.now.here = Some(here(bench));
    Some(page)
}

/// Whose eyes a reader may look through: while the game runs his own and the audience's, then everybody's.
pub(crate) fn viewpoints(sitting: &Sitting, reader: &Reader) -> Vec<Viewer> {
    let over = sitting.stage() == Stage::Over;
    let mine = reader.mine(sitting);
    let seats = sitting.chairs.iter().map(|(seat, _)| seat).filter(|seat| over || mine.contains(*seat));
    let open = over.then_some(Viewer::Open);
    core::iter::once(Viewer::Audience).chain(open).chain(seats.map(Viewer::Seat)).collect()
}

/// What somebody wants to see of a game that was played, or of its past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Glimpse {
    /// After which step; the last if he does not say.
    pub(crate) step: Option<u32>,
    /// Through whose eyes.
    pub(crate) eyes: Option<Viewer>,
    /// Who counts the step so; who looks if he does not say.
    pub(crate) of: Option<Viewer>,
}

/// A table as it was after a step, through some eyes. `None` if there was no such step or the eyes are not his.
pub(crate) fn replay(catalog: &Catalog, bench: &Bench, reader: &Reader, wish: Glimpse) -> Option<Replay> {
    let sitting = &bench.sitting;
    let allowed = viewpoints(sitting, reader);
    let own = reader.mine(sitting).lowest().map(Viewer::Seat);
    let may = |eyes: Viewer| Some(eyes).filter(|eyes| allowed.contains(eyes));
    let eyes = may(wish.eyes.or(own).unwrap_or(Viewer::Audience))?;
    let all = steps(sitting, eyes);
    let counted = wish.of.map_or(Some(eyes), may).map(|of| steps(sitting, of))?;
    let last = told(&all, u32::MAX);
    let at = match wish.step {
        None => last,
        Some(step) => told(&all, real(&counted, step)?),
    };
    // What follows the last step unseen belongs to it, so that the end is the position of now.
    let real = if at == last { sitting.table.steps() } else { real(&all, at)? };
    let around = Around { notes: notes(sitting, &all, real), ..Around::default() };
    let facts = Facts {
        version: u64::from(at),
        eyes,
        you: own.filter(|own| *own == eyes).and_then(seat_of),
        step: at,
        known: at.saturating_sub(1),
        steps: all.into_iter().filter(|step| step.told <= at).collect(),
        chat: Chat::default(),
        undo: Undo::Nothing,
        over: sitting.stage() == Stage::Over && at == last,
        around,
        lines: None,
        ..facts(bench, reader)
    };
    let past = ui::Past {
        title: ui::parlour(catalog, &sitting.head.game).ok()?.title().to_owned(),
        at: Numbered { told: at, real },
        last,
        viewpoints: allowed,
    };
    shown(&*sitting.table).replay(&facts, &past)
}
