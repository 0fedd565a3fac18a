//! From a table to what a page or the API shows of it: the one place where eyes are chosen.
//!
//! Everything here looks with [`Sitting::viewer`], so nobody gets a view that is not theirs. What is drawn and said is the
//! work of [`ui::Shown`]; here are the facts it needs.

use std::sync::Arc;

use catalog::{Actor, Catalog};
use kernel::{Seat, SeatSet, Viewer};
use ui::page::{
    About, Around, Chair, Chat, Facts, Giver, Hearing, Here, Hinting, Invitation, InvitedSeat, Note, Now,
    Numbered, Opened, Parting, Preview, Replay, Said, Sitter, TablePage, Undo,
};
pub(crate) use ui::{Choice, Tried};
use ui::{Language, Parlour, Pictured, Secrecy, Texts, shown};

use table::{Coming, Eyes, Holder, Listing, PersonId, Sitting, Stage, Watchers};

use crate::poster::Subject;
use crate::table::{Handle, Snapshot};

/// Who looks at a table, and how.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// Who; nobody in particular if the person is not known.
    pub(crate) person: Option<PersonId>,
    /// In which language.
    pub(crate) language: Language,
    /// From which of their seats, if they say so.
    pub(crate) wish: Option<Seat>,
}

impl Reader {
    pub(crate) fn viewer(&self, sitting: &Sitting) -> Viewer {
        sitting.viewer(self.person, self.wish)
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
            Holder::Person(person) | Holder::Here(person) if Some(person) == reader.person => {
                (Sitter::You, String::new())
            }
            Holder::Person(_) | Holder::Here(_) => (Sitter::Person, String::new()),
        };
        Chair { seat, name: sitting.name(seat).to_owned(), sitter, note }
    });
    chairs.collect()
}

/// Who is there.
pub(crate) fn here(table: &Handle, snapshot: &Snapshot, now: i64) -> Here {
    let (sitting, here) = (&snapshot.sitting, table.here());
    let present = sitting
        .chairs
        .iter()
        .filter(|(_, chair)| chair.holder.person().is_some_and(|person| here.is_here(person)));
    let gone = if snapshot.frozen { SeatSet::EMPTY } else { here.gone(sitting, now) };
    Here {
        seats: present.map(|(seat, _)| seat.number()).collect(),
        watching: here.watching(sitting),
        gone: gone.iter().map(Seat::number).collect(),
    }
}

fn is_running(snapshot: &Snapshot) -> bool {
    snapshot.sitting.stage() == Stage::Playing && !snapshot.frozen
}

/// What surrounds the game at a table.
fn around(snapshot: &Snapshot, reader: &Reader, steps: &[Numbered]) -> Around {
    let sitting = &snapshot.sitting;
    let (mine, running) = (reader.mine(sitting), is_running(snapshot));
    let hosting = reader.person == Some(sitting.head.host());
    let held = sitting.chairs.iter().filter(|(_, chair)| chair.holder.person().is_some());
    let others = held.map(|(seat, _)| seat).filter(|seat| !mine.contains(*seat));
    let kept = reader.person.map_or(SeatSet::EMPTY, |person| sitting.chairs.kept_for(person));
    let advised = running && sitting.hints().is_ok();
    let offered = if running { sitting.chairs.offered() } else { SeatSet::EMPTY };
    let knows = reader.person.is_some_and(|person| sitting.has_known(person));
    let paced = !mine.is_empty() && sitting.stage() != Stage::Over && !sitting.chairs.bots().is_empty();
    Around {
        parting: parting(sitting, reader.person),
        given_up: sitting.given_up.map(|giver| {
            if Some(giver) == reader.person {
                Giver::You
            } else {
                Giver::Other(sitting.called(giver).to_owned())
            }
        }),
        record: if sitting.is_open() { Opened::Open } else { Opened::Not },
        notes: notes(sitting, steps, u32::MAX),
        hints: if advised { Hinting::Offered } else { Hinting::Off },
        pace: paced.then(|| sitting.pace.word()),
        giving: others.filter(|_| running && hosting).collect(),
        kept: if running { kept } else { SeatSet::EMPTY },
        offering: if running && hosting { sitting.chairs.bots() } else { SeatSet::EMPTY },
        offered,
        takeable: if hosting || knows || !mine.is_empty() { SeatSet::EMPTY } else { offered },
        hearing: match sitting.watchers {
            Watchers::Heard => Hearing::Heard,
            Watchers::Muted if mine.is_empty() && kept.is_empty() => Hearing::Hushed,
            Watchers::Muted => Hearing::Muted,
        },
        rematch: sitting.rematch.as_ref().map(ToString::to_string),
    }
}

