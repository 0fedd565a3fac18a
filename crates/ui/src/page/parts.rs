//! Parts of a table's page beside the board.

use maud::{Markup, html};

use super::around::{Hearing, Hinting, Opened};
use super::bots::{bot_name, bot_style, pace_bar};
use super::clock::clock;
use super::facts::{Chair, Chat, Sitter, Undo};
use super::log::replay_link;
use super::now::Moment;
use super::parting::given_up;
use super::sign::Sign;
use crate::Texts;
use crate::room::{Badge, Room, ink};

/// A seat's sign in its colour.
pub(super) fn badge(badge: &Badge) -> Markup {
    html! {
        svg .badge viewBox="-14 -14 28 28" aria-hidden="true" {
            circle r="13" fill=(badge.colour) {}
            text y="6" fill=(ink(&badge.colour)) { (badge.sign) }
        }
    }
}

/// Everybody's panel.
pub(super) fn players<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let texts = moment.voice.texts;
    let free = moment.facts.chairs.iter().any(|chair| chair.sitter == Sitter::Free);
    html! {
        @if let Some(note) = G::note(&moment.voice, moment.view) { p .note { (note) } }
        ul .players {
            @for chair in &moment.facts.chairs { (player(moment, chair)) }
        }
        (bots(moment))
        @if free {
            p .copyable {
                button type="button" data-copy="" data-copied=(texts.say("site-copied", &[])) { (texts.say("site-invite-copy", &[])) }
                button .scripted-only type="button" data-open="share" { (texts.say("site-share-qr", &[])) }
            }
        }
    }
}

/// What can be done about bots: how long they take, and whether somebody new may have their seats.
fn bots<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let (texts, around) = (moment.voice.texts, &moment.facts.around);
    if around.pace.is_none() && around.offering.is_empty() {
        return html! {};
    }
    html! {
        details .manage data-keep="manage" {
            summary { (texts.say("site-bots", &[])) }
            @if let Some(pace) = around.pace { (pace_bar(texts, &moment.facts.id, pace)) }
            @for chair in moment.facts.chairs.iter().filter(|chair| around.offering.contains(chair.seat)) {
                (offering(moment, chair))
            }
        }
    }
}

/// The host offers a bot's seat to somebody new, or no longer.
fn offering<G: Room>(moment: &Moment<'_, G>, chair: &Chair) -> Markup {
    let (texts, seat) = (moment.voice.texts, chair.seat);
    let (who, label) = if moment.facts.around.offered.contains(seat) {
        (format!("bot:{}", chair.note), "seat-keep")
    } else {
        ("person".to_owned(), "seat-offer")
    };
    html! {
        form .offering method="post" action={ "/t/" (moment.facts.id) "/seat" } data-send {
            span { (moment.voice.names.of(seat)) }
            input type="hidden" name="seat" value=(seat.number());
            button .quiet type="submit" name="who" value=(who) { (texts.say(label, &[])) }
        }
    }
}

fn player<G: Room>(moment: &Moment<'_, G>, chair: &Chair) -> Markup {
    let (texts, voice, seat) = (moment.voice.texts, &moment.voice, chair.seat);
    let sign = G::badge(voice.config, seat);
    let turn = moment.facts.deciding.contains(seat);
    let place = moment.standings.map(|standings| standings.of(seat).place);
    html! {
        li .player .turn[turn] .first[place == Some(1)] data-seat=(seat.number()) {
            div .who {
                (badge(&sign))
                span .name {
                    @if chair.sitter == Sitter::Free { em { (texts.say("site-free", &[])) } } @else { (voice.names.of(seat)) }
                }
                (presence(texts, G::ID, chair))
                @if turn { span .turning { (texts.say("site-turn", &[])) } }
            }
            div .score data-home={ "score:" (seat) } title=(texts.say("site-points", &[])) {
                (G::score(moment.view, seat))
                span .visually-hidden { " " (texts.say("site-points", &[])) }
            }
            div .counts {
                @for count in G::counts(voice, moment.view, seat) {
                    span .count data-home={ (count.kind) ":" (seat) } title=(count.label) {
                        @if let Some(symbol) = count.symbol {
                            svg .icon viewBox="-30 -30 60 60" aria-hidden="true" color=(sign.colour) { use href={ "#" (symbol) } {} }
                            span aria-hidden="true" { (count.number) }
                            span .visually-hidden { (count.label) }
                        } @else { (count.label) }
                    }
                }
            }
            @if let Some(secret) = G::secret(voice, moment.view, seat) { (secret) }
            @if chair.sitter == Sitter::Free { (free_seat(moment, chair)) }
            @if moment.facts.around.giving.contains(seat) { (gone_seat(moment, chair)) }
            @if chair.sitter == Sitter::Bot { (bots_seat(moment, chair)) }
        }
    }
}

