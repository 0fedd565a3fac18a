
// ---- the first real game after lessons ------------------------------------------------------------------------

// One mark at a time says what is what, each once in this browser; and what the others did is told until one has decided.
const coach = $("#coach");
const coaching = coach && new URLSearchParams(location.search).has("learn");
if (coaching) {
  const seen = new Set(JSON.parse(localStorage.getItem("coach") ?? "[]"));
  const keep = () => localStorage.setItem("coach", JSON.stringify([...seen]));
  const marks = all("[data-at]", coach);
  const bar = document.createElement("div");
  bar.className = "ways";
  const news = document.createElement("div");
  news.className = "news";
  coach.append(news, bar);
  let mark = null;

  const spotOf = ({ dataset }) => $(dataset.at);
  const turn = () => {
    all(".coached").forEach((spot) => spot.classList.remove("coached"));
    mark = marks.find((made) => !seen.has(made.dataset.at) && spotOf(made)?.checkVisibility());
    for (const made of marks) made.hidden = made !== mark;
    if (mark) spotOf(mark).classList.add("coached");
    bar.hidden = !mark;
    tellNews();
  };
  // What happened since the own last step, in the words of the log: the opponent's moves explain themselves.
  let own = 0;
  const tellNews = () => {
    const acts = all("#log li[data-step]").filter(({ dataset }) => Number(dataset.step) > own);
    const told = acts.flatMap((act) => (act.matches(".act") ? all("ol > li", act) : [act]));
    // On a telephone there is no room beside the board; the log is a place of its own.
    const lines = mark || narrow.matches || !now.paths.length ? [] : told.slice(-4);
    news.replaceChildren();
    news.hidden = !lines.length;
    if (lines.length) {
      const head = Object.assign(document.createElement("strong"), { textContent: coach.dataset.told });
      const list = document.createElement("ul");
      list.append(...lines.map((line) => {
        const copy = document.createElement("li");
        copy.append(...[...line.childNodes].map((node) => node.cloneNode(true)));
        return copy;
      }));
      news.append(head, list, button(coach.dataset.got, () => {
        own = now.step;
        turn();
      }, "quiet"));
    }
    coach.hidden = !mark && !lines.length;
  };
  bar.append(
    button(coach.dataset.got, () => {
      seen.add(mark.dataset.at);
      keep();
      turn();
    }, "main"),
    button(coach.dataset.away, () => {
      marks.forEach(({ dataset }) => seen.add(dataset.at));
      keep();
      turn();
    }, "quiet"),
  );
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-key], [data-choices], [data-sheet]")) return;
    own = now.step;
    if (!mark) coach.hidden = true;
  }, true);
  new MutationObserver(turn).observe($("#log"), { childList: true, subtree: true });
  turn();
}
