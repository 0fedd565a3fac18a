//! Sections 3, 4, 5 and 7 of the specification, word for word: slow and plain on purpose.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::board::{Board, Place, factor};
use crate::coverage::Happening;

/// The number of a seat: P0, P1, ...
pub(crate) type Player = usize;

/// A druid on the board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Druid {
    pub(crate) owner: Player,
    pub(crate) lies: bool,
}

/// A dolmen in a stack.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Dolmen {
    pub(crate) owner: Player,
    pub(crate) value: usize,
    /// Which of its owner's it was, counted from 0: everybody saw them being laid one by one.
    pub(crate) number: usize,
}

/// 4.3: how a right arose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Majority,
    Tie,
}

/// 4.3: a dolmen right (c, kind, w).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Right {
    pub(crate) circle: usize,
    pub(crate) kind: Kind,
    pub(crate) owner: Player,
}

/// 4.2: the status of a circle.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Status {
    Open,
    Lead(Player),
    Tie(BTreeSet<Player>),
}

/// Section 5: why the game ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Cause {
    /// (a)
    LastDolmen,
    /// (b)
    LastStone,
}

/// Section 4: the decision that is due.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Decision {
    /// D1, for the k-th time.
    SetupDruid {
        k: usize,
    },
    /// D2
    Action,
    /// D3
    Stone,
    /// D4, about the first of the pending rights.
    Dolmen,
    Over(Cause),
}

/// Section 4: the state.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) board: Arc<Board>,
    pub(crate) players: usize,
    /// Which player's stone is on a place.
    pub(crate) stone: BTreeMap<Place, Player>,
    pub(crate) druid: BTreeMap<Place, Druid>,
    /// Stones in each player's supply.
    pub(crate) stones: Vec<usize>,
    /// Dolmens in each player's supply: how many of each value.
    pub(crate) dolmens: Vec<BTreeMap<usize, usize>>,
    pub(crate) score: Vec<usize>,
    pub(crate) built: Vec<usize>,
    /// By circle; from top to bottom.
    pub(crate) stack: Vec<Vec<Dolmen>>,
    pub(crate) scored: BTreeSet<usize>,
    /// Dolmens of each player that were shown to everyone: number and value (section 6).
    pub(crate) shown: Vec<BTreeMap<usize, usize>>,
    pub(crate) start: Player,
    pub(crate) active: Player,
    pub(crate) pending: Vec<Right>,
    /// L: the place left in this turn.
    pub(crate) left: Option<Place>,
    pub(crate) final_queue: Option<Vec<Player>>,
    pub(crate) passes: usize,
    pub(crate) decision: Decision,
    /// What came about since the last decision; for the coverage of tests, no part of the rules.
    pub(crate) happened: Vec<Happening>,
}

impl Game {
    /// Section 3.
    pub(crate) fn setup(board: &Arc<Board>, players: usize, start: Player) -> Game {
        let supply = &board.supplies[&players];
        Game {
            board: Arc::clone(board),
            players,
            stone: BTreeMap::new(),
            druid: BTreeMap::new(),
            stones: vec![supply.stones; players],
            dolmens: vec![supply.dolmens.clone(); players],
            score: vec![4; players],
            built: vec![0; players],
            stack: vec![Vec::new(); board.circles.len()],
            scored: BTreeSet::new(),
            shown: vec![BTreeMap::new(); players],
            start,
            active: start,
            pending: Vec::new(),
            left: None,
            final_queue: None,
            passes: 0,
            decision: Decision::SetupDruid { k: 0 },
            happened: Vec::new(),
        }
    }

    /// Section 4: a place is free if it has neither a stone nor a druid.
    pub(crate) fn is_free(&self, place: Place) -> bool {
        !self.stone.contains_key(&place) && !self.druid.contains_key(&place)
    }

    pub(crate) fn free_places(&self) -> Vec<Place> {
        self.board.places.iter().copied().filter(|place| self.is_free(*place)).collect()
    }

    /// How many dolmens a player has in the supply.
    pub(crate) fn dolmens_left(&self, player: Player) -> usize {
        self.dolmens[player].values().sum()
    }

