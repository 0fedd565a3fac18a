//! A game at a table as people see it, whichever game it is.
//!
//! Whoever serves pages holds a [`Table`] and knows who looks; [`shown`] gives him everything that is drawn and said,
//! without a type of any game. It looks only with the eyes that the [`Facts`] name.

use catalog::{Seated, Table, with_table};
use kernel::{Buffer, Seat, SeatSet, Viewer};
use maud::Markup;

use crate::page::{
    About, Ending, Facts, Finisher, Log, Moment, Now, Numbered, Replay, TablePage, Viewpoint, explained, now,
    replay_now, viewpoint_word,
};
use crate::poster::Poster;
use crate::{Badge, Names, Pictured, Room, Secrecy, Texts, Voice};

/// An action that a seat may choose, with how it is chosen on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action in notation.
    pub action: String,
    /// Its number among all actions of the table.
    pub index: u16,
    /// The keys of the things one touches for it.
    pub path: Vec<String>,
    /// What it does, in words.
    pub label: String,
}

/// What somebody tried that cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// Things touched one after the other, the last of which leads nowhere.
    Touched {
        /// The keys of what was touched before.
        before: Vec<String>,
        /// The key of what was touched last.
        touch: String,
    },
    /// An action in notation.
    Action(String),
}

/// Which position of a game is looked at, and whose eyes there are to look through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The title of the game.
    pub title: String,
    /// The step after which it is; 0 is the beginning. The [`Facts`] go up to it.
    pub at: Numbered,
    /// The last step there is, as told to the viewer.
    pub last: u32,
    /// Whose eyes the viewer may look through.
    pub viewpoints: Vec<Viewer>,
}

/// A game at a table, as people see it.
pub trait Shown: Send + Sync {
    /// Does the decision that is open show secrets of its owner, as these eyes see it?
    fn secrecy(&self, eyes: Viewer) -> Secrecy;

    /// Everybody's points as those see them who watch.
    fn points(&self) -> Vec<i32>;

    /// How each seat is drawn beside a name.
    fn badges(&self) -> Vec<Badge>;

    /// The position as those see it who watch, as a picture for other pages. `None` if it cannot be drawn.
    fn poster(&self, title: &str) -> Option<String>;

    /// All that changes on the table's page.
    fn now(&self, facts: &Facts) -> Now;

    /// The page of the table.
    fn page(&self, facts: &Facts, about: About) -> TablePage;

    /// Everything the acting seat may do, in the order of the rules.
    fn choices(&self, facts: &Facts) -> Vec<Choice>;

    /// Why the acting seat cannot do something, with what would be right. `None` if there is nothing to say.
    fn why(&self, facts: &Facts, tried: &Tried) -> Option<String>;

    /// The table as it was; `None` if there was no such step.
    fn replay(&self, facts: &Facts, past: &Past) -> Option<Replay>;

    /// What the seats are called while nobody has a name.
    fn seat_names(&self, texts: &Texts) -> Vec<String>;

