
// ---- what is shown when it happens --------------------------------------------------------------------------

// A highlight is shown beat by beat: what counts lights up, its points fly to who gets them, and at the end a sentence
// stands for a moment. It belongs to who looks: nobody waits for it, any key or touch skips it, a held one pauses it, and
// the button in the log's line shows it again.
const stand = $("#highlight");
const waiting = []; // highlights that come next
let running = null; // what ends the one that is shown
const played = new Map(); // highlights by their step, to be shown again

const pause = (time) => new Promise((done) => setTimeout(done, time));
const spotted = (name) => all(`[data-spot~="${CSS.escape(name)}"], [data-piece="${CSS.escape(name)}"]`, $("#table, #replay")).filter((spot) => spot.checkVisibility());

// Points fly from what made them to whoever gets them.
function fly(spots, seat, points) {
  const home = $(`[data-home="score:P${seat}"]`);
  const from = spots.length ? centre(spots[Math.floor(spots.length / 2)]) : centre(stand);
  const sum = Object.assign(document.createElement("div"), { className: "sum", textContent: points < 0 ? `−${-points}` : `+${points}` });
  sum.setAttribute("aria-hidden", "true");
  document.body.append(sum);
  const [box, to] = [sum.getBoundingClientRect(), home ? centre(home) : from];
  const at = (point, lift = 0) => `translate(${point.x - box.width / 2}px, ${point.y - box.height / 2 - lift}px)`;
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
  const frames = calm.matches
    ? [{ transform: at(from, 16), opacity: 1 }, { transform: at(from, 16), opacity: 0 }]
    : [
        { transform: at(from), opacity: 0 },
        { transform: at(from, 16), opacity: 1, offset: 0.25 },
        { transform: at(middle), opacity: 1, offset: 0.65 },
        { transform: at(to), opacity: 0.2 },
      ];
  const flight = sum.animate(frames, { duration: 820, fill: "both", easing: "ease-in-out" });
  flight.onfinish = () => {
    sum.remove();
    home?.animate([{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "scale(1)" }], { duration: 260 });
  };
  house.sound("score");
}

function stageOne(highlight) {
  const { title, beats, close } = highlight;
  let over = false;
  let skip;
  const skipped = new Promise((done) => (skip = done));
  const wait = (time) => (over ? null : Promise.race([pause(time), skipped]));
  const board = $("#board");
  stand.replaceChildren(
    Object.assign(document.createElement("strong"), { textContent: title }),
    Object.assign(document.createElement("span"), { className: "beat" }),
    button(stand.dataset.skip, () => running?.(), "quiet"),
  );
  const line = $(".beat", stand);
  stand.hidden = false;
  running = () => {
    over = true;
    skip();
  };
  const run = async () => {
    if (beats.some(({ spots }) => spots.length)) board.classList.add("staged");
    await wait(260);
    const each = Math.max(260, Math.min(650, 2600 / Math.max(1, beats.length)));
    for (const { spots, text, points } of beats) {
      if (over) break;
      const lit = spots.flatMap(spotted);
      lit.forEach((spot) => spot.classList.add("staged-spot"));
      if (lit[0]) house.unveil(lit[0]);
      if (text) line.textContent = text;
      for (const [seat, sum] of points) if (sum) fly(lit, seat, sum);
      await wait(each);
    }
    if (close) line.textContent = close;
    await wait(calm.matches ? 2500 : 1600);
  };
  return run().finally(() => {
    all(".staged-spot").forEach((spot) => spot.classList.remove("staged-spot"));
    board.classList.remove("staged");
    stand.hidden = true;
    running = null;
  });
}

let staging = false;
async function stage() {
  if (staging) return;
  staging = true;
  try {
    while (waiting.length) await stageOne(waiting.shift());
  } finally {
    staging = false;
    offerAgain();
  }
}

// What is shown of these steps; the last few are enough for who was away.
function highlight(list, since) {
  for (const [step, shown] of list ?? []) {
    const known = played.get(step) ?? [];
    if (!known.some((other) => JSON.stringify(other) === JSON.stringify(shown))) played.set(step, [...known, shown]);
    if (step > since) waiting.push(shown);
  }
  if (waiting.length > 6) waiting.splice(0, waiting.length - 6);
  stage();
}
house.highlight = highlight;
house.highlighted = () => running !== null;

// The lines of the log whose steps were shown get a button that shows it again. A line stands for all steps since the one
// before it: what was done at once.
function offerAgain() {
  let before = null;
  for (const line of all("#log [data-step]")) {
    const step = Number(line.dataset.step);
    const from = before ?? step - 1;
    const shown = [...played].filter(([at]) => at > from && at <= step).flatMap(([, list]) => list);
    before = step;
    if (!shown.length || $(".again", line)) continue;
    const made = button("↻", () => {
      waiting.push(...shown);
      stage();
    }, "quiet again");
    made.title = stand.dataset.again;
    made.setAttribute("aria-label", stand.dataset.again);
    line.append(made);
  }
}

if (stand) {
  const skips = (event) => {
    if (!running || event.target.closest?.(".again")) return;
    running();
  };
  document.addEventListener("pointerdown", skips, true);
  document.addEventListener("keydown", (event) => ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key) || skips(event), true);
}
