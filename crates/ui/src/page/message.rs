//! A page that says one thing: what was not found, what was refused.

use maud::{Markup, html};

use super::assets::Rooms;
use super::frame::Frame;

/// Says something, with the number of an HTTP answer; 200 if nothing is wrong.
pub fn message(frame: &Frame, title: &str, text: &str, status: u16) -> Markup {
    let content = html! {
        section .sheet .message {
            h1 { (title) }
            p { (text) }
            @if status != 200 { p .small { (status) } }
            p .buttons { a .button .main href="/" { (frame.say("site-to-home")) } }
        }
    };
    frame.page("message", title, Rooms::None, &content)
}
