//! What the description says beside routes and types: what every path can answer, how large numbers are, what goes
//! together, and what comes on the stream.

use serde_json::{Value, json};
use utoipa::Modify;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};

/// How someone says who they are.
pub(super) struct Security;

impl Modify for Security {
    fn modify(&self, document: &mut OpenApi) {
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("A token from `POST /api/v1/people`; pages use a cookie instead."))
            .build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
    }
}

/// What a request must be for an answer to be possible.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    /// It has a body.
    Told,
    /// It changes something.
    Writing,
    /// It names a table.
    AtTable,
    /// It changes something at a table.
    Doing,
}

/// An answer that many paths can give.
struct Common {
    status: &'static str,
    name: &'static str,
    when: When,
    means: &'static str,
}

const COMMON: [Common; 12] = [
    Common {
        status: "400",
        name: "BadRequest",
        when: When::Always,
        means: "The body or the query is not what is described here.",
    },
    Common {
        status: "401",
        name: "Nobody",
        when: When::Always,
        means: "There is no token where one is needed, or no one has it.",
    },
    Common {
        status: "403",
        name: "Forbidden",
        when: When::Writing,
        means: "You may not do that, or a browser says that another site sends this.",
    },
    Common {
        status: "404",
        name: "NotFound",
        when: When::AtTable,
        means: "There is no such table, or it has no such seat or step.",
    },
    Common { status: "408", name: "Late", when: When::Told, means: "The body did not arrive in time." },
    Common {
        status: "409",
        name: "Conflict",
        when: When::Doing,
        means: "The table is not in a state that allows it.",
    },
    Common {
        status: "410",
        name: "Gone",
        when: When::AtTable,
        means: "There was such a table; it was deleted.",
    },
    Common { status: "413", name: "TooLarge", when: When::Told, means: "The body has more than 64 KiB." },
    Common {
        status: "415",
        name: "NotJson",
        when: When::Told,
        means: "The content type of the body is not `application/json`.",
    },
    Common {
        status: "429",
        name: "TooMany",
        when: When::Always,
        means: "You are asking too often, or for too much; `Retry-After` says when to try again.",
    },
    Common {
        status: "500",
        name: "Inside",
        when: When::Always,
        means: "Something broke on the server, or the table comes from another version.",
    },
    Common {
        status: "503",
        name: "Unavailable",
        when: When::Always,
        means: "It could not be saved and nothing was done, or no connection is left; `Retry-After` says when to try again.",
    },
];

impl Common {
    /// Can this operation answer so?
    fn fits(&self, method: &str, path: &str, operation: &Value) -> bool {
        let (writes, at_table) = (method != "get", path.contains("{id}"));
        match self.when {
            When::Always => true,
            When::Told => operation["requestBody"].is_object(),
            When::Writing => writes,
            When::AtTable => at_table,
            When::Doing => writes && at_table,
        }
    }

    /// The answer as a component.
    fn described(&self) -> Value {
        let body = json!({ "schema": { "$ref": "#/components/schemas/ErrorBody" } });
        let mut answer = json!({ "description": self.means, "content": { "application/json": body } });
        if matches!(self.status, "429" | "503") {
            answer["headers"] = json!({ "Retry-After": {
                "description": "After so many seconds it can be tried again.",
                "required": true,
                "schema": { "type": "integer", "minimum": 0 },
            } });
            // Whoever is turned away before they could ask anything is told so in plain words.
            answer["content"]["text/plain"] = json!({ "schema": { "type": "string" } });
        }
        answer
    }
}

/// The description with everything that routes and types do not say themselves.
pub(super) fn complete(document: &OpenApi) -> Value {
    // Invariant: the description is plain data.
    let mut document = serde_json::to_value(document).expect("the description can be written");
    for (path, method, operation) in operations(&mut document) {
        for answer in &COMMON {
            if answer.fits(method, path, operation) {
                let component = format!("#/components/responses/{}", answer.name);
                // Invariant: every path is written with at least one answer.
                let known = operation["responses"].as_object_mut().expect("every path has answers");
                known.entry(answer.status).or_insert_with(|| json!({ "$ref": component }));
            }
        }
        // Who says who they are where nobody asks must say it rightly.
        if operation["security"].is_null() {
            operation["security"] = json!([{}, { "token": [] }]);
        }
        name_tables(operation);
    }
    let responses = COMMON.iter().map(|answer| (answer.name.to_owned(), answer.described()));
    document["components"]["responses"] = Value::Object(responses.collect());
    let act = document["components"]["schemas"]["Act"].take();
    document["components"]["schemas"]["Act"] = either(&act, "action", "actions");
    document["components"]["schemas"]["Event"] = event();
    document["paths"]["/api/v1/tables/{id}/stream"]["get"]["responses"]["200"]["content"] = events();
    bound(&mut document);
    document
}

