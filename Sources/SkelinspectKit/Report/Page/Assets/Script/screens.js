const makeGallery = () => {
  const find = $("#find"), wrong = $("#wrong");
  if (!find) return;
  const cards = $$(".cards > li").map((card) => [card, card.textContent.toLowerCase()]);
  const filter = () => {
    const words = find.value.toLowerCase().split(/\s+/);
    let count = 0;
    for (const [card, text] of cards) {
      const isShown = words.every((word) => text.includes(word))
        && (!wrong.checked || card.hasAttribute("data-wrong"));
      card.hidden = !isShown;
      count += isShown ? 1 : 0;
    }
    $("#found").textContent = count === cards.length ? "" : `${count} of ${cards.length}`;
  };
  find.addEventListener("input", filter);
  wrong.addEventListener("change", filter);
};

const opened = new Map();
const ids = $$(".card").map((card) => card.hash.slice(1));
const sectionOf = (id) => {
  const template = document.getElementById(`t-${id}`);
  if (template) template.replaceWith(template.content);
  return document.getElementById(id);
};
const setUp = (section) => {
  if (!$("script", section)) return null;
  const screen = readScreen(section);
  makeStage(screen);
  makeTree(screen);
  makeSteps(screen);
  return screen;
};
const linkNeighbours = (section, id) => {
  const place = ids.indexOf(id);
  for (const [name, other] of [["previous", ids[place - 1]], ["next", ids[place + 1]]]) {
    const link = $(`nav .${name}`, section);
    if (!link) continue;
    link.hidden = !other;
    if (other) link.hash = other;
  }
};
const open = (id, view, isFirst) => {
  const section = sectionOf(id);
  for (const other of $$(".screen")) other.hidden = other !== section;
  const gallery = $("#gallery");
  if (gallery) gallery.hidden = true;
  if (!opened.has(id)) opened.set(id, setUp(section));
  linkNeighbours(section, id);
  const screen = opened.get(id);
  if (screen && view < screen.views.length) select(screen, view, { showsPicture: true });
  if (gallery && !isFirst) {
    $("h2", section).focus({ preventScroll: true });
    scrollTo(0, 0);
  }
};
const showGallery = (isFirst) => {
  for (const section of $$(".screen")) section.hidden = true;
  $("#gallery").hidden = false;
  if (!isFirst) $("#gallery-title").focus();
};
const route = (isFirst) => {
  const [, id, view] = location.hash.match(/^#(s[0-9a-f]{10}(?:-\d+)+)(?:v(\d+))?$/) ?? [];
  const isThere = id && (document.getElementById(id) || document.getElementById(`t-${id}`));
  if (isThere) open(id, view === undefined ? Infinity : Number(view), isFirst);
  else if ($("#gallery")) { if (isFirst || location.hash !== "#main") showGallery(isFirst); }
  else if ($(".screen")) open($(".screen").id, Infinity, isFirst);
};
const theme = $("#theme");
theme.addEventListener("change", () => { page.dataset.theme = theme.value; });
page.classList.add("js");
makeGallery();
route(true);
addEventListener("hashchange", () => route(false));
