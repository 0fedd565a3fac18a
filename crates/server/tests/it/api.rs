//! The description of the API fits the routes, both ways.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

use crate::harness::{World, quick, seated};

/// A body that a route takes, by its path and method.
fn body(method: &str, path: &str) -> Value {
    match (method, path.rsplit('/').next().unwrap()) {
        ("post", "people" | "me") => json!({ "name": "Anna" }),
        ("post", "tables") => json!({ "game": "dolmengoetter", "seats": ["me", "bot"] }),
        ("post", "act") => json!({ "seat": 0, "step": 0, "action": "S" }),
        ("post", "undo") => json!({ "step": 0 }),
        ("post", "answer") => json!({ "agree": true }),
        ("post", "chat") => json!({ "text": "hello" }),
        ("post", "leave") => json!({ "seat": 0 }),
        ("post", "pace") => json!({ "pace": "fast" }),
        ("post", "watchers") => json!({ "heard": true }),
        ("post", "seat") => json!({ "seat": 0, "who": "bot" }),
        _ => json!({}),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_described_path_answers_as_described() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let document = world.nobody().get("/api/v1/openapi.json").await.ok();
    assert_eq!(document["openapi"].as_str().map(|version| &version[..2]), Some("3."));
    let mut count = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let known: Vec<&String> = operation["responses"].as_object().unwrap().keys().collect();
            let real = path.replace("{id}", &id);
            assert!(!real.contains('{'), "{path} has another parameter");
            let request = people[1].request(method.to_uppercase().parse::<Method>().unwrap(), &real);
            let request = request.header(header::CONTENT_TYPE, "application/json");
            let request = request.body(Body::from(body(method, path).to_string())).unwrap();
            let status = if path.ends_with("/stream") {
                use tower::ServiceExt as _;
                people[1].app.clone().oneshot(request).await.unwrap().status()
            } else {
                people[1].send(request).await.status
            };
            assert!(
                known.contains(&&status.as_u16().to_string()),
                "{method} {path}: {status} is not described"
            );
            assert!(
                status != StatusCode::NOT_FOUND && status != StatusCode::METHOD_NOT_ALLOWED,
                "{method} {path}"
            );
            assert!(operation["summary"].is_string(), "{method} {path} has no summary");
            count += 1;
        }
    }
    assert!(count >= 20, "only {count} operations");
}

/// Every reference of the document leads somewhere.
#[test]
fn the_document_is_whole() {
    fn walk(document: &Value, at: &Value) {
        match at {
            Value::Object(fields) => {
                if let Some(Value::String(reference)) = fields.get("$ref") {
                    let path = reference.strip_prefix('#').unwrap();
                    assert!(document.pointer(path).is_some(), "{reference} leads nowhere");
                }
                fields.values().for_each(|value| walk(document, value));
            }
            Value::Array(values) => values.iter().for_each(|value| walk(document, value)),
            _ => {}
        }
    }
    let document = server::api::description();
    walk(&document, &document);
    assert!(document["components"]["securitySchemes"]["token"].is_object());
}

/// The guide names every path of the document, and no other.
#[test]
fn the_guide_names_every_path() {
    let guide = include_str!("../../../../docs/api.md");
    let document = server::api::description();
    let mut described: Vec<String> = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            described.push(format!("`{} {}`", method.to_uppercase(), path.strip_prefix("/api/v1").unwrap()));
        }
    }
    for operation in &described {
        assert!(guide.contains(operation.as_str()), "docs/api.md does not name {operation}");
    }
    let named = guide.split('`').filter(|word| word.starts_with("GET /") || word.starts_with("POST /"));
    for word in named.filter(|word| !word.contains("openapi")) {
        let operation = format!("`{word}`").replace("/api/v1", "");
        assert!(described.contains(&operation), "docs/api.md names {word}, which there is not");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn legal_actions_come_with_notation_number_and_path() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let seat = crate::harness::decider(&people[0], &id).await.unwrap();
    let person = &people[seat as usize];
    let legal = person.get(&format!("/api/v1/tables/{id}/legal")).await.ok();
    assert_eq!(legal["seat"], seat);
    let first = &legal["actions"][0];
    assert!(first["action"].as_str().unwrap().starts_with("D "), "{first}");
    assert!(first["index"].is_u64() && first["label"].is_string());
    assert!(first["path"][0].as_str().unwrap().starts_with("place:"), "{first}");
    let other = &people[1 - seat as usize];
    let none = other.get(&format!("/api/v1/tables/{id}/legal")).await.ok();
    assert_eq!(none["actions"], json!([]));
}

/// The schema of a field of what is sent.
fn field(document: &Value, kind: &str, name: &str) -> Value {
    document["components"]["schemas"][kind]["properties"][name].clone()
}

