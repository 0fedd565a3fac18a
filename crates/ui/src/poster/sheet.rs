//! A style sheet as far as drawings need it: what simple selectors say about fills, strokes and letters.
//!
//! Programs that paint drawings know no variables and no light or dark. Here variables are looked up, of two colours that of
//! the day is taken, and mixtures are mixed. Rules for what moves, is pointed at or depends on the window are passed over.

use std::collections::BTreeMap;

/// Properties that matter for a still drawing, beside variables.
const PROPERTIES: [&str; 20] = [
    "color",
    "display",
    "fill",
    "fill-opacity",
    "fill-rule",
    "font-size",
    "font-weight",
    "letter-spacing",
    "opacity",
    "paint-order",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
    "visibility",
];

/// Variables with their values as they are written.
pub(super) type Variables = BTreeMap<String, String>;

/// Rules for drawings.
pub(super) struct Sheet {
    rules: Vec<Rule>,
    /// What holds everywhere.
    pub(super) root: Variables,
}

struct Rule {
    /// From the outside in.
    selector: Vec<Part>,
    weight: [usize; 3],
    declarations: Vec<(String, String)>,
}

/// One element of a selector.
struct Part {
    tag: Option<String>,
    id: Option<String>,
    classes: Vec<String>,
    /// Must the element before it be the one around it?
    child: bool,
}

/// An element as selectors see it.
#[derive(Clone, Default)]
pub(super) struct Element {
    pub(super) tag: String,
    pub(super) id: Option<String>,
    pub(super) classes: Vec<String>,
}

impl Part {
    fn read(text: &str) -> Option<Part> {
        let mut part = Part { tag: None, id: None, classes: Vec::new(), child: false };
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest[1..].find(['.', '#']).map_or(rest.len(), |at| at + 1);
            let (word, after) = rest.split_at(end);
            let name = word.trim_start_matches(['.', '#']);
            if name.is_empty()
                || !name.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_".contains(sign))
            {
                return None;
            }
            match word.as_bytes()[0] {
                b'.' => part.classes.push(name.to_owned()),
                b'#' => part.id = Some(name.to_owned()),
                _ => part.tag = Some(name.to_owned()),
            }
            rest = after;
        }
        Some(part)
    }

    fn fits(&self, element: &Element) -> bool {
        self.tag.as_ref().is_none_or(|tag| *tag == element.tag)
            && self.id.as_ref().is_none_or(|id| element.id.as_ref() == Some(id))
            && self.classes.iter().all(|class| element.classes.contains(class))
    }
}

fn selector(text: &str) -> Option<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut child = false;
    for word in text.split_whitespace() {
        if word == ">" {
            child = true;
            continue;
        }
        parts.push(Part { child, ..Part::read(word)? });
        child = false;
    }
    (!parts.is_empty() && !child).then_some(parts)
}

/// Does the last part of a selector fit the last of these elements, with the other parts around it?
fn fits(parts: &[Part], path: &[Element]) -> bool {
    let (Some((last, before)), Some((element, around))) = (parts.split_last(), path.split_last()) else {
        return parts.is_empty();
    };
    if !last.fits(element) {
        return false;
    }
    match (before, last.child) {
        ([], _) => true,
        (_, true) => fits(before, around),
        (_, false) => (0..around.len()).rev().any(|at| fits(before, &around[..=at])),
    }
}

fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out + rest
}

/// Where a block that begins before `text` ends.
fn end_of_block(text: &str) -> usize {
    let mut depth = 1;
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

fn declarations(block: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for declaration in block.split(';') {
        let Some((name, value)) = declaration.split_once(':') else { continue };
        let (name, value) = (name.trim(), value.trim());
        if name == "font" {
            // The weight, if it is a number, and the size.
            let words = value.split_whitespace();
            let weight =
                words.clone().find(|word| word.len() == 3 && word.bytes().all(|b| b.is_ascii_digit()));
            let size = words.clone().find(|word| word.ends_with("px"));
            found.extend(weight.map(|weight| ("font-weight".to_owned(), weight.to_owned())));
            found.extend(size.map(|size| ("font-size".to_owned(), size.to_owned())));
        } else if name.starts_with("--") || PROPERTIES.contains(&name) {
            found.push((name.to_owned(), value.to_owned()));
        }
    }
    found
}

impl Sheet {
    /// Reads style sheets, one after the other.
    pub(super) fn read(texts: &[&str]) -> Sheet {
        let mut sheet = Sheet { rules: Vec::new(), root: Variables::new() };
        for text in texts {
            let text = without_comments(text);
            let mut rest = text.as_str();
            while let Some((head, after)) = rest.split_once('{') {
                let end = end_of_block(after);
                let (block, next) = after.split_at(end);
                rest = next.get(1..).unwrap_or("");
                if !head.trim_start().starts_with('@') && !block.contains('{') {
                    sheet.add(head, block);
                }
            }
        }
        sheet
    }

    fn add(&mut self, selectors: &str, block: &str) {
        let declarations = declarations(block);
        if declarations.is_empty() {
            return;
        }
        for text in selectors.split(',').map(str::trim) {
            if text == ":root" {
                self.root.extend(declarations.iter().filter(|(name, _)| name.starts_with("--")).cloned());
            } else if let Some(selector) = selector(text) {
                let count = |what: fn(&Part) -> usize| selector.iter().map(what).sum();
                let weight = [
                    count(|part| usize::from(part.id.is_some())),
                    count(|part| part.classes.len()),
                    count(|part| usize::from(part.tag.is_some())),
                ];
                self.rules.push(Rule { selector, weight, declarations: declarations.clone() });
            }
        }
    }

    /// What holds for the last of these elements, the weakest first.
    pub(super) fn about(&self, path: &[Element]) -> Vec<(&str, &str)> {
        let mut rules: Vec<&Rule> = self.rules.iter().filter(|rule| fits(&rule.selector, path)).collect();
        rules.sort_by_key(|rule| rule.weight);
        let declared = rules.into_iter().flat_map(|rule| &rule.declarations);
        declared.map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }
}

/// What stands between the parenthesis before `text` and the one that closes it, and what comes after.
fn within(text: &str) -> Option<(&str, &str)> {
    let mut depth = 1;
    for (at, sign) in text.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&text[..at], &text[at + 1..]));
        }
    }
    None
}

