//! Parts of a position: a dotted path into JSON, and equality that a person would expect.

use core::fmt;

use serde_json::Value;

/// A dotted path such as `stacks.B2` or `druids.P0.1`; a key with dots or spaces stands in double quotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path(Vec<String>);

/// Why a text is no path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PathFault {
    /// Nothing stands between two dots, or nothing at all.
    #[error("a part of the path is empty")]
    Empty,
    /// A quotation mark is not closed.
    #[error("a quotation mark in the path is not closed")]
    Unclosed,
    /// Something stands between a closing quotation mark and the next dot.
    #[error("a quoted part of the path must be followed by a dot or a space")]
    Glued,
}

impl Path {
    /// Reads a path from the beginning of a line; gives it and the rest of the line.
    pub fn read(text: &str) -> Result<(Path, &str), PathFault> {
        let mut parts = Vec::new();
        let mut rest = text.trim_start();
        loop {
            let (part, after) = if let Some(quoted) = rest.strip_prefix('"') {
                quoted.split_once('"').ok_or(PathFault::Unclosed)?
            } else {
                rest.split_at(rest.find(|c: char| c == '.' || c.is_whitespace()).unwrap_or(rest.len()))
            };
            if part.is_empty() {
                return Err(PathFault::Empty);
            }
            parts.push(part.to_owned());
            match after.strip_prefix('.') {
                Some(next) => rest = next,
                None if after.is_empty() || after.starts_with(char::is_whitespace) => {
                    return Ok((Path(parts), after.trim()));
                }
                None => return Err(PathFault::Glued),
            }
        }
    }

    /// What lies at the path, if anything does. In a list a part is a number from 0.
    pub fn find<'a>(&self, value: &'a Value) -> Option<&'a Value> {
        self.0.iter().try_fold(value, |value, part| match value {
            Value::Object(map) => map.get(part),
            Value::Array(list) => list.get(part.parse::<usize>().ok()?),
            _ => None,
        })
    }

    /// How far the path leads, and which keys there are: what to say when nothing lies there.
    pub(super) fn lost(&self, value: &Value) -> String {
        let mut value = value;
        let mut walked = Vec::new();
        for part in &self.0 {
            let step = Path(vec![part.clone()]);
            match step.find(value) {
                Some(next) => {
                    value = next;
                    walked.push(part.as_str());
                }
                None => break,
            }
        }
        let at =
            if walked.is_empty() { "the position".to_owned() } else { format!("`{}`", walked.join(".")) };
        match value {
            Value::Object(map) => {
                let keys: Vec<&str> = map.keys().map(String::as_str).collect();
                format!("nothing; {at} has the keys {}", keys.join(", "))
            }
            Value::Array(list) => format!("nothing; {at} is a list of {}", list.len()),
            other => format!("nothing; {at} is {other}"),
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(".")?;
            }
            if part.contains(|c: char| c == '.' || c.is_whitespace()) {
                write!(f, "\"{part}\"")?;
            } else {
                f.write_str(part)?;
            }
        }
        Ok(())
    }
}

/// Are two values the same to a person? Numbers count by value: `4` is `4.0`.
pub(super) fn same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => left == right || left.as_f64() == right.as_f64(),
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(left, right)| same(left, right))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left.iter().all(|(key, left)| right.get(key).is_some_and(|right| same(left, right)))
        }
        _ => left == right,
    }
}

/// Lays one value over another: tables merge key by key, everything else is replaced.
pub(super) fn merge(base: &mut Value, over: Value) {
    match (base, over) {
        (Value::Object(base), Value::Object(over)) => {
            for (key, value) in over {
                merge(base.entry(key).or_insert(Value::Null), value);
            }
        }
        (base, over) => *base = over,
    }
}

/// A TOML value as JSON.
pub(super) fn from_toml(value: toml::Value) -> Value {
    match value {
        toml::Value::String(text) => Value::String(text),
        toml::Value::Integer(number) => Value::from(number),
        toml::Value::Float(number) => Value::from(number),
        toml::Value::Boolean(truth) => Value::Bool(truth),
        toml::Value::Datetime(time) => Value::String(time.to_string()),
        toml::Value::Array(list) => Value::Array(list.into_iter().map(from_toml).collect()),
        toml::Value::Table(table) => {
            Value::Object(table.into_iter().map(|(key, value)| (key, from_toml(value))).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn paths_lead_into_tables_and_lists() {
        let position = json!({"stacks": {"B2": ["P0:3", "P1:1"]}, "a b": {"c.d": 1}});
        let find = |text: &str| Path::read(text).unwrap().0.find(&position).cloned();
        assert_eq!(find("stacks.B2.1"), Some(json!("P1:1")));
        assert_eq!(find("stacks.B2.2"), None);
        assert_eq!(find("\"a b\".\"c.d\""), Some(json!(1)));
        assert_eq!(Path::read("stacks.B2 = []").unwrap().1, "= []");
        assert_eq!(Path::read("stacks..B2").unwrap_err(), PathFault::Empty);
        assert_eq!(Path::read("\"stacks").unwrap_err(), PathFault::Unclosed);
    }

    #[test]
    fn numbers_are_equal_by_value() {
        assert!(same(&json!({"a": [4, 5.0]}), &json!({"a": [4.0, 5]})));
        assert!(!same(&json!([4]), &json!([4, 4])));
        assert!(!same(&json!("4"), &json!(4)));
    }

    #[test]
    fn tables_merge_and_lists_are_replaced() {
        let mut base = json!({"druids": {"P0": [1, 2], "P1": [3]}, "active": "P0"});
        merge(&mut base, json!({"druids": {"P0": [9]}, "phase": "action"}));
        assert_eq!(base, json!({"druids": {"P0": [9], "P1": [3]}, "active": "P0", "phase": "action"}));
    }
}
