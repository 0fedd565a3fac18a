//! One table of a batch, in the types of its game, and what it shows.

use bots::Bot;
use bots::single_option;
use kernel::{Buffer, Dice, Game as Rules, MAX_SEATS, Seat, Standings, Turn, Viewer};

use crate::table::rewards;

/// A player made of code in each seat that has one.
pub(super) type Bots<G> = [Option<Box<dyn Bot<G>>>; MAX_SEATS];

/// One table.
pub(super) struct Lane<G: Rules> {
    state: G::State,
    dice: Dice,
    bots: Bots<G>,
    /// What the seat that decides may do, with the numbers of it: ascending.
    options: Vec<G::Action>,
    numbers: Vec<u16>,
    /// The numbers that the mask shows; those of before are cleared without looking at the others.
    shown: Vec<u16>,
    seat: Seat,
    /// Which of the options will be played.
    chosen: usize,
}

/// Where a lane shows itself.
pub(super) struct Window<'a> {
    /// The features of the seat that decides; empty if they are not wanted.
    pub(super) observation: &'a mut [f32],
    /// Which actions it may take: 1 for each; empty if that is not wanted.
    pub(super) mask: &'a mut [u8],
    /// What each seat has won in this step.
    pub(super) reward: &'a mut [f32],
    /// Has a game ended in this step? Then 1.
    pub(super) done: &'a mut u8,
    /// Who decides.
    pub(super) seat: &'a mut u8,
}

impl<G: Rules> Lane<G> {
    /// A table at its beginning; nothing is decided yet.
    pub(super) fn new(config: &G::Config, dice: Dice, bots: Bots<G>) -> Lane<G> {
        Lane {
            state: G::setup(config),
            dice,
            bots,
            options: Vec::new(),
            numbers: Vec::new(),
            shown: Vec::new(),
            seat: Seat::ALL[0],
            chosen: 0,
        }
    }

    /// Begins anew with these dice.
    pub(super) fn reset(&mut self, config: &G::Config, dice: Dice) {
        self.dice = dice;
        self.state = G::setup(config);
    }

    /// The numbers of what may be done.
    pub(super) fn numbers(&self) -> &[u16] {
        &self.numbers
    }

    /// Who decides.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// Decides for the action with this number. Is it possible?
    #[inline]
    pub(super) fn choose(&mut self, number: i64) -> bool {
        let found = u16::try_from(number).ok().and_then(|number| self.numbers.binary_search(&number).ok());
        self.chosen = found.unwrap_or(0);
        found.is_some()
    }

    /// The number of any option, each equally likely.
    #[inline]
    pub(super) fn any(&mut self) -> u16 {
        *self.dice.pick(&self.numbers)
    }

    /// Plays what was chosen, and all that follows up to the next decision of somebody who has no bot. A game that ends is followed
    /// by a new one.
    pub(super) fn step(&mut self, config: &G::Config, buffer: &mut G::Actions, window: &mut Window<'_>) {
        let action = self.options[self.chosen];
        G::play(&mut self.state, self.seat, action, &mut ());
        *window.done = 0;
        window.reward.fill(0.0);
        while let Some(standings) = self.follow(config, buffer) {
            *window.done = 1;
            window.reward.iter_mut().zip(rewards(&standings)).for_each(|(place, reward)| *place = reward);
            self.state = G::setup(config);
        }
        self.show(window);
    }

    /// Goes on from the beginning of a game to the first decision.
    pub(super) fn begin(&mut self, config: &G::Config, buffer: &mut G::Actions, window: &mut Window<'_>) {
        *window.done = 0;
        window.reward.fill(0.0);
        while self.follow(config, buffer).is_some() {
            self.state = G::setup(config);
        }
        self.show(window);
    }

    /// Goes on until somebody without a bot has a choice, or to the end of the game.
    fn follow(&mut self, config: &G::Config, buffer: &mut G::Actions) -> Option<Standings> {
        loop {
            let seat = match G::turn(&self.state) {
                Turn::Over => return Some(G::standings(&self.state)),
                Turn::Chance => {
                    let chance = G::roll(&self.state, &mut self.dice);
                    G::settle(&mut self.state, chance, &mut ());
                    continue;
                }
                // Where several decide at once their order does not matter.
                Turn::Decide(seats) => seats.lowest().unwrap_or(Seat::ALL[0]),
            };
            buffer.clear();
            G::actions(&self.state, seat, buffer);
            let options = buffer.as_slice();
            let action = if let Some(only) = single_option::<G>(&self.state, seat, options) {
                only
            } else if let Some(bot) = &mut self.bots[seat.index()] {
                let view = G::view(&self.state, Viewer::Seat(seat));
                bot.choose(&view, seat, options, &mut self.dice)
            } else {
                self.seat = seat;
                self.options.clear();
                self.options.extend_from_slice(options);
                self.numbers.clear();
                self.numbers.extend(options.iter().map(|action| G::index(config, *action)));
                return None;
            };
            G::play(&mut self.state, seat, action, &mut ());
        }
    }

    fn show(&mut self, window: &mut Window<'_>) {
        *window.seat = self.seat.number();
        if !window.observation.is_empty() {
            G::features(&G::view(&self.state, Viewer::Seat(self.seat)), window.observation);
        }
        if !window.mask.is_empty() {
            self.shown.iter().for_each(|number| window.mask[usize::from(*number)] = 0);
            self.numbers.iter().for_each(|number| window.mask[usize::from(*number)] = 1);
            self.shown.clone_from(&self.numbers);
        }
    }
}
