//! How the effects of the data file become one table of operations.

use crate::card::{CardData, EffectText, MAX_DISMISSED, RawAmount, RawCard, RawCondition, RawOp, RawOption};
use crate::data::{Fault, HIGHEST_COST};
use crate::effect::op::{
    AfterDiscard, Amount, Choice, ChoiceId, Condition, Filter, FilterSets, Kind, OnSummon, OnTame, Op,
    OptionData, Otherwise, Permanent, Place, Program, Whom,
};
use crate::ids::{Card, CardSet, Colour, Family, Stones};

/// The most effects that can lie within each other. The base game needs seven (4.3); a position written by hand
/// may begin with as many.
pub(crate) const MAX_NESTING: usize = 14;

/// The most cards with an effect that lets others begin within it; the base game has three.
const MOST_NESTING_CARDS: usize = 5;

/// Reads the effects of all cards.
pub(crate) struct Compiler<'a> {
    raw: &'a [RawCard],
    faults: &'a mut Vec<Fault>,
    cards: Vec<CardData>,
    ops: Vec<Op>,
    choices: Vec<Choice>,
    filters: FilterSets,
    /// The effect that is being read: for messages.
    card: Card,
    kind: Kind,
    in_choice: bool,
}

/// The tables made of all cards.
pub(crate) struct Compiled {
    pub(crate) cards: Vec<CardData>,
    pub(crate) ops: Vec<Op>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) filters: FilterSets,
}

