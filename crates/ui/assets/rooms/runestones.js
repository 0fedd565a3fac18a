
// ---- Rune Stones --------------------------------------------------------------------------------------------

// The die rolls when there is a new result; what was unfolded stays so while the table changes.
{
  const board = $("#board");
  const dieOf = () => (board ? $(".rs-die[data-roll]", board) : null);
  let rolls = Number(dieOf()?.dataset.roll ?? 0);
  const unfolded = new Set();

  function roll(die) {
    const sides = all(".rs-side", die);
    const result = sides.findIndex((side) => side.classList.contains("now"));
    if (calm.matches || result < 0) return;
    const show = (index) => sides.forEach((side, at) => side.classList.toggle("now", at === index));
    die.animate(
      [
        { transform: "translateY(-1.2rem) rotate(-200deg) scale(1.15)" },
        { transform: "translateY(.2rem) rotate(-60deg)", offset: 0.55 },
        { transform: "translateY(-.3rem) rotate(-14deg)", offset: 0.78 },
        { transform: "none" },
      ],
      { duration: 720, easing: "cubic-bezier(.3,.6,.3,1)" },
    );
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
      if (turns < 7 && die.isConnected) return show((result + turns) % sides.length);
      clearInterval(turning);
      show(result);
    }, 70);
  }

  // -- summoning in one go: creatures are touched, and the hand cards that pay for them best are proposed

  const wish = { step: -1, slots: new Set(), cards: [], way: 0 };
  const creature = (element) => element.closest("[data-begins='do:summon']");
  const costOf = (slots) => slots.reduce((sum, slot) => sum + Number(slot.dataset.cost), 0);

  // Ways to pay: sets of hand cards that share a colour, those that waste least first.
  function waysToPay(cost) {
    const hand = all(".rs-held[data-adds]", board).map((held) => ({
      number: Number(held.dataset.number),
      adds: held.dataset.adds.split(",").map(Number),
    }));
    const more = Number($(".rs", board).dataset.magic);
    const ways = [];
    for (let bits = 0; bits < 1 << hand.length; bits += 1) {
      const cards = hand.filter((_, at) => (bits >> at) & 1);
      const sums = [0, 1, 2, 3].filter((colour) => cards.every(({ adds }) => adds[colour] > 0))
        .map((colour) => cards.reduce((sum, { adds }) => sum + adds[colour], 0));
      const magic = (cards.length ? Math.max(0, ...sums) : 0) + more;
      if (magic < cost || (cards.length && !sums.length)) continue;
      const needless = magic - cost;
      ways.push({ cards: cards.map(({ number }) => number), magic, order: needless * 10 + cards.length });
    }
    return ways.sort((one, other) => one.order - other.order);
  }

  const wished = () => all(".rs-slot[data-begins]", board).filter((slot) => wish.slots.has($("[data-key]", slot)?.dataset.key));

  function showWish() {
    const slots = wished();
    const ways = slots.length ? waysToPay(costOf(slots)) : [];
    wish.cards = ways.length ? ways[wish.way % ways.length] : null;
    for (const slot of all(".rs-slot[data-begins]", board)) {
      const [card] = all("[data-key]", slot);
      const is = slots.includes(slot);
      slot.classList.toggle("picked", is);
      slot.classList.toggle("far", !is && !waysToPay(costOf([...slots, slot])).length);
      card?.setAttribute("aria-pressed", String(is));
    }
    for (const held of all(".rs-held", board)) held.classList.toggle("paying", wish.cards?.cards.includes(Number(held.dataset.number)) ?? false);
    const lip = $(".rs-lip", board);
    if (!lip) return;
    for (const old of all(".rs-plan", lip)) old.remove();
    lip.classList.toggle("planning", slots.length > 0);
    if (!wish.cards) return;
    const { plan, other } = $(".rs", board).dataset;
    const made = button(plan.replace("{n}", `${costOf(slots)}/${wish.cards.magic}`), summon, "rs-plan main");
    lip.append(made);
    if (ways.length > 1) lip.append(button(other, () => ((wish.way += 1), showWish()), "rs-plan"));
  }

  function summon() {
    const slots = wished().map((slot) => Number($("[data-key]", slot).dataset.key.split(":")[1])).sort();
    const { cards } = wish.cards;
    wish.slots.clear();
    house.send(["summon", ...cards.map((card) => `show ${card}`), `take ${slots.join(" ")}`]);
  }

  // What does not begin by itself begins its action: a hand card abilities, a niche forging, a creature summoning.
  async function begin(event) {
    const begins = event.target.closest?.("[data-begins]");
    if (!begins || busy || !table.classList.contains("seated")) return;
    const thing = $("[data-key]", begins);
    if (!thing || !now.paths.some(({ keys }) => keys[0] === begins.dataset.begins)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const { key } = thing.dataset;
    if (creature(thing)) {
      if (!waysToPay(Number(begins.dataset.cost)).length) return why(key);
      if (!wish.slots.delete(key)) {
        const slots = wished();
        if (!waysToPay(costOf([...slots, begins])).length) wish.slots.clear();
        wish.slots.add(key);
      }
      wish.way = 0;
      return showWish();
    }
    const { action } = now.paths.find(({ keys }) => keys[0] === begins.dataset.begins);
    await house.send([action]);
    if (!busy && now.paths.some(({ keys }) => keys[0] === key)) touch(key);
  }

  if (board) {
    board.addEventListener("toggle", ({ target }) => {
      if (target.dataset.pile) unfolded[target.open ? "add" : "delete"](target.dataset.pile);
    }, true);
    // A pile is read and closed again by a touch beside it.
    document.addEventListener("click", ({ target }) => {
      for (const pile of all(".rs-pile[open], .rs-power-now[open]", board)) if (!pile.contains(target)) pile.open = false;
    });
    if (table) {
      board.addEventListener("click", begin, true);
      showWish();
      board.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && begin(event), true);
    }
    new MutationObserver(() => {
      for (const pile of all("details[data-pile]", board)) if (unfolded.has(pile.dataset.pile)) pile.open = true;
      wish.slots.clear();
      showWish();
      for (const begins of all("[data-begins] > [data-key]", board)) begins.setAttribute("tabindex", "0");
      const die = dieOf();
      if (!die) return;
      const count = Number(die.dataset.roll);
      if (count > rolls) roll(die);
      rolls = count;
    }).observe(board, { childList: true });
  }
}
