//! Games for a balance report: free ones, and trials in which one seat is given or forbidden something.

use bots::{Bot, Kind, single_option};
use game_runestones::{Action, Actions, Card, Config, Data, Gem, RuneStones, State, View};
use game_runestones::{Event, Row, Rune, SmithyId};
use kernel::{Buffer as _, Choice, Dice, Game as _, Hidden as _, Rules as _, Seat, SeatMap, Turn, Viewer};

use super::story::Story;
use crate::commands::simulate::audit;

/// What is special about one seat in a trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arm {
    /// It begins the game with this rune stone.
    Gift(Rune),
    /// It puts no artifact into a row that has so many.
    RowsAtMost(u8),
    /// It exchanges no row with fewer artifacts.
    RowsAtLeast(u8),
    /// With four rune stones it exchanges no row with fewer artifacts.
    ThenAtLeast(u8),
    /// It never forges while it can do something else.
    NoForging,
    /// It takes no card with these numbers while it can take another.
    Without(u8, u8),
}

impl Arm {
    /// All trials in the order of the report.
    pub(crate) const ALL: [Arm; 19] = [
        Arm::Gift(Rune::MagicPoints),
        Arm::Gift(Rune::HandLimit),
        Arm::Gift(Rune::Swap),
        Arm::Gift(Rune::WildColor),
        Arm::Gift(Rune::Plus),
        Arm::Gift(Rune::DoubleDie),
        Arm::Gift(Rune::ExtraPoint),
        Arm::Gift(Rune::ThreeAbilities),
        Arm::RowsAtMost(2),
        Arm::RowsAtMost(3),
        Arm::RowsAtLeast(3),
        Arm::RowsAtLeast(4),
        Arm::ThenAtLeast(4),
        Arm::ThenAtLeast(5),
        Arm::NoForging,
        Arm::Without(11, 14),
        Arm::Without(55, 58),
        Arm::Without(67, 70),
        Arm::Without(71, 78),
    ];

    /// What is special, in a few words.
    pub(crate) fn words(self, data: &Data) -> String {
        match self {
            Arm::Gift(rune) => format!("begins with {}", data.runes[rune.index()].name_en),
            Arm::RowsAtMost(most) => format!("rows of at most {most}"),
            Arm::RowsAtLeast(least) => format!("exchanges rows of {least} or more only"),
            Arm::ThenAtLeast(least) => format!("the same with {least}, once it has four runes"),
            Arm::NoForging => "does not forge".to_owned(),
            Arm::Without(first, last) => format!("does not take {first}–{last}"),
        }
    }
}

/// A bot that keeps to what its seat is forbidden, as long as something else is possible.
struct Bound {
    arm: Arm,
    bot: Box<dyn Bot<RuneStones>>,
}

impl Bot<RuneStones> for Bound {
    fn choose(&mut self, view: &View, seat: Seat, options: &[Action], dice: &mut Dice) -> Action {
        let kept: Vec<Action> =
            options.iter().copied().filter(|action| allows(self.arm, view, seat, *action, dice)).collect();
        match kept.as_slice() {
            [] => self.bot.choose(view, seat, options, dice),
            [only] => *only,
            kept => self.bot.choose(view, seat, kept, dice),
        }
    }
}

fn allows(arm: Arm, view: &View, seat: Seat, action: Action, dice: &mut Dice) -> bool {
    let player = &view.common.players[seat];
    let length = |row: Row| player.rows[row.index()].len();
    match (arm, action) {
        (Arm::RowsAtMost(most), Action::Place { row, .. }) => length(row) < most,
        (Arm::RowsAtMost(most), Action::ForgeAt { smithy, .. }) => has_place(view, seat, smithy, most),
        (Arm::RowsAtMost(most), Action::Forge) => {
            let mut world = RuneStones::imagine(view, dice);
            RuneStones::play(&mut world, seat, Action::Forge, &mut ());
            let mut options = Actions::default();
            RuneStones::actions(&world, seat, &mut options);
            options.iter().any(
                |option| matches!(option, Action::ForgeAt { smithy, .. } if has_place(view, seat, *smithy, most)),
            )
        }
        (Arm::RowsAtLeast(least), Action::Exchange { row }) => length(row) >= least,
        (Arm::ThenAtLeast(least), Action::Exchange { row }) => {
            player.runes.len() < view.config.data.rules.rune_limit || length(row) >= least
        }
        (Arm::NoForging, Action::Forge) => false,
        (Arm::Without(first, last), Action::Take { slots }) => {
            slots.iter().all(|slot| !is_between(view, view.common.in_slot(slot), first, last))
        }
        (Arm::Without(first, last), Action::Slot { slot }) => {
            !is_between(view, view.common.in_slot(slot), first, last)
        }
        _ => true,
    }
}

