//! Laws and leak test pass the honest game and find every planted fault.

use kernel::{Game, Hidden, Seat, Turn, Viewer};
use testkit::fairness::{self, Unfair};
use testkit::laws::{self, Law};
use testkit::leak::{self, Excuses, Where};
use testkit::walk::Plan;
use testkit::{bytes, table};

use crate::bids::hidden::Seen;
use crate::bids::{
    BID_IN_EVENT, Bids, CHARM_IN_EVENT, CHARMS, COMPLICIT_IMAGINE, COUNTERFEIT, Chance, Config, DESCENDING,
    HONEST, LAST_WINS, LENIENT, MISREAD, NEIGHBOUR_IN_VIEW, OPTIONS_TELL, REFUSAL_TELLS, SUM_IN_VIEW, UNFAIR,
};

type Honest = Bids<HONEST>;

fn configs() -> Vec<Config> {
    let configs = table::every_config::<Honest>(table::data::<Honest>());
    assert_eq!(configs.len(), 4);
    configs
}

#[test]
fn the_honest_game_keeps_the_laws() {
    let report = laws::assert_hold::<Honest>(&configs(), Plan::games(200));
    assert_eq!(report.games, 4 * u64::from(Plan::games(200).games));
    assert!(report.steps > 8_000 && report.refused > 10_000 && report.orders > 1_000, "{report:?}");
}

#[test]
fn the_honest_game_does_not_leak() {
    let report = leak::assert_none::<Honest>(&configs(), Plan::games(100), true);
    assert!(report.comparisons > 100_000 && report.different > 5_000, "{report:?}");
}

#[test]
fn options_and_choices_fit() {
    table::assert_choices_round_trip::<Honest>(table::data::<Honest>());
}

#[test]
fn bytes_drive_the_honest_game() {
    bytes::assert_corpus::<Honest>(&configs(), 300);
    let few = bytes::drive::<Honest>(&configs()[0], &[1, 2, 3]).unwrap();
    assert_eq!((few.steps, few.over), (3, false), "two charms and a prize, then a decision without a byte");
}

/// Where the leak of a faulty game shows.
fn leak_of<const FAULT: u8>(excuses: Excuses<Bids<FAULT>>) -> Option<Where> {
    configs()
        .iter()
        .find_map(|config| leak::check_excused::<Bids<FAULT>>(config, Plan::games(50), excuses).err())
        .map(|leak| leak.at)
}

/// Without the comparison that would find some leaks before another does.
fn partial<const FAULT: u8>() -> Excuses<Bids<FAULT>> {
    Excuses::none().untold("to see which part of the check finds the leak")
}

#[test]
fn every_planted_leak_is_found() {
    assert_eq!(leak_of::<NEIGHBOUR_IN_VIEW>(partial()), Some(Where::View));
    assert_eq!(leak_of::<SUM_IN_VIEW>(partial()), Some(Where::View));
    assert_eq!(leak_of::<BID_IN_EVENT>(partial()), Some(Where::Event));
    assert_eq!(leak_of::<CHARM_IN_EVENT>(partial()), Some(Where::Event));
    assert_eq!(leak_of::<REFUSAL_TELLS>(partial()), Some(Where::Refusal));
    assert_eq!(leak_of::<OPTIONS_TELL>(partial()), Some(Where::Legal));
}

/// If `imagine` reads what the view should not hold, the imagined world looks right: only the comparison of
/// what was told with what is in the view finds it.
#[test]
fn a_complicit_imagination_does_not_hide_a_leak() {
    assert_eq!(leak_of::<COMPLICIT_IMAGINE>(partial()), None);
    assert_eq!(leak_of::<COMPLICIT_IMAGINE>(Excuses::none()), Some(Where::Untold));
}

#[test]
fn what_is_excused_is_not_looked_at() {
    let drawn = Excuses::none().forgotten(|seen| matches!(seen, Seen::Charmed(..)));
    assert_eq!(leak_of::<CHARM_IN_EVENT>(drawn), None);
    let bids = Excuses::none().forgotten(|seen| matches!(seen, Seen::Bid(..)));
    assert_eq!(leak_of::<CHARM_IN_EVENT>(bids), Some(Where::Event));
}

#[test]
fn a_leak_is_told_with_its_game() {
    let leak = leak::check::<Bids<BID_IN_EVENT>>(&configs()[0], Plan::games(5)).unwrap_err();
    let text = leak.to_string();
    assert!(
        text.contains("bids, 2 players, rounds=3, seed 1") && text.contains("chance: charm P0"),
        "{text}"
    );
    let again = leak::check::<Bids<BID_IN_EVENT>>(&configs()[0], Plan::games(1).from_seed(leak.place.seed));
    assert_eq!(again.unwrap_err(), leak, "the seed repeats the leak");
}

/// The law a faulty game breaks.
fn broken<const FAULT: u8>() -> Option<Law> {
    configs()
        .iter()
        .find_map(|config| laws::check::<Bids<FAULT>>(config, Plan::games(20).thorough()).err())
        .map(|violation| violation.law)
}

#[test]
fn every_planted_fault_breaks_its_law() {
    assert_eq!(broken::<DESCENDING>(), Some(Law::Listing));
    assert_eq!(broken::<LENIENT>(), Some(Law::Agreement));
    assert_eq!(broken::<LAST_WINS>(), Some(Law::Order));
    assert_eq!(broken::<OPTIONS_TELL>(), Some(Law::Order));
    assert_eq!(broken::<COUNTERFEIT>(), Some(Law::Audit));
    assert_eq!(broken::<MISREAD>(), Some(Law::Notation));
    assert_eq!(broken::<HONEST>(), None);
}

#[test]
fn bytes_find_lost_pieces() {
    let found =
        bytes::corpus(200).find_map(|bytes| bytes::drive::<Bids<COUNTERFEIT>>(&configs()[0], &bytes).err());
    assert_eq!(found.expect("a game with a winner").law, Law::Audit);
}

/// P0 has one of the three charms of kind 1: of the five left, P1 has each equally likely.
fn charm_of_p1<G>() -> Result<fairness::Fit, Unfair>
where
    G: Game<Config = Config, Chance = Chance, State = crate::bids::State>,
{
    let [p0, p1, ..] = Seat::ALL;
    let mut state = G::setup(&Config { seats: 2, rounds: 3 });
    for chance in [Chance::Charm(p0, 1), Chance::Charm(p1, 2), Chance::Prize(1)] {
        G::settle(&mut state, chance, &mut ());
    }
    assert!(matches!(G::turn(&state), Turn::Decide(_)));
    let weights = [0u8, 1, 2].map(|kind| {
        let left = CHARMS.count(kind as usize) - u8::from(kind == 1);
        (Some(kind), f64::from(left))
    });
    let view = <G as Hidden>::view(&state, Viewer::Seat(p0));
    fairness::check::<G, _>(&view, 5_000, 1, |world| world.charm[p1], weights)
}

#[test]
fn imagined_charms_have_the_odds_of_the_bag() {
    charm_of_p1::<Honest>().unwrap();
    assert!(matches!(charm_of_p1::<Bids<UNFAIR>>(), Err(Unfair::Skewed { .. })));
}
