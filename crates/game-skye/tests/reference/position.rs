//! Positions in the JSON form of the notation page, and views with their gaps.

use serde_json::{Map, Value, json};

use crate::book::{self, Tile};
use crate::land::Land;
use crate::state::{Fate, Game, Options, Phase, Player, Refill};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    Open,
    Of(usize),
    Audience,
}

const PHASES: [(&str, Phase); 13] = [
    ("scoring", Phase::Scoring),
    ("start", Phase::Start),
    ("dolmen setup", Phase::Dolmen(Refill::Setup)),
    ("dolmen purchase", Phase::Dolmen(Refill::Purchase)),
    ("dolmen round_end", Phase::Dolmen(Refill::RoundEnd)),
    ("draw", Phase::Draw),
    ("offers", Phase::Offers),
    ("first_buy", Phase::FirstBuy { bought: false, own_left: 0 }),
    ("second_buy", Phase::SecondBuy),
    ("bag_draw", Phase::BagDraw),
    ("keep", Phase::Keep),
    ("build", Phase::Build),
    ("over", Phase::Over),
];

/// The phases in which `active` says something.
const WITH_ACTIVE: [&str; 5] = ["draw", "first_buy", "second_buy", "bag_draw", "keep"];

fn names(tiles: &[Tile]) -> Value {
    tiles.iter().map(|tile| tile.name.clone()).collect()
}

fn sorted(tiles: &[Tile]) -> Value {
    let mut tiles = tiles.to_vec();
    book::sort(&mut tiles);
    names(&tiles)
}

/// Leaves out what says nothing in this phase: who was active last.
pub(crate) fn without_idle_keys(position: &mut Map<String, Value>) {
    let phase = position["phase"].as_str().expect("a word");
    if !WITH_ACTIVE.contains(&phase) {
        position.remove("active");
    }
}

fn offer(tile: Tile, fate: Fate) -> String {
    let name = &tile.name;
    match fate {
        Fate::Bare => name.clone(),
        Fate::Axe => format!("{name} axe"),
        Fate::Priced(price) => format!("{name} {price}"),
        Fate::Sold(price, to) => format!("{name} {price} sold P{to}"),
        Fate::Own(price) => format!("{name} {price} own"),
        Fate::Kept(price) => format!("{name} {price} kept"),
    }
}

fn read_offer(text: &str) -> (Tile, Fate) {
    let words: Vec<&str> = text.split(' ').collect();
    let price = || words[1].parse().expect("gold");
    let fate = match &words[1..] {
        [] => Fate::Bare,
        ["axe"] => Fate::Axe,
        [_] => Fate::Priced(price()),
        [_, "own"] => Fate::Own(price()),
        [_, "kept"] => Fate::Kept(price()),
        [_, "sold", to] => Fate::Sold(price(), to[1..].parse().expect("a seat")),
        _ => panic!("{text} is no offer"),
    };
    (book::tile(words[0]), fate)
}

impl Game {
    fn by_seat(&self, of: impl Fn(usize, &Player) -> Value) -> Value {
        let seats = self.players.iter().enumerate();
        Value::Object(seats.map(|(seat, player)| (format!("P{seat}"), of(seat, player))).collect())
    }

    /// Section 6: only what lies behind screens is secret, until all have committed.
    fn offers_seen(&self, seat: usize, eyes: Eyes) -> Value {
        let hidden = self.phase == Phase::Offers && eyes != Eyes::Open && eyes != Eyes::Of(seat);
        let player = &self.players[seat];
        let entry = |(tile, fate): &(Tile, Fate)| match (hidden, player.committed) {
            (false, _) => offer(tile, *fate),
            (true, false) => tile.name.clone(),
            (true, true) => format!("{} ?", tile.name),
        };
        player.offers.iter().map(entry).collect()
    }