/// How a person can part with a table. Who can end the game need not leave it to a bot.
fn parting(sitting: &Sitting, person: Option<PersonId>) -> Vec<Parting> {
    let Some(person) = person else { return Vec::new() };
    let seated = !sitting.chairs.held_by(person).is_empty();
    let mut ways = Vec::new();
    if sitting.may_give_up(person).is_ok() {
        ways.push(Parting::GiveUp);
    } else if seated && sitting.stage() != Stage::Over {
        ways.push(Parting::Leave);
    }
    if sitting.may_delete(person).is_ok() {
        ways.push(Parting::Delete);
    }
    ways
}

/// Who left and came back until a step, for somebody who counts the steps so.
fn notes(sitting: &Sitting, steps: &[Numbered], until: u32) -> Vec<Note> {
    let notes = sitting.notes.iter().filter(|note| note.after <= until).map(|note| Note {
        after: told(steps, note.after),
        seat: note.seat,
        name: note.name.clone(),
        word: note.coming.word(),
        before: match note.coming {
            Coming::Left | Coming::Given => note.name.clone(),
            Coming::GaveUp => sitting.name(note.seat).to_owned(),
            Coming::Back | Coming::New => table::BOTS[note.seat.index()].to_owned(),
        },
    });
    notes.collect()
}

fn chat(sitting: &Sitting) -> Chat {
    let latest = sitting.chat.latest();
    let said = latest.skip(sitting.chat.latest().len().saturating_sub(Chat::SHOWN)).map(|said| Said {
        name: sitting.called(said.person).to_owned(),
        seat: sitting.chairs.held_by(said.person).lowest(),
        text: said.text.clone(),
        at: said.at,
    });
    Chat { count: sitting.chat.count() as usize, latest: said.collect() }
}

/// Whole seconds of a time in milliseconds; a clock that was set back makes none.
pub(crate) fn seconds(milliseconds: i64) -> u64 {
    u64::try_from(milliseconds / 1000).unwrap_or(0)
}

/// What a person can do about the last decisions.
pub(crate) fn undo(sitting: &Sitting, person: Option<PersonId>) -> Undo {
    let told = |to| sitting.told_of(sitting.eyes_of(person), to);
    if let Some(wish) = &sitting.wish {
        let by = sitting.name(wish.seat).to_owned();
        let asked = person.is_some_and(|person| wish.waiting.contains(&person));
        return if asked { Undo::Asked { by, to: told(wish.to) } } else { Undo::Waiting { by } };
    }
    let Some(person) = person.filter(|_| sitting.stage() == Stage::Playing) else { return Undo::Nothing };
    let mine = sitting.chairs.held_by(person);
    let Some(to) = sitting.last_own(mine) else { return Undo::Nothing };
    let free = sitting.alone(person) || sitting.free_to(mine, to);
    if free {
        Undo::Free { to: told(to) }
    } else if sitting.others(person).is_empty() {
        Undo::Nothing
    } else {
        Undo::Ask { to: told(to) }
    }
}

/// The last step whose outcome the viewer has already seen: their own last one, or all but the last decision.
fn known(sitting: &Sitting, eyes: Viewer) -> u32 {
    match eyes {
        Viewer::Seat(seat) => sitting.last_step_of(seat),
        Viewer::Audience | Viewer::Open => {
            let decided = |number: &u32| matches!(sitting.table.actor(*number), Some(Actor::Seat(_)));
            (1..=sitting.table.steps()).rev().find(decided).map_or(0, |number| number - 1)
        }
    }
}

/// The steps of a game as these eyes count them.
fn steps(sitting: &Sitting, eyes: Eyes) -> Vec<Numbered> {
    sitting.noticed(eyes).map(|(told, real)| Numbered { told, real, act: sitting.act_began(real) }).collect()
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
    let eyes = reader.viewer(sitting);
    let shared = reader.wish.is_none() && reader.mine(sitting).len() > 1;
    let open = || shown(&*sitting.table).secrecy(eyes) == Secrecy::Open;
    if shared && open() { Viewer::Audience } else { eyes }
}

