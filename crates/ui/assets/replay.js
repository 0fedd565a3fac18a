
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
        if (near && to > step) house.highlight(news.highlights?.filter(([number]) => number === to), to - 1);
        if (gains.length && !house.highlighted()) showGains(gains, before);
        tellPlaces();
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
