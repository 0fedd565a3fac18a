//! A house in a test, and people who ask it things without a socket.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use catalog::Catalog;
use http_body_util::BodyExt as _;
use kernel::Dice;
use serde_json::{Value, json};
use server::{Budget, Clock, House, Luck, Quotas, Settings, app};
use store::Store;
use tower::ServiceExt as _;

/// A folder that goes when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("henge-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("henge.db")
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// Settings without pauses and limits.
pub(crate) fn quick() -> Settings {
    Settings {
        bot_pace: Duration::ZERO,
        hint: Budget::Simulations(150),
        away_after: Duration::from_millis(1),
        rates: None,
        quotas: Quotas { rates: None, ..Quotas::USUAL },
        luck: Luck::numbered(1),
        ..Settings::default()
    }
}

/// Settings under which two houses do the same.
pub(crate) fn repeatable(number: u64) -> Settings {
    Settings { clock: Clock::Still(1_000_000), luck: Luck::numbered(number), ..quick() }
}

/// A house with its routes.
pub(crate) struct World {
    pub(crate) house: Arc<House>,
    pub(crate) app: Router,
}

impl World {
    pub(crate) fn of(store: Store, settings: Settings) -> World {
        let house = House::open(Arc::new(Catalog::built_in()), store, settings);
        World { app: app(Arc::clone(&house)), house }
    }

    /// A house that forgets everything.
    pub(crate) async fn new(settings: Settings) -> World {
        World::of(Store::in_memory().await.unwrap(), settings)
    }

    /// A house on a file.
    pub(crate) async fn at(file: &Path, settings: Settings) -> World {
        World::of(Store::open(file).await.unwrap(), settings)
    }

    /// Somebody new, known by a token.
    pub(crate) async fn person(&self, name: &str) -> Client {
        let nobody = self.nobody();
        let welcome = nobody.post("/api/v1/people", &json!({ "name": name })).await;
        assert_eq!(welcome.status, StatusCode::CREATED);
        let token = welcome.json()["token"].as_str().unwrap().to_owned();
        Client { app: self.app.clone(), token: Some(token) }
    }

    /// Somebody who does not say who they are.
    pub(crate) fn nobody(&self) -> Client {
        Client { app: self.app.clone(), token: None }
    }

    pub(crate) async fn close(self) {
        self.house.close();
        self.house.store.close().await;
    }
}

/// Somebody who asks.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) app: Router,
    pub(crate) token: Option<String>,
}

/// What comes back.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The value of a cookie that is set.
    pub(crate) fn cookie(&self, name: &str) -> Option<String> {
        let all = self.headers.get_all(header::SET_COOKIE).into_iter();
        let mut pairs = all.filter_map(|value| value.to_str().ok()?.split(';').next()?.split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
    }

    /// The code of an error.
    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"]
            .as_str()
            .unwrap_or_else(|| panic!("no error: {}", self.text()))
            .to_owned()
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) {
        assert_eq!((self.status.as_u16(), self.code().as_str()), (status, code), "{}", self.text());
    }
}

