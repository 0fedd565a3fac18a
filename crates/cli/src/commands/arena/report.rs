//! What came of an arena, for people, for pages and for programs.

use std::fmt::Write as _;
use std::time::Duration;

use bots::arena::{Career, Course, Duel, Hypotheses, Interval, Outcome, Plan, Ratings, Summary, Verdict};
use serde_json::{Value, json};

use super::journal::Settings;
use super::plot::{self, Mark};
use super::{Arena, Claims, gapless};

/// A run and what came of it.
pub(super) struct Run<'a> {
    arena: &'a Arena,
    settings: &'a Settings,
    /// What was counted.
    pub(super) summary: Summary,
    /// How far the test of two bots came, if there was one.
    course: Option<(Hypotheses, Course)>,
    /// Did it end before everything was played?
    pub(super) stopped: bool,
    seconds: f64,
}

impl<'a> Run<'a> {
    /// Sums up a run. A test that was decided counts no deals after the one that decided.
    pub(super) fn new(
        arena: &'a Arena,
        settings: &'a Settings,
        plan: &Plan,
        outcomes: &[Outcome],
        whole: bool,
        time: Duration,
    ) -> Run<'a> {
        let mut summary = Summary::of(plan, outcomes);
        let course = arena.sprt.map(|Claims(claims)| (claims, claims.weigh(gapless(&summary))));
        if let Some((_, Course { verdict: Some(_), deals, .. })) = course {
            let counted: Vec<Outcome> =
                outcomes.iter().filter(|outcome| outcome.deal < deals as u64).cloned().collect();
            summary = Summary::of(plan, &counted);
        }
        Run { arena, settings, summary, course, stopped: !whole, seconds: time.as_secs_f64() }
    }

    /// The bot whose rating is 0: the named one, the search that did not grow, or the weakest.
    fn anchor(&self, ratings: &Ratings) -> usize {
        let named = |anchor| self.arena.bots.iter().position(|bot| *bot == anchor);
        let growth = self.arena.growth.iter().enumerate();
        let smallest = growth.min_by_key(|(_, factor)| **factor).map(|(bot, _)| bot);
        self.arena.anchor.and_then(named).or(smallest).unwrap_or_else(|| ratings.weakest())
    }

    /// The rating of a bot and where it lies; none until all are rated.
    fn rating(&self, bot: usize) -> Option<(f64, Interval)> {
        let ratings = self.summary.ratings.as_ref()?;
        let anchor = self.anchor(ratings);
        Some((ratings.ahead(bot, anchor), ratings.interval(bot, anchor)))
    }

    /// The bots, the strongest first.
    fn order(&self) -> Vec<usize> {
        let mut bots: Vec<usize> = (0..self.arena.bots.len()).collect();
        if let Some(ratings) = &self.summary.ratings {
            bots.sort_by(|left, right| ratings.ahead(*right, *left).total_cmp(&0.0));
        }
        bots
    }

    fn name(&self, bot: usize) -> String {
        self.arena.bots[bot].to_string()
    }

    /// Which deals, where and in which options, in one line.
    fn occasion(&self) -> String {
        let options: Vec<String> =
            self.settings.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        format!(
            "{}, {} players, {}: {} games on {} duplicate deals, seeds from {}",
            self.settings.game,
            self.settings.players,
            options.join(" "),
            self.summary.games,
            self.summary.deals,
            self.settings.seed
        )
    }

    /// The same for a drawing, which has less room.
    fn caption(&self) -> String {
        format!(
            "{}, {} players: {} games on {} duplicate deals",
            self.settings.game, self.settings.players, self.summary.games, self.summary.deals
        )
    }

    /// The run as one object. Everything but `seconds` and `cpu_ms_per_decision` depends on the arguments alone.
    pub(super) fn json(&self) -> Value {
        let bots: Vec<Value> = self.order().into_iter().map(|bot| self.bot_json(bot)).collect();
        let duels: Vec<Value> = self.summary.duels.iter().map(|duel| self.duel_json(duel)).collect();
        let options: serde_json::Map<String, Value> =
            self.settings.options.iter().map(|(key, value)| (key.clone(), value.clone().into())).collect();
        json!({
            "game": self.settings.game,
            "rules_version": self.settings.rules_version,
            "data": self.settings.data,
            "options": options,
            "players": self.settings.players,
            "pairing": self.settings.pairing,
            "seed": self.settings.seed,
            "games": self.summary.games,
            "deals": self.summary.deals,
            "stopped": self.stopped,
            "anchor": self.summary.ratings.as_ref().map(|ratings| self.name(self.anchor(ratings))),
            "winning_score": self.summary.winning.mean(),
            "bots": bots,
            "duels": duels,
            "sprt": self.course.as_ref().map(|(claims, course)| course_json(claims, course)),
            "seconds": self.seconds,
        })
    }

    fn bot_json(&self, bot: usize) -> Value {
        let career = &self.summary.careers[bot];
        let rating = self.rating(bot);
        json!({
            "bot": self.name(bot),
            "elo": rating.map(|(elo, _)| elo),
            "elo_95": rating.map(|(_, interval)| ends(interval)),
            "games": career.wins.count(),
            "win_share": career.wins.mean(),
            "win_share_95": career.wins.share().map(ends),
            "score": career.points.mean(),
            "score_error": career.points.error(),
            "winning_score": career.winning.mean(),
            "decisions": career.asked,
            "cpu_ms_per_decision": milliseconds(career),
        })
    }

    fn duel_json(&self, duel: &Duel) -> Value {
        json!({
            "bots": [self.name(duel.left), self.name(duel.right)],
            "comparisons": duel.shares.count(),
            "deals": duel.shares.deals(),
            "share": duel.shares.mean(),
            "share_95": duel.shares.share().map(ends),
        })
    }

    /// The run as tables.
    pub(super) fn text(&self) -> String {
        let mut out = format!("{}, {:.1} s\n\n", self.occasion(), self.seconds);
        if self.summary.games == 0 {
            out.push_str("no deal was played to its end\n");
            return out;
        }
        let mut rows = vec![HEAD.map(str::to_owned)];
        rows.extend(self.order().into_iter().map(|bot| self.row(bot)));
        out.push_str(&aligned(&rows));
        out.push('\n');
        let mut rows = vec![DUEL_HEAD.map(str::to_owned)];
        rows.extend(self.summary.duels.iter().map(|duel| self.duel_row(duel)));
        out.push_str(&aligned(&rows));
        let _ = writeln!(
            out,
            "\nwinning score {}; ranges are 95% intervals over deals",
            number(self.summary.winning.mean())
        );
        if let Some((claims, course)) = &self.course {
            let _ = writeln!(out, "{}", self.ruling(claims, course));
        }
        out
    }

    /// The run as tables of a page.
    pub(super) fn markdown(&self) -> String {
        let mut out = format!("{}; ranges are 95% intervals over deals.\n\n", self.occasion());
        let mut table = |rows: &[Vec<String>]| {
            for (index, row) in rows.iter().enumerate() {
                let _ = writeln!(out, "| {} |", row.join(" | "));
                if index == 0 {
                    let _ = writeln!(out, "|---|{}", "---:|".repeat(row.len() - 1));
                }
            }
            out.push('\n');
        };
        let mut rows = vec![HEAD.map(str::to_owned).to_vec()];
        rows.extend(self.order().into_iter().map(|bot| self.row(bot).to_vec()));
        table(&rows);
        let mut rows = vec![DUEL_HEAD.map(str::to_owned).to_vec()];
        rows.extend(self.summary.duels.iter().map(|duel| self.duel_row(duel).to_vec()));
        table(&rows);
        if let Some((claims, course)) = &self.course {
            let _ = writeln!(out, "{}\n", self.ruling(claims, course));
        }
        out
    }

    fn row(&self, bot: usize) -> [String; 7] {
        let career = &self.summary.careers[bot];
        let elo = self.rating(bot).map_or_else(
            || "–".to_owned(),
            |(elo, interval)| {
                // The bot that all are compared with has its rating by definition.
                let known = interval.low >= interval.high;
                let range = || format!(" ({:.0} to {:.0})", interval.low, interval.high);
                format!("{elo:.0}{}", if known { String::new() } else { range() })
            },
        );
        let points = match (career.points.mean(), career.points.error()) {
            (Some(mean), Some(error)) => format!("{mean:.1} ± {error:.1}"),
            (mean, _) => number(mean),
        };
        [
            self.name(bot),
            elo,
            share(career.wins.mean(), career.wins.share()),
            points,
            number(career.winning.mean()),
            career.asked.to_string(),
            milliseconds(career).map_or_else(|| "–".to_owned(), |time| format!("{time:.3}")),
        ]
    }

    fn duel_row(&self, duel: &Duel) -> [String; 3] {
        let names = format!("{} – {}", self.name(duel.left), self.name(duel.right));
        [names, share(duel.shares.mean(), duel.shares.share()), duel.shares.deals().to_string()]
    }

    /// What the test of two bots says.
    fn ruling(&self, claims: &Hypotheses, course: &Course) -> String {
        let [low, high] = claims.claims();
        let (first, second) = (self.name(0), self.name(1));
        let ruling = match course.verdict {
            Some(Verdict::Higher) => {
                format!("{first} is better than {second} by {high} Elo rather than by {low}")
            }
            Some(Verdict::Lower) => {
                format!("{first} is better than {second} by {low} Elo rather than by {high}")
            }
            None => format!("undecided whether {first} is better than {second} by {low} or by {high} Elo"),
        };
        format!(
            "{ruling}: log-likelihood ratio {:.2} of ±{:.2} after {} deals (each claim wrongly refused in 5 of 100 runs)",
            course.ratio,
            Hypotheses::bound(),
            course.deals
        )
    }

    /// The ratings as a drawing; none until all are rated.
    pub(super) fn svg(&self) -> Option<String> {
        let ratings = self.summary.ratings.as_ref()?;
        let mark = |bot: usize| {
            let (elo, interval) = self.rating(bot)?;
            Some(Mark { name: self.name(bot), elo, interval })
        };
        let below = format!("Elo above {}; bars are 95% intervals", self.name(self.anchor(ratings)));
        if self.arena.growth.is_empty() {
            let marks: Option<Vec<Mark>> = self.order().into_iter().map(mark).collect();
            return Some(plot::ladder(&self.caption(), &below, &marks?));
        }
        let grown = self.arena.growth.iter().enumerate();
        let mut marks: Vec<(f64, Mark)> = grown
            .map(|(bot, factor)| Some((f64::from(*factor) * f64::from(self.arena.base), mark(bot)?)))
            .collect::<Option<_>>()?;
        marks.sort_by(|left, right| left.0.total_cmp(&right.0));
        Some(plot::growth(&self.caption(), &below, &marks))
    }
}

