//! What gives points and advantages: scoring tiles, scrolls, stone tablets.

use kernel::List;
use serde::Deserialize;

/// What a scoring tile looks at; one key of the data file each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "section 5.1 says what each key means")]
pub enum Measure {
    Squares,
    CompletedAreas,
    Sheep,
    #[serde(rename = "completed_areas_3")]
    CompletedAreas3,
    BrochsInMountain,
    BuildingSets,
    MostBarrels,
    MostShips,
    MostGold,
    AnimalsAtFarms,
    CattleOnCastleRoad,
    ShipLighthouseWaters,
    VerticalLines,
    CastleRoadTiles,
    LargestCompletedWater,
    CompletedMountains,
    OpenWaterEdges,
    LargestCattleHerd,
    MostLighthouses,
    LongestDiagonal,
    LargestCompletedMountain,
    HouseByTheLake,
}

impl Measure {
    fn is_ranked(self) -> bool {
        matches!(
            self,
            Measure::MostBarrels | Measure::MostShips | Measure::MostGold | Measure::MostLighthouses
        )
    }
}

/// What a count is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// So many points for each.
    Each(u8),
    /// So many points for each two, rounded down (R11).
    EachTwo(u8),
    /// Points for one, two and so on; the last entry for more.
    Table(List<u8, 8>),
    /// For the most among the players, and for the second most.
    Ranked {
        /// For the most.
        first: u8,
        /// For the second most, if one player alone has the most.
        second: u8,
    },
}

impl Worth {
    /// The points for one count; what is ranked is worth nothing by itself.
    #[inline]
    pub fn points(&self, count: u8) -> u16 {
        match self {
            Worth::Each(points) => u16::from(*points) * u16::from(count),
            Worth::EachTwo(points) => u16::from(*points) * u16::from(count / 2),
            Worth::Table(table) => table[usize::from(count).min(table.len() - 1)].into(),
            Worth::Ranked { .. } => 0,
        }
    }
}

/// A scoring tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoringTile {
    /// Its name, such as `S01`.
    pub name: String,
    /// Its key, such as `squares`.
    pub key: String,
    /// What it looks at.
    pub measure: Measure,
    /// What that is worth.
    pub worth: Worth,
    /// The set it belongs to.
    pub set: String,
    /// A few words in English.
    pub en: String,
    /// A few words in German.
    pub de: String,
}

/// What a scroll counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "section 5.2 says what each key means")]
pub enum Count {
    Sheep,
    Cattle,
    BarrelTiles,
    Brochs,
    Ships,
    Farms,
    Lighthouses,
    CompletedPastures,
    CompletedMountains,
    CompletedWaters,
    BuildingSets,
    LongestRoadTiles,
    ShipLighthouseWaters,
    Gold,
    SheepCattleSets,
    One,
    #[serde(rename = "rows_of_3")]
    RowsOf3,
    #[serde(rename = "columns_of_3")]
    ColumnsOf3,
}

/// A kind of scroll: so many points for each `per` of what it counts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scroll {
    /// Its key.
    pub key: String,
    #[serde(rename = "set")]
    _set: String,
    /// Points for each.
    pub points: u8,
    /// How many make one.
    pub per: u8,
    /// What is counted.
    pub count: Count,
    /// How many tiles carry it.
    pub(crate) tiles: usize,
    #[serde(rename = "provenance")]
    _provenance: String,
}

/// A kind of stone tablet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tablet {
    /// Its key.
    pub key: String,
    /// How many there are.
    pub copies: u8,
    /// Gold saved.
    #[serde(default)]
    pub gold_less: u8,
    /// Tiles drawn in addition.
    #[serde(default)]
    pub draw_more: u8,
    /// A few words in English.
    pub en: String,
    /// A few words in German.
    pub de: String,
    #[serde(rename = "provenance")]
    _provenance: String,
}

/// Things with names, in their order.
pub(crate) trait Named {
    fn index_of(&self, key: &str) -> Option<u8>;
}

impl Named for Vec<Scroll> {
    fn index_of(&self, key: &str) -> Option<u8> {
        self.iter().position(|scroll| scroll.key == key).map(|index| index as u8)
    }
}

impl Named for Vec<Tablet> {
    fn index_of(&self, key: &str) -> Option<u8> {
        self.iter().position(|tablet| tablet.key == key).map(|index| index as u8)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawScoring {
    pub(crate) id: String,
    key: String,
    set: String,
    kind: String,
    points: Option<u8>,
    points_table: Option<Vec<u8>>,
    first: Option<u8>,
    second: Option<u8>,
    en: String,
    de: String,
    #[serde(rename = "provenance")]
    _provenance: String,
}

impl RawScoring {
    pub(crate) fn build(&self) -> Result<ScoringTile, &'static str> {
        let key = toml::Value::String(self.key.clone());
        let measure: Measure = key.try_into().map_err(|_| "unknown key")?;
        let small = |points: Option<u8>| points.filter(|points| *points <= 20);
        let table = self.points_table.as_ref().filter(|table| (1..=8).contains(&table.len()));
        let worth =
            match (self.kind.as_str(), small(self.points), table, small(self.first), small(self.second)) {
                ("per_unit", Some(points), None, None, None) => Worth::Each(points),
                ("per_two_units", Some(points), None, None, None) => Worth::EachTwo(points),
                ("table", None, Some(table), None, None) => {
                    let mut list = List::new();
                    for points in table {
                        list.push(*points);
                    }
                    Worth::Table(list)
                }
                ("ranked", None, None, Some(first), Some(second)) => Worth::Ranked { first, second },
                _ => {
                    return Err(
                        "kind is per_unit or per_two_units with points up to 20, table with points_table, \
                            or ranked with first and second",
                    );
                }
            };
        if matches!(worth, Worth::Ranked { .. }) != measure.is_ranked() {
            return Err("keys that begin with most_ are ranked, and no others");
        }
        let [name, key, set] = [&self.id, &self.key, &self.set].map(String::clone);
        Ok(ScoringTile { name, key, measure, worth, set, en: self.en.clone(), de: self.de.clone() })
    }
}