    /// Whose decision it is; nobody's when the game is over.
    pub(crate) fn decider(&self) -> Option<Player> {
        match self.decision {
            // D1: P((s + k) mod n)
            Decision::SetupDruid { k } => Some((self.start + k) % self.players),
            Decision::Action | Decision::Stone => Some(self.active),
            Decision::Dolmen => Some(self.pending[0].owner),
            Decision::Over(_) => None,
        }
    }

    /// All options of the decision that is due, in notation.
    pub(crate) fn options(&self) -> Vec<String> {
        match self.decision {
            Decision::SetupDruid { .. } => {
                self.free_places().iter().map(|place| format!("D {place}")).collect()
            }
            Decision::Action => self.actions(),
            Decision::Stone => vec!["S".to_owned(), "N".to_owned()],
            Decision::Dolmen => {
                let right = &self.pending[0];
                let circle = &self.board.circles[right.circle].name;
                let owned = self.dolmens[right.owner].iter().filter(|(_, count)| **count > 0);
                let mut options: Vec<String> =
                    owned.map(|(value, _)| format!("P {circle} {value}")).collect();
                options.push(format!("X {circle}"));
                options
            }
            Decision::Over(_) => Vec::new(),
        }
    }

    /// D2: Wander, Gather herbs, Fly.
    fn actions(&self) -> Vec<String> {
        let mut options = Vec::new();
        for (p, druid) in &self.druid {
            if druid.owner != self.active {
                continue;
            }
            if druid.lies {
                options.extend(self.free_places().iter().map(|q| format!("F {p} {q}")));
            } else {
                options.extend(self.destinations(*p).iter().map(|q| format!("W {p} {q}")));
                options.push(format!("G {p}"));
            }
        }
        options
    }

    /// 4.1: `destinations(p)` for wandering.
    pub(crate) fn destinations(&self, p: Place) -> BTreeSet<Place> {
        let mut result = BTreeSet::new();
        let mut seen = BTreeSet::from([p]);
        let mut search_from = vec![p];
        while let Some(here) = search_from.pop() {
            for neighbour in &self.board.neighbours[&here] {
                if !seen.insert(*neighbour) {
                    continue;
                }
                if self.stone.contains_key(neighbour) {
                    continue;
                }
                if self.druid.contains_key(neighbour) {
                    search_from.push(*neighbour);
                } else {
                    result.insert(*neighbour);
                }
            }
        }
        result
    }

    /// 4.2: the status of a circle.
    pub(crate) fn status(&self, circle: usize) -> Status {
        let mut counts: BTreeMap<Player, usize> = BTreeMap::new();
        for place in &self.board.circles[circle].places {
            if let Some(owner) = self.stone.get(place) {
                *counts.entry(*owner).or_insert(0) += 1;
            }
        }
        let stones: usize = counts.values().sum();
        if stones < 3 || counts.len() == 1 {
            return Status::Open;
        }
        let most = counts.values().max().copied().expect("there are stones");
        let leaders: BTreeSet<Player> =
            counts.iter().filter(|(_, count)| **count == most).map(|(player, _)| *player).collect();
        if leaders.len() == 1 {
            Status::Lead(*leaders.first().expect("there is one"))
        } else {
            Status::Tie(leaders)
        }
    }

    /// Has the circle a stone on every place? (7.9: a druid does not count.)
    pub(crate) fn is_complete(&self, circle: usize) -> bool {
        self.board.circles[circle].places.iter().all(|place| self.stone.contains_key(place))
    }

    /// Does one of [`Game::options`].
    pub(crate) fn apply(&mut self, option: &str) {
        self.happened.clear();
        let words: Vec<&str> = option.split(' ').collect();
        let place = |index: usize| -> Place { words[index].parse().expect("the option names a place") };
        match words[0] {
            "D" => self.set_up_druid(place(1)),
            "W" | "F" => self.travel(place(1), place(2)),
            "G" => self.gather(place(1)),
            "S" => self.leave_stone(),
            "N" => self.leave_none(),
            "P" => self.build(words[2].parse().expect("the option names a value")),
            "X" => self.decline(),
            _ => panic!("{option} is no option"),
        }
    }

