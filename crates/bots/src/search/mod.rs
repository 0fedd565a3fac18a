//! The bot that thinks ahead: a tree search over what its seat may know.
//!
//! One search for every game of the house, whatever it hides. Each simulation imagines a world that fits the view,
//! walks down the tree of decisions made so far, meets chance anew on the way (the tree knows decisions, not
//! outcomes), adds one decision that was not there yet, and lets the game's [`Knowledge`](kernel::Knowledge) say how
//! the position stands for everybody; that goes back up the way. Every seat does what is best for itself.
//!
//! | file | what is in it |
//! |---|---|
//! | `mod` | the bot: budget, sharpness, threads, advice |
//! | `tree` | decisions and what came of them; which to try next |
//! | `mind` | how a position stands for everybody |
//! | `onward` | playing on from a position that the tree does not know |
//!
//! Where several decide at once, none of them knows what the others chose: they choose at one node of the tree, each
//! from options of his own.

mod mind;
mod onward;
mod tree;

use core::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use kernel::{Buffer, Dice, Effort, Game, Rules, Seat, SeatSet, Sharpness, Turn, Viewer};

use crate::Bot;
use mind::Mind;
use tree::{NodeId, Tree};

/// How long a bot may think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many simulations; the same choice every time.
    Simulations(u32),
    /// So long; what it chooses depends on the machine.
    Time(Duration),
}

/// An option and what a search found about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    /// The option.
    pub action: A,
    /// The share of a win that it promises, from 0 to 1.
    pub value: f32,
    /// How often it was tried.
    pub tries: u32,
}

/// What a search is like.
#[derive(Clone, PartialEq, Debug)]
pub struct Manner {
    /// What positions are judged with, in the order of [`Knowledge::WEIGHTS`](kernel::Knowledge::WEIGHTS).
    pub weights: Vec<f32>,
    /// How long it may think.
    pub budget: Budget,
    /// How surely it takes the best.
    pub sharpness: Sharpness,
    /// On how many threads it thinks, each in worlds of its own.
    pub threads: NonZero<usize>,
    /// How it goes about it.
    pub habits: Habits,
}

/// The numbers of the search itself, the same for every game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// How much promise and rarity count beside what was found.
    pub curiosity: f32,
    /// Before it was tried, an option is expected to bring so much less than its node has.
    pub reserve: f32,
    /// As how many tries it counts how an option looked before it was tried.
    pub trust: f32,
    /// How many of a seat's own decisions in a row are foreseen when an option is looked at for the first time.
    pub foresight: u32,
    /// How many steps of the doubt's size make an option a third as promising.
    pub focus: f32,
    /// Even an option without promise gets a little of it, shared by all.
    pub openness: f32,
    /// How much of the judgement on a position comes from playing on from it; the rest is what the game's knowledge
    /// says about it. Judgement sees what is near, playing on who is ahead in the long run.
    pub playout: f32,
    /// How many decisions are played on in haste, at most, before the position is judged after all.
    pub length: u32,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits {
            curiosity: 1.5,
            reserve: 0.06,
            trust: 3.0,
            foresight: 3,
            focus: 0.12,
            openness: 0.02,
            playout: 0.5,
            length: 1000,
        }
    }
}

impl Manner {
    /// Thinks with these weights for so many simulations on one thread and takes the best.
    pub fn simulations(weights: Vec<f32>, count: u32) -> Manner {
        Manner::effort(weights, Effort::best(count))
    }

    /// Thinks with these weights and this effort on one thread.
    pub fn effort(weights: Vec<f32>, effort: Effort) -> Manner {
        Manner {
            weights,
            budget: Budget::Simulations(effort.simulations),
            sharpness: effort.sharpness,
            threads: NonZero::<usize>::MIN,
            habits: Habits::default(),
        }
    }
}

/// Asked every few simulations: may a search with a time go on?
pub type GoOn<'a> = &'a (dyn Fn() -> bool + Sync);

/// Thinks ahead in a tree of decisions.
pub struct Search<G: Game> {
    manner: Manner,
    kept: Option<Kept<G>>,
}

/// The tree behind the last choice, for the case that the same seat decides next and learnt nothing in between.
struct Kept<G: Game> {
    tree: Tree<G>,
    root: NodeId,
    view: G::View,
}

/// A tree with more decisions than this is thrown away after a choice instead of being kept.
const KEPT_NODES: usize = 100_000;
/// Of the simulations for a decision at least this part, one in so many, is made for it alone: the tree that was kept
/// from the decision before counts for the rest.
const FRESH: u32 = 4;
/// The clock is read, and the race between the options looked at, once in so many simulations.
const ROUND: u32 = 16;

impl<G: Game> Search<G> {
    /// A bot that thinks in this manner.
    pub fn new(manner: Manner) -> Search<G> {
        Search { manner, kept: None }
    }

