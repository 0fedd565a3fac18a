//! The generated part of a balance report, in Markdown.

use std::fmt::Write as _;

use bots::Kind;
use game_runestones::{Ability, Card, CardInfo, Colour, Data, Effect, Hue, Rune, Wanted};

use super::findings::{Estimate, Fate, Findings};
use super::plot::Panel;
use super::story::Source;
use super::trial::Arm;

/// Between these marks everything is written by the command.
const BEGIN: &str = "<!-- generated: begin -->\n";
const END: &str = "<!-- generated: end -->\n";

/// All that the report is made of.
pub(crate) struct Page<'a> {
    pub(crate) data: &'a Data,
    pub(crate) hash: String,
    pub(crate) command: String,
    pub(crate) bot: Kind,
    pub(crate) findings: &'a Findings,
    /// The file with the plot.
    pub(crate) plot: Option<String>,
}

/// The old page with a new generated part; nothing if it has none.
pub(crate) fn renewed(old: &str, generated: &str) -> Option<String> {
    let (before, rest) = old.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{generated}{after}"))
}

/// A mean with its standard error.
fn plain(estimate: Estimate, digits: usize) -> String {
    format!("{:.digits$} ± {:.digits$}", estimate.mean, estimate.error)
}

fn signed(estimate: Estimate) -> String {
    format!("{:+.2} ± {:.2}", estimate.mean, estimate.error)
}

/// A share in hundredths.
fn percent(estimate: Estimate) -> String {
    format!("{}%", plain(estimate.times(100.0), 1))
}

fn share(part: u64, whole: u64) -> String {
    format!("{:.1}%", 100.0 * part as f64 / whole.max(1) as f64)
}

/// A table: heads, and a line for each row.
fn table(heads: &[&str], rows: &[Vec<String>]) -> String {
    let mut text = format!("| {} |\n|{}\n", heads.join(" | "), "---|".repeat(heads.len()));
    for row in rows {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| {} |", row.join(" | "));
    }
    text.push('\n');
    text
}

/// One line of a table of fates.
fn fate(name: String, fate: &Fate) -> Vec<String> {
    vec![name, fate.count().to_string(), plain(fate.wins(), 3), signed(fate.points())]
}

const FATE: [&str; 3] = ["players", "wins (1 = fair)", "points beyond the table's mean"];

