//! The end of a game as an event: who wins, how it went, and the way the points took.

use kernel::{Seat, Standings};
use maud::{Markup, html};

use crate::Texts;
use crate::room::{Badge, ink};

/// Somebody at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finisher {
    /// What he is called.
    pub(crate) name: String,
    /// How his pieces are drawn.
    pub(crate) badge: Badge,
    /// Where he came.
    pub(crate) place: u8,
    /// His points at the end.
    pub(crate) points: i32,
}

/// A game that is over, as everybody may know it.
pub(crate) struct Ending<'a> {
    /// The table's id.
    pub(crate) id: &'a str,
    /// The words of the reader.
    pub(crate) texts: &'static Texts,
    /// The seat of the reader, if he has one and no more.
    pub(crate) you: Option<Seat>,
    /// Everybody, by seat.
    pub(crate) all: Vec<Finisher>,
    /// After each step, by its number as told: everybody's points as the audience saw them.
    pub(crate) curve: Vec<(u32, Vec<i32>)>,
}

impl Finisher {
    /// Everybody at the end.
    pub(crate) fn all(
        standings: &Standings,
        name: impl Fn(Seat) -> String,
        badge: impl Fn(Seat) -> Badge,
        points: impl Fn(Seat) -> i32,
    ) -> Vec<Finisher> {
        let one = |seat| Finisher {
            name: name(seat),
            badge: badge(seat),
            place: standings.of(seat).place,
            points: points(seat),
        };
        Seat::first(standings.seats()).map(one).collect()
    }
}

/// A fact of the story, and the step at which it was.
struct Turn {
    told: String,
    step: u32,
}

/// So many points of a curve are drawn at most.
const DRAWN: usize = 160;

