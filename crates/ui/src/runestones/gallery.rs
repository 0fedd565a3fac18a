//! All cards, rune stones, smithies, artifacts and faces of the die.

use game_runestones::{
    Ability, Bonus, Card, CardInfo, Colour, Config, Data, Gem, Hue, Rune, RuneStones, SmithyId,
};
use kernel::{Rules, Seat, Viewer};
use maud::html;

use super::table::{Drawing, Mode};
use super::{creature_name, die_face_name, druid_name, rune_name, rune_power, symbols};
use crate::{Entry, Facet, Gallery, Group, Names, Texts, capitalised};

/// Abilities with what the facet calls them.
const ABILITIES: [(Ability, &str, &str); 3] = [
    (Ability::Basic, "basic", "gallery-runestones-basic"),
    (Ability::Choice, "choice", "gallery-runestones-choice"),
    (Ability::Exchange, "exchange", "gallery-runestones-exchange"),
];

/// All pieces.
pub(super) fn gallery(data: &'static Data, texts: &'static Texts) -> Gallery {
    let facts = data.facts();
    // Invariant: a table of the most players is always possible; its seats have all druids.
    let config = Config::choose(data, facts.players_max, &[]).expect("the data make a table");
    let view = <RuneStones as kernel::Hidden>::view(&RuneStones::setup(&config), Viewer::Open);
    let names = Names::new(|_| String::new());
    let all =
        All { drawing: Drawing { texts, names: &names, view: &view, mode: Mode::Still }, config: &config };
    let mut groups: Vec<Group> = Hue::ALL.into_iter().map(|hue| all.creatures(hue)).collect();
    groups.extend([all.druids(), all.runes(), all.smithies(), all.artifacts(), all.die()]);
    Gallery { facets: all.facets(), groups }
}

/// What links name a card.
pub(super) fn id(config: &Config, seat: Seat, info: &CardInfo) -> String {
    match info.hue {
        Some(_) => format!("card:{}", info.number),
        None => format!("druid:{}:{}", config.druid(seat).id, info.number),
    }
}

/// Whatever there is to be drawn.
struct All<'a> {
    drawing: Drawing<'a>,
    config: &'a Config,
}

