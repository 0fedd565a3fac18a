// The one script of Henge. It swaps in what the server renders, lets pieces glide, and walks the tree of touches.
"use strict";

const $ = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 939px)");
const words = $("#words")?.dataset ?? {};
const house = {}; // what the scripts of rooms may use of this one

// ---- small things -------------------------------------------------------------------------------------------

let toastTimer;
function toast(text) {
  const box = $("#toast");
  box.textContent = text;
  box.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => box.classList.remove("shown"), 2500 + text.length * 45);
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy || location.href);
    toast(button.dataset.copied);
  } catch {
    button.parentElement.querySelector("input")?.select();
  }
});

document.addEventListener("submit", (event) => {
  const { ask, send } = event.target.dataset;
  if (ask && send === undefined && !confirm(ask)) event.preventDefault();
});

// What must be different for each, such as colours: whoever has what somebody else chooses gets the other's.
const different = all("[data-different]");
const had = new Map(different.map((field) => [field, field.value]));
for (const field of different) {
  field.addEventListener("change", () => {
    const same = (other) => other !== field && other.dataset.different === field.dataset.different && other.value === field.value;
    const twin = different.find(same);
    if (twin) twin.value = had.get(field);
    for (const changed of [field, twin]) if (changed) had.set(changed, changed.value);
  });
}

async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  const json = await answer.json().catch(() => ({}));
  return { ok: answer.ok, status: answer.status, json };
}

const reason = (json) => json?.error?.message ?? "";

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