impl Ending<'_> {
    fn winners(&self) -> Vec<&Finisher> {
        self.all.iter().filter(|one| one.place == 1).collect()
    }

    fn verdict(&self) -> String {
        let winners = self.winners();
        let names: Vec<String> = winners.iter().map(|one| one.name.clone()).collect();
        let yours = self.you.and_then(|seat| self.all.get(seat.index()));
        let shared = winners.len() > 1;
        match yours {
            Some(one) if one.place == 1 && !shared => self.texts.say("site-end-you-win", &[]),
            Some(one) if one.place == 1 => self.texts.say("site-end-you-share", &[]),
            Some(one) if !shared => {
                let args = [("winner", self.texts.list(&names).into()), ("place", one.place.into())];
                self.texts.say("site-end-you-lose", &args)
            }
            _ if shared => self.texts.say("site-end-share", &[("winners", self.texts.list(&names).into())]),
            _ => self.texts.say("site-end-wins", &[("winner", self.texts.list(&names).into())]),
        }
    }

    /// By how much, if anybody is behind.
    fn margin(&self) -> Option<String> {
        let first = self.winners().first()?.points;
        let second = self.all.iter().filter(|one| one.place > 1).min_by_key(|one| one.place)?;
        let args = [
            ("points", first.into()),
            ("lead", (first - second.points).into()),
            ("second", second.name.as_str().into()),
        ];
        Some(self.texts.say("site-end-margin", &args))
    }

    /// What decided it: the largest gain at once, and since when the winner was ahead for good.
    fn story(&self) -> Vec<Turn> {
        let mut story = Vec::new();
        let gains = self.curve.windows(2).flat_map(|pair| {
            let [(_, before), (step, after)] = pair else { return Vec::new() };
            let each = before.iter().zip(after).enumerate();
            each.map(|(seat, (before, after))| (after - before, seat, *step)).collect()
        });
        if let Some((gain, seat, step)) =
            gains.max_by_key(|(gain, _, step)| (*gain, core::cmp::Reverse(*step)))
            && gain > 0
        {
            let args = [("player", self.all[seat].name.as_str().into()), ("gain", gain.into())];
            story.push(Turn { told: self.texts.say("site-end-gain", &args), step });
        }
        let [winner] = self.winners()[..] else { return story };
        let ahead = |points: &Vec<i32>| {
            let best = points.iter().max();
            let first = self.all.iter().position(|one| one == winner);
            first.is_some_and(|seat| {
                Some(&points[seat]) == best && points.iter().filter(|other| Some(*other) == best).count() == 1
            })
        };
        let since = self.curve.iter().rev().take_while(|(_, points)| ahead(points)).last();
        if let Some((step, _)) = since.filter(|(step, _)| *step > 1) {
            let args = [("player", winner.name.as_str().into()), ("step", (*step).into())];
            story.push(Turn { told: self.texts.say("site-end-ahead", &args), step: *step });
        }
        story
    }

    /// The ending above a room's own account.
    pub(crate) fn markup(&self) -> Markup {
        let won = self.you.is_some_and(|seat| self.all.get(seat.index()).is_some_and(|one| one.place == 1));
        html! {
            section .ending.won[won] {
                div .told {
                    h2 .verdict { (self.verdict()) }
                    @if let Some(margin) = self.margin() { p .margin { (margin) } }
                    p .story {
                        @for turn in self.story() {
                            a href={ "/t/" (self.id) "/replay?step=" (turn.step) } { (turn.told) } " "
                        }
                    }
                }
                (self.podium())
                (self.chart())
            }
        }
    }

    fn podium(&self) -> Markup {
        html! {
            ol .podium {
                @for (seat, one) in self.all.iter().enumerate() {
                    li .{ "place-" (one.place) } .own[self.you.is_some_and(|you| you.index() == seat)] {
                        span .rock {
                            (super::parts::badge(&one.badge))
                            b { (one.points) }
                        }
                        span .name { (one.name) }
                    }
                }
            }
        }
    }

    fn chart(&self) -> Markup {
        let Some((last, _)) = self.curve.last().filter(|_| self.curve.len() > 3) else { return html! {} };
        let all = || self.curve.iter().flat_map(|(_, points)| points.iter().copied());
        let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
        let across = |step: u32| 34.0 + 576.0 * f64::from(step) / f64::from((*last).max(1));
        let up = |points: i32| 150.0 - 138.0 * f64::from(points - low) / f64::from((high - low).max(1));
        let every = self.curve.len().div_ceil(DRAWN).max(1);
        let line = |seat: usize| {
            let last = self.curve.len() - 1;
            let drawn = self.curve.iter().enumerate().filter(|(at, _)| at % every == 0 || *at == last);
            let points: Vec<String> =
                drawn.map(|(_, (step, all))| format!("{:.1} {:.1}", across(*step), up(all[seat]))).collect();
            format!("M{}", points.join("L"))
        };
        html! {
            figure .curve {
                figcaption { (self.texts.say("site-end-curve", &[])) }
                svg viewBox="0 0 640 164" role="img" aria-label=(self.texts.say("site-end-curve", &[])) {
                    @for mark in [low, low + (high - low) / 2, high] {
                        path .rule d={ "M34 " (format!("{:.1}", up(mark))) "H610" } {}
                        text x="28" y=(format!("{:.1}", up(mark) + 4.0)) { (mark.to_string().replace('-', "−")) }
                    }
                    @for seat in 0..self.all.len() { path .under d=(line(seat)) {} }
                    @for (seat, one) in self.all.iter().enumerate() {
                        path .way d=(line(seat)) stroke=(one.badge.colour) {}
                    }
                    @for (seat, one) in self.all.iter().enumerate() {
                        @let (step, points) = &self.curve[self.curve.len() - 1];
                        circle cx=(format!("{:.1}", across(*step))) cy=(format!("{:.1}", up(points[seat]))) r="8" fill=(one.badge.colour) {}
                        text .sign-at x=(format!("{:.1}", across(*step))) y=(format!("{:.1}", up(points[seat]) + 4.0)) fill=(ink(&one.badge.colour)) { (one.badge.sign) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn ending(you: Option<Seat>, places: [u8; 3]) -> Ending<'static> {
        let one = |(name, place, points): (&str, u8, i32)| Finisher {
            name: name.to_owned(),
            badge: Badge { sign: '●', colour: "#c0392b".to_owned() },
            place,
            points,
        };
        let all =
            [("Anna", places[0], 30), ("Bea", places[1], 21), ("Carl", places[2], 12)].map(one).to_vec();
        let curve = vec![
            (1, vec![0, 0, 0]),
            (2, vec![0, 5, 0]),
            (3, vec![12, 5, 0]),
            (4, vec![12, 11, 3]),
            (5, vec![30, 21, 12]),
        ];
        Ending { id: "abc", texts: Texts::of(Language::En), you, all, curve }
    }

    #[test]
    fn the_verdict_speaks_to_who_reads() {
        let first = Some(Seat::ALL[0]);
        assert_eq!(ending(first, [1, 2, 3]).verdict(), "You win.");
        assert_eq!(ending(first, [1, 1, 3]).verdict(), "You share the win.");
        assert_eq!(ending(Some(Seat::ALL[2]), [1, 2, 3]).verdict(), "Anna wins, you come third.");
        assert_eq!(ending(None, [1, 2, 3]).verdict(), "Anna wins.");
        assert_eq!(ending(None, [1, 1, 3]).verdict(), "Anna and Bea share the win.");
        assert_eq!(ending(None, [1, 2, 3]).margin().unwrap(), "30 points, 9 ahead of Bea");
    }

    #[test]
    fn the_story_is_made_of_facts() {
        let told: Vec<(String, u32)> =
            ending(None, [1, 2, 3]).story().into_iter().map(|turn| (turn.told, turn.step)).collect();
        assert_eq!(told[0], ("Biggest gain at once: Anna, +18.".to_owned(), 5));
        assert_eq!(told[1], ("Anna took the lead for good at step 3.".to_owned(), 3));
        let drawn = ending(None, [1, 2, 3]).markup().into_string();
        assert!(
            drawn.contains("/t/abc/replay?step=3") && !drawn.contains("NaN") && !drawn.contains(" style=")
        );
    }
}
