
// ---- Isle of Skye -------------------------------------------------------------------------------------------

// A territory can be moved and enlarged. While a tile is chosen it is shown where the pointer is, in a turn that
// fits; another click, the wheel, R or a button turn it on. What it would be worth stands beside it.
{
  const board = $("#board");
  const SVG = "http://www.w3.org/2000/svg";
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  // -- moving and enlarging: the window of the drawing changes, the drawing does not

  const views = new Map(); // by seat: the window somebody has chosen
  const seatOf = (map) => map.closest("[data-seat]")?.dataset.seat;
  const whole = (map) => (map.dataset.whole ??= map.getAttribute("viewBox")).split(" ").map(Number);
  const windowOf = (map) => map.getAttribute("viewBox").split(" ").map(Number);
  function look(map, [x, y, width, height]) {
    whole(map);
    map.setAttribute("viewBox", [x, y, width, height].map((number) => Math.round(number * 10) / 10).join(" "));
    if (seatOf(map)) views.set(seatOf(map), map.getAttribute("viewBox"));
    map.classList.add("zoomed");
  }
  function zoom(map, factor, centre) {
    const [x, y, width, height] = windowOf(map);
    const [, , all] = whole(map);
    const wide = Math.max(160, Math.min(all * 2, width * factor));
    const by = wide / width;
    const at = centre ?? [x + width / 2, y + height / 2];
    look(map, [at[0] - (at[0] - x) * by, at[1] - (at[1] - y) * by, wide, height * by]);
  }
  function fit(map) {
    look(map, whole(map));
    views.delete(seatOf(map));
    map.classList.remove("zoomed");
  }
  const place = (map, event) => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
    return [at.x, at.y];
  };

  const fingers = new Map();
  let moved = 0;
  let spread = 0;
  document.addEventListener("pointerdown", (event) => {
    const map = event.target.closest?.(".sk-large, .sk-zoomed .sk-map");
    if (!map || event.button > 0) return;
    fingers.set(event.pointerId, { map, x: event.clientX, y: event.clientY });
    if (fingers.size === 1) moved = 0;
    spread = 0;
  });
  document.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger?.map.isConnected) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    [finger.x, finger.y] = [event.clientX, event.clientY];
    moved += Math.abs(dx) + Math.abs(dy);
    const { map } = finger;
    if (fingers.size > 1) {
      const [one, other] = [...fingers.values()];
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      if (spread) zoom(map, spread / far, place(map, { clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 }));
      spread = far;
      return;
    }
    // A finger on a map that shows everything scrolls the page.
    if (moved < 8 || (event.pointerType === "touch" && !map.classList.contains("zoomed"))) return;
    map.classList.add("panning");
    const scale = map.getScreenCTM().a;
    const [x, y, width, height] = windowOf(map);
    look(map, [x - dx / scale, y - dy / scale, width, height]);
  });
  for (const type of ["pointerup", "pointercancel"]) {
    document.addEventListener(type, (event) => {
      fingers.get(event.pointerId)?.map.classList.remove("panning");
      fingers.delete(event.pointerId);
    });
  }
  document.addEventListener("wheel", (event) => {
    const map = event.target.closest?.(".sk-large, .sk-zoomed .sk-map");
    if (!map) return;
    if (event.ctrlKey || map.closest(".sk-zoomed")) {
      event.preventDefault();
      return zoom(map, event.deltaY > 0 ? 1.15 : 1 / 1.15, place(map, event));
    }
    if (hover && turnsAt(hover).length > 1) {
      event.preventDefault();
      spin(event.deltaY > 0 ? 1 : -1);
    }
  }, { passive: false });

  // -- the tile that is being placed

  let hover = null; // the cell that is looked at
  let turn = 0; // the turn that is wanted
  let fits = new Map(); // "x,y" → Map(turn → changes)
  let held = null; // the button beside the tile that has the focus
  let tile = null;

  const cellKey = (element) => element.dataset.key.slice(5);
  const turnsAt = (cell) => [...(fits.get(cell)?.keys() ?? [])];
  const shownTurn = (cell) => {
    const turns = turnsAt(cell);
    for (let step = 0; step < 4; step += 1) if (turns.includes((turn + step) % 4)) return (turn + step) % 4;
    return null;
  };

  function choose() {
    const slots = all(".sk-own [data-fits]", board).filter((slot) => slot.dataset.fits);
    const chosen = slots.find((slot) => slot.classList.contains("chosen")) ?? (slots.length === 1 ? slots[0] : null);
    const number = chosen?.dataset.tile ?? null;
    if (number !== tile) turn = 0;
    tile = number;
    fits = new Map();
    for (const entry of chosen?.dataset.fits.split(" ") ?? []) {
      const [at, changes] = entry.split(":");
      const [x, y, way] = at.split(",");
      const cell = `${x},${y}`;
      if (!fits.has(cell)) fits.set(cell, new Map());
      fits.get(cell).set(Number(way), changes ? changes.split(",").map(Number) : []);
    }
  }

  const picked = () => $(".sk-cell.chosen", board);
  const looked = () => (picked() ? cellKey(picked()) : hover);

  function ghost() {
    all(".sk-ghost, .sk-tool", board).forEach((element) => element.remove());
    const cell = looked();
    const way = cell === null || tile === null ? null : shownTurn(cell);
    for (const slot of all(".sk-turns [data-turn]", board)) {
      if (tile !== null) $("use", slot).setAttribute("href", `#sk-t${tile}-${slot.dataset.turn}`);
      slot.classList.toggle("sk-this", Number(slot.dataset.turn) === way);
    }
    tell(way === null ? null : fits.get(cell).get(way));
    const map = $(".sk-own .sk-large", board);
    if (way === null || !map) return;
    const [x, y] = cell.split(",").map(Number);
    const firm = picked() !== null;
    map.append(make("g", { class: firm ? "sk-ghost firm" : "sk-ghost", transform: `translate(${100 * x} ${100 * y})` },
      make("use", { href: `#sk-t${tile}-${way}` }), make("path", { d: "M-49-49H49V49H-49Z" })));
    if (!firm) return;
    // The buttons stand beside the tile, where no other one lies.
    const lies = ([dx, dy]) => $(`.sk-large > g:not(.sk-ghost)[transform="translate(${100 * (x + dx)} ${100 * (y + dy)})"]`, map.parentElement);
    const [dx, dy] = [[0, 1], [1, 0], [0, -1], [-1, 0]].find((way) => !lies(way)) ?? [0, 1];
    const said = $("[data-build]", board)?.dataset ?? {};
    const tool = (kind, sign, aside) => {
      const at = `translate(${100 * x + 68 * dx + aside * (dy ? 1 : 0)} ${100 * y + 68 * dy + aside * (dx ? 1 : 0)})`;
      const name = said[kind] ?? "";
      return make("g", { class: `sk-tool sk-${kind}`, "data-tool": kind, role: "button", tabindex: "0", "aria-label": name, transform: at },
        Object.assign(make("title"), { textContent: name }),
        make("circle", { r: 24 }), Object.assign(make("text", { y: 9 }), { textContent: sign }));
    };
    const many = turnsAt(cell).length > 1;
    if (many) map.append(tool("spin", "↻", -29));
    map.append(tool("build", "✓", many ? 29 : 0));
    house.unveil($(".sk-build", map));
    if (held && document.activeElement === document.body) $(`[data-tool="${held}"]`, map)?.focus({ preventScroll: true });
  }

  // Another cell is looked at. What is drawn for a chosen one stays as it is: it may just be pressed.
  function regard(cell) {
    const before = looked();
    hover = cell;
    if (looked() !== before) ghost();
  }

  const signed = (number) => (number > 0 ? `+${number}` : `−${-number}`);
  function tell(changes) {
    const box = $("[data-deltas]", board);
    const on = changes && $("[data-preview]", board)?.checked;
    for (const delta of all("[data-delta]", board)) {
      const change = (on && changes[Number(delta.dataset.delta)]) || 0;
      delta.textContent = change ? signed(change) : "";
      delta.classList.toggle("less", change < 0);
    }
    if (!box) return;
    if (!on) return void (box.textContent = "");
    const letters = ["A", "B", "C", "D", box.dataset.scrolls, box.dataset.income];
    const parts = letters.map((name, at) => (changes[at] ? `${name} ${signed(changes[at])}` : null)).filter(Boolean);
    box.textContent = parts.join(" · ") || box.dataset.nothing;
  }

  function spin(step) {
    const cell = looked();
    const turns = cell === null ? [] : turnsAt(cell);
    if (!turns.length) return;
    const at = turns.indexOf(shownTurn(cell));
    turn = turns[(at + step + turns.length) % turns.length];
    ghost();
  }

  function build() {
    const way = looked() === null ? null : shownTurn(looked());
    if (way !== null) $(`.sk-turns [data-turn="${way}"]`, board)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }

  if (board) {
    board.addEventListener("pointerover", (event) => {
      const cell = event.target.closest?.(".sk-cell");
      const next = cell && (cell.classList.contains("lit") || cell.classList.contains("chosen")) ? cellKey(cell) : null;
      regard(next);
    });
    board.addEventListener("pointerleave", () => regard(null));
    board.addEventListener("let-go", () => {
      turn = 0;
      regard(null);
    });
    board.addEventListener("focusin", (event) => {
      const cell = event.target.closest?.(".sk-cell");
      if (cell) regard(cellKey(cell));
      held = event.target.closest?.(".sk-tool")?.dataset.tool ?? null;
    });
    // A drag is no touch; a click on the cell that is chosen turns the tile.
    board.addEventListener("click", (event) => {
      const inside = event.target.closest?.(".sk-large");
      if (inside && moved > 8) {
        event.stopPropagation();
        moved = 0;
        return;
      }
      const tool = event.target.closest?.(".sk-tool");
      if (tool) {
        event.stopPropagation();
        return tool.dataset.tool === "build" ? build() : spin(1);
      }
      if (event.target.closest?.(".sk-cell.chosen")) {
        event.stopPropagation();
        spin(1);
      }
    }, true);
    board.addEventListener("click", (event) => {
      const button = event.target.closest("[data-zoom]");
      const map = $(".sk-own .sk-large", board);
      if (!button || !map) return;
      if (button.dataset.zoom === "fit") fit(map);
      else zoom(map, button.dataset.zoom === "in" ? 1 / 1.3 : 1.3);
    });
    board.addEventListener("change", (event) => {
      if (!event.target.matches("[data-preview]")) return;
      localStorage.setItem("skye-preview", event.target.checked ? "1" : "0");
      ghost();
    });
    document.addEventListener("keydown", (event) => {
      if (event.target.closest?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== "r" && event.key !== "R") return;
      if (looked() === null || tile === null) return;
      event.preventDefault();
      spin(event.shiftKey ? -1 : 1);
    });
    // Enter on the chosen cell builds, as the button beside it does; so do the buttons themselves.
    board.addEventListener("keydown", (event) => {
      const tool = event.target.closest?.(".sk-tool");
      if ((!tool && !event.target.closest?.(".sk-cell.chosen")) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      if (tool?.dataset.tool === "spin") spin(1);
      else build();
    }, true);

    // -- somebody else's territory, large

    board.addEventListener("click", (event) => {
      const map = event.target.closest("[data-enlarge]")?.querySelector("svg");
      if (!map) return;
      const dialog = Object.assign(document.createElement("dialog"), { className: "sk-zoomed" });
      const copy = map.cloneNode(true);
      for (const element of all("[data-piece], [data-spot]", copy)) {
        delete element.dataset.piece;
        delete element.dataset.spot;
      }
      const close = Object.assign(document.createElement("button"), { textContent: "×", type: "button" });
      close.addEventListener("click", () => dialog.close());
      dialog.append(copy, close);
      dialog.addEventListener("close", () => dialog.remove());
      dialog.addEventListener("click", (press) => press.target === dialog && dialog.close());
      document.body.append(dialog);
      dialog.showModal();
    });

    // -- whatever is drawn anew

    let phase = $(".sk", board)?.dataset.phase;
    const settle = () => {
      const root = $(".sk", board);
      if (!root) return;
      const preview = $("[data-preview]", root);
      if (preview) preview.checked = localStorage.getItem("skye-preview") !== "0";
      const map = $(".sk-own .sk-large", root);
      const kept = map && views.get(seatOf(map));
      if (kept) {
        whole(map);
        map.setAttribute("viewBox", kept);
        map.classList.add("zoomed");
      }
      if (phase === "offers" && root.dataset.phase === "first-buy") {
        root.classList.add("sk-lifting");
        setTimeout(() => root.classList.remove("sk-lifting"), 2000);
      }
      phase = root.dataset.phase;
      if (hover !== null && !$(`.sk-cell[data-key="cell:${hover}"]`, root)) hover = null;
      choose();
      ghost();
    };
    new MutationObserver(settle).observe(board, { childList: true });
    // What is chosen changes without anything being drawn anew.
    let before = "";
    new MutationObserver(() => {
      const now = all(".sk-slot.chosen, .sk-cell.chosen", board).map((element) => element.dataset.key).join();
      if (now === before) return;
      before = now;
      choose();
      ghost();
    }).observe(board, { subtree: true, attributeFilter: ["class"] });
    settle();
  }
}
