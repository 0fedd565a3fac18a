//! Nobody learns what he may not know.
//!
//! Two houses do the same, but once in a while somebody decides otherwise in the second one, in a way that others
//! cannot see. As long as what a viewer may know is the same in both, everything the house tells him must be the same,
//! byte by byte.

use catalog::{Catalog, Dealer, Table};
use kernel::{Dice, Seat, Turn, Viewer};
use serde_json::json;
use server::Settings;

use crate::harness::{Answer, Client, World, repeatable, seated};

/// A house with people, and a table of the same game beside it that says what each of them may know.
struct Side {
    world: World,
    id: String,
    people: Vec<Client>,
    watcher: Client,
    model: Box<dyn Table>,
}

impl Side {
    async fn new(number: u64, seats: usize) -> Side {
        let settings: Settings = repeatable(number);
        let world = World::new(settings).await;
        let (id, people) = seated(&world, seats).await;
        let watcher = world.person("Watcher").await;
        let board = if seats > 3 { "standard28" } else { "small16" };
        let mut model = Catalog::built_in().open("dolmengoetter", seats as u8, &[("board", board)]).unwrap();
        // Who starts is public; it is taken from the house.
        let steps = watcher.get(&format!("/api/v1/tables/{id}/steps")).await.ok();
        let start = steps["steps"][0]["events"][0].as_str().unwrap().to_owned();
        model.settle(&start).unwrap();
        Side { world, id, people, watcher, model }
    }

    async fn play(&mut self, seat: Seat, action: &str) {
        let step = u64::from(self.model.steps());
        let number = u64::from(seat.number());
        self.people[seat.index()].act(&self.id, number, step, action).await.ok();
        self.model.play(seat, action).unwrap();
    }

    /// What a viewer may know, and saw of every step.
    fn knowledge(&self, viewer: Viewer) -> (String, Vec<Vec<String>>) {
        let seen = (1..=self.model.steps()).map(|step| self.model.seen(step, viewer)).collect();
        (self.model.view(viewer), seen)
    }

    fn client(&self, viewer: Viewer) -> &Client {
        match viewer {
            Viewer::Seat(seat) => &self.people[seat.index()],
            Viewer::Audience | Viewer::Open => &self.watcher,
        }
    }

    /// Everything the house tells a viewer.
    async fn told(&self, viewer: Viewer, decided: (Seat, &str)) -> Vec<(String, Answer)> {
        let (id, client) = (&self.id, self.client(viewer));
        let step = self.model.steps();
        let mut paths = vec![
            "/".to_owned(),
            format!("/t/{id}"),
            format!("/t/{id}?lang=de"),
            format!("/t/{id}/now"),
            format!("/t/{id}/replay?step={step}"),
            format!("/t/{id}/replay/now?step={}", step / 2),
            format!("/t/{id}/replay/now?step={step}&as=audience"),
            format!("/t/{id}/replay/now?step={step}&as=open"),
            format!("/t/{id}/replay/now?step={step}&as={}", decided.0),
            format!("/t/{id}/record"),
            format!("/api/v1/tables/{id}"),
            format!("/api/v1/tables/{id}/view"),
            format!("/api/v1/tables/{id}/steps"),
            format!("/api/v1/tables/{id}/view?seat={}", decided.0.number()),
            format!("/api/v1/tables/{id}/legal?seat={}", decided.0.number()),
            format!("/api/v1/tables/{id}/record"),
            format!("/t/{id}/hint"),
            format!("/api/v1/tables/{id}/hint?seat={}", decided.0.number()),
            "/api/v1/tables?which=mine".to_owned(),
        ];
        if let Viewer::Seat(seat) = viewer {
            paths.push(format!("/api/v1/tables/{id}/legal?seat={}", seat.number()));
        }
        let mut told = Vec::new();
        for path in paths {
            let answer = client.get(&path).await;
            told.push((path, answer));
        }
        if viewer != Viewer::Seat(decided.0) {
            let body = json!({ "seat": decided.0.number(), "step": step, "action": decided.1 });
            told.push(("act".to_owned(), client.post(&format!("/t/{id}/act"), &body).await));
        }
        let why = json!({ "touched": [], "touch": "dolmen:4" });
        told.push(("why".to_owned(), client.post(&format!("/t/{id}/why"), &why).await));
        told
    }
}

/// Two actions of which the second looks to others like the first: the same dolmen with another value.
fn disguised(actions: &[String], dice: &mut Dice) -> Option<(String, String)> {
    let builds: Vec<&String> = actions.iter().filter(|action| action.starts_with("P ")).collect();
    if builds.len() < 2 {
        return None;
    }
    let first = dice.below(builds.len() as u32) as usize;
    let second = (first + 1 + dice.below(builds.len() as u32 - 1) as usize) % builds.len();
    Some((builds[first].clone(), builds[second].clone()))
}

