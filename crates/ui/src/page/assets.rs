//! Style sheets, scripts and the icon: built in, named by their content so that they may be kept for ever.
//!
//! Each page loads what it needs: the house on every page, the stage where there is a board, and the room of its game.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// A file that pages refer to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name with a hash of the content: `house-0123456789abcdef.css`. Served as `/assets/NAME`.
    pub name: String,
    /// What it is, as a header says it.
    pub mime: &'static str,
    /// Its content.
    pub text: String,
}

impl Asset {
    /// The path pages refer to.
    pub fn path(&self) -> String {
        format!("/assets/{}", self.name)
    }
}

/// Files that are sent as one.
pub struct Bundle {
    /// What it is called: `house`, or the id of a game.
    stem: &'static str,
    kind: Kind,
    /// The files by their paths in the folder of assets, with their content.
    files: &'static [(&'static str, &'static str)],
    made: OnceLock<Arc<Asset>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Style,
    Script,
    Icon,
}

impl Kind {
    const fn ending(self) -> &'static str {
        match self {
            Kind::Style => "css",
            Kind::Script => "js",
            Kind::Icon => "svg",
        }
    }

    const fn mime(self) -> &'static str {
        match self {
            Kind::Style => "text/css; charset=utf-8",
            Kind::Script => "text/javascript; charset=utf-8",
            Kind::Icon => "image/svg+xml",
        }
    }
}

/// A bundle of files under `crates/ui/assets`. What a script has at its top level, the files after it may use.
macro_rules! bundle {
    ($name:ident, $stem:literal, $kind:ident, $($file:literal),+) => {
        static $name: Bundle = Bundle {
            stem: $stem,
            kind: Kind::$kind,
            files: &[$(($file, include_str!(concat!("../../assets/", $file)))),+],
            made: OnceLock::new(),
        };
    };
}

bundle!(
    HOUSE_CSS,
    "house",
    Style,
    "tokens.css",
    "house.css",
    "home.css",
    "forms.css",
    "invitation.css",
    "ending.css",
    "book.css"
);
bundle!(HOUSE_JS, "house", Script, "house.js", "site.js", "gallery.js");
bundle!(WORKER_JS, "worker", Script, "worker.js");
bundle!(STAGE_CSS, "stage", Style, "stage.css", "lesson.css");
bundle!(
    STAGE_JS,
    "stage",
    Script,
    "pieces.js",
    "sound.js",
    "highlights.js",
    "touches.js",
    "places.js",
    "advice.js",
    "stream.js",
    "replay.js",
    "lesson.js",
    "coach.js"
);
bundle!(DOLMENGOETTER_CSS, "dolmengoetter", Style, "rooms/dolmengoetter.css");
bundle!(DOLMENGOETTER_JS, "dolmengoetter", Script, "rooms/dolmengoetter.js");
bundle!(VALE_CSS, "vale", Style, "rooms/vale.css");
bundle!(VALE_JS, "vale", Script, "rooms/vale.js");
bundle!(RUNESTONES_CSS, "runestones", Style, "rooms/runestones.css");
bundle!(RUNESTONES_JS, "runestones", Script, "rooms/runestones.js");
bundle!(
    SKYE_CSS,
    "skye",
    Style,
    "rooms/skye-tiles.css",
    "rooms/skye.css",
    "rooms/skye-others.css",
    "rooms/skye-dock.css",
    "rooms/skye-small.css"
);
bundle!(SKYE_JS, "skye", Script, "rooms/skye.js", "rooms/skye-offer.js");
bundle!(ICON, "henge", Icon, "henge.svg");

static ALL: [&Bundle; 14] = [
    &HOUSE_CSS,
    &HOUSE_JS,
    &WORKER_JS,
    &STAGE_CSS,
    &STAGE_JS,
    &DOLMENGOETTER_CSS,
    &DOLMENGOETTER_JS,
    &VALE_CSS,
    &VALE_JS,
    &RUNESTONES_CSS,
    &RUNESTONES_JS,
    &SKYE_CSS,
    &SKYE_JS,
    &ICON,
];

/// Where the files are read anew for each page while one works on them: a folder such as `crates/ui/assets`, named by
/// `HENGE_ASSETS`. Only builds for development look there.
fn folder() -> Option<std::path::PathBuf> {
    if cfg!(debug_assertions) { std::env::var_os("HENGE_ASSETS").map(Into::into) } else { None }
}

impl Bundle {
    /// The file as it is sent.
    pub fn asset(&self) -> Arc<Asset> {
        match folder() {
            None => Arc::clone(self.made.get_or_init(|| Arc::new(self.make(|_, text| Cow::Borrowed(text))))),
            Some(folder) => Arc::new(self.make(|path, text| {
                std::fs::read_to_string(folder.join(path)).map_or(Cow::Borrowed(text), Cow::Owned)
            })),
        }
    }

