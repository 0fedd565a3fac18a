// The script of the house: small things, pieces that glide, and replays. What follows in the other files is the same script:
// touches at a table, advice, the stream of changes, and what rooms have of their own.
"use strict";

document.documentElement.classList.add("scripted");

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
    const here = all("input[name^=seat]:checked", form).some((input) => input.value === "here");
    if (!said) form.elements.listed.value = here ? "link" : "public";
  });
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

