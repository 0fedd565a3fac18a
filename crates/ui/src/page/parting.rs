//! Parting with a table: leaving it, giving its game up, deleting it. Each asks once, by unfolding, and needs no script.

use maud::{Markup, html};

use super::now::Moment;
use crate::room::Room;

/// A way to part with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// The viewer gets up; while the game runs a bot plays on.
    Leave,
    /// The viewer, with whom nobody plays but bots, ends the game.
    GiveUp,
    /// The viewer, being the host, deletes the table.
    Delete,
}

/// Who gave a game up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Giver {
    /// The viewer.
    You,
    /// Somebody of this name.
    Other(String),
}

impl Parting {
    /// The word in paths and messages.
    fn word(self) -> &'static str {
        match self {
            Parting::Leave => "leave",
            Parting::GiveUp => "give-up",
            Parting::Delete => "delete",
        }
    }

    /// What it is called, what comes of it, and the word that does it.
    fn messages(self) -> [&'static str; 3] {
        match self {
            Parting::Leave => ["site-leave", "site-leave-ask", "site-leave-yes"],
            Parting::GiveUp => ["site-give-up", "site-give-up-ask", "site-give-up-yes"],
            Parting::Delete => ["site-delete", "site-delete-ask", "site-delete-yes"],
        }
    }
}

/// The ways the viewer has to part with the table.
pub(super) fn parting<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let (texts, id) = (moment.voice.texts, &moment.facts.id);
    html! {
        @for way in &moment.facts.around.parting {
            @let [title, ask, yes] = way.messages();
            details .part data-keep={ "part-" (way.word()) } {
                summary { (texts.say(title, &[])) }
                form method="post" action={ "/t/" (id) "/" (way.word()) } {
                    p { (texts.say(ask, &[])) }
                    button .grave[*way != Parting::Leave] type="submit" { (texts.say(yes, &[])) }
                }
            }
        }
    }
}

/// That the game was given up, and by whom.
pub(super) fn given_up<G: Room>(moment: &Moment<'_, G>) -> Option<String> {
    let texts = moment.voice.texts;
    moment.facts.around.given_up.as_ref().map(|giver| match giver {
        Giver::You => texts.say("site-given-up-you", &[]),
        Giver::Other(name) => texts.say("site-given-up", &[("player", name.as_str().into())]),
    })
}
