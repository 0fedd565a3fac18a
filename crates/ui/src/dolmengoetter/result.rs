//! The end of a game: the final scoring dolmen by dolmen, where the points come from, the places.

use game_dolmengoetter::{Config, Fact, Occasion, Seen, View};
use kernel::{Seat, SeatMap, Standings};

use super::sentences::Sentences;
use super::{seat_style, sign};
use crate::{Line, Style};

/// The final scoring: the cause of the end, then each circle with its dolmens, value × factor.
pub fn final_scoring(sentences: &Sentences<'_>, log: &[Seen]) -> Vec<Line> {
    let texts = sentences.texts;
    let mut rows = Vec::new();
    if let Some(Fact::GameOver { cause }) = log.iter().find(|seen| matches!(seen, Fact::GameOver { .. })) {
        rows.extend([Line::styled(&sentences.cause(*cause), Style::STRONG), Line::new()]);
    }
    rows.push(Line::styled(&texts.say("dolmengoetter-result-title", &[]), Style::STRONG));
    let scored = scored(log).filter(|scored| scored.occasion == Occasion::Final);
    let names = Seat::first(sentences.config.seats).map(|seat| sentences.names.of(seat).chars().count());
    let width = names.max().unwrap_or(0);
    let mut last = None;
    for Scored { circle, owner, value, factor, points, .. } in scored {
        let name = if last == Some(circle) { "" } else { sentences.config.circle_name(circle) };
        last = Some(circle);
        let mut row = Line::text(&format!("{name:>4}  "));
        let who = format!("{} {:<width$}", sign(owner), sentences.names.of(owner));
        row.push(&who, seat_style(sentences.config, owner).strong());
        let sum = texts.say("dolmengoetter-result-points", &[("points", points.into())]);
        row.push(&format!("  {value} × {factor} = {sum}"), Style::PLAIN);
        rows.push(row);
    }
    if last.is_none() {
        rows.push(Line::text(&texts.say("dolmengoetter-result-nothing", &[])));
    }
    rows
}

/// A dolmen that brought points.
pub(super) struct Scored {
    pub(super) circle: game_dolmengoetter::CircleId,
    pub(super) occasion: Occasion,
    pub(super) owner: Seat,
    pub(super) value: u8,
    pub(super) factor: u8,
    pub(super) points: u16,
}

/// The dolmens that brought points, in their order.
pub(super) fn scored(log: &[Seen]) -> impl Iterator<Item = Scored> + '_ {
    let mut occasion = Occasion::Complete;
    log.iter().filter_map(move |seen| match *seen {
        Fact::CircleScored { occasion: now, .. } => {
            occasion = now;
            None
        }
        Fact::DolmenScored { circle, dolmen, value, factor, points, .. } => {
            let owner = dolmen.owner();
            Some(Scored { circle, occasion, owner, value: value.points(), factor, points })
        }
        _ => None,
    })
}

