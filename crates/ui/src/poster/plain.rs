//! A drawing made plain: what style sheets say stands on its elements, and what it refers to stands in it.

use core::fmt::Write as _;
use std::collections::HashMap;

use roxmltree::{Document, Node};

use super::sheet::{Element, Sheet, Variables, resolved};

/// Elements that a drawing refers to by `url(#…)`: they stand once, before everything else.
const REFERRED: [&str; 6] = ["clipPath", "filter", "linearGradient", "mask", "pattern", "radialGradient"];
/// Elements that are painted; of others only what is in them.
const PAINTED: [&str; 13] = [
    "circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "stop", "svg", "text", "tspan",
    "title",
];
/// Attributes that say nothing about how something looks.
const SILENT: [&str; 6] = ["class", "href", "role", "style", "tabindex", "title"];
/// What is used within what is used is drawn so deep.
const DEEPEST: usize = 24;

/// Somebody who makes a drawing plain.
struct Scribe<'a, 'input> {
    sheet: &'a Sheet,
    named: HashMap<&'a str, Node<'a, 'input>>,
    out: String,
    /// The elements around the present one, itself included.
    path: Vec<Element>,
}

/// A drawing that needs no style sheet. `None` if it cannot be read.
pub(super) fn plain(markup: &str, sheet: &Sheet) -> Option<String> {
    let document = Document::parse(markup).ok()?;
    let named = document.descendants().filter_map(|node| Some((node.attribute("id")?, node))).collect();
    let mut scribe = Scribe { sheet, named, out: String::with_capacity(markup.len() * 2), path: Vec::new() };
    let root = document.root_element();
    scribe.open(root, &sheet.root, &["id"])?;
    scribe.out.push_str("<defs>");
    for node in document.descendants().filter(|node| REFERRED.contains(&node.tag_name().name())) {
        scribe.element(node, &sheet.root, 0)?;
    }
    scribe.out.push_str("</defs>");
    for child in root.children() {
        scribe.node(child, &sheet.root, 0)?;
    }
    scribe.out.push_str("</svg>");
    Some(scribe.out)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn seen(node: Node<'_, '_>) -> Element {
    let classes = node.attribute("class").unwrap_or_default().split_whitespace().map(str::to_owned);
    Element {
        tag: node.tag_name().name().to_owned(),
        id: node.attribute("id").map(str::to_owned),
        classes: classes.collect(),
    }
}

impl<'input> Scribe<'_, 'input> {
    fn node(&mut self, node: Node<'_, 'input>, known: &Variables, depth: usize) -> Option<()> {
        if node.is_text() {
            let inside =
                self.path.last().is_some_and(|element| ["text", "tspan"].contains(&element.tag.as_str()));
            if inside {
                self.out.push_str(&escaped(node.text().unwrap_or_default()));
            }
            return Some(());
        }
        let name = node.tag_name().name();
        let apart = REFERRED.contains(&name) || name == "symbol" || node.attribute("width") == Some("0");
        if !node.is_element() || apart || depth > DEEPEST {
            return Some(());
        }
        self.element(node, known, depth)
    }

    /// Writes an element with everything in it.
    fn element(&mut self, node: Node<'_, 'input>, known: &Variables, depth: usize) -> Option<()> {
        let name = node.tag_name().name();
        if name == "use" {
            return self.used(node, known, depth);
        }
        let painted = PAINTED.contains(&name) || REFERRED.contains(&name) || name.starts_with("fe");
        self.path.push(seen(node));
        let mut own = known.clone();
        let style = self.style(&mut own);
        if painted {
            let keeps_id = REFERRED.contains(&name);
            write!(self.out, "<{name}").ok()?;
            self.attributes(node, if keeps_id { &[] } else { &["id"] })?;
            self.styled(&style)?;
            self.out.push('>');
        }
        for child in node.children() {
            self.node(child, &own, depth + 1)?;
        }
        if painted {
            write!(self.out, "</{name}>").ok()?;
        }
        self.path.pop();
        Some(())
    }

    /// Writes the beginning of an element.
    fn open(&mut self, node: Node<'_, 'input>, known: &Variables, silent: &[&str]) -> Option<()> {
        self.path.push(seen(node));
        let style = self.style(&mut known.clone());
        write!(self.out, "<{} xmlns=\"http://www.w3.org/2000/svg\"", node.tag_name().name()).ok()?;
        self.attributes(node, silent)?;
        self.styled(&style)?;
        self.out.push('>');
        Some(())
    }

    fn attributes(&mut self, node: Node<'_, 'input>, silent: &[&str]) -> Option<()> {
        for attribute in node.attributes() {
            let name = attribute.name();
            let told = name.starts_with("data-") || name.starts_with("aria-");
            if !told && !SILENT.contains(&name) && !silent.contains(&name) {
                write!(self.out, " {name}=\"{}\"", escaped(attribute.value())).ok()?;
            }
        }
        Some(())
    }

    fn styled(&mut self, style: &[(String, String)]) -> Option<()> {
        if style.is_empty() {
            return Some(());
        }
        self.out.push_str(" style=\"");
        for (name, value) in style {
            write!(self.out, "{name}:{};", escaped(value)).ok()?;
        }
        self.out.push('"');
        Some(())
    }

    /// What the sheet says of the present element. Its variables are known to what is in it.
    fn style(&self, known: &mut Variables) -> Vec<(String, String)> {
        let mut style: Vec<(String, String)> = Vec::new();
        let about = self.sheet.about(&self.path);
        for (name, value) in about.iter().filter(|(name, _)| name.starts_with("--")) {
            known.insert((*name).to_owned(), (*value).to_owned());
        }
        for (name, value) in about.into_iter().filter(|(name, _)| !name.starts_with("--")) {
            let Some(value) = resolved(value, known, 0) else { continue };
            match style.iter_mut().find(|(other, _)| other == name) {
                Some((_, known)) => *known = value,
                None => style.push((name.to_owned(), value)),
            }
        }
        style
    }

    /// Writes what a `use` refers to, where and in the colours in which it is used.
    fn used(&mut self, node: Node<'_, 'input>, known: &Variables, depth: usize) -> Option<()> {
        let target = node.attribute("href").and_then(|href| self.named.get(href.strip_prefix('#')?).copied());
        let Some(target) = target else { return Some(()) };
        self.path.push(seen(node));
        let mut own = known.clone();
        let style = self.style(&mut own);
        let symbol = target.tag_name().name() == "symbol" && target.attribute("viewBox").is_some();
        self.out.push_str("<g");
        let place = ["x", "y", "width", "height", "transform", "id"];
        self.attributes(node, &place)?;
        self.styled(&style)?;
        let at = |name| node.attribute(name).unwrap_or("0");
        let turned = node.attribute("transform").unwrap_or_default();
        if symbol {
            write!(self.out, " transform=\"{}\"><svg", escaped(turned)).ok()?;
            for name in ["x", "y", "width", "height"] {
                if let Some(value) = node.attribute(name) {
                    write!(self.out, " {name}=\"{}\"", escaped(value)).ok()?;
                }
            }
            self.path.push(seen(target));
            self.attributes(target, &["id"])?;
            self.out.push('>');
        } else {
            write!(self.out, " transform=\"{} translate({} {})\">", escaped(turned), at("x"), at("y"))
                .ok()?;
        }
        if target.tag_name().name() == "symbol" {
            for child in target.children() {
                self.node(child, &own, depth + 1)?;
            }
        } else {
            self.element(target, &own, depth + 1)?;
        }
        if symbol {
            self.path.pop();
            self.out.push_str("</svg>");
        }
        self.out.push_str("</g>");
        self.path.pop();
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_takes_the_colours_of_where_it_is_used() {
        let sheet = Sheet::read(&[
            ".red { --c: #f00 } .blue { --c: #00f } .body { fill: var(--c) } .gone { fill: var(--d) }",
        ]);
        let drawn = plain(
            "<svg viewBox=\"0 0 9 9\"><svg width=\"0\"><defs><symbol id=\"s\" viewBox=\"0 0 1 1\"><path class=\"body\" d=\"M0 0\"/>\
             </symbol></defs></svg><g class=\"red\"><use href=\"#s\" x=\"3\"/></g><div><g class=\"blue gone\" data-key=\"k\">\
             <use href=\"#s\"/></g></div><use href=\"#none\"/></svg>",
            &sheet,
        );
        let drawn = drawn.unwrap();
        assert!(drawn.contains("style=\"fill:#f00;\"") && drawn.contains("style=\"fill:#00f;\""), "{drawn}");
        assert!(!drawn.contains("var(") && !drawn.contains("use") && !drawn.contains("div"), "{drawn}");
        assert!(!drawn.contains("class") && !drawn.contains("data-"), "{drawn}");
        assert!(Document::parse(&drawn).is_ok());
        assert_eq!(plain("<svg", &sheet), None);
    }
}
