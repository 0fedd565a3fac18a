//! As much Markdown as rules pages use: headings, paragraphs, lists, tables, code, emphasis, links.

use maud::{Markup, PreEscaped, html};

/// What a page wants to have a say in.
pub(super) struct Hooks<'a> {
    /// The address of a link.
    pub(super) link: &'a dyn Fn(&str) -> String,
    /// A fenced block with its info word; `None` leaves it as code.
    pub(super) block: &'a mut dyn FnMut(&str, &str) -> Option<Markup>,
}

/// Renders a page.
pub(super) fn render(text: &str, hooks: &mut Hooks<'_>) -> Markup {
    let lines: Vec<&str> = text.lines().collect();
    let mut parts = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let (part, next) = part(&lines, at, hooks);
        parts.push(part);
        at = next;
    }
    html! { @for part in parts { (part) } }
}

/// The part that begins in a line, and the line after it.
fn part(lines: &[&str], at: usize, hooks: &mut Hooks<'_>) -> (Markup, usize) {
    let line = lines[at];
    if line.trim().is_empty() {
        return (html! {}, at + 1);
    }
    if let Some(info) = line.strip_prefix("```") {
        let end = (at + 1..lines.len()).find(|at| lines[*at].starts_with("```")).unwrap_or(lines.len());
        let body = lines[at + 1..end].join("\n");
        let shown = (hooks.block)(info.trim(), &body).unwrap_or_else(|| html! { pre { code { (body) } } });
        return (shown, end + 1);
    }
    if let Some(heading) = heading(line, hooks.link) {
        return (heading, at + 1);
    }
    if line.starts_with('|') {
        return table(lines, at, hooks.link);
    }
    if item(line).is_some() {
        return list(lines, at, hooks.link);
    }
    let begins = |line: &str| {
        line.trim().is_empty()
            || line.starts_with("```")
            || line.starts_with('#')
            || line.starts_with('|')
            || item(line).is_some()
    };
    let end = (at + 1..lines.len()).find(|at| begins(lines[*at])).unwrap_or(lines.len());
    let text = lines[at..end].join(" ");
    (html! { p { (inline(&text, hooks.link)) } }, end)
}

/// The headings of a text below its title, with the names by which links find them.
pub(super) fn headings(text: &str) -> Vec<(String, String)> {
    let mut fenced = false;
    let titles = text.lines().filter_map(|line| {
        fenced ^= line.starts_with("```");
        line.strip_prefix("## ").filter(|_| !fenced)
    });
    titles.map(|title| (slug(title), title.replace(['*', '`'], ""))).collect()
}

fn heading(row: &str, link: &dyn Fn(&str) -> String) -> Option<Markup> {
    let level = row.bytes().take_while(|byte| *byte == b'#').count();
    let text = row.get(level..)?.strip_prefix(' ').filter(|_| (1..=4).contains(&level))?;
    let id = slug(text);
    let words = inline(text, link);
    Some(match level {
        1 => html! { h1 id=(id) { (words) } },
        2 => html! { h2 id=(id) { (words) } },
        3 => html! { h3 id=(id) { (words) } },
        _ => html! { h4 id=(id) { (words) } },
    })
}

/// The name by which links find a heading.
pub(super) fn slug(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    letters.flat_map(char::to_lowercase).map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// The text of a list's line, and whether the list is numbered.
fn item(line: &str) -> Option<(&str, bool)> {
    if let Some(text) = line.strip_prefix("* ").or_else(|| line.strip_prefix("- ")) {
        return Some((text, false));
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let text = line.get(digits..)?.strip_prefix(". ").filter(|_| digits > 0)?;
    Some((text, true))
}

fn list(lines: &[&str], start: usize, link: &dyn Fn(&str) -> String) -> (Markup, usize) {
    let numbered = item(lines[start]).is_some_and(|(_, numbered)| numbered);
    let mut items: Vec<String> = Vec::new();
    let mut at = start;
    while let Some(line) = lines.get(at) {
        match (item(line), items.last_mut()) {
            (Some((text, _)), _) => items.push(text.to_owned()),
            // What is indented goes on.
            (None, Some(last)) if line.starts_with(' ') && !line.trim().is_empty() => {
                last.push(' ');
                last.push_str(line.trim_start().trim_start_matches("- "));
            }
            _ => break,
        }
        at += 1;
    }
    let rows = html! { @for text in &items { li { (inline(text, link)) } } };
    (
        if numbered {
            html! { ol { (rows) } }
        } else {
            html! { ul { (rows) } }
        },
        at,
    )
}

fn cells(line: &str) -> Vec<String> {
    let inner = line.trim().trim_matches('|').replace("\\|", "\u{1}");
    inner.split('|').map(|cell| cell.trim().replace('\u{1}', "|")).collect()
}

fn table(lines: &[&str], start: usize, link: &dyn Fn(&str) -> String) -> (Markup, usize) {
    let end = (start..lines.len()).find(|at| !lines[*at].starts_with('|')).unwrap_or(lines.len());
    let rule = |line: &&&str| line.chars().all(|sign| "|-: ".contains(sign));
    let rows: Vec<Vec<String>> =
        lines[start..end].iter().filter(|line| !rule(line)).map(|line| cells(line)).collect();
    let Some((head, body)) = rows.split_first() else { return (html! {}, end) };
    let table = html! {
        div .wide {
            table {
                thead { tr { @for cell in head { th scope="col" { (inline(cell, link)) } } } }
                tbody { @for row in body { tr { @for cell in row { td { (inline(cell, link)) } } } } }
            }
        }
    };
    (table, end)
}

/// A line with emphasis, for texts that stand alone.
pub(crate) fn emphasised(text: &str) -> String {
    inline(text, &str::to_owned).into_string()
}

fn escape(text: &str) -> String {
    html! { (text) }.into_string()
}

/// Emphasis, code and links within a line.
fn inline(text: &str, link: &dyn Fn(&str) -> String) -> Markup {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '*', '[']) {
        out.push_str(&escape(&rest[..at]));
        let from = &rest[at..];
        let (html, used) = span(from, link).unwrap_or_else(|| (escape(&from[..1]), 1));
        out.push_str(&html);
        rest = &from[used..];
    }
    out.push_str(&escape(rest));
    PreEscaped(out)
}

