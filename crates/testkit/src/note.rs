//! The notation of a game as strings.
//!
//! Games write into any `fmt::Write`, because they do not allocate; tests compare and print strings.

use kernel::{Notation, Positions, Viewer};

/// Why writing into a string is trusted.
const INFALLIBLE: &str = "a string takes any text, so a notation that fails to write is broken";

/// An action as text.
pub fn action<G: Notation>(config: &G::Config, action: G::Action) -> String {
    let mut text = String::new();
    G::write_action(config, action, &mut text).expect(INFALLIBLE);
    text
}

/// An outcome of chance as text.
pub fn chance<G: Notation>(config: &G::Config, chance: G::Chance) -> String {
    let mut text = String::new();
    G::write_chance(config, chance, &mut text).expect(INFALLIBLE);
    text
}

/// What somebody saw of an event, as text.
pub fn seen<G: Notation>(config: &G::Config, seen: &G::Seen) -> String {
    let mut text = String::new();
    G::write_seen(config, seen, &mut text).expect(INFALLIBLE);
    text
}

/// All that `viewer` saw of some events, in order.
pub fn seen_events<G: Notation>(config: &G::Config, events: &[G::Event], viewer: Viewer) -> Vec<String> {
    events.iter().filter_map(|event| G::see(event, viewer)).map(|fact| seen::<G>(config, &fact)).collect()
}

/// A refusal as one line: its code and its text.
pub fn refusal<G: Notation>(config: &G::Config, illegal: G::Illegal) -> String {
    use kernel::Refusal;
    let mut text = String::new();
    G::write_refusal(config, illegal, &mut text).expect(INFALLIBLE);
    format!("{}: {text}", illegal.code())
}

/// A view as JSON text.
pub fn view<G: Positions>(view: &G::View) -> String {
    let mut text = String::new();
    G::write_position(view, &mut text).expect(INFALLIBLE);
    text
}

/// A viewer as scenarios write it: a seat, `audience` or `open`.
pub fn viewer(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Audience => "audience".to_owned(),
        Viewer::Open => "open".to_owned(),
    }
}
