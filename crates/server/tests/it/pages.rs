//! Pages as a browser meets them.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use kernel::Dice;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::harness::{Answer, Client, World, quick, seated, wander};

/// A browser that has just come and done something.
async fn browser(world: &World) -> Client {
    let first = world.nobody().form("/me", "lang=en").await;
    assert_eq!(first.status, StatusCode::OK);
    Client { app: world.app.clone(), token: Some(first.cookie("henge").unwrap()) }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_leads_to_a_running_game_and_clicks_to_its_end() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    let opened = client.form("/play/dolmengoetter", "").await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER);
    let path = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    let page = client.page(&path).await;
    assert!(page.status.is_success() && page.text().contains("id=\"board\""));
    let mut now = client.get(&format!("{path}/now")).await.ok();
    let mut dice = Dice::from_number(1);
    while now["over"] != true {
        assert_eq!(now["seed"], Value::Null, "what everything follows from stays secret");
        let paths = now["paths"].as_array().unwrap();
        now = if paths.is_empty() {
            let version = now["version"].as_u64().unwrap();
            match client.get(&format!("{path}/now?have={version}")).await.ok() {
                Value::Null => {
                    tokio::task::yield_now().await;
                    now
                }
                newer => newer,
            }
        } else {
            let act =
                json!({ "seat": now["acting"], "step": now["step"], "action": dice.pick(paths)["action"] });
            client.post(&format!("{path}/act"), &act).await.ok()
        };
    }
    assert!(!now["parts"]["result"].as_str().unwrap().is_empty());
    let seed = now["seed"].as_str().expect("the number is told with the end, and needs no other page");
    assert!(client.page(&path).await.text().contains(seed));
    let home = client.page("/").await.text();
    assert!(home.contains(&path), "the finished game is on the first page");
    let again = client.form(&format!("{path}/rematch"), "").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn language_and_theme_are_chosen_and_remembered() {
    let world = World::new(quick()).await;
    let client = world.nobody();
    let accept = async |value: &str| {
        let request = client.request(Method::GET, "/").header(header::ACCEPT_LANGUAGE, value);
        client.send(request.body(Body::empty()).unwrap()).await.text()
    };
    assert!(accept("de-AT,de;q=0.9").await.contains("lang=\"de\""));
    assert!(accept("fr").await.contains("lang=\"en\""));
    let chosen = client.page("/?lang=de&theme=dark").await;
    assert!(chosen.text().contains("lang=\"de\"") && chosen.text().contains("data-theme=\"dark\""));
    assert_eq!(
        (chosen.cookie("lang"), chosen.cookie("theme")),
        (None, None),
        "a link changes nobody's settings"
    );
    let chosen = client.form("/taste", "lang=de&theme=dark&back=%2Frules%2Fvale%3Fx%3D1").await;
    let to = |answer: &Answer| answer.headers[header::LOCATION].to_str().unwrap().to_owned();
    assert_eq!((chosen.status, &*to(&chosen)), (StatusCode::SEE_OTHER, "/rules/vale?x=1"));
    assert_eq!(chosen.cookie("lang").as_deref(), Some("de"));
    assert_eq!(chosen.cookie("theme").as_deref(), Some("dark"));
    assert_eq!(chosen.cookie("henge"), None, "whoever only reads otherwise stays a guest");
    let elsewhere = client.form("/taste", "lang=de&back=%2F%2Fevil.example").await;
    assert_eq!(to(&elsewhere), "/");
    let request = client.request(Method::GET, "/").header(header::COOKIE, "lang=de; theme=light");
    let page = client.send(request.body(Body::empty()).unwrap()).await.text();
    assert!(page.contains("lang=\"de\"") && page.contains("data-theme=\"light\""));
    let odd = client.page("/?lang=%22%3E&theme=x").await;
    assert_eq!((odd.status, odd.cookie("lang"), odd.cookie("theme")), (StatusCode::OK, None, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_link_carries_a_person_to_another_browser() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    let renamed = client.form("/me", "name=Anna+Blume&lang=en&theme=auto").await;
    assert!(renamed.status.is_success() && renamed.text().contains("Anna Blume"));
    let bad = client.form("/me", "name=%20").await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    let token = client.token.clone().unwrap();
    assert!(client.page("/me?show=link").await.text().contains(&format!("/me/{token}")));
    let carried = world.nobody().form(&format!("/me/{token}"), "").await;
    assert_eq!(carried.status, StatusCode::SEE_OTHER);
    assert_eq!(carried.cookie("henge"), Some(token));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_by_form_and_found_in_lists() {
    let world = World::new(quick()).await;
    let (anna, ben) = (browser(&world).await, browser(&world).await);
    assert!(anna.page("/new/dolmengoetter").await.text().contains("name=\"seat0\""));
    let bad = anna.form("/new/dolmengoetter", "seat0=me&seat1=none&listed=public").await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(bad.text().contains("role=\"alert\""));
    let fields = "seat0=me&seat1=person&seat2=bot%3Arandom&seat3=none&option.board=small16&listed=public";
    let opened = anna.form("/new/dolmengoetter", fields).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    let path = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    assert!(ben.page("/").await.text().contains(&path), "an open table is listed");
    let joined = ben.form(&format!("{path}/join"), "seat=1").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER);
    let now = ben.get(&format!("{path}/now")).await.ok();
    assert_eq!(now["mine"], json!([1]));
    let watcher = browser(&world).await;
    assert_eq!(watcher.get(&format!("{path}/now")).await.ok()["mine"], json!([]));
    assert!(watcher.page("/").await.text().contains(&path), "a running table can be watched");
    // By link only: in no list.
    let opened = anna.form("/new/dolmengoetter", "seat0=me&seat1=person&listed=link").await;
    let path = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    assert!(!ben.page("/").await.text().contains(&path));
    assert!(ben.page(&path).await.status.is_success());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_locked_down_and_assets_are_kept() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    let home = client.page("/").await;
    for answer in [&home, &client.get("/api/v1/games").await, &client.get("/nothing").await] {
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(answer.headers[header::REFERRER_POLICY], "same-origin");
    }
    let text = home.text();
    let assets: Vec<&str> = text.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(assets.len() >= 3);
    for path in assets {
        let asset = client.get(path).await;
        assert!(asset.status.is_success(), "{path}");
        assert!(asset.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    }
    assert!(!text.contains("http://") || !text.contains("src=\"http"), "something comes from elsewhere");
    client.get("/assets/..%2f..%2fCargo.toml").await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_compressed_and_streams_are_not() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    for coding in ["gzip", "br"] {
        let request =
            people[0].request(Method::GET, &format!("/t/{id}/now")).header(header::ACCEPT_ENCODING, coding);
        let answer = people[0].send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.headers[header::CONTENT_ENCODING], coding);
        assert!(answer.body.len() < 15 * 1024, "an update has {} bytes", answer.body.len());
    }
    let request =
        people[0].request(Method::GET, &format!("/t/{id}/stream")).header(header::ACCEPT_ENCODING, "gzip");
    let stream = people[0].app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(stream.headers()[header::CONTENT_TYPE], "text/event-stream");
    assert!(!stream.headers().contains_key(header::CONTENT_ENCODING));
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_show_each_step_through_eyes_one_may_use() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    wander(&people, &id, &mut Dice::from_number(2), 12).await;
    let replay =
        async |client: &Client, query: &str| client.get(&format!("/t/{id}/replay/now?{query}")).await;
    assert!(replay(&people[0], "step=3&as=P0").await.status.is_success());
    assert!(replay(&people[0], "step=3&as=audience").await.status.is_success());
    for query in ["step=3&as=P1", "step=3&as=open", "step=x", "step=3&as=cat", "step=-1"] {
        replay(&people[0], query).await.refused(404, "not-found");
    }
    wander(&people, &id, &mut Dice::from_number(3), 10_000).await;
    for query in ["step=0", "step=3&as=P1", "step=3&as=open"] {
        assert!(replay(&people[0], query).await.status.is_success(), "{query}");
    }
    let page = people[0].page(&format!("/t/{id}/replay?step=5")).await;
    assert!(page.status.is_success() && page.text().contains("data-step=\"5\""));
    // A link past the end leads to the end.
    let last = replay(&people[0], "").await.ok()["step"].clone();
    assert_eq!(replay(&people[0], "step=9999").await.ok()["step"], last);
}

#[tokio::test(flavor = "multi_thread")]
async fn options_that_do_not_go_together_are_named() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    let seats: Vec<String> = (0..5).map(|seat| format!("seat{seat}=bot:1")).collect();
    let form = format!("{}&option.board=small16", seats.join("&"));
    let page = client.form("/new/dolmengoetter", &form).await;
    let text = page.text();
    let said =
        "Board: “small (16 circles)” doesn’t go with your other choices for 5 players. Possible here: ";
    assert!(
        text.contains(said) || text.contains("doesn’t go with your other choices for 5 players"),
        "{text}"
    );
    let german = client.form("/new/dolmengoetter?lang=de", &form).await.text();
    assert!(german.contains("was du sonst für 5 Spieler gewählt hast. Hier geht: "), "{german}");
    assert!(!german.contains("has no supplies"), "{german}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_have_pages() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    assert!(client.page("/rules/dolmengoetter").await.status.is_success());
    assert!(client.page("/rules/dolmengoetter/index").await.text().contains("DOLMEN-4.2"));
    assert!(client.page("/rules/dolmengoetter/druids").await.status.is_success());
    for unknown in [
        "/rules/dolmengoetter/nothing",
        "/rules/chess",
        "/rules/chess/index",
        "/rules/vale/example/0",
        "/rules/vale/example/999",
        "/rules/vale/example/one",
        "/rules/chess/example/1",
        "/gallery/chess",
        "/gallery/vale/troll",
    ] {
        let page = client.page(unknown).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{unknown}");
        assert!(page.text().contains("page-message") && page.text().contains("href=\"/\""), "{unknown}");
    }
}

/// The guide speaks the reader's language and leads everywhere else; its examples are judged like lessons.
#[tokio::test(flavor = "multi_thread")]
async fn guides_are_read_and_their_examples_tried() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    for game in ["dolmengoetter", "vale", "runestones", "skye"] {
        for language in ["de", "en"] {
            let page = client.page(&format!("/rules/{game}?lang={language}")).await;
            assert!(page.status.is_success());
            let text = page.text();
            assert!(text.contains(&format!("lang=\"{language}\"")) && text.contains("<figure class=\"shown"));
            for link in [
                format!("/rules/{game}/index"),
                format!("/gallery/{game}"),
                format!("/learn/{game}"),
                format!("/rules/{game}/example/1"),
            ] {
                assert!(text.contains(&format!("href=\"{link}\"")), "{game} leads to {link}");
                assert!(client.page(&link).await.status.is_success(), "{link}");
            }
            assert!(!text.contains("<code>P0"), "{game}: no notation");
        }
        let attempt = client.page(&format!("/rules/{game}/example/1")).await.text();
        let stage = attempt
            .split("<script id=\"lesson\"")
            .nth(1)
            .and_then(|rest| rest.split(['>', '<']).nth(1))
            .unwrap();
        let stage: Value = serde_json::from_str(stage).unwrap();
        let path = format!("/rules/{game}/example/1/try");
        let right = client.post(&path, &json!({ "actions": [stage["way"]] })).await.ok();
        assert_eq!(right["right"], true, "{game}");
        let wrong = client.post(&path, &json!({ "actions": ["nonsense"] })).await.ok();
        assert!(wrong["right"] == false && !wrong["why"].as_str().unwrap().is_empty(), "{game}");
        let foreign = client.post(&path, &json!({ "done": ["nonsense"], "actions": ["x"] })).await;
        assert_eq!(foreign.status, StatusCode::BAD_REQUEST, "{game}");
    }
}

/// Everything is on the page without a script, under a name of its own, and light enough to be loaded.
#[tokio::test(flavor = "multi_thread")]
async fn galleries_show_everything_and_are_light() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    for (game, id) in [
        ("dolmengoetter", "dolmen:4"),
        ("vale", "card:troll"),
        ("runestones", "rune:swap"),
        ("skye", "scoring:s01"),
    ] {
        for language in ["de", "en"] {
            for page in [format!("/gallery/{game}"), format!("/rules/{game}")] {
                let path = format!("{page}?lang={language}");
                let request = client.request(Method::GET, &path).header(header::ACCEPT_ENCODING, "br");
                let answer = client.send(request.body(Body::empty()).unwrap()).await;
                assert!(answer.body.len() < 90 * 1024, "{path} has {} bytes", answer.body.len());
            }
            let text = client.page(&format!("/gallery/{game}?lang={language}")).await.text();
            assert!(text.contains(&format!("id=\"{id}\"")), "{game} shows {id}");
            assert!(text.contains("id=\"signs\""), "{game} has a legend");
        }
    }
}

