//! Parts of a table's page beside the board.

use kernel::Seat;
use maud::{Markup, html};

use super::now::Moment;
use crate::Texts;
use crate::room::{Badge, Room, ink};

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The reader of the page.
    You,
    /// Somebody else, whose page is open.
    Present,
    /// Somebody else, whose page is closed at the moment.
    Away,
    /// A bot.
    Bot,
    /// Nobody yet; it can be taken.
    Free,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Its number.
    pub seat: u8,
    /// What its person or bot is called.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// A word about it, such as the level of a bot; may be empty.
    pub note: String,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who said it.
    pub name: String,
    /// The seat of who said it; `None` for somebody who watches.
    pub seat: Option<u8>,
    /// The words.
    pub text: String,
    /// When, in words.
    pub at: String,
}

/// What the viewer can do about the last decisions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// Taking back is free, down to this step.
    Free {
        /// The number of steps that would be left.
        to: u32,
    },
    /// Taking back needs the consent of the others.
    Ask {
        /// The number of steps that would be left.
        to: u32,
    },
    /// Somebody asks, and the viewer has not answered.
    Asked {
        /// Who asks.
        by: String,
        /// The number of steps that would be left.
        to: u32,
    },
    /// A request is open, and others have to answer.
    Waiting {
        /// Who asks.
        by: String,
    },
}

/// The bot that takes a seat nobody comes for.
const USUAL_BOT: &str = "greedy";

/// How many sentences the log on a table's page holds; the rest is in the replay.
const SENTENCES: usize = 90;

/// What the bot of a level is called.
pub(super) fn bot_name(texts: &Texts, level: &str) -> String {
    let id = match level {
        "random" => "site-bot-random",
        "greedy" => "site-bot-greedy",
        _ => return texts.say("site-bot-level", &[("level", level.into())]),
    };
    texts.say(id, &[])
}

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
    let free = moment.chairs.iter().any(|chair| chair.sitter == Sitter::Free);
    html! {
        @if let Some(note) = G::note(&moment.voice, moment.view) { p .note { (note) } }
        ul .players {
            @for chair in moment.chairs {
                @if let Some(seat) = Seat::new(chair.seat) { (player(moment, chair, seat)) }
            }
        }
        @if free {
            p .copyable {
                button type="button" data-copy="" data-copied=(texts.say("site-copied", &[])) { (texts.say("site-invite-copy", &[])) }
            }
        }
    }
}

fn player<G: Room>(moment: &Moment<'_, G>, chair: &Chair, seat: Seat) -> Markup {
    let (texts, voice) = (moment.voice.texts, &moment.voice);
    let sign = G::badge(voice.config, seat);
    let turn = moment.deciding.contains(seat);
    let place = moment.standings.map(|standings| standings.of(seat).place);
    let presence = match chair.sitter {
        Sitter::You => Some(("you", "site-you")),
        Sitter::Present => Some(("present", "site-present")),
        Sitter::Away => Some(("away", "site-away")),
        Sitter::Bot => Some(("bot", "site-bot")),
        Sitter::Free => None,
    };
    html! {
        li .player .turn[turn] .first[place == Some(1)] data-seat=(chair.seat) {
            div .who {
                (badge(&sign))
                span .name {
                    @if chair.sitter == Sitter::Free { em { (texts.say("site-free", &[])) } } @else { (chair.name) }
                }
                @if let Some((class, id)) = presence {
                    @let title = if chair.sitter == Sitter::Bot && !chair.note.is_empty() {
                        bot_name(texts, &chair.note)
                    } else {
                        texts.say(id, &[])
                    };
                    span .{ "presence " (class) } title=(title) {
                        span .visually-hidden[matches!(chair.sitter, Sitter::Present | Sitter::Away)] { (texts.say(id, &[])) }
                    }
                }
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
        }
    }
}

/// What can be done about a free seat: sit down, or let a bot play.
fn free_seat<G: Room>(moment: &Moment<'_, G>, chair: &Chair) -> Markup {
    let texts = moment.voice.texts;
    html! {
        @if moment.mine.is_empty() {
            form method="post" action={ "/t/" (moment.id) "/join" } {
                input type="hidden" name="seat" value=(chair.seat);
                button .main type="submit" { (texts.say("site-join", &[])) }
            }
        } @else {
            form method="post" action={ "/t/" (moment.id) "/seat" } data-send {
                input type="hidden" name="seat" value=(chair.seat);
                button type="submit" name="who" value={ "bot:" (USUAL_BOT) } { (texts.say("site-invite-bot", &[])) }
            }
        }
    }
}

/// What happened, the latest last; each line leads to its position.
pub(super) fn log<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let lines: Vec<(u32, &G::Seen)> =
        moment.log.iter().flat_map(|entry| entry.seen.iter().map(|seen| (entry.step, seen))).collect();
    let skipped = lines.len().saturating_sub(SENTENCES);
    html! {
        @if skipped > 0 {
            p .small { a href={ "/t/" (moment.id) "/replay?step=0" } { (moment.voice.texts.say("site-log-earlier", &[("count", skipped.into())])) } }
        }
        ol .log {
            @for (step, seen) in &lines[skipped..] {
                @let (who, sentence) = G::sentence(&moment.voice, seen);
                li .fresh[*step > moment.known && moment.known > 0] {
                    @if let Some(who) = who { span .sign aria-hidden="true" { (G::badge(moment.voice.config, who).sign) } }
                    a href={ "/t/" (moment.id) "/replay?step=" (step) } { (sentence) }
                }
            }
        }
        @if lines.is_empty() { p .empty { (moment.voice.texts.say("play-log-empty", &[])) } }
    }
}

