//! What gives points and advantages, in words: scoring tiles, scrolls, stone tablets.

use game_skye::{Count, Data, Measure, ScoringTile, Scroll, Tablet};

use crate::{Language, Texts};

/// The message that names what a scoring tile looks at.
fn goal_id(measure: Measure) -> &'static str {
    match measure {
        Measure::Squares => "skye-goal-squares",
        Measure::CompletedAreas => "skye-goal-completed-areas",
        Measure::Sheep => "skye-goal-sheep",
        Measure::CompletedAreas3 => "skye-goal-completed-areas-3",
        Measure::BrochsInMountain => "skye-goal-brochs",
        Measure::BuildingSets => "skye-goal-building-sets",
        Measure::MostBarrels => "skye-goal-most-barrels",
        Measure::MostShips => "skye-goal-most-ships",
        Measure::MostGold => "skye-goal-most-gold",
        Measure::AnimalsAtFarms => "skye-goal-animals-at-farms",
        Measure::CattleOnCastleRoad => "skye-goal-cattle-on-road",
        Measure::ShipLighthouseWaters => "skye-goal-harbours",
        Measure::VerticalLines => "skye-goal-vertical-lines",
        Measure::CastleRoadTiles => "skye-goal-castle-road",
        Measure::LargestCompletedWater => "skye-goal-largest-water",
        Measure::CompletedMountains => "skye-goal-mountains",
        Measure::OpenWaterEdges => "skye-goal-open-water",
        Measure::LargestCattleHerd => "skye-goal-herd",
        Measure::MostLighthouses => "skye-goal-most-lighthouses",
        Measure::LongestDiagonal => "skye-goal-diagonal",
        Measure::LargestCompletedMountain => "skye-goal-largest-mountain",
        Measure::HouseByTheLake => "skye-goal-lake-house",
    }
}

/// What a scoring tile is called.
pub(super) fn goal_name(texts: &Texts, tile: &ScoringTile) -> String {
    texts.say(goal_id(tile.measure), &[])
}

/// What a scoring tile gives, in one line.
pub(super) fn goal_line<'a>(texts: &Texts, tile: &'a ScoringTile) -> &'a str {
    match texts.language() {
        Language::De => &tile.de,
        Language::En => &tile.en,
    }
}

fn scroll_id(count: Count) -> &'static str {
    match count {
        Count::Sheep => "skye-scroll-sheep",
        Count::Cattle => "skye-scroll-cattle",
        Count::BarrelTiles => "skye-scroll-barrels",
        Count::Brochs => "skye-scroll-brochs",
        Count::Ships => "skye-scroll-ships",
        Count::Farms => "skye-scroll-farms",
        Count::Lighthouses => "skye-scroll-lighthouses",
        Count::CompletedPastures => "skye-scroll-pastures",
        Count::CompletedMountains => "skye-scroll-mountains",
        Count::CompletedWaters => "skye-scroll-waters",
        Count::BuildingSets => "skye-scroll-buildings",
        Count::LongestRoadTiles => "skye-scroll-road",
        Count::ShipLighthouseWaters => "skye-scroll-harbours",
        Count::Gold => "skye-scroll-gold",
        Count::SheepCattleSets => "skye-scroll-flocks",
        Count::One => "skye-scroll-one",
        Count::RowsOf3 => "skye-scroll-rows",
        Count::ColumnsOf3 => "skye-scroll-columns",
    }
}

/// What a scroll gives, such as "1 per 2 sheep".
pub(super) fn scroll_line(texts: &Texts, scroll: &Scroll) -> String {
    texts.say(scroll_id(scroll.count), &[("points", scroll.points.into()), ("per", scroll.per.into())])
}

/// What a stone tablet is called.
pub(super) fn tablet_name<'a>(texts: &Texts, tablet: &'a Tablet) -> &'a str {
    match texts.language() {
        Language::De => &tablet.de,
        Language::En => &tablet.en,
    }
}

