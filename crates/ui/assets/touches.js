
// ---- a table: touches ---------------------------------------------------------------------------------------

// What the page of a table knows; advice and the stream know it too.
const table = $("#table");
const base = table && "/t/" + table.dataset.id;
let now = table && JSON.parse($("#now").textContent);
let touched = []; // keys
let busy = false;
let asking = null; // a path that waits to be confirmed

const confirming = $("#confirm");
if (table) {
  confirming.checked = localStorage.getItem("confirm") === "1";
  confirming.addEventListener("change", () => localStorage.setItem("confirm", confirming.checked ? "1" : "0"));
}

// -- the tree of touches

// Some things may be touched in any order: the first `loose` ones of a path.
const loose = (path) => path.keys.slice(0, path.loose);
const fits = (path, keys) => keys.every((key, at) => (at < path.loose ? loose(path).includes(key) : path.keys[at] === key));
const behind = (keys) => now.paths.filter((path) => fits(path, keys));
// Where in a path the things stand that may be touched next.
const ahead = (path) => {
  if (touched.length >= path.loose) return touched.length < path.keys.length ? [touched.length] : [];
  return [...Array(path.loose).keys()].filter((at) => !touched.includes(path.keys[at]));
};
const follows = () => {
  const found = new Map();
  for (const path of behind(touched)) {
    const leaf = path.keys.length === touched.length + 1;
    for (const at of ahead(path)) {
      const key = path.keys[at];
      if (!found.has(key)) found.set(key, { key, path: leaf ? path : null, label: path.labels[at] });
    }
  }
  return found;
};
// With a single way to begin there is nothing to choose yet.
const normalise = () => {
  if (!behind(touched).length) touched = [];
};

// A path may end in more than one way, with what belongs to it: a room says how, the usual way first.
const endings = (path) => house.endings?.(path) ?? [{ label: words.yes, actions: [path.action] }];
// Where the board offers something as a button, or is enough by itself, there needs to be no second one beside it.
const enough = (element) => element?.matches("button") || element?.closest("[data-enough]");

function light() {
  normalise();
  const next = busy || asking ? new Map() : follows();
  for (const element of all("[data-key]")) {
    const key = element.dataset.key;
    const lit = next.has(key);
    const chosen = touched.includes(key) || (asking?.keys.includes(key) ?? false);
    element.classList.toggle("lit", lit);
    element.classList.toggle("chosen", chosen);
    if (lit || chosen) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      // What has no name of its own is called what touching it does now.
      if (!element.hasAttribute("aria-label") || element.dataset.said !== undefined) {
        const said = next.get(key)?.label ?? element.dataset.said ?? key;
        element.setAttribute("aria-label", said);
        element.dataset.said = said;
      }
      element.setAttribute("aria-pressed", String(chosen));
    } else {
      for (const name of ["role", "tabindex", "aria-pressed"]) element.removeAttribute(name);
      if (element.dataset.said !== undefined) element.removeAttribute("aria-label");
      delete element.dataset.said;
    }
  }
  const runes = new Set(all(".chosen[data-rune]").map((element) => element.dataset.rune));
  all("[data-rune]").forEach((element) => element.classList.toggle("twin", runes.has(element.dataset.rune)));
  ask(next);
  fitQuestion();
  mark(next);
  tellPlaces();
  refocus();
  $("#board").dispatchEvent(new Event("lit"));
  house.lit?.();
  atOnce(next);
}

// What a room marks with `data-at-once` gives something that nobody would refuse: it is done without being asked for, one
// after the other so that it is seen. Whoever takes it back is asked.
let doneUpTo = -1;
function atOnce(next) {
  if (busy || asking || touched.length || now.step <= doneUpTo || $("#curtain").open) return;
  const given = [...next.values()].find(({ key, path }) => path && $(`#board [data-at-once][data-key="${key}"]`));
  if (!given) return;
  doneUpTo = now.step;
  wait(true);
  setTimeout(() => {
    wait(false);
    send([given.path.action]);
  }, calm.matches ? 0 : 350);
}

// What had the focus when it was swapped out or put out: the keyboard goes on where it was.
let focused = null;
if (table) document.addEventListener("focusin", ({ target }) => {
  const key = target.closest("[data-key]")?.dataset.key;
  focused = key ? { key } : target.closest("[data-choices]") ? {} : null;
});
function refocus() {
  if (!focused || busy || (document.activeElement && document.activeElement !== document.body)) return;
  const same = focused.key && $(`[data-key="${focused.key}"][tabindex]`);
  const lit = focused.key && $("#board [data-key][tabindex]");
  (same || lit || $("[data-choices] button"))?.focus({ preventScroll: true });
}

const button = (label, run, kind = "") => {
  const made = document.createElement("button");
  made.type = "button";
  made.className = kind;
  made.textContent = label;
  made.addEventListener("click", run);
  return made;
};

// A long question is set smaller rather than cut off.
const SMALLEST = 12; // pixels
function fitQuestion() {
  const question = $("[data-question]");
  if (!question) return;
  question.style.fontSize = "";
  const cut = () => question.scrollWidth > question.clientWidth + 1 || question.scrollHeight > question.clientHeight + 3;
  for (let size = parseFloat(getComputedStyle(question).fontSize) - 1; size >= SMALLEST && cut(); size -= 1) {
    question.style.fontSize = `${size}px`;
  }
}

