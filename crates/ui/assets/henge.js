// The script of the house: small things, pieces that glide, and replays. What follows in the other files is the same script:
// touches at a table, advice, the stream of changes, and what rooms have of their own.
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

// An address that says a language holds for what the page fetches, too.
const tongue = new URLSearchParams(location.search).get("lang");
const spoken = (path) => (tongue ? `${path}${path.includes("?") ? "&" : "?"}lang=${encodeURIComponent(tongue)}` : path);

async function post(path, body) {
  const answer = await fetch(spoken(path), {
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

// Another language or other colours: the same page again, and nothing to go back to.
$("form.taste")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { currentTarget: form, submitter } = event;
  const body = new URLSearchParams(new FormData(form));
  body.set(submitter.name, submitter.value);
  await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
  const { pathname, search } = location;
  if (pathname + search === form.elements.back.value) location.reload();
  else location.replace(form.elements.back.value);
});

// People at one screen play among themselves: unless somebody says otherwise, nobody watches.
for (const form of all("form").filter((form) => form.elements.listed)) {
  let said = false;
  form.addEventListener("change", ({ target }) => {
    if (target.name === "listed") said = true;
    const here = all("select[name^=seat]", form).some((select) => select.value === "here");
    if (!said) form.elements.listed.value = here ? "link" : "public";
  });
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

// ---- times --------------------------------------------------------------------------------------------------

// How long ago something was said, in words; a drawn page only knows when it was.
function ago(seconds) {
  if (seconds < 60) return words.agoNow;
  const [name, size] = seconds < 3600 ? ["Minute", 60] : seconds < 86400 ? ["Hour", 3600] : ["Day", 86400];
  const count = Math.floor(seconds / size);
  return count === 1 ? words[`ago${name}`] : words[`ago${name}s`].replace("{n}", count);
}
function tellTimes() {
  for (const time of all("time[data-at]")) {
    const text = ago((Date.now() - Number(time.dataset.at)) / 1000);
    if (time.textContent !== text) time.textContent = text;
  }
}
if (words.agoNow) {
  tellTimes();
  setInterval(tellTimes, 30000);
}

// ---- a replay -----------------------------------------------------------------------------------------------

const replay = $("#replay");
if (replay) {
  const { id } = replay.dataset;
  let end = Number(replay.dataset.last); // as these eyes count
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
        // The step is as the eyes until now count: others may not know of each step.
        const answer = await fetch(spoken(`/t/${id}/replay/now?step=${to}&as=${as}&of=${replay.dataset.as}`));
        if (!answer.ok) throw new Error(String(answer.status));
        const news = await answer.json();
        const before = positions($("#board"));
        const same = as === replay.dataset.as;
        const near = same && Math.abs(to - step) === 1;
        const gains = near && to > step ? (news.gains ?? []).filter(([number]) => number === to) : [];
        swap(news.parts);
        if (near) glide($("#board"), before);
        if (gains.length) showGains(gains, before);
        [step, end, replay.dataset.as] = [news.step, news.last, as];
        if (wanted === to) wanted = step;
        history.replaceState(null, "", `/t/${id}/replay?step=${step}&as=${as}`);
        const link = (number) => `/t/${id}/replay?step=${number}&as=${as}`;
        $("#back").href = link(Math.max(0, step - 1));
        $("#forth").href = link(Math.min(end, step + 1));
        $("#last").href = link(end);
      }
    } catch {
      toast(words.failed);
      stop();
      wanted = step;
    } finally {
      loading = false;
      slider.max = end;
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