impl All<'_> {
    fn data(&self) -> &'static Data {
        self.config.data
    }

    fn texts(&self) -> &'static Texts {
        self.drawing.texts
    }

    fn say(&self, id: &str, args: &[(&str, crate::Arg<'_>)]) -> String {
        self.texts().say(id, args)
    }

    fn group(&self, key: &str, line: &str, set: &'static str, pieces: Vec<Entry>) -> Group {
        let title = self.say(&format!("gallery-runestones-{key}"), &[]);
        Group { key: key.to_owned(), title, line: html! { (line) }, set, pieces }
    }

    fn facets(&self) -> Vec<Facet> {
        let (texts, data) = (self.texts(), self.data());
        let kinds = ["cards", "druids", "runes", "smithies", "artifacts", "die"];
        let kind = |key: &str| (key.to_owned(), texts.say(&format!("gallery-runestones-{key}"), &[]));
        let hue = |hue: Hue| {
            let name = &data.colours[hue.index()];
            let name = match texts.language() {
                crate::Language::De => &name.name_de,
                crate::Language::En => &name.name_en,
            };
            (hue.word().to_owned(), capitalised(name))
        };
        vec![
            Facet::of(texts, "kind", kinds.map(kind)),
            Facet::of(texts, "colour", Hue::ALL.map(hue)),
            Facet::of(texts, "ability", ABILITIES.map(|(_, key, id)| (key.to_owned(), texts.say(id, &[])))),
        ]
    }

    /// A card in full.
    fn card(&self, seat: Seat, info: &'static CardInfo, id: String, name: String) -> Entry {
        let ability = ABILITIES.iter().find(|(ability, ..)| *ability == info.ability).map(|(_, key, _)| *key);
        let kind = if info.hue.is_some() { "cards" } else { "druids" };
        let mut facets = vec![("kind", kind.to_owned())];
        facets.extend(info.hue.map(|hue| ("colour", hue.word().to_owned())));
        facets.extend(ability.map(|key| ("ability", key.to_owned())));
        Entry { id, name, picture: self.drawing.shown(seat, info), words: Vec::new(), facets }
    }

    /// The creatures of a colour, the lowest number first.
    fn creatures(&self, hue: Hue) -> Group {
        let (data, language) = (self.data(), self.drawing.language());
        let name = creature_name(self.config, hue, language);
        let of: Vec<Card> = data.cards().filter(|card| data.creature(*card).hue == Some(hue)).collect();
        let entry = |card: Card| {
            let info = data.creature(card);
            let args = [("name", name.into()), ("number", info.number.into())];
            let named = self.say("gallery-runestones-creature-name", &args);
            self.card(Seat::ALL[0], info, id(self.config, Seat::ALL[0], info), named)
        };
        Group {
            key: hue.word().to_owned(),
            title: self.say("gallery-runestones-creatures", &[("name", name.into())]),
            line: html! { (self.say("gallery-runestones-creatures-line", &[("colour", hue.word().into())])) },
            set: "cards",
            pieces: of.into_iter().map(entry).collect(),
        }
    }

    /// The cards everybody begins with. Druids whose cards are alike are shown once.
    fn druids(&self) -> Group {
        let data = self.data();
        let mut pieces = Vec::new();
        let mut shown: Vec<&CardInfo> = Vec::new();
        for seat in Seat::first(self.config.seats) {
            let druid = self.config.druid(seat);
            for card in (0..data.deck_size).map(|index| Card::druid(index as u8)) {
                let info = self.drawing.info(seat, card);
                if shown.contains(&info) {
                    continue;
                }
                shown.push(info);
                let name = druid_name(druid, self.drawing.language());
                let args = [("druid", name.into()), ("number", info.number.into())];
                let named = self.say("gallery-runestones-druid-of", &args);
                pieces.push(self.card(seat, info, id(self.config, seat, info), named));
            }
        }
        self.group("druids", &self.say("gallery-runestones-druids-line", &[]), "cards", pieces)
    }

    fn runes(&self) -> Group {
        let entry = |rune: Rune| Entry {
            id: format!("rune:{}", rune.word()),
            name: rune_name(self.config, rune, self.drawing.language()).to_owned(),
            picture: symbols::menhir(rune),
            words: vec![rune_power(self.config, rune, self.texts())],
            facets: vec![("kind", "runes".to_owned())],
        };
        let line = self.say("gallery-runestones-runes-line", &[]);
        self.group("runes", &line, "small", Rune::ALL.into_iter().map(entry).collect())
    }

    fn smithies(&self) -> Group {
        let entry = |index: usize| {
            let (id, smithy) = (SmithyId::from_index(index), &self.data().smithies[index]);
            let picture = html! {
                span .gallery-smithy {
                    @if smithy.wild { (symbols::artifact(Gem::Wild)) } @else { (symbols::sign("anvil")) }
                    span { @for _ in 0..smithy.cost { (symbols::sign("gem-any")) } }
                    @match smithy.bonus {
                        Bonus::None => {},
                        Bonus::Die => span { "+" (symbols::sign("die")) },
                        Bonus::Ore => span { "+" (symbols::sign("lump")) },
                        Bonus::Points(count) => span { "+" (symbols::points(count)) },
                    }
                }
            };
            Entry {
                id: format!("smithy:{}", id.number()),
                name: self.say("gallery-runestones-smithy", &[("number", id.number().into())]),
                picture,
                words: vec![self.drawing.smithy_printed(id, smithy)],
                facets: vec![("kind", "smithies".to_owned())],
            }
        };
        let line =
            self.say("gallery-runestones-smithies-line", &[("count", self.data().rules.ore_cost.into())]);
        self.group("smithies", &line, "small", (0..self.data().smithies.len()).map(entry).collect())
    }

    fn artifacts(&self) -> Group {
        let data = self.data();
        let entry = |gem: Gem| {
            let count = match Colour::ALL.into_iter().find(|colour| Gem::from(*colour) == gem) {
                Some(colour) => data.artifacts.count(colour.index()),
                None => data.wild_artifacts,
            };
            let args = [("colour", gem.word().into()), ("count", count.into())];
            Entry {
                id: format!("artifact:{}", gem.word()),
                name: self.say("gallery-runestones-artifact", &args),
                picture: symbols::artifact(gem),
                words: vec![self.say("gallery-runestones-artifact-line", &args)],
                facets: vec![("kind", "artifacts".to_owned())],
            }
        };
        let line = self.say("gallery-runestones-artifacts-line", &[]);
        self.group("artifacts", &line, "small", Gem::ALL.into_iter().map(entry).collect())
    }

    fn die(&self) -> Group {
        let entry = |(index, face): (usize, &game_runestones::DieFace)| Entry {
            id: format!("die:{}", index + 1),
            name: capitalised(die_face_name(face, self.drawing.language())),
            picture: symbols::face(face.effect),
            words: vec![self.say("gallery-runestones-die-face", &[])],
            facets: vec![("kind", "die".to_owned())],
        };
        let line = self.say("gallery-runestones-die-line", &[]);
        self.group("die", &line, "small", self.data().faces.iter().enumerate().map(entry).collect())
    }
}