/// Numbers and what each seat gets are chosen in the form as well; what cannot be is said, and what was chosen stays.
#[tokio::test(flavor = "multi_thread")]
async fn options_of_every_kind_are_chosen_in_the_form() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    let form = client.page("/new/runestones").await.text();
    assert!(
        form.contains("type=\"number\" name=\"option.rounds\"") && form.contains("max=\"200\""),
        "{form}"
    );
    assert!(form.contains("name=\"option.druids.3\"") && !form.contains("option.druids.4"));
    let seats = "seat0=me&seat1=none&seat2=bot%3Arandom&seat3=none&listed=link&option.start=P0";
    let druids = "option.druids.0=black&option.druids.1=brown&option.druids.2=brown&option.druids.3=grey";
    for (options, why) in [
        (format!("{druids}&option.rounds=201"), "from 1 to 200"),
        (format!("{druids}&option.rounds=none"), "from 1 to 200"),
        (
            "option.druids.0=grey&option.druids.2=grey&option.rounds=5".to_owned(),
            "twice; each one must be different",
        ),
        (
            "option.druids.0=pink&option.druids.2=grey&option.rounds=5".to_owned(),
            "there’s no “pink”; choose from Brown Druid, Grey Druid",
        ),
    ] {
        let bad = client.form("/new/runestones", &format!("{seats}&{options}")).await;
        assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY, "{options}");
        let text = bad.text();
        let said = text.split("role=\"alert\"").nth(1).and_then(|rest| rest.split("</p>").next()).unwrap();
        assert!(said.contains(why), "{options}: {said}");
        assert!(text.contains("name=\"option.start\" value=\"P0\" checked"), "what was chosen stays");
    }
    let opened = client.form("/new/runestones", &format!("{seats}&{druids}&option.rounds=5")).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    let path = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    let table = client.page(&path).await.text();
    assert!(table.contains("Druids: Black and Brown"), "{table}");
    // Four scoring tiles, or none at all.
    let seats = "seat0=me&seat1=here&seat2=none&seat3=none&seat4=none&listed=link";
    let some = client.form("/new/skye", &format!("{seats}&option.scoring.0=random")).await;
    assert_eq!(some.status, StatusCode::SEE_OTHER, "{}", some.text());
}

/// A browser without a script plays by forms.
#[tokio::test(flavor = "multi_thread")]
async fn forms_alone_play_too() {
    let world = World::new(quick()).await;
    let client = browser(&world).await;
    let opened = client.form("/new/dolmengoetter", "seat0=me&seat1=here&option.board=small16").await;
    let path = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    let now = client.get(&format!("{path}/now")).await.ok();
    let action = now["paths"][0]["action"].as_str().unwrap().replace(' ', "+");
    let fields = format!("seat={}&step={}&action={action}", now["acting"], now["step"]);
    let acted = client.form(&format!("{path}/act"), &fields).await;
    assert_eq!(
        (acted.status, acted.headers[header::LOCATION].to_str().unwrap()),
        (StatusCode::SEE_OTHER, path.as_str())
    );
    let stale = client.form(&format!("{path}/act"), &fields).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.text().contains("<!DOCTYPE html>"));
    let said = client.form(&format!("{path}/chat"), "text=hello").await;
    assert_eq!(said.status, StatusCode::SEE_OTHER);
}
