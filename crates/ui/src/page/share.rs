//! A link to give away: to be copied, to be shared, to be photographed.

use core::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

use super::frame::Frame;
use super::sign::Sign;

/// A link as a picture that telephones read. `None` if it is too long for one.
pub(super) fn picture(link: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    let width = code.width();
    let colours = code.to_colors();
    let mut path = String::new();
    for (row, line) in colours.chunks(width).enumerate() {
        let mut column = 0;
        while let Some(ahead) = line[column..].iter().position(|colour| *colour == Color::Dark) {
            let from = column + ahead;
            let length = line[from..].iter().take_while(|colour| **colour == Color::Dark).count();
            // Invariant: a text takes whatever is written.
            write!(path, "M{from} {row}h{length}v1h-{length}z").expect("a text grows");
            column = from + length;
        }
    }
    Some(html! {
        svg .qr viewBox={ "-3 -3 " (width + 6) " " (width + 6) } role="img" aria-label=(link) shape-rendering="crispEdges" {
            rect .paper x="-3" y="-3" width=(width + 6) height=(width + 6) {}
            path d=(path) {}
        }
    })
}

/// What one does with a link for others. What needs a script shows itself only with one.
pub(super) fn share(frame: &Frame, title: &str, link: &str) -> Markup {
    html! {
        div .share {
            @if let Some(picture) = picture(link) { (picture) }
            div .share-ways {
                p { (frame.say("site-share-text")) }
                p .copyable {
                    input type="text" readonly value=(link) aria-label=(frame.say("site-invite"));
                    button type="button" data-copy=(link) data-copied=(frame.say("site-copied")) { (frame.say("site-copy")) }
                }
                button .main type="button" hidden data-share=(link) data-title=(frame.fill("site-share-title", &[("title", title.into())])) {
                    (Sign::Link) (frame.say("site-share"))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::picture;

    #[test]
    fn a_link_is_a_square_of_dark_and_light() {
        let drawn = picture("https://henge.example/t/abcdefghijkm").unwrap().into_string();
        // The eye in the corner: seven dark fields at the top left.
        assert!(drawn.contains("M0 0h7v1h-7z") && drawn.contains("viewBox=\"-3 -3 "), "{drawn}");
        assert!(picture(&"x".repeat(5000)).is_none());
    }
}
