//! The smithies: an artifact each, what it costs, and what there is besides.

use game_runestones::{Bonus, Colour, Gem, Smithy, SmithyId, Work};
use maud::{Markup, html};

use super::keys::{Key, Piece, Verb};
use super::symbols::{self, sign};
use super::table::Drawing;

impl Drawing<'_> {
    /// All of them, with what nobody has yet.
    pub(super) fn smithies(&self) -> Markup {
        self.forges(Some(self.supply()))
    }

    /// All of them, and something below them.
    pub(super) fn forges(&self, below: Option<Markup>) -> Markup {
        let ore = self.data().rules.ore_cost;
        html! {
            section .rs-forges aria-label=(self.say("room-runestones-smithies", &[])) {
                h3 { (sign("anvil")) (self.say("room-runestones-smithies", &[])) small { (self.say("room-runestones-or-ore", &[("count", ore.into())])) " " (sign("lump")) } }
                div .rs-smithies {
                    @for (index, smithy) in self.data().smithies.iter().enumerate() {
                        (self.smithy(SmithyId::from_index(index), smithy))
                    }
                }
                @if let Some(below) = below { (below) }
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
        let burns = self.can_forge(id);
        html! {
            div .rs-smithy-box data-begins=[self.begins(Verb::Forge).filter(|_| burns)] {
                div .rs-smithy.wild[smithy.wild].used[used].working[working].burns[burns].lit[self.is_lit(key)] role=[self.role(key)] aria-label=[self.role(key).map(|_| &title)] data-key=[self.key(key)] title=(title) {
                    span .visually-hidden { (title) }
                    i .rs-fire aria-hidden="true" {}
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
            }
        }
    }

    /// Could the one whose things lie in front pay there, and place what is made? The fire burns then, out of turn too.
    fn can_forge(&self, id: SmithyId) -> bool {
        let player = &self.view.common.players[self.front()];
        let smithy = &self.data().smithies[id.index()];
        let joker = |gem: Gem| gem == Gem::Wild || player.wild_colour.map(Gem::from) == Some(gem);
        let (enough, free) = if smithy.wild {
            let room = player.rows.iter().any(|row| row.len() < 5);
            (player.gems.total() >= smithy.cost, room && self.view.common.wild_artifacts > 0)
        } else {
            let Some(colour) = self.view.common.smithies[id.index()].map(Gem::from) else { return false };
            let fitting = Gem::ALL.into_iter().filter(|gem| *gem == colour || joker(*gem));
            let taken = |bits: u8| bits >> colour.index() & 1 == 1;
            let free = player.rows.iter().any(|row| !taken(row.coloured) && !taken(row.wild));
            (fitting.map(|gem| player.gems.of(gem)).sum::<u8>() >= smithy.cost, free)
        };
        free && (enough || player.ore >= self.data().rules.ore_cost)
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

    /// What a smithy makes, costs and gives besides, whatever lies there.
    pub(super) fn smithy_printed(&self, id: SmithyId, smithy: &Smithy) -> String {
        self.smithy_words(id, smithy, None)
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
