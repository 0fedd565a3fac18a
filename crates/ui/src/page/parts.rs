//! Parts of a table's page beside the board.

use kernel::Seat;
use maud::{Markup, html};

use super::around::{Hinting, Note};
use super::bots::{bot_name, bot_style, pace_bar};
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
    /// Which bot sits there, such as `3/builder`; empty if none does.
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

/// How many sentences the log on a table's page holds; the rest is in the replay.
const SENTENCES: usize = 90;

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
        @if let Some(pace) = moment.around.pace { (pace_bar(texts, moment.id, pace)) }
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
                @if chair.sitter == Sitter::Bot && !chair.note.is_empty() {
                    span .presence .bot title=(bot_style(texts, G::ID, &chair.note)) {
                        span .visually-hidden { (texts.say("site-bot", &[])) " " }
                        (bot_name(texts, G::ID, &chair.note))
                    }
                } @else if let Some((class, id)) = presence {
                    @let title = texts.say(id, &[]);
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
            @if moment.around.gone.contains(seat) { (gone_seat(moment, chair)) }
        }
    }
}

/// What the host can do about somebody who is away: let a bot play on.
fn gone_seat<G: Room>(moment: &Moment<'_, G>, chair: &Chair) -> Markup {
    let texts = moment.voice.texts;
    let ask = texts.say("seat-give-ask", &[("player", chair.name.as_str().into())]);
    html! {
        form method="post" action={ "/t/" (moment.id) "/seat" } data-send data-ask=(ask) {
            input type="hidden" name="seat" value=(chair.seat);
            button .quiet type="submit" name="who" value="bot" { (texts.say("seat-give", &[])) }
        }
    }
}

/// For somebody whose seat a bot keeps.
fn kept_seat<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let texts = moment.voice.texts;
    html! {
        form .kept method="post" action={ "/t/" (moment.id) "/return" } {
            p { (texts.say("seat-kept", &[])) }
            button .main type="submit" { (texts.say("seat-back", &[])) }
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
                button type="submit" name="who" value="bot" { (texts.say("site-invite-bot", &[])) }
            }
        }
    }
}

/// A line of the log.
enum Line<'a, G: Room> {
    Seen(u32, &'a G::Seen),
    Note(&'a Note),
}

/// The steps of the log with what was noted between them.
fn lines<'a, G: Room>(moment: &Moment<'a, G>) -> Vec<Line<'a, G>> {
    let mut notes = moment.around.notes.iter().peekable();
    let mut lines = Vec::new();
    for entry in moment.log {
        while let Some(note) = notes.next_if(|note| note.after < entry.step) {
            lines.push(Line::Note(note));
        }
        lines.extend(entry.seen.iter().map(|seen| Line::Seen(entry.step, seen)));
    }
    lines.extend(notes.map(Line::Note));
    lines
}

/// What happened, the latest last; each line leads to its position.
pub(super) fn log<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let lines = lines(moment);
    let skipped = lines.len().saturating_sub(SENTENCES);
    html! {
        @if skipped > 0 {
            p .small { a href={ "/t/" (moment.id) "/replay?step=0" } { (moment.voice.texts.say("site-log-earlier", &[("count", skipped.into())])) } }
        }
        ol .log {
            @for line in &lines[skipped..] {
                @match line {
                    Line::Seen(step, seen) => {
                        @let (who, sentence) = G::sentence(&moment.voice, seen);
                        li .fresh[*step > moment.known && moment.known > 0] {
                            @if let Some(who) = who { span .sign aria-hidden="true" { (G::badge(moment.voice.config, who).sign) } }
                            a href={ "/t/" (moment.id) "/replay?step=" (step) } { (sentence) }
                        }
                    }
                    Line::Note(note) => (noted(moment, note)),
                }
            }
        }
        @if lines.is_empty() { p .empty { (moment.voice.texts.say("play-log-empty", &[])) } }
    }
}

fn noted<G: Room>(moment: &Moment<'_, G>, note: &Note) -> Markup {
    let (voice, seat) = (&moment.voice, note.seat);
    let name = if note.name.is_empty() {
        G::default_name(voice.config, seat, voice.texts)
    } else {
        note.name.clone()
    };
    html! {
        li .noted {
            span .sign aria-hidden="true" { (G::badge(voice.config, seat).sign) }
            (voice.texts.say(&format!("log-{}", note.word), &[("player", name.into())]))
        }
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
        @if !moment.around.kept.is_empty() { (kept_seat(moment)) }
        div .choices data-choices {}
        @if moment.around.hints == Hinting::Offered && moment.options.len() > 1 { (hint(texts)) }
        div .after {
            @if moment.standings.is_some() { (over(moment, texts)) } @else { (undo(moment.id, texts, &whole(moment))) }
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
