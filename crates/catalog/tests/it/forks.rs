//! Forks, actors, and draws that do not come again.

use catalog::record::{Dealing, Draws};
use catalog::{Actor, Catalog, Dealer, Record, Seed, Table};
use kernel::{Dice, Viewer};

use crate::play;

fn chance_steps(table: &dyn Table) -> Vec<(u32, String)> {
    let drawn = (1..=table.steps()).filter(|number| table.actor(*number) == Some(Actor::Chance));
    drawn.map(|number| (number, table.step(number).unwrap().text)).collect()
}

#[test]
fn a_fork_is_the_table_as_it_was_and_goes_its_own_way() {
    let catalog = Catalog::built_in();
    for game in Catalog::IDS {
        let dealer = Dealer::new(Seed::from_number(5));
        let mut dice = Dice::from_number(5);
        let mut table = play::open(&catalog, game, 3, &[]);
        play::play(&mut *table, &dealer, &mut dice, 150);
        let (log, steps) = (table.log(), table.steps());
        for number in 0..=steps {
            let fork = table.fork(number).unwrap();
            assert_eq!(fork.steps(), number);
            assert_eq!(
                fork.view(Viewer::Open),
                table.view_at(number, Viewer::Open).unwrap(),
                "{game} {number}"
            );
            assert_eq!(fork.log(), log[..number as usize], "{game} {number}");
        }
        let mut fork = table.fork(steps / 2).unwrap();
        play::play(&mut *fork, &dealer, &mut Dice::from_number(6), 40);
        assert_eq!(table.log(), log, "what happens at a fork does not happen at the table");
        assert!(table.fork(steps + 1).is_err());
    }
}

#[test]
fn every_step_has_the_actor_it_was_made_by() {
    let catalog = Catalog::built_in();
    let mut table = play::open(&catalog, "vale", 2, &[]);
    play::play(&mut *table, &Dealer::new(Seed::from_number(1)), &mut Dice::from_number(1), 200);
    for number in 1..=table.steps() {
        assert_eq!(table.actor(number), table.step(number).map(|step| step.actor));
    }
    assert_eq!((table.actor(0), table.actor(table.steps() + 1)), (None, None));
}

#[test]
fn who_takes_back_a_draw_does_not_see_it_again() {
    let catalog = Catalog::built_in();
    let dealer = Dealer::new(Seed::from_number(3));
    let (mut anew, mut same) = (0, 0);
    for seed in 0..10 {
        let mut table = play::open(&catalog, "runestones", 2, &[]);
        play::play(&mut *table, &dealer, &mut Dice::from_number(seed), 60);
        let Some((number, first)) = chance_steps(&*table).into_iter().next_back() else { continue };
        let kept = table.fork(number - 1).unwrap();
        for _ in 0..8 {
            table.undo(number - 1).unwrap();
            table.roll(&dealer).unwrap();
            let drawn = table.step(number).unwrap().text;
            if drawn == first { same += 1 } else { anew += 1 }
        }
        // Without taking back it would come as it came.
        assert_eq!(kept.draw(&dealer).unwrap(), first);
        // Going back without drawing anew draws the same.
        let deals = table.redealt().len();
        let again = table.step(number).unwrap().text;
        table.rewind(number - 1).unwrap();
        table.roll(&dealer).unwrap();
        assert_eq!((table.step(number).unwrap().text, table.redealt().len()), (again, deals));
    }
    assert!(anew > same, "{anew} draws were new, {same} the same");
}

#[test]
fn a_record_verifies_after_draws_were_taken_back() {
    let catalog = Catalog::built_in();
    let dealer = Dealer::new(Seed::from_number(9));
    let mut dice = Dice::from_number(9);
    let mut table = play::open(&catalog, "runestones", 2, &[]);
    for _ in 0..12 {
        play::play(&mut *table, &dealer, &mut dice, 60);
        let back = dice.below(table.steps());
        table.undo(back).unwrap();
    }
    play::play(&mut *table, &dealer, &mut dice, u32::MAX);
    assert!(table.redealt().len() > 3, "{:?}", table.redealt());
    let names = vec!["A".parse().unwrap(), "B".parse().unwrap()];
    let record = Record::of(&*table, names, Dealing::Revealed(dealer.seed().clone())).unwrap();
    let text = record.to_text();
    assert!(text.starts_with("henge-record 2\n") && text.contains("\nredealt "), "{text}");
    assert!(matches!(catalog.verify(text.as_bytes()).unwrap().replayed.draws, Draws::Verified(_)));
    let packed = catalog.pack(&record).unwrap();
    assert_eq!(catalog.verify(&packed).map(|verified| verified.record).ok().as_ref(), Some(&record));
    // Who leaves out that something was drawn anew is found out.
    let silent = Record { redealt: Vec::new(), ..record.clone() };
    assert!(catalog.verify(silent.to_text().as_bytes()).is_err());
    let other = Record { redealt: record.redealt[1..].to_vec(), ..record };
    assert!(catalog.verify(other.to_text().as_bytes()).is_err());
}
