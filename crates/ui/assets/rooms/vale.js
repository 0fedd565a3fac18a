
// ---- The Vale of Eternity -----------------------------------------------------------------------------------

// A card is shown large while the pointer rests on it, while it has the focus, or after a long press.
{
  const board = $("#board");
  let large = null;
  let timer;
  let pressed = false;

  const hide = () => {
    clearTimeout(timer);
    large?.remove();
    large = null;
  };

  function show(card) {
    hide();
    if (!card.isConnected || card.closest(".curtained")) return;
    large = card.cloneNode(true);
    for (const element of [large, ...all("[data-key], [data-piece], [data-spot], [tabindex]", large)]) {
      for (const name of ["data-key", "data-piece", "data-spot", "tabindex", "role", "aria-pressed"]) element.removeAttribute(name);
    }
    large.classList.remove("lit", "chosen", "fresh", "vale-theirs", "vale-done", "vale-barred");
    large.classList.add("vale-large");
    large.setAttribute("aria-hidden", "true");
    document.body.append(large);
    const from = card.getBoundingClientRect();
    const box = large.getBoundingClientRect();
    const gap = 12;
    const beside = from.right + gap + box.width < innerWidth ? from.right + gap : from.left - gap - box.width;
    const x = beside >= 4 ? beside : Math.max(4, Math.min(innerWidth - box.width - 4, from.left + from.width / 2 - box.width / 2));
    const y = beside >= 4 ? from.top + from.height / 2 - box.height / 2 : from.top > box.height + gap ? from.top - box.height - gap : from.bottom + gap;
    large.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.max(4, Math.min(innerHeight - box.height - 4, y)))}px)`;
  }

  const cardOf = (event) => event.target.closest?.(".vale .vale-card");
  const later = (card, wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(card), wait);
  };

  if (board) {
    board.addEventListener("pointerover", (event) => {
      const card = cardOf(event);
      if (event.pointerType === "mouse" && card) later(card, large ? 60 : 350);
    });
    board.addEventListener("pointerout", (event) => {
      if (event.pointerType === "mouse" && !event.relatedTarget?.closest?.(".vale-card")) hide();
    });
    board.addEventListener("pointerdown", (event) => {
      hide();
      pressed = false;
      const card = cardOf(event);
      if (event.pointerType === "mouse" || !card) return;
      timer = setTimeout(() => {
        pressed = true;
        show(card);
      }, 420);
    });
    for (const type of ["pointerup", "pointercancel", "pointermove"]) {
      board.addEventListener(type, (event) => {
        if (event.pointerType === "mouse" || large) return;
        if (type !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(timer);
      });
    }
    // What ends a long press is no touch.
    board.addEventListener("click", (event) => {
      if (!pressed) return hide();
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    }, true);
    board.addEventListener("contextmenu", (event) => cardOf(event) && event.preventDefault());
    board.addEventListener("focusin", (event) => {
      const card = cardOf(event);
      if (card?.matches(":focus-visible")) later(card, 200);
    });
    board.addEventListener("focusout", hide);
    document.addEventListener("scroll", hide, { passive: true, capture: true });
    document.addEventListener("keydown", (event) => event.key === "Escape" && hide());

    // The discard pile stays open while the table changes.
    let open = false;
    board.addEventListener("toggle", (event) => {
      if (event.target.matches(".vale-discard")) open = event.target.open;
    }, true);
    new MutationObserver(() => {
      hide();
      const pile = $(".vale-discard", board);
      if (pile && open) pile.open = true;
    }).observe(board, { childList: true });
  }
}
