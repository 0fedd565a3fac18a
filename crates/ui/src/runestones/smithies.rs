//! The smithies: an artifact each, what it costs, and what there is besides.

use game_runestones::{Bonus, Colour, Gem, Means, Phase, Smithy, SmithyId, Work};
use maud::{Markup, html};

use super::keys::{Key, Piece, Verb};
use super::symbols::{self, sign};
use super::table::Drawing;

impl Drawing<'_> {
    /// All of them.
    pub(super) fn smithies(&self) -> Markup {
        let ore = self.data().rules.ore_cost;
        html! {
            section .rs-forges aria-label=(self.say("room-runestones-smithies", &[])) {
                div .rs-bar {
                    h3 { (self.say("room-runestones-smithies", &[])) }
                    @if self.acts() {
                        @match self.view.common.phase {
                            Phase::Action => (self.verb(Key::Do(Verb::Forge), &self.say("room-runestones-do-forge", &[]))),
                            Phase::Forge => span .rs-when-lit { (self.verb(Key::Do(Verb::Done), &self.say("room-runestones-do-done", &[]))) },
                            _ => {},
                        }
                    }
                    (self.die())
                }
                div .rs-smithies {
                    @for (index, smithy) in self.data().smithies.iter().enumerate() {
                        (self.smithy(SmithyId::from_index(index), smithy))
                    }
                }
                p .rs-note-plain { (self.say("room-runestones-or-ore", &[("count", ore.into())])) " " (sign("lump")) }
            }
        }
    }

    fn smithy(&self, id: SmithyId, smithy: &Smithy) -> Markup {
        let common = &self.view.common;
        let at = common.smithies[id.index()];
        let used = common.course.forged >> id.index() & 1 == 1;
        let working = matches!(common.course.work, Work::Artifact { smithy, .. } if smithy == id);
        let key = Key::Smithy(id);
        let title = self.smithy_words(id, smithy, at);
        html! {
            div .rs-smithy-box {
                div .rs-smithy.wild[smithy.wild].used[used].working[working].lit[self.is_lit(key)] role=[self.role(key)] aria-label=[self.role(key).map(|_| &title)] data-key=[self.key(key)] title=(title) {
                    span .visually-hidden { (title) }
                    span .rs-smithy-number aria-hidden="true" { (id.number()) }
                    (self.on_anvil(id, smithy, at))
                    span .rs-price aria-hidden="true" {
                        @for _ in 0..smithy.cost {
                            @match at.filter(|_| !smithy.wild) {
                                Some(colour) => (symbols::gem(colour.into())),
                                None => (sign("gem-any")),
                            }
                        }
                    }
                    span .rs-bonus aria-hidden="true" {
                        @match smithy.bonus {
                            Bonus::None => {},
                            Bonus::Die => { "+" (sign("die")) },
                            Bonus::Ore => { "+" (sign("lump")) },
                            Bonus::Points(count) => { "+" (symbols::points(count)) },
                        }
                    }
                    (self.spot(Piece::SmithySpot(id)))
                }
                div .rs-strip {
                    (self.verb(Key::With(Means::Gems), &self.say("room-runestones-with-gems", &[])))
                    (self.verb(Key::With(Means::Ore), &self.say("room-runestones-with-ore", &[])))
                }
            }
        }
    }

    /// The artifact that lies there.
    fn on_anvil(&self, id: SmithyId, smithy: &Smithy, at: Option<Colour>) -> Markup {
        let stack = self.view.common.wild_artifacts;
        html! {
            span .rs-anvil {
                @match at {
                    _ if smithy.wild => {
                        @if stack > 0 { (symbols::artifact(Gem::Wild)) } @else { (sign("anvil")) }
                        b .rs-times { "×" (stack) }
                        (self.home("artifact:wild"))
                    },
                    Some(colour) => span data-piece=[self.drawn(Piece::AtSmithy(id, colour))] { (symbols::artifact(colour.into())) },
                    None => (sign("anvil")),
                }
            }
        }
    }

    fn smithy_words(&self, id: SmithyId, smithy: &Smithy, at: Option<Colour>) -> String {
        let colour = match at {
            _ if smithy.wild => "wild",
            Some(colour) => colour.word(),
            None => "none",
        };
        let mut said = self.say(
            "room-runestones-smithy",
            &[("number", id.number().into()), ("colour", colour.into()), ("count", smithy.cost.into())],
        );
        let bonus = match smithy.bonus {
            Bonus::None => return said,
            Bonus::Die => self.say("room-runestones-bonus-die", &[]),
            Bonus::Ore => self.say("room-runestones-bonus-ore", &[]),
            Bonus::Points(count) => self.say("room-runestones-bonus-points", &[("count", count.into())]),
        };
        said.push(' ');
        said.push_str(&bonus);
        said
    }
}