impl Compiler<'_> {
    /// Makes the tables; what is wrong is added to the faults.
    pub(crate) fn compile(raw: &[RawCard], faults: &mut Vec<Fault>) -> Compiled {
        let mut compiler = Compiler {
            raw,
            faults,
            cards: Vec::new(),
            ops: Vec::new(),
            choices: Vec::new(),
            filters: Vec::new(),
            card: Card::default(),
            kind: Kind::Instant,
            in_choice: false,
        };
        for (index, card) in raw.iter().enumerate() {
            compiler.card = Card::from_index(index as u8);
            let card = compiler.read_card(card);
            compiler.cards.push(card);
        }
        compiler.check_whole();
        let Compiler { cards, ops, choices, filters, .. } = compiler;
        Compiled { cards, ops, choices, filters }
    }

    fn wrong(&mut self, why: impl Into<String>) {
        let card = self.raw[self.card.index()].key.clone();
        self.faults.push(Fault::Effect { card, kind: self.kind.key().to_owned(), why: why.into() });
    }

    fn family(&mut self, key: &str) -> Family {
        Family::from_key(key).unwrap_or_else(|| {
            self.wrong(format!("no family {key:?}; there are fire, water, earth, wind, dragon"));
            Family::Fire
        })
    }

    fn colour(&mut self, key: &str) -> Colour {
        Colour::from_key(key).unwrap_or_else(|| {
            self.wrong(format!("no colour {key:?}; there are red, blue, purple"));
            Colour::Red
        })
    }

    /// An effect that can be carried out or copied.
    fn step_kind(&mut self, key: &str) -> Kind {
        if let Some(kind @ (Kind::Instant | Kind::Active)) = Kind::from_key(key) {
            return kind;
        }
        self.wrong(format!("no effect {key:?} here; there are instant and active"));
        Kind::Instant
    }

    fn read_card(&mut self, raw: &RawCard) -> CardData {
        let mut card = CardData {
            id: raw.id,
            key: raw.key.clone(),
            name_en: raw.name_en.clone(),
            name_de: raw.name_de.clone(),
            family: Family::from_key(&raw.family).unwrap_or_default(),
            cost: raw.cost,
            texts: Vec::new(),
            instant: None,
            active: None,
            permanent: Permanent::default(),
        };
        for effect in &raw.effects {
            let Some(kind) = Kind::from_key(&effect.kind) else { continue };
            self.kind = kind;
            let (en, de) = (effect.text_en.clone(), effect.text_de.clone());
            if en.is_empty() || de.is_empty() {
                self.wrong("a text is empty");
            }
            card.texts.push(EffectText { kind, en, de });
            match kind {
                Kind::Instant => card.instant = Some(self.program(&effect.ops)),
                Kind::Active => card.active = Some(self.program(&effect.ops)),
                Kind::Permanent => self.read_permanent(&effect.ops, &mut card.permanent),
            }
        }
        card
    }

    /// Adds a whole effect to the table.
    fn program(&mut self, ops: &[RawOp]) -> Program {
        let start = self.place();
        self.list(ops);
        self.ops.push(Op::End);
        let certain = self.ops[usize::from(start)..].iter().all(|op| is_certain(*op));
        Program { start, certain }
    }

    fn place(&self) -> Place {
        self.ops.len() as Place
    }

    fn list(&mut self, ops: &[RawOp]) {
        if ops.is_empty() {
            self.wrong("a list of operations is empty");
        }
        for (index, op) in ops.iter().enumerate() {
            self.op(op, ops.get(index + 1));
        }
    }

    fn op(&mut self, raw: &RawOp, next: Option<&RawOp>) {
        let op = match raw {
            RawOp::GainPoints { amount } => Op::GainPoints(self.amount(amount)),
            RawOp::LosePoints { amount } => Op::LosePoints(self.amount(amount)),
            RawOp::PayPoints { amount } => Op::PayPoints(self.amount(amount)),
            RawOp::StealPoints { amount } => Op::StealPoints(self.amount(amount)),
            RawOp::GainStones { red, blue, purple } => Op::GainStones(self.stones(*red, *blue, *purple)),
            RawOp::DiscardStone { color } => Op::DiscardStone(self.colour(color)),
            RawOp::DiscardAllStones {} => Op::DiscardAllStones,
            RawOp::SwapStone { from, to, count } => {
                let (from, to) = (self.colour(from), self.colour(to));
                let counts = Stones::of(to, *count).counts();
                Op::SwapStone { from, to: self.stones(counts[0], counts[1], counts[2]) }
            }
            RawOp::SwapAllStones { to } => Op::SwapAllStones(self.colour(to)),
            RawOp::Draw { count } => {
                if !(1..=9).contains(count) {
                    self.wrong("draw: 1 to 9 cards are possible");
                }
                Op::Draw(*count)
            }
            RawOp::Recover { target, family, max_cost, effect, other } => match target.as_str() {
                "self" => Op::RecoverSelf,
                "choice" => {
                    let set = self.filter(family.as_deref(), *max_cost, effect.as_deref());
                    Op::RecoverChoice(Filter { set, whom: whom(*other) })
                }
                _ => return self.wrong(format!("recover: no target {target:?}; there are self and choice")),
            },
            RawOp::Discard { zone, min, max, other } => match (zone.as_str(), min, max) {
                ("self", None, None) => Op::DiscardSelf,
                ("hand", None, None) => Op::DiscardHand { next: after_discard(next) },
                ("area", Some(min), Some(max)) if *min == 0 && (1..=MAX_DISMISSED).contains(max) => {
                    Op::DiscardArea { min: *min, max: *max, whom: whom(*other) }
                }
                _ => return self.wrong("discard: zone is self, hand, or area with min = 0 and max = 1 to 3"),
            },
            RawOp::ForceDiscard { family } => Op::ForceDiscard(self.family(family)),
            RawOp::SummonFree { family } => {
                if self.kind != Kind::Instant {
                    self.wrong("summon_free is possible in instant effects only");
                }
                let family = family.as_deref().map(|family| self.family(family));
                Op::SummonFree(family)
            }
            RawOp::TakeDiscarded { family } => Op::TakeDiscarded(self.family(family)),
            RawOp::ToDeckTop {} => Op::ToDeckTop,
            RawOp::Choose { pick, options } => return self.choose(*pick, options),
            RawOp::When { cond, then, otherwise, if_false } => {
                return self.when(cond, then, otherwise.as_deref(), if_false.as_deref());
            }
            RawOp::ActivateAll {} => {
                if self.kind != Kind::Instant {
                    self.wrong("activate_all is possible in instant effects only");
                }
                Op::ActivateAll
            }
            RawOp::Copy { kind } => {
                let kind = self.step_kind(kind);
                if kind != self.kind {
                    self.wrong("copy: an effect copies effects of its own kind");
                }
                Op::Copy(kind)
            }
            _ => return self.wrong("an operation of permanent effects stands in another effect"),
        };
        self.ops.push(op);
    }

    fn stones(&mut self, red: u8, blue: u8, purple: u8) -> Stones {
        if [red, blue, purple].iter().any(|count| *count > 8) || red + blue + purple == 0 {
            self.wrong("1 to 8 stones are possible");
            return Stones::new(1, 0, 0);
        }
        Stones::new(red, blue, purple)
    }

    fn choose(&mut self, pick: u8, options: &[RawOption]) {
        if self.in_choice {
            return self.wrong("choose: an option may not hold a choice");
        }
        if pick == 0 || usize::from(pick) >= options.len() || options.len() > 7 {
            return self.wrong("choose: pick is at least 1 and below the number of options, at most 7");
        }
        if self.choices.iter().any(|choice| choice.card == self.card) {
            return self.wrong("choose: a card has at most one choice");
        }
        let id = ChoiceId(self.choices.len() as u8);
        self.choices.push(Choice { card: self.card, pick, options: Vec::new(), end: 0 });
        self.ops.push(Op::Choose(id));
        self.in_choice = true;
        for (index, option) in options.iter().enumerate() {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            let twice = options[..index].iter().any(|other| other.key == option.key);
            if option.key.is_empty() || !option.key.chars().all(plain) || twice {
                self.wrong(format!(
                    "choose: option {:?} needs a key of its own, of small letters",
                    option.key
                ));
            }
            let start = self.place();
            self.list(&option.ops);
            let gains = self.ops[usize::from(start)..].iter().filter_map(|op| match op {
                Op::GainStones(stones) => Some(*stones),
                _ => None,
            });
            let stones = gains.fold(Stones::NONE, Stones::plus);
            self.ops.push(Op::EndOption(id));
            let (key, label_en, label_de) =
                (option.key.clone(), option.label_en.clone(), option.label_de.clone());
            self.choices[id.index()].options.push(OptionData { key, label_en, label_de, start, stones });
        }
        self.in_choice = false;
        self.choices[id.index()].end = self.place();
    }

    fn when(
        &mut self,
        condition: &RawCondition,
        then: &[RawOp],
        otherwise: Option<&[RawOp]>,
        if_false: Option<&str>,
    ) {
        let condition = self.condition(condition);
        let at = self.ops.len();
        self.ops.push(Op::When { condition, otherwise: Otherwise::Unavailable });
        self.list(then);
        let branch = match (otherwise, if_false) {
            (Some(ops), None) => {
                let jump = self.ops.len();
                self.ops.push(Op::End);
                let branch = Otherwise::GoTo(self.place());
                self.list(ops);
                self.ops[jump] = Op::Jump(self.place());
                branch
            }
            (None, Some("nothing")) => Otherwise::GoTo(self.place()),
            (None, Some("unavailable")) => Otherwise::Unavailable,
            _ => return self.wrong("when: either else, or if_false = \"nothing\" or \"unavailable\""),
        };
        self.ops[at] = Op::When { condition, otherwise: branch };
    }

    fn condition(&mut self, raw: &RawCondition) -> Condition {
        match raw {
            RawCondition { is, family: Some(family), color: None, n: None, costs: None }
                if is == "area_lacks_family" =>
            {
                Condition::AreaLacksFamily(self.family(family))
            }
            RawCondition { is, family: None, color: Some(color), n: None, costs: None }
                if is == "has_stone" =>
            {
                Condition::HasStone(self.colour(color))
            }
            RawCondition { is, family: None, color: None, n: Some(n), costs: None } if is == "hand_below" => {
                Condition::HandBelow(*n)
            }
            RawCondition { is, family: None, color: None, n: None, costs: None }
                if is == "hand_equals_area" =>
            {
                Condition::HandEqualsArea
            }
            RawCondition { is, family: None, color: None, n: None, costs: None }
                if is == "opponent_ahead" =>
            {
                Condition::OpponentAhead
            }
            RawCondition { is, family: None, color: None, n: None, costs: Some(costs) }
                if is == "area_has_costs" && costs.iter().all(|cost| *cost <= HIGHEST_COST) =>
            {
                Condition::AreaHasCosts(costs.iter().fold(0, |bits, cost| bits | 1 << cost))
            }
            _ => {
                self.wrong(format!(
                    "when: {:?} is no condition with these fields; there are area_lacks_family (family), \
                     has_stone (color), hand_below (n), hand_equals_area, opponent_ahead, area_has_costs \
                     (costs)",
                    raw.is
                ));
                Condition::OpponentAhead
            }
        }
    }

    fn amount(&mut self, raw: &RawAmount) -> Amount {
        let count = match raw {
            RawAmount::Fixed(amount @ 1..=100) => return Amount::Fixed(*amount),
            RawAmount::Fixed(amount) => {
                self.wrong(format!("amount {amount}; 1 to 100 is possible"));
                return Amount::Fixed(1);
            }
            RawAmount::Counted(count) => count,
        };
        if count.mult.is_some_and(|times| !(1..=20).contains(&times)) {
            self.wrong("amount: mult is 1 to 20");
        }
        let no_filter = count.family.is_none() && count.max_cost.is_none() && count.effect.is_none();
        let per = count.per.as_deref().zip(count.mult);
        match (per, count.color.as_deref(), count.value.as_deref(), count.cost.as_deref()) {
            (Some(("area_card", times)), None, None, None) => {
                let set = self.filter(count.family.as_deref(), count.max_cost, count.effect.as_deref());
                Amount::PerCreature { times, set }
            }
            (Some(("hand_card", times)), None, None, None) if no_filter => Amount::PerHandCard { times },
            (Some(("area_family", times)), None, None, None) if no_filter => Amount::PerFamily { times },
            (Some(("stone", times)), Some(colour), None, None) if no_filter => {
                Amount::PerStone { times, colour: self.colour(colour) }
            }
            (Some(("paid_stone", times)), Some(colour), None, None) if no_filter => {
                Amount::PerPaidStone { times, colour: self.colour(colour) }
            }
            (None, Some(colour), Some("stones"), None) if no_filter => Amount::ValueOf(self.colour(colour)),
            (None, None, Some("discarded"), None) if no_filter => Amount::ValueDiscarded,
            (None, None, None, Some("chosen")) if no_filter => Amount::CostChosen,
            _ => {
                self.wrong(
                    "amount: a number, { per, mult } with area_card, hand_card, area_family, stone or \
                     paid_stone, { value = \"stones\", color }, { value = \"discarded\" } or \
                     { cost = \"chosen\" }",
                );
                Amount::Fixed(1)
            }
        }
    }

    /// The number of the set of cards that match.
    fn filter(&mut self, family: Option<&str>, max_cost: Option<u8>, effect: Option<&str>) -> u8 {
        let family = family.map(|family| self.family(family));
        let effect = effect.map(|effect| self.step_kind(effect));
        let matches = |card: &RawCard| {
            family.is_none_or(|family| card.family == family.key())
                && max_cost.is_none_or(|most| card.cost <= most)
                && effect.is_none_or(|kind| card.has_effect(kind))
        };
        let cards = self.raw.iter().enumerate().filter(|(_, card)| matches(card));
        let set: CardSet = cards.map(|(index, _)| Card::from_index(index as u8)).collect();
        let known = self.filters.iter().position(|other| *other == set);
        known.unwrap_or_else(|| {
            self.filters.push(set);
            self.filters.len() - 1
        }) as u8
    }

    fn read_permanent(&mut self, ops: &[RawOp], permanent: &mut Permanent) {
        for op in ops {
            match op {
                RawOp::StoneLimit { add: add @ 1..=8 } => permanent.limit = *add,
                RawOp::StoneValue { color, add: add @ 1..=20 } => {
                    let colour = self.colour(color);
                    permanent.values[colour.index()] = *add;
                }
                RawOp::StoneValueSwap { a, b } if a != b => {
                    permanent.swap = Some([self.colour(a), self.colour(b)]);
                }
                RawOp::SummonCost { add: add @ -15..=15, family } => match family {
                    Some(family) => permanent.costs[self.family(family).index()] = *add,
                    None => permanent.costs = [*add; 5],
                },
                RawOp::OnSummon { if_paid, ops } => {
                    let if_paid = if_paid.as_deref().map(|colour| self.colour(colour));
                    for op in ops {
                        let RawOp::GainPoints { amount } = op else {
                            self.wrong("on_summon: only gain_points is possible");
                            continue;
                        };
                        let points = self.amount(amount);
                        permanent.on_summon.push(OnSummon { if_paid, points });
                    }
                }
                RawOp::OnTame { family, ops } => {
                    let family = self.family(family);
                    let program = self.program(ops);
                    if !program.certain {
                        self.wrong("on_tame: only what can always be carried out is possible");
                    }
                    permanent.on_tame = Some(OnTame { family, program });
                }
                _ => self.wrong(
                    "a permanent effect is made of stone_limit, stone_value, stone_value_swap, summon_cost, \
                     on_summon and on_tame, with bonuses above 0",
                ),
            }
        }
    }

    /// What only all cards together can break: chains of effects must end.
    fn check_whole(&mut self) {
        let cards_with = |test: &dyn Fn(&Op) -> bool| -> usize {
            let has = |program: Option<Program>| {
                program.is_some_and(|program| effect_ops(&self.ops, program).iter().any(test))
            };
            self.cards.iter().filter(|card| has(card.instant) || has(card.active)).count()
        };
        let nesting = cards_with(&|op| matches!(op, Op::SummonFree(_) | Op::ActivateAll));
        let tops = cards_with(&|op| matches!(op, Op::ToDeckTop));
        let copies = [Kind::Instant, Kind::Active]
            .map(|kind| cards_with(&|op| matches!(op, Op::Copy(k) if *k == kind)));
        let mut whole = |what, why: String| self.faults.push(Fault::Whole { what, why });
        if nesting > MOST_NESTING_CARDS {
            let most = MOST_NESTING_CARDS;
            whole("summon_free and activate_all", format!("on {nesting} cards; {most} are possible"));
        }
        if tops > 1 {
            whole("to_deck_top", format!("on {tops} cards; one is possible, so that one top card is known"));
        }
        if copies.iter().any(|count| *count > 1) {
            whole("copy", "at most one card copies instant effects, and one active effects".to_owned());
        }
    }
}

/// The operations of an effect without its end.
fn effect_ops(ops: &[Op], program: Program) -> &[Op] {
    let ops = &ops[usize::from(program.start)..];
    let end = ops.iter().position(|op| *op == Op::End).unwrap_or(ops.len());
    &ops[..end]
}

fn whom(other: bool) -> Whom {
    if other { Whom::Others } else { Whom::All }
}

fn after_discard(next: Option<&RawOp>) -> AfterDiscard {
    if matches!(next, Some(RawOp::SummonFree { .. })) {
        AfterDiscard::SummonFree
    } else {
        AfterDiscard::Anything
    }
}

/// Can this operation be carried out in every position?
fn is_certain(op: Op) -> bool {
    matches!(
        op,
        Op::GainPoints(_)
            | Op::LosePoints(_)
            | Op::GainStones(_)
            | Op::DiscardAllStones
            | Op::SwapAllStones(_)
            | Op::DiscardArea { .. }
            | Op::When { otherwise: Otherwise::GoTo(_), .. }
            | Op::Jump(_)
            | Op::ActivateAll
            | Op::End
    )
}