/// Who sits in a seat: a bot with its name, or a person, who is there or not. The latter is told apart.
fn presence(texts: &Texts, game: &str, chair: &Chair) -> Markup {
    let say = |id: &str| texts.say(id, &[]);
    html! {
        @match chair.sitter {
            Sitter::Bot if !chair.note.is_empty() => {
                span .presence .bot title=(bot_style(texts, game, &chair.note)) {
                    span .visually-hidden { (say("site-bot")) " " }
                    (bot_name(texts, game, &chair.note))
                }
            }
            Sitter::Bot => span .presence .bot title=(say("site-bot")) { span { (say("site-bot")) } },
            Sitter::You => span .presence .you title=(say("site-you")) { span { (say("site-you")) } },
            Sitter::Person => span .presence data-here=(chair.seat.number()) { span .visually-hidden {} },
            Sitter::Free => {}
        }
    }
}

/// What the host can do about somebody who is away for long: let a bot play on. It is shown when that is told.
fn gone_seat<G: Room>(moment: &Moment<'_, G>, chair: &Chair) -> Markup {
    let texts = moment.voice.texts;
    let ask = texts.say("seat-give-ask", &[("player", moment.voice.names.of(chair.seat).into())]);
    html! {
        form hidden data-gone=(chair.seat.number()) method="post" action={ "/t/" (moment.facts.id) "/seat" } data-send data-ask=(ask) {
            input type="hidden" name="seat" value=(chair.seat.number());
            button .quiet type="submit" name="who" value="bot" { (texts.say("seat-give", &[])) }
        }
    }
}

/// A bot's seat that is offered to somebody new, and taken over.
fn bots_seat<G: Room>(moment: &Moment<'_, G>, chair: &Chair) -> Markup {
    let (texts, around, seat) = (moment.voice.texts, &moment.facts.around, chair.seat);
    html! {
        @if around.offered.contains(seat) && !around.takeable.contains(seat) { p .small .offered { (texts.say("seat-offered", &[])) } }
        @if around.takeable.contains(seat) {
            form method="post" action={ "/t/" (moment.facts.id) "/join" } {
                input type="hidden" name="seat" value=(seat.number());
                button .main type="submit" { (texts.say("seat-take", &[])) }
            }
        }
    }
}

/// For somebody whose seat a bot keeps.
fn kept_seat<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let texts = moment.voice.texts;
    html! {
        form .kept method="post" action={ "/t/" (moment.facts.id) "/return" } {
            p { (texts.say("seat-kept", &[])) }
            button .main type="submit" { (texts.say("seat-back", &[])) }
        }
    }
}

/// What can be done about a free seat: sit down, or let a bot play.
fn free_seat<G: Room>(moment: &Moment<'_, G>, chair: &Chair) -> Markup {
    let texts = moment.voice.texts;
    html! {
        @if moment.facts.mine.is_empty() {
            form method="post" action={ "/t/" (moment.facts.id) "/join" } {
                input type="hidden" name="seat" value=(chair.seat.number());
                button .main type="submit" { (texts.say("site-join", &[])) }
            }
        } @else {
            form method="post" action={ "/t/" (moment.facts.id) "/seat" } data-send {
                input type="hidden" name="seat" value=(chair.seat.number());
                button type="submit" name="who" value="bot" { (texts.say("site-invite-bot", &[])) }
            }
        }
    }
}

/// What was said lately.
pub(super) fn chat<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let Chat { count, latest } = &moment.facts.chat;
    let latest = &latest[latest.len().saturating_sub(Chat::SHOWN)..];
    let earlier = count.saturating_sub(latest.len());
    let hearing = moment.facts.around.hearing;
    html! {
        @if earlier > 0 {
            p .small { (moment.voice.texts.say("site-chat-earlier", &[("count", earlier.into())])) }
        }
        // The controls around the talk stand on the page and show by these classes.
        ol .chat .muted[hearing == Hearing::Muted] .hushed[hearing == Hearing::Hushed] data-count=(count) {
            @for said in latest {
                li .outside[said.seat.is_none()] {
                    span .speaker {
                        @if let Some(seat) = said.seat { (G::badge(moment.voice.config, seat).sign) " " }
                        (said.name)
                    }
                    " " span .words { (said.text) }
                    " " (clock(said.at))
                }
            }
        }
    }
}