    /// What the options of a decision promise, the most tried first. Nothing is kept of it.
    pub fn advise(
        manner: &Manner,
        view: &G::View,
        seat: Seat,
        options: &[G::Action],
        dice: &mut Dice,
    ) -> Vec<Advice<G::Action>> {
        Search::<G>::advise_while(manner, view, (seat, options), dice, &|| true)
    }

    /// The same, but a search that has a [time](Budget::Time) ends as soon as it may not go on; what was found until then
    /// counts. One with a number of simulations makes them all.
    pub fn advise_while(
        manner: &Manner,
        view: &G::View,
        (seat, options): (Seat, &[G::Action]),
        dice: &mut Dice,
        go_on: GoOn<'_>,
    ) -> Vec<Advice<G::Action>> {
        let trees = grow::<G>(&Share { manner, view, seat, go_on }, None, dice);
        let mut advice = summed(&trees, seat, options);
        advice.sort_by_key(|found| core::cmp::Reverse(found.tries));
        advice
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, options: &[G::Action], dice: &mut Dice) -> G::Action {
        if let [only] = options {
            return *only;
        }
        let kept = self.kept.take().filter(|kept| kept.view == *view);
        let share = Share { manner: &self.manner, view, seat, go_on: &|| true };
        let mut trees = grow(&share, kept.map(|kept| (kept.tree, kept.root)), dice);
        let advice = summed(&trees, seat, options);
        let chosen = pick(&advice, self.manner.sharpness, dice);
        let (tree, root) = trees.swap_remove(0);
        self.kept = keep(tree, root, view, seat, chosen, dice);
        chosen
    }
}

/// Thinks on every thread; gives the trees with their roots.
fn grow<G: Game>(
    share: &Share<'_, G>,
    kept: Option<(Tree<G>, NodeId)>,
    dice: &mut Dice,
) -> Vec<(Tree<G>, NodeId)> {
    let (mut own, manner) = (dice.branch(), share.manner);
    let (tree, root) = kept.unwrap_or_else(Tree::new);
    if manner.threads.get() == 1 {
        return vec![(share.think(tree, root, &mut own), root)];
    }
    thread::scope(|scope| {
        let others: Vec<_> = (1..manner.threads.get())
            .map(|_| {
                let mut dice = dice.branch();
                scope.spawn(move || {
                    let (tree, root) = Tree::new();
                    (share.think(tree, root, &mut dice), root)
                })
            })
            .collect();
        let mut trees = vec![(share.think(tree, root, &mut own), root)];
        // Invariant: a search panics only where the rules do, and then so does this thread.
        trees.extend(others.into_iter().map(|other| other.join().expect("a search ends")));
        trees
    })
}

/// What one thread thinks about.
struct Share<'a, G: Game> {
    manner: &'a Manner,
    view: &'a G::View,
    seat: Seat,
    go_on: GoOn<'a>,
}

impl<G: Game> Share<'_, G> {
    fn think(&self, mut tree: Tree<G>, root: NodeId, dice: &mut Dice) -> Tree<G> {
        let mind = Mind::<G>::new(&self.manner.weights, self.manner.habits);
        match self.manner.budget {
            Budget::Simulations(count) => {
                let share = count.div_ceil(self.manner.threads.get() as u32).max(1);
                let kept = tree.visits(root).min(share - share / FRESH);
                for left in (1..=share - kept).rev() {
                    if left % ROUND == 0 && self.is_settled(&tree, root, left) {
                        break;
                    }
                    self.simulate(&mind, &mut tree, root, dice);
                }
            }
            Budget::Time(time) => {
                let start = Instant::now();
                // Whoever is hurried has at least an idea.
                loop {
                    for _ in 0..ROUND {
                        self.simulate(&mind, &mut tree, root, dice);
                    }
                    if start.elapsed() >= time || !(self.go_on)() {
                        break;
                    }
                }
            }
        }
        tree
    }

    /// Can nothing overtake any more what was tried most, in so many simulations? Who takes the best always and
    /// thinks alone need not think on then.
    fn is_settled(&self, tree: &Tree<G>, root: NodeId, left: u32) -> bool {
        let sure = self.manner.sharpness == Sharpness::Best && self.manner.threads.get() == 1;
        sure && tree.headstart(root, self.seat) > left
    }

    /// One world, one way down the tree, one position judged.
    fn simulate(&self, mind: &Mind<'_, G>, tree: &mut Tree<G>, root: NodeId, dice: &mut Dice) {
        let mut world = G::imagine(self.view, dice);
        let mut options = G::Actions::default();
        let mut way = Vec::with_capacity(32);
        let mut at = root;
        let outcome = loop {
            let deciders = match G::turn(&world) {
                Turn::Over => break Mind::<G>::outcome(&world),
                Turn::Chance => {
                    let chance = G::roll(&world, dice);
                    G::settle(&mut world, chance, &mut ());
                    continue;
                }
                Turn::Decide(deciders) => deciders,
            };
            let seat = first(deciders, self.seat);
            options.clear();
            G::actions(&world, seat, &mut options);
            let fresh = tree.meet(mind, at, &world, seat, options.as_slice());
            if let Some(outcome) = fresh {
                break mind.weigh(&outcome, world, dice);
            }
            let arm = tree.select(&self.manner.habits, at, seat, options.as_slice());
            way.push((at, arm));
            G::play(&mut world, seat, tree.action(at, arm), &mut ());
            // Who decides at the same time does not know this choice, so the node stays the same for him.
            let together = deciders.len() > 1;
            at = if together && simultaneous::<G>(&world, deciders, seat) {
                at
            } else {
                tree.descend(at, arm)
            };
            if way.len() > 200 {
                break mind.judge(&world);
            }
        };
        for (node, arm) in way {
            tree.learn(node, arm, &outcome);
        }
    }
}

