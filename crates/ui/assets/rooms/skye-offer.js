
// ---- Isle of Skye: an offer ---------------------------------------------------------------------------------

// Axe and prices are set on a sheet behind the own screen and sent together when their owner is ready. What is set stays
// while the board is drawn anew because others are ready, and when the page is loaded again.
if (table) {
  const board = $("#board");
  const sheet = () => $("form.sk-offer", board);
  const wares = () => all("[data-ware]", board);
  const number = (ware) => Number(ware.dataset.ware);
  const field = (ware) => $(".sk-price", ware);
  const fill = (text, gold) => text.replace("\u0001", gold);

  // -- what is set: the axe's tile, and a price for each tile, which the axe only covers

  let offer = null;
  const name = () => `skye-offer-${table.dataset.id}-${sheet().dataset.offer}`;
  const keep = () => sessionStorage.setItem(offer.name, JSON.stringify(offer));
  function recall() {
    if (offer?.name === name()) return;
    const fresh = { name: name(), axe: null, prices: [] };
    offer = JSON.parse(sessionStorage.getItem(fresh.name) ?? "null") ?? fresh;
  }
  const gold = () => Number(sheet().dataset.gold);
  const least = () => Number(sheet().dataset.least);
  const price = (ware) => offer.prices[number(ware)] ?? least();
  const thrown = (ware) => offer.axe === number(ware);
  const wantsAxe = () => "axe" in sheet().dataset;
  const others = (ware) => wares().filter((other) => other !== ware && !thrown(other)).map(price);
  // As long as no tile has the axe, the cheapest is the one that costs nothing: whichever gets it, the rest can be paid.
  const pays = (prices, free) => (free ? Math.max(...prices) : prices.reduce((sum, one) => sum + one, 0));
  const most = (ware) => gold() - pays(others(ware), wantsAxe() && offer.axe === null);
  function rest() {
    const prices = wares().filter((ware) => !thrown(ware)).map(price);
    const free = wantsAxe() && offer.axe === null ? Math.min(...prices) : 0;
    return gold() - pays(prices) + free;
  }
  const missing = () => (wantsAxe() && offer.axe === null ? sheet().dataset.noAxe : null);

  function set(ware, wanted) {
    const reached = Math.max(least(), Math.min(most(ware), wanted));
    offer.prices[number(ware)] = reached;
    keep();
    field(ware).value = reached;
    show(wanted > reached ? fill(sheet().dataset.high, reached) : wanted < reached ? sheet().dataset.low : null);
  }

  function pick(ware) {
    const before = wares().find(thrown);
    offer.axe = thrown(ware) ? null : number(ware);
    // What was below the axe must be paid again.
    if (before) offer.prices[number(before)] = Math.max(least(), Math.min(price(before), most(before)));
    keep();
    show();
  }

  // -- how it looks

  function show(note = null) {
    for (const ware of wares()) {
      const [at, box, top] = [price(ware), field(ware), most(ware)];
      ware.classList.toggle("axed", thrown(ware));
      $("[data-pick]", ware)?.setAttribute("aria-pressed", String(thrown(ware)));
      if (box !== document.activeElement || box.value !== "") box.value = at;
      box.disabled = thrown(ware);
      box.setAttribute("aria-valuenow", at);
      box.setAttribute("aria-valuemax", top);
      box.setAttribute("aria-valuetext", fill(sheet().dataset.coins, at));
      const [more, less] = all("[data-by]", ware);
      less.disabled = thrown(ware) || at <= least();
      more.disabled = thrown(ware) || at >= top;
    }
    const why = note ?? missing() ?? sheet().dataset.fine;
    $(".sk-left", board).textContent = rest();
    if ($(".sk-why", board).textContent !== why) $(".sk-why", board).textContent = why;
    const empty = wares().some((ware) => !thrown(ware) && field(ware).value === "");
    $(".sk-ready", board).disabled = missing() !== null || empty;
  }

  // -- what is done with it

  const wareOf = (event) => event.target.closest?.("[data-ware]");

  board.addEventListener("click", (event) => {
    const ware = wareOf(event);
    if (!ware) return;
    const step = event.target.closest("[data-by]");
    if (step) set(ware, price(ware) + Number(step.dataset.by));
    else if (event.target.closest("[data-pick]") || (thrown(ware) && event.target.closest(".sk-shown"))) pick(ware);
  });
  board.addEventListener("input", (event) => {
    const ware = wareOf(event);
    if (!ware) return;
    const typed = event.target.value.replace(/\D/g, "");
    event.target.value = typed;
    if (Number(typed) >= least()) set(ware, Number(typed));
    else {
      event.target.value = "";
      show(sheet().dataset.low);
    }
  });
  board.addEventListener("focusin", (event) => event.target.matches(".sk-price") && event.target.select());
  board.addEventListener("focusout", (event) => {
    if (event.target.matches(".sk-price") && event.target.isConnected && event.target.value === "") set(wareOf(event), price(wareOf(event)));
  });
  board.addEventListener("keydown", (event) => {
    const ware = event.target.matches?.(".sk-price") && wareOf(event);
    if (!ware || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = price(ware);
    const to = { ArrowUp: at + 1, ArrowDown: at - 1, PageUp: at + 5, PageDown: at - 5, Home: least(), End: most(ware) }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      set(ware, to);
    }
  });
  board.addEventListener("wheel", (event) => {
    const ware = event.target.closest?.(".sk-set") && wareOf(event);
    if (!ware || thrown(ware)) return;
    event.preventDefault();
    set(ware, price(ware) + (event.deltaY < 0 ? 1 : -1));
  }, { passive: false });
  board.addEventListener("submit", (event) => {
    if (event.target !== sheet()) return;
    event.preventDefault();
    if ($(".sk-ready", board).disabled) return;
    const set = wares().filter((ware) => !thrown(ware)).map((ware) => `price ${price(ware)}`);
    const sent = wantsAxe() ? [`axe ${offer.axe}`, ...set] : set;
    const { name: mine } = offer;
    house.send(sent).then(() => {
      if (!sheet() || name() !== mine) sessionStorage.removeItem(mine);
    });
  });

  // -- whatever is drawn anew: who was typing goes on typing

  let held = null;
  document.addEventListener("focusin", ({ target }) => {
    const ware = target.closest?.("[data-ware]");
    if (!target.closest?.(".sk-offer")) return void (held = null);
    held = { ware: ware?.dataset.ware, part: target.matches(".sk-price") ? ".sk-price" : ware ? "[data-pick]" : ".sk-ready" };
  });
  const settle = () => {
    if (!sheet()) return;
    recall();
    show();
    if (!held || document.activeElement !== document.body) return;
    const within = held.ware === undefined ? board : $(`[data-ware="${held.ware}"]`, board);
    (within && $(held.part, within))?.focus({ preventScroll: true });
  };
  new MutationObserver(settle).observe(board, { childList: true });
  settle();
}