// Puts new parts on the page; what did not change stays as it is.
const shown = {};
function swap(parts) {
  for (const [name, html] of Object.entries(parts)) {
    const section = $("#" + name);
    if (!section || shown[name] === html) continue;
    const atEnd = section.scrollHeight - section.scrollTop - section.clientHeight < 40;
    section.innerHTML = html;
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

// ---- a table ------------------------------------------------------------------------------------------------

const table = $("#table");
if (table) {
  const base = "/t/" + table.dataset.id;
  let now = JSON.parse($("#now").textContent);
  let touched = []; // keys
  let busy = false;
  let asking = null; // a path that waits to be confirmed
  let revealed = null; // the seat that looks behind its curtain
  let advice = null; // what was advised at this step
  const pinned = new Map(); // badges with what they stand above

  const confirming = $("#confirm");
  confirming.checked = localStorage.getItem("confirm") === "1";
  confirming.addEventListener("change", () => localStorage.setItem("confirm", confirming.checked ? "1" : "0"));

  // -- the tree of touches

  const behind = (keys) => now.paths.filter((path) => keys.every((key, at) => path.keys[at] === key));
  const follows = () => {
    const found = new Map();
    for (const path of behind(touched)) {
      const key = path.keys[touched.length];
      if (key === undefined || found.has(key)) continue;
      const leaf = path.keys.length === touched.length + 1;
      found.set(key, { key, path: leaf ? path : null, label: path.labels[touched.length] });
    }
    return found;
  };
  // With a single way to begin there is nothing to choose yet.
  const normalise = () => {
    if (!behind(touched).length) touched = [];
  };

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
        if (!element.hasAttribute("aria-label")) element.setAttribute("aria-label", next.get(key)?.label ?? key);
        element.setAttribute("aria-pressed", String(chosen));
      } else {
        for (const name of ["role", "tabindex", "aria-pressed"]) element.removeAttribute(name);
      }
    }
    const runes = new Set(all(".chosen[data-rune]").map((element) => element.dataset.rune));
    all("[data-rune]").forEach((element) => element.classList.toggle("twin", runes.has(element.dataset.rune)));
    ask(next);
    mark(next);
    refocus();
  }

  // What had the focus when it was swapped out or put out: the keyboard goes on where it was.
  let focused = null;
  document.addEventListener("focusin", ({ target }) => {
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

  // The question and the choices as buttons: the same tree for eyes, fingers and ears.
  function ask(next) {
    const box = $("[data-choices]");
    const question = $("[data-question]");
    if (!box || !question || !now.paths.length) return;
    question.dataset.first ??= question.textContent;
    box.replaceChildren();
    if (asking) {
      question.textContent = `${asking.label}. ${words.confirm}`;
      const path = asking;
      box.append(button(words.yes, () => send([path.action]), "main"), button(words.back, back, "quiet"));
      box.firstChild.focus();
      return;
    }
    // A sheet is filled in on the board and sent as a whole: there is nothing to choose one by one.
    const sheet = $("#board [data-sheet]");
    if (sheet) {
      if (question.textContent !== sheet.dataset.sheet) question.textContent = sheet.dataset.sheet;
      return;
    }
    const asked = now.questions.find((entry) => entry.keys.join() === touched.join());
    const text = asked?.text ?? question.dataset.first;
    if (question.textContent !== text) question.textContent = text;
    const buttons = [...next.values()].map((choice) => ({
      made: button(choice.label, () => touch(choice.key)),
      key: choice.key,
      drawn: $(`#board [data-key="${choice.key}"]`) !== null,
    }));
    for (const { made, key } of buttons) made.dataset.touch = key;
    // What can be touched on the board needs no long row of buttons beside it; it is there as a list.
    const many = buttons.filter(({ drawn }) => drawn).length > (narrow.matches ? 1 : 8);
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

  // -- advice: the best things to touch, marked where they are, and told in words

  // What can be touched next on the way to something advised, with the best chance it leads to.
  function advised() {
    const found = new Map();
    for (const { keys, percent } of advice?.best ?? []) {
      const key = keys[touched.length];
      const onTheWay = key !== undefined && touched.every((before, at) => keys[at] === before);
      if (onTheWay && !(found.get(key) >= percent)) found.set(key, percent);
    }
    return found;
  }

  function mark(next) {
    all(".advised").forEach((element) => {
      element.classList.remove("advised");
      element.removeAttribute("aria-description");
    });
    all(".chance.pinned").forEach((badge) => badge.remove());
    pinned.clear();
    const box = $("[data-hints]");
    if (!box) return;
    const found = advised();
    for (const [key, percent] of found) {
      if (!next.has(key)) continue;
      const elements = all(`[data-key="${CSS.escape(key)}"]`).filter((element) => element.checkVisibility());
      for (const element of elements) describe(element, percent);
      if (elements.length) pin(elements[0], `${percent} %`);
      else note(key, percent);
    }
    all("[data-choices] button[data-touch]").forEach((made) => {
      const percent = found.get(made.dataset.touch);
      if (percent === undefined) return;
      made.classList.add("advised");
      made.append(Object.assign(document.createElement("span"), { className: "chance", textContent: `${percent} %` }));
    });
    place();
  }

  function describe(element, percent) {
    element.classList.add("advised");
    element.setAttribute("aria-description", $("[data-hints]").dataset.mark.replace("{n}", percent));
  }

  // On a sheet nothing is touched by its key: what is advised stands at the part that keys with this beginning are
  // about, with the rest of the key, such as a price. One piece of advice for each part, the best.
  function note(key, percent) {
    const about = (element) => key.startsWith(element.dataset.about) && element.checkVisibility();
    const part = all("[data-sheet] [data-about]").find(about);
    if (!part || part.classList.contains("advised")) return;
    describe(part, percent);
    const rest = key.slice(part.dataset.about.length);
    pin(part, rest ? `${rest} → ${percent} %` : `${percent} %`);
  }

  // Advice begins at the beginning: what was begun otherwise is let go, also by the room that shows it.
  function letGo() {
    asking = null;
    if (advised().size) return;
    touched = [];
    light();
    $("#board").dispatchEvent(new Event("let-go"));
  }

  // A badge above a thing on the page, wherever that is drawn.
  function pin(element, text) {
    const badge = Object.assign(document.createElement("span"), { className: "chance pinned", textContent: text });
    badge.setAttribute("aria-hidden", "true");
    (element.closest("#board") ?? table).append(badge);
    pinned.set(badge, element);
  }
  function place() {
    for (const [badge, element] of pinned) {
      if (!badge.isConnected || !element.isConnected) {
        badge.remove();
        pinned.delete(badge);
        continue;
      }
      const [home, box] = [badge.offsetParent?.getBoundingClientRect(), element.getBoundingClientRect()];
      if (!home) continue;
      const { offsetWidth: wide, offsetHeight: high, offsetParent: frame } = badge;
      const x = Math.min(Math.max(box.left + box.width / 2 - home.left - wide / 2, 2), home.width - wide - 2);
      const y = Math.max(box.top - home.top - high * 0.7, 2);
      badge.style.transform = `translate(${x + frame.scrollLeft}px, ${y + frame.scrollTop}px)`;
    }
  }
  new ResizeObserver(place).observe($("#board"));
  $("#board").addEventListener("scroll", place, { capture: true, passive: true });

  // The advice in words below the question; each line can be chosen.
  function tell() {
    const box = $("[data-hints]");
    const made = $("[data-hint]");
    if (!box || !made) return;
    made.textContent = advice ? made.dataset.away : made.dataset.hint;
    made.setAttribute("aria-expanded", String(Boolean(advice)));
    box.replaceChildren();
    if (!advice) return;
    box.append(Object.assign(document.createElement("p"), { className: "small", textContent: box.dataset.hints }));
    const list = document.createElement("ol");
    for (const { action, percent, label } of advice.best) {
      const path = now.paths.find((known) => known.action === action);
      if (!path) continue;
      const choose = button("", () => {
        touched = [];
        asking = path;
        light();
      });
      choose.append(
        Object.assign(document.createElement("span"), { className: "chance", textContent: `${percent} %` }),
        ` ${label}`,
      );
      const row = document.createElement("li");
      row.append(choose);
      list.append(row);
    }
    box.append(list);
  }

  async function hint(made) {
    if (advice) {
      advice = null;
      tell();
      return light();
    }
    made.disabled = true;
    made.textContent = made.dataset.thinking;
    try {
      const answer = await fetch(base + "/hint", { headers: { Accept: "application/json" } });
      const json = await answer.json().catch(() => ({}));
      if (!answer.ok) toast(reason(json) || words.failed);
      else if (json.step === now.step) {
        advice = json;
        letGo();
      }
    } catch {
      toast(words.failed);
    } finally {
      made.disabled = false;
      tell();
      light();
      if (made.isConnected) made.focus({ preventScroll: true });
    }
  }
  table.addEventListener("click", (event) => {
    const made = event.target.closest("[data-hint]");
    if (made) hint(made);
  });

  function back() {
    asking = null;
    touched = touched.slice(0, -1);
    light();
  }

  function touch(key) {
    if (busy) return;
    asking = null;
    if (touched.at(-1) === key) return back();
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
      return light();
    }
    if (confirming.checked) {
      asking = choice.path;
      return light();
    }
    send([choice.path.action]);
  }

  // One request at a time, each with the step it was made for: a double click cannot decide twice. `again` says whether
  // what was decided still holds if others, who decide at the same time, were quicker.
  async function send(actions, again = () => false) {
    if (busy) return;
    busy = true;
    asking = null;
    table.classList.add("busy");
    all("[data-choices] button").forEach((made) => (made.disabled = true));
    try {
      const decision = actions.length === 1 ? { action: actions[0] } : { actions };
      const act = () => post(base + "/act", { seat: now.acting, step: now.step, ...decision });
      let { ok, status, json } = await act();
      for (let tries = 0; tries < 9 && json?.error?.code === "stale"; tries += 1) {
        await refresh();
        if (!again()) break;
        ({ ok, status, json } = await act());
      }
      touched = [];
      if (json?.parts) show(json);
      if (!ok) toast(reason(json) || (status === 409 ? words.stale : words.failed));
      if (!ok && !json?.parts) await refresh();
    } catch {
      toast(words.failed);
    } finally {
      busy = false;
      table.classList.remove("busy");
      light();
    }
  }

  house.send = send;

  async function why(key) {
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

  // -- forms that need no new page: undo, answers, chat

  table.addEventListener("submit", async (event) => {
    const form = event.target.closest("form[data-send]");
    if (!form || (form.dataset.ask && !confirm(form.dataset.ask))) return form && event.preventDefault();
    event.preventDefault();
    const body = Object.fromEntries(new FormData(form));
    if (event.submitter?.name) body[event.submitter.name] = event.submitter.value;
    for (const name of ["to", "seat"]) if (name in body) body[name] = Number(body[name]);
    body.step = now.step;
    const buttons = all("button", form);
    buttons.forEach((made) => (made.disabled = true));
    try {
      const { ok, json } = await post(new URL(form.action).pathname, body);
      if (ok) form.reset();
      else toast(reason(json) || words.failed);
      if (json?.parts) show(json);
      else await refresh();
    } catch {
      toast(words.failed);
    } finally {
      buttons.forEach((made) => (made.disabled = false));
    }
  });

  // -- what changes

  // While a finger is down nothing is swapped below it: the touch would be lost.
  let held = 0;
  let later = null;
  const release = () => {
    const news = later;
    later = null;
    if (news) show(news);
  };
  addEventListener("pointerdown", () => (held = performance.now() + 1500), true);
  for (const type of ["pointerup", "pointercancel"]) {
    addEventListener(type, () => ((held = 0), setTimeout(release, 0)), true);
  }

  const title = document.title;
  function show(news) {
    if (news.version < now.version) return;
    if (performance.now() < held) {
      later = news;
      return setTimeout(release, held - performance.now() + 10);
    }
    const before = positions($("#board"));
    const moved = news.step !== now.step;
    const gains = (news.gains ?? []).filter(([step]) => step > now.step);
    const waited = !now.paths.length;
    // Where several decide at the same time, what others do leaves one's own choice as it is.
    const same = news.acting === now.acting && JSON.stringify(news.paths) === JSON.stringify(now.paths);
    now = news;
    if (moved && !same) {
      touched = [];
      asking = null;
      advice = null;
    }
    curtain();
    swap(news.parts);
    tell();
    table.classList.toggle("over", news.over);
    table.classList.toggle("seated", news.mine.length > 0);
    table.dataset.step = news.step;
    table.dataset.version = news.version;
    light();
    if (moved) glide($("#board"), before);
    if (gains.length) showGains(gains, before);
    const mine = news.paths.length > 0;
    document.title = mine && document.hidden ? `● ${title}` : title;
    if (mine && waited && moved && document.hidden) navigator.vibrate?.(60);
  }
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) document.title = title;
  });

  // Several people share this screen: who decides in secret first has the others look away.
  function curtain() {
    const dialog = $("#curtain");
    if (!now.curtain) revealed = null;
    const closed = now.curtain && revealed !== now.acting;
    table.classList.toggle("curtained", Boolean(closed));
    if (!closed) return dialog.open && dialog.close();
    const line = $("[data-curtain]", dialog);
    line.textContent = line.dataset.curtain.replace("\u0001", now.curtain);
    if (!dialog.open) dialog.showModal();
  }
  $("#curtain button").addEventListener("click", () => {
    revealed = now.acting;
    curtain();
  });
  $("#curtain").addEventListener("cancel", (event) => event.preventDefault());

  let fetching = null;
  function refresh() {
    fetching ??= fetch(`${base}/now?have=${now.version}`, { headers: { Accept: "application/json" } })
      .then((answer) => {
        if (answer.status === 204) return;
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json().then(show);
      })
      .finally(() => (fetching = null));
    return fetching;
  }

  // -- the stream: it only tells that something changed

  let stream;
  let failures = 0;
  let retry;
  const connection = $("#connection");
  function connect() {
    stream?.close();
    clearTimeout(retry);
    stream = new EventSource(base + "/stream");
    stream.onopen = () => {
      failures = 0;
      connection.hidden = true;
      refresh().catch(() => {});
    };
    stream.addEventListener("change", (event) => {
      const news = JSON.parse(event.data);
      latest = Math.max(latest, news.version);
      if (news.version > now.version) refresh().then(again, () => {});
    });
    stream.onerror = () => {
      stream.close();
      failures += 1;
      // A blink is no news; only a longer absence is told.
      if (failures > 1) connection.hidden = false;
      retry = setTimeout(connect, Math.min(15000, 400 * 2 ** failures) * (0.8 + Math.random() * 0.4));
    };
  }
  // A change may have come while another was being fetched.
  let latest = 0;
  const again = () => (latest > now.version ? refresh().catch(() => {}) : null);

  for (const name of Object.keys(now.parts)) shown[name] = $("#" + name)?.innerHTML;
  curtain();
  light();
  if (location.protocol !== "file:") {
    connect();
    addEventListener("pagehide", () => stream.close());
    addEventListener("pageshow", (event) => event.persisted && connect());
    addEventListener("online", connect);
  }
}

