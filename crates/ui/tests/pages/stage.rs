//! Games played at random, and what a page about them shows.

use catalog::{Catalog, Loaded};
use kernel::{Buffer, Choice, Dice, Game, OptionValues, Seat, SeatSet, Standings, Turn, Viewer};
use testkit::walk::{self, Step};
use ui::page::{
    About, Chair, Chat, Facts, Frame, Here, Log, Moment, Now, Numbered, Said, Sitter, Theme, Undo,
};
use ui::{Language, Names, Room, Texts, Voice};

/// A game somewhere in its course. The position stays inside; pages get views.
pub(crate) struct Stage<G: Room> {
    title: &'static str,
    pub(crate) config: G::Config,
    pub(crate) dice: Dice,
    pub(crate) position: G::State,
    pub(crate) events: Vec<Vec<G::Event>>,
    /// The last step of each seat.
    pub(crate) last: [u32; 5],
}

pub(crate) fn catalog() -> &'static Catalog {
    static CATALOG: std::sync::LazyLock<Catalog> = std::sync::LazyLock::new(Catalog::built_in);
    &CATALOG
}

/// Runs a test with every game of the house.
macro_rules! every_game {
    ($game:ident => $body:expr) => {
        for id in catalog::Catalog::IDS {
            catalog::with_game!($crate::stage::catalog(), *id, $game => $body).unwrap();
        }
    };
}
pub(crate) use every_game;

/// The fewest and the most players.
pub(crate) fn players<G: Game>(game: &Loaded<G>) -> [u8; 2] {
    let facts = G::facts(game.data);
    [facts.players_min, facts.players_max]
}

/// The option that makes another game of it.
const EDITION: &str = "variant";

/// The editions of a game, such as that with an expansion; none if there is only one.
fn editions<G: Game>(data: &G::Data, seats: u8) -> Vec<String> {
    let mut editions = Vec::new();
    G::options(data, seats, &mut |option| {
        if let (EDITION, OptionValues::OneOf(values)) = (option.key, option.values) {
            editions.extend(values.iter().map(|value| (*value).to_owned()));
        }
    });
    editions
}

impl<G: Room> Stage<G> {
    /// A game of the edition that is the seed's turn.
    pub(crate) fn new(game: &Loaded<G>, seats: u8, seed: u64) -> Stage<G> {
        let editions = editions::<G>(game.data, seats);
        // Neighbouring seeds differ, and those that lead to the same number of seats differ as well.
        let edition = editions.get((seed + seed / 4) as usize % editions.len().max(1));
        let choice = edition.map(|value| Choice { key: EDITION, value });
        let config = G::configure(game.data, seats, choice.as_slice()).unwrap();
        let position = G::setup(&config);
        let title = G::facts(game.data).title;
        Stage { title, config, dice: Dice::from_number(seed), position, events: Vec::new(), last: [0; 5] }
    }

    pub(crate) fn seats(&self) -> u8 {
        G::seats(&self.config)
    }

    /// One random step; `None` when the game is over.
    pub(crate) fn step(&mut self) -> Option<()> {
        let mut options = G::Actions::default();
        let step = walk::choose::<G>(&self.position, &mut self.dice, &mut options)?;
        self.make(step);
        Some(())
    }

    pub(crate) fn make(&mut self, step: walk::StepOf<G>) {
        self.events.push(walk::apply::<G>(&mut self.position, step));
        if let Step::Play(seat, _) = step {
            self.last[seat.index()] = self.events.len() as u32;
        }
    }

    pub(crate) fn run(&mut self, steps: usize) -> &mut Stage<G> {
        for _ in 0..steps {
            if self.step().is_none() {
                break;
            }
        }
        self
    }

    /// Goes on by a few steps, and the further the later it is, so that long games are looked at as often as short ones.
    pub(crate) fn hop(&mut self, few: usize) -> Option<()> {
        let more = self.events.len() / 20;
        self.run(few + more).step()
    }

