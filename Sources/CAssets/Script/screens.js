/* What the gallery shows, by the ids of its screens. */
const cards = new Map($$(".card").map((card) => [card.hash.slice(1), card.parentNode]));
const ids = [...cards.keys()];
const isFound = (id) => !cards.get(id).hidden;
const makeGallery = () => {
  const find = $("#find");
  if (!find) return () => {};
  /* Not the words of the pictures; a path that is cut stands whole in its title. */
  const texts = ids.map((id) => {
    const card = cards.get(id), parts = [".name", ".file", ".pills"].map((part) => $(part, card).textContent);
    return `${parts.join(" ")} ${$(".file", card).title}`.toLowerCase();
  });
  const filter = () => {
    const words = find.value.toLowerCase().split(/\s+/);
    ids.forEach((id, place) => {
      const card = cards.get(id);
      card.hidden = !words.every((word) => texts[place].includes(word))
        || ![...card.dataset.has].some(isLetterShown);
    });
    const count = ids.filter(isFound).length;
    $("#found").textContent = count === ids.length ? "" : `${count} of ${ids.length}`;
  };
  find.addEventListener("input", filter);
  makeFilters($("#gallery"), filter);
  /* A browser that goes back to a page may have filled in what was there. */
  filter();
  return filter;
};

const opened = new Map();
const pageTitle = document.title;
/* The screen that was open last, and where the card stood by which the gallery was left. */
let last, left;
const topOf = (id) => cards.get(id).getBoundingClientRect().top;
const sectionOf = (id) => {
  const template = document.getElementById(`t-${id}`);
  if (template) template.replaceWith(template.content);
  return document.getElementById(id);
};
const setUp = (section) => {
  const screen = $("script", section) && readScreen(section);
  makeFilters(section, () => {
    filterGallery();
    linkNeighbours(section, section.id);
  });
  if (!screen) return null;
  makeStage(screen);
  makeWhatIf(screen);
  makeTree(screen);
  makeSteps(screen);
  makeFilm(screen);
  return screen;
};
/* Of the screens that the gallery shows. */
const linkNeighbours = (section, id) => {
  const place = ids.indexOf(id), found = ids.filter(isFound);
  const neighbours = [
    ["previous", ids.slice(0, Math.max(place, 0)).findLast(isFound)],
    ["next", ids.slice(place + 1).find(isFound)],
  ];
  for (const [name, other] of neighbours) {
    const link = $(`nav .${name}`, section);
    if (!link) continue;
    link.hidden = !other;
    if (other) link.hash = other;
  }
  const where = $("nav .where", section);
  if (!where) return;
  const isNarrowed = found.length < ids.length, number = found.indexOf(id) + 1;
  where.textContent = number ? `${number} of ${found.length}${isNarrowed ? " found" : ""}` : "";
};
const open = (id, view, step, isFirst) => {
  const section = sectionOf(id);
  const gallery = $("#gallery");
  if (gallery && !gallery.hidden) {
    left = { id, top: topOf(id) };
    gallery.hidden = true;
  }
  for (const other of $$(".screen")) other.hidden = other !== section;
  last = id;
  if (!opened.has(id)) opened.set(id, setUp(section));
  filterFindings(section);
  linkNeighbours(section, id);
  if (gallery) document.title = `${$("h2", section).textContent} · ${pageTitle}`;
  const screen = opened.get(id);
  if (screen && view < screen.views.length) select(screen, view, { showsPicture: true });
  if (gallery && !isFirst) {
    $("h2", section).focus({ preventScroll: true });
    scrollTo(0, 0);
  }
  if (step !== undefined) screen?.showStep?.(Number(step));
};
/* Where it was left, at the card of the screen that was open. */
const showGallery = (isFirst) => {
  for (const section of $$(".screen")) section.hidden = true;
  $("#gallery").hidden = false;
  filterFindings($("#gallery"));
  document.title = pageTitle;
  if (isFirst) return;
  const card = last && isFound(last) ? $(".card", cards.get(last)) : null;
  (card ?? $("#gallery-title")).focus({ preventScroll: true });
  if (left && isFound(left.id)) scrollBy(0, topOf(left.id) - left.top);
  if (!card) return;
  const box = card.getBoundingClientRect();
  if (box.bottom < 40 || box.top > innerHeight - 40) card.scrollIntoView({ block: "center" });
};
const route = (isFirst) => {
  const [, id, view, step] = location.hash.match(/^#(s[0-9a-f]{10}(?:-\d+)+)(?:v(\d+)|-m(\d+))?$/) ?? [];
  const isThere = id && (document.getElementById(id) || document.getElementById(`t-${id}`));
  if (isThere) open(id, view === undefined ? Infinity : Number(view), step, isFirst);
  else if ($("#gallery")) { if (isFirst || location.hash !== "#main") showGallery(isFirst); }
  else if ($(".screen")) open($(".screen").id, Infinity, undefined, isFirst);
};
const theme = $("#theme");
theme.addEventListener("change", () => { page.dataset.theme = theme.value; });
/* As the system asks for it, until the reader says otherwise. */
const makeContrast = () => {
  const button = $("#contrast"), system = matchMedia("(prefers-contrast: more)");
  const isMore = () => page.dataset.contrast ? page.dataset.contrast === "more" : system.matches;
  const show = () => button.setAttribute("aria-pressed", String(isMore()));
  button.addEventListener("click", () => {
    page.dataset.contrast = isMore() ? "less" : "more";
    show();
  });
  system.addEventListener("change", show);
  show();
};
page.classList.add("js");
makeContrast();
const filterGallery = makeGallery();
route(true);
addEventListener("hashchange", () => route(false));