/// What is to be decided and by whom, and what can be taken back.
pub(super) fn prompt<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let texts = moment.voice.texts;
    let free = moment.facts.chairs.iter().any(|chair| chair.sitter == Sitter::Free);
    let mine = !moment.options.is_empty();
    let ended = moment.standings.is_some() || moment.facts.around.given_up.is_some();
    let text = if let Some(given_up) = given_up(moment) {
        given_up
    } else if moment.standings.is_some() {
        texts.say("site-over", &[])
    } else if mine {
        G::question(&moment.voice, moment.view, moment.options, &[])
    } else if free && moment.facts.deciding.is_empty() {
        texts.say("site-waiting-seats", &[])
    } else {
        G::waiting(&moment.voice, moment.view).unwrap_or_else(|| texts.say("site-waiting", &[]))
    };
    html! {
        @if moment.facts.mine.is_empty() && !ended && moment.facts.around.kept.is_empty() {
            p .onlooker { (Sign::Eye) (texts.say("site-onlooker", &[])) }
        }
        p .question .mine[mine] data-question { (text) }
        @if !moment.facts.around.kept.is_empty() { (kept_seat(moment)) }
        div .choices data-choices {}
        @if moment.facts.around.hints == Hinting::Offered && moment.options.len() > 1 { (hint(texts)) }
        // What one may do next stands with the result; what was given up has none.
        div .after {
            @if moment.standings.is_none() {
                @if ended { (next(moment, texts)) } @else { (undo(&moment.facts.id, texts, &moment.facts.undo)) }
            }
        }
    }
}

/// Where advice is asked for, and where it is told. The script knows the number for `{n}`.
fn hint(texts: &Texts) -> Markup {
    let say = |id: &str| texts.say(id, &[("percent", "{n}".into())]);
    html! {
        div .hinting {
            button .quiet type="button" data-hint=(say("hint")) data-away=(say("hint-away"))
                data-thinking=(say("hint-thinking")) aria-expanded="false" { (say("hint")) }
            div .hints data-hints=(say("hint-title")) data-even=(say("hint-even")) data-mark=(say("hint-mark"))
                data-same=(say("hint-mark-even")) {}
        }
    }
}

/// The end of a game, and below it what one may do next.
pub(super) fn result<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let Some(standings) = moment.standings else { return html! {} };
    html! {
        (G::result(&moment.voice, moment.view, standings, moment.log.all()))
        div .after .next { (next(moment, moment.voice.texts)) }
    }
}

fn next<G: Room>(moment: &Moment<'_, G>, texts: &Texts) -> Markup {
    html! {
        @if let Some(again) = &moment.facts.around.rematch {
            p .again role="status" { (texts.say("site-rematch-there", &[])) }
            a .button.main href={ "/t/" (again) } { (texts.say("site-rematch-go", &[])) }
        } @else if !moment.facts.mine.is_empty() {
            form method="post" action={ "/t/" (moment.facts.id) "/rematch" } {
                button .main type="submit" { (texts.say("site-rematch", &[])) }
            }
        }
        a .button href=(replay_link(moment, 0)) { (texts.say("site-replay", &[])) }
        @if moment.facts.around.record == Opened::Open {
            a .button .quiet href={ "/t/" (moment.facts.id) "/record" } download { (texts.say("site-record", &[])) }
        }
    }
}

fn undo(id: &str, texts: &Texts, undo: &Undo) -> Markup {
    let ask = |to: u32, label: &str| {
        html! {
            form method="post" action={ "/t/" (id) "/undo" } data-send {
                input type="hidden" name="to" value=(to);
                button .quiet type="submit" data-undo { (texts.say(label, &[])) }
            }
        }
    };
    match undo {
        Undo::Nothing => html! {},
        Undo::Free { to } => ask(*to, "site-undo"),
        Undo::Ask { to } => ask(*to, "site-undo-ask"),
        Undo::Asked { by, to } => html! {
            form .asked method="post" action={ "/t/" (id) "/undo/answer" } data-send {
                p { (texts.say("site-undo-asked", &[("player", by.as_str().into())])) }
                input type="hidden" name="to" value=(to);
                button .main type="submit" name="answer" value="yes" { (texts.say("site-undo-yes", &[])) }
                button type="submit" name="answer" value="no" { (texts.say("site-undo-no", &[])) }
            }
        },
        Undo::Waiting { by } => html! {
            p .small { (texts.say("site-undo-waiting", &[("player", by.as_str().into())])) }
        },
    }
}
