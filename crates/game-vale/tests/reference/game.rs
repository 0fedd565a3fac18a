//! A game that stops at every question and goes on with the answer.

use std::collections::VecDeque;

use crate::coverage::{Happening, Note};
use crate::state::{Choice, Decider, Phase, Question, State};

/// A game: a state between two steps, and the answers of the step that is under way.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// The state before the step that is under way.
    pub(crate) before: State,
    answers: VecDeque<Choice>,
    /// The state at the question.
    pub(crate) now: State,
    question: Option<Question>,
    /// What came about since somebody asked.
    happened: Vec<Note>,
    reported: usize,
}

impl Game {
    /// Section 3.
    pub(crate) fn setup(players: usize) -> Game {
        Game::from_state(State::setup(players))
    }

    /// A game from a state between two steps.
    pub(crate) fn from_state(state: State) -> Game {
        let mut game = Game {
            before: state.clone(),
            answers: VecDeque::new(),
            now: state,
            question: None,
            happened: Vec::new(),
            reported: 0,
        };
        game.go_on();
        game
    }

    /// Plays on to the next question.
    fn go_on(&mut self) {
        loop {
            if self.before.phase == Phase::Over {
                self.note_ranks();
                self.now = self.before.clone();
                self.question = None;
                return;
            }
            let mut state = self.before.clone();
            state.answers.clone_from(&self.answers);
            let run = state.step();
            self.happened.extend(state.notes[self.reported..].iter().cloned());
            match run {
                Ok(()) => {
                    assert!(state.answers.is_empty(), "no answer is left over");
                    self.answers.clear();
                    state.frames.clear();
                    state.notes.clear();
                    self.reported = 0;
                    self.before = state;
                }
                Err(question) => {
                    self.reported = state.notes.len();
                    self.now = state;
                    self.question = Some(question);
                    return;
                }
            }
        }
    }

    fn note_ranks(&mut self) {
        let state = &self.before;
        let best = state.score.iter().max();
        let equals = state.score.iter().filter(|score| Some(*score) == best).count();
        let winners = state.ranks().iter().filter(|rank| **rank == 1).count();
        if winners > 1 {
            self.happened.push(Note::Of(Happening::SharedVictory));
        } else if equals > 1 {
            self.happened.push(Note::Of(Happening::CreaturesBreakTie));
        }
    }

    /// Who is asked; nobody when the game is over.
    pub(crate) fn decider(&self) -> Option<Decider> {
        self.question.as_ref().map(|question| question.decider)
    }

    /// What came about since this was asked last.
    pub(crate) fn noted(&mut self) -> Vec<Note> {
        std::mem::take(&mut self.happened)
    }

    /// What can be answered.
    pub(crate) fn options(&self) -> &[Choice] {
        self.question.as_ref().map_or(&[], |question| &question.options)
    }

    /// Answers the question.
    pub(crate) fn answer(&mut self, choice: Choice) {
        assert!(self.options().contains(&choice), "{choice:?} is none of {:?}", self.options());
        self.answers.push_back(choice);
        self.go_on();
    }
}