impl Page<'_> {
    /// The generated part with its marks.
    pub(crate) fn text(&self) -> String {
        let parts =
            [self.head(), self.games(), self.order(), self.trials(), self.runes(), self.rows(), self.cards()];
        format!("{BEGIN}\n{}{END}", parts.concat())
    }

    /// Tables of the sizes that were played.
    fn sizes(&self) -> impl Iterator<Item = (usize, &super::findings::Size)> {
        let sizes = self.findings.sizes.iter().enumerate().map(|(index, size)| (index + 2, size));
        sizes.filter(|(_, size)| size.rounds.count() > 0)
    }

    fn head(&self) -> String {
        let trials = self.findings.trial_games();
        let plot = self.plot.as_ref().map(|file| {
            format!("![Means with bars of two standard errors: trials, first runes, turn order]({file})\n\n")
        });
        format!(
            "Made by `{}`.\n\n{} free games and {trials} games of trials between `{}` bots, each step of each game \
             audited (every piece accounted for, every listed option legal). Data: `{}`{}. A figure after ± is one \
             standard error.\n\n{}",
            self.command,
            self.findings.games(),
            self.bot,
            &self.hash[..16],
            if self.data.facts().reconstructed { ", reconstructed cards" } else { "" },
            plot.unwrap_or_default(),
        )
    }

    fn games(&self) -> String {
        let mut rows = Vec::new();
        for (players, size) in self.sizes() {
            let actions: u64 = size.actions.iter().sum();
            let mut row = vec![players.to_string(), size.rounds.count().to_string()];
            let rounds = Estimate::of(&size.rounds);
            row.push(format!(
                "{} (sd {:.1}, {}–{})",
                plain(rounds, 2),
                size.rounds.deviation(),
                size.rounds.least().unwrap_or(0),
                size.rounds.most().unwrap_or(0)
            ));
            row.push(format!("{} (sd {:.1})", plain(Estimate::of(&size.scores), 2), size.scores.deviation()));
            row.push(plain(Estimate::of(&size.best), 2));
            row.push(plain(Estimate::of(&size.lead), 2));
            row.push(share(size.shared, size.rounds.count()));
            row.extend(size.actions.iter().map(|count| share(*count, actions)));
            rows.push(row);
        }
        let heads = [
            "players",
            "games",
            "rounds",
            "points of a player",
            "of the winner",
            "lead",
            "shared wins",
            "summon",
            "abilities",
            "forge",
            "pass",
        ];
        let mut text = format!("## Games\n\n{}", table(&heads, &rows));
        let mut heads = vec!["points of a player from"];
        let sizes: Vec<String> = self.sizes().map(|(players, _)| format!("{players} players")).collect();
        heads.extend(sizes.iter().map(String::as_str));
        let rows: Vec<Vec<String>> = Source::ALL
            .into_iter()
            .map(|source| {
                let points = self.sizes().map(|(_, size)| &size.sources[source as usize]);
                let cells = points.map(|sample| plain(Estimate::of(sample), 2));
                [source.name().to_owned()].into_iter().chain(cells).collect()
            })
            .collect();
        text.push_str(&table(&heads, &rows));
        text
    }

    fn order(&self) -> String {
        let mut rows = Vec::new();
        for (players, size) in self.sizes() {
            for (place, fate) in size.order.iter().enumerate().take(players) {
                let wins = percent(fate.wins().times(1.0 / players as f64));
                let name = format!("{players} players, turn {}", place + 1);
                rows.push(vec![name, fate.count().to_string(), wins, signed(fate.points())]);
            }
        }
        let heads = ["order of turns", "players", "games won", FATE[2]];
        let mut text = format!("## Start seat and druid\n\n{}", table(&heads, &rows));
        let mut rows = Vec::new();
        for (players, size) in self.sizes() {
            for (druid, fate) in self.data.druids.iter().zip(&size.druids) {
                let wins = percent(fate.wins().times(1.0 / players as f64));
                let name = format!("{players} players, {}", druid.name_en);
                rows.push(vec![name, fate.count().to_string(), wins, signed(fate.points())]);
            }
        }
        text.push_str(&table(&["druid", "players", "games won", FATE[2]], &rows));
        text
    }

    fn trials(&self) -> String {
        let effects = Arm::ALL.iter().zip(&self.findings.trials);
        let rows: Vec<Vec<String>> = effects
            .filter(|(_, effect)| effect.count() > 0)
            .map(|(arm, effect)| {
                let name = arm.words(self.data);
                vec![name, effect.count().to_string(), percent(effect.wins()), signed(effect.margin())]
            })
            .collect();
        if rows.is_empty() {
            return String::new();
        }
        let heads = ["one player…", "games", "wins (50% = no effect)", "points more than the other"];
        format!(
            "## Trials\n\nGames of two. Chance picks one player for whom something is different; all else is equal, \
             so the difference is its effect.\n\n{}",
            table(&heads, &rows)
        )
    }

    fn runes(&self) -> String {
        let lines = |fates: &[Fate; Rune::COUNT]| -> Vec<Vec<String>> {
            let name = |rune: Rune| format!("{} (`{}`)", self.data.runes[rune.index()].name_en, rune.word());
            Rune::ALL.into_iter().map(|rune| fate(name(rune), &fates[rune.index()])).collect()
        };
        let heads = |first| [first, FATE[0], FATE[1], FATE[2]];
        let numbers: Vec<Vec<String>> = self
            .findings
            .runes
            .iter()
            .enumerate()
            .map(|(count, of_it)| fate(count.to_string(), of_it))
            .collect();
        format!(
            "## Runes\n\n{}{}{}",
            table(&heads("first rune taken"), &lines(&self.findings.first)),
            table(&heads("rune owned at the end"), &lines(&self.findings.owned)),
            table(&heads("number of runes at the end"), &numbers),
        )
    }

    fn rows(&self) -> String {
        let mut rows = Vec::new();
        for length in 2..6 {
            let exchanged: u64 = self.findings.sizes.iter().map(|size| size.rows[length]).sum();
            let at_end: u64 = self.findings.sizes.iter().map(|size| size.final_rows[length]).sum();
            let points = f64::from(self.data.rules.row_points[length]);
            let players = self.findings.players().max(1) as f64;
            rows.push(vec![
                length.to_string(),
                format!("{points} ({:.2} an artifact)", points / length as f64),
                format!("{:.3}", exchanged as f64 / players),
                format!("{:.3}", at_end as f64 / players),
                format!("{:.2}", points * (exchanged + at_end) as f64 / players),
            ]);
        }
        let heads =
            ["row of", "points", "exchanged by a player", "at the end", "points of a player from them"];
        let longest: Vec<Vec<String>> = self
            .findings
            .longest
            .iter()
            .enumerate()
            .filter(|(length, _)| *length != 1)
            .map(|(length, of_it)| {
                fate(if length == 0 { "none".to_owned() } else { length.to_string() }, of_it)
            })
            .collect();
        format!(
            "## Rows\n\n{}{}",
            table(&heads, &rows),
            table(&["longest row that gave points", FATE[0], FATE[1], FATE[2]], &longest)
        )
    }

    fn cards(&self) -> String {
        let players = self.findings.players();
        let creatures: Vec<Card> = self.data.cards().filter(|card| !card.is_druid()).collect();
        let line = |card: &Card| {
            let info = self.data.creature(*card);
            let (of_it, [laid, points]) =
                (&self.findings.cards[card.index()], self.findings.uses[card.index()]);
            let colour = info.hue.map_or("", Hue::word);
            let mut cells = vec![format!("{} {colour}", info.number), words(info)];
            cells.push(share(of_it.count(), players));
            cells.push(plain(of_it.wins(), 3));
            cells.push(signed(of_it.points()));
            cells.push(format!("{:.2}", laid as f64 / of_it.count().max(1) as f64));
            cells.push(format!("{:.2}", points as f64 / laid.max(1) as f64));
            cells
        };
        let heads = ["card", "ability", "players who had it", FATE[1], FATE[2], "uses", "points a use"];
        let rows: Vec<Vec<String>> = creatures.iter().map(line).collect();
        format!("## Cards acquired\n\n{}", table(&heads, &rows))
    }

    /// What is plotted.
    pub(crate) fn panels(&self) -> Vec<Panel> {
        let mut panels = Vec::new();
        let trials: Vec<(String, Estimate)> = Arm::ALL
            .iter()
            .zip(&self.findings.trials)
            .filter(|(_, effect)| effect.count() > 0)
            .map(|(arm, effect)| (arm.words(self.data), effect.margin()))
            .collect();
        if !trials.is_empty() {
            let title = "Trials: points more than the other player".to_owned();
            panels.push(Panel { title, fair: 0.0, lines: trials });
        }
        let first = Rune::ALL.into_iter().zip(&self.findings.first).filter(|(_, fate)| fate.count() > 1);
        let name = |rune: Rune| self.data.runes[rune.index()].name_en.clone();
        panels.push(Panel {
            title: "First rune taken: wins as a multiple of a fair share".to_owned(),
            fair: 1.0,
            lines: first.map(|(rune, fate)| (name(rune), fate.wins())).collect(),
        });
        let order = self.sizes().flat_map(|(players, size)| {
            let fates = size.order.iter().enumerate().take(players);
            fates.map(move |(place, fate)| (format!("{players} players, turn {}", place + 1), fate.wins()))
        });
        panels.push(Panel {
            title: "Order of turns: wins as a multiple of a fair share".to_owned(),
            fair: 1.0,
            lines: order.collect(),
        });
        panels
    }
}

