//! What can be done with a card, and what it would take: it stands on the leaf beside the hand while the card is chosen or
//! looked at. The script lights what can be touched.

use game_vale::{Card, Colour, Player, Stones};
use kernel::Seat;
use maud::{Markup, html};

use super::card_name;
use super::icons::{self, stones};
use super::keys::{Key, Verb};
use super::purse::{Paying, cost, releasing, summoning, too_many};
use super::table::Drawing;

/// More ways than this stand in two columns.
const COLUMN: usize = 2;

impl Drawing<'_> {
    /// A verb as a button.
    fn verb(&self, verb: Verb, id: &str) -> Markup {
        html! { span .vale-chip data-key=[self.key(Key::Verb(verb))] { (self.say(id, &[])) } }
    }

    /// On a marked card of the reader's: the two things that can be done with it.
    pub(super) fn sell_or_tame(&self) -> Markup {
        html! {
            div .vale-duo {
                (self.verb(Verb::Tame, "room-vale-do-tame"))
                (self.verb(Verb::Sell, "room-vale-do-sell"))
            }
        }
    }

    fn sheet(&self, card: Card, body: &Markup) -> Markup {
        let said = self.data().card(card);
        html! {
            div .vale-sheet.{ "vale-" (said.family.key()) } {
                p .vale-sheet-name { (icons::family(said.family)) b { (card_name(said, self.language())) } }
                (body)
            }
        }
    }

    /// What a card of the display would bring.
    pub(super) fn offer_sheet(&self, reader: Seat, card: Card) -> Markup {
        let player = &self.view.common.players[reader];
        let sale = self.data().families[self.data().card(card).family.index()].sale;
        let price = cost(self.view, reader, card);
        let body = html! {
            dl {
                dt { (self.say("room-vale-do-sell", &[])) }
                dd { (self.sale_stones(sale)) " " (self.surplus(player, sale)) }
                dt { (self.say("room-vale-do-summon", &[])) }
                dd { (self.paying(price, &summoning(self.view, reader, card))) }
            }
        };
        self.sheet(card, &body)
    }

    /// A hand card: the ways to pay for it.
    pub(super) fn summon_sheet(&self, seat: Seat, card: Card) -> Markup {
        let price = cost(self.view, seat, card);
        let body = self.ways(Verb::Summon, "room-vale-do-summon", price, &summoning(self.view, seat, card));
        self.sheet(card, &body)
    }

    /// An own creature: the ways to pay for its release.
    pub(super) fn release_sheet(&self, seat: Seat, card: Card) -> Markup {
        let price = self.view.common.round.into();
        let body = self.ways(Verb::Release, "room-vale-do-release", price, &releasing(self.view, seat, card));
        self.sheet(card, &body)
    }

    /// A verb with the one way to pay, or the ways where there are several.
    fn ways(&self, verb: Verb, id: &str, price: u16, paying: &Paying) -> Markup {
        let several = matches!(paying, Paying::Ways(ways) if ways.len() > 1);
        html! {
            p .vale-price { (self.say(id, &[])) " · " (self.say("room-vale-costs", &[("cost", price.into())])) }
            @match paying {
                Paying::Free => span .vale-chip data-key=[self.key(Key::Verb(verb))] {
                    (self.say(id, &[])) " " span .vale-good { (self.say("room-vale-hint-free", &[])) }
                },
                Paying::Short(missing) => p .vale-bad { (self.say("room-vale-hint-short", &[("missing", (*missing).into())])) },
                Paying::Ways(ways) => div .vale-ways.many[ways.len() > COLUMN] {
                    @for (paid, lost) in ways {
                        @let key = if several { Key::Pay(*paid) } else { Key::Verb(verb) };
                        span .vale-chip data-key=[self.key(key)] data-paid=[self.live(counted(*paid))] {
                            span .vale-paid { (stones(*paid)) } " " (self.lost(*lost))
                        }
                    }
                },
            }
        }
    }

    /// Stones for a sale; pale are those the reader has no room for.
    pub(super) fn sale_stones(&self, sale: Stones) -> Markup {
        let own = self.own().map(|own| &self.view.common.players[own]);
        let fitting = sale.total() - own.map_or(0, |player| too_many(player, sale).min(sale.total()));
        let all = Colour::ALL.into_iter().flat_map(|colour| (0..sale.count(colour)).map(move |_| colour));
        html! {
            @for (colour, at) in all.zip(0..) {
                @if at < fitting { (icons::stone(colour)) } @else { span .vale-pale { (icons::stone(colour)) } }
            }
        }
    }

    /// What of a gain would have to go back.
    fn surplus(&self, player: &Player, gain: Stones) -> Markup {
        let surplus = too_many(player, gain);
        html! {
            @if surplus > 0 {
                span .vale-warn { (self.say("room-vale-hint-surplus", &[("count", surplus.into())])) }
            }
        }
    }
}

/// `1-0-2`: how many stones of each colour, for the script that lifts them in the purse.
fn counted(stones: Stones) -> String {
    let [red, blue, purple] = stones.counts();
    format!("{red}-{blue}-{purple}")
}
