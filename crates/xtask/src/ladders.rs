//! `cargo xtask ladders`: the measured parts of docs/bots.md, made anew by the commands that stand in them.
//!
//! A measured part begins with `<!-- made by: henge arena … --svg docs/pictures/NAME.svg -->` and ends with `<!-- end -->`.
//! What stands between is the drawing and the tables that the command prints. Finished games are kept in
//! `target/ladders`, so that a run that was interrupted goes on.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::steps::Steps;

/// The page with the measured parts.
const PAGE: &str = "docs/bots.md";
const BEGIN: &str = "<!-- made by: henge arena ";
const CLOSE: &str = " -->";
const END: &str = "<!-- end -->";

/// Makes the measured parts anew whose command names this word, or all of them.
pub(crate) fn run(steps: &mut Steps, only: Option<&str>) {
    let path = steps.root().join(PAGE);
    let commands =
        match fs::read_to_string(&path).map_err(|error| error.to_string()).and_then(|page| commands(&page)) {
            Ok(commands) => commands,
            Err(why) => {
                steps.check(PAGE, || Err(why));
                return;
            }
        };
    let mut build = steps.cargo(&["build", "--profile", "dist", "-p", "cli"]);
    if !steps.run("build", &mut build) {
        return;
    }
    for arguments in commands {
        if only.is_some_and(|only| arguments.split(' ').all(|word| word != only)) {
            continue;
        }
        let mut henge = steps.cargo(&["run", "--profile", "dist", "--quiet", "-p", "cli", "--", "arena"]);
        let root = steps.root();
        steps.check(&format!("henge arena {arguments}"), || measure(root, &mut henge, &arguments));
    }
}

/// Runs one command and writes what it says into the page.
fn measure(root: &Path, henge: &mut Command, arguments: &str) -> Result<(), String> {
    let words = |error: std::io::Error| error.to_string();
    let drawing = drawing(arguments).ok_or("the command draws nothing")?;
    let name = Path::new(drawing).file_stem().ok_or("the drawing has no name")?.to_string_lossy();
    let kept = root.join("target/ladders");
    fs::create_dir_all(&kept).map_err(words)?;
    henge.args(arguments.split(' ')).arg("--markdown").arg("--out").arg(kept.join(format!("{name}.json")));
    let output = henge.stderr(Stdio::inherit()).output().map_err(words)?;
    if !output.status.success() {
        return Err(output.status.to_string());
    }
    let tables = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    // The page is read again: it may have been edited while the games were played.
    let page = fs::read_to_string(root.join(PAGE)).map_err(words)?;
    let relative = drawing.strip_prefix("docs/").ok_or("drawings belong into docs/pictures")?;
    let part = format!("![{name}]({relative})\n\n{}", tables.trim_end());
    fs::write(root.join(PAGE), replaced(&page, arguments, &part)?).map_err(words)
}

/// The arguments of each measured part.
fn commands(page: &str) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(page.lines()) {
        let Some(rest) = line.strip_prefix(BEGIN) else { continue };
        let arguments = rest
            .strip_suffix(CLOSE)
            .ok_or_else(|| format!("{PAGE}:{number}: the line must end with {CLOSE:?}"))?;
        if drawing(arguments).is_none_or(|drawing| !drawing.starts_with("docs/pictures/")) {
            return Err(format!("{PAGE}:{number}: the command must draw with --svg docs/pictures/NAME.svg"));
        }
        replaced(page, arguments, "")?;
        found.push(arguments.to_owned());
    }
    Ok(found)
}

/// The file that a command draws.
fn drawing(arguments: &str) -> Option<&str> {
    arguments.split(' ').skip_while(|word| *word != "--svg").nth(1)
}

/// The page with another content in one measured part.
fn replaced(page: &str, arguments: &str, part: &str) -> Result<String, String> {
    let head = format!("{BEGIN}{arguments}{CLOSE}\n");
    let missing = |what: &str| format!("{PAGE}: {what} of `henge arena {arguments}`");
    let begin = page.find(&head).ok_or_else(|| missing("no part"))? + head.len();
    let rest = &page[begin..];
    let end = rest.find(END).filter(|end| rest.find(BEGIN).is_none_or(|next| *end < next));
    let end = end.ok_or_else(|| missing("no end of the part"))?;
    Ok(format!("{}\n{part}\n\n{}", &page[..begin], &rest[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "vale --bots 1,2 --games 4 --svg docs/pictures/a.svg";

    #[test]
    fn the_page_is_well_formed() {
        let page = include_str!("../../../docs/bots.md");
        let commands = commands(page).unwrap();
        assert!(commands.len() >= 4, "a ladder for each game: {commands:?}");
        let mut drawings: Vec<&str> = commands.iter().filter_map(|arguments| drawing(arguments)).collect();
        drawings.sort_unstable();
        assert!(drawings.is_sorted_by(|one, next| one < next), "each part has a drawing of its own");
    }

    #[test]
    fn a_part_is_replaced_and_nothing_else() {
        let page = format!("a\n{BEGIN}{ONE}{CLOSE}\nold\n{END}\nb\n");
        assert_eq!(commands(&page).unwrap(), [ONE]);
        let new = replaced(&page, ONE, "new").unwrap();
        assert_eq!(new, format!("a\n{BEGIN}{ONE}{CLOSE}\n\nnew\n\n{END}\nb\n"));
        assert_eq!(replaced(&new, ONE, "new").unwrap(), new, "twice is once");
    }

    #[test]
    fn a_broken_page_is_told() {
        let open = format!("{BEGIN}{ONE}{CLOSE}\nold\n{BEGIN}{ONE}0{CLOSE}\n{END}\n");
        assert!(commands(&open).unwrap_err().contains("no end"));
        let bare = format!("{BEGIN}vale --games 4{CLOSE}\n{END}\n");
        assert!(commands(&bare).unwrap_err().contains("--svg docs/pictures"));
    }
}
