
// ---- Die Dolmengötter ----------------------------------------------------------------------------------------

// A druid that walks leaves its stone: both are sent at once, unless somebody ticks that no stone is to be left. What a
// stone would bring is drawn by the server and shown by the style sheet; here are the ghosts of a move, and on a telephone
// the board that comes nearer.
if (table) {
  const board = $("#board");
  const drawing = () => $(".dg-frame > svg", board);
  const placeOf = (key) => $(`.dg-places [data-key="${key}"]`, board);
  const spotOf = (place) => place.getAttribute("transform").match(/-?\d+/g).map(Number);

  // -- walking, and the stone with it

  house.endings = (path) => {
    const asks = $("[data-leave]", board);
    if (!asks || !/^[WF] /.test(path.action)) return null;
    const leave = { label: asks.dataset.leave, actions: [path.action, "S"] };
    const keep = { label: asks.dataset.keep, actions: [path.action, "N"] };
    return $("input", asks).checked ? [keep, leave] : [leave, keep];
  };
  // Where places are smaller than a finger, the second touch is a button.
  house.unsure = (path) => narrow.matches && /^[DWF] /.test(path.action);

  // -- ghosts: where the druid would stand, what would stay, and the circles that a place touches

  const circlesAt = (number) =>
    (drawing()?.dataset.circles ?? "").split(";").map((circle) => circle.split(":"))
      .filter(([, places]) => places?.split(",").includes(number)).map(([name]) => name);

  const clear = () => {
    $(".dg-ghosts", board)?.classList.remove("shown");
    all(".dg-away, .touching, .p.pointed", board).forEach((spot) => spot.classList.remove("dg-away", "touching", "pointed"));
  };

  const haunt = (place) => {
    const ghosts = $(".dg-ghosts", board);
    if (!ghosts || !place) return;
    $(".dg-ghost-druid", ghosts).setAttribute("transform", place.getAttribute("transform"));
    const left = $(".dg-places .p.chosen", board);
    const stone = $(".dg-ghost-stone", ghosts);
    if (left) {
      stone?.setAttribute("transform", left.getAttribute("transform"));
      const [[x, y], [toX, toY]] = [spotOf(left), spotOf(place)];
      $(".dg-way", ghosts).setAttribute("d", `M${x} ${y - 26}L${toX} ${toY + 24}`);
      const druid = all(".dg-pieces [data-piece^='druid:']", board).find((piece) => piece.dataset.piece.endsWith(`:${left.dataset.key.split(":")[1]}`));
      druid?.classList.add("dg-away");
      stone?.classList.toggle("dg-away", $("[data-leave] input", board)?.checked ?? false);
    } else {
      const number = place.dataset.key.split(":")[1];
      for (const name of circlesAt(number)) $(`[data-spot="circle:${name}"]`, board)?.classList.add("touching");
    }
    place.classList.add("pointed");
    ghosts.classList.add("shown");
  };

  // What is shown while nothing is pointed at: a move that waits to be confirmed.
  const rest = () => {
    clear();
    if (asking && /^[DWF] /.test(asking.action)) haunt(placeOf(asking.keys.at(-1)));
  };

  const point = (event) => {
    const thing = event.target.closest?.("#board [data-key]");
    rest();
    if (!thing || asking) return;
    const place = placeOf(thing.dataset.key) ?? thing;
    if (thing.dataset.key.startsWith("druid:")) place.classList.add("pointed");
    else if (place.classList.contains("lit") && place.classList.contains("free")) haunt(place);
  };
  for (const type of ["pointerover", "focusin"]) board.addEventListener(type, point);
  for (const type of ["pointerleave", "focusout"]) board.addEventListener(type, rest);

  // -- a telephone: the board comes nearer to the druid that was chosen, and goes back

  const whole = new WeakMap();
  const zoom = () => {
    const svg = drawing();
    if (!svg) return;
    if (!whole.has(svg)) whole.set(svg, svg.getAttribute("viewBox"));
    const chosen = $(".dg-places .p.chosen:not(.lies)", svg) ?? (asking && /^W /.test(asking.action) ? placeOf(asking.keys[0]) : null);
    const near = narrow.matches && chosen;
    svg.classList.toggle("zoomed", Boolean(near));
    if (!near) return svg.setAttribute("viewBox", whole.get(svg));
    const [left, top, width, height] = whole.get(svg).split(" ").map(Number);
    const spots = [chosen, ...all(".dg-places .free.lit", svg)].map(spotOf);
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const [x1, x2, y1, y2] = [Math.min(...xs) - 110, Math.max(...xs) + 110, Math.min(...ys) - 120, Math.max(...ys) + 110];
    const share = Math.min(1, Math.max(590 / width, (x2 - x1) / width, (y2 - y1) / height));
    const [wide, high] = [width * share, height * share];
    const within = (middle, size, from, length) => Math.round(Math.min(Math.max(middle - size / 2, from), from + length - size));
    const x = within((x1 + x2) / 2, wide, left, width);
    const y = within((y1 + y2) / 2, high, top, height);
    svg.setAttribute("viewBox", `${x} ${y} ${Math.round(wide)} ${Math.round(high)}`);
  };

  board.addEventListener("lit", () => {
    rest();
    zoom();
    place();
  });
  narrow.addEventListener("change", zoom);

  // A druid that is let go takes its exception with it.
  board.addEventListener("lit", () => {
    const tick = $("[data-leave] input", board);
    if (tick && !touched.length) tick.checked = false;
  });
}
