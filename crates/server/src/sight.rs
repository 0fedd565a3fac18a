//! From a table to what a page or the API shows of it: the one place where eyes are chosen.
//!
//! Everything here looks with [`Sitting::eyes`], so nobody gets a view that is not his.

use catalog::{Actor, Catalog, Loaded, Seated, with_game};
use kernel::{Buffer, Seat, SeatSet, Viewer};
use ui::page::{self, Around, Entry, Hinting, Moment, Note, Now, Undo};
use ui::{Language, Names, Room, Secrecy, Texts, Voice};

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
    /// When, in milliseconds since 1970.
    pub(crate) now: i64,
}

impl Reader {
    pub(crate) fn eyes(&self, sitting: &Sitting) -> Viewer {
        sitting.eyes(self.person, self.wish)
    }

    fn mine(&self, sitting: &Sitting) -> SeatSet {
        self.person.map_or(SeatSet::EMPTY, |person| sitting.chairs.held_by(person))
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }
}

/// The seat behind some eyes.
pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Audience | Viewer::Open => None,
    }
}

/// What the people at a table are called; whoever has not come yet is called by his pieces.
fn names<G: Room>(table: &Seated<G>, sitting: &Sitting, reader: &Reader) -> Names {
    let name = |seat: Seat| match sitting.chairs.name(seat) {
        "" => G::default_name(table.config(), seat, reader.texts()),
        name => name.to_owned(),
    };
    let seats = sitting.chairs.iter().count();
    Names::new(|seat| if seat.index() < seats { name(seat) } else { String::new() })
}

fn chairs(bench: &Bench, reader: &Reader, names: &Names) -> Vec<page::Chair> {
    let chairs = bench.sitting.chairs.iter().map(|(seat, chair)| {
        let (sitter, note) = match chair.holder {
            Holder::Open => (page::Sitter::Free, String::new()),
            Holder::Bot(kind) => (page::Sitter::Bot, kind.to_string()),
            Holder::Person(person) if Some(person) == reader.person => (page::Sitter::You, String::new()),
            Holder::Person(person) if bench.is_present(person) => (page::Sitter::Present, String::new()),
            Holder::Person(_) => (page::Sitter::Away, String::new()),
        };
        page::Chair { seat: seat.number(), name: names.of(seat).to_owned(), sitter, note }
    });
    chairs.collect()
}

/// What surrounds the game at a table.
fn around(bench: &Bench, reader: &Reader) -> Around {
    let sitting = &bench.sitting;
    let (mine, stage) = (reader.mine(sitting), sitting.stage());
    let running = stage == Stage::Playing && !bench.frozen;
    let hosting = reader.person == Some(sitting.head.host);
    let gone = |(_, chair): &(Seat, &crate::table::Chair)| matches!(chair.holder, Holder::Person(person) if bench.is_gone(person));
    let gone = sitting.chairs.iter().filter(gone).map(|(seat, _)| seat).filter(|_| running && hosting);
    let kept = reader.person.map_or(SeatSet::EMPTY, |person| sitting.chairs.kept_for(person));
    let advised = running && sitting.hints().is_ok();
    let paced = !mine.is_empty() && stage != Stage::Over && !sitting.chairs.bots().is_empty();
    Around {
        notes: notes(sitting, u32::MAX),
        hints: if advised { Hinting::Offered } else { Hinting::Off },
        pace: paced.then(|| sitting.pace.word()),
        gone: gone.collect(),
        kept: if running { kept } else { SeatSet::EMPTY },
    }
}

/// Who left and came back until a step.
fn notes(sitting: &Sitting, until: u32) -> Vec<Note> {
    let notes = sitting.notes.iter().filter(|note| note.after <= until).map(|note| Note {
        after: note.after,
        seat: note.seat,
        name: note.name.clone(),
        word: note.coming.word(),
    });
    notes.collect()
}