/// Is it still the others' turn who decide together with `seat`?
fn simultaneous<G: Rules>(world: &G::State, before: SeatSet, seat: Seat) -> bool {
    match G::turn(world) {
        Turn::Decide(now) => now.iter().all(|other| before.contains(other)) && !now.contains(seat),
        Turn::Chance | Turn::Over => false,
    }
}

/// Who is asked first of those who decide at once: the one who thinks.
fn first(deciders: SeatSet, thinking: Seat) -> Seat {
    if deciders.contains(thinking) { thinking } else { deciders.lowest().unwrap_or(thinking) }
}

/// What all trees found about the options.
fn summed<G: Game>(trees: &[(Tree<G>, NodeId)], seat: Seat, options: &[G::Action]) -> Vec<Advice<G::Action>> {
    let about = |action: &G::Action| {
        let found = trees.iter().map(|(tree, root)| tree.found(*root, seat, *action));
        let (count, sum) = found.fold((0, 0.0), |(count, sum), (more, value)| (count + more, sum + value));
        Advice { action: *action, value: if count == 0 { 0.0 } else { sum / count as f32 }, tries: count }
    };
    options.iter().map(about).collect()
}

/// Takes one of the options, as surely as the bot is sharp.
fn pick<A: Copy>(advice: &[Advice<A>], sharpness: Sharpness, dice: &mut Dice) -> A {
    // Invariant: whoever decides has an option.
    let best = advice
        .iter()
        .reduce(
            |best, other| if (other.tries, other.value) > (best.tries, best.value) { other } else { best },
        )
        .expect("there is an option");
    let Sharpness::Mostly(slack) = sharpness else { return best.action };
    let weight = |found: &Advice<A>| (found.tries as f32 / best.tries as f32).powf(slack.recip());
    let weights: Vec<f32> = advice.iter().map(weight).collect();
    let mut point = weights.iter().sum::<f32>() * (dice.below(1 << 24) as f32 / (1 << 24) as f32);
    for (found, weight) in advice.iter().zip(&weights) {
        if point < *weight {
            return found.action;
        }
        point -= weight;
    }
    best.action
}

/// Keeps the tree behind a choice if the same seat decides next and nothing becomes known in between.
fn keep<G: Game>(
    tree: Tree<G>,
    root: NodeId,
    view: &G::View,
    seat: Seat,
    chosen: G::Action,
    dice: &mut Dice,
) -> Option<Kept<G>> {
    if tree.len() > KEPT_NODES {
        return None;
    }
    let mut world = G::imagine(view, dice);
    G::play(&mut world, seat, chosen, &mut ());
    let root = tree.child(root, seat, chosen)?;
    let same = G::turn(&world) == Turn::Decide(SeatSet::only(seat));
    same.then(|| Kept { tree, root, view: G::view(&world, Viewer::Seat(seat)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(values: &[(u32, f32)]) -> Vec<Advice<usize>> {
        let numbered = values.iter().enumerate();
        numbered.map(|(action, (tries, value))| Advice { action, value: *value, tries: *tries }).collect()
    }

    #[test]
    fn the_most_tried_option_is_the_best() {
        let found = advice(&[(10, 0.9), (80, 0.6), (10, 0.1)]);
        assert_eq!(pick(&found, Sharpness::Best, &mut Dice::from_number(1)), 1);
    }

    #[test]
    fn a_dull_bot_takes_the_second_best_now_and_then_but_nothing_absurd() {
        let found = advice(&[(40, 0.60), (80, 0.62), (10, 0.70), (0, 0.0)]);
        let mut dice = Dice::from_number(2);
        let mut taken = |slack: f32| {
            let mut taken = [0; 4];
            for _ in 0..1000 {
                taken[pick(&found, Sharpness::Mostly(slack), &mut dice)] += 1;
            }
            taken
        };
        let [second, best, rare, untried] = taken(1.0);
        assert!(best > 550 && (250..370).contains(&second) && (40..120).contains(&rare), "as often as tried");
        assert_eq!(untried, 0);
        let [second, best, rare, _] = taken(0.1);
        assert!(best > 990 && second < 10 && rare == 0, "hardly ever anything else");
    }
}
