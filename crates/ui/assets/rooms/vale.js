
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

  // No function is declared in a block: it would take the place of one of the same name that the whole page uses.
  const enlarge = (card) => {
    hide();
    if (!card.isConnected || card.closest(".curtained")) return;
    large = card.cloneNode(true);
    for (const element of [large, ...all("[data-key], [data-piece], [data-spot], [tabindex]", large)]) {
      for (const name of ["data-key", "data-piece", "data-spot", "data-gallery", "tabindex", "role", "aria-pressed"]) element.removeAttribute(name);
    }
    large.classList.remove("lit", "chosen", "fresh", "vale-theirs", "vale-done", "vale-barred");
    large.classList.add("vale-large");
    large.setAttribute("aria-hidden", "true");
    const link = house.inGallery?.(card);
    if (link) large.append(link);
    document.body.append(large);
    const from = card.getBoundingClientRect();
    const box = large.getBoundingClientRect();
    // Cards of the display open upwards over the others, all the rest towards the middle; never over what is asked.
    const sill = $(".vale-sill")?.getBoundingClientRect();
    const wide = sill?.width ? sill.right : innerWidth - 4;
    const x = Math.max(4, Math.min(from.left + from.width / 2 - box.width / 2, wide - box.width));
    const high = card.closest(".vale-river") && sill?.width ? Math.min(from.top, sill.top - box.height - 6) : from.top;
    const y = card.closest(".vale-hand, .vale-area") && sill?.width ? Math.max(sill.bottom + 6, Math.min(from.top, innerHeight - box.height - 6)) : high;
    large.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.max(4, Math.min(innerHeight - box.height - 4, y)))}px)`;
  };

  // Everything that can be touched lies on the table or on the leaf: no buttons repeat it.
  house.buttons = 0;
  if (table) light();

  // Sell and tame stand on every marked card: one touch chooses the card as well.
  table?.addEventListener("click", ({ target }) => {
    const slot = target.closest?.(".vale-duo .vale-chip") && target.closest(".vale-slot");
    const key = slot && $(".vale-card", slot)?.dataset.key;
    if (!key || busy || touched[0] === key) return;
    touched = [];
    touch(key);
  }, true);

  // The stones of a payment rise in the purse while it is looked at.
  const mean = (counts) => {
    const left = new Map(["red", "blue", "purple"].map((colour, at) => [colour, Number(counts?.split("-")[at] ?? 0)]));
    for (const stone of all(".vale-stones [data-colour]")) {
      const many = left.get(stone.dataset.colour);
      left.set(stone.dataset.colour, many - 1);
      stone.classList.toggle("meant", many > 0);
    }
  };
  for (const type of ["pointerover", "pointerout", "focusin", "focusout"]) {
    document.addEventListener(type, ({ target }) => {
      const out = type === "pointerout" || type === "focusout";
      const way = target.closest?.("[data-paid]");
      if (way) mean(out ? null : way.dataset.paid);
    });
  }

  const cardOf = (event) => event.target.closest?.(".vale .vale-card:not(.chosen)");
  const later = (card, wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => enlarge(card), wait);
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
        enlarge(card);
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