/// The span that begins with a sign, and how long it is in the source.
fn span(text: &str, link: &dyn Fn(&str) -> String) -> Option<(String, usize)> {
    if let Some(rest) = text.strip_prefix('`') {
        let end = rest.find('`')?;
        return Some((html! { code { (&rest[..end]) } }.into_string(), end + 2));
    }
    if let Some(rest) = text.strip_prefix("**") {
        let end = rest.find("**")?;
        return Some((html! { strong { (inline(&rest[..end], link)) } }.into_string(), end + 4));
    }
    if let Some(rest) = text.strip_prefix('*') {
        let end = rest.find('*').filter(|end| *end > 0 && !rest.starts_with(' '))?;
        return Some((html! { em { (inline(&rest[..end], link)) } }.into_string(), end + 2));
    }
    let middle = text.find("](")?;
    let end = middle + text[middle..].find(')')?;
    let (words, address) = (&text[1..middle], &text[middle + 2..end]);
    // Only pages of the house and plain web addresses; nothing that a browser would run.
    let address = link(address);
    let safe = address.starts_with(['/', '#']) || address.starts_with("https://");
    let html = if safe {
        html! { a href=(address) { (inline(words, link)) } }
    } else {
        html! { (inline(words, link)) }
    };
    Some((html.into_string(), end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(text: &str) -> String {
        let mut blocks = Vec::new();
        let mut block = |info: &str, body: &str| {
            blocks.push(body.to_owned());
            (info == "henge").then(|| html! { b {} })
        };
        let link = |address: &str| {
            address.strip_suffix(".md").map_or(address.to_owned(), |page| format!("/rules/x/{page}"))
        };
        render(text, &mut Hooks { link: &link, block: &mut block }).into_string()
    }

    #[test]
    fn what_rules_pages_use_is_rendered() {
        for (text, html) in [
            ("# A *b*", "<h1 id=\"a-b\">A <em>b</em></h1>"),
            ("one\ntwo\n\nthree", "<p>one two</p><p>three</p>"),
            ("* a\n  b\n* c", "<ul><li>a b</li><li>c</li></ul>"),
            ("1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"),
            ("**W 1** `a < b` 2 * 3", "<p><strong>W 1</strong> <code>a &lt; b</code> 2 * 3</p>"),
            ("[x](druids.md)", "<p><a href=\"/rules/x/druids\">x</a></p>"),
            ("[x](javascript:alert(1))", "<p>x)</p>"),
            ("```henge\na\n```\nb", "<b></b><p>b</p>"),
            ("```\na < b\n```", "<pre><code>a &lt; b</code></pre>"),
            ("<script>", "<p>&lt;script&gt;</p>"),
        ] {
            assert_eq!(rendered(text), html, "{text}");
        }
        let table = rendered("| a | b |\n| --- | --- |\n| 1 | `x\\|y` |");
        assert!(
            table.contains("<th scope=\"col\">a</th>") && table.contains("<td><code>x|y</code></td>"),
            "{table}"
        );
    }

    #[test]
    fn headings_are_found_outside_of_blocks() {
        let text = "# A\n## One *two*\n```henge\n## no\n```\n### small\n## Three";
        let found = headings(text);
        assert_eq!(
            found,
            [("one-two", "One two"), ("three", "Three")].map(|(id, title)| (id.into(), title.into()))
        );
    }

    #[test]
    fn unfinished_spans_are_left_as_they_are() {
        for text in ["a * b", "`a", "**a", "[a", "[a](b", "#", "|"] {
            rendered(text);
        }
        assert_eq!(rendered("2 ** 3"), "<p>2 ** 3</p>");
    }
}
