//! A table that waits, as somebody meets it who follows its link: who invites, to what, and what to do.

use maud::{Markup, html};

use super::assets::Rooms;
use super::facts::Sitter;
use super::frame::{Frame, Preview};
use super::home::GameCard;
use super::parts::badge;
use super::sign::Sign;
use crate::room::Badge;

/// A seat of a table that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvitedSeat {
    /// Its number.
    pub number: u8,
    /// How it is drawn.
    pub badge: Badge,
    /// Who holds it.
    pub sitter: Sitter,
    /// What its holder is called.
    pub name: String,
}

/// What somebody sees who is invited.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The table's id.
    pub id: String,
    /// The game.
    pub card: GameCard,
    /// Who invites.
    pub host: String,
    /// The seats in their order.
    pub seats: Vec<InvitedSeat>,
    /// What was chosen.
    pub chosen: Vec<String>,
    /// The rules in short.
    pub short_rules: Vec<String>,
    /// What other pages tell about the link.
    pub preview: Preview,
}

impl Invitation {
    fn free(&self) -> impl Iterator<Item = &InvitedSeat> {
        self.seats.iter().filter(|seat| seat.sitter == Sitter::Free)
    }
}

/// The page of an invitation. Sending its form to `/t/{id}/join` takes a seat under a name.
pub fn invitation(frame: &Frame, invitation: &Invitation) -> Markup {
    let (id, card) = (&invitation.id, &invitation.card);
    let minutes = super::home::range(&card.minutes);
    let content = html! {
        (card.symbols)
        div .backdrop.{ "of-" (card.id) } aria-hidden="true" { (card.picture) }
        form .invitation.{ "of-" (card.id) } method="post" action={ "/t/" (id) "/join" } {
            section .to-what {
                p .host { (Sign::Person) span { (frame.fill("site-invited-by", &[("host", invitation.host.as_str().into())])) } }
                h1 { (card.title) }
                p .line { (card.line) }
                div .seats role="group" aria-label=(frame.say("site-new-seats")) {
                    @for seat in &invitation.seats { (seat_line(frame, invitation, seat)) }
                }
                ul .chips {
                    li .chip { (Sign::Seats) (frame.fill("site-home-free", &[("count", invitation.free().count().into())])) }
                    li .chip { (Sign::Clock) (frame.fill("site-invited-minutes", &[("range", minutes.as_str().into())])) }
                    @for chosen in &invitation.chosen { li .chip { (chosen) } }
                }
            }
            section .sit-down {
                h2 { (frame.say("site-invited-sit")) }
                label .named {
                    span { (frame.say("site-invited-name")) }
                    input type="text" name="name" value=(frame.person_name) maxlength="40" autocomplete="nickname"
                        placeholder=(frame.say("site-invited-name-free"));
                }
                button .main.big type="submit" { (frame.say("site-invited-take")) }
                a .button.big href=(super::home::learning(&card.id)) { (Sign::Book) (frame.say("site-invited-learn")) }
                a .button.quiet href={ "/t/" (id) "?watch=1" } { (Sign::Eye) (frame.say("site-invited-watch")) }
                p .small { (frame.fill("site-invited-after", &[("host", invitation.host.as_str().into())])) }
            }
        }
        section .in-short {
            h2 { (frame.say("site-rules-short")) }
            div { @for row in &invitation.short_rules {
                @if let Some(point) = row.strip_prefix(" - ") { p .point { (point) } } @else { p { (row) } }
            } }
        }
    };
    frame.previewed("invitation", &card.title, Rooms::Picture(&card.id), &invitation.preview, &content)
}

fn seat_line(frame: &Frame, invitation: &Invitation, seat: &InvitedSeat) -> Markup {
    let first = invitation.free().next().map(|seat| seat.number);
    html! {
        @match seat.sitter {
            Sitter::Free => label .seat-line.free {
                input type="radio" name="seat" value=(seat.number) checked[first == Some(seat.number)];
                (badge(&seat.badge))
                b { (frame.say("site-free")) }
                span .yours { (frame.say("site-invited-yours")) }
            },
            _ => p .seat-line {
                (badge(&seat.badge))
                b { (seat.name) }
                @if seat.sitter == Sitter::Bot { span .small { (frame.say("site-bot")) } }
            },
        }
    }
}