fn texts(table: &dyn Table, seat: Seat) -> Vec<String> {
    table.legal(seat).into_iter().map(|offer| offer.text).collect()
}

/// Plays in two worlds. Gives how often somebody's answers were compared after the worlds had parted.
async fn compare(number: u64, seats: usize) -> usize {
    let mut dice = Dice::from_number(number);
    let (mut one, mut two) = (Side::new(number, seats).await, Side::new(number, seats).await);
    assert_eq!(one.id, two.id, "two houses with the same luck do the same");
    let viewers: Vec<Viewer> = Seat::first(seats as u8).map(Viewer::Seat).chain([Viewer::Audience]).collect();
    let mut parted = false;
    let mut compared = 0;
    while let Turn::Decide(deciding) = one.model.turn() {
        if two.model.turn() != one.model.turn() {
            break;
        }
        let seat = deciding.lowest().unwrap();
        let (first, second) = (texts(&*one.model, seat), texts(&*two.model, seat));
        let common: Vec<String> = first.iter().filter(|action| second.contains(action)).cloned().collect();
        let (a, b) = match disguised(&first, &mut dice) {
            Some((a, b)) if second.contains(&b) && (!parted || dice.below(3) == 0) => (a, b),
            _ if common.is_empty() => break,
            _ => {
                let action = dice.pick(&common).clone();
                (action.clone(), action)
            }
        };
        parted |= a != b;
        one.play(seat, &a).await;
        two.play(seat, &b).await;
        if !parted || (a == b && dice.below(4) > 0) {
            continue;
        }
        let mut alike = 0;
        for viewer in &viewers {
            if one.knowledge(*viewer) != two.knowledge(*viewer) {
                continue;
            }
            alike += 1;
            // Each is asked about the decision of the second world: refusals must not tell either.
            let (left, right) = (one.told(*viewer, (seat, &b)).await, two.told(*viewer, (seat, &b)).await);
            for ((path, left), (_, right)) in left.iter().zip(&right) {
                assert_eq!(left.status, right.status, "{viewer:?} {path}");
                assert_eq!(left.text(), right.text(), "{viewer:?} {path}");
                assert_eq!(left.headers, right.headers, "{viewer:?} {path}");
            }
            compared += 1;
        }
        if alike == 0 {
            break;
        }
    }
    one.world.close().await;
    two.world.close().await;
    compared
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_may_not_know_changes_no_byte() {
    let mut compared = 0;
    for (number, seats) in [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 5)] {
        compared += compare(number, seats).await;
    }
    assert!(compared > 40, "only {compared} comparisons");
}

/// The test above would see a leak: what the owner himself is told differs.
#[tokio::test(flavor = "multi_thread")]
async fn the_owner_sees_the_difference() {
    let mut dice = Dice::from_number(1);
    let (mut one, mut two) = (Side::new(1, 2).await, Side::new(1, 2).await);
    loop {
        let Turn::Decide(deciding) = one.model.turn() else { panic!("nobody built a dolmen") };
        let seat = deciding.lowest().unwrap();
        let first = texts(&*one.model, seat);
        if let Some((a, b)) = disguised(&first, &mut dice) {
            one.play(seat, &a).await;
            two.play(seat, &b).await;
            let now = format!("/t/{}/now", one.id);
            let (left, right) =
                (one.people[seat.index()].get(&now).await, two.people[seat.index()].get(&now).await);
            assert_ne!(left.text(), right.text());
            return;
        }
        let action = dice.pick(&first).clone();
        one.play(seat, &action).await;
        two.play(seat, &action).await;
    }
}

/// Neither the seed nor what follows from it is told while the game runs.
#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_told_after_the_end_only() {
    let mut side = Side::new(8, 2).await;
    let mut dice = Dice::from_number(8);
    let mut running = String::new();
    while let Turn::Decide(deciding) = side.model.turn() {
        let seat = deciding.lowest().unwrap();
        if side.model.steps().is_multiple_of(8) {
            for (_, answer) in side.told(Viewer::Seat(seat), (seat, "S")).await {
                running.push_str(&answer.text());
            }
        }
        let action = dice.pick(&texts(&*side.model, seat)).clone();
        side.play(seat, &action).await;
    }
    let seed = side.watcher.table(&side.id).await["seed"].as_str().unwrap().to_owned();
    assert!(!running.contains(&seed));
    let commitment = side.watcher.table(&side.id).await["commitment"].as_str().unwrap().to_owned();
    assert_eq!(Dealer::new(seed.parse().unwrap()).commitment().to_string(), commitment);
    assert!(running.contains(&commitment));
    // After the end everything may be seen, by everybody.
    let open = side.watcher.get(&format!("/t/{}/replay/now?step=9&as=open", side.id)).await;
    assert!(open.status.is_success());
    assert!(side.watcher.page(&format!("/t/{}", side.id)).await.text().contains(&seed));
}
