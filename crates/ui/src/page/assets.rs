//! The style sheet, the script and the icon: built in, named by their content so that they may be kept for ever.

use std::sync::LazyLock;

/// A file that pages refer to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name with a hash of the content: `henge-0123456789abcdef.css`. Served as `/assets/NAME`.
    pub name: String,
    /// What it is, as a header says it.
    pub mime: &'static str,
    /// Its content.
    pub text: &'static str,
}

impl Asset {
    fn new(ending: &str, mime: &'static str, text: &'static str) -> Asset {
        let hash = blake3::hash(text.as_bytes()).to_hex();
        Asset { name: format!("henge-{}.{ending}", &hash[..16]), mime, text }
    }

    /// The path pages refer to.
    pub fn path(&self) -> String {
        format!("/assets/{}", self.name)
    }
}

/// The style sheet: that of the house, then one for each room.
const STYLE: &str = concat!(
    include_str!("../../assets/henge.css"),
    include_str!("../../assets/rooms/dolmengoetter.css"),
    include_str!("../../assets/rooms/vale.css"),
    include_str!("../../assets/rooms/runestones.css"),
    include_str!("../../assets/rooms/skye.css"),
);

/// The script: that of the house, that of tables in three parts, then one for each room that needs its own. It is one script:
/// what a file has at its top level, the files after it may use.
const SCRIPT: &str = concat!(
    include_str!("../../assets/henge.js"),
    include_str!("../../assets/touches.js"),
    include_str!("../../assets/advice.js"),
    include_str!("../../assets/stream.js"),
    include_str!("../../assets/rooms/vale.js"),
    include_str!("../../assets/rooms/runestones.js"),
    include_str!("../../assets/rooms/skye.js"),
    include_str!("../../assets/rooms/skye-offer.js"),
);

/// The style sheet.
pub static CSS: LazyLock<Asset> = LazyLock::new(|| Asset::new("css", "text/css; charset=utf-8", STYLE));

/// The script.
pub static JS: LazyLock<Asset> = LazyLock::new(|| Asset::new("js", "text/javascript; charset=utf-8", SCRIPT));

/// The icon.
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("svg", "image/svg+xml", include_str!("../../assets/henge.svg")));

/// The file with this name.
pub fn find(name: &str) -> Option<&'static Asset> {
    [&*CSS, &*JS, &*ICON].into_iter().find(|asset| asset.name == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Rgb;

    /// The colours of a theme by name, as the style sheet has them.
    fn colours(head: &str) -> BTreeMap<&'static str, Rgb> {
        let block = CSS.text.split(head).nth(1).and_then(|rest| rest.split('}').next()).unwrap();
        let pairs = block.split(';').filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
        pairs.filter_map(|(name, value)| Some((name, Rgb::from_hex(value)?))).collect()
    }

    fn light(Rgb(red, green, blue): Rgb) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    #[test]
    fn texts_stand_out_from_what_they_stand_on() {
        for head in ["\n:root {", "\n:root[data-theme=\"dark\"] {", "\n  :root[data-theme=\"auto\"] {"] {
            let colours = colours(head);
            for (ink, ground) in [
                ("ink", "paper"),
                ("ink", "card"),
                ("soft", "paper"),
                ("soft", "card"),
                ("moss-deep", "paper"),
                ("moss-deep", "card"),
                ("on-moss", "moss"),
                ("amber", "card"),
                ("bad", "card"),
                ("board-soft", "field-4"),
                ("board-soft", "field-6"),
                ("board-soft", "field-8"),
                ("rune", "ground"),
            ] {
                let (one, other) = (light(colours[ink]), light(colours[ground]));
                let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
                assert!(contrast >= 4.5, "{head} {ink} on {ground}: {contrast:.2}");
            }
        }
    }

    #[test]
    fn every_file_of_the_house_and_of_every_room_is_sent() {
        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for (folder, least) in [(assets.clone(), 5), (assets.join("rooms"), catalog::Catalog::IDS.len())] {
            let mut found = 0;
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let sent = match path.extension().and_then(std::ffi::OsStr::to_str) {
                    Some("css") => CSS.text,
                    Some("js") => JS.text,
                    _ => continue,
                };
                let text = std::fs::read_to_string(&path).unwrap();
                assert!(sent.contains(&text), "{} is in no bundle", path.display());
                found += 1;
            }
            assert!(found >= least, "{found} files; every room has a style sheet");
        }
    }

    #[test]
    fn names_follow_the_content_and_are_found_again() {
        assert_eq!(find(&CSS.name), Some(&*CSS));
        assert_eq!(find(&JS.name).map(|asset| asset.mime), Some("text/javascript; charset=utf-8"));
        assert_ne!(Asset::new("css", "", "a").name, Asset::new("css", "", "b").name);
        assert_eq!(find("henge.css"), None);
        assert_eq!(find("../../Cargo.toml"), None);
    }
}