    /// What happened after the step with this number, sentence by sentence: as `you` saw it, or as who sees everything.
    fn told(&self, texts: &'static Texts, you: Option<Seat>, after: u32) -> Vec<String>;

    /// The positions after some steps as pictures to compare, with everything laid open. `Room::symbols` are on the page.
    fn pictures(&self, texts: &'static Texts, steps: &[u32]) -> Vec<Markup>;
}

/// The game at a table, as people see it.
pub fn shown(table: &dyn Table) -> &dyn Shown {
    let found = with_table!(table, seated => seated as &dyn Shown);
    // Invariant: tables are opened by the catalogue alone, and this list is its list.
    found.expect("every table is of a game of the house")
}

/// What the seats of a table are called while nobody has a name.
fn unnamed<G: Room>(config: &G::Config, texts: &Texts, you: Option<Seat>) -> Names {
    Names::new(|seat| {
        if seat.number() < G::seats(config) { G::default_name(config, seat, texts) } else { String::new() }
    })
    .speaking_to(you)
}

/// What the people at a table are called; whoever has no name is called by his pieces.
fn names<G: Room>(config: &G::Config, facts: &Facts) -> Names {
    let name = |seat| match facts.chairs.iter().find(|chair| chair.seat == seat) {
        None => String::new(),
        Some(chair) if chair.name.is_empty() => G::default_name(config, seat, facts.texts),
        Some(chair) => chair.name.clone(),
    };
    Names::new(name).speaking_to(facts.you)
}

fn log<G: Room>(table: &Seated<G>, facts: &Facts) -> Log<G> {
    let mut log = Log::default();
    for step in &facts.steps {
        log.push(step.told, table.seen_of(step.real, facts.eyes));
    }
    log
}

/// Calls `show` with everything a viewer may know of a table.
fn moment<G: Room, T>(table: &Seated<G>, facts: &Facts, show: impl FnOnce(&Moment<'_, G>) -> T) -> T {
    let mut options = G::Actions::default();
    if let Some(seat) = facts.acting.filter(|seat| facts.deciding.contains(*seat)) {
        table.options(seat, &mut options);
    }
    let standings = facts.over.then(|| table.standings());
    show(&Moment {
        facts,
        voice: Voice {
            texts: facts.texts,
            config: table.config(),
            names: &names::<G>(table.config(), facts),
        },
        view: &table.look(facts.eyes),
        options: options.as_slice(),
        log: &log(table, facts),
        standings: standings.as_ref(),
    })
}

/// Tells the end of a game above the account of its room.
fn ended<G: Room>(table: &Seated<G>, facts: &Facts, now: &mut Now) {
    if !facts.over {
        return;
    }
    let (config, names) = (table.config(), names::<G>(table.config(), facts));
    let view = table.look(facts.eyes);
    let points = |real| {
        let view = table.look_at(real, Viewer::Audience).ok()?;
        Some(Seat::first(table.seats()).map(|seat| G::score(&view, seat)).collect::<Vec<_>>())
    };
    let mut curve: Vec<(u32, Vec<i32>)> =
        facts.steps.iter().filter_map(|step| Some((step.told, points(step.real)?))).collect();
    let all = Finisher::all(
        &table.standings(),
        |seat| names.of(seat).to_owned(),
        |seat| G::badge(config, seat),
        |seat| G::score(&view, seat),
    );
    // What follows the last step that was noticed belongs to it.
    if let Some((_, last)) = curve.last_mut() {
        *last = all.iter().map(|one| one.points).collect();
    }
    let you = facts.mine.lowest().filter(|_| facts.mine.len() == 1);
    let ending = Ending { id: &facts.id, texts: facts.texts, you, all, curve };
    now.parts.result.insert_str(0, &ending.markup().into_string());
}

/// The action somebody means by touching things. What names nothing is not meant.
fn meant<G: Room>(view: &G::View, before: &[String], touch: &str) -> Option<G::Action> {
    let before: Option<Vec<G::Key>> = before.iter().map(|key| G::read_key(view, key)).collect();
    G::meant(view, &before?, G::read_key(view, touch)?)
}

impl<G: Room> Shown for Seated<G> {
    fn points(&self) -> Vec<i32> {
        let view = self.look(Viewer::Audience);
        Seat::first(self.seats()).map(|seat| G::score(&view, seat)).collect()
    }

    fn badges(&self) -> Vec<Badge> {
        Seat::first(self.seats()).map(|seat| G::badge(self.config(), seat)).collect()
    }

    fn poster(&self, title: &str) -> Option<String> {
        let view = self.look(Viewer::Audience);
        let seat =
            |seat| Pictured { badge: G::badge(self.config(), seat), points: Some(G::score(&view, seat)) };
        let seats = Seat::first(self.seats()).map(seat).collect();
        let (picture, symbols) = (G::panorama(&view), G::symbols());
        Poster { game: G::ID, title, picture, symbols, seats }.svg()
    }

    fn secrecy(&self, eyes: Viewer) -> Secrecy {
        G::secrecy(&self.look(eyes))
    }

    fn now(&self, facts: &Facts) -> Now {
        let mut told = moment(self, facts, now);
        ended(self, facts, &mut told);
        told
    }

    fn page(&self, facts: &Facts, about: About) -> TablePage {
        let told = Shown::now(self, facts);
        moment(self, facts, |moment| TablePage {
            id: facts.id.clone(),
            game: G::ID.to_owned(),
            now: told,
            places: G::PLACES.to_vec(),
            symbols: explained::<G>(facts.texts),
            short_rules: G::short_rules(facts.texts),
            chosen: G::chosen(&moment.voice),
            about,
        })
    }

    fn choices(&self, facts: &Facts) -> Vec<Choice> {
        moment(self, facts, |moment| {
            let path = |action| G::path(&moment.voice, moment.view, action);
            let choice = |action: &G::Action| Choice {
                action: self.write(*action),
                index: G::index(self.config(), *action),
                path: path(*action).iter().map(|touch| moment.voice.key(touch.key).to_string()).collect(),
                label: G::deed(&moment.voice, *action),
            };
            moment.options.iter().map(choice).collect()
        })
    }

    fn why(&self, facts: &Facts, tried: &Tried) -> Option<String> {
        moment(self, facts, |moment| {
            let Some(seat) = facts.acting else { return G::waiting(&moment.voice, moment.view) };
            let action = match tried {
                Tried::Touched { before, touch } => meant::<G>(moment.view, before, touch),
                Tried::Action(text) => G::read_action(self.config(), text).ok(),
            };
            match self.judge(seat, action?) {
                Ok(()) => None,
                Err(illegal) => Some(G::refusal(&moment.voice, moment.view, seat, moment.options, illegal)),
            }
        })
    }

    fn replay(&self, facts: &Facts, past: &Past) -> Option<Replay> {
        let names = names::<G>(self.config(), facts);
        let standings = facts.over.then(|| self.standings());
        let view = self.look_at(past.at.real, facts.eyes).ok()?;
        // Nobody decides in the past.
        let facts = &Facts { deciding: SeatSet::EMPTY, mine: SeatSet::EMPTY, acting: None, ..facts.clone() };
        let now = replay_now(&Moment {
            facts,
            voice: Voice { texts: facts.texts, config: self.config(), names: &names },
            view: &view,
            options: &[],
            log: &log(self, facts),
            standings: standings.as_ref(),
        });
        let label = |viewer: Viewer| match viewer {
            Viewer::Audience => facts.texts.say("site-replay-audience", &[]),
            Viewer::Open => facts.texts.say("site-replay-open", &[]),
            Viewer::Seat(seat) => names.of(seat).to_owned(),
        };
        let viewpoint = |viewer: &Viewer| Viewpoint { value: viewpoint_word(*viewer), label: label(*viewer) };
        Some(Replay {
            id: facts.id.clone(),
            title: past.title.clone(),
            step: past.at.told,
            last: past.last,
            now,
            game: G::ID.to_owned(),
            places: G::PLACES.to_vec(),
            symbols: explained::<G>(facts.texts),
            viewpoints: past.viewpoints.iter().map(viewpoint).collect(),
            viewpoint: viewpoint_word(facts.eyes),
        })
    }

    fn seat_names(&self, texts: &Texts) -> Vec<String> {
        Seat::first(self.seats()).map(|seat| G::default_name(self.config(), seat, texts)).collect()
    }

    fn told(&self, texts: &'static Texts, you: Option<Seat>, after: u32) -> Vec<String> {
        let names = unnamed::<G>(self.config(), texts, you);
        let voice = Voice::<G> { texts, config: self.config(), names: &names };
        let eyes = you.map_or(Viewer::Open, Viewer::Seat);
        let seen = (after + 1..=self.steps()).flat_map(|step| self.seen_of(step, eyes));
        seen.filter_map(|seen| G::told(&voice, &seen)).collect()
    }

    fn pictures(&self, texts: &'static Texts, steps: &[u32]) -> Vec<Markup> {
        let names = unnamed::<G>(self.config(), texts, None);
        let voice = Voice::<G> { texts, config: self.config(), names: &names };
        let views: Vec<G::View> =
            steps.iter().filter_map(|step| self.look_at(*step, Viewer::Open).ok()).collect();
        let from = steps.first().map_or(1, |step| step + 1);
        let happened: Vec<G::Seen> =
            (from..=self.steps()).flat_map(|step| self.seen_of(step, Viewer::Open)).collect();
        G::pictures(&voice, &views, &happened)
    }
}
