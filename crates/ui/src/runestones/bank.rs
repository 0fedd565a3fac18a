//! What lies around the smithies: gems and ore, artifacts left, the die, the rune stones.

use std::sync::{Arc, LazyLock};

use game_runestones::{Colour, FaceEffect, Fact, Gem, Phase, Rune};
use maud::{Markup, PreEscaped, html};

use super::keys::{Key, Piece};
use super::symbols::{self, sign};
use super::table::Drawing;
use super::{die_face_name, rune_name, rune_power, rune_short};
use crate::Language;
use crate::memo::Memo;

/// What is said about rune stones. Data are known by where they are: they stay for as long as the program runs.
static TIPS: LazyLock<Memo<(usize, Rune, Language)>> = LazyLock::new(Memo::new);

impl Drawing<'_> {
    /// The rune stones: a ring of standing stones on the horizon.
    pub(super) fn menhirs(&self) -> Markup {
        let choosing = self.acts() && self.view.common.phase == Phase::Rune;
        html! {
            div .rs-runes.choosing[choosing] role="group" aria-label=(self.say("room-runestones-runes", &[])) {
                @for rune in Rune::ALL { (self.rune_left(rune)) }
            }
        }
    }

    /// Is an own gem to be given away, so that colours are chosen in the purse and not in the supply?
    pub(super) fn gives(&self) -> bool {
        let Phase::Die { face, .. } = self.view.common.phase else { return false };
        self.data().faces[usize::from(face.saturating_sub(1))].effect == FaceEffect::SwapForWild
    }

    /// Gems and ore that nobody has.
    pub(super) fn supply(&self) -> Markup {
        let common = &self.view.common;
        let ore = self.say("room-runestones-ore-count", &[("count", common.supply.ore.into())]);
        html! {
            div .rs-supply {
                (self.artifacts_left())
                div .rs-heaps role="group" aria-label=(self.say("room-runestones-supply", &[])) {
                    @for gem in Gem::ALL {
                        @let key = Key::Gem(gem);
                        @let touchable = gem != Gem::Wild && !self.gives();
                        @let said = self.gem_words(gem, common.supply.gems.of(gem));
                        span .rs-heap.lit[touchable && self.is_lit(key)] role=[self.role(key).filter(|_| touchable)] aria-label=[self.role(key).filter(|_| touchable).map(|_| &said)] title=(said) data-key=[self.key(key).filter(|_| touchable)] {
                            (symbols::gem(gem)) b aria-hidden="true" { (common.supply.gems.of(gem)) }
                            span .visually-hidden { (said) }
                        }
                    }
                    span .rs-heap title=(ore) { (sign("lump")) b aria-hidden="true" { (common.supply.ore) } span .visually-hidden { (ore) } }
                }
            }
        }
    }

    /// How many gems of a kind, in words.
    pub(super) fn gem_words(&self, gem: Gem, count: u8) -> String {
        self.say("room-runestones-gem-count", &[("count", count.into()), ("colour", gem.word().into())])
    }

    /// What is in the artifact supply and its discard: everybody can tell, but not in which order.
    fn artifacts_left(&self) -> Markup {
        let common = &self.view.common;
        let counts = |bag: &kernel::Bag<4>| {
            html! {
                @for colour in Colour::ALL {
                    span .rs-left { (symbols::artifact(colour.into())) b { (bag.count(colour.index())) } }
                }
            }
        };
        html! {
            details .rs-pile.rs-artifacts data-pile="artifacts" {
                @let told = self.say("room-runestones-artifacts", &[("count", common.artifacts.len().into()), ("discard", common.artifact_discard.len().into())]);
                summary title=(told) {
                    (sign("ring")) b aria-hidden="true" { (common.artifacts.len()) } span .visually-hidden { (told) }
                    @for colour in Colour::ALL { (self.home(format_args!("artifact:{}", colour.word()))) }
                }
                div .rs-unfolded {
                    p { (self.say("room-runestones-artifacts-pile", &[])) " " (counts(&common.artifacts)) }
                    p { (self.say("room-runestones-artifacts-discard", &[])) " " (counts(&common.artifact_discard)) }
                }
            }
        }
    }

    /// The die with its last result. The script rolls it when there is a new one.
    pub(super) fn die(&self) -> Markup {
        let rolls = self.past().iter().filter_map(|seen| match *seen {
            Fact::DieRolled { face, .. } => Some(face),
            _ => None,
        });
        let open = match self.view.common.phase {
            Phase::Die { face, left } => Some((face, left)),
            _ => None,
        };
        let count = rolls.clone().count();
        let now = open.map(|(face, _)| face).or(rolls.clone().next_back());
        let said = match now {
            Some(face) => {
                let name =
                    die_face_name(&self.data().faces[usize::from(face.saturating_sub(1))], self.language());
                self.say("room-runestones-die-shows", &[("face", name.into())])
            }
            None => self.say("room-runestones-die-unrolled", &[]),
        };
        html! {
            div .rs-die-box.open[open.is_some()] data-spot=[self.live(Piece::DieSpot)] {
                div .rs-die data-roll=[self.live(count)] aria-hidden="true" {
                    @if now.is_none() { span .rs-face.now { (sign("die")) } }
                    @for (index, face) in self.data().faces.iter().enumerate() {
                        span .rs-side.now[now == Some(index as u8 + 1)] { (symbols::face(face.effect)) }
                    }
                    (self.spot(Piece::DieSpot))
                }
                div .rs-die-words {
                    span { (said) }
                    @if let Some((_, left)) = open.filter(|(_, left)| *left > 1) {
                        b { " " (self.say("room-runestones-die-left", &[("count", left.into())])) }
                    }
                }
            }
        }
    }

    /// What a rune stone is called and does.
    pub(super) fn rune_tip(&self, rune: Rune) -> PreEscaped<Arc<str>> {
        let (config, language) = (&self.view.config, self.language());
        let tip = || html! { span .rs-tip role="tooltip" { b { (rune_name(config, rune, language)) } " " (rune_power(config, rune, self.texts)) } };
        let key = (core::ptr::from_ref(config.data).addr(), rune, language);
        PreEscaped(TIPS.text(&key, || tip().into_string()))
    }

    /// A type of rune stone with the copies left.
    fn rune_left(&self, rune: Rune) -> Markup {
        let left = self.view.common.runes[rune.index()];
        let owned = self.own().is_some_and(|own| self.view.common.players[own].runes.contains(rune));
        let key = Key::Rune(rune);
        let name = rune_name(&self.view.config, rune, self.language());
        let copies = self.say("room-runestones-rune-left", &[("count", left.into())]);
        html! {
            div .rs-rune-box.gone[left == 0].owned[owned] data-gallery=[self.live(format_args!("rune:{}", rune.word()))] tabindex=[self.live("0")] {
                div .rs-rune.lit[self.is_lit(key)] role=[self.role(key)] aria-label=[self.role(key).map(|_| name)] data-key=[self.key(key)] {
                    (symbols::menhir(rune))
                    (self.home(format_args!("rune:{}", rune.word())))
                    span .rs-rune-name { (rune_short(&self.view.config, rune, self.texts)) }
                    span .rs-pips title=(copies) { @for _ in 0..left { i {} } span .visually-hidden { (copies) } }
                }
                (self.rune_tip(rune))
            }
        }
    }
}