fn is_between(view: &View, card: Option<Card>, first: u8, last: u8) -> bool {
    card.is_some_and(|card| (first..=last).contains(&view.config.number(card)))
}

/// Can the artifact of a smithy go into a row that has fewer than `most`?
fn has_place(view: &View, seat: Seat, smithy: SmithyId, most: u8) -> bool {
    let artifact = view.common.smithies[smithy.index()].map_or(Gem::Wild, Gem::from);
    let rows = view.common.players[seat].rows;
    rows.iter().any(|row| row.len() < most && (artifact == Gem::Wild || row.is_free(artifact)))
}

/// Where the games of a report are played: data, bot, seeds, and one configuration for each turn of the druids.
pub(crate) struct Table {
    configs: Vec<Config>,
    bot: Kind,
    seed: u64,
}

impl Table {
    /// A table with these data, this bot in every seat, and this first seed.
    pub(crate) fn new(data: &'static Data, bot: Kind, seed: u64) -> anyhow::Result<Table> {
        // A bot that the game does not know is refused here, once.
        bot.bot::<RuneStones>()?;
        let mut configs = Vec::new();
        for players in 2..=4 {
            for shift in 0..data.druids.len() {
                let ids = (0..players).map(|seat| &data.druids[(shift + seat) % data.druids.len()].id);
                let druids = ids.map(String::as_str).collect::<Vec<_>>().join(",");
                let choice = Choice { key: "druids", value: &druids };
                configs.push(RuneStones::configure(data, players as u8, &[choice])?);
            }
        }
        Ok(Table { configs, bot, seed })
    }

    /// The druids move on by one from game to game.
    fn config(&self, players: u8, shift: u64) -> &Config {
        let tables: Vec<&Config> = self.configs.iter().filter(|config| config.seats == players).collect();
        tables[(shift % tables.len() as u64) as usize]
    }

    /// Plays a free game.
    pub(crate) fn free(&self, players: u8, number: u64) -> Result<Story, String> {
        let state = State::new(self.config(players, number));
        self.play(state, None, number)
    }

    /// Plays a game of a trial: the seat for which something is special, and what happened.
    pub(crate) fn trial(&self, arm: Arm, number: u64) -> Result<(Seat, Story), String> {
        let seat = Seat::ALL[(number % 2) as usize];
        let mut state = State::new(self.config(2, number / 2));
        if let Arm::Gift(rune) = arm {
            state.common.players[seat].runes.insert(rune);
            state.common.runes[rune.index()] -= 1;
        }
        Ok((seat, self.play(state, Some((seat, arm)), number)?))
    }

    /// Plays a game to its end, audited after every step.
    fn play(&self, mut state: State, special: Option<(Seat, Arm)>, number: u64) -> Result<Story, String> {
        let seed = self.seed + number;
        let mut dice = Dice::from_number(seed);
        let mut bots = SeatMap::from_fn(|seat| {
            let bot = self.bot.bot::<RuneStones>().expect("the bot was tried when the table was made");
            match special {
                Some((who, arm)) if who == seat => Box::new(Bound { arm, bot }) as Box<dyn Bot<RuneStones>>,
                _ => bot,
            }
        });
        let mut thinking = SeatMap::from_fn(|_| dice.branch());
        let mut story = Story::of(&state);
        let mut events: Vec<Event> = Vec::new();
        let mut options = Actions::default();
        for steps in 0..RuneStones::LONGEST {
            audit::<RuneStones>(&state, &mut options).map_err(|what| {
                format!("game with seed {seed}, {} players, after {steps} steps: {what}", state.config.seats)
            })?;
            events.clear();
            let mut sink = |event: Event| events.push(event);
            match RuneStones::turn(&state) {
                Turn::Over => {
                    story.end(&state);
                    return Ok(story);
                }
                Turn::Chance => {
                    let chance = RuneStones::roll(&state, &mut dice);
                    RuneStones::settle(&mut state, chance, &mut sink);
                }
                Turn::Decide(seats) => {
                    let seat = seats.lowest().unwrap_or(Seat::ALL[0]);
                    RuneStones::actions(&state, seat, &mut options);
                    let list = options.as_slice();
                    let action = single_option::<RuneStones>(&state, seat, list).unwrap_or_else(|| {
                        let view = RuneStones::view(&state, Viewer::Seat(seat));
                        bots[seat].choose(&view, seat, list, &mut thinking[seat])
                    });
                    RuneStones::play(&mut state, seat, action, &mut sink);
                }
            }
            for event in &events {
                story.hear(event);
            }
        }
        Err(format!("game with seed {seed} does not end"))
    }
}