// ---- a replay -----------------------------------------------------------------------------------------------

const replay = $("#replay");
if (replay) {
  const { id, last } = replay.dataset;
  const end = Number(last);
  let step = Number(replay.dataset.step);
  let viewpoint = replay.dataset.as;
  let wanted = step;
  let loading = false;
  let playing = null;
  const slider = $("#slider");
  const play = $("#play");
  play.hidden = false;

  async function load() {
    if (loading) return;
    loading = true;
    try {
      while (wanted !== step || viewpoint !== replay.dataset.as) {
        const [to, as] = [wanted, viewpoint];
        const answer = await fetch(`/t/${id}/replay/now?step=${to}&as=${as}`);
        if (!answer.ok) throw new Error(String(answer.status));
        const news = await answer.json();
        const before = positions($("#board"));
        const near = Math.abs(to - step) === 1;
        const gains = to === step + 1 ? (news.gains ?? []).filter(([number]) => number === to) : [];
        swap(news.parts);
        if (near) glide($("#board"), before);
        if (gains.length) showGains(gains, before);
        [step, replay.dataset.as] = [to, as];
        history.replaceState(null, "", `/t/${id}/replay?step=${to}&as=${as}`);
        const link = (number) => `/t/${id}/replay?step=${number}&as=${as}`;
        $("#back").href = link(Math.max(0, to - 1));
        $("#forth").href = link(Math.min(end, to + 1));
      }
    } catch {
      toast(words.failed);
      stop();
      wanted = step;
    } finally {
      loading = false;
      slider.value = step;
      $("#count").textContent = `${step}/${end}`;
    }
  }
  function go(to) {
    wanted = Math.max(0, Math.min(end, to));
    slider.value = wanted;
    $("#count").textContent = `${wanted}/${end}`;
    load();
  }
  function stop() {
    clearInterval(playing);
    playing = null;
    play.setAttribute("aria-pressed", "false");
  }
  function toggle() {
    if (playing) return stop();
    if (wanted >= end) go(0);
    play.setAttribute("aria-pressed", "true");
    playing = setInterval(() => (wanted >= end ? stop() : loading || go(wanted + 1)), 1100);
  }
  play.addEventListener("click", toggle);
  slider.addEventListener("input", () => go(Number(slider.value)));
  $("#as").addEventListener("change", (event) => {
    viewpoint = event.target.value;
    load();
  });
  const jumps = { first: () => 0, back: () => wanted - 1, forth: () => wanted + 1, last: () => end };
  for (const [name, to] of Object.entries(jumps)) {
    $("#" + name).addEventListener("click", (event) => {
      event.preventDefault();
      go(to());
    });
  }
  replay.addEventListener("click", (event) => {
    const link = event.target.closest("#log a");
    const found = link && /[?&]step=(\d+)/.exec(link.getAttribute("href"));
    if (found) {
      event.preventDefault();
      go(Number(found[1]));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input[type=text], select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: end }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      go(to);
    } else if (event.key === " " && !event.target.closest("a, button")) {
      event.preventDefault();
      toggle();
    }
  });
}
