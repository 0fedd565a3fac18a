//! The end of a game on a page: who won, dolmen by dolmen, and where the points come from.

use game_dolmengoetter::{Fact, Occasion, Seen, View};
use kernel::{Seat, Standings};
use maud::{Markup, html};

use super::result::{Scored, account, places, scored};
use super::sentences::Sentences;
use super::symbols::slab;

/// All of it.
pub(super) fn result(sentences: &Sentences<'_>, view: &View, standings: &Standings, past: &[Seen]) -> Markup {
    let texts = sentences.texts;
    let cause = past.iter().find_map(|seen| match seen {
        Fact::GameOver { cause } => Some(*cause),
        _ => None,
    });
    let victory = places(sentences, standings);
    html! {
        @if let Some(victory) = victory.first() { p .victory { (victory.to_string()) } }
        @if let Some(cause) = cause { p .cause { (sentences.cause(cause)) } }
        (points(sentences, view, standings, past))
        h3 { (texts.say("dolmengoetter-result-title", &[])) }
        (dolmens(sentences, past, Occasion::Final))
        @if scored(past).any(|scored| scored.occasion == Occasion::Complete) {
            h3 { (texts.say("dolmengoetter-account-complete", &[])) }
            (dolmens(sentences, past, Occasion::Complete))
        }
    }
}

/// A column for each player, the best first: where the points come from.
fn points(sentences: &Sentences<'_>, view: &View, standings: &Standings, past: &[Seen]) -> Markup {
    let mut seats: Vec<Seat> = Seat::first(sentences.config.seats).collect();
    seats.sort_by_key(|seat| standings.of(*seat).place);
    let first = |seat: Seat| standings.of(seat).place == 1;
    html! {
        div .wide {
            table .points {
                thead {
                    tr {
                        td {}
                        @for seat in &seats {
                            th scope="col" .first[first(*seat)] {
                                (standings.of(*seat).place) ". " (super::sign(*seat)) " " (sentences.names.of(*seat))
                            }
                        }
                    }
                }
                tbody {
                    @for (id, numbers) in account(sentences.config, view, past) {
                        tr .total[id == "dolmengoetter-account-total"] {
                            th scope="row" { (sentences.texts.say(id, &[])) }
                            @for seat in &seats { td .first[first(*seat)] { (numbers[*seat]) } }
                        }
                    }
                }
            }
        }
    }
}

/// Every dolmen that brought points, circle by circle.
fn dolmens(sentences: &Sentences<'_>, past: &[Seen], occasion: Occasion) -> Markup {
    let texts = sentences.texts;
    let all: Vec<Scored> = scored(past).filter(|scored| scored.occasion == occasion).collect();
    if all.is_empty() {
        return html! { p { (texts.say("dolmengoetter-result-nothing", &[])) } };
    }
    html! {
        ul .witnesses {
            @for circle in all.chunk_by(|one, other| one.circle == other.circle) {
                @let name = sentences.config.circle_name(circle[0].circle);
                li tabindex="0" data-witness={ "circle:" (name) } {
                    strong .circle { (name) }
                    @for Scored { owner, value, factor, points, .. } in circle {
                        span .gain {
                            (slab(sentences.config, *owner, Some(*value)))
                            span .visually-hidden { (sentences.names.of(*owner)) ": " (value) " " }
                            "× " (factor) " = "
                            strong { (points) }
                        }
                    }
                }
            }
        }
    }
}