const HEAD: [&str; 7] = ["bot", "Elo", "wins", "points", "when winning", "decisions", "CPU ms each"];
const DUEL_HEAD: [&str; 3] = ["match", "share of the first", "deals"];

fn ends(interval: Interval) -> [f64; 2] {
    [interval.low, interval.high]
}

fn course_json(claims: &Hypotheses, course: &Course) -> Value {
    let verdict = course.verdict.map(|verdict| match verdict {
        Verdict::Lower => "lower",
        Verdict::Higher => "higher",
    });
    json!({
        "elo": claims.claims(),
        "alpha": 0.05,
        "beta": 0.05,
        "ratio": course.ratio,
        "bound": Hypotheses::bound(),
        "deals": course.deals,
        "verdict": verdict,
    })
}

/// CPU time of a decision, if any was asked.
fn milliseconds(career: &Career) -> Option<f64> {
    (career.asked > 0).then(|| career.thought as f64 / 1e6 / career.asked as f64)
}

fn number(mean: Option<f64>) -> String {
    mean.map_or_else(|| "–".to_owned(), |mean| format!("{mean:.1}"))
}

/// `78.2% (70.1 to 84.0)`.
fn share(mean: Option<f64>, interval: Option<Interval>) -> String {
    match mean.zip(interval) {
        None => "–".to_owned(),
        Some((mean, interval)) => {
            format!("{:.1}% ({:.1} to {:.1})", mean * 100.0, interval.low * 100.0, interval.high * 100.0)
        }
    }
}

/// Columns as wide as their widest entry: names to the left, figures to the right.
fn aligned<const N: usize>(rows: &[[String; N]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = core::array::from_fn(width);
    let mut out = String::new();
    for row in rows {
        let _ = write!(out, "{:<1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(widths).skip(1) {
            let _ = write!(out, "  {cell:>width$}");
        }
        out.push('\n');
    }
    out
}
