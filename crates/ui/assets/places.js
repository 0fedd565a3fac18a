
// ---- the places of a room, and what stands beside the board ---------------------------------------------------

// Where there is little room, a room shows one of its places at a time: parts of the board with `data-place`. The page goes
// by itself to where something can be touched when the question changes; whoever looks elsewhere is called by a dot.
const placesBar = $("#places");
let placed = placesBar ? $("[data-go]", placesBar).dataset.go : null;

const inPlace = (element) => element.closest("[data-place]")?.dataset.place;

function tellPlaces() {
  if (!placesBar) return;
  for (const part of all("[data-place]")) part.classList.toggle("elsewhere", narrow.matches && part.dataset.place !== placed);
  const calling = new Set(all("#board .lit[data-key]").map(inPlace).filter((place) => place && place !== placed));
  for (const made of all("[data-go]", placesBar)) {
    const { go } = made.dataset;
    made.setAttribute("aria-current", String(go === placed));
    made.classList.toggle("calling", narrow.matches && calling.has(go));
  }
  const stage = $("#table, #replay");
  stage.dataset.at = placed;
  tellUnread();
}

function goTo(place) {
  if (!placesBar || place === placed || !$(`[data-go="${place}"]`, placesBar)) return;
  placed = place;
  tellPlaces();
  scrollTo({ top: 0 });
}
house.goTo = goTo;

// Goes to the place of the first thing that is lit, if nothing of the place that is seen is.
function goToLit() {
  if (!placesBar || !narrow.matches) return;
  // What lies beside all places may belong to one of them.
  const belongs = (thing) => inPlace(thing) ?? thing.closest("[data-beside]")?.dataset.beside;
  const places = all("#board .lit[data-key], #board form[data-sheet]").map(belongs).filter(Boolean);
  if (places.length && !places.includes(placed)) goTo(places[0]);
}

if (placesBar) {
  placesBar.addEventListener("click", ({ target }) => {
    const { go } = target.closest("[data-go]")?.dataset ?? {};
    if (go) goTo(go);
  });
  narrow.addEventListener("change", tellPlaces);
  // A finger that wipes sideways over the board goes to the next place.
  let from = null;
  const board = $("#board");
  board.addEventListener("touchstart", ({ touches: [finger, second], target }) => {
    const scrolls = target.closest("[data-wipe='own'], svg.sk-map, input");
    from = second || scrolls ? null : { x: finger.clientX, y: finger.clientY };
  }, { passive: true });
  board.addEventListener("touchend", ({ changedTouches: [finger] }) => {
    if (!from || !narrow.matches) return;
    const [dx, dy] = [finger.clientX - from.x, finger.clientY - from.y];
    from = null;
    if (Math.abs(dx) < 70 || Math.abs(dy) > 45) return;
    const order = all("[data-go]", placesBar).map((made) => made.dataset.go);
    goTo(order[order.indexOf(placed) + (dx < 0 ? 1 : -1)]);
  }, { passive: true });
  tellPlaces();
}

// -- tabs: what happened, what is said, what is fixed

const tabs = all("#side [role=tab]");
function openTab(chosen) {
  for (const tab of tabs) {
    const is = tab === chosen;
    tab.setAttribute("aria-selected", String(is));
    tab.tabIndex = is ? 0 : -1;
    $("#" + tab.getAttribute("aria-controls")).hidden = !is;
  }
  for (const id of ["#log", "#chat"]) {
    const box = $(id);
    if (box) box.scrollTop = box.scrollHeight;
  }
  tellUnread();
}
for (const [at, tab] of tabs.entries()) {
  tab.addEventListener("click", () => {
    sessionStorage.setItem("tab", tab.id);
    openTab(tab);
  });
  tab.addEventListener("keydown", ({ key }) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1 }[key];
    if (next === undefined) return;
    const other = tabs[(next + tabs.length) % tabs.length];
    openTab(other);
    other.focus();
  });
}

// What was said and not yet seen is marked: on its tab, and on the place where that is. How much was seen is remembered for each
// table as long as the window lives; whoever comes has seen nothing that was said before.
function tellUnread() {
  const tab = $("#tab-talk");
  if (!tab || !$("#table")) return;
  const said = Number($("#chat .chat")?.dataset.count ?? 0);
  const key = `said ${$("#table").dataset.id}`;
  const open = tab.getAttribute("aria-selected") === "true";
  const looks = open && !document.hidden && (!narrow.matches || !placesBar || placed === "side");
  if (looks) sessionStorage.setItem(key, said);
  const unread = said > Number(sessionStorage.getItem(key) ?? 0);
  tab.classList.toggle("unread", unread);
  $("[data-go=side]", placesBar ?? document)?.classList.toggle("unread", unread && narrow.matches);
}
if (tabs.length) openTab(tabs.find(({ id }) => id === sessionStorage.getItem("tab")) ?? tabs[0]);
document.addEventListener("visibilitychange", tellUnread);

// What unfolds to ask is brought into view.
document.addEventListener("toggle", ({ target }) => {
  if (target.matches?.(".part[open]")) target.scrollIntoView({ block: "nearest" });
}, true);