impl Client {
    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "henge.test");
        if let Some(token) = &self.token {
            // The API takes a header, pages take a cookie.
            request = if path.starts_with("/api/") {
                request.header(header::AUTHORIZATION, format!("Bearer {token}"))
            } else {
                request.header(header::COOKIE, format!("henge={token}"))
            };
        }
        request
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn page(&self, path: &str) -> Answer {
        let request = self.request(Method::GET, path).header(header::ACCEPT, "text/html,*/*");
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        let request = self.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// A form as a browser without a script sends it.
    pub(crate) async fn form(&self, path: &str, fields: &str) -> Answer {
        let request = self
            .request(Method::POST, path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ACCEPT, "text/html")
            .header(header::ORIGIN, "http://henge.test");
        self.send(request.body(Body::from(fields.to_owned())).unwrap()).await
    }

    /// Opens a table on the small board.
    pub(crate) async fn open(&self, seats: &[&str]) -> String {
        self.open_with(seats, &json!({})).await
    }

    /// Opens a table on the small board with something said beside the seats.
    pub(crate) async fn open_with(&self, seats: &[&str], more: &Value) -> String {
        // The small board is for two to three.
        let board = if seats.len() > 3 { "standard28" } else { "small16" };
        let mut new = json!({ "game": "dolmengoetter", "seats": seats, "options": { "board": board } });
        for (key, value) in more.as_object().unwrap() {
            new[key] = value.clone();
        }
        let opened = self.post("/api/v1/tables", &new).await;
        opened.ok()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/v1/tables/{id}")).await.ok()
    }

    pub(crate) async fn legal(&self, id: &str, seat: u64) -> (u64, Vec<String>) {
        let legal = self.get(&format!("/api/v1/tables/{id}/legal?seat={seat}")).await.ok();
        let actions = legal["actions"].as_array().unwrap().iter();
        let actions = actions.map(|action| action["action"].as_str().unwrap().to_owned()).collect();
        (legal["step"].as_u64().unwrap(), actions)
    }

    pub(crate) async fn act(&self, id: &str, seat: u64, step: u64, action: &str) -> Answer {
        let body = json!({ "seat": seat, "step": step, "action": action });
        self.post(&format!("/api/v1/tables/{id}/act"), &body).await
    }

    /// Makes several decisions at once.
    pub(crate) async fn act_together(&self, id: &str, seat: u64, step: u64, actions: &[&str]) -> Answer {
        let body = json!({ "seat": seat, "step": step, "actions": actions });
        self.post(&format!("/api/v1/tables/{id}/act"), &body).await
    }

    /// Makes a random decision for a seat.
    pub(crate) async fn any(&self, id: &str, seat: u64, dice: &mut Dice) -> String {
        let (step, actions) = self.legal(id, seat).await;
        let action = dice.pick(&actions).clone();
        self.act(id, seat, step, &action).await.ok();
        action
    }
}

/// Opens a table with a person in each seat, who may ask for advice.
pub(crate) async fn seated(world: &World, seats: usize) -> (String, Vec<Client>) {
    let options = if seats > 3 { json!({}) } else { json!({ "board": "small16" }) };
    seated_at(world, "dolmengoetter", seats, &options).await
}

/// Opens a table of a game with a person in each seat.
pub(crate) async fn seated_at(
    world: &World,
    game: &str,
    seats: usize,
    options: &Value,
) -> (String, Vec<Client>) {
    let mut people = Vec::new();
    for number in 0..seats {
        people.push(world.person(&format!("Person {number}")).await);
    }
    let mut wanted = vec!["me"];
    wanted.resize(seats, "person");
    let new = json!({ "game": game, "seats": wanted, "options": options, "hints": true });
    let opened = people[0].post("/api/v1/tables", &new).await.ok();
    let id = opened["id"].as_str().unwrap().to_owned();
    for (number, person) in people.iter().enumerate().skip(1) {
        let join = json!({ "seat": number });
        person.post(&format!("/api/v1/tables/{id}/join"), &join).await.ok();
    }
    (id, people)
}

/// Whose decision it is; `None` when the game is over.
pub(crate) async fn decider(client: &Client, id: &str) -> Option<u64> {
    let table = client.table(id).await;
    table["deciding"].as_array().unwrap().first().map(|seat| seat.as_u64().unwrap())
}

/// Lets people make random decisions until so many were made or the game is over.
pub(crate) async fn wander(people: &[Client], id: &str, dice: &mut Dice, decisions: usize) {
    for _ in 0..decisions {
        let Some(seat) = decider(&people[0], id).await else { return };
        people[seat as usize].any(id, seat, dice).await;
    }
}

/// Waits until a table is as it is wanted.
pub(crate) async fn wait_for(client: &Client, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..5_000 {
        let table = client.table(id).await;
        if is_so(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("it never came to that: {}", client.table(id).await);
}