    /// The whole position as `eyes` see it.
    pub(crate) fn position(&self, eyes: Eyes) -> Map<String, Value> {
        let kind = |phase: &Phase| match phase {
            Phase::FirstBuy { .. } => Phase::FirstBuy { bought: false, own_left: 0 },
            other => *other,
        };
        let word = PHASES.iter().find(|(_, phase)| *phase == kind(&self.phase)).expect("a phase").0;
        let (word, refill) = word.split_once(' ').unwrap_or((word, ""));
        let committed = (0..self.players.len()).filter(|seat| self.players[*seat].committed);
        let position = json!({
            "phase": word,
            "round": self.round,
            "start": format!("P{}", self.start),
            "active": format!("P{}", self.active),
            "scoring": self.scoring,
            "gold": self.by_seat(|_, player| json!(player.gold)),
            "scores": self.by_seat(|_, player| json!(player.vp)),
            "territories": self.by_seat(|_, player| json!(player.land.texts())),
            "pending": self.by_seat(|_, player| names(&player.pending)),
            "offers": self.by_seat(|seat, _| self.offers_seen(seat, eyes)),
            "committed": committed.map(|seat| format!("P{seat}")).collect::<Vec<_>>(),
            "tablets": self.by_seat(|_, player| json!(player.tablets)),
            "lost": self.by_seat(|_, player| names(&player.lost)),
            "bag": sorted(&self.bag),
            "out": sorted(&self.out),
        });
        let Value::Object(mut position) = position else { unreachable!("an object") };
        if let Phase::FirstBuy { bought, own_left } = self.phase {
            position.insert("bought".to_owned(), json!(bought));
            position.insert("own_left".to_owned(), json!(own_left));
        }
        if !refill.is_empty() {
            position.insert("refill".to_owned(), json!(refill));
        }
        if !self.drawn.is_empty() {
            position.insert("drawn".to_owned(), names(&self.drawn));
        }
        if self.options.druids {
            let slot = |tile: &Option<Tile>| tile.map_or("-".to_owned(), |tile| tile.name.clone());
            position.insert("dolmen".to_owned(), self.dolmen.iter().map(slot).collect());
            position.insert("stock".to_owned(), sorted(&self.stock));
        }
        without_idle_keys(&mut position);
        position
    }

    /// Reads a position in which every key is written.
    pub(crate) fn read(options: Options, position: &Map<String, Value>) -> Game {
        let mut game = Game::empty(options);
        let text = |key: &str| position[key].as_str().unwrap_or_else(|| panic!("{key} is a word"));
        let seat = |text: &str| text[1..].parse::<usize>().expect("a seat");
        let texts = |value: &Value| -> Vec<String> {
            let list = value.as_array().expect("a list");
            list.iter().map(|entry| entry.as_str().expect("a text").to_owned()).collect()
        };
        let tiles = |value: &Value| texts(value).iter().map(|name| book::tile(name)).collect::<Vec<Tile>>();
        let number = |value: &Value| value.as_u64().expect("a number") as usize;
        let refill = position.get("refill").map_or(String::new(), |_| format!(" {}", text("refill")));
        let word = format!("{}{refill}", text("phase"));
        game.phase = PHASES.iter().find(|(known, _)| *known == word).expect("a phase").1;
        if matches!(game.phase, Phase::FirstBuy { .. }) {
            let bought = position["bought"] == json!(true);
            game.phase = Phase::FirstBuy { bought, own_left: number(&position["own_left"]) };
        }
        game.round = number(&position["round"]);
        game.start = seat(text("start"));
        game.active = seat(text("active"));
        game.scoring = texts(&position["scoring"]);
        for (index, player) in game.players.iter_mut().enumerate() {
            let of = |key: &str| &position[key][&format!("P{index}")];
            player.gold = number(of("gold"));
            player.vp = number(of("scores"));
            player.land = Land::new(book::castle(index));
            for text in texts(of("territories")) {
                player.land.build_text(&text);
            }
            player.pending = tiles(of("pending"));
            player.lost = tiles(of("lost"));
            player.offers = texts(of("offers")).iter().map(|text| read_offer(text)).collect();
            player.tablets = texts(of("tablets"));
            player.committed = texts(&position["committed"]).contains(&format!("P{index}"));
        }
        game.bag = tiles(&position["bag"]);
        game.out = tiles(&position["out"]);
        game.drawn = position.get("drawn").map_or(Vec::new(), tiles);
        if game.options.druids {
            game.stock = tiles(&position["stock"]);
            let slots = texts(&position["dolmen"]);
            game.dolmen = slots.iter().map(|name| (name != "-").then(|| book::tile(name))).collect();
        }
        game
    }
}