    /// D1, effect and next.
    fn set_up_druid(&mut self, place: Place) {
        let Decision::SetupDruid { k } = self.decision else { panic!("no druid is to be set up") };
        let owner = (self.start + k) % self.players;
        self.druid.insert(place, Druid { owner, lies: false });
        if k + 1 < 3 * self.players {
            self.decision = Decision::SetupDruid { k: k + 1 };
            self.active = (self.start + k + 1) % self.players;
        } else {
            self.active = self.start;
            self.begin_turn();
        }
    }

    /// D2, arriving there.
    fn begin_turn(&mut self) {
        self.left = None;
        self.decision = Decision::Action;
        // D2: if the list of options is empty the turn ends without an action.
        if self.actions().is_empty() {
            self.passes += 1;
            self.happened.push(Happening::TurnPassed);
            self.end_of_turn();
        }
    }

    /// D2, Wander and Fly.
    fn travel(&mut self, p: Place, q: Place) {
        self.passes = 0;
        let druid = self.druid.remove(&p).expect("a druid leaves");
        if !druid.lies && !self.board.neighbours[&p].contains(&q) {
            self.happened.push(Happening::Jump);
        }
        self.druid.insert(q, Druid { owner: druid.owner, lies: false });
        self.left = Some(p);
        if self.stones[self.active] == 0 {
            // 7.1
            self.happened.push(Happening::MoveWithoutStones);
            self.end_of_turn();
        } else if self.score[self.active] <= 1 {
            // 7.2
            self.happened.push(Happening::CompulsoryStone);
            self.leave_stone();
        } else {
            self.decision = Decision::Stone;
        }
    }

    /// D2, Gather herbs.
    fn gather(&mut self, p: Place) {
        self.passes = 0;
        self.druid.get_mut(&p).expect("a druid gathers herbs").lies = true;
        self.end_of_turn();
    }

    /// D3, effect of `N`.
    fn leave_none(&mut self) {
        self.score[self.active] -= 1;
        assert!(self.score[self.active] >= 1, "7.2: the score never falls below 1");
        self.end_of_turn();
    }

    /// D3, effect of `S`.
    fn leave_stone(&mut self) {
        let left = self.left.expect("a place was left");
        let circles = self.board.circles_at[&left].clone();
        let before: Vec<Status> = circles.iter().map(|circle| self.status(*circle)).collect();
        assert!(self.is_free(left), "the place left is free");
        self.stone.insert(left, self.active);
        self.stones[self.active] -= 1;
        let after: Vec<Status> = circles.iter().map(|circle| self.status(*circle)).collect();
        self.pending = self.rights(&circles, &before, &after);
        self.note_rights(&circles, &before, &after);
        self.dolmen_loop();
    }

    /// 4.3: rights arising from a stone, in their order.
    fn rights(&self, circles: &[usize], before: &[Status], after: &[Status]) -> Vec<Right> {
        let a = self.active;
        let mut rights = Vec::new();
        for (index, circle) in circles.iter().enumerate() {
            match &after[index] {
                Status::Lead(w) if before[index] != Status::Lead(*w) => {
                    assert!(*w == a || before[index] == Status::Open, "4.3: only then another player's");
                    rights.push(Right { circle: *circle, kind: Kind::Majority, owner: *w });
                }
                Status::Tie(tied) if tied.contains(&a) => {
                    rights.push(Right { circle: *circle, kind: Kind::Tie, owner: a });
                }
                _ => {}
            }
        }
        // First by the seat distance clockwise from a, then by the order of the circles.
        rights.sort_by_key(|right| ((right.owner + self.players - a) % self.players, right.circle));
        rights
    }

    /// DOLMEN LOOP.
    fn dolmen_loop(&mut self) {
        loop {
            let Some(right) = self.pending.first() else {
                self.scoring();
                return;
            };
            if self.dolmens_left(right.owner) > 0 {
                self.decision = Decision::Dolmen;
                return;
            }
            // R8, 7.6
            self.happened.push(Happening::RightLapsed);
            self.pending.remove(0);
        }
    }

