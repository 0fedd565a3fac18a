//! Die Dolmengötter in the terminal.

use game_dolmengoetter::{Action, Board, Config, Dolmengoetter, Fact, Illegal, Place, PlaceSet, Seen, View};
use kernel::{Game, Seat, Standings};
use ui::dolmengoetter::{self as words, Due, Layout, Lit, PANEL_WIDTH, Sentences};
use ui::{Language, Line, Touch};

use super::face::{Face, Scene, Secrecy, Voice};
use super::screen::Size;

/// With more places to choose from than this, all of them are free places: lighting them would tell nothing.
const MANY: u8 = 16;

fn sentences<'a>(voice: &Voice<'a, Dolmengoetter>) -> Sentences<'a> {
    Sentences { texts: voice.texts, config: voice.config, names: voice.names }
}

impl Face for Dolmengoetter {
    const EXAMPLE: &'static str = "W 23 17";

    fn title(config: &Config) -> String {
        Dolmengoetter::facts(config.data).title.to_owned()
    }

    fn size(config: &Config) -> Size {
        let layout = Layout::of(config.board);
        let rows = layout.height.max(words::panel_height(config));
        Size { columns: layout.width + 1 + PANEL_WIDTH, rows }
    }

    fn default_name(config: &Config, seat: Seat, language: Language) -> String {
        words::capitalised(words::colour_name(config, seat, language))
    }

    fn draw(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Vec<Line> {
        let size = Dolmengoetter::size(voice.config);
        let mut rows = words::board(view, &lit(view, scene));
        rows.resize(size.rows, Line::new());
        let panel = words::panel(&sentences(voice), view, size.rows);
        for (row, beside) in rows.iter_mut().zip(&panel) {
            row.fit(size.columns - PANEL_WIDTH);
            row.append(beside);
        }
        rows
    }

    fn sentence(voice: &Voice<'_, Self>, seen: &Seen) -> (Option<Seat>, String) {
        (words::subject(seen), sentences(voice).event(seen))
    }

    fn sign(config: &Config, seat: Seat) -> Line {
        Line::styled(&words::sign(seat).to_string(), words::seat_style(config, seat).strong())
    }

    fn path(voice: &Voice<'_, Self>, view: &View, action: Action) -> Vec<Touch> {
        words::path(&sentences(voice), view, action)
    }

    fn question(voice: &Voice<'_, Self>, view: &View, options: &[Action], touched: &[String]) -> String {
        words::question(&sentences(voice), view, options, touched).unwrap_or_default()
    }

    fn meant(view: &View, touched: &[String], word: &str) -> Option<Action> {
        words::meant(view, touched, word)
    }

    fn refusal(
        voice: &Voice<'_, Self>,
        view: &View,
        seat: Seat,
        options: &[Action],
        illegal: Illegal,
    ) -> String {
        sentences(voice).refusal(view, seat, options, illegal)
    }

    fn secrecy(view: &View) -> Secrecy {
        match words::due(view) {
            Some(Due::Dolmen { .. }) => Secrecy::Secret,
            _ => Secrecy::Open,
        }
    }

    fn secrets(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        let mut rows = words::supplies(&sentences(voice), view);
        rows.extend(words::own_circles(&sentences(voice), view));
        rows
    }

    fn overview(voice: &Voice<'_, Self>, view: &View) -> Vec<Line> {
        words::circles(&sentences(voice), view)
    }

    fn options_chosen(voice: &Voice<'_, Self>) -> Vec<String> {
        words::options(voice.texts, voice.config)
    }

    fn legend(voice: &Voice<'_, Self>, seat: Seat) -> Vec<String> {
        words::legend(voice.texts, seat)
    }

    fn rules(voice: &Voice<'_, Self>) -> Vec<String> {
        words::rules(voice.texts)
    }

    fn result(voice: &Voice<'_, Self>, view: &View, standings: &Standings, log: &[Seen]) -> Vec<Line> {
        let sentences = sentences(voice);
        let mut rows = words::final_scoring(&sentences, log);
        rows.push(Line::new());
        rows.extend(words::points_account(&sentences, view, log));
        rows.push(Line::new());
        rows.extend(words::places(&sentences, standings));
        rows
    }
}

/// What a key such as `druid:23` or `place:17` stands for on the board.
fn place(board: &Board, key: &str) -> Option<Place> {
    let (kind, word) = key.split_once(':')?;
    let number = word.parse().ok().filter(|_| matches!(kind, "druid" | "place"))?;
    board.place_numbered(number)
}

fn lit(view: &View, scene: &Scene<'_, Dolmengoetter>) -> Lit {
    let board = view.config.board;
    let mut places: PlaceSet = scene.lit.iter().filter_map(|key| place(board, key)).collect();
    if places.len() > MANY {
        places = places.and(view.common.all_druids());
    }
    let mut circle = None;
    match words::due(view) {
        Some(Due::Stone { left, .. }) if !scene.lit.is_empty() => places.insert(left),
        Some(Due::Dolmen { right }) if !scene.lit.is_empty() => circle = Some(right.circle),
        _ => {}
    }
    Lit { places, circle, fresh: fresh(scene.fresh) }
}

fn fresh(seen: &[Seen]) -> PlaceSet {
    let mut places = PlaceSet::EMPTY;
    for fact in seen {
        match *fact {
            Fact::DruidPlaced { at, .. } | Fact::Gathered { at, .. } | Fact::StoneLeft { at, .. } => {
                places.insert(at);
            }
            Fact::Wandered { to, .. } | Fact::Flew { to, .. } => places.insert(to),
            _ => {}
        }
    }
    places
}
