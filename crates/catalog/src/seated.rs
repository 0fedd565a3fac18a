//! The one adapter from a game's own types to [`Table`].

use core::fmt::from_fn;
use core::ops::Range;

use kernel::{
    Asking, Buffer, Dice, Game, Refusal, Seat, SeatSet, Standings, Thrown, Turn, Unreadable, Viewer,
};

use crate::dealer::Dealer;
use crate::log::{Entry, Log, What};
use crate::table::{Actor, FeatureBlock, Forced, NoSuchStep, Offer, Refused, Step, Table, Throw};

/// Where a table starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// With the setup of the game.
    Setup,
    /// From a position somebody wrote.
    Position,
}

/// A table of one game.
///
/// It gives views and notation, never its state: a page or a bot that holds a table learns no more than the
/// viewer it asks for.
pub struct Seated<G: Game> {
    config: G::Config,
    data: blake3::Hash,
    forced: Forced,
    origin: Origin,
    state: G::State,
    log: Log<G>,
    redealt: Vec<u32>,
}

/// The single option a seat has, with the seat, if the table may play it.
fn forced_step<G: Game>(state: &G::State) -> Option<(Seat, G::Action)> {
    let Turn::Decide(seats) = G::turn(state) else { return None };
    let mut options = G::Actions::default();
    seats.iter().find_map(|seat| {
        if G::asking(state, seat) == Asking::Always {
            return None;
        }
        G::actions(state, seat, &mut options);
        match options.as_slice() {
            [only] => Some((seat, *only)),
            _ => None,
        }
    })
}

impl<G: Game> Seated<G> {
    /// Opens a table at a position. The steps the table makes by itself are made at once.
    pub(crate) fn new(
        config: G::Config,
        data: blake3::Hash,
        (origin, start): (Origin, G::State),
        forced: Forced,
    ) -> Seated<G> {
        let log = Log::new(start.clone());
        let mut table = Seated { config, data, forced, origin, state: start, log, redealt: Vec::new() };
        table.follow();
        table
    }