    /// D4, effect of `P c v`.
    fn build(&mut self, value: usize) {
        let Right { circle, kind, owner } = self.pending.remove(0);
        *self.dolmens[owner].get_mut(&value).expect("the value exists") -= 1;
        let dolmen = Dolmen { owner, value, number: self.built[owner] };
        self.built[owner] += 1;
        let stack = &mut self.stack[circle];
        match kind {
            Kind::Majority => stack.insert(0, dolmen),
            Kind::Tie => stack.push(dolmen),
        }
        let most = self.board.circles[circle].places.len() - 2;
        assert!(stack.len() <= most, "7.8: a stack has at most size - 2 dolmens");
        if stack.len() == most {
            self.happened.push(Happening::FullStack);
        }
        if self.dolmens_left(owner) == 0 {
            self.last_dolmen(owner);
        }
        self.dolmen_loop();
    }

    /// 4.4: `final_queue`.
    fn last_dolmen(&mut self, w: Player) {
        if self.final_queue.is_some() {
            // 7.13
            self.happened.push(Happening::AnotherLastDolmen);
            return;
        }
        if w != self.active {
            self.happened.push(Happening::FinalRoundBegunInAnothersTurn);
        }
        let (a, n) = (self.active, self.players);
        self.final_queue = Some((1..=n).map(|step| (a + step) % n).filter(|player| *player != w).collect());
    }

    /// D4, effect of `X c`.
    fn decline(&mut self) {
        self.pending.remove(0);
        self.dolmen_loop();
    }

    /// SCORING.
    fn scoring(&mut self) {
        let left = self.left.expect("a stone was left");
        let mut completed = 0;
        for circle in self.board.circles_at[&left].clone() {
            if self.is_complete(circle) {
                completed += 1;
                if self.stack[circle].is_empty() {
                    self.happened.push(Happening::EmptyCircleCompleted);
                }
                self.score_circle(circle);
                self.scored.insert(circle);
            }
        }
        match completed {
            0 => {}
            1 => self.happened.push(Happening::CircleCompleted),
            2 => self.happened.push(Happening::TwoCirclesCompleted),
            _ => self.happened.push(Happening::ThreeCirclesCompleted),
        }
        self.end_of_turn();
    }

    /// SCORING: each dolmen brings its owner value x factor, is shown and taken out of the game.
    fn score_circle(&mut self, circle: usize) {
        let size = self.board.circles[circle].places.len();
        for (level, dolmen) in self.stack[circle].iter().enumerate() {
            if factor(size, level) == 0 {
                self.happened.push(Happening::FactorZero);
            }
            self.score[dolmen.owner] += dolmen.value * factor(size, level);
            self.shown[dolmen.owner].insert(dolmen.number, dolmen.value);
        }
        self.stack[circle].clear();
    }

    /// END OF TURN.
    fn end_of_turn(&mut self) {
        self.left = None;
        let stones: usize = self.stones.iter().sum();
        // 1.
        if stones == 0 || self.passes == self.players {
            if self.final_queue.is_some() && stones == 0 {
                self.happened.push(Happening::LastStoneInFinalRound);
            }
            if self.passes == self.players {
                self.happened.push(Happening::EndByPasses);
            }
            self.end_of_game(Cause::LastStone);
            return;
        }
        // 2., 3.
        match &mut self.final_queue {
            Some(queue) if queue.is_empty() => {
                self.end_of_game(Cause::LastDolmen);
                return;
            }
            Some(queue) => self.active = queue.remove(0),
            None => self.active = (self.active + 1) % self.players,
        }
        // 4.
        self.begin_turn();
    }

    /// Section 5, END OF GAME: all circles that still hold dolmens are scored, complete or not.
    fn end_of_game(&mut self, cause: Cause) {
        for circle in 0..self.stack.len() {
            if !self.stack[circle].is_empty() {
                if !self.is_complete(circle) {
                    self.happened.push(Happening::IncompleteCircleScored);
                }
                self.score_circle(circle);
            }
        }
        self.happened.push(match cause {
            Cause::LastDolmen => Happening::EndByLastDolmen,
            Cause::LastStone => Happening::EndByLastStone,
        });
        self.decision = Decision::Over(cause);
        self.note_ranks();
    }

    /// Section 5: everybody's rank by (score, built); ties share a rank.
    pub(crate) fn ranks(&self) -> Vec<usize> {
        let result = |player: Player| (self.score[player], self.built[player]);
        (0..self.players)
            .map(|player| 1 + (0..self.players).filter(|other| result(*other) > result(player)).count())
            .collect()
    }
}
