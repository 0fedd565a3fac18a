//! Playing on from a position that the tree does not know: who is ahead in the long run.

use kernel::{Buffer, Dice, Game, Onward, Rules, Seat, SeatMap, SeatSet, Turn};

use super::mind::{Mind, Outcome, final_points, hopes};

/// How many points hasty play makes of nothing: its result tells about a lead no more exactly than that.
const LUCK: f32 = 12.0;
/// With care, of many options so many are looked at.
const LOOKED_AT: usize = 8;
/// With care, no more decisions than this are made.
const MOST: u32 = 600;

impl<G: Game> Mind<'_, G> {
    /// A judgement and what came of playing on from there, each with its share.
    pub(super) fn weigh(&self, judged: &Outcome, world: G::State, dice: &mut Dice) -> Outcome {
        let share = self.habits.playout;
        let played = match G::ONWARD {
            Onward::Haste => self.in_haste(world, dice),
            Onward::Care { turns } => self.with_care(world, turns, dice),
        };
        SeatMap::from_fn(|seat| (1.0 - share) * judged[seat] + share * played[seat])
    }

    /// Everybody takes any option, to the end or for a long time.
    fn in_haste(&self, mut world: G::State, dice: &mut Dice) -> Outcome {
        let mut options = G::Actions::default();
        let mut left = self.habits.length;
        loop {
            match G::turn(&world) {
                Turn::Over => return hopes(&final_points::<G>(&world), LUCK, G::seats(G::config(&world))),
                Turn::Chance => meet_chance::<G>(&mut world, dice),
                Turn::Decide(_) if left == 0 => return self.judge(&world),
                Turn::Decide(deciders) => {
                    left -= 1;
                    // Invariant: where somebody decides, there is somebody who does, and he has options.
                    let seat = deciders.lowest().expect("somebody decides");
                    options.clear();
                    G::actions(&world, seat, &mut options);
                    G::play(&mut world, seat, *dice.pick(options.as_slice()), &mut ());
                }
            }
        }
    }

    /// Everybody does what looks best one step ahead, until so many turns are over.
    fn with_care(&self, mut world: G::State, turns: u8, dice: &mut Dice) -> Outcome {
        let mut options = G::Actions::default();
        let (mut left, mut last) = (turns, None::<SeatSet>);
        for _ in 0..MOST {
            match G::turn(&world) {
                Turn::Over => return Mind::<G>::outcome(&world),
                Turn::Chance => meet_chance::<G>(&mut world, dice),
                Turn::Decide(deciders) => {
                    left -= u8::from(last.is_some_and(|last| last != deciders));
                    last = Some(deciders);
                    if left == 0 {
                        break;
                    }
                    options.clear();
                    // Invariant: where somebody decides, there is somebody who does, and he has options.
                    let seat = deciders.lowest().expect("somebody decides");
                    G::actions(&world, seat, &mut options);
                    world = self.careful(&world, seat, options.as_slice(), dice);
                }
            }
        }
        self.judge(&world)
    }

    /// The position after the option that looks best for a seat.
    fn careful(&self, world: &G::State, seat: Seat, options: &[G::Action], dice: &mut Dice) -> G::State {
        let after = |option: G::Action| {
            let mut after = world.clone();
            G::play(&mut after, seat, option, &mut ());
            after
        };
        if let [only] = options {
            return after(*only);
        }
        let many = options.len() > LOOKED_AT;
        let ways = (0..options.len().min(LOOKED_AT)).map(|number| {
            let after = after(if many { *dice.pick(options) } else { options[number] });
            (G::prospect(&after, seat, self.weights), after)
        });
        let best = ways.reduce(|best, way| if way.0 > best.0 { way } else { best });
        // Invariant: whoever decides has an option.
        best.expect("there is an option").1
    }
}

fn meet_chance<G: Rules>(world: &mut G::State, dice: &mut Dice) {
    let chance = G::roll(world, dice);
    G::settle(world, chance, &mut ());
}
