//! What came of many games, for people and for programs.

use std::fmt::Write as _;

use bots::{Record, Sample, Tally};
use kernel::{Game, Seat};
use serde_json::{Value, json};

use super::Simulate;

/// A run and what came of it.
pub(super) struct Run<'a> {
    /// What was asked for.
    pub(super) simulate: &'a Simulate,
    /// The options in force.
    pub(super) options: Vec<(String, String)>,
    /// What was counted.
    pub(super) tally: &'a Tally,
    /// How long it took.
    pub(super) seconds: f64,
    /// Did it end before all games were played?
    pub(super) stopped: bool,
}

impl Run<'_> {
    /// How many seats of a table a bot of this name takes.
    fn seats_of(&self, kind: bots::Kind) -> usize {
        self.simulate.seating(0).iter().filter(|other| **other == kind).count()
    }

    /// The run as one object. Everything but `seconds` depends on the arguments alone.
    pub(super) fn json<G: Game>(&self) -> Value {
        let tally = self.tally;
        let seats: Vec<Value> = Seat::first(self.simulate.players)
            .map(|seat| with(json!({ "seat": seat.to_string() }), record(tally.seat(seat))))
            .collect();
        let bots: Vec<Value> = tally
            .bots()
            .map(|(kind, of_bot)| {
                let head = json!({ "bot": kind.to_string(), "seats_per_game": self.seats_of(kind) });
                with(head, record(of_bot))
            })
            .collect();
        let options: serde_json::Map<String, Value> =
            self.options.iter().map(|(key, value)| (key.clone(), value.clone().into())).collect();
        let ends: serde_json::Map<String, Value> =
            tally.ends().map(|(end, count)| (end.to_owned(), count.into())).collect();
        json!({
            "game": G::ID,
            "rules_version": G::VERSION,
            "options": options,
            "players": self.simulate.players,
            "games": tally.games(),
            "games_asked": self.simulate.games,
            "stopped": self.stopped,
            "checked": self.simulate.check,
            "seed": self.simulate.seed,
            "shared_wins": tally.shared(),
            "decisions": sample(tally.decisions()),
            "asked": sample(tally.asked()),
            "ends": ends,
            "seats": seats,
            "bots": bots,
            "seconds": self.seconds,
        })
    }

    /// The run as tables.
    pub(super) fn text<G: Game>(&self) -> String {
        let tally = self.tally;
        let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let mut out = String::new();
        let mut line = |text: &str| {
            out.push_str(text);
            out.push('\n');
        };
        line(&format!(
            "{}, {} players, {}: {} games in {:.1} s, seeds from {}",
            G::ID,
            self.simulate.players,
            options.join(" "),
            tally.games(),
            self.seconds,
            self.simulate.seed
        ));
        if tally.games() == 0 {
            return out;
        }
        if self.simulate.check {
            line("every invariant held after every step");
        }
        line("");
        line(&head("bot"));
        for (kind, of_bot) in tally.bots() {
            line(&row(&kind.to_string(), of_bot));
        }
        line("");
        line(&head("seat"));
        for seat in Seat::first(self.simulate.players) {
            line(&row(&seat.to_string(), tally.seat(seat)));
        }
        line("");
        line(&format!("decisions a game   {}", spread(tally.decisions())));
        line(&format!("  of these asked   {}", spread(tally.asked())));
        line(&format!("shared wins        {}", tally.shared()));
        for (end, count) in tally.ends() {
            line(&format!("ended with `{end}`: {count} ({})", percent(count as f64 / tally.games() as f64)));
        }
        out
    }
}

fn with(mut head: Value, tail: Value) -> Value {
    if let (Value::Object(head), Value::Object(tail)) = (&mut head, tail) {
        head.extend(tail);
    }
    head
}

fn record(record: &Record) -> Value {
    json!({
        "wins": record.wins(),
        "win_share": record.win_share(),
        "win_share_error": record.win_error(),
        "score": sample(record.scores()),
        "place_mean": record.places().mean(),
    })
}

fn sample(sample: &Sample) -> Value {
    json!({
        "mean": sample.mean(),
        "sd": sample.deviation(),
        "min": sample.least(),
        "max": sample.most(),
    })
}

fn head(what: &str) -> String {
    format!("{what:<10} {:>18} {:>28} {:>7}", "wins", "score", "place")
}

fn row(name: &str, record: &Record) -> String {
    let mut wins = percent(record.win_share());
    let _ = write!(wins, " ± {}", percent(record.win_error()));
    format!("{name:<10} {wins:>18} {:>28} {:>7.2}", spread(record.scores()), record.places().mean())
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

/// `56.3 ± 9.1 (21 to 90)`: mean, standard deviation, least and most.
fn spread(sample: &Sample) -> String {
    let ends = sample
        .least()
        .zip(sample.most())
        .map_or_else(String::new, |(least, most)| format!(" ({least} to {most})"));
    format!("{:.1} ± {:.1}{ends}", sample.mean(), sample.deviation())
}