/// All operations with path and method.
fn operations(document: &mut Value) -> impl Iterator<Item = (&String, &String, &mut Value)> {
    // Invariant: a document has paths, and a path has methods.
    let paths = document["paths"].as_object_mut().expect("a document has paths");
    paths.iter_mut().flat_map(|(path, methods)| {
        let methods = methods.as_object_mut().expect("a path has methods");
        methods.iter_mut().map(move |(method, operation)| (path, method, operation))
    })
}

/// Says what the id of a table looks like.
fn name_tables(operation: &mut Value) {
    let parameters = operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten();
    for parameter in parameters.filter(|parameter| parameter["in"] == "path" && parameter["name"] == "id") {
        parameter["description"] = json!("The id of the table.");
        parameter["schema"] = json!({
            "type": "string", "minLength": 1, "maxLength": 32, "pattern": "^[A-Za-z0-9_-]{1,32}$",
        });
    }
}

/// An object that has exactly one of two fields.
fn either(both: &Value, first: &str, second: &str) -> Value {
    let with = |one: &str, other: &str| {
        let mut shape = both.clone();
        shape["title"] = json!(format!("with {one}"));
        // Invariant: both are fields of it, and others are required.
        let fields = shape["properties"].as_object_mut().expect("an object has fields");
        fields.remove(other);
        without_null(&mut fields[one]);
        shape["required"].as_array_mut().expect("some fields are required").push(json!(one));
        shape
    };
    json!({ "description": both["description"], "oneOf": [with(first, second), with(second, first)] })
}

/// Takes `null` from what a field may be.
fn without_null(field: &mut Value) {
    if let Some(kinds) = field.get_mut("type")
        && let Some(only) = kinds.as_array().and_then(|all| all.iter().find(|kind| *kind != "null")).cloned()
    {
        *kinds = only;
    }
    let Some(choices) = field.get_mut("oneOf").and_then(Value::as_array_mut) else { return };
    choices.retain(|choice| choice["type"] != "null");
    if let [only] = choices.as_slice()
        && let (Some(only), Some(fields)) = (only.as_object().cloned(), field.as_object_mut())
    {
        fields.remove("oneOf");
        fields.extend(only);
    }
}

/// One event of a stream. OpenAPI before 3.2 has no word for streams: by custom the schema tells one event.
fn event() -> Value {
    let data = |schema: &str| {
        let schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
        json!({ "type": "string", "contentMediaType": "application/json", "contentSchema": schema })
    };
    let change = json!({
        "type": "object", "required": ["event", "id", "data"],
        "properties": {
            "event": { "const": "change" }, "id": { "type": "string", "pattern": "^[0-9]+$" }, "data": data("Change"),
        },
    });
    let here = json!({
        "type": "object", "required": ["event", "data"],
        "properties": { "event": { "const": "here" }, "data": data("Here") },
    });
    json!({ "description": "One event of a stream; its data is JSON in one line.", "oneOf": [change, here] })
}

/// What comes on a stream.
fn events() -> Value {
    let change = json!({ "event": "change", "id": "14", "data": "{\"version\":14,\"step\":12}" });
    let here = json!({ "event": "here", "data": "{\"seats\":[0],\"watching\":2,\"gone\":[1]}" });
    json!({ "text/event-stream": {
        "schema": { "$ref": "#/components/schemas/Event" },
        "examples": {
            "change": { "summary": "Something changed", "value": change },
            "here": { "summary": "Somebody came or went", "value": here },
        },
    } })
}

/// Says of every unsigned number how large it can be.
fn bound(part: &mut Value) {
    match part {
        Value::Object(fields) => {
            let largest = match fields.get("format").and_then(Value::as_str) {
                Some("u-int8") => Some(("uint8", u64::from(u8::MAX))),
                Some("u-int16") => Some(("uint16", u64::from(u16::MAX))),
                Some("u-int32") => Some(("uint32", u64::from(u32::MAX))),
                Some("u-int64") => Some(("uint64", u64::MAX)),
                _ => None,
            };
            if let Some((format, largest)) = largest {
                // The word of the registry of formats, which the crate spells otherwise.
                fields.insert("format".to_owned(), json!(format));
                fields.entry("maximum").or_insert_with(|| json!(largest));
            }
            fields.values_mut().for_each(bound);
        }
        Value::Array(parts) => parts.iter_mut().for_each(bound),
        _ => {}
    }
}