/// The ability of a card, as the data file writes it.
fn words(info: &CardInfo) -> String {
    let part = |index: usize| -> String {
        let effects: Vec<String> = info.parts()[index].effects.iter().map(|effect| word(*effect)).collect();
        effects.join(" + ")
    };
    match info.ability {
        Ability::Basic => (0..info.parts().len()).map(part).collect::<Vec<_>>().join(" + "),
        Ability::Choice => format!("{} or {}", part(0), part(1)),
        Ability::Exchange => {
            let mut pay: Vec<&str> = Vec::new();
            for (index, count) in info.price.gems.iter().enumerate() {
                let name = Colour::ALL.get(index).map_or("wild", |colour| colour.word());
                pay.extend((0..*count).map(|_| name));
            }
            pay.extend((0..info.price.any).map(|_| "any"));
            format!("pay {} → {}", pay.join(" + "), part(0))
        }
    }
}

fn word(effect: Effect) -> String {
    match effect {
        Effect::Gem(colour) => colour.word().to_owned(),
        Effect::AnyGem => "any gem".to_owned(),
        Effect::Wild => "wild".to_owned(),
        Effect::Ore => "ore".to_owned(),
        Effect::Points(points) => format!("{points} points"),
        Effect::Die => "die".to_owned(),
        Effect::Card(Wanted::Any) => "card".to_owned(),
        Effect::Card(Wanted::Of(hue)) => format!("{} card", hue.word()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_generated_part_is_renewed() {
        let old = format!("# Title\n\nMine.\n{BEGIN}old\n{END}Mine too.\n");
        let new = renewed(&old, &format!("{BEGIN}new\n{END}")).unwrap();
        assert_eq!(new, format!("# Title\n\nMine.\n{BEGIN}new\n{END}Mine too.\n"));
        assert_eq!(renewed("# Title\n", "new"), None);
    }
}
