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
    let document = serde_json::to_value(server::api::description()).unwrap();
    walk(&document, &document);
    assert!(document["components"]["securitySchemes"]["token"].is_object());
}

/// The guide names every path of the document, and no other.
#[test]
fn the_guide_names_every_path() {
    let guide = include_str!("../../../../docs/api.md");
    let document = serde_json::to_value(server::api::description()).unwrap();
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