/// What a stone tablet can do.
pub(super) fn tablet_line(texts: &Texts, tablet: &Tablet) -> String {
    let id = match tablet.key.as_str() {
        "rescroll" => "skye-tablet-rescroll",
        "own" => "skye-tablet-own",
        "bag" => "skye-tablet-bag",
        _ => "skye-tablet-discount",
    };
    texts.say(id, &[("gold", tablet.gold_less.into()), ("tiles", tablet.draw_more.into())])
}

/// What an option is called; `None` if the game has no such option.
pub(super) fn option_name(texts: &Texts, key: &str) -> Option<String> {
    let id = match key {
        "variant" => "skye-option-variant",
        "start" => "skye-option-start",
        "scoring" => "skye-option-scoring",
        "colours" => "skye-option-colours",
        _ => return None,
    };
    Some(texts.say(id, &[]))
}

/// What a value of an option is called; seats keep their word, because their names are not known here.
pub(super) fn value_name(data: &Data, texts: &Texts, key: &str, value: &str) -> String {
    let say = |id: &str| texts.say(id, &[]);
    let each = |name: &dyn Fn(&str) -> String| {
        let names: Vec<String> = value.split(',').map(|word| name(word.trim())).collect();
        texts.list(&names)
    };
    match (key, value) {
        ("variant", "base") => say("skye-value-base"),
        ("variant", "druids") => say("skye-value-druids"),
        ("start" | "scoring", "random") => say("skye-value-random"),
        ("scoring", _) => each(&|word| match data.scoring_named(word) {
            Some(tile) => goal_name(texts, data.scoring_tile(tile)),
            None => word.to_owned(),
        }),
        ("colours", _) => each(&|word| colour_name(texts, word)),
        _ => value.to_owned(),
    }
}

/// What a colour is called; the word of the data file where there is nothing better.
pub(super) fn colour_name(texts: &Texts, colour: &str) -> String {
    let id = match colour {
        "blue" => "skye-colour-blue",
        "yellow" => "skye-colour-yellow",
        "red" => "skye-colour-red",
        "white" => "skye-colour-white",
        "green" => "skye-colour-green",
        _ => return colour.to_owned(),
    };
    texts.say(id, &[])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::skye::samples;

    #[test]
    fn everything_that_gives_points_has_words_of_its_own() {
        let data = samples::data();
        for language in Language::ALL {
            let texts = Texts::of(language);
            let names: BTreeSet<String> = data.scoring.iter().map(|tile| goal_name(texts, tile)).collect();
            assert_eq!(names.len(), 22);
            assert!(data.scoring.iter().all(|tile| goal_line(texts, tile).len() > 8));
            let scrolls: BTreeSet<String> =
                data.scrolls.iter().map(|scroll| scroll_line(texts, scroll)).collect();
            assert_eq!(scrolls.len(), 19);
            let tablets: BTreeSet<String> =
                data.tablets.iter().map(|tablet| tablet_line(texts, tablet)).collect();
            assert_eq!(tablets.len(), 5);
        }
    }

    #[test]
    fn numbers_of_the_data_are_said() {
        let data = samples::data();
        let scroll = |key: &str| data.scrolls.iter().find(|scroll| scroll.key == key).unwrap();
        assert_eq!(scroll_line(Texts::of(Language::De), scroll("sheep_pair")), "1 je 2 Schafe");
        assert_eq!(scroll_line(Texts::of(Language::En), scroll("cattle")), "1 per cow");
        assert_eq!(scroll_line(Texts::of(Language::En), scroll("flat4")), "4 points");
    }

    #[test]
    fn options_and_their_values_are_named() {
        let (data, texts) = (samples::data(), Texts::of(Language::De));
        assert_eq!(value_name(data, texts, "variant", "druids"), "mit Druiden");
        assert_eq!(value_name(data, texts, "scoring", "S01,S03"), "Quadrate und Schafe");
        assert_eq!(value_name(data, texts, "colours", "red, white"), "Rot und Weiß");
        assert_eq!(value_name(data, texts, "start", "P1"), "P1");
        assert_eq!(option_name(texts, "luck"), None);
    }
}