/// What a reader may know of a table beside the game.
fn facts(snapshot: &Snapshot, reader: &Reader) -> Facts {
    let sitting = &snapshot.sitting;
    let acting = seat_of(reader.viewer(sitting));
    let eyes = screen(sitting, reader);
    let own = sitting.eyes_of(reader.person);
    let steps = steps(sitting, own);
    Facts {
        id: sitting.head.id.to_string(),
        texts: Texts::of(reader.language),
        version: u64::from(sitting.version(own)),
        eyes,
        you: acting,
        acting,
        deciding: sitting.deciding(),
        mine: reader.mine(sitting),
        step: told(&steps, u32::MAX),
        known: told(&steps, known(sitting, acting.map_or(eyes, Viewer::Seat))),
        around: around(snapshot, reader, &steps),
        steps,
        chairs: chairs(sitting, reader),
        chat: chat(sitting),
        undo: undo(sitting, reader.person),
        over: sitting.played_out(),
        lines: Some(Arc::clone(&snapshot.lines)),
    }
}

/// What other pages tell about the link of a table: who plays what, and what everybody may know.
fn preview(snapshot: &Snapshot, game: &dyn Parlour, texts: &Texts, origin: &str) -> Preview {
    let sitting = &snapshot.sitting;
    let id = &sitting.head.id;
    let title = ("title", game.title().into());
    let named = sitting.chairs.iter().filter(|(_, chair)| chair.holder != Holder::Open);
    let people: Vec<String> = named.map(|(seat, _)| sitting.name(seat).to_owned()).collect();
    let title = match sitting.stage() {
        Stage::Gathering => {
            texts.say("site-preview-invites", &[title, ("host", sitting.called(sitting.head.host()).into())])
        }
        Stage::Playing | Stage::Over => {
            texts.say("site-preview-plays", &[title, ("who", texts.list(&people).into())])
        }
    };
    let picture = match sitting.head.listing {
        Listing::ByLink => format!("{origin}/picture/{}.png", sitting.head.game),
        // With the version, so that nobody who keeps pictures keeps this one for the next.
        Listing::Public => format!("{origin}/t/{id}/picture.png?v={}", sitting.version(Eyes::AUDIENCE)),
    };
    Preview { link: format!("{origin}/t/{id}"), title, text: game.card(texts).line, picture: Some(picture) }
}

/// What the picture of a table shows: the table in its version for those who watch, or its game.
pub(crate) fn pictured(snapshot: &Snapshot) -> Subject {
    let sitting = &snapshot.sitting;
    match sitting.head.listing {
        Listing::ByLink => Subject(sitting.head.game.clone()),
        Listing::Public => Subject(format!("{}/{}", sitting.head.id, sitting.version(Eyes::AUDIENCE))),
    }
}

/// The picture of a table for other pages, from what those see who watch.
pub(crate) fn poster(catalog: &Catalog, snapshot: &Snapshot) -> Option<String> {
    let sitting = &snapshot.sitting;
    let game = ui::parlour(catalog, &sitting.head.game).ok()?;
    match (sitting.head.listing, sitting.stage()) {
        (Listing::ByLink, _) => game.poster(Vec::new()),
        (Listing::Public, Stage::Gathering) => {
            let badges = shown(&*sitting.table).badges();
            game.poster(badges.into_iter().map(|badge| Pictured { badge, points: None }).collect())
        }
        (Listing::Public, Stage::Playing | Stage::Over) => shown(&*sitting.table).poster(game.title()),
    }
}

/// Is somebody invited to a table who looks at it: are seats free, and do they have none?
pub(crate) fn is_invited(snapshot: &Snapshot, reader: &Reader) -> bool {
    let sitting = &snapshot.sitting;
    sitting.stage() == Stage::Gathering
        && reader.mine(sitting).is_empty()
        && reader.person != Some(sitting.head.host())
}

/// The page of a table as an invitation.
pub(crate) fn invitation(
    catalog: &Catalog,
    snapshot: &Snapshot,
    reader: &Reader,
    found: TablePage,
) -> Option<Invitation> {
    let sitting = &snapshot.sitting;
    let game = ui::parlour(catalog, &sitting.head.game).ok()?;
    let badges = shown(&*sitting.table).badges();
    let seats = chairs(sitting, reader).into_iter().zip(badges).map(|(chair, badge)| InvitedSeat {
        number: chair.seat.number(),
        badge,
        sitter: chair.sitter,
        name: chair.name,
    });
    Some(Invitation {
        id: found.id,
        card: game.card(Texts::of(reader.language)),
        host: sitting.called(sitting.head.host()).to_owned(),
        seats: seats.collect(),
        chosen: found.chosen,
        short_rules: found.short_rules,
        preview: found.about.preview?,
    })
}