/// What was said.
pub(super) fn chat<G: Room>(moment: &Moment<'_, G>) -> Markup {
    html! {
        ol .chat {
            @for said in moment.chat {
                li {
                    span .speaker {
                        @if let Some(seat) = said.seat.and_then(Seat::new) { (G::badge(moment.voice.config, seat).sign) " " }
                        (said.name)
                    }
                    " " span .words { (said.text) }
                    " " span .small { (said.at) }
                }
            }
        }
    }
}

/// What is to be decided and by whom, and what can be taken back.
pub(super) fn prompt<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let texts = moment.voice.texts;
    let free = moment.chairs.iter().any(|chair| chair.sitter == Sitter::Free);
    let mine = !moment.options.is_empty();
    let text = if moment.standings.is_some() {
        texts.say("site-over", &[])
    } else if mine {
        G::question(&moment.voice, moment.view, moment.options, &[])
    } else if free && moment.deciding.is_empty() {
        texts.say("site-waiting-seats", &[])
    } else {
        G::waiting(&moment.voice, moment.view).unwrap_or_else(|| texts.say("site-waiting", &[]))
    };
    html! {
        p .question .mine[mine] data-question { (text) }
        div .choices data-choices {}
        div .after {
            @if moment.standings.is_some() { (over(moment, texts)) } @else { (undo(moment.id, texts, &whole(moment))) }
        }
    }
}

fn over<G: Room>(moment: &Moment<'_, G>, texts: &Texts) -> Markup {
    html! {
        @if !moment.mine.is_empty() {
            form method="post" action={ "/t/" (moment.id) "/rematch" } {
                button .main type="submit" { (texts.say("site-rematch", &[])) }
            }
        }
        a .button href={ "/t/" (moment.id) "/replay?step=0" } { (texts.say("site-replay", &[])) }
        a .button .quiet href={ "/t/" (moment.id) "/record" } download { (texts.say("site-record", &[])) }
    }
}

/// What can be taken back, where decisions that are sent as a whole are taken back as a whole.
fn whole<G: Room>(moment: &Moment<'_, G>) -> Undo {
    let is_part = |step: u32| {
        let mut entries = moment.log.iter().filter(|entry| entry.step == step);
        entries.any(|entry| entry.seen.iter().any(G::is_part))
    };
    let first = |to: u32| (1..=to + 1).rev().take_while(|step| is_part(*step)).last();
    let back = |to: u32| first(to).map_or(to, |first| first - 1);
    match moment.undo {
        Undo::Free { to } => Undo::Free { to: back(to) },
        Undo::Ask { to } => Undo::Ask { to: back(to) },
        ref other => other.clone(),
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