/// Parts between commas that are within no parentheses.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    for (at, sign) in text.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts
}

fn hex(colour: &str) -> Option<[f32; 3]> {
    let digits = colour.trim().strip_prefix('#')?;
    let wide = match digits.len() {
        3 | 4 => digits.chars().take(3).flat_map(|digit| [digit, digit]).collect(),
        6 | 8 => digits[..6].to_owned(),
        _ => return None,
    };
    let part = |at: usize| u8::from_str_radix(&wide[at..at + 2], 16).ok().map(f32::from);
    Some([part(0)?, part(2)?, part(4)?])
}

/// `color-mix(in srgb, #aabbcc 30%, #ddeeff)`.
fn mixed(parts: &[&str]) -> Option<String> {
    let [_, one, other] = parts else { return None };
    let (colour, share) = one.rsplit_once(' ')?;
    let share: f32 = share.strip_suffix('%')?.parse().ok()?;
    let (one, other) = (hex(colour)?, hex(other)?);
    let mix = |at: usize| one[at] * share / 100.0 + other[at] * (1.0 - share / 100.0);
    let [red, green, blue] = [0, 1, 2].map(|at| mix(at).round());
    Some(format!("rgb({red},{green},{blue})"))
}

/// A value with its variables looked up, by day. `None` if something in it is not known.
pub(super) fn resolved(value: &str, variables: &Variables, depth: u8) -> Option<String> {
    const DEEPEST: u8 = 12;
    if depth > DEEPEST {
        return None;
    }
    for (function, open) in [("var", "var("), ("light-dark", "light-dark("), ("color-mix", "color-mix(")] {
        let Some((before, after)) = value.split_once(open) else { continue };
        let (inside, rest) = within(after)?;
        let parts = arguments(inside);
        let put = match function {
            "var" => match variables.get(parts[0]) {
                Some(found) => found.clone(),
                None => (*parts.get(1)?).to_owned(),
            },
            "light-dark" => parts[0].to_owned(),
            _ => {
                let known: Option<Vec<String>> =
                    parts.iter().map(|part| resolved(part, variables, depth + 1)).collect();
                mixed(&known?.iter().map(String::as_str).collect::<Vec<_>>())?
            }
        };
        return resolved(&format!("{before}{put}{rest}"), variables, depth + 1);
    }
    Some(value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn element(tag: &str, classes: &[&str]) -> Element {
        Element {
            tag: tag.to_owned(),
            id: None,
            classes: classes.iter().map(|&class| class.to_owned()).collect(),
        }
    }

    #[test]
    fn the_stronger_rule_has_the_last_word() {
        let sheet = Sheet::read(&[
            ":root { --ink: light-dark(#111, #eee); } /* .a { fill: no } */ .a { fill: red } g .a { fill: var(--ink) }",
            "@media print { .a { fill: green } } .a:hover { fill: blue } g > .b, .c { stroke: var(--x, #222); margin: 0 }",
        ]);
        let path = [element("g", &[]), element("path", &["a"])];
        assert_eq!(sheet.about(&path), [("fill", "red"), ("fill", "var(--ink)")]);
        assert_eq!(resolved("var(--ink)", &sheet.root, 0).as_deref(), Some("#111"));
        let deep = [element("g", &[]), element("g", &[]), element("path", &["b"])];
        assert_eq!(sheet.about(&deep), [("stroke", "var(--x, #222)")]);
        let wrong = [element("g", &[]), element("a", &[]), element("path", &["b"])];
        assert!(sheet.about(&wrong).is_empty());
    }

    #[test]
    fn values_are_looked_up_and_mixed() {
        let known = Variables::from([
            ("--a".to_owned(), "#ffffff".to_owned()),
            ("--b".to_owned(), "var(--b)".to_owned()),
        ]);
        let of = |value: &str| resolved(value, &known, 0);
        assert_eq!(of("color-mix(in srgb, #000 50%, var(--a))").as_deref(), Some("rgb(128,128,128)"));
        assert_eq!(of("light-dark(rgb(1 2 3), #000)").as_deref(), Some("rgb(1 2 3)"));
        assert_eq!((of("var(--none)"), of("var(--b)")), (None, None));
        assert_eq!(declarations("font: 600 13px sans-serif; margin: 0").len(), 2);
    }
}
