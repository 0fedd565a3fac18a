//! What somebody did at once, in one line of symbols: badges, small tiles, coins. No names of tiles, no coordinates.

use game_skye::{Event, Seen, Skye, TileId};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::sentences::{Sentences, subject};
use super::tile::Face;
use super::{colour, sign};
use crate::room::ink;
use crate::{Arg, Voice, capitalised};

/// The line; `None` where a sentence says more.
pub(super) fn summary(voice: &Voice<'_, Skye>, act: &[Seen]) -> Option<Markup> {
    let line = Line { voice, who: act.iter().find_map(subject) };
    let bought = |who: Seat| {
        act.iter().any(
            |seen| matches!(*seen, Event::Bought { seat, .. } | Event::OwnBought { seat, .. } if seat == who),
        )
    };
    // Who has bought something and ends the turn has not bought nothing.
    let idle = |seen: &&Seen| !matches!(**seen, Event::TurnEnded { seat, .. } if bought(seat));
    let told: Vec<Markup> = act.iter().filter(idle).filter_map(|seen| line.told(seen)).collect();
    (!told.is_empty()).then(|| html! { span .sk-line { @for part in &told { (part) } } })
}

struct Line<'a> {
    voice: &'a Voice<'a, Skye>,
    /// Whose badge stands before the line already.
    who: Option<Seat>,
}

impl Line<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.voice.texts.say(id, args)
    }

    fn badge(&self, seat: Seat) -> Markup {
        let colour = colour(self.voice.config, seat);
        html! {
            svg .badge viewBox="-14 -14 28 28" role="img" aria-label=(self.voice.names.of(seat)) {
                circle r="13" fill=(colour) {}
                text y="6" fill=(ink(colour)) { (sign(seat)) }
            }
        }
    }

    /// The badge of somebody who is not the one the line is about.
    fn other(&self, seat: Seat) -> Markup {
        if self.who == Some(seat) {
            html! {}
        } else {
            self.badge(seat)
        }
    }

    fn tile(&self, tile: TileId) -> Markup {
        let data = self.voice.config.data;
        let sentences =
            Sentences { texts: self.voice.texts, config: self.voice.config, names: self.voice.names };
        let words = capitalised(&sentences.things(tile));
        html! {
            span .sk-thumb data-look=(words) {
                svg .sk-tile viewBox="-51 -51 102 102" role="img" aria-label=(words) { (Face::printed(data, data.tile(tile)).draw()) }
            }
        }
    }

    fn coin(&self, gold: u16) -> Markup {
        html! { span .sk-coin aria-label=(self.say("room-skye-gold", &[("count", gold.into())])) { (gold) } }
    }

    /// A part of the line, if the event is worth one.
    fn told(&self, seen: &Seen) -> Option<Markup> {
        let verb = |id: &str| html! { span { (self.say(id, &[])) } };
        Some(match *seen {
            Event::RoundBegan { round, start } => html! {
                b .sk-mile-stone { (self.say("room-skye-round-number", &[("round", round.into())])) } (self.badge(start))
            },
            Event::Drawn { seat, tiles } => html! {
                (self.other(seat)) (verb("room-skye-did-draw")) @for tile in tiles.iter() { (self.tile(*tile)) }
            },
            Event::Committed { seat } => html! { (self.other(seat)) (verb("room-skye-did-price")) },
            Event::Offered { seat, tile, price, .. } => {
                html! { (self.other(seat)) (self.tile(tile)) (self.coin(price)) }
            }
            Event::Thrown { seat, tile, .. } => {
                html! { (self.other(seat)) span .sk-away { (self.tile(tile)) (inline("axe")) } }
            }
            Event::Bought { seat, seller, tile, cost, .. } => html! {
                (self.other(seat)) (verb("room-skye-did-buy")) (self.tile(tile)) (verb("room-skye-did-from")) (self.badge(seller)) (self.coin(cost))
            },
            Event::OwnBought { seat, tile, price, .. } => {
                html! { (self.other(seat)) (verb("room-skye-did-buy")) (self.tile(tile)) (self.coin(price)) }
            }
            Event::TurnEnded { seat, .. } | Event::Passed { seat, .. } => {
                html! { (self.other(seat)) (verb("room-skye-did-pass")) }
            }
            Event::Settled { seat, tile, price, .. } => {
                html! { (self.other(seat)) (verb("room-skye-did-keep")) (self.tile(tile)) (self.coin(price)) }
            }
            Event::DruidBought { seat, tile, cost, .. } => {
                html! { (self.other(seat)) (inline("menhir")) (self.tile(tile)) (self.coin(cost)) }
            }
            Event::BagPaid { seat, cost } => {
                html! { (self.other(seat)) (inline("bag")) (self.coin(cost)) }
            }
            Event::TileKept { seat, tile } => {
                html! { (self.other(seat)) (verb("room-skye-did-keep")) (self.tile(tile)) }
            }
            Event::Built { seat, tile, .. } => {
                html! { (self.other(seat)) (verb("room-skye-did-build")) (self.tile(tile)) }
            }
            Event::WentBack { seat, tile } | Event::WentOut { seat, tile } => {
                html! { (self.other(seat)) span .sk-away { (self.tile(tile)) "✕" } }
            }
            Event::ScoringBegan { letter, .. } => html! { span .sk-letter { (letter.word()) } },
            Event::Points { seat, points, .. } => html! { (self.badge(seat)) b { "+" (points) } },
            Event::GoldScored { seat, points, .. } => {
                html! { (self.badge(seat)) (inline("coin")) b { "+" (points) } }
            }
            _ => return None,
        })
    }
}
