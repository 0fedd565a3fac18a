
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
    const map = event.target.closest?.(".sk-large, .sk-look .sk-map");
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
    const map = event.target.closest?.(".sk-large, .sk-look .sk-map");
    if (!map) return;
    if (event.ctrlKey || map.closest(".sk-look")) {
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
    const slots = all(".sk-tray [data-fits]", board).filter((slot) => slot.dataset.fits);
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
    for (const button of all("button[data-tool]", board)) {
      button.disabled = picked() === null || way === null || (button.dataset.tool === "spin" && turnsAt(cell).length < 2);
    }
    if (way === null || !map) return;
    const [x, y] = cell.split(",").map(Number);
    const firm = picked() !== null;
    map.append(make("g", { class: firm ? "sk-ghost firm" : "sk-ghost", transform: `translate(${100 * x} ${100 * y})` },
      make("use", { href: `#sk-t${tile}-${way}` }), make("path", { d: "M-49-49H49V49H-49Z" })));
    if (!firm) return;
    // The buttons stand beside the tile, where no other one lies and where they are inside the isle; large enough for a
    // finger, however small the map is.
    const scale = map.getScreenCTM().a;
    const radius = Math.max(24, 23 / scale);
    const frame = map.getBoundingClientRect();
    const lies = ([dx, dy]) => $(`.sk-large > g:not(.sk-ghost)[transform="translate(${100 * (x + dx)} ${100 * (y + dy)})"]`, map.parentElement);
    const inside = ([dx, dy]) => {
      const far = 50 + radius * 2 + 8;
      const at = new DOMPoint(100 * x + far * dx, 100 * y + far * dy).matrixTransform(map.getScreenCTM());
      return at.x >= frame.left && at.x <= frame.right && at.y >= frame.top && at.y <= frame.bottom;
    };
    const ways = [[0, 1], [1, 0], [-1, 0], [0, -1]];
    const [dx, dy] = ways.find((way) => !lies(way) && inside(way)) ?? ways.find(inside) ?? ways[0];
    const said = $("[data-build]", board)?.dataset ?? {};
    const many = turnsAt(cell).length > 1;
    // Both of them stay inside the isle.
    const edge = (x, y) => new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse());
    const [least, most] = [edge(frame.left, frame.top), edge(frame.right, frame.bottom)];
    const reach = many ? radius * 2 + 7 : radius + 2;
    const within = (at, from, to) => Math.max(from + reach, Math.min(to - reach, at));
    const middle = dy ? within(100 * x, least.x, most.x) : within(100 * y, least.y, most.y);
    const tool = (kind, sign, aside) => {
      const far = 54 + radius;
      const at = dy ? `translate(${middle + aside} ${100 * y + far * dy})` : `translate(${100 * x + far * dx} ${middle + aside})`;
      const name = said[kind] ?? "";
      return make("g", { class: `sk-tool sk-${kind}`, "data-tool": kind, role: "button", tabindex: "0", "aria-label": name, transform: at },
        Object.assign(make("title"), { textContent: name }),
        make("circle", { r: radius }), Object.assign(make("text", { y: radius * 0.37, "font-size": radius * 1.1 }), { textContent: sign }));
    };
    if (many) map.append(tool("spin", "↻", -radius - 5));
    map.append(tool("build", "✓", many ? radius + 5 : 0));
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
    if (!on) return void (box.textContent = changes || !box.dataset.choose ? "" : box.dataset.choose);
    const letters = ["A", "B", "C", "D", box.dataset.scrolls, box.dataset.income];
    const parts = letters.map((name, at) => {
      if (!changes[at]) return null;
      const part = Object.assign(document.createElement("span"), { className: changes[at] < 0 ? "less" : "" });
      const sign = Object.assign(document.createElement("b"), { className: at < 4 ? "sk-letter" : "", textContent: name });
      part.append(sign, ` ${signed(changes[at])}`);
      return part;
    }).filter(Boolean);
    box.replaceChildren(...(parts.length ? parts : [box.dataset.nothing]));
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
      const tool = event.target.closest?.(".sk-tool, button[data-tool]");
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

    // -- whatever is looked at and is not being placed: where it would fit, and what it would bring

    const unfit = () => {
      all(".sk-fit", board).forEach((mark) => mark.remove());
      if (tile === null || looked() === null) tell(null);
    };
    function offer(element) {
      unfit();
      const map = $(".sk-own .sk-large", board);
      if (!map || !element.dataset.fits) return;
      const best = new Map();
      const worth = (changes) => changes.slice(0, 5).reduce((sum, one) => sum + one, 0);
      for (const entry of element.dataset.fits.split(" ")) {
        const [at, told] = entry.split(":");
        const cell = at.split(",").slice(0, 2).join();
        const changes = told ? told.split(",").map(Number) : [];
        if (!best.has(cell) || worth(best.get(cell)) < worth(changes)) best.set(cell, changes);
      }
      const most = [...best.values()].sort((one, other) => worth(other) - worth(one))[0];
      const marks = make("g", { class: "sk-fit", "aria-hidden": "true" });
      let named = false;
      for (const [cell, changes] of best) {
        const [x, y] = cell.split(",").map(Number);
        const mark = make("g", { transform: `translate(${100 * x} ${100 * y})` }, make("path", { d: "M-46-46H46V46H-46Z" }));
        if (!named && changes === most && worth(most)) {
          named = true;
          mark.append(make("rect", { x: -34, y: -18, width: 68, height: 36, rx: 18 }),
            Object.assign(make("text", { y: 9 }), { textContent: signed(worth(most)) }));
        }
        marks.append(mark);
      }
      map.append(marks);
      tell(most);
    }
    for (const type of ["pointerover", "focusin"]) {
      board.addEventListener(type, (event) => {
        const looks = event.target.closest?.("[data-fits]:not(.sk-pending-tile)");
        if (looks) offer(looks);
      });
    }
    for (const type of ["pointerout", "focusout"]) {
      board.addEventListener(type, (event) => {
        if (event.target.closest?.("[data-fits]:not(.sk-pending-tile)")) unfit();
      });
    }

    // -- somebody else's territory, large, over the own one: the dock can still be used

    document.addEventListener("click", (event) => {
      const shown = event.target.closest("[data-enlarge]");
      const map = shown?.querySelector("svg");
      const isle = $(".sk-own", board);
      if (!map || !isle) return;
      const before = $(".sk-look");
      before?.remove();
      if (before && before.dataset.of === shown.getAttribute("aria-label")) return;
      const large = Object.assign(document.createElement("div"), { className: "sk-look" });
      large.dataset.of = shown.getAttribute("aria-label");
      const head = document.createElement("header");
      const name = shown.closest(".player")?.querySelector(".who")?.cloneNode(true);
      const close = Object.assign(document.createElement("button"), { textContent: "✕", type: "button" });
      close.setAttribute("aria-label", $("[data-zoom=fit]", isle)?.title ?? "✕");
      close.addEventListener("click", () => large.remove());
      head.append(...(name ? [name] : []), close);
      large.append(head, map.cloneNode(true));
      isle.append(large);
      house.goTo?.("isle");
      close.focus();
    });
    document.addEventListener("keydown", (event) => event.key === "Escape" && $(".sk-look")?.remove());

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

  // -- what is small is shown large beside the pointer, with its words, while it is looked at or held

  const glass = Object.assign(document.createElement("div"), { className: "sk-glass", hidden: true });
  glass.setAttribute("aria-hidden", "true");
  document.body.append(glass);
  const hideGlass = () => (glass.hidden = true);
  function magnify(thing) {
    const picture = $("svg.sk-tile", thing);
    // What the dock tells about already needs no glass.
    if (!picture || !thing.dataset.look || (thing.closest(".sk-dolmen.open") && !narrow.matches)) return;
    const box = picture.getBoundingClientRect();
    const copy = picture.cloneNode(true);
    all("[data-piece]", copy).forEach((piece) => delete piece.dataset.piece);
    glass.replaceChildren(...(box.width < 110 ? [copy] : []), Object.assign(document.createElement("p"), { textContent: thing.dataset.look }), ...[house.inGallery?.(picture)].filter(Boolean));
    glass.hidden = false;
    const size = glass.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - size.width - 8, box.left + box.width / 2 - size.width / 2));
    const above = box.top - size.height - 10;
    glass.style.left = `${left}px`;
    glass.style.top = `${above > 52 ? above : Math.min(innerHeight - size.height - 8, box.bottom + 10)}px`;
  }
  let wait = null;
  document.addEventListener("pointerover", (event) => {
    const thing = event.target.closest?.("[data-look]");
    clearTimeout(wait);
    hideGlass();
    if (thing && event.pointerType === "mouse") wait = setTimeout(() => magnify(thing), 350);
  });
  document.addEventListener("pointerdown", (event) => {
    const thing = event.target.closest?.("[data-look]");
    clearTimeout(wait);
    hideGlass();
    if (thing && event.pointerType !== "mouse") wait = setTimeout(() => magnify(thing), 450);
  });
  for (const type of ["pointerup", "pointercancel", "scroll"]) {
    document.addEventListener(type, () => {
      clearTimeout(wait);
      setTimeout(hideGlass, 900);
    }, { passive: true, capture: true });
  }

  // -- what happened lately is a few lines; a tab opens all of it over the others, and closes it again

  const side = $("#side");
  if (side) {
    let open = null;
    side.addEventListener("click", (event) => {
      const tab = event.target.closest("[role=tab]");
      if (!tab) return;
      open = open === tab.id ? null : tab.id;
      side.classList.toggle("sk-open", open !== null);
      const log = $("#log");
      if (log) log.scrollTop = log.scrollHeight;
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !open) return;
      open = null;
      side.classList.remove("sk-open");
    });
  }
}