fn chat(sitting: &Sitting, reader: &Reader) -> Vec<page::Said> {
    let said = sitting.chat.iter().map(|said| page::Said {
        name: said.name.clone(),
        seat: sitting.chairs.held_by(said.person).lowest().map(Seat::number),
        text: said.text.clone(),
        at: page::ago(reader.texts(), seconds(reader.now - said.at)),
    });
    said.collect()
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

/// With whose eyes a reader looks at the board.
///
/// Where several people share a screen, it shows what everybody may see as long as the decision needs no secret.
fn at_screen<G: Room>(table: &Seated<G>, reader: &Reader, sitting: &Sitting) -> Viewer {
    let eyes = reader.eyes(sitting);
    let shared = reader.wish.is_none() && reader.mine(sitting).len() > 1;
    if shared && G::secrecy(&table.look(eyes)) == Secrecy::Open { Viewer::Audience } else { eyes }
}

/// With whose eyes a reader looks at the board of a table.
pub(crate) fn screen(catalog: &Catalog, bench: &Bench, reader: &Reader) -> Option<Viewer> {
    fn of<G: Room>(_: &Loaded<G>, bench: &Bench, reader: &Reader) -> Option<Viewer> {
        Some(at_screen(bench.sitting.table.seated::<G>()?, reader, &bench.sitting))
    }
    with_game!(catalog, bench.sitting.table.game(), game => of(game, bench, reader)).ok()?
}

/// Calls `show` with everything a reader may know of a table.
fn moment<G: Room, T>(
    table: &Seated<G>,
    bench: &Bench,
    reader: &Reader,
    show: impl FnOnce(&Moment<'_, G>) -> T,
) -> T {
    let sitting = &bench.sitting;
    let acting = seat_of(reader.eyes(sitting));
    let eyes = at_screen(table, reader, sitting);
    let deciding = sitting.deciding();
    let mut options = G::Actions::default();
    if let Some(seat) = acting.filter(|seat| deciding.contains(*seat)) {
        table.options(seat, &mut options);
    }
    let standings = (sitting.stage() == Stage::Over).then(|| sitting.table.standings());
    let names = names(table, sitting, reader).speaking_to(acting);
    show(&Moment {
        id: sitting.head.id.as_str(),
        voice: Voice { texts: reader.texts(), config: table.config(), names: &names },
        version: bench.version,
        step: sitting.table.steps(),
        view: &table.look(eyes),
        deciding,
        mine: reader.mine(sitting),
        acting,
        options: options.as_slice(),
        log: &log(table, sitting.table.steps(), eyes),
        known: known(sitting, acting.map_or(eyes, Viewer::Seat)),
        chairs: &chairs(bench, reader, &names),
        chat: &chat(sitting, reader),
        undo: undo(sitting, reader.person),
        standings: standings.as_ref(),
        around: &around(bench, reader),
    })
}

fn log<G: Room>(table: &Seated<G>, steps: u32, eyes: Viewer) -> Vec<Entry<G>> {
    (1..=steps).map(|step| Entry { step, seen: table.sights(step, eyes) }).collect()
}

/// A table as the JSON of its page.
pub(crate) fn now(catalog: &Catalog, bench: &Bench, reader: &Reader) -> Option<Now> {
    fn of<G: Room>(_: &Loaded<G>, bench: &Bench, reader: &Reader) -> Option<Now> {
        let table = bench.sitting.table.seated::<G>()?;
        Some(moment(table, bench, reader, page::now))
    }
    with_game!(catalog, bench.sitting.table.game(), game => of(game, bench, reader)).ok()?
}

/// An action that a seat may choose, with how it is chosen on the page.
pub(crate) struct Choice {
    pub(crate) action: String,
    pub(crate) index: u16,
    pub(crate) path: Vec<String>,
    pub(crate) label: String,
}

/// Everything a reader's seat may do.
pub(crate) fn choices(catalog: &Catalog, bench: &Bench, reader: &Reader) -> Option<Vec<Choice>> {
    fn of<G: Room>(_: &Loaded<G>, bench: &Bench, reader: &Reader) -> Option<Vec<Choice>> {
        let table = bench.sitting.table.seated::<G>()?;
        Some(moment(table, bench, reader, |moment| {
            let choice = |action: &G::Action| Choice {
                action: table.write(*action),
                index: G::index(table.config(), *action),
                path: G::path(&moment.voice, moment.view, *action)
                    .into_iter()
                    .map(|touch| touch.key)
                    .collect(),
                label: G::deed(&moment.voice, *action),
            };
            moment.options.iter().map(choice).collect()
        }))
    }
    with_game!(catalog, bench.sitting.table.game(), game => of(game, bench, reader)).ok()?
}

/// What somebody tried that cannot be done.
pub(crate) enum Tried {
    /// Things touched one after the other, the last of which leads nowhere.
    Touched { before: Vec<String>, touch: String },
    /// An action in notation.
    Action(String),
}

/// Why a reader's seat cannot do something, in his language. `None` if there is nothing to say.
pub(crate) fn why(catalog: &Catalog, bench: &Bench, reader: &Reader, tried: &Tried) -> Option<String> {
    fn of<G: Room>(_: &Loaded<G>, bench: &Bench, reader: &Reader, tried: &Tried) -> Option<String> {
        let table = bench.sitting.table.seated::<G>()?;
        moment(table, bench, reader, |moment| {
            let Some(seat) = moment.acting else { return G::waiting(&moment.voice, moment.view) };
            let action = match tried {
                Tried::Touched { before, touch } => G::meant(moment.view, before, touch),
                Tried::Action(text) => G::read_action(table.config(), text).ok(),
            };
            match table.judge(seat, action?) {
                Ok(()) => None,
                Err(illegal) => Some(G::refusal(&moment.voice, moment.view, seat, moment.options, illegal)),
            }
        })
    }
    with_game!(catalog, bench.sitting.table.game(), game => of(game, bench, reader, tried)).ok()?
}

/// The page of a table beside what changes.
pub(crate) fn table_page(
    catalog: &Catalog,
    bench: &Bench,
    reader: &Reader,
    origin: &str,
) -> Option<page::TablePage> {
    fn of<G: Room>(
        game: &Loaded<G>,
        bench: &Bench,
        reader: &Reader,
        origin: &str,
    ) -> Option<page::TablePage> {
        let sitting = &bench.sitting;
        let table = sitting.table.seated::<G>()?;
        let facts = G::facts(game.data);
        Some(moment(table, bench, reader, |moment| page::TablePage {
            id: sitting.head.id.to_string(),
            game: sitting.head.game.clone(),
            title: facts.title.to_owned(),
            now: page::now(moment),
            symbols: G::symbols(),
            short_rules: G::short_rules(reader.texts()),
            chosen: G::chosen(&moment.voice),
            invite: format!("{origin}/t/{}", sitting.head.id),
            commitment: sitting.commitment().to_string(),
            seed: sitting.revealed_seed().map(catalog::Seed::reveal),
            reconstructed: facts.reconstructed,
        }))
    }
    with_game!(catalog, bench.sitting.table.game(), game => of(game, bench, reader, origin)).ok()?
}

/// Whose eyes somebody wants to look through in a replay: `P0`, `audience`, `open`.
pub(crate) fn viewpoint(text: &str) -> Option<Viewer> {
    match text {
        "audience" => Some(Viewer::Audience),
        "open" => Some(Viewer::Open),
        seat => seat.parse().ok().map(Viewer::Seat),
    }
}

fn viewpoint_word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Audience => "audience".to_owned(),
        Viewer::Open => "open".to_owned(),
        Viewer::Seat(seat) => seat.to_string(),
    }
}

