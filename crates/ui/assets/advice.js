
// ---- a table: advice ----------------------------------------------------------------------------------------

// The best things to touch, marked where they are, and told in words.
let advice = null; // what was advised about this decision
let folded = false; // are the words of it put away?
const pinned = new Map(); // badges with what they stand above

// What can be touched next on the way to something advised, with the best chance it leads to.
function advised() {
  const found = new Map();
  for (const { keys, percent } of advice?.best ?? []) {
    const path = now.paths.find((path) => path.keys.join() === keys.join()) ?? { keys, loose: 0 };
    if (!fits(path, touched)) continue;
    for (const at of ahead(path)) if (!(found.get(keys[at]) >= percent)) found.set(keys[at], percent);
  }
  return found;
}

// Numbers that are all the same do not tell what is best: they are told once, and what is advised is only named so.
const even = () => advice.best.length > 1 && advice.best.every(({ percent }) => percent === advice.best[0].percent);
// A share as the reader's language writes it: 57%, or with a space before the sign.
const share = (percent) => new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(percent / 100);
const chance = (percent) => (even() ? $("[data-hint]").dataset.hint : share(percent));

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
    if (elements.length) pin(elements[0], chance(percent));
    else note(key, percent);
  }
  all("[data-choices] button[data-touch]").forEach((made) => {
    const percent = found.get(made.dataset.touch);
    if (percent === undefined) return;
    made.classList.add("advised");
    made.append(Object.assign(document.createElement("span"), { className: "chance", textContent: chance(percent) }));
  });
  place();
}

function describe(element, percent) {
  element.classList.add("advised");
  const { mark: numbered, same } = $("[data-hints]").dataset;
  element.setAttribute("aria-description", even() ? same : numbered.replace("{n}", percent));
}

// On a sheet nothing is touched by its key: what is advised stands at the part that keys with this beginning are
// about, with the rest of the key, such as a price. One piece of advice for each part, the best.
function note(key, percent) {
  const about = (element) => key.startsWith(element.dataset.about) && element.checkVisibility();
  const part = all("[data-sheet] [data-about]").find(about);
  if (!part || part.classList.contains("advised")) return;
  describe(part, percent);
  const rest = key.slice(part.dataset.about.length);
  pin(part, rest ? `${rest} → ${chance(percent)}` : chance(percent));
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

// From where to where something is seen that is drawn there.
function between(box, prompt) {
  const beside = prompt.left >= box.right || prompt.right <= box.left;
  return [24, beside ? innerHeight : Math.min(prompt.top, innerHeight)];
}

// Where there is little room, whatever can be touched next may be out of sight: then the page goes to the nearest of it.
function reach() {
  const prompt = $("#prompt")?.getBoundingClientRect();
  if (!narrow.matches || busy || asking || !prompt) return;
  // What a room lays over the question is where the question is.
  const lit = all("#board .lit[data-key]").filter((element) => element.checkVisibility() && !element.closest("[data-console]"));
  const away = (element) => {
    const box = element.getBoundingClientRect();
    const [begin, end] = between(box, prompt);
    return Math.max(begin - box.top, Math.min(box.bottom, box.top + 120) - end, 0);
  };
  const [nearest] = lit.map((element) => [away(element), element]).sort(([one], [other]) => one - other);
  if (nearest?.[0] > 0) unveil(nearest[1]);
}
// Where there is room, nothing moves under the pointer.
house.unveil = (element) => narrow.matches && unveil(element);

// Something comes into view, if it is not: the question lies over the page where there is little room. If it is not said
// what, it is what is advised first.
function unveil(element = [...pinned.values()][0]) {
  const prompt = $("#prompt")?.getBoundingClientRect();
  if (!element || !prompt) return;
  const box = element.getBoundingClientRect();
  const [begin, end] = between(box, prompt);
  if (box.top > begin && box.bottom < end) return;
  // Into the middle; of what is too tall for that the upper edge, where the number stands.
  const top = Math.min((box.top + box.bottom - end) / 2, box.top - begin);
  scrollBy({ top, behavior: calm.matches ? "instant" : "smooth" });
}

// The advice in words below the question; each line can be chosen. Where there is little room, they can be put away and
// what is marked stays.
function tell() {
  const box = $("[data-hints]");
  const made = $("[data-hint]");
  if (!box || !made) return;
  made.textContent = advice ? made.dataset.away : made.dataset.hint;
  made.setAttribute("aria-expanded", String(Boolean(advice)));
  box.replaceChildren();
  if (!advice) return;
  const told = Object.assign(document.createElement("details"), { open: !folded });
  told.addEventListener("toggle", () => (folded = !told.open));
  const title = even() ? box.dataset.even.replace("{n}", advice.best[0].percent) : box.dataset.hints;
  told.append(Object.assign(document.createElement("summary"), { textContent: title }));
  const list = document.createElement("ol");
  for (const { action, percent, label } of advice.best) {
    const path = now.paths.find((known) => known.action === action);
    if (!path) continue;
    const choose = button("", () => {
      touched = [];
      asking = path;
      light();
    });
    const promise = Object.assign(document.createElement("span"), { className: "chance", textContent: share(percent) });
    choose.append(...(even() ? [] : [promise, " "]), label);
    const row = document.createElement("li");
    row.append(choose);
    list.append(row);
  }
  told.append(list);
  box.append(told);
}

// Who goes on a way has decided for it: the words make room.
function fold() {
  folded = true;
  $("[data-hints] details")?.removeAttribute("open");
}

async function hint(made) {
  if (advice) {
    advice = null;
    tell();
    return light();
  }
  made.disabled = true;
  made.textContent = made.dataset.thinking;
  // What others do in the meantime leaves the decision as it is.
  const decision = () => JSON.stringify([now.acting, now.paths]);
  const asked = decision();
  try {
    const answer = await fetch(spoken(base + "/hint"), { headers: { Accept: "application/json" } });
    const json = await answer.json().catch(() => ({}));
    if (!answer.ok) toast(reason(json) || words.failed);
    else if (decision() === asked) {
      [advice, folded] = [json, false];
      letGo();
    }
  } catch {
    toast(words.failed);
  } finally {
    made.disabled = false;
    tell();
    light();
    goToLit();
    unveil();
    if (made.isConnected) made.focus({ preventScroll: true });
  }
}

if (table) {
  new ResizeObserver(place).observe($("#board"));
  $("#board").addEventListener("scroll", place, { capture: true, passive: true });
  table.addEventListener("click", (event) => {
    const made = event.target.closest("[data-hint]");
    if (made) hint(made);
  });
}
