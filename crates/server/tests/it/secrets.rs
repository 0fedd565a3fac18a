//! Nobody learns what they may not know.
//!
//! Two houses do the same, but once in a while somebody decides otherwise in the second one, in a way that others
//! cannot see. As long as what a viewer may know is the same in both, everything the house tells them must be the same,
//! byte by byte.

use axum::body::Body;
use axum::http::Method;
use catalog::{Dealer, Table};
use http_body_util::BodyExt as _;
use kernel::{Dice, Seat, Turn, Viewer};
use serde_json::{Value, json};
use server::Settings;
use tower::ServiceExt as _;

use crate::harness::{Answer, Client, World, repeatable, seated_at};

/// What a seat does in each of the two worlds: one action, or several at once.
type Parting = [Vec<String>; 2];

/// A game with secrets, and how somebody decides otherwise in a way that others cannot see.
#[derive(Clone, Copy)]
struct Secrets {
    game: &'static str,
    options: fn(usize) -> Value,
    /// From what the seat may know and the actions it has. None if whatever it does can be seen.
    disguised: fn(&Value, Seat, &[String], &mut Dice) -> Option<Parting>,
    /// Something others touch in vain.
    touch: &'static str,
}

/// The value below a dolmen is secret.
const DOLMENS: Secrets = Secrets {
    game: "dolmengoetter",
    options: |seats| json!({ "board": if seats > 3 { "standard28" } else { "small16" } }),
    disguised: |_, _, actions, dice| {
        let builds: Vec<&String> = actions.iter().filter(|action| action.starts_with("P ")).collect();
        two_of(&builds, dice)
    },
    touch: "dolmen:4",
};

/// Axe and prices are secret until everybody has set them.
const OFFERS: Secrets =
    Secrets { game: "skye", options: |_| json!({ "variant": "base" }), disguised: offer, touch: "offer:0-0" };

/// The same with the Druids.
const OFFERS_OF_DRUIDS: Secrets = Secrets { options: |_| json!({ "variant": "druids" }), ..OFFERS };

fn two_of(actions: &[&String], dice: &mut Dice) -> Option<Parting> {
    let count = actions.len() as u32;
    if count < 2 {
        return None;
    }
    let first = dice.below(count);
    let second = (first + 1 + dice.below(count - 1)) % count;
    Some([first, second].map(|index| vec![actions[index as usize].clone()]))
}

/// A whole offer in one request, or one mark of it.
fn offer(view: &Value, seat: Seat, actions: &[String], dice: &mut Dice) -> Option<Parting> {
    if actions.iter().all(|action| action.starts_with("axe ")) && dice.below(2) == 0 {
        let gold = view["gold"][seat.to_string()].as_u64()? as u32;
        let mut whole = || {
            let first = 1 + dice.below(gold - 1);
            let prices = [first, 1 + dice.below(gold - first)].map(|price| format!("price {price}"));
            [vec![format!("axe {}", dice.below(3))], prices.to_vec()].concat()
        };
        return Some([whole(), whole()]);
    }
    let marks: Vec<&String> =
        actions.iter().filter(|action| action.starts_with("axe ") || action.starts_with("price ")).collect();
    two_of(&marks, dice)
}

/// A house with people.
struct Side {
    world: World,
    id: String,
    people: Vec<Client>,
    watcher: Client,
    secrets: Secrets,
}

impl Side {
    async fn new(secrets: Secrets, number: u64, seats: usize) -> Side {
        let settings: Settings = repeatable(number);
        let world = World::new(settings).await;
        let options = (secrets.options)(seats);
        let (id, people) = seated_at(&world, secrets.game, seats, &options).await;
        let watcher = world.person("Watcher").await;
        Side { world, id, people, watcher, secrets }
    }