    fn make(&self, read: impl Fn(&str, &'static str) -> Cow<'static, str>) -> Asset {
        // Each script by itself: without this, a function in a block would replace one of the page's own of the same name.
        let head = if self.kind == Kind::Script { "\"use strict\";\n" } else { "" };
        let files = self.files.iter().map(|(path, text)| read(path, text));
        let text: String = [Cow::Borrowed(head)].into_iter().chain(files).collect();
        let hash = blake3::hash(text.as_bytes()).to_hex();
        Asset {
            name: format!("{}-{}.{}", self.stem, &hash[..16], self.kind.ending()),
            mime: self.kind.mime(),
            text,
        }
    }
}

/// Of which games a page shows something, beside the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rooms<'a> {
    /// Of none.
    None,
    /// Of the game with this id, at whose table one is.
    One(&'a str),
    /// Of the game with this id, without a table.
    Picture(&'a str),
    /// Of all.
    All,
}

impl Rooms<'_> {
    fn has(self, bundle: &Bundle) -> bool {
        match self {
            Rooms::None => false,
            Rooms::One(game) | Rooms::Picture(game) => bundle.stem == game,
            Rooms::All => !["house", "stage", "henge", "worker"].contains(&bundle.stem),
        }
    }
}

/// The style sheets of a page, in their order; a page with a board or drawings of one has the stage too.
pub fn styles(rooms: Rooms<'_>) -> impl Iterator<Item = Arc<Asset>> {
    sent(Kind::Style, move |bundle| {
        bundle.stem == "house" || rooms != Rooms::None && bundle.stem == "stage" || rooms.has(bundle)
    })
}

/// The scripts of a page that has a table: those of the house come first.
pub fn scripts(rooms: Rooms<'_>) -> impl Iterator<Item = Arc<Asset>> {
    let table = matches!(rooms, Rooms::One(_));
    sent(Kind::Script, move |bundle| {
        bundle.stem == "house" || table && (bundle.stem == "stage" || rooms.has(bundle))
    })
}

fn sent(kind: Kind, wanted: impl Fn(&Bundle) -> bool) -> impl Iterator<Item = Arc<Asset>> {
    ALL.into_iter().filter(move |bundle| bundle.kind == kind && wanted(bundle)).map(Bundle::asset)
}

/// The style sheets that the drawings of a game are made with: the tokens and those of its room.
pub(crate) fn drawn_with(game: &str) -> Vec<&'static str> {
    let tokens = HOUSE_CSS.files.iter().take(1);
    let room = ALL.into_iter().filter(|bundle| bundle.kind == Kind::Style && bundle.stem == game);
    tokens.chain(room.flat_map(|bundle| bundle.files)).map(|(_, text)| *text).collect()
}

/// The icon.
pub fn icon() -> Arc<Asset> {
    ICON.asset()
}

/// The script that keeps files for a browser, served as `/worker.js`.
pub fn worker() -> Arc<Asset> {
    WORKER_JS.asset()
}

/// All files.
pub fn all() -> impl Iterator<Item = Arc<Asset>> {
    ALL.into_iter().map(Bundle::asset)
}

/// The file with this name.
pub fn find(name: &str) -> Option<Arc<Asset>> {
    all().find(|asset| asset.name == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Rgb;

    /// The colours of a theme by name, as the tokens have them: by day the first of each pair, by night the second.
    fn colours(which: usize) -> BTreeMap<String, Rgb> {
        let text = HOUSE_CSS.asset().text.clone();
        let pairs =
            text.lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once(": light-dark("));
        let colour = |pair: &str| pair.trim_end_matches(");").split(", ").nth(which).and_then(Rgb::from_hex);
        pairs.filter_map(|(name, pair)| Some((name.to_owned(), colour(pair)?))).collect()
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
        for (which, theme) in ["day", "night"].into_iter().enumerate() {
            let colours = colours(which);
            for (ink, ground) in [
                ("ink", "paper"),
                ("ink", "card"),
                ("soft", "paper"),
                ("soft", "card"),
                ("faint", "card"),
                ("moss-deep", "paper"),
                ("moss-deep", "card"),
                ("on-moss", "moss"),
                ("amber", "card"),
                ("amber", "amber-wash"),
                ("bad", "card"),
                ("board-soft", "field-4"),
                ("board-soft", "field-6"),
                ("board-soft", "field-8"),
                ("rune", "ground"),
            ] {
                let (one, other) = (light(colours[ink]), light(colours[ground]));
                let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
                assert!(contrast >= 4.5, "by {theme} {ink} on {ground}: {contrast:.2}");
            }
        }
    }

    #[test]
    fn every_file_of_the_house_and_of_every_room_is_sent() {
        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for (folder, least) in [(assets.clone(), 10), (assets.join("rooms"), catalog::Catalog::IDS.len())] {
            let mut found = 0;
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap();
                assert!(all().any(|asset| asset.text.contains(&text)), "{} is in no bundle", path.display());
                found += 1;
            }
            assert!(found >= least, "{found} files; every room has a style sheet");
        }
        for game in catalog::Catalog::IDS {
            assert_eq!(styles(Rooms::One(game)).count(), 3, "{game}: the house, the stage and its room");
        }
    }

    #[test]
    fn names_follow_the_content_and_are_found_again() {
        for asset in all() {
            assert_eq!(find(&asset.name), Some(asset));
        }
        assert!(HOUSE_JS.asset().name.starts_with("house-"));
        let other = Bundle { stem: "house", kind: Kind::Script, files: &[("", "b")], made: OnceLock::new() };
        assert_ne!(other.asset().name, HOUSE_JS.asset().name);
        assert_eq!(find("house.css"), None);
        assert_eq!(find("../../Cargo.toml"), None);
    }
}
