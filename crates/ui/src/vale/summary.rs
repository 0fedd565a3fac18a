//! What somebody did at once, in a line of signs, and what of it is shown on the board.

use game_vale::{Card, Data, Fact, Seen, Stones};
use maud::{Markup, html};

use super::icons::{self, points, stones};
use super::keys::Piece;
use super::table::Drawing;
use super::{area::mini, card_name};
use crate::{Beat, Highlight, Language};

/// From so many points on a card is shown when it brings them.
const MUCH: i16 = 5;

/// A line for an act; `None` if nothing in it can be drawn.
pub(super) fn summary(data: &Data, language: Language, act: &[Seen]) -> Option<Markup> {
    let signs = Signs { data, language };
    let lines: Vec<Markup> = act.iter().filter_map(|seen| signs.deed(seen)).collect();
    if lines.is_empty() {
        return None;
    }
    let dealt =
        act.iter().filter_map(|seen| if let Fact::Revealed { card } = seen { Some(*card) } else { None });
    let dealt: Vec<Card> = dealt.collect();
    Some(html! {
        @for line in &lines { (line) }
        @if !dealt.is_empty() {
            span .vale-row { @for card in &dealt { (mini(data, language, *card, Some(Piece::Card(*card)))) } }
        }
    })
}

/// Facts as signs.
struct Signs<'a> {
    data: &'a Data,
    language: Language,
}

impl Signs<'_> {
    fn named(&self, sign: &str, card: Card, more: &Markup) -> Markup {
        html! {
            span .vale-deed {
                (icons::sign(sign)) (mini(self.data, self.language, card, Some(Piece::Card(card))))
                b aria-hidden="true" { (card_name(self.data.card(card), self.language)) }
                span .vale-more { (more) }
            }
        }
    }

    /// A fact as signs.
    fn deed(&self, seen: &Seen) -> Option<Markup> {
        let none = html! {};
        Some(match *seen {
            Fact::Hunted { card, .. } => self.named("check", card, &none),
            Fact::Sold { card, stones: gain, .. } => self.named("purse", card, &stones(gain)),
            Fact::Tamed { card, .. } => self.named("tame", card, &none),
            Fact::Summoned { card, paid, .. } => self.named("summon", card, &given(paid)),
            Fact::SummonedFree { card, .. } => self.named("summon", card, &none),
            Fact::Released { card, paid, .. } => self.named("discard", card, &given(paid)),
            Fact::Activated { card, .. } => self.named("active", card, &none),
            Fact::Recovered { card, .. } => self.named("recover", card, &none),
            Fact::Discarded { card, .. } => self.named("discard", card, &none),
            Fact::Taken { card, .. } => self.named("take", card, &none),
            Fact::PutOnTop { card, .. } => self.named("top", card, &none),
            Fact::DrawnKnown { card, .. } | Fact::Drawn { card: Some(card), .. } => {
                self.named("draw", card, &none)
            }
            Fact::Drawn { card: None, .. } => html! { span .vale-deed { (icons::sign("draw")) } },
            Fact::Points { change, .. } if change != 0 => points(&signed(change)),
            Fact::Gained { stones: gain, .. } => html! { span .vale-deed { (stones(gain)) } },
            Fact::Gave { stones: lost, .. } => html! { span .vale-deed { (given(lost)) } },
            _ => return None,
        })
    }
}

/// Stones that were paid.
fn given(paid: Stones) -> Markup {
    html! { @if paid != Stones::NONE { span .vale-glue { "−" } (stones(paid)) } }
}

impl Drawing<'_> {
    /// Many points at once are worth a look.
    pub(super) fn highlight(&self, seen: &Seen) -> Option<Highlight> {
        let Fact::Points { seat, card, change } = *seen else { return None };
        if change.abs() < MUCH {
            return None;
        }
        let name = card_name(self.data().card(card), self.language());
        let sum = signed(change);
        Some(Highlight {
            title: format!("{name} {sum}"),
            beats: vec![Beat {
                spots: vec![Piece::Card(card).to_string()],
                text: self.say("room-vale-moment", &[("player", self.names.of(seat).into())]),
                points: vec![(seat.number(), change.into())],
            }],
            close: String::new(),
        })
    }
}

fn signed(change: i16) -> String {
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}