    /// Looks at the game itself.
    async fn read<T: Send + 'static>(&self, look: impl FnOnce(&dyn Table) -> T + Send + 'static) -> T {
        let table = self.world.house.tables.find(&self.world.house, &self.id.parse().unwrap());
        look(&*table.look().await.unwrap().sitting.table)
    }

    async fn turn(&self) -> Turn {
        self.read(Table::turn).await
    }

    async fn steps(&self) -> u32 {
        self.read(Table::steps).await
    }

    async fn legal(&self, seat: Seat) -> Vec<String> {
        self.read(move |table| table.legal(seat).into_iter().map(|offer| offer.text).collect()).await
    }

    async fn play(&self, seat: Seat, actions: &[String]) {
        let (person, number) = (&self.people[seat.index()], u64::from(seat.number()));
        let step = person.table(&self.id).await["step"].as_u64().unwrap();
        let answer = if let [action] = actions {
            person.act(&self.id, number, step, action).await
        } else {
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            person.act_together(&self.id, number, step, &actions).await
        };
        answer.ok();
    }

    /// What a viewer may know, and saw of every step.
    async fn knowledge(&self, viewer: Viewer) -> (String, Vec<Vec<String>>) {
        let look = move |table: &dyn Table| {
            (table.view(viewer), (1..=table.steps()).map(|step| table.seen(step, viewer)).collect())
        };
        self.read(look).await
    }

    fn client(&self, viewer: Viewer) -> &Client {
        match viewer {
            Viewer::Seat(seat) => &self.people[seat.index()],
            Viewer::Audience | Viewer::Open => &self.watcher,
        }
    }

    /// Everything the house tells a viewer.
    async fn told(&self, viewer: Viewer, (decider, actions): (Seat, &[String])) -> Vec<(String, Answer)> {
        let (id, client) = (&self.id, self.client(viewer));
        let step = self.steps().await;
        let mut paths = vec![
            "/".to_owned(),
            format!("/t/{id}"),
            format!("/t/{id}?lang=de"),
            format!("/t/{id}/now"),
            format!("/t/{id}/replay?step={step}"),
            format!("/t/{id}/replay/now?step={}", step / 2),
            format!("/t/{id}/replay/now?step={}", step - 1),
            format!("/t/{id}/replay/now?step={step}&as=audience"),
            format!("/t/{id}/replay/now?step={step}&as=open"),
            format!("/t/{id}/replay/now?step={step}&as={decider}"),
            format!("/t/{id}/record"),
            format!("/api/v1/tables/{id}"),
            format!("/api/v1/tables/{id}/view"),
            format!("/api/v1/tables/{id}/steps"),
            format!("/api/v1/tables/{id}/view?seat={}", decider.number()),
            format!("/api/v1/tables/{id}/steps?seat={}", decider.number()),
            format!("/api/v1/tables/{id}/legal?seat={}", decider.number()),
            format!("/api/v1/tables/{id}/record"),
            format!("/t/{id}/hint"),
            format!("/api/v1/tables/{id}/hint?seat={}", decider.number()),
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
        if viewer != Viewer::Seat(decider) {
            let body = json!({ "seat": decider.number(), "step": step, "actions": actions });
            told.push(("act".to_owned(), client.post(&format!("/t/{id}/act"), &body).await));
        }
        let why = json!({ "touched": [], "touch": self.secrets.touch });
        told.push(("why".to_owned(), client.post(&format!("/t/{id}/why"), &why).await));
        told.push(("stream".to_owned(), self.stream().await));
        told
    }

    /// The head of the stream and what it tells first. Who listens without a name changes nothing at the table.
    async fn stream(&self) -> Answer {
        let nobody = self.world.nobody();
        let request = nobody.request(Method::GET, &format!("/api/v1/tables/{}/stream", self.id));
        let response = nobody.app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let (parts, mut body) = response.into_parts();
        let body = body.frame().await.unwrap().unwrap().into_data().unwrap();
        Answer { status: parts.status, headers: parts.headers, body }
    }
}

/// Two houses in which the same happens until the worlds part.
struct Worlds {
    sides: [Side; 2],
    dice: Dice,
    parted: bool,
}

impl Worlds {
    async fn new(secrets: Secrets, number: u64, seats: usize) -> Worlds {
        let sides = [Side::new(secrets, number, seats).await, Side::new(secrets, number, seats).await];
        assert_eq!(sides[0].id, sides[1].id, "two houses with the same luck do the same");
        Worlds { sides, dice: Dice::from_number(number), parted: false }
    }

    /// What the next decision is in each world, and whose. None when they can no longer be compared.
    async fn next(&mut self, may_part: bool) -> Option<(Seat, Parting)> {
        let [one, two] = &self.sides;
        let Turn::Decide(deciding) = one.turn().await else { return None };
        if two.turn().await != one.turn().await {
            return None;
        }
        let seats: Vec<Seat> = deciding.iter().collect();
        let seat = *self.dice.pick(&seats);
        let (first, second) = (one.legal(seat).await, two.legal(seat).await);
        let common: Vec<String> = first.iter().filter(|action| second.contains(action)).cloned().collect();
        let view = one.read(move |table| table.view(Viewer::Seat(seat))).await;
        let view: Value = serde_json::from_str(&view).unwrap();
        let disguised = (one.secrets.disguised)(&view, seat, &first, &mut self.dice);
        let part = may_part && (!self.parted || self.dice.below(3) == 0);
        match disguised.filter(|[_, other]| part && second.contains(&other[0])) {
            Some(parting) => Some((seat, parting)),
            None if common.is_empty() => None,
            None => {
                let action = vec![self.dice.pick(&common).clone()];
                Some((seat, [action.clone(), action]))
            }
        }
    }

