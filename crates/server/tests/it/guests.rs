//! People nobody knows yet, private links, and names.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use serde_json::json;
use table::PersonId;
use tower::ServiceExt as _;

use crate::harness::{Answer, Client, World, quick, seated};

/// How many people the house has made.
async fn people(world: &World) -> i64 {
    let mut count = 0;
    while world.house.store.person(PersonId(count + 1)).await.unwrap().is_some() {
        count += 1;
    }
    count
}

fn browser(world: &World, answer: &Answer) -> Client {
    Client { app: world.app.clone(), token: Some(answer.cookie("henge").expect("somebody new")) }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_reads_is_not_kept() {
    let world = World::new(quick()).await;
    let (id, _) = seated(&world, 2).await;
    let known = people(&world).await;
    let nobody = world.nobody();
    for path in [
        "/",
        "/me",
        "/new/dolmengoetter",
        "/rules/dolmengoetter",
        "/rules/dolmengoetter/druids",
        "/nothing",
        "/t/nothing",
        &format!("/t/{id}"),
        &format!("/t/{id}/now"),
        &format!("/t/{id}/replay"),
        &format!("/t/{id}/record"),
        &format!("/t/{id}/hint"),
        &format!("/me/{}", "0".repeat(64)),
    ] {
        for method in [Method::GET, Method::HEAD] {
            let request = nobody.request(method.clone(), path).header(header::ACCEPT, "text/html");
            let answer = nobody.send(request.body(Body::empty()).unwrap()).await;
            assert!(answer.status.as_u16() < 500, "{method} {path}: {}", answer.status);
            assert_eq!(answer.cookie("henge"), None, "{method} {path}");
        }
    }
    let request = nobody.request(Method::GET, &format!("/t/{id}/stream")).body(Body::empty()).unwrap();
    let stream = nobody.app.clone().oneshot(request).await.unwrap();
    assert_eq!(stream.status(), StatusCode::OK);
    // A form that nobody answers makes nobody, either.
    assert_eq!(nobody.form("/nothing", "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(nobody.form(&format!("/me/{}", "0".repeat(64)), "").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(people(&world).await, known);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_sees_what_the_audience_sees() {
    let world = World::new(quick()).await;
    let (id, players) = seated(&world, 2).await;
    let (guest, watcher) = (world.nobody(), world.person("Walter").await);
    let now = |client: &Client| {
        let (client, path) = (client.clone(), format!("/t/{id}/now"));
        async move { client.get(&path).await.ok() }
    };
    assert_eq!(now(&guest).await, now(&watcher).await);
    assert_ne!(now(&guest).await, now(&players[0]).await);
    let home = guest.page("/?lang=de").await.text();
    assert!(home.contains("<span>Gast</span></a>"), "{home}");
    let me = guest.page("/me").await.text();
    assert!(me.contains("<span>Guest</span></a>") && !me.contains("/me/"), "a guest has no link: {me}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_thing_done_makes_a_person() {
    let world = World::new(quick()).await;
    let opened = world.nobody().form("/play/dolmengoetter", "").await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER);
    let client = browser(&world, &opened);
    let path = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    assert_eq!(client.get(&format!("{path}/now")).await.ok()["mine"], json!([0]));
    assert_eq!(people(&world).await, 1);
    // The person stays.
    let again = client.form(&format!("{path}/chat"), "text=hello").await;
    assert_eq!((again.status, again.cookie("henge")), (StatusCode::SEE_OTHER, None));
    // By joining, by talking, by opening a table, by a name.
    let host = world.person("Anna").await;
    let id = host.open(&["me", "person"]).await;
    for (path, fields) in [
        (format!("/t/{id}/chat"), "text=hello"),
        (format!("/t/{id}/join"), "seat=1"),
        ("/new/dolmengoetter".to_owned(), "seat0=me&seat1=person&listed=link"),
    ] {
        let answer = world.nobody().form(&path, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}");
        browser(&world, &answer);
    }
    let named = world.nobody().form("/me", "name=Carla").await;
    assert!(named.text().contains("<span>Carla</span></a>"), "{}", named.text());
    assert!(browser(&world, &named).page("/").await.text().contains("<span>Carla</span></a>"));
    assert_eq!(people(&world).await, 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_first_things_at_once_all_work() {
    let world = World::new(quick()).await;
    let tries: Vec<_> = (0..16)
        .map(|_| {
            let nobody = world.nobody();
            tokio::spawn(async move { nobody.form("/play/dolmengoetter", "").await })
        })
        .collect();
    for one in tries {
        let answer = one.await.unwrap();
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
        let path = answer.headers[header::LOCATION].to_str().unwrap().to_owned();
        let now = browser(&world, &answer).get(&format!("{path}/now")).await.ok();
        assert_eq!(now["mine"], json!([0]));
    }
}

/// Another site can make a browser follow a link, and no more.
#[tokio::test(flavor = "multi_thread")]
async fn following_a_private_link_changes_nothing() {
    let world = World::new(quick()).await;
    let (anna, eve) = (world.person("Anna").await, world.person("Eve").await);
    let link = format!("/me/{}", eve.token.clone().unwrap());
    for client in [&anna, &world.nobody()] {
        let request = client.request(Method::GET, &link);
        let request = request.header("sec-fetch-site", "cross-site").header(header::ACCEPT, "text/html");
        let asked = client.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!((asked.status, asked.cookie("henge")), (StatusCode::OK, None));
        assert!(asked.text().contains(&format!("action=\"{link}\"")) && asked.text().contains("Eve"));
        assert_eq!(asked.headers[header::CACHE_CONTROL], "no-store");
        assert_eq!(asked.headers[header::REFERRER_POLICY], "strict-origin");
        for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")] {
            let request = client.request(Method::POST, &link).header(name, value);
            let sent = client.send(request.body(Body::empty()).unwrap()).await;
            sent.refused(403, "other-site");
            assert_eq!(sent.cookie("henge"), None);
        }
    }
    let unknown = anna.page(&format!("/me/{}?lang=de", "0".repeat(64))).await;
    assert_eq!(unknown.status, StatusCode::UNAUTHORIZED);
    assert!(unknown.text().contains("gehört hier niemandem"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_a_link_is_told_the_way_back() {
    let world = World::new(quick()).await;
    let (anna, eve) = (world.person("Anna").await, world.person("Eve").await);
    let (hers, eves) = (anna.token.clone().unwrap(), eve.token.clone().unwrap());
    let taken = anna.form(&format!("/me/{eves}"), "").await;
    assert_eq!((taken.status, taken.cookie("henge")), (StatusCode::OK, Some(eves.clone())));
    let text = taken.text();
    assert!(text.contains(&format!("http://henge.test/me/{hers}")), "{text}");
    assert!(text.contains(&format!("action=\"/me/{hers}\"")) && text.contains("Anna"), "{text}");
    assert_eq!(taken.headers[header::REFERRER_POLICY], "strict-origin");
    let now = browser(&world, &taken);
    assert!(now.page("/").await.text().contains("<span>Eve</span></a>"));
    let back = now.form(&format!("/me/{hers}"), "").await;
    assert_eq!(back.cookie("henge"), Some(hers.clone()));
    // Who was nobody, or is the same already, has nothing to come back to.
    assert_eq!(world.nobody().form(&format!("/me/{hers}"), "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(anna.form(&format!("/me/{hers}"), "").await.status, StatusCode::SEE_OTHER);
    assert!(!anna.page(&format!("/me/{hers}")).await.text().contains("action=\"/me/"));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_can_be_seen_and_are_not_a_bots() {
    let world = World::new(quick()).await;
    let anna = world.person("Anna").await;
    for name in
        ["\u{3164}", "\u{115f}", "\u{ad}", "An\u{200b}na", "\u{301}", "Ogma", "0GMA", "Οgma", "Ogma\u{fe0f}"]
    {
        anna.post("/api/v1/me", &json!({ "name": name })).await.refused(422, "bad-name");
        world.nobody().post("/api/v1/people", &json!({ "name": name })).await.refused(422, "bad-name");
    }
    for (name, why) in [("%E3%85%A4", "sichtbar"), ("OGMA", "Bot"), ("%20", "1 bis 40")] {
        let bad = anna.form("/me?lang=de", &format!("name={name}")).await;
        assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
        let text = bad.text();
        let said = text.split("role=\"alert\"").nth(1).and_then(|rest| rest.split("</p>").next()).unwrap();
        assert!(said.contains(why), "{said}");
    }
    assert_eq!(anna.get("/api/v1/me").await.ok()["name"], "Anna");
    for name in ["Łukasz 🌿", "明", "Ёлка", "👩\u{200d}🚀", "Ogmar"] {
        assert_eq!(anna.post("/api/v1/me", &json!({ "name": name })).await.ok()["name"], name);
    }
}
