//! What the drawing has no room for: the scoring tiles in full, the others' territories, the dolmen.

use game_skye::{LETTERS, Letter, Phase, Turns, View, druid_cost, points_now, scrolls};
use kernel::Seat;

use super::due::focus;
use super::goal_text::{goal_line, scroll_line, tablet_line, tablet_name};
use super::sentences::Sentences;
use super::territory_text::{Marks, territory};
use super::{seat_style, sign};
use crate::{Line, Size, Style};

/// The room for a territory on a page of text.
const ROOM: Size = Size { columns: 76, rows: 20 };

impl Sentences<'_> {
    /// All of it, the others first.
    pub(super) fn overview(&self, view: &View) -> Vec<Line> {
        let mut rows = self.goals_told(view);
        let (seats, own) = (self.config.seats, focus(view, Some(self.names)));
        for steps in (1..seats).chain([0]) {
            rows.push(Line::new());
            rows.extend(self.territory_told(view, own.clockwise(steps, seats)));
        }
        if self.config.variant.druids {
            rows.push(Line::new());
            rows.extend(self.dolmen_told(view));
        }
        rows
    }

    /// What is scored when, and what it would bring everybody now.
    fn goals_told(&self, view: &View) -> Vec<Line> {
        let (texts, config, common) = (self.texts, self.config, &view.common);
        let mut rows = vec![Line::styled(&texts.say("skye-overview-goals", &[]), Style::STRONG)];
        let laid = if common.phase == Phase::Scoring { 0 } else { LETTERS };
        for (index, letter) in Letter::ALL.into_iter().enumerate().take(laid) {
            let tile = config.data.scoring_tile(common.scoring[index]);
            let args =
                [("letter", letter.word().to_string().into()), ("line", goal_line(texts, tile).into())];
            rows.push(Line::text(&texts.say("skye-overview-goal", &args)));
            let in_round = |(round, scored): (usize, &game_skye::Round)| {
                scored.scoring.contains(&index).then(|| (round + 1).to_string())
            };
            let rounds: Vec<String> =
                config.schedule.rounds.iter().enumerate().filter_map(in_round).collect();
            let now = points_now(config, common, common.scoring[index]);
            let points: Vec<String> = now
                .iter(config.seats)
                .map(|(seat, points)| format!("{} {} {points}", sign(seat), self.names.of(seat)))
                .collect();
            let args = [
                ("count", rounds.len().into()),
                ("rounds", texts.list(&rounds).into()),
                ("points", points.join(", ").into()),
            ];
            rows.push(Line::text(&format!("  {}", texts.say("skye-overview-rounds", &args))));
        }
        let gold = config.data.rules.gold_per_vp;
        rows.push(Line::text(&texts.say("skye-overview-final", &[("gold", gold.into())])));
        if let Some(round) = config.schedule.rounds.get(usize::from(common.round).wrapping_sub(1)) {
            let castle = config.data.rules.castle_income;
            let args = [("castle", castle.into()), ("behind", round.behind.into())];
            rows.push(Line::text(&texts.say("skye-overview-behind", &args)));
        }
        rows
    }

    fn territory_told(&self, view: &View, seat: Seat) -> Vec<Line> {
        let (texts, data) = (self.texts, self.config.data);
        let player = &view.common.players[seat];
        let mut title = Line::styled(&format!("{} ", sign(seat)), seat_style(self.config, seat).strong());
        let name = self.about("skye-overview-territory", seat, &[]);
        let points = texts.say("skye-panel-points", &[("score", player.score.into())]);
        let gold = texts.say("skye-panel-gold", &[("gold", player.gold.into())]);
        title.push(&format!("{name} · {points} · {gold}"), Style::STRONG);
        let mut rows = vec![title];
        rows.extend(territory(self, view, seat, &Marks::NONE, ROOM));
        for value in scrolls(data, player).iter() {
            let points = value.simple * u16::from(value.times);
            let args = [
                ("at", self.cell(value.at).into()),
                ("scroll", scroll_line(texts, data.scroll(value.scroll)).into()),
                ("sum", self.points(points).into()),
            ];
            rows.push(Line::text(&texts.say("skye-overview-scroll", &args)));
        }
        let held = data.tablets.iter().zip(player.tablets).filter(|(_, count)| *count > 0);
        let held: Vec<String> = held
            .map(|(tablet, count)| {
                let name = tablet_name(texts, tablet);
                if count > 1 { format!("{count} × {name}") } else { name.to_owned() }
            })
            .collect();
        if !held.is_empty() {
            let args = [("tablets", texts.list(&held).into())];
            rows.push(Line::text(&texts.say("skye-overview-tablets", &args)));
        }
        rows
    }

    /// The druid tiles with what they cost and bring, then what the tablets can do.
    fn dolmen_told(&self, view: &View) -> Vec<Line> {
        let (texts, data) = (self.texts, self.config.data);
        let mut rows = vec![Line::styled(&texts.say("skye-overview-dolmen", &[]), Style::STRONG)];
        for (slot, tile) in view.common.dolmen.iter().enumerate() {
            let Some(tile) = *tile else { continue };
            let cost = druid_cost(data, &view.common, slot).unwrap_or_default();
            let gold = texts.say("skye-panel-gold", &[("gold", cost.into())]);
            let mut row = Line::text(&format!("{} {gold:>8}  ", self.tile(tile)));
            row.append(&self.edges(tile, Turns::default()));
            row.push(&format!("  {}", self.things(tile)), Style::PLAIN);
            rows.push(row);
        }
        for tablet in &data.tablets {
            let (name, line) = (tablet_name(texts, tablet), tablet_line(texts, tablet));
            rows.push(Line::text(&format!("{name}: {line}")));
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;
    use crate::{Language, Texts};

    #[test]
    fn everybody_and_everything_is_in_it() {
        let (view, _) = samples::whole_game("druids", 3, 4);
        let names = samples::names();
        for language in Language::ALL {
            let sentences = Sentences { texts: Texts::of(language), config: &view.config, names: &names };
            let text = Line::join(&sentences.overview(&view));
            for part in ["Anna", "Bea", "Carl", "A: ", "D: ", "§", "●", "■", "▲"] {
                assert!(text.contains(part), "{part} is missing in\n{text}");
            }
            let dolmen = view.common.dolmen.iter().flatten();
            assert!(dolmen.into_iter().all(|tile| text.contains(view.config.tile_name(*tile))));
        }
    }
}
