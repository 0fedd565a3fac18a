
// ---- a lesson -------------------------------------------------------------------------------------------------

// A lesson is played on the stage of its room. What is done or touched is judged by the house, and the teacher answers;
// nothing is taken back and nothing is counted. What was done is kept in this browser alone.
const remembered = (course) => {
  try {
    const { done = [], at = 1 } = JSON.parse(localStorage.getItem(`learn-${course}`)) ?? {};
    return { done: new Set(done), at };
  } catch {
    return { done: new Set(), at: 1 };
  }
};
const remember = (course, { done, at }) => localStorage.setItem(`learn-${course}`, JSON.stringify({ done: [...done], at }));

function tick(course) {
  const { done } = remembered(course);
  for (const line of all("[data-lesson]", $(".lessons, .dots") ?? document.body)) {
    const is = done.has(Number(line.dataset.lesson));
    line.classList.toggle("done", is);
    const mark = $(".ticked", line);
    if (mark) mark.hidden = !is;
  }
}

// The list of lessons: what is done has a tick, and the first button goes on where one was.
const contents = $(".learn[data-course]");
if (contents) {
  const { course } = contents.dataset;
  const { at, done } = remembered(course);
  tick(course);
  const resume = $("[data-resume]", contents);
  const next = $(`.lessons [data-lesson="${at}"] a`, contents);
  if (next && (done.size || at > 1)) {
    resume.href = next.href;
    resume.textContent = resume.dataset.resume.replace("{n}", at);
  }
}

if (table?.dataset.lesson) {
  const { lesson: address, course, number } = table.dataset;
  let stage = JSON.parse($("#lesson").textContent);
  let wrong = 0; // tries at this task that were not right
  let showing = false;
  const teacher = $(".teacher");
  const answer = $("[data-answer]", teacher);
  const showMe = $("[data-show-me]", teacher);
  const next = $("[data-next]", teacher);
  const words = { say: $("[data-say]", teacher), ask: $("[data-ask]", teacher) };

  // An example of the guide belongs to no course, and nothing of it is kept.
  if (course) remember(course, { done: remembered(course).done, at: Number(number) });

  const things = (key) => all(`#board [data-key="${key}"], #board [data-spot="${key}"], #board [data-piece="${key}"], [data-choices] [data-touch="${key}"]`);
  // What the teacher speaks of is lit; for who asked to be shown, what is to be touched next breathes.
  const point = () => {
    all(".taught, .breathes").forEach((thing) => thing.classList.remove("taught", "breathes"));
    for (const key of stage.light) things(key).forEach((thing) => thing.classList.add("taught"));
    if (!showing || !stage.way) return;
    const path = now.paths.find(({ action }) => action === stage.way);
    const key = path?.keys.find((key) => !touched.includes(key));
    if (!key) return;
    if (!path.keys.slice(0, touched.length).every((key, at) => touched[at] === key || path.loose > at)) {
      touched = [];
      light();
    }
    things(key).forEach((thing) => thing.classList.add("breathes"));
    goToPlaceOf(key);
  };
  const goToPlaceOf = (key) => {
    const place = things(key).map(inPlace).find(Boolean);
    if (place && narrow.matches) goTo(place);
  };

  const say = (text, kind) => {
    answer.textContent = text;
    answer.hidden = !text;
    answer.className = `answer ${kind}`;
  };

  const tell = (after) => {
    if (after.say || !after.way) fold(false);
    words.say.innerHTML = after.say || words.say.innerHTML;
    words.ask.innerHTML = after.ask;
    words.ask.hidden = !after.ask;
    wrong = 0;
    showing = false;
    showMe.classList.replace("main", "quiet");
    if (after.way) return;
    showMe.hidden = true;
    next.classList.replace("quiet", "main");
    teacher.classList.add("learnt");
    if (!course) return;
    const { done } = remembered(course);
    done.add(Number(number));
    remember(course, { done, at: Math.min(Number(number) + 1, all(".dots li").length) });
    tick(course);
    if (!narrow.matches) next.focus({ preventScroll: true });
  };

  // Where a telephone shows one place of the room at a time, the card lies over it until it is read; then only the task stays.
  const fold = (is) => {
    teacher.classList.toggle("folded", is);
    if (is && narrow.matches) goToLit();
  };
  $("[data-fold]", teacher).addEventListener("click", () => fold(true));
  $("[data-unfold]", teacher).addEventListener("click", () => fold(false));

  // The card keeps its place on a desk; on a telephone the choices stand in it, as everything else scrolls.
  const settle = () => {
    const prompt = $("#prompt");
    if (narrow.matches) words.ask.after(prompt);
    else $("#board").after(prompt);
  };
  settle();
  narrow.addEventListener("change", settle);

  house.tries = async (tried) => {
    if (busy) return;
    wait(true);
    try {
      const { ok, json } = await post(`${address}/try`, { done: stage.done, ...tried });
      if (!ok) return toast(reason(json) || $("#words").dataset.failed);
      if (json.right) {
        stage = json.stage;
        touched = [];
        say("", "");
        tell(stage);
        show(stage.now);
        house.sound("place");
      } else {
        wrong += 1;
        say(json.why, "wrong");
        all(".mistaken").forEach((thing) => thing.classList.remove("mistaken"));
        const last = tried.touch ?? now.paths.find(({ action }) => action === tried.actions[0])?.keys.at(-1);
        if (last) things(last).forEach((thing) => thing.classList.add("mistaken"));
        if (wrong >= 2) showMe.classList.replace("quiet", "main");
      }
    } catch {
      toast($("#words").dataset.failed);
    } finally {
      wait(false);
      light();
    }
  };

  showMe.addEventListener("click", () => {
    showing = true;
    touched = [];
    fold(true);
    light();
  });
  // Whatever is lit anew, the teacher's light stays with it.
  house.lit = point;
  point();
}
