//! What somebody did at once as one line of signs, and what is shown on the board when it happens.

use game_runestones::{Action, Card, Fact, Gem, RuneStones, Seen, Witness};
use kernel::Seat;
use maud::{Markup, html};

use super::emblems::word;
use super::keys::Piece;
use super::speech::sentences;
use super::symbols::{self, sign};
use crate::{Beat, Highlight, Voice};

/// A card as its number in its colour; who points at it sees where it lies.
fn card(voice: &Voice<'_, RuneStones>, seat: Seat, card: Card) -> Markup {
    let info = voice.config.card(seat, card);
    html! {
        b .rs-number.{ "rs-c-" (word(info.hue)) } data-witness=(Piece::card(seat, card)) { (info.number) }
    }
}

/// One fact as a sign; nothing where the others say it all.
fn told(voice: &Voice<'_, RuneStones>, seen: &Seen) -> Option<Markup> {
    Some(match *seen {
        Fact::ActionChosen { action: Action::Summon, .. } => sign("spark"),
        Fact::ActionChosen { action: Action::Abilities, .. } => sign("hand"),
        Fact::ActionChosen { action: Action::Forge, .. } => sign("anvil"),
        Fact::CardShown { seat, card: shown } | Fact::CardLaid { seat, card: shown } => {
            card(voice, seat, shown)
        }
        Fact::Summoned { seat, card: taken, .. } | Fact::CardCalled { seat, card: taken, .. } => {
            html! { (sign("arrow")) (card(voice, seat, taken)) }
        }
        Fact::CardDrawn { seat, card: drawn } => html! { (sign("draw")) (card(voice, seat, drawn)) },
        Fact::GemTaken { gem, .. } => symbols::gem(gem),
        Fact::OreTaken { .. } => sign("lump"),
        Fact::DieRolled { face, .. } => {
            let effect = voice.config.data.faces[usize::from(face.saturating_sub(1))].effect;
            html! { span .rs-rolled { (sign("die")) (symbols::face(effect)) } }
        }
        Fact::Points { points, .. } => symbols::points(points),
        Fact::Placed { artifact, .. } => symbols::artifact(artifact),
        Fact::RuneTaken { seat, rune } => {
            html! { span data-witness=(Piece::Rune(seat, rune)) { (symbols::rune(rune)) } }
        }
        Fact::ColourPlaced { colour, .. } => {
            html! { (symbols::gem(colour.into())) "→" (symbols::gem(Gem::Wild)) }
        }
        Fact::CardLost { seat, card: lost } | Fact::CardRemoved { seat, card: lost } => {
            html! { span .rs-lost { "×" (voice.config.card(seat, lost).number) } }
        }
        _ => return None,
    })
}

/// What somebody did at once, in one line; nothing where no action was among it.
pub(super) fn summary(voice: &Voice<'_, RuneStones>, act: &[Seen]) -> Option<Markup> {
    let acts = act.iter().any(|seen| {
        matches!(
            seen,
            Fact::ActionChosen { .. }
                | Fact::CardLaid { .. }
                | Fact::Summoned { .. }
                | Fact::Placed { .. }
                | Fact::Points { .. }
        )
    });
    let signs: Vec<Markup> = act.iter().filter_map(|seen| told(voice, seen)).collect();
    (acts && !signs.is_empty()).then(|| html! { span .rs-told { @for sign in &signs { (sign) } } })
}

/// A row that is handed in, or scored at the end, is shown where it lies.
pub(super) fn highlight(voice: &Voice<'_, RuneStones>, seen: &Seen) -> Option<Highlight> {
    let Fact::Points { seat, points, witness: Witness::Row(row, _) | Witness::FinalRow(row, _) } = *seen
    else {
        return None;
    };
    let beat = Beat {
        spots: vec![Piece::RowSpot(seat, row).to_string()],
        text: sentences(voice).event(seen),
        points: vec![(seat.number(), points.into())],
    };
    Some(Highlight { title: voice.names.of(seat).to_owned(), beats: vec![beat], close: String::new() })
}
