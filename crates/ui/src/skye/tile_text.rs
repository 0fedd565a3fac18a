//! A tile in words, and in one row of characters.

use game_skye::{Direction, Symbols, Terrain, Tile, TileId, TileKind, Turns};

use super::goal_text::{scroll_line, tablet_name};
use super::sentences::Sentences;
use crate::{Line, Rgb, Style};

/// Is an area completed?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Area {
    /// Some of its edges face empty cells.
    Open,
    /// None does.
    Completed,
}

/// The character of a terrain.
pub(super) fn terrain_sign(terrain: Terrain, area: Area) -> char {
    match (terrain, area) {
        (Terrain::Pasture, Area::Open) => '\'',
        (Terrain::Pasture, Area::Completed) => '"',
        (Terrain::Mountain, Area::Open) => '^',
        (Terrain::Mountain, Area::Completed) => '▴',
        (Terrain::Water, Area::Open) => '~',
        (Terrain::Water, Area::Completed) => '≈',
    }
}

/// The colour of a terrain.
pub(super) fn terrain_style(terrain: Terrain) -> Style {
    Style::colour(match terrain {
        Terrain::Pasture => Rgb(0x6f, 0xa8, 0x4f),
        Terrain::Mountain => Rgb(0xb0, 0x8a, 0x5f),
        Terrain::Water => Rgb(0x4f, 0x8f, 0xd0),
    })
}

/// Which of the one-letter signs a thing has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    Sheep,
    Cattle,
    Farm,
    Broch,
    Ship,
    Lighthouse,
    Barrel,
    Scroll,
    Tablet,
}

fn tablet_of(tile: &Tile) -> Option<u8> {
    match tile.kind {
        TileKind::Druid { tablet, .. } => tablet,
        TileKind::Castle | TileKind::Landscape => None,
    }
}