/// A table as the JSON of its page, without who is there.
pub(crate) fn now(snapshot: &Snapshot, reader: &Reader) -> Now {
    let seed = snapshot.sitting.revealed_seed().map(catalog::Seed::reveal);
    Now { seed, ..shown(&*snapshot.sitting.table).now(&facts(snapshot, reader)) }
}

/// Everything a reader's seat may do.
pub(crate) fn choices(snapshot: &Snapshot, reader: &Reader) -> Vec<Choice> {
    shown(&*snapshot.sitting.table).choices(&facts(snapshot, reader))
}

/// Why a reader's seat cannot do something, in their language. `None` if there is nothing to say.
pub(crate) fn why(snapshot: &Snapshot, reader: &Reader, tried: &Tried) -> Option<String> {
    shown(&*snapshot.sitting.table).why(&facts(snapshot, reader), tried)
}

/// The page of a table beside what changes.
pub(crate) fn table_page(
    catalog: &Catalog,
    snapshot: &Snapshot,
    reader: &Reader,
    origin: &str,
) -> Option<TablePage> {
    let sitting = &snapshot.sitting;
    let game = ui::parlour(catalog, &sitting.head.game).ok()?;
    let about = About {
        title: game.title().to_owned(),
        reconstructed: game.is_reconstructed(),
        invite: format!("{origin}/t/{}", sitting.head.id),
        commitment: sitting.commitment().to_string(),
        seed: sitting.revealed_seed().map(catalog::Seed::reveal),
        preview: Some(preview(snapshot, game, Texts::of(reader.language), origin)),
    };
    Some(shown(&*sitting.table).page(&facts(snapshot, reader), about))
}

/// Whose eyes a reader may look through: while there are secrets their own and the audience's, then everybody's.
pub(crate) fn viewpoints(sitting: &Sitting, reader: &Reader) -> Vec<Viewer> {
    let open = sitting.is_open();
    let mine = reader.mine(sitting);
    let seats = sitting.chairs.iter().map(|(seat, _)| seat).filter(|seat| open || mine.contains(*seat));
    let open = open.then_some(Viewer::Open);
    core::iter::once(Viewer::Audience).chain(open).chain(seats.map(Viewer::Seat)).collect()
}

/// What somebody wants to see of a game that was played, or of its past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Glimpse {
    /// After which step; the last if they do not say.
    pub(crate) step: Option<u32>,
    /// Through whose eyes.
    pub(crate) eyes: Option<Viewer>,
    /// Who counts the step so; who looks if they do not say.
    pub(crate) of: Option<Viewer>,
}

/// A table as it was after a step, through some eyes. `None` if there was no such step or the eyes are not theirs.
pub(crate) fn replay(
    catalog: &Catalog,
    snapshot: &Snapshot,
    reader: &Reader,
    wish: Glimpse,
) -> Option<Replay> {
    let sitting = &snapshot.sitting;
    let allowed = viewpoints(sitting, reader);
    let own = reader.mine(sitting).lowest().map(Viewer::Seat);
    let may = |eyes: Viewer| Some(eyes).filter(|eyes| allowed.contains(eyes));
    let eyes = may(wish.eyes.or(own).unwrap_or(Viewer::Audience))?;
    let all = steps(sitting, Eyes::looking(eyes));
    let counted = wish.of.map_or(Some(eyes), may).map(|of| steps(sitting, Eyes::looking(of)))?;
    let last = told(&all, u32::MAX);
    let at = match wish.step {
        None => last,
        // Whoever asks for more than there is gets the end.
        Some(step) => told(&all, real(&counted, step.min(told(&counted, u32::MAX)))?),
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
        over: sitting.played_out() && at == last,
        around,
        lines: None,
        ..facts(snapshot, reader)
    };
    let past = ui::Past {
        title: ui::parlour(catalog, &sitting.head.game).ok()?.title().to_owned(),
        at: Numbered { told: at, real, act: sitting.act_began(real) },
        last,
        viewpoints: allowed,
    };
    shown(&*sitting.table).replay(&facts, &past)
}