    pub(crate) fn deciding(&self) -> SeatSet {
        match G::turn(&self.position) {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    pub(crate) fn look(&self, viewer: Viewer, language: Language) -> Look<G> {
        let mut log = Log::default();
        for (step, events) in (1..).zip(&self.events) {
            log.push(step, events.iter().filter_map(|event| G::see(event, viewer)));
        }
        let mut options = G::Actions::default();
        let acting = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        if let Some(seat) = acting.filter(|seat| self.deciding().contains(*seat)) {
            G::actions(&self.position, seat, &mut options);
        }
        let over = G::turn(&self.position) == Turn::Over;
        Look {
            title: self.title,
            config: self.config.clone(),
            viewer,
            language,
            names: NAMES.map(str::to_owned),
            view: G::view(&self.position, viewer),
            log,
            deciding: self.deciding(),
            acting,
            options: options.as_slice().to_vec(),
            known: acting.map_or(0, |seat| self.last[seat.index()]),
            standings: over.then(|| G::standings(&self.position)),
        }
    }
}

pub(crate) const NAMES: [&str; 5] = ["Anna", "Moosfink", "Carl", "Eibenhüterin", "Emil"];

/// What one viewer gets to see.
pub(crate) struct Look<G: Room> {
    title: &'static str,
    pub(crate) config: G::Config,
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
    pub(crate) names: [String; 5],
    pub(crate) view: G::View,
    pub(crate) log: Log<G>,
    pub(crate) deciding: SeatSet,
    pub(crate) acting: Option<Seat>,
    pub(crate) options: Vec<G::Action>,
    pub(crate) known: u32,
    pub(crate) standings: Option<Standings>,
}

impl<G: Room> Look<G> {
    pub(crate) fn with<T>(&self, run: impl FnOnce(&Moment<'_, G>) -> T) -> T {
        let names = Names::new(|seat| self.names[seat.index()].clone()).speaking_to(self.acting);
        run(&Moment {
            facts: &self.facts(),
            voice: Voice { texts: Texts::of(self.language), config: &self.config, names: &names },
            view: &self.view,
            options: &self.options,
            log: &self.log,
            standings: self.standings.as_ref(),
        })
    }

    fn facts(&self) -> Facts {
        let said = Said {
            name: self.names[1].clone(),
            seat: Some(Seat::ALL[1]),
            text: "Viel Glück! <b>:)</b>".to_owned(),
            at: 45_000_000,
        };
        let undo = if self.acting.is_some() && self.known > 0 {
            Undo::Free { to: self.known - 1 }
        } else {
            Undo::Nothing
        };
        Facts {
            id: "k7f3ab".to_owned(),
            texts: Texts::of(self.language),
            version: self.log.len() as u64,
            eyes: self.viewer,
            you: self.acting,
            acting: self.acting,
            deciding: self.deciding,
            mine: self.acting.map_or(SeatSet::EMPTY, SeatSet::only),
            steps: (1..=self.log.len() as u32)
                .map(|step| Numbered { told: step, real: step, act: step - 1 })
                .collect(),
            step: self.log.len() as u32,
            known: self.known,
            chairs: Seat::first(G::seats(&self.config)).map(|seat| self.chair(seat)).collect(),
            chat: Chat { count: 1, latest: vec![said] },
            undo,
            over: self.standings.is_some(),
            around: ui::page::Around::default(),
            lines: None,
        }
    }

    fn chair(&self, seat: Seat) -> Chair {
        let sitter = match seat.number() {
            _ if self.acting == Some(seat) => Sitter::You,
            0..=2 => Sitter::Person,
            _ => Sitter::Bot,
        };
        Chair { seat, name: self.names[seat.index()].clone(), sitter, note: String::new() }
    }

    pub(crate) fn now(&self) -> Now {
        self.with(ui::page::now)
    }

    pub(crate) fn page(&self, frame: &Frame) -> String {
        let here = Here { seats: vec![0, 1], watching: 1, gone: Vec::new() };
        let now = Now { here: Some(here), ..self.now() };
        let texts = frame.texts();
        let over = now.over;
        let page = ui::page::TablePage {
            places: G::PLACES.to_vec(),
            id: "k7f3ab".to_owned(),
            game: G::ID.to_owned(),
            now,
            symbols: G::symbols(),
            short_rules: G::short_rules(texts),
            chosen: self.with(|moment| G::chosen(&moment.voice)),
            about: About {
                title: self.title.to_owned(),
                reconstructed: true,
                invite: "http://127.0.0.1:7878/t/k7f3ab".to_owned(),
                commitment: "f3a1".repeat(16),
                seed: over.then(|| "0123456789abcdef".repeat(4)),
                preview: None,
            },
        };
        ui::page::table(frame, &page).into_string()
    }
}

pub(crate) fn frame(language: Language, theme: Theme, path: &str) -> Frame {
    Frame { language, theme, person_name: "Anna".to_owned(), path: path.to_owned() }
}