/// Whatever a path can answer is described, with the error as its body.
#[test]
fn every_answer_is_described() {
    let document = server::api::description();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let mut wanted = vec!["400", "401", "429", "500", "503"];
            if method == "post" {
                wanted.push("403");
            }
            if path.contains("{id}") {
                wanted.push("404");
            }
            if operation["requestBody"].is_object() {
                wanted.extend(["408", "413", "415"]);
            }
            for status in wanted {
                assert!(operation["responses"][status].is_object(), "{method} {path} may answer {status}");
            }
        }
    }
    for (name, answer) in document["components"]["responses"].as_object().unwrap() {
        let body = &answer["content"]["application/json"]["schema"]["$ref"];
        assert_eq!(body, "#/components/schemas/ErrorBody", "{name}");
    }
    let too_many = &document["components"]["responses"]["TooMany"];
    assert_eq!(too_many["headers"]["Retry-After"]["required"], true);
}

/// The limits that are described are those of the house.
#[tokio::test(flavor = "multi_thread")]
async fn limits_are_as_described() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let document = server::api::description();
    let anna = &people[0];
    let most = |kind, name, limit| field(&document, kind, name)[limit].as_u64().unwrap();
    // Names and messages.
    let longest = usize::try_from(most("NewName", "name", "maxLength")).unwrap();
    anna.post("/api/v1/me", &json!({ "name": "n".repeat(longest) })).await.ok();
    anna.post("/api/v1/me", &json!({ "name": "n".repeat(longest + 1) })).await.refused(422, "bad-name");
    anna.post("/api/v1/me", &json!({ "name": format!("n{}", " ".repeat(longest)) }))
        .await
        .refused(422, "bad-name");
    let chat = format!("/api/v1/tables/{id}/chat");
    let longest = usize::try_from(most("Message", "text", "maxLength")).unwrap();
    anna.post(&chat, &json!({ "text": "t".repeat(longest) })).await.ok();
    anna.post(&chat, &json!({ "text": format!("t{}", " ".repeat(longest)) })).await.refused(422, "bad-text");
    // Seats: what fits the description may not be at this table, what does not is no seat at all.
    let last = most("Leave", "seat", "maximum");
    let leave = format!("/api/v1/tables/{id}/leave");
    anna.post(&leave, &json!({ "seat": last })).await.refused(404, "no-such-seat");
    anna.post(&leave, &json!({ "seat": last + 1 })).await.refused(400, "bad-request");
    let (fewest, most_seats) = (most("NewTable", "seats", "minItems"), most("NewTable", "seats", "maxItems"));
    let open = async |seats: u64| {
        let seats = vec!["bot"; usize::try_from(seats).unwrap()];
        anna.post("/api/v1/tables", &json!({ "game": "dolmengoetter", "seats": seats })).await
    };
    open(fewest).await.refused(422, "wrong-players");
    open(most_seats).await.ok();
    open(most_seats + 1).await.refused(400, "bad-request");
    // Times of grace.
    let grace = async |seconds: u64| {
        let new = json!({ "game": "dolmengoetter", "seats": ["me", "bot"], "grace": seconds });
        anna.post("/api/v1/tables", &new).await.status.as_u16()
    };
    let (short, long) = (most("NewTable", "grace", "minimum"), most("NewTable", "grace", "maximum"));
    let said = [grace(short - 1).await, grace(short).await, grace(long).await, grace(long + 1).await];
    assert_eq!(said, [400, 201, 201, 400]);
}

/// The words that are described are those that are understood.
#[tokio::test(flavor = "multi_thread")]
async fn words_are_as_described() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let document = server::api::description();
    let paces = document["components"]["schemas"]["Pace"]["enum"].as_array().unwrap().clone();
    assert_eq!(paces, table::Pace::ALL.map(table::Pace::word));
    for pace in paces {
        people[0].post(&format!("/api/v1/tables/{id}/pace"), &json!({ "pace": pace })).await.ok();
        assert_eq!(people[0].table(&id).await["pace"], pace);
    }
    let parameters = &document["paths"]["/api/v1/tables/{id}/legal"]["get"]["parameters"];
    let lang = parameters.as_array().unwrap().iter().find(|parameter| parameter["name"] == "lang").unwrap();
    let mut languages = lang["schema"].to_string();
    for language in ui::Language::ALL {
        let tag = format!("\"{}\"", language.tag());
        assert!(languages.contains(&tag), "{languages} has no {tag}");
        languages = languages.replace(&tag, "");
    }
    let pattern = document["components"]["schemas"]["Wanted"]["pattern"].as_str().unwrap();
    for kind in bots::Kind::ALL {
        let wanted = format!("bot:{kind}");
        let seats = json!(["me", wanted]);
        people[0].post("/api/v1/tables", &json!({ "game": "dolmengoetter", "seats": seats })).await.ok();
        let level = kind.to_string();
        assert!(
            pattern.contains(&level) || (1..=5).any(|digit| level == digit.to_string()),
            "{pattern}: {wanted}"
        );
    }
}

