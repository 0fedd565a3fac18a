//! Animals, buildings, ships and other things as small drawings, each about 26 wide around 0,0.

use game_skye::{Count, Measure, Scroll, Terrain};
use maud::{Markup, PreEscaped, html};

/// Each thing with its name and its drawing.
const ICONS: [(&str, &str); 21] = [
    (
        "sheep",
        r##"<ellipse class="sk-shade" cy="9.5" rx="11" ry="2.6"/><path d="M-4 5v5M1 6v4.6M6 5v5" stroke="#2f2a24" stroke-width="2.2" stroke-linecap="round"/><path d="M-8 3a4.6 4.6 0 0 1-1-7a5.4 5.4 0 0 1 7-5a6 6 0 0 1 9 1a5 5 0 0 1 4.5 7a4.6 4.6 0 0 1-3.5 6a5 5 0 0 1-6 1.5a6 6 0 0 1-6-.5a4.6 4.6 0 0 1-4-3Z" fill="#fffdf6" stroke="#57503f" stroke-width="1.2"/><path d="M-13.5-3c0-3 2-5 4.5-4.5c2.5.3 3.5 2.5 3 5c-.4 2.5-1.8 4.5-3.5 4.5c-2 0-4-2.5-4-5Z" fill="#2f2a24"/><circle cx="-10.5" cy="-3" r=".9" fill="#fff"/>"##,
    ),
    (
        "cattle",
        r##"<ellipse class="sk-shade" cy="10" rx="13" ry="2.8"/><path d="M-5 4v6M-1 4v5.5M7 4v6M10 3v6" stroke="#5d2c11" stroke-width="2.6" stroke-linecap="round"/><path d="M-9-4c1-3 5-4 9-4h7c4 0 6 2 6 5c0 4-1 7-4 8h-13c-4 0-6-4-5-9Z" fill="#b4622b" stroke="#4b230d" stroke-width="1.2"/><path d="M-3 5.5l1 2.5 2-2.5 1.5 2.5 2-2.5 1.5 2.5 2-2.5" fill="none" stroke="#8a4419" stroke-width="1.6"/><path d="M-14-8c-2-2-2-4-1-5c1 3 3 4 5 4h3c2 0 4-1 5-4c1 1 1 3-1 5" fill="none" stroke="#f3e6c4" stroke-width="2.2" stroke-linecap="round"/><path d="M-13.5-7c0-2 2-3 4.5-3s4.5 1 4.5 3c0 4-1 9-4.5 9s-4.5-5-4.5-9Z" fill="#c97a3c" stroke="#4b230d" stroke-width="1.2"/><path d="M-12-8l1 4 1.5-3 1.5 3 1.5-4" fill="#b4622b"/><path d="M-10.8-.5h3.6" stroke="#4b230d" stroke-width="1.5" stroke-linecap="round"/>"##,
    ),
    (
        "farm",
        r##"<ellipse class="sk-shade" cy="10" rx="14" ry="2.8"/><path d="M-10-1h20v11h-20Z" fill="#f6ecd3" stroke="#4a3a25" stroke-width="1.2"/><path d="M-14 0L-8-11H8L14 0Z" fill="#b5452f" stroke="#5a1d10" stroke-width="1.2" stroke-linejoin="round"/><path d="M-11-4.5h22M-9.5-7.8h19" stroke="#7e2b1a" stroke-width=".8"/><path d="M4-15h4v5h-4Z" fill="#8d8373" stroke="#4a3a25"/><path d="M-2.5 10v-7h5v7Z" fill="#6a4423"/><path d="M-8 2.5h3.6v3.6H-8ZM4.6 2.5h3.6v3.6H4.6Z" fill="#8fc0d8" stroke="#4a3a25" stroke-width=".8"/>"##,
    ),
    (
        "broch",
        r##"<ellipse class="sk-shade" cy="10.5" rx="13" ry="3"/><path d="M-9-11L-12 9Q0 13.5 12 9L9-11Z" fill="#948c80" stroke="#36312a" stroke-width="1.3"/><path d="M-9-11L-12 9Q-8 11-4 11.3L-4-9Z" fill="#fff" opacity=".2"/><ellipse cy="-11" rx="9" ry="3" fill="#3b362f" stroke="#36312a" stroke-width="1.3"/><path d="M-9.8-5.5h19.6M-10.5-.5h21M-11.3 4.5h22.6M-5-8.5v3M3-8.5v3M-1-5.5v5M7-5.5v5M-7-5.5v5M-4-.5v5M4-.5v5" stroke="#59523f" stroke-width="1"/><path d="M-2.8 11.5v-5a2.8 2.8 0 0 1 5.6 0v5Z" fill="#221e18"/>"##,
    ),
    (
        "ship",
        r##"<path d="M-13 5Q0 8 13 4L9 11Q0 13-8 11Z" fill="#6e4320" stroke="#2e1a0a" stroke-width="1.2" stroke-linejoin="round"/><path d="M0 6V-14" stroke="#2e1a0a" stroke-width="1.8"/><path d="M-9-10Q0-12.5 9-10Q12-3 8.5 3Q0 0-8.5 3Q-12-3-9-10Z" fill="#fffaf0" stroke="#4a3a25" stroke-width="1.1"/><path d="M-4.5-11Q-6-3-4.5 1.6M4.5-11Q6-3 4.5 1.6" stroke="#b5382a" stroke-width="2.4" fill="none"/><path d="M-14 13q3.5-2.6 7 0t7 0 7 0 7 0" fill="none" stroke="#fff" stroke-width="1.6" opacity=".85"/>"##,
    ),
    (
        "lighthouse",
        r##"<path d="M-15-13L-4-9.5L-15-6ZM15-13L4-9.5L15-6Z" fill="#ffd75a" opacity=".85"/><path d="M-10 11q10-5 20 0q-10 4-20 0Z" fill="#7c7468" stroke="#36312a"/><path d="M-4-6L-6 9h12L4-6Z" fill="#fffdf6" stroke="#3a322a" stroke-width="1.1"/><path d="M-4.4-3L-5 1.5H5L4.4-3ZM-5.5 5L-6 9h12l-.5-4Z" fill="#c9382b"/><path d="M-4.8-6.5h9.6v1.6h-9.6Z" fill="#3a322a"/><path d="M-3-12h6v5.5h-6Z" fill="#ffe27a" stroke="#3a322a"/><path d="M-4-12L0-16L4-12Z" fill="#c9382b" stroke="#3a322a"/>"##,
    ),
    (
        "barrel",
        r##"<ellipse class="sk-shade" cy="9" rx="9" ry="2.4"/><path d="M-6.5-8Q-9.5 0-6.5 8.5Q0 11 6.5 8.5Q9.5 0 6.5-8Q0-10.5-6.5-8Z" fill="#b3742f" stroke="#40260c" stroke-width="1.3"/><ellipse cy="-8" rx="6.5" ry="2.2" fill="#d79a4e" stroke="#40260c"/><path d="M-8-3.5Q0-1 8-3.5M-8 4Q0 6.5 8 4" fill="none" stroke="#463d33" stroke-width="2"/><path d="M-2.5-6.5V9.5M2.5-6.5V9.5" stroke="#7c4b17" stroke-width=".8"/>"##,
    ),
    (
        "castle",
        r##"<ellipse class="sk-shade" cy="15" rx="20" ry="3.6"/><path d="M-17 14V-4h-2v-5h4v2h3v-2h4v2h3v-2h4V-4h-2V14Z" fill="#a39c90" stroke="#332e27" stroke-width="1.3"/><path d="M3 14V-4H1v-5h4v2h3v-2h4v2h3v-2h4V-4h-2V14Z" fill="#a39c90" stroke="#332e27" stroke-width="1.3"/><path d="M-6 14V-10h-2v-6h4v2.5h2.3V-16h3.4v2.5H4V-16h4v6H6V14Z" fill="#bdb6a8" stroke="#332e27" stroke-width="1.3"/><path d="M-3.5 14V7a3.5 3.5 0 0 1 7 0v7Z" fill="#241f18"/><path d="M-13.5 0h3v5h-3ZM10.5 0h3v5h-3ZM-1.5-7h3v5h-3Z" fill="#332e27"/><path d="M0-16V-29" stroke="#332e27" stroke-width="1.6"/><path d="M.6-28.5Q6-31 12-27.5Q9-25 12-21.5Q6-24.5.6-21.5Z" fill="currentColor" stroke="#332e27"/>"##,
    ),
    (
        "coin",
        r##"<circle r="11" fill="#f2c230" stroke="#7a54" stroke-width="1.6"/><circle r="8" fill="none" stroke="#b988" stroke-width="1.2"/>"##,
    ),
    (
        "axe",
        r##"<path d="M-9 11L7-9" stroke="#6e4320" stroke-width="3.4" stroke-linecap="round"/><path d="M2-12Q10-13 14-4Q9-5 5-2Q4-7 2-12Z" fill="#c9ccd0" stroke="#2c2f33" stroke-width="1.2" stroke-linejoin="round"/><path d="M2-12Q-3-11-5-6Q0-6 4-2" fill="#9aa0a6" stroke="#2c2f33" stroke-width="1.2" stroke-linejoin="round"/>"##,
    ),
    (
        "parchment",
        r##"<path d="M-17-9h34v18h-34Z" fill="#f7e8bf" stroke="#6d5220" stroke-width="1.2"/><path d="M-17-11a3 3 0 0 1 3 3V9a3 3 0 0 1-6 0V-8a3 3 0 0 1 3-3ZM17-11a3 3 0 0 1 3 3V9a3 3 0 0 1-6 0V-8a3 3 0 0 1 3-3Z" fill="#e2c583" stroke="#6d5220" stroke-width="1.2"/>"##,
    ),
    (
        "tablet",
        r##"<path d="M-11 13V-5Q-10-14 0-14Q10-14 11-5V13Z" fill="#b9b6ad" stroke="#3b3a35" stroke-width="1.4"/><path d="M-9 11V-4Q-8-12 0-12" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5"/>"##,
    ),
    (
        "menhir",
        r##"<path d="M-8 11C-10 4-8-9-3-13Q2-15 6-9Q10 2 9 11Q0 14-8 11Z" fill="#8f8f8a" stroke="#2f2f2b" stroke-width="1.4"/><path d="M-6 8C-8 0-5-8-1-11" fill="none" stroke="#fff" stroke-width="1.6" opacity=".45"/>"##,
    ),
    (
        "bag",
        r##"<path d="M-4-9Q-14 0-12 8Q-10 13 0 13Q10 13 12 8Q14 0 4-9Z" fill="#7b5a86" stroke="#2f2035" stroke-width="1.4"/><path d="M-7-13Q0-9 7-13L4-8H-4Z" fill="#9676a1" stroke="#2f2035" stroke-width="1.2"/><path d="M-5-8.5h10" stroke="#e8c65a" stroke-width="2.2" stroke-linecap="round"/>"##,
    ),
    ("pasture", r#"<path class="sk-p" d="M-12 0Q-12-9-2-10Q10-11 12-2Q13 8 3 10Q-11 11-12 0Z"/>"#),
    ("mountain", r#"<path class="sk-m" d="M-12 0Q-12-9-2-10Q10-11 12-2Q13 8 3 10Q-11 11-12 0Z"/>"#),
    ("water", r#"<path class="sk-w" d="M-12 0Q-12-9-2-10Q10-11 12-2Q13 8 3 10Q-11 11-12 0Z"/>"#),
    (
        "area",
        r##"<path d="M-12 0Q-12-9-2-10Q10-11 12-2Q13 8 3 10Q-11 11-12 0Z" fill="#c9c39b"/><path class="sk-round" d="M-12 0Q-12-9-2-10Q10-11 12-2Q13 8 3 10Q-11 11-12 0Z"/>"##,
    ),
    ("round", r#"<path class="sk-round" d="M-12 0Q-12-9-2-10Q10-11 12-2Q13 8 3 10Q-11 11-12 0Z"/>"#),
    (
        "path",
        r#"<path class="sk-road-bed" d="M-12 6C-4 6 0-6 12-6"/><path class="sk-road" d="M-12 6C-4 6 0-6 12-6"/>"#,
    ),
    ("cell", r##"<path d="M-5-5H5V5H-5Z" fill="#d8cfae" stroke="#5b5032" stroke-width="1.2"/>"##),
];

/// A thing where it stands, in its own size or another.
pub(super) fn icon(name: &str, x: i32, y: i32, scale: &str) -> Markup {
    html! { use href={ "#sk-" (name) } transform={ "translate(" (x) " " (y) ")scale(" (scale) ")" } {} }
}

/// A thing alone, as large as the text around it.
pub(super) fn inline(name: &str) -> Markup {
    html! { svg .sk-i viewBox="-16 -16 32 32" aria-hidden="true" { use href={ "#sk-" (name) } {} } }
}

/// The things that a scroll or a scoring tile counts.
fn counted(count: Count) -> &'static [&'static str] {
    match count {
        Count::Sheep => &["sheep"],
        Count::Cattle => &["cattle"],
        Count::BarrelTiles => &["barrel"],
        Count::Brochs => &["broch"],
        Count::Ships => &["ship"],
        Count::Farms => &["farm"],
        Count::Lighthouses => &["lighthouse"],
        Count::CompletedPastures => &["pasture"],
        Count::CompletedMountains => &["mountain"],
        Count::CompletedWaters => &["water"],
        Count::BuildingSets => &["broch", "farm", "lighthouse"],
        Count::LongestRoadTiles => &["path"],
        Count::ShipLighthouseWaters => &["ship", "lighthouse"],
        Count::Gold => &["coin"],
        Count::SheepCattleSets => &["sheep", "cattle"],
        Count::One => &[],
        Count::RowsOf3 | Count::ColumnsOf3 => &["cell", "cell", "cell"],
    }
}

/// Places in a row around 0, so far apart.
fn places(count: usize, step: i32) -> impl Iterator<Item = i32> {
    let all = i32::try_from(count).unwrap_or(i32::MAX);
    (0..all).map(move |index| step * (2 * index - all + 1) / 2)
}

/// A scroll around 0,0.
pub(super) fn scroll(scroll: &Scroll) -> Markup {
    let mut things = counted(scroll.count).to_vec();
    if let ([only], 2) = (&things[..], scroll.per) {
        things = vec![only, only];
    }
    let column = scroll.count == Count::ColumnsOf3;
    let step = match things.len() {
        3 => 10,
        _ => 14,
    };
    let scale = match (things.len(), scroll.count) {
        (_, Count::RowsOf3) => ".8",
        (2, _) | (_, Count::ColumnsOf3) => ".5",
        (3, _) => ".42",
        _ => ".62",
    };
    let done =
        matches!(scroll.count, Count::CompletedPastures | Count::CompletedMountains | Count::CompletedWaters);
    html! {
        use href="#sk-parchment" {}
        @for (at, thing) in places(things.len(), if column { 6 } else { step }).zip(&things) {
            @if column { (icon(thing, 0, at, scale)) } @else { (icon(thing, at, 0, scale)) }
        }
        @if done { (icon("round", 0, 0, ".62")) }
        @if scroll.count == Count::One { text .sk-flat y="6" { (scroll.points) } }
    }
}

/// What a scoring tile looks at, in a box from -30,-20 to 30,20.
pub(super) fn measure(measure: Measure) -> Markup {
    let row = |names: &[&str]| {
        html! { @for (at, name) in places(names.len(), 18).zip(names) { (icon(name, at, 0, ".85")) } }
    };
    let most = |name: &str| html! { (icon(name, -10, 0, "1")) path .sk-stairs d="M6 12V2h7V-10h8V12Z" {} };
    let done = |terrain: Terrain| {
        let name = terrain_name(terrain);
        html! { (icon(name, 0, 0, "1.3")) (icon("round", 0, 0, "1.3")) }
    };
    let cells = |at: &[(i32, i32)]| html! { @for (x, y) in at { (icon("cell", *x, *y, "1")) } };
    match measure {
        Measure::Squares => cells(&[(-6, -6), (6, -6), (-6, 6), (6, 6)]),
        Measure::CompletedAreas => html! { (icon("area", 0, 0, "1.3")) },
        Measure::CompletedAreas3 => html! {
            (icon("area", 0, 0, "1.5"))
            (icon("cell", -9, 0, ".6")) (icon("cell", 0, 0, ".6")) (icon("cell", 9, 0, ".6"))
        },
        Measure::Sheep => row(&["sheep"]),
        Measure::BrochsInMountain => html! { (icon("mountain", 0, 0, "1.7")) (icon("broch", 0, 0, ".8")) },
        Measure::BuildingSets => row(&["broch", "farm", "lighthouse"]),
        Measure::MostBarrels => most("barrel"),
        Measure::MostShips => most("ship"),
        Measure::MostGold => most("coin"),
        Measure::MostLighthouses => most("lighthouse"),
        Measure::AnimalsAtFarms => row(&["sheep", "farm", "cattle"]),
        Measure::CattleOnCastleRoad => html! {
            (icon("path", -2, 8, "1.3")) (icon("castle", -16, -3, ".6")) (icon("cattle", 13, -2, ".8"))
        },
        Measure::ShipLighthouseWaters => html! {
            (icon("water", 0, 2, "2")) (icon("ship", -10, 0, ".8")) (icon("lighthouse", 10, 0, ".8"))
        },
        Measure::VerticalLines => cells(&[(0, -12), (0, 0), (0, 12)]),
        Measure::CastleRoadTiles => html! { (icon("path", 8, 4, "1.3")) (icon("castle", -12, 0, ".8")) },
        Measure::LargestCompletedWater => done(Terrain::Water),
        Measure::CompletedMountains | Measure::LargestCompletedMountain => done(Terrain::Mountain),
        Measure::OpenWaterEdges => html! {
            (icon("water", -6, 0, "1.5")) path .sk-cut d="M12-16V16" {}
        },
        Measure::LargestCattleHerd => html! {
            (icon("pasture", 0, 0, "1.9")) (icon("cattle", -9, -2, ".7")) (icon("cattle", 9, 2, ".7"))
        },
        Measure::LongestDiagonal => cells(&[(-12, -12), (0, 0), (12, 12)]),
        Measure::HouseByTheLake => html! { (icon("water", 6, 4, "1.5")) (icon("farm", -8, -2, ".8")) },
    }
}

/// The stable word for a terrain.
pub(super) fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Pasture => "pasture",
        Terrain::Mountain => "mountain",
        Terrain::Water => "water",
    }
}

/// What a stone tablet does, around 0,0; by its key, as data files name it.
pub(super) fn tablet(key: &str) -> Markup {
    html! {
        use href="#sk-tablet" {}
        @match key {
            "rescroll" => { (icon("parchment", 0, 1, ".42")) text .sk-cut-text y="-4" { "↻" } },
            "own" => { (icon("cell", 0, -3, ".7")) (icon("coin", 0, 7, ".4")) },
            "bag" => (icon("bag", 0, 1, ".6")),
            "discount1" => { (icon("coin", 0, 1, ".75")) text .sk-cut-text y="5" { "−1" } },
            "discount2" => { (icon("coin", 0, 1, ".75")) text .sk-cut-text y="5" { "−2" } },
            _ => {},
        }
    }
}

/// All of them, once per page.
pub(super) fn all() -> Markup {
    html! {
        @for (name, drawing) in ICONS { g id={ "sk-" (name) } { (PreEscaped(drawing)) } }
    }
}