impl Sentences<'_> {
    /// The name of a tile.
    pub(super) fn tile(&self, tile: TileId) -> &'static str {
        self.config.tile_name(tile)
    }

    /// Names in a row.
    pub(super) fn tiles(&self, tiles: &[TileId]) -> String {
        let names: Vec<String> = tiles.iter().map(|tile| self.tile(*tile).to_owned()).collect();
        self.texts.list(&names)
    }

    /// The name of a tile with what is on it.
    pub(super) fn tile_with(&self, tile: TileId) -> String {
        let args = [("tile", self.tile(tile).into()), ("things", self.things(tile).into())];
        self.texts.say("skye-tile-with", &args)
    }

    /// What is on a tile, such as "2 sheep, farm".
    pub(super) fn things(&self, tile: TileId) -> String {
        let (data, texts) = (self.config.data, self.texts);
        let tile = data.tile(tile);
        let Symbols { sheep, cattle, farms, brochs, ships, lighthouses } = tile.symbols;
        let counted = [
            ("skye-thing-sheep", sheep),
            ("skye-thing-cattle", cattle),
            ("skye-thing-farm", farms),
            ("skye-thing-broch", brochs),
            ("skye-thing-ship", ships),
            ("skye-thing-lighthouse", lighthouses),
        ];
        let mut things: Vec<String> = counted
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(id, count)| texts.say(id, &[("count", count.into())]))
            .collect();
        if tile.kind == TileKind::Castle {
            things.push(texts.say("skye-thing-castle", &[]));
        }
        if tile.barrel.is_some() {
            things.push(texts.say("skye-thing-barrel", &[]));
        }
        if let Some((scroll, _)) = tile.scroll {
            let line = scroll_line(texts, data.scroll(scroll));
            things.push(texts.say("skye-thing-scroll", &[("scroll", line.into())]));
        }
        if let Some(tablet) = tablet_of(tile) {
            let name = tablet_name(texts, &data.tablets[usize::from(tablet)]);
            things.push(texts.say("skye-thing-tablet", &[("tablet", name.into())]));
        }
        if things.is_empty() {
            return texts.say("skye-thing-plain", &[]);
        }
        things.join(", ")
    }

    fn sign(&self, sign: Sign) -> char {
        self.texts.say("skye-signs", &[]).chars().nth(sign as usize).unwrap_or('?')
    }

    /// What is on a tile, one character each.
    pub(super) fn signs(&self, tile: TileId) -> String {
        let tile = self.config.data.tile(tile);
        let Symbols { sheep, cattle, farms, brochs, ships, lighthouses } = tile.symbols;
        let counts = [
            (Sign::Sheep, sheep),
            (Sign::Cattle, cattle),
            (Sign::Farm, farms),
            (Sign::Broch, brochs),
            (Sign::Ship, ships),
            (Sign::Lighthouse, lighthouses),
            (Sign::Barrel, u8::from(tile.barrel.is_some())),
            (Sign::Scroll, u8::from(tile.scroll.is_some())),
            (Sign::Tablet, u8::from(tablet_of(tile).is_some())),
        ];
        let repeated =
            counts.iter().map(|(sign, count)| self.sign(*sign).to_string().repeat((*count).into()));
        repeated.collect()
    }

    /// The edges of a tile as it lies, clockwise from north: `N'+E^ S~ W'`, where `+` is a road.
    pub(super) fn edges(&self, tile: TileId, turns: Turns) -> Line {
        let tile = self.config.data.tile(tile);
        let letters = self.texts.say("skye-sides", &[]);
        let mut line = Line::new();
        for (side, letter) in Direction::ALL.into_iter().zip(letters.chars()) {
            let printed = side.printed(turns).index();
            let terrain = tile.edges[printed];
            line.push(&letter.to_string(), Style::FAINT);
            line.push(&terrain_sign(terrain, Area::Open).to_string(), terrain_style(terrain).strong());
            line.push(if tile.road_at[printed].is_some() { "+" } else { " " }, Style::PLAIN);
        }
        line
    }

    /// The edges of a tile as it lies, in words.
    pub(super) fn sides(&self, tile: TileId, turns: Turns) -> String {
        let face = self.config.data.tile(tile);
        let letters = self.texts.say("skye-sides", &[]);
        let sides = Direction::ALL.into_iter().zip(letters.chars()).map(|(side, letter)| {
            let printed = side.printed(turns).index();
            let road = face.road_at[printed].is_some();
            let id = if road { "skye-touch-side-road" } else { "skye-touch-side" };
            let terrain = self.terrain(face.edges[printed]);
            self.texts.say(id, &[("letter", letter.to_string().into()), ("terrain", terrain.into())])
        });
        let sides: Vec<String> = sides.collect();
        self.texts.say("skye-touch-turn", &[("sides", sides.join(", ").into())])
    }

    /// What a terrain is called.
    pub(super) fn terrain(&self, terrain: Terrain) -> String {
        let id = match terrain {
            Terrain::Pasture => "skye-terrain-pasture",
            Terrain::Mountain => "skye-terrain-mountain",
            Terrain::Water => "skye-terrain-water",
        };
        self.texts.say(id, &[])
    }

    /// What a side is called.
    pub(super) fn side(&self, side: Direction) -> String {
        let id = match side {
            Direction::North => "skye-side-north",
            Direction::East => "skye-side-east",
            Direction::South => "skye-side-south",
            Direction::West => "skye-side-west",
        };
        self.texts.say(id, &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;
    use crate::{Language, Texts};

    #[test]
    fn tiles_are_said_and_drawn() {
        let (config, names) = (samples::config("druids", 2), samples::names());
        let tile = |name: &str| config.data.tile_named(name).unwrap();
        let say = |language| Sentences { texts: Texts::of(language), config: &config, names: &names };
        assert_eq!(say(Language::De).things(tile("L66")), "Schaf, 2 Rinder, Fass");
        assert_eq!(say(Language::En).tile_with(tile("L01")), "L01 (2 ships, barrel)");
        assert_eq!(say(Language::De).signs(tile("L66")), "srro");
        assert_eq!(say(Language::De).edges(tile("D03"), Turns::ALL[0]).to_string(), "N' O^+S^+W~");
        assert_eq!(say(Language::En).edges(tile("D03"), Turns::ALL[1]).to_string(), "N~ E' S^+W^+");
        assert_eq!(
            say(Language::De).sides(tile("D03"), Turns::ALL[0]),
            "N Weideland, O Gebirge mit Straße, S Gebirge mit Straße, W Gewässer"
        );
        assert!(say(Language::En).things(tile("D03")).ends_with("tablet: Discount 2"));
    }

    #[test]
    fn every_tile_has_words_and_different_signs() {
        let (config, names) = (samples::config("druids", 2), samples::names());
        for language in Language::ALL {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let signs = sentences.texts.say("skye-signs", &[]);
            let different: std::collections::BTreeSet<char> = signs.chars().collect();
            assert_eq!((signs.chars().count(), different.len()), (9, 9));
            for tile in config.tiles().iter() {
                assert!(sentences.things(tile).len() >= 3);
                assert!(sentences.signs(tile).chars().count() <= 4);
            }
        }
    }
}
