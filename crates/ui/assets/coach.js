
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
    const lines = all("#log li[data-step], #log [data-step]").filter(({ dataset }) => Number(dataset.step) > own).slice(-4);
    const text = mark || !now.paths.length ? [] : lines.map((line) => line.textContent.trim()).filter(Boolean);
    news.replaceChildren();
    news.hidden = !text.length;
    if (text.length) {
      const head = Object.assign(document.createElement("strong"), { textContent: coach.dataset.told });
      const list = document.createElement("ul");
      list.append(...text.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
      news.append(head, list);
    }
    coach.hidden = !mark && !text.length;
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
    if (target.closest("[data-key], [data-choices]")) own = now.step;
  }, true);
  new MutationObserver(turn).observe($("#log"), { childList: true, subtree: true });
  turn();
}