/// Whose eyes a reader may look through: while the game runs his own and the audience's, then everybody's.
pub(crate) fn viewpoints(sitting: &Sitting, reader: &Reader) -> Vec<Viewer> {
    let over = sitting.stage() == Stage::Over;
    let mine = reader.mine(sitting);
    let seats = sitting.chairs.iter().map(|(seat, _)| seat).filter(|seat| over || mine.contains(*seat));
    let open = over.then_some(Viewer::Open);
    core::iter::once(Viewer::Audience).chain(open).chain(seats.map(Viewer::Seat)).collect()
}

/// A table as it was after a step, through some eyes. `None` if there was no such step or the eyes are not his.
pub(crate) fn replay(
    catalog: &Catalog,
    bench: &Bench,
    reader: &Reader,
    (step, wish): (Option<u32>, Option<Viewer>),
) -> Option<page::Replay> {
    fn of<G: Room>(
        game: &Loaded<G>,
        bench: &Bench,
        reader: &Reader,
        (step, wish): (Option<u32>, Option<Viewer>),
    ) -> Option<page::Replay> {
        let sitting = &bench.sitting;
        let table = sitting.table.seated::<G>()?;
        let last = sitting.table.steps();
        let step = step.unwrap_or(last);
        let allowed = viewpoints(sitting, reader);
        let own = reader.mine(sitting).lowest().map(Viewer::Seat);
        let eyes = match wish {
            None => own.unwrap_or(Viewer::Audience),
            Some(wish) => Some(wish).filter(|wish| allowed.contains(wish))?,
        };
        let names =
            names(table, sitting, reader).speaking_to(own.filter(|own| *own == eyes).and_then(seat_of));
        let over = sitting.stage() == Stage::Over && step == last;
        let standings = over.then(|| sitting.table.standings());
        let view = table.look_at(step, eyes).ok()?;
        let now = page::replay_now(&Moment {
            id: sitting.head.id.as_str(),
            voice: Voice { texts: reader.texts(), config: table.config(), names: &names },
            version: u64::from(step),
            step,
            view: &view,
            deciding: SeatSet::EMPTY,
            mine: SeatSet::EMPTY,
            acting: None,
            options: &[],
            log: &log(table, step, eyes),
            known: step.saturating_sub(1),
            chairs: &chairs(bench, reader, &names),
            chat: &[],
            undo: Undo::Nothing,
            standings: standings.as_ref(),
            around: &Around { notes: notes(sitting, step), ..Around::default() },
        });
        let label = |viewer: Viewer| match viewer {
            Viewer::Audience => reader.texts().say("site-replay-audience", &[]),
            Viewer::Open => reader.texts().say("site-replay-open", &[]),
            Viewer::Seat(seat) => names.of(seat).to_owned(),
        };
        let viewpoints = allowed
            .into_iter()
            .map(|viewer| page::Viewpoint { value: viewpoint_word(viewer), label: label(viewer) });
        Some(page::Replay {
            id: sitting.head.id.to_string(),
            title: G::facts(game.data).title.to_owned(),
            step,
            last,
            now,
            symbols: G::symbols(),
            viewpoints: viewpoints.collect(),
            viewpoint: viewpoint_word(eyes),
        })
    }
    let asked = (step, wish);
    with_game!(catalog, bench.sitting.table.game(), game => of(game, bench, reader, asked)).ok()?
}
