
// ---- gliding ------------------------------------------------------------------------------------------------

const centre = (element) => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

// Where every piece is, before the board is drawn anew.
function positions(root) {
  return new Map(all("[data-piece]", root).map((piece) => [piece.dataset.piece, centre(piece)]));
}

const family = (key) => key.slice(0, key.lastIndexOf(":"));

function glide(root, before) {
  if (calm.matches || !before.size) return;
  const pieces = all("[data-piece]", root);
  const now = new Set(pieces.map((piece) => piece.dataset.piece));
  // What vanished in a family of pieces is where a new one of that family comes from: a druid that walked.
  const gone = new Map();
  for (const [key, at] of before) {
    if (!now.has(key)) gone.set(family(key), [...(gone.get(family(key)) ?? []), at]);
  }
  for (const piece of pieces) {
    const key = piece.dataset.piece;
    const home = $(`[data-home="${family(key)}"]`);
    const from = before.get(key) ?? gone.get(family(key))?.shift() ?? (home && centre(home));
    if (!from) continue;
    const to = centre(piece);
    let [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a || 1;
    [dx, dy] = [dx / scale, dy / scale];
    const far = Math.hypot(dx, dy);
    piece.animate(
      [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }],
      { duration: Math.min(700, 320 + far * 0.5), easing: "cubic-bezier(.3,.7,.2,1)" },
    );
  }
}

// Points rise from the pieces that made them and fly to who gets them.
function showGains(gains, before) {
  gains.forEach(([, gain], number) => {
    const from = before.get(gain.piece);
    const home = $(`[data-home="score:P${gain.seat}"]`);
    if (!from || !home) return;
    const sum = document.createElement("div");
    sum.className = "sum";
    sum.textContent = gain.text;
    sum.setAttribute("aria-hidden", "true");
    document.body.append(sum);
    const box = sum.getBoundingClientRect();
    const to = centre(home);
    const at = (point, lift = 0) => `translate(${point.x - box.width / 2}px, ${point.y - box.height / 2 - lift}px)`;
    sum.classList.add("flying");
    const frames = calm.matches
      ? [{ transform: at(from, 14), opacity: 1 }, { transform: at(from, 14), opacity: 1, offset: 0.9 }, { transform: at(from, 14), opacity: 0 }]
      : [
          { transform: at(from), opacity: 0 },
          { transform: at(from, 14), opacity: 1, offset: 0.15 },
          { transform: at(from, 14), opacity: 1, offset: 0.6 },
          { transform: at(to), opacity: 0 },
        ];
    const flight = sum.animate(frames, { duration: 2000, delay: number * 260, fill: "both", easing: "ease-in-out" });
    flight.onfinish = () => sum.remove();
  });
}

// They stand where the pieces were; whoever scrolls on does not want them over something else.
document.addEventListener("scroll", () => all(".sum").forEach((sum) => sum.remove()), { passive: true });

// Puts new parts on the page; what did not change stays as it is, and what was unfolded stays so.
const shown = {};
function swap(parts) {
  for (const [name, html] of Object.entries(parts)) {
    const section = $("#" + name);
    if (!section || shown[name] === html) continue;
    const atEnd = section.scrollHeight - section.scrollTop - section.clientHeight < 40;
    const open = all("details[open][data-keep]", section).map((details) => details.dataset.keep);
    section.innerHTML = html;
    for (const keep of open) $(`details[data-keep="${keep}"]`, section)?.setAttribute("open", "");
    shown[name] = html;
    if (name === "result") section.hidden = !html;
    if (section.classList.contains("scroll") && atEnd) section.scrollTop = section.scrollHeight;
  }
}

// What made a point is shown on the board while its line is looked at.
function witness(event) {
  const line = event.target.closest?.("[data-witness]");
  all(".witness").forEach((spot) => spot.classList.remove("witness"));
  if (line && event.type !== "pointerout" && event.type !== "focusout") {
    all(`[data-spot="${line.dataset.witness}"]`).forEach((spot) => spot.classList.add("witness"));
  }
}
for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(type, witness);

for (const id of ["#log", "#chat"]) {
  const box = $(id);
  if (box) box.scrollTop = box.scrollHeight;
}