    async fn play(&mut self, seat: Seat, parting: &Parting) {
        for (side, actions) in self.sides.iter().zip(parting) {
            side.play(seat, actions).await;
        }
        self.parted |= parting[0] != parting[1];
    }

    /// Compares what everybody is told who may know the same in both worlds, and counts them.
    async fn compare(&self, viewers: &[Viewer], seat: Seat, decided: &[String]) -> usize {
        let [one, two] = &self.sides;
        let mut alike = 0;
        for viewer in viewers {
            if one.knowledge(*viewer).await != two.knowledge(*viewer).await {
                continue;
            }
            alike += 1;
            // Each is asked about the decision of the second world: refusals must not tell either.
            let told = [one.told(*viewer, (seat, decided)).await, two.told(*viewer, (seat, decided)).await];
            for ((path, left), (_, right)) in told[0].iter().zip(&told[1]) {
                assert_eq!(left.status, right.status, "{viewer:?} {path}");
                assert_eq!(left.text(), right.text(), "{viewer:?} {path}");
                assert_eq!(left.headers, right.headers, "{viewer:?} {path}");
            }
        }
        alike
    }

    async fn close(self) {
        for side in self.sides {
            side.world.close().await;
        }
    }
}

/// Plays in two worlds that may part after some decisions. Gives how often somebody's answers were compared.
async fn compare(secrets: Secrets, (number, seats, from): (u64, usize, usize)) -> usize {
    let mut worlds = Worlds::new(secrets, number, seats).await;
    let viewers: Vec<Viewer> = Seat::first(seats as u8).map(Viewer::Seat).chain([Viewer::Audience]).collect();
    let (mut decisions, mut compared) = (0, 0);
    while let Some((seat, parting)) = worlds.next(decisions >= from).await {
        decisions += 1;
        worlds.play(seat, &parting).await;
        let same = parting[0] == parting[1];
        if !worlds.parted || (same && worlds.dice.below(4) > 0) {
            continue;
        }
        let alike = worlds.compare(&viewers, seat, &parting[1]).await;
        compared += alike;
        if alike == 0 {
            break;
        }
    }
    worlds.close().await;
    compared
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_may_not_know_changes_no_byte() {
    let mut compared = 0;
    for (number, seats) in [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 5)] {
        compared += compare(DOLMENS, (number, seats, 0)).await;
    }
    assert!(compared > 40, "only {compared} comparisons");
}

/// Before everybody has set their prices nobody learns the others': in the first round and in later ones.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_behind_its_screen_changes_no_byte() {
    for (secrets, tables) in [
        (OFFERS, [(1, 2, 0), (2, 3, 0), (3, 5, 0), (4, 2, 20), (5, 4, 30)]),
        (OFFERS_OF_DRUIDS, [(6, 2, 0), (7, 3, 25), (8, 2, 60), (9, 5, 40), (10, 3, 0)]),
    ] {
        let mut compared = 0;
        for table in tables {
            compared += compare(secrets, table).await;
        }
        assert!(compared > 40, "only {compared} comparisons");
    }
}

/// The tests above would see a leak: what the owner is told differs.
#[tokio::test(flavor = "multi_thread")]
async fn the_owner_sees_the_difference() {
    for secrets in [DOLMENS, OFFERS] {
        let mut worlds = Worlds::new(secrets, 1, 2).await;
        loop {
            let (seat, parting) = worlds.next(true).await.expect("somebody decides in secret");
            worlds.play(seat, &parting).await;
            if parting[0] != parting[1] {
                let now = format!("/t/{}/now", worlds.sides[0].id);
                let [one, two] = &worlds.sides;
                let (left, right) =
                    (one.people[seat.index()].get(&now).await, two.people[seat.index()].get(&now).await);
                assert_ne!(left.text(), right.text(), "{}", secrets.game);
                break;
            }
        }
        worlds.close().await;
    }
}

/// Neither the seed nor what follows from it is told while the game runs.
#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_told_after_the_end_only() {
    let side = Side::new(DOLMENS, 8, 2).await;
    let mut dice = Dice::from_number(8);
    let mut running = String::new();
    while let Turn::Decide(deciding) = side.turn().await {
        let seat = deciding.lowest().unwrap();
        if side.steps().await.is_multiple_of(8) {
            for (_, answer) in side.told(Viewer::Seat(seat), (seat, &["S".to_owned()])).await {
                running.push_str(&answer.text());
            }
        }
        let action = dice.pick(&side.legal(seat).await).clone();
        side.play(seat, &[action]).await;
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