/// A body is an object: a list of the values of its fields is none.
#[tokio::test(flavor = "multi_thread")]
async fn lists_are_no_objects() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let people_path = "/api/v1/people".to_owned();
    let at = |path: &str| format!("/api/v1/tables/{id}/{path}");
    for (path, body) in [
        (people_path.clone(), json!([])),
        (people_path, json!(["Anna"])),
        ("/api/v1/me".to_owned(), json!(["Anna"])),
        (at("join"), json!([])),
        (at("leave"), json!([0])),
        (at("chat"), json!(["hi"])),
        (at("act"), json!([0, 1, null, "D 1", null])),
        (at("undo"), json!([1, null])),
        (format!("/t/{id}/join"), json!([1])),
    ] {
        people[0].post(&path, &body).await.refused(400, "bad-request");
    }
}

/// An act has `action` or `actions`: the description says so, and the server does.
#[tokio::test(flavor = "multi_thread")]
async fn an_act_has_one_action_or_several() {
    let document = server::api::description();
    let shapes = document["components"]["schemas"]["Act"]["oneOf"].as_array().unwrap().clone();
    let has = |shape: &Value, name: &str| {
        let required = shape["required"].as_array().unwrap().contains(&json!(name));
        assert_eq!(required, shape["properties"][name].is_object());
        assert_eq!(shape["additionalProperties"], false);
        required
    };
    let said: Vec<_> = shapes.iter().map(|shape| (has(shape, "action"), has(shape, "actions"))).collect();
    assert_eq!(said, [(true, false), (false, true)]);
    assert_eq!(shapes[1]["properties"]["actions"]["minItems"], 1);
    assert_eq!(shapes[1]["properties"]["actions"]["maxItems"], table::MOST_TOGETHER);
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let path = format!("/api/v1/tables/{id}/act");
    for wrong in [
        json!({ "seat": 0, "step": 1 }),
        json!({ "seat": 0, "step": 1, "action": null }),
        json!({ "seat": 0, "step": 1, "action": "S", "actions": ["S"] }),
        json!({ "seat": 0, "step": 1, "action": null, "actions": ["S"] }),
        json!({ "seat": 0, "step": 1, "actions": [] }),
    ] {
        people[0].post(&path, &wrong).await.refused(400, "bad-request");
    }
}

/// Numbers are what JSON takes for whole numbers, up to the largest that is described.
#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_as_described() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let document = server::api::description();
    let parameters = document["paths"]["/api/v1/tables/{id}/steps"]["get"]["parameters"].as_array().unwrap();
    let from = parameters.iter().find(|parameter| parameter["name"] == "from").unwrap();
    let largest = from["schema"]["maximum"].as_u64().unwrap();
    let steps = async |from: u64| people[0].get(&format!("/api/v1/tables/{id}/steps?from={from}")).await;
    assert_eq!(steps(largest).await.ok()["steps"], json!([]));
    steps(largest + 1).await.refused(400, "bad-request");
    let leave = format!("/api/v1/tables/{id}/leave");
    people[0].post(&leave, &json!({ "seat": 4.0 })).await.refused(404, "no-such-seat");
    people[0].post(&leave, &json!({ "seat": 0.5 })).await.refused(400, "bad-request");
}

/// A slip of the pen in a query is told, not passed over.
#[tokio::test(flavor = "multi_thread")]
async fn unknown_query_parameters_are_refused() {
    let world = World::new(quick()).await;
    let (id, people) = seated(&world, 2).await;
    let table = format!("/api/v1/tables/{id}");
    for path in ["/api/v1/games?x", "/api/v1/tables?wich=mine", "/api/v1/me?lang=de"] {
        people[0].get(path).await.refused(400, "bad-request");
    }
    for path in ["?x=1", "/steps?form=3", "/view?lang=de", "/legal?lang=fr", "/legal?seat=0&seat=1"] {
        people[0].get(&format!("{table}{path}")).await.refused(400, "bad-request");
    }
    people[0].post(&format!("{table}/join?seat=1"), &json!({})).await.refused(400, "bad-request");
    people[0].get(&format!("{table}/legal?seat=0&lang=de")).await.ok();
    // What is no text at all names no table.
    people[0].get("/api/v1/tables/%ff/view").await.refused(404, "no-such-table");
}

/// Events of a stream are described one by one, with what is in them.
#[test]
fn the_stream_is_described() {
    let document = server::api::description();
    let answer = &document["paths"]["/api/v1/tables/{id}/stream"]["get"]["responses"]["200"];
    let content = answer["content"].as_object().unwrap();
    assert_eq!(content.keys().collect::<Vec<_>>(), ["text/event-stream"]);
    for (event, data) in [("change", "Change"), ("here", "Here")] {
        let value = &content["text/event-stream"]["examples"][event]["value"];
        assert_eq!(value["event"], event);
        let told: Value = serde_json::from_str(value["data"].as_str().unwrap()).unwrap();
        let told: Vec<_> = told.as_object().unwrap().keys().cloned().collect();
        let mut known: Vec<_> = document["components"]["schemas"][data]["properties"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect();
        known.sort();
        let mut told = told;
        told.sort();
        assert_eq!(told, known);
    }
}