    /// What is fixed at this table.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// What `viewer` may know now, in the game's own type.
    pub fn look(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// Everything `seat` may do now, in the game's own type.
    pub fn options(&self, seat: Seat, options: &mut G::Actions) {
        options.clear();
        if seat.number() < G::seats(&self.config) {
            G::actions(&self.state, seat, options);
        }
    }

    /// What `viewer` saw of the step with this number, in the game's own type.
    pub fn sights(&self, number: u32, viewer: Viewer) -> Vec<G::Seen> {
        self.seen_of(number, viewer).collect()
    }

    /// What `viewer` saw of the step with this number, one after the other.
    pub fn seen_of(&self, number: u32, viewer: Viewer) -> impl Iterator<Item = G::Seen> {
        let events = self.log.entry(number).map_or(&[][..], |entry| &entry.events);
        events.iter().filter_map(move |event| G::see(event, viewer))
    }

    /// What `viewer` might know after the step with this number, in the game's own type.
    pub fn look_at(&self, number: u32, viewer: Viewer) -> Result<G::View, NoSuchStep> {
        self.state_at(number).map(|state| G::view(&state, viewer))
    }

    /// May `seat` do this now, and if not, why, in the game's own types?
    pub fn judge(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        G::check(&self.state, seat, action)
    }

    /// Did the step with this number tell somebody something that taking it back would not make unknown?
    pub fn reveals(&self, number: u32) -> bool {
        self.log.entry(number).is_some_and(Entry::reveals)
    }

    /// An action in notation.
    pub fn write(&self, action: G::Action) -> String {
        from_fn(|f| G::write_action(&self.config, action, f)).to_string()
    }

    fn read(&self, text: &str) -> Result<G::Action, Refused> {
        G::read_action(&self.config, text).map_err(|fault| unreadable(text, fault))
    }

    fn illegal(&self, illegal: G::Illegal) -> Refused {
        let why = from_fn(|f| G::write_refusal(&self.config, illegal, f)).to_string();
        Refused::Illegal { code: illegal.code(), why }
    }

    fn has_seat(&self, seat: Seat) -> Result<(), Refused> {
        let seats = G::seats(&self.config);
        if seat.number() < seats { Ok(()) } else { Err(Refused::NoSuchSeat { seat, seats }) }
    }

    fn may_play(&self, seat: Seat, text: &str) -> Result<G::Action, Refused> {
        self.has_seat(seat)?;
        let action = self.read(text)?;
        G::check(&self.state, seat, action).map_err(|illegal| self.illegal(illegal))?;
        Ok(action)
    }

    /// Makes a checked step and those the table makes after it: all of them or, if the rules panic, none.
    fn make(&mut self, actor: Actor, what: What<G>) -> Range<u32> {
        let first = self.steps() + 1;
        let mut state = self.state.clone();
        let entry = Entry::make(&mut state, actor, what);
        let mut made = vec![(entry, state.clone())];
        if self.forced == Forced::Played {
            follow::<G>(&mut state, |entry, after| made.push((entry, after.clone())));
        }
        for (entry, after) in made {
            self.log.push(entry, &after);
        }
        self.state = state;
        first..self.steps() + 1
    }

    fn follow(&mut self) {
        if self.forced == Forced::Played {
            let log = &mut self.log;
            follow::<G>(&mut self.state, |entry, after| log.push(entry, after));
        }
    }

    fn state_at(&self, number: u32) -> Result<G::State, NoSuchStep> {
        let last = self.steps();
        if number == last {
            return Ok(self.state.clone());
        }
        self.log.state_at(number as usize).ok_or(NoSuchStep { step: number, last })
    }

    fn write_outcome(&self, outcome: G::Chance) -> String {
        from_fn(|f| G::write_chance(&self.config, outcome, f)).to_string()
    }

    /// What the dealer draws for the chance step that is next, in the game's own type.
    fn drawn(&self, dealer: &Dealer) -> Result<G::Chance, Refused> {
        if G::turn(&self.state) != Turn::Chance {
            return Err(Refused::NothingToDraw);
        }
        let deal = self.redealt.len() as u32;
        Ok(G::roll(&self.state, &mut dealer.dice(self.steps() + 1, deal)))
    }

    /// The position that is gone back to for `number`: a table never rests before a step of its own.
    fn resting(&self, number: u32) -> u32 {
        let own = |keep: &u32| matches!(self.log.entry(keep + 1), Some(Entry { actor: Actor::Auto(_), .. }));
        (0..=number).rev().find(|keep| *keep == 0 || !own(keep)).unwrap_or(0)
    }
}

/// Makes the steps that nobody needs to decide.
fn follow<G: Game>(state: &mut G::State, mut made: impl FnMut(Entry<G>, &G::State)) {
    // A game is shorter than this, so a longer row is a position that never ends; its players are asked.
    for _ in 0..G::LONGEST {
        let Some((seat, action)) = forced_step::<G>(state) else { return };
        let entry = Entry::make(state, Actor::Auto(seat), What::Action(seat, action));
        made(entry, state);
    }
}

fn unreadable(text: &str, fault: Unreadable) -> Refused {
    Refused::Unreadable { text: text.to_owned(), expected: fault.expected }
}

fn position<G: Game>(state: &G::State, viewer: Viewer) -> String {
    from_fn(|f| G::write_position(&G::view(state, viewer), f)).to_string()
}

impl<G: Game> Table for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u16 {
        G::VERSION
    }

    fn data(&self) -> blake3::Hash {
        self.data
    }

    fn seats(&self) -> u8 {
        G::seats(&self.config)
    }

    fn choices(&self) -> Vec<(String, String)> {
        let mut choices = Vec::new();
        G::choices(&self.config, &mut |choice| {
            choices.push((choice.key.to_owned(), choice.value.to_owned()));
        });
        choices
    }

    fn forced(&self) -> Forced {
        self.forced
    }

    fn origin(&self) -> Option<String> {
        match self.origin {
            Origin::Setup => None,
            Origin::Position => Some(position::<G>(&self.log.state_at(0)?, Viewer::Open)),
        }
    }

    fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<Offer> {
        let mut options = G::Actions::default();
        Seated::options(self, seat, &mut options);
        let offer =
            |action: &G::Action| Offer { text: self.write(*action), index: G::index(&self.config, *action) };
        options.as_slice().iter().map(offer).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        self.may_play(seat, action).map(drop)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Range<u32>, Refused> {
        let action = self.may_play(seat, action)?;
        Ok(self.make(Actor::Seat(seat), What::Action(seat, action)))
    }

    fn draw(&self, dealer: &Dealer) -> Result<String, Refused> {
        self.drawn(dealer).map(|outcome| self.write_outcome(outcome))
    }

    fn roll(&mut self, dealer: &Dealer) -> Result<Range<u32>, Refused> {
        let outcome = self.drawn(dealer)?;
        Ok(self.make(Actor::Chance, What::Outcome(outcome)))
    }

    fn settle(&mut self, outcome: &str) -> Result<Range<u32>, Refused> {
        let chance = G::read_chance(&self.config, outcome).map_err(|fault| unreadable(outcome, fault))?;
        G::check_chance(&self.state, chance).map_err(|illegal| self.illegal(illegal))?;
        Ok(self.make(Actor::Chance, What::Outcome(chance)))
    }

    fn steps(&self) -> u32 {
        self.log.len() as u32
    }

    fn step(&self, number: u32) -> Option<Step> {
        self.log.entry(number).map(|entry| Step {
            actor: entry.actor,
            text: match &entry.what {
                What::Action(_, action) => self.write(*action),
                What::Outcome(outcome) => self.write_outcome(*outcome),
            },
        })
    }

    fn actor(&self, number: u32) -> Option<Actor> {
        self.log.entry(number).map(|entry| entry.actor)
    }

    fn deciding_before(&self, number: u32) -> SeatSet {
        match self.log.entry(number).map(|entry| entry.before) {
            Some(Turn::Decide(seats)) => seats,
            Some(Turn::Chance | Turn::Over) | None => SeatSet::EMPTY,
        }
    }

    fn sees(&self, number: u32, viewer: Viewer) -> bool {
        let events = self.log.entry(number).map_or(&[][..], |entry| &entry.events);
        events.iter().any(|event| G::see(event, viewer).is_some())
    }

    fn fork(&self, number: u32) -> Result<Box<dyn Table>, NoSuchStep> {
        let state = self.state_at(number)?;
        let mut fork = Seated {
            config: self.config.clone(),
            data: self.data,
            forced: self.forced,
            origin: self.origin,
            state,
            log: self.log.clone(),
            redealt: self.redealt.clone(),
        };
        fork.log.truncate(number as usize);
        fork.redealt.retain(|first| *first <= number);
        Ok(Box::new(fork))
    }

    fn seen(&self, number: u32, viewer: Viewer) -> Vec<String> {
        let write = |seen: &G::Seen| from_fn(|f| G::write_seen(&self.config, seen, f)).to_string();
        self.sights(number, viewer).iter().map(write).collect()
    }

    fn view(&self, viewer: Viewer) -> String {
        position::<G>(&self.state, viewer)
    }

    fn view_at(&self, number: u32, viewer: Viewer) -> Result<String, NoSuchStep> {
        self.state_at(number).map(|state| position::<G>(&state, viewer))
    }

    fn standings(&self) -> Standings {
        G::standings(&self.state)
    }

    fn horizon(&self) -> u32 {
        let now = G::turn(&self.state);
        let mut horizon = self.steps();
        if !matches!(now, Turn::Decide(_)) {
            return horizon;
        }
        for (number, entry) in self.log.backwards() {
            match entry.actor {
                _ if entry.reveals() => break,
                // Nobody decided here; whether it can be taken back depends on the step that led to it.
                Actor::Auto(_) => {}
                Actor::Seat(_) if entry.before == now => horizon = number - 1,
                Actor::Seat(_) | Actor::Chance => break,
            }
        }
        horizon
    }

    fn undo(&mut self, number: u32) -> Result<u32, NoSuchStep> {
        let keep = self.resting(number);
        let drawn = (keep + 1..=self.steps()).any(|number| self.actor(number) == Some(Actor::Chance));
        let reached = self.rewind(number)?;
        if drawn {
            self.redeal();
        }
        Ok(reached)
    }

    fn rewind(&mut self, number: u32) -> Result<u32, NoSuchStep> {
        let keep = self.resting(number);
        self.state = self.state_at(keep)?;
        self.log.truncate(keep as usize);
        for first in &mut self.redealt {
            *first = (*first).min(keep + 1);
        }
        self.follow();
        Ok(self.steps())
    }

    fn redeal(&mut self) {
        self.redealt.push(self.steps() + 1);
    }

    fn redealt(&self) -> &[u32] {
        &self.redealt
    }

    fn action_count(&self) -> u16 {
        G::action_count(&self.config)
    }

    fn index(&self, action: &str) -> Result<u16, Refused> {
        self.read(action).map(|action| G::index(&self.config, action))
    }

    fn action(&self, index: u16) -> Option<String> {
        G::action(&self.config, index).map(|action| self.write(action))
    }

    fn mask(&self, seat: Seat) -> Vec<bool> {
        let mut mask = vec![false; usize::from(self.action_count())];
        self.write_mask(seat, &mut mask);
        mask
    }

    fn options(&self, seat: Seat, numbers: &mut Vec<u16>) {
        let mut options = G::Actions::default();
        Seated::options(self, seat, &mut options);
        numbers.clear();
        numbers.extend(options.as_slice().iter().map(|action| G::index(&self.config, *action)));
    }

    fn play_number(&mut self, seat: Seat, number: u16) -> Result<Range<u32>, Refused> {
        self.has_seat(seat)?;
        let action = G::action(&self.config, number)
            .ok_or_else(|| Refused::NoSuchAction { number, count: self.action_count() })?;
        G::check(&self.state, seat, action).map_err(|illegal| self.illegal(illegal))?;
        Ok(self.make(Actor::Seat(seat), What::Action(seat, action)))
    }

    fn write_mask(&self, seat: Seat, mask: &mut [bool]) {
        mask.fill(false);
        let mut options = G::Actions::default();
        Seated::options(self, seat, &mut options);
        for action in options.as_slice() {
            mask[usize::from(G::index(&self.config, *action))] = true;
        }
    }

    fn throw(&self, chosen: &[u32]) -> Result<Throw, Refused> {
        if G::turn(&self.state) != Turn::Chance {
            return Err(Refused::NothingToDraw);
        }
        let mut dice = Dice::scripted(chosen);
        let outcome = G::roll(&self.state, &mut dice);
        Ok(match dice.thrown() {
            Thrown::Whole => Throw::Outcome(self.write_outcome(outcome)),
            Thrown::Open(bound) => Throw::Open(bound),
            Thrown::Beyond => Throw::Beyond,
        })
    }

    fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn Table> {
        let state = G::imagine(&self.look(viewer), dice);
        let start = (Origin::Position, state);
        Box::new(Seated::<G>::new(self.config.clone(), self.data, start, Forced::Asked))
    }

    fn longest(&self) -> u32 {
        G::LONGEST
    }

    fn features_version(&self) -> u16 {
        G::FEATURES
    }

    fn feature_count(&self) -> usize {
        G::feature_count(&self.config)
    }

    fn write_features(&self, viewer: Viewer, out: &mut [f32]) {
        G::features(&self.look(viewer), out);
    }

    fn feature_blocks(&self) -> Vec<FeatureBlock> {
        let mut blocks = Vec::new();
        G::planes(&self.config, &mut |plane| {
            blocks.push(FeatureBlock { name: plane.name, about: plane.about, len: plane.len });
        });
        blocks
    }

    fn features(&self, viewer: Viewer) -> Vec<f32> {
        let mut features = vec![0.0; self.feature_count()];
        self.write_features(viewer, &mut features);
        features
    }
}