// The question and the choices as buttons: the same tree for eyes, fingers and ears.
function ask(next) {
  const box = $("[data-choices]");
  const question = $("[data-question]");
  if (!box || !question || !now.paths.length) return;
  question.dataset.first ??= question.textContent;
  box.replaceChildren();
  if (asking) {
    question.textContent = `${asking.label}. ${words.confirm}`;
    const ways = endings(asking).map(({ label, actions }, at) => button(label, () => send(actions), at ? "" : "main"));
    box.append(...ways, button(words.back, back, "quiet"));
    box.firstChild.focus();
    return;
  }
  // A sheet is filled in on the board and sent as a whole: there is nothing to choose one by one.
  const sheet = $("#board [data-sheet]");
  if (sheet) {
    if (question.textContent !== sheet.dataset.sheet) question.textContent = sheet.dataset.sheet;
    return;
  }
  const asked = now.questions.find(({ keys }) => keys.length === touched.length && keys.every((key) => touched.includes(key)));
  const text = asked?.text ?? question.dataset.first;
  if (question.textContent !== text) question.textContent = text;
  const beside = [...next.values()].filter(({ key }) => !enough($(`#board [data-key="${CSS.escape(key)}"]`)));
  const buttons = beside.map((choice) => ({
    made: button(choice.label, () => touch(choice.key)),
    key: choice.key,
    drawn: $(`#board [data-key="${choice.key}"]`) !== null,
  }));
  for (const { made, key } of buttons) made.dataset.touch = key;
  // What can be touched on the board needs no long row of buttons beside it; it is there as a list.
  const most = Number(house.buttons ?? $("#board [data-buttons]")?.dataset.buttons ?? (narrow.matches ? 1 : 8));
  const many = buttons.filter(({ drawn }) => drawn).length > most;
  box.append(...buttons.filter(({ drawn }) => !many || !drawn).map(({ made }) => made));
  if (touched.length) box.append(button(words.back, back, "quiet"));
  if (!many) return;
  const far = buttons.filter(({ drawn }) => drawn).map(({ made }) => made);
  const details = document.createElement("details");
  details.className = "list";
  details.append(Object.assign(document.createElement("summary"), { textContent: words.list.replace("{n}", far.length) }));
  const list = document.createElement("div");
  list.append(...far);
  details.append(list);
  box.append(details);
}

function back() {
  asking = null;
  touched = touched.slice(0, -1);
  light();
}

function touch(key) {
  if (busy) return;
  asking = null;
  if (touched.includes(key)) {
    // Whatever was chosen is put back by another touch, and what was chosen after it stays if it can.
    const at = touched.indexOf(key);
    const without = touched.filter((other) => other !== key);
    touched = behind(without).length ? without : touched.slice(0, at);
    return light();
  }
  let choice = follows().get(key);
  if (!choice && touched.length) {
    // Another beginning: as if nothing had been touched.
    const kept = touched;
    touched = [];
    choice = follows().get(key);
    if (!choice) touched = kept;
  }
  if (!choice) return why(key);
  if (!choice.path) {
    touched = [...touched, key];
    if (narrow.matches) fold();
    light();
    goToLit();
    return reach();
  }
  if (confirming.checked || house.unsure?.(choice.path)) {
    asking = choice.path;
    return light();
  }
  send(endings(choice.path)[0].actions);
}

function wait(is) {
  busy = is;
  table.classList.toggle("busy", is);
}

// One request at a time, each with the version it was made for: a double click cannot decide twice. What others do at the
// same time does not matter; if it did, nothing is done, and what was chosen stays chosen as far as it is still possible.
async function send(actions) {
  if (house.tries) return house.tries({ actions });
  if (busy) return;
  wait(true);
  const chosen = asking?.keys.slice(0, -1) ?? touched;
  asking = null;
  all("[data-choices] button").forEach((made) => (made.disabled = true));
  try {
    const decision = actions.length === 1 ? { action: actions[0] } : { actions };
    const { version, step, marks, acting: seat } = now;
    const { ok, status, json } = await post(base + "/act", { seat, version, step, marks, ...decision });
    if (json?.parts) {
      touched = [];
      await take(json);
    }
    if (!ok) {
      toast(reason(json) || (status === 409 ? words.stale : words.failed));
      await refresh();
      touched = behind(chosen).length ? chosen : [];
    }
  } catch {
    toast(words.failed);
  } finally {
    wait(false);
    light();
    // Only now is something lit again.
    goToLit();
    again();
  }
}

house.send = send;

async function why(key) {
  if (house.tries) return house.tries({ touched, touch: key });
  if (now.over || !now.mine.length) return;
  const seat = now.acting ?? now.mine[0];
  try {
    const { json } = await post(base + "/why", { seat, touched, word: key });
    const text = json?.why ?? reason(json);
    if (text) toast(text);
  } catch {
    toast(words.failed);
  }
}

// The nearest lit thing in a direction; in any for [0, 0].
function nearest(from, [x, y]) {
  const start = centre(from);
  let best = null;
  let least = Infinity;
  for (const other of all("[data-key][tabindex]")) {
    if (other === from || !other.checkVisibility()) continue;
    const to = centre(other);
    const [dx, dy] = [to.x - start.x, to.y - start.y];
    const along = dx * x + dy * y;
    if ((x || y) && along <= 1) continue;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const far = x || y ? along + aside * 2 : Math.hypot(dx, dy);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

if (table) {
  narrow.addEventListener("change", light);
  addEventListener("resize", fitQuestion);
  table.addEventListener("click", (event) => {
    // Something small on a thing that can be touched belongs to it.
    const element = event.target.closest(".lit[data-key]") ?? event.target.closest("[data-key]");
    if (element) touch(element.dataset.key);
  });

  document.addEventListener("keydown", (event) => {
    const element = event.target.closest?.("[data-key]");
    if (event.key === "Escape" && (touched.length || asking)) {
      event.preventDefault();
      return back();
    }
    if (!element) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      touch(element.dataset.key);
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way) {
      event.preventDefault();
      nearest(element, way)?.focus();
    }
  });
}
