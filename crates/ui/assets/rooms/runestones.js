
// ---- Rune Stones --------------------------------------------------------------------------------------------

// The die rolls when there is a new result; what was unfolded stays so while the table changes.
{
  const board = $("#board");
  const dieOf = () => (board ? $(".rs-die[data-roll]", board) : null);
  let rolls = Number(dieOf()?.dataset.roll ?? 0);
  const unfolded = new Set();

  function roll(die) {
    const sides = all(".rs-side", die);
    const result = sides.findIndex((side) => side.classList.contains("now"));
    if (calm.matches || result < 0) return;
    const show = (index) => sides.forEach((side, at) => side.classList.toggle("now", at === index));
    die.animate(
      [
        { transform: "translateY(-1.2rem) rotate(-200deg) scale(1.15)" },
        { transform: "translateY(.2rem) rotate(-60deg)", offset: 0.55 },
        { transform: "translateY(-.3rem) rotate(-14deg)", offset: 0.78 },
        { transform: "none" },
      ],
      { duration: 720, easing: "cubic-bezier(.3,.6,.3,1)" },
    );
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
      if (turns < 7 && die.isConnected) return show((result + turns) % sides.length);
      clearInterval(turning);
      show(result);
    }, 70);
  }

  if (board) {
    board.addEventListener("toggle", ({ target }) => {
      if (target.dataset.pile) unfolded[target.open ? "add" : "delete"](target.dataset.pile);
    }, true);
    new MutationObserver(() => {
      for (const pile of all("details[data-pile]", board)) if (unfolded.has(pile.dataset.pile)) pile.open = true;
      const die = dieOf();
      if (!die) return;
      const count = Number(die.dataset.roll);
      if (count > rolls) roll(die);
      rolls = count;
    }).observe(board, { childList: true });
  }
}
