
// ---- a table: what changes ----------------------------------------------------------------------------------

// -- forms that need no new page: undo, answers, chat

let sending = 0; // forms whose answers are on the way
table?.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-send]");
  if (!form || (form.dataset.ask && !confirm(form.dataset.ask))) return form && event.preventDefault();
  event.preventDefault();
  const body = Object.fromEntries(new FormData(form));
  if (event.submitter?.name) body[event.submitter.name] = event.submitter.value;
  // Who takes back decides nothing else meanwhile, and the other way round.
  const undoing = "to" in body;
  if (undoing && busy) return;
  for (const name of ["to", "seat"]) if (name in body) body[name] = Number(body[name]);
  body.version = now.version;
  const buttons = all("button", form);
  sending += 1;
  if (undoing) wait(true);
  buttons.forEach((made) => (made.disabled = true));
  try {
    const { ok, json } = await post(new URL(form.action).pathname, body);
    if (ok) form.reset();
    else toast(reason(json) || words.failed);
    if (json?.parts) await take(json);
    else await refresh();
  } catch {
    toast(words.failed);
  } finally {
    sending -= 1;
    buttons.forEach((made) => (made.disabled = false));
    if (undoing) {
      wait(false);
      light();
    }
    again();
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

// Of a part that the page had, an answer tells only how it differs: pieces of HTML, each from one "<" to the next, that
// stay, go and come. Says whether the page had what it differs from.
function mend(news) {
  const had = now.marks?.split(".") ?? [];
  for (const [name, { from, cuts }] of Object.entries(news.changes ?? {})) {
    if (!had.includes(from) || shown[name] === undefined) return false;
    const old = shown[name].split("<");
    const made = [];
    let at = 0;
    for (const [keep, out, text] of cuts) {
      for (let end = at + keep; at < end; at += 1) made.push(old[at]);
      if (text !== null) made.push(text);
      at += out;
    }
    for (; at < old.length; at += 1) made.push(old[at]);
    news.parts[name] = made.join("<");
  }
  return true;
}

// Shows an answer. If it differs from something else than the page has, the whole is fetched.
function take(news) {
  if (mend(news)) return show(news);
  return fetch(spoken(`${base}/now`), { headers: { Accept: "application/json" } })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
    .then(show);
}

// One sound for a change: the end, the own turn, points, or something that was placed.
let ended = table?.classList.contains("over") ?? false;
function sounds(news, moved, gains, called) {
  const end = news.over && !ended;
  ended = news.over;
  // What was given up has no result to be celebrated.
  if (end && $("#result")?.innerHTML) house.sound("win");
  else if (called) house.sound("turn");
  else if (gains.length) house.sound("score");
  else if (moved) house.sound("place");
}

const title = document.title;
let shownUpTo = now?.step ?? 0; // what was shown of highlights goes up to this step
function show(news) {
  // Who sits elsewhere now counts otherwise.
  if (news.version < now.version && String(news.mine) === String(now.mine)) return;
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
  const { acting } = now;
  now = news;
  if (moved && !same) {
    // What was chosen stays chosen if it still leads somewhere.
    if (acting !== news.acting || !behind(touched).length) touched = [];
    asking = (acting === news.acting && news.paths.find((path) => path.action === asking?.action)) || null;
    advice = null;
  }
  const since = shownUpTo;
  shownUpTo = Math.max(shownUpTo, news.step);
  curtain();
  swap(news.parts);
  tellUnread();
  tellHere(news.here ?? told);
  tellTimes();
  tell();
  table.classList.toggle("over", news.over);
  if (news.seed) {
    $("[data-seed]").hidden = false;
    $("[data-seed] code").textContent = news.seed;
  }
  table.classList.toggle("seated", news.mine.length > 0);
  table.dataset.step = news.step;
  table.dataset.version = news.version;
  light();
  if (moved) glide($("#board"), before);
  highlight(news.highlights, since);
  if (gains.length && !house.highlighted()) showGains(gains, before);
  const mine = news.paths.length > 0;
  sounds(news, moved, gains, mine && waited && moved);
  // Who has just decided, or whose turn it is now, is shown where to go on.
  if (mine && moved && !same) {
    goToLit();
    setTimeout(reach, 0);
  }
  document.title = mine && document.hidden ? `● ${title}` : title;
  if (mine && waited && moved && document.hidden) navigator.vibrate?.(60);
}

// Who is there is told apart from what is drawn: it changes by itself.
let told = null;
function tellHere(here) {
  if (!here) return;
  told = here;
  for (const dot of all("[data-here]")) {
    const is = here.seats.includes(Number(dot.dataset.here)) ? "present" : "away";
    dot.className = `presence ${is}`;
    dot.title = words[is];
    dot.firstElementChild.textContent = words[is];
  }
  for (const form of all("[data-gone]")) form.hidden = !here.gone.includes(Number(form.dataset.gone));
  table.classList.toggle("watched", here.watching > 0);
  const line = $("[data-watching]");
  if (!line) return;
  line.hidden = !here.watching;
  line.title = line.textContent = here.watching === 1 ? words.watcher : words.watchers.replace("{n}", here.watching);
}

let revealed = null; // the seat that looks behind its curtain

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

let fetching = null;
function refresh() {
  fetching ??= fetch(spoken(`${base}/now?have=${now.version}&marks=${now.marks ?? ""}`), { headers: { Accept: "application/json" } })
    .then((answer) => {
      if (answer.status === 204) return;
      // The table was deleted: its page says so.
      if (answer.status === 410) return location.reload();
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json().then(take);
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
    // What one does oneself comes with the answer.
    if (news.version > now.version && !busy && !sending) refresh().then(again, () => {});
  });
  stream.addEventListener("here", (event) => tellHere(JSON.parse(event.data)));
  stream.onerror = () => {
    stream.close();
    failures += 1;
    // A blink is no news; only a longer absence is told.
    if (failures > 1) connection.hidden = false;
    // It may be that there is no table any more.
    refresh().catch(() => {});
    retry = setTimeout(connect, Math.min(15000, 400 * 2 ** failures) * (0.8 + Math.random() * 0.4));
  };
}
// A change may have come while another was being fetched.
let latest = 0;
const again = () => (latest > now.version && !busy && !sending ? refresh().catch(() => {}) : null);

// -- where there is a table

if (table) {
  addEventListener("pointerdown", () => (held = performance.now() + 1500), true);
  for (const type of ["pointerup", "pointercancel"]) {
    addEventListener(type, () => ((held = 0), setTimeout(release, 0)), true);
  }
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) document.title = title;
  });
  $("#curtain button").addEventListener("click", () => {
    revealed = now.acting;
    curtain();
  });
  $("#curtain").addEventListener("cancel", (event) => event.preventDefault());
  for (const name of ["round", "board", "prompt", "players", "log", "chat", "result", "parting"]) shown[name] = $("#" + name)?.innerHTML;
  curtain();
  tellHere(now.here);
  highlight(now.highlights, now.step);
  light();
  goToLit();
  offerAgain();
  if (location.protocol !== "file:" && !table.dataset.lesson) {
    connect();
    addEventListener("pagehide", () => stream.close());
    addEventListener("pageshow", (event) => event.persisted && connect());
    addEventListener("online", connect);
  }
}
