//! The tree of decisions.
//!
//! A node stands for a sequence of decisions, whatever chance did in between. Its arms are the options that were legal
//! there in any world so far. Which of them is tried next follows from what it has brought (its mean), from how it
//! looked before it was tried (its promise, from judging a few steps ahead), and from how seldom it was tried.

use kernel::{Game, Seat, lead};

use super::Habits;
use super::mind::{Mind, Outcome, chance, hopes};

/// A node by its place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// An option of a node by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ArmId(u32);

struct Arm<A> {
    seat: Seat,
    action: A,
    /// How promising it looked before it was tried; only ratios count.
    promise: f32,
    /// How much less than the best of its node it promised, as a share of a win; more if it came later.
    behind: f32,
    tries: u32,
    sum: f32,
    child: Option<NodeId>,
}

struct Node<A> {
    /// In ascending order of seat and action.
    arms: Vec<Arm<A>>,
    visits: u32,
    /// What ways through here brought to each seat, in sum.
    sums: Outcome,
    /// The best lead that an option promised when the node was new: promises are told beside it.
    level: f32,
}

pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
}

impl<G: Game> Tree<G> {
    /// A tree with a root where nothing is known.
    pub(super) fn new() -> (Tree<G>, NodeId) {
        let mut tree = Tree { nodes: Vec::new() };
        let root = tree.sprout();
        (tree, root)
    }

    /// How many decisions it knows.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How many ways led through a node.
    pub(super) fn visits(&self, at: NodeId) -> u32 {
        self.node(at).visits
    }

    /// By how many tries the most tried option of a seat is ahead of the next.
    pub(super) fn headstart(&self, at: NodeId, seat: Seat) -> u32 {
        let (mut most, mut next) = (0, 0);
        for arm in self.node(at).arms.iter().filter(|arm| arm.seat == seat) {
            if arm.tries > most {
                (most, next) = (arm.tries, most);
            } else {
                next = next.max(arm.tries);
            }
        }
        most - next
    }

    fn sprout(&mut self) -> NodeId {
        self.nodes.push(Node { arms: Vec::new(), visits: 0, sums: Outcome::default(), level: 0.0 });
        NodeId(self.nodes.len() as u32 - 1)
    }

    fn node(&self, id: NodeId) -> &Node<G::Action> {
        &self.nodes[id.0 as usize]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node<G::Action> {
        &mut self.nodes[id.0 as usize]
    }

    /// Meets the options of a node in a world. Those not seen before are judged a few steps ahead. If all of them are
    /// new the node is where this simulation ends: the best of them tells how the position stands.
    pub(super) fn meet(
        &mut self,
        mind: &Mind<'_, G>,
        at: NodeId,
        world: &G::State,
        seat: Seat,
        options: &[G::Action],
    ) -> Option<Outcome> {
        let known = |node: &Node<G::Action>, action: &G::Action| {
            node.arms.binary_search_by(|arm| (arm.seat, &arm.action).cmp(&(seat, action)))
        };
        let node = self.node(at);
        let first = !node.arms.iter().any(|arm| arm.seat == seat);
        let seats = G::seats(G::config(world));
        let doubt = G::doubt(world);
        let mut leads = Vec::new();
        let mut best: Option<(f32, Outcome)> = None;
        for action in options {
            if !first && known(node, action).is_ok() {
                continue;
            }
            let mut after = world.clone();
            G::play(&mut after, seat, *action, &mut ());
            let prospects = mind.foresee(&after, seat);
            let ahead = lead(&prospects, seat, seats);
            leads.push((*action, ahead));
            if first && best.as_ref().is_none_or(|(most, _)| ahead > *most) {
                best = Some((ahead, hopes(&prospects, doubt, seats)));
            }
        }
        let node = self.node_mut(at);
        if let Some((most, _)) = best {
            node.level = most;
        }
        for (action, ahead) in leads {
            // Invariant: only options that are not there yet were judged.
            let Err(place) = known(node, &action) else { continue };
            let promise = ((ahead - node.level) / (mind.habits.focus * doubt)).clamp(-20.0, 3.0).exp();
            let behind = chance((ahead - node.level) / doubt) - chance(0.0);
            node.arms.insert(place, Arm { seat, action, promise, behind, tries: 0, sum: 0.0, child: None });
        }
        // The root is where the choice is made: there every simulation goes on.
        best.filter(|_| at.0 > 0 || self.node(at).visits > 0).map(|(_, outcome)| outcome)
    }

    /// Which of the options to try next.
    pub(super) fn select(&self, habits: &Habits, at: NodeId, seat: Seat, options: &[G::Action]) -> ArmId {
        let node = self.node(at);
        let legal = || {
            let mut wanted = options.iter().peekable();
            node.arms.iter().enumerate().filter(move |(_, arm)| {
                if arm.seat != seat {
                    return false;
                }
                while wanted.next_if(|action| **action < arm.action).is_some() {}
                wanted.next_if(|action| **action == arm.action).is_some()
            })
        };
        let (mut promises, mut tries, mut count) = (0.0, 0, 0);
        for (_, arm) in legal() {
            promises += arm.promise;
            tries += arm.tries;
            count += 1;
        }
        let expected =
            if node.visits == 0 { 0.5 } else { node.sums[seat] / node.visits as f32 } - habits.reserve;
        let root = (tries as f32 + 1.0).sqrt();
        let share = habits.openness / count as f32;
        let mut best = (ArmId(0), f32::NEG_INFINITY);
        for (place, arm) in legal() {
            let promise = arm.promise / promises * (1.0 - habits.openness) + share;
            let looked = expected + arm.behind;
            let mean = (arm.sum + habits.trust * looked) / (arm.tries as f32 + habits.trust);
            let score = mean + habits.curiosity * promise * root / (1.0 + arm.tries as f32);
            if score > best.1 {
                best = (ArmId(place as u32), score);
            }
        }
        best.0
    }

    /// The option of an arm.
    pub(super) fn action(&self, at: NodeId, arm: ArmId) -> G::Action {
        self.node(at).arms[arm.0 as usize].action
    }

    /// The node behind an arm.
    pub(super) fn descend(&mut self, at: NodeId, arm: ArmId) -> NodeId {
        if let Some(child) = self.node(at).arms[arm.0 as usize].child {
            return child;
        }
        let child = self.sprout();
        self.node_mut(at).arms[arm.0 as usize].child = Some(child);
        child
    }

    /// Remembers what came of a way through an arm.
    pub(super) fn learn(&mut self, at: NodeId, arm: ArmId, outcome: &Outcome) {
        let node = self.node_mut(at);
        node.visits += 1;
        for seat in Seat::ALL {
            node.sums[seat] += outcome[seat];
        }
        let arm = &mut node.arms[arm.0 as usize];
        arm.tries += 1;
        arm.sum += outcome[arm.seat];
    }

    /// How often an option was tried, and what it brought in sum.
    pub(super) fn found(&self, at: NodeId, seat: Seat, action: G::Action) -> (u32, f32) {
        let arms = self.node(at).arms.iter();
        let mut own = arms.filter(|arm| arm.seat == seat && arm.action == action);
        own.next().map_or((0, 0.0), |arm| (arm.tries, arm.sum))
    }

    /// The node behind an option, if one was there.
    pub(super) fn child(&self, at: NodeId, seat: Seat, action: G::Action) -> Option<NodeId> {
        let arms = self.node(at).arms.iter();
        arms.filter(|arm| arm.seat == seat && arm.action == action).find_map(|arm| arm.child)
    }
}
