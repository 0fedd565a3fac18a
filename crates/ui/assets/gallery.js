
// ---- pieces and signs ---------------------------------------------------------------------------------------

// What is drawn small tells its name while it is pointed at, unless it has one of its own already.
const legend = JSON.parse($("#legend")?.textContent ?? "null");
if (legend) {
  document.addEventListener("pointerover", ({ target }) => {
    const svg = target.closest?.("svg");
    if (!svg || svg.closest("[title]") || $("title", svg)) return;
    const used = (target.closest("use") ?? $("use", svg))?.getAttribute("href") ?? "";
    const name = legend.signs[used.slice(1)];
    if (!name || svg.getBoundingClientRect().width > 64) return;
    const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
    title.textContent = name;
    svg.prepend(title);
  });

  // From whatever is looked at there is a way to its place in the gallery: a link where it is shown large, and the key G.
  const address = (piece) => `/gallery/${legend.game}#${piece}`;
  house.inGallery = (thing) => {
    const piece = thing.closest("[data-gallery]")?.dataset.gallery;
    if (!piece) return null;
    const link = Object.assign(document.createElement("a"), { className: "in-gallery", href: address(piece), target: "_blank", tabIndex: -1 });
    link.append(legend.here, Object.assign(document.createElement("kbd"), { textContent: "G" }));
    return link;
  };
  let looked = null;
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => (looked = target.closest?.("[data-gallery]")?.dataset.gallery ?? null));
  }
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "g" || event.ctrlKey || event.metaKey || event.altKey || !looked) return;
    if (!event.target.closest?.("input, textarea, select")) open(address(looked), "_blank", "noopener");
  });
}

// The gallery: what is written and ticked leaves only what fits; within a row of ticks one is enough.
const sieve = $("form.sieve");
if (sieve) {
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");
  const pieces = all(".piece").map((piece) => ({ piece, text: plain(piece.textContent), facets: new Set(piece.dataset.facets.split(" ")) }));
  const sift = () => {
    const words = plain(sieve.elements.sought.value).split(/\s+/).filter(Boolean);
    const rows = all("fieldset", sieve).map((row) => all("input:checked", row).map(({ name, value }) => `${name}:${value}`)).filter((row) => row.length);
    let count = 0;
    for (const { piece, text, facets } of pieces) {
      const fits = words.every((word) => text.includes(word)) && rows.every((row) => row.some((one) => facets.has(one)));
      piece.hidden = !fits;
      count += fits;
    }
    for (const kind of all("[data-kind]")) kind.hidden = !$(".piece:not([hidden])", kind);
    const sifting = words.length + rows.length > 0;
    $("#signs").hidden = sifting;
    $("output", sieve).textContent = sieve.dataset.found.replace("{n}", count);
    $("[type=reset]", sieve).hidden = !sifting;
    $("[data-none]", sieve).hidden = count > 0;
  };
  // A link to a piece finds it, whatever is written or ticked.
  const arrive = () => {
    const piece = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!piece?.closest("[hidden]")) return;
    sieve.reset();
    sift();
    piece.scrollIntoView();
  };
  sieve.addEventListener("input", sift);
  sieve.addEventListener("submit", (event) => event.preventDefault());
  sieve.addEventListener("reset", () => setTimeout(sift));
  addEventListener("hashchange", arrive);
  addEventListener("pageshow", sift);
  sift();
}

// ---- the guide ----------------------------------------------------------------------------------------------

// An old link to a place in the exact rules still leads there.
const exact = $("[data-exact]")?.dataset.exact;
if (exact && location.hash && !document.getElementById(decodeURIComponent(location.hash.slice(1)))) location.replace(exact + location.hash);
