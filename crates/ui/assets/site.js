// The pages without a board: tables that update by themselves, the form for a new table, links to share.

// ---- the first page -----------------------------------------------------------------------------------------

// The lists come anew while somebody looks at them; no table is woken for it.
const live = $("[data-live]");
const EVERY = 5000;

function call() {
  const chip = $("[data-calls]");
  const bell = $("[data-calling]");
  if (!bell) return;
  bell.hidden = !chip;
  if (chip) [bell.innerHTML, bell.href] = [chip.innerHTML, chip.href];
}

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(spoken(live.dataset.live)).catch(() => null);
  if (!answer?.ok) return;
  const text = await answer.text();
  if (text === live.was) return;
  live.was = text;
  const focused = live.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  live.innerHTML = text;
  if (focused) all("a", live).find((link) => link.getAttribute("href") === focused)?.focus();
  call();
}
if (live) {
  call();
  setInterval(refresh, EVERY);
  document.addEventListener("visibilitychange", refresh);
}

// What one plays at once is said on the fold, and one fold is open at a time.
for (const ways of all(".ways")) {
  const chosen = (name) => $(`input[name="${name}"]:checked`, ways)?.value ?? "";
  const tell = () => {
    $("summary span", ways).textContent = ways.dataset.way.replace("{level}", chosen("level")).replace("{players}", chosen("players"));
  };
  ways.addEventListener("change", () => (tell(), fit(ways, Number(chosen("players")))));
  ways.addEventListener("toggle", () => {
    if (ways.open) for (const other of all(".ways[open]")) if (other !== ways) other.open = false;
  });
  tell();
  fit(ways, Number(chosen("players")));
}
document.addEventListener("click", ({ target }) => {
  for (const ways of all(".ways[open]")) if (!ways.contains(target)) ways.open = false;
});
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") for (const ways of all(".ways[open]")) ways.open = false;
});

// What is for other numbers of players cannot be chosen; what was chosen gives way to the first that can.
function fit(within, players, why = "") {
  // What must be different for each is never in the way of a number: whoever has it gives it away.
  for (const input of all("input[data-players]:not([data-different])", within)) {
    const fits = input.dataset.players.split(" ").includes(String(players));
    input.disabled = !fits;
    const tile = input.closest(".tile");
    tile.classList.toggle("unfit", !fits);
    if (why) tile.title = fits ? $("b", tile)?.textContent ?? "" : why;
    if (!fits && input.checked) {
      const other = all(`input[name="${input.name}"]`, within).find((one) => one.dataset.players.split(" ").includes(String(players)));
      if (other) other.checked = true;
    }
  }
}

// ---- a new table --------------------------------------------------------------------------------------------

const form = $("form.new-table");
if (form) {
  const sum = $("[data-sum]", form);
  const send = $("button.main", form);
  const seats = all(".seat", form);
  const taker = (seat) => $("input[name^=seat]:checked", seat);
  const before = new Map();
  const remember = () => {
    for (const input of all("input[type=radio]:checked", form)) before.set(input.name, input.value);
  };
  const check = (name, value) => {
    const input = all(`input[name="${name}"]`, form).find((one) => one.value === value);
    if (input) input.checked = true;
  };

  const tell = () => {
    const taken = seats.map(taker).filter((input) => input && input.value !== "none");
    fit(form, taken.length, sum.dataset.unfit);
    for (const drawer of all(".drawer", form)) {
      $("[data-chosen]", drawer).textContent = $("input:checked", drawer)?.closest(".tile").textContent.trim() ?? "";
    }
    const partly = all("[data-several]", form).find((several) => {
      const open = all("input:checked", several).filter((input) => input.value === several.dataset.several).length;
      return open > 0 && open < all(".drawer", several).length;
    });
    const few = taken.length < Number(form.dataset.fewest);
    const who = taken.map((input) => input.dataset.short ?? input.value);
    const list = who.length > 1 ? `${who.slice(0, -1).join(", ")} ${sum.dataset.and} ${who.at(-1)}` : who.join("");
    sum.textContent = few ? sum.dataset.few : partly ? partly.dataset.partly : sum.dataset.sum.replace("{who}", list);
    sum.classList.toggle("wrong", few || Boolean(partly));
    send.disabled = few || Boolean(partly);
  };

  form.addEventListener("change", ({ target }) => {
    const { name, value } = target;
    // One sits once: whoever moves leaves the old seat to who was here.
    if (/^seat\d/.test(name) && value === "me") {
      const old = seats.map(taker).find((input) => input && input.name !== name && input.value === "me");
      const was = before.get(name);
      if (old) check(old.name, was && was !== "me" ? was : "person");
    }
    // What must be different for each, such as colours: whoever has what somebody else chooses gets the other's.
    if (target.dataset.different) {
      const twin = all(`input[data-different="${target.dataset.different}"]:checked`, form).find((other) => other.name !== name && other.value === value);
      const several = target.closest("[data-several]");
      if (twin && !(several && value === several.dataset.several)) check(twin.name, before.get(name));
    }
    remember();
    tell();
  });
  remember();
  tell();
}

// ---- links to share -----------------------------------------------------------------------------------------

for (const button of all("[data-share]")) {
  if (!navigator.share) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    navigator.share({ title: button.dataset.title, url: button.dataset.share }).catch(() => {});
  });
}
document.addEventListener("click", ({ target }) => {
  const opener = target.closest("[data-open]");
  if (opener) document.getElementById(opener.dataset.open)?.showModal();
});

if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => {}));
}