/// Where everybody's points come from: the message that names a row, and its numbers.
pub(super) fn account(config: &Config, view: &View, log: &[Seen]) -> [(&'static str, SeatMap<i32>); 6] {
    let sum = |occasion: Occasion| {
        let mut points = SeatMap::<i32>::default();
        for scored in scored(log).filter(|scored| scored.occasion == occasion) {
            points[scored.owner] += i32::from(scored.points);
        }
        points
    };
    let mut withheld = SeatMap::<i32>::default();
    for seen in log {
        if let Fact::StoneWithheld { seat, cost } = *seen {
            withheld[seat] -= i32::from(cost);
        }
    }
    let players =
        |of: fn(&game_dolmengoetter::Player) -> i32| SeatMap::from_fn(|seat| of(&view.common.players[seat]));
    [
        ("dolmengoetter-account-start", SeatMap::from_fn(|_| i32::from(config.data.rules.score_start))),
        ("dolmengoetter-account-complete", sum(Occasion::Complete)),
        ("dolmengoetter-account-final", sum(Occasion::Final)),
        ("dolmengoetter-account-withheld", withheld),
        ("dolmengoetter-account-total", players(|player| i32::from(player.score))),
        ("dolmengoetter-account-built", players(|player| i32::from(player.built))),
    ]
}

/// A table of where everybody's points come from. `log` is the whole game.
pub fn points_account(sentences: &Sentences<'_>, view: &View, log: &[Seen]) -> Vec<Line> {
    let (texts, config) = (sentences.texts, sentences.config);
    let labels = account(config, view, log).map(|(id, numbers)| (texts.say(id, &[]), numbers));
    let wide = labels.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let column = |seat: Seat| sentences.names.of(seat).chars().count().clamp(6, 12) + 3;
    let mut head = Line::text(&format!("{:wide$}", ""));
    for seat in Seat::first(config.seats) {
        let mut name = Line::styled(
            &format!("{} {}", sign(seat), sentences.names.of(seat)),
            seat_style(config, seat).strong(),
        );
        name.fit(name.width().min(column(seat) - 1));
        head.push(&" ".repeat(column(seat) - name.width()), Style::PLAIN);
        head.append(&name);
    }
    let mut table = vec![Line::styled(&texts.say("dolmengoetter-account-title", &[]), Style::STRONG), head];
    for (label, numbers) in labels {
        let mut row = Line::text(&format!("{label:wide$}"));
        for (seat, number) in numbers.iter(config.seats) {
            row.push(&format!("{number:>width$}", width = column(seat)), Style::PLAIN);
        }
        table.push(row);
    }
    table
}

/// Who has won, and everybody's place.
pub fn places(sentences: &Sentences<'_>, standings: &Standings) -> Vec<Line> {
    let texts = sentences.texts;
    let winners: Vec<Seat> = standings.winners().iter().collect();
    let row = |seat: Seat| standings.of(seat).tiers;
    let best = winners.first().copied().map(row).unwrap_or_default();
    let equal = standings.iter().filter(|(_, standing)| standing.tiers[0] == best[0]).count();
    let numbers = [("score", best[0].into()), ("built", best[1].into())];
    let victory = match winners[..] {
        [winner] if equal > 1 => sentences.about("dolmengoetter-winner-by-built", winner, &numbers),
        [winner] => sentences.about("dolmengoetter-winner", winner, &numbers),
        _ => {
            let names: Vec<String> =
                winners.iter().map(|seat| sentences.names.of(*seat).to_owned()).collect();
            let [score, built] = numbers;
            texts.say("dolmengoetter-winners", &[("players", texts.list(&names).into()), score, built])
        }
    };
    let mut all: Vec<_> = standings.iter().collect();
    all.sort_by_key(|(_, standing)| standing.place);
    let mut rows = vec![Line::styled(&victory, Style::STRONG)];
    rows.extend(all.into_iter().map(|(seat, standing)| {
        let args = [
            ("place", standing.place.into()),
            ("score", standing.tiers[0].into()),
            ("built", standing.tiers[1].into()),
        ];
        let mut row = Line::styled(&format!("{} ", sign(seat)), seat_style(sentences.config, seat).strong());
        row.push(&sentences.about("dolmengoetter-place", seat, &args), Style::PLAIN);
        row
    }));
    rows
}

#[cfg(test)]
mod tests {
    use game_dolmengoetter::{Actions, Dolmengoetter};
    use kernel::{Dice, Hidden, Rules, Turn, Viewer};

    use super::*;
    use crate::dolmengoetter::samples;
    use crate::{Language, Texts};

    /// A whole random game: what its last view and its log say must agree.
    #[test]
    fn the_account_adds_up_to_the_score() {
        for seed in 0..20 {
            let config = samples::config(4);
            let mut dice = Dice::from_number(seed);
            let mut position = Dolmengoetter::setup(&config);
            let mut log = Vec::new();
            loop {
                let mut sink = |event: game_dolmengoetter::Event| log.push(event.seen_by(Viewer::Audience));
                match Dolmengoetter::turn(&position) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = Dolmengoetter::roll(&position, &mut dice);
                        Dolmengoetter::settle(&mut position, chance, &mut sink);
                    }
                    Turn::Decide(seats) => {
                        let seat = seats.lowest().unwrap();
                        let mut options = Actions::new();
                        Dolmengoetter::actions(&position, seat, &mut options);
                        Dolmengoetter::play(&mut position, seat, *dice.pick(&options), &mut sink);
                    }
                }
            }
            let view = Dolmengoetter::view(&position, Viewer::Audience);
            for language in Language::ALL {
                let names = samples::names();
                let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
                let table: Vec<String> =
                    points_account(&sentences, &view, &log).iter().map(Line::to_string).collect();
                let numbers = |row: &str| -> Vec<i32> {
                    row.split_whitespace().rev().take(4).map(|word| word.parse().unwrap()).collect()
                };
                let parts: Vec<Vec<i32>> = table[2..6].iter().map(|row| numbers(row)).collect();
                let total = numbers(&table[6]);
                for (player, total) in total.iter().enumerate() {
                    assert_eq!(parts.iter().map(|row| row[player]).sum::<i32>(), *total, "{table:#?}");
                }
                let rows = final_scoring(&sentences, &log);
                let finals = rows.iter().filter(|row| row.to_string().contains(" = ")).count();
                let stacked = scored(&log).filter(|scored| scored.occasion == Occasion::Final).count();
                assert_eq!(finals, stacked);
                assert_eq!(places(&sentences, &Dolmengoetter::standings(&position)).len(), 5);
            }
        }
    }

    #[test]
    fn victories_are_told_as_they_were_won() {
        let config = samples::config(2);
        let names = samples::names();
        let said = |language, scores: [[i32; 2]; 2]| {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let standings =
                Standings::rank(2, |seat| [scores[seat.index()][0], scores[seat.index()][1], 0, 0]);
            places(&sentences, &standings)[0].to_string()
        };
        assert_eq!(said(Language::En, [[30, 7], [20, 8]]), "Anna wins with 30 points.");
        assert_eq!(
            said(Language::En, [[30, 7], [30, 8]]),
            "Bea wins with 30 points and more dolmens built (8)."
        );
        assert_eq!(
            said(Language::De, [[30, 8], [30, 8]]),
            "Geteilter Sieg: Anna und Bea haben je 30 Punkte und 8 Dolmen gebaut."
        );
    }
}
