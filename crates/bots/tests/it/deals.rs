//! Duplicate deals are the same deals, whoever sits where.

use bots::arena::{Contestant, Pairing, Plan};
use bots::{Fault, Made, play_game};
use catalog::{Catalog, Loaded, Visitor};
use kernel::{Dice, Game, Viewer};

/// What chance did before the first decision, in each seating of a deal.
struct Deal {
    seed: u64,
}

impl Visitor for Deal {
    type Out = Vec<String>;

    fn visit<G: Game>(self, game: &Loaded<G>) -> Vec<String> {
        let config = G::configure(game.data, 2, &[]).expect("two can play");
        let plan = Plan::new(2, 2, Pairing::All).expect("there are two bots");
        let kinds: [Contestant; 2] = ["random", "search:2"].map(|name| name.parse().expect("a bot"));
        let seatings = plan.seatings(&plan.matches()[0], 0);
        seatings
            .iter()
            .map(|seating| {
                dealt::<G>(&config, &seating.iter().map(|bot| kinds[*bot]).collect::<Vec<_>>(), self.seed)
            })
            .collect()
    }
}

fn dealt<G: Game>(config: &G::Config, kinds: &[Contestant], seed: u64) -> String {
    let mut bots = kinds.iter().map(|kind| kind.bot::<G>().expect("every game has it")).collect::<Vec<_>>();
    let (mut text, mut open) = (String::new(), true);
    let watch = |made: Made, events: &[G::Event], _: &G::State| {
        open &= made == Made::Chance;
        for seen in events.iter().filter_map(|event| G::see(event, Viewer::Open)).filter(|_| open) {
            text += &core::fmt::from_fn(|f| G::write_seen(config, &seen, f)).to_string();
            text.push('\n');
        }
        Ok::<(), Fault>(())
    };
    play_game(config, &mut bots, &mut Dice::from_number(seed), watch).expect("the game ends");
    text
}

#[test]
fn all_seatings_of_a_deal_have_the_same_chance() {
    let catalog = Catalog::built_in();
    for id in Catalog::IDS {
        let deals: Vec<Vec<String>> =
            (1..5).map(|seed| catalog.visit(id, Deal { seed }).expect("it is on the shelf")).collect();
        for deal in &deals {
            assert!(deal.len() == 2 && !deal[0].is_empty(), "{id}: {deal:?}");
            assert_eq!(deal[0], deal[1], "{id}");
        }
        assert!(deals.iter().any(|deal| deal != &deals[0]), "{id}: other seeds are other deals");
    }
}
