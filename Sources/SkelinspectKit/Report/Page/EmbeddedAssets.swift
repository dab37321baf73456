// swift-format-ignore-file
// Written by PageAssetTests from the files in Assets: change those.
enum EmbeddedAssets {
/// What the page's policy knows the script by.
static let scriptHash = "sha256-SxuEQXseXHgy760RlxchiUDPNa5h2u8yx+6qKSj72f8="

static let filmJS = #"""
/* Plays the calls of a file: a tab for each, the screen before it beside the one after it. */
const makeFilm = (screen) => {
  const film = $(".film", screen.section);
  if (!film) return;
  const list = $(".moments", film);
  /* The first moment comes before all calls. */
  const moments = $$(".moment", list).map((moment) => ({
    item: moment, title: $("h4", moment).textContent, figure: $("figure", moment),
    caption: $("figcaption", moment)?.textContent, words: $(".told", moment),
    isLeft: moment.hasAttribute("data-left"),
  }));
  const strip = make("div", "strip"), panel = make("div", "step-panel");
  strip.setAttribute("role", "tablist");
  strip.setAttribute("aria-labelledby", $("h3", film).id);
  panel.setAttribute("role", "tabpanel");
  panel.id = `${film.getAttribute("aria-labelledby")}-panel`;
  panel.tabIndex = 0;
  let chosen = 0;
  const screenOf = (place, caption) => {
    const figure = moments[place].figure ?? make("p", "unseen quiet", "No screen is drawn of this step.");
    if (moments[place].figure) $("figcaption", figure).textContent = caption;
    figure.classList.toggle("earlier", place < chosen);
    return figure;
  };
  const choose = (place, focuses = false) => {
    tabs[chosen - 1]?.setAttribute("aria-selected", "false");
    if (tabs[chosen - 1]) tabs[chosen - 1].tabIndex = -1;
    chosen = place;
    const tab = tabs[chosen - 1];
    tab.setAttribute("aria-selected", "true");
    tab.tabIndex = 0;
    panel.setAttribute("aria-labelledby", tab.id);
    panel.replaceChildren(screenOf(place - 1, "Before"), screenOf(place, "After"), moments[place].words);
    if (focuses) tab.focus();
  };
  const tabs = moments.slice(1).map((moment, place) => {
    const tab = make("button", moment.isLeft ? "tab left" : "tab", moment.title);
    if (moment.isLeft) tab.append(make("span", "hidden-text", ", views are still covered"));
    tab.type = "button";
    tab.id = `${moment.item.id}-tab`;
    tab.tabIndex = -1;
    for (const [name, value] of [["role", "tab"], ["aria-selected", "false"], ["aria-controls", panel.id]]) {
      tab.setAttribute(name, value);
    }
    tab.addEventListener("click", () => choose(place + 1));
    return tab;
  });
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };
  strip.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(Math.min(Math.max(chosen + step, 1), tabs.length), true);
  });
  strip.append(...tabs);
  list.replaceWith(strip, panel);
  /* On paper all stand below one another. */
  addEventListener("beforeprint", () => {
    for (const { item, figure, caption, words } of moments) {
      if (figure) {
        $("figcaption", figure).textContent = caption;
        figure.classList.remove("earlier");
        item.append(figure);
      }
      item.append(words);
    }
    strip.replaceWith(list);
    panel.hidden = true;
  });
  addEventListener("afterprint", () => {
    list.replaceWith(strip);
    panel.hidden = false;
    choose(chosen);
  });
  choose(Math.min(Number(film.dataset.first), tabs.length));
};

"""#

static let keysJS = #"""
const setFocusable = (screen, row) => {
  const old = $('[tabindex="0"]', screen.tree);
  if (old) old.tabIndex = -1;
  row.tabIndex = 0;
  screen.focus = row.dataset.view ? Number(row.dataset.view) : -1;
};
const parentRow = (screen, row) =>
  screen.rows.get(Number(row.dataset.parent ?? screen.parents[row.dataset.view]));
const typeAhead = (screen, row, letter) => {
  const rows = $$(".row[data-view]", screen.tree), start = rows.indexOf(row) + 1;
  const matches = (other) => {
    const name = screen.views[other.dataset.view][NAME].toLowerCase();
    const words = [name, name.replace(/^ui/, ""), name.split("#")[1] ?? ""];
    return words.some((word) => word.startsWith(letter));
  };
  return [...rows.slice(start), ...rows.slice(0, start)].find(matches);
};
const choose = (screen, row) => {
  if (row.classList.contains("more")) showMore(screen, row).focus();
  else select(screen, Number(row.dataset.view), { showsPicture: true });
};
const nextRow = (screen, row, key) => {
  const view = Number(row.dataset.view), isOpen = row.getAttribute("aria-expanded");
  switch (key) {
  case "ArrowDown": return row.nextElementSibling;
  case "ArrowUp": return row.previousElementSibling;
  case "Home": return screen.tree.firstElementChild;
  case "End": return screen.tree.lastElementChild;
  case "ArrowRight":
    if (isOpen === "true") return row.nextElementSibling;
    if (isOpen === "false") unfold(screen, view);
    return row;
  case "ArrowLeft":
    if (isOpen !== "true") return parentRow(screen, row) ?? row;
    fold(screen, view);
    return row;
  }
};
const listenToTree = (screen) => {
  const tree = screen.tree;
  tree.addEventListener("keydown", (event) => {
    const row = event.target.closest(".row");
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose(screen, row);
      return;
    }
    let next = nextRow(screen, row, event.key);
    const isLetter = /^\S$/u.test(event.key);
    if (next === undefined && isLetter) next = typeAhead(screen, row, event.key.toLowerCase());
    if (next === undefined) return;
    event.preventDefault();
    if (next) next.focus();
  });
  tree.addEventListener("click", (event) => {
    const row = event.target.closest(".row");
    if (!row) return;
    const view = Number(row.dataset.view);
    if (!event.target.closest(".twist") || !row.hasAttribute("aria-expanded")) return choose(screen, row);
    if (screen.open.has(view)) fold(screen, view);
    else unfold(screen, view);
  });
  tree.addEventListener("focusin", (event) => {
    const row = event.target.closest(".row");
    if (!row) return;
    setFocusable(screen, row);
    if (row.dataset.view) light(screen, Number(row.dataset.view));
  });
  tree.addEventListener("focusout", () => light(screen, screen.selected));
  tree.addEventListener("pointerover", (event) => {
    const row = event.target.closest(".row[data-view]");
    if (row) light(screen, Number(row.dataset.view));
  });
  tree.addEventListener("pointerleave", () => light(screen, screen.selected));
};

"""#

static let pageJS = #"""
const page = document.documentElement;
const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const ROLES = ["lines", "block", "container", "collection", "uncovered", "underBlock", "unreached", "unknown", "left",
  "lost"];
const make = (tag, name, text) => {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = text;
  return element;
};
/* [depth, name, place, role, facts, line, marked, step] of each view, parents before children. */
const DEPTH = 0, NAME = 1, STEP = 7;
const readScreen = (section) => {
  const data = JSON.parse($("script", section).textContent);
  const views = data.views, count = views.length;
  const parents = new Int32Array(count).fill(-1), ends = new Int32Array(count).fill(count);
  const above = [];
  for (let view = 0; view < count; view++) {
    while (above.length && views[above.at(-1)][DEPTH] >= views[view][DEPTH]) ends[above.pop()] = view;
    if (above.length) parents[view] = above.at(-1);
    above.push(view);
  }
  return { section, views, parents, ends, marks: data.marks, ifs: data.ifs, rows: new Map(), open: new Set(), selected: -1,
    step: -1 };
};
const childrenOf = (screen, view) => {
  const children = [];
  for (let child = view + 1; child < screen.ends[view]; child = screen.ends[child]) children.push(child);
  return children;
};

"""#

static let screensJS = #"""
/* What the gallery shows, by the ids of its screens. */
const cards = new Map($$(".card").map((card) => [card.hash.slice(1), card.parentNode]));
const ids = [...cards.keys()];
const isFound = (id) => !cards.get(id).hidden;
const makeGallery = () => {
  const find = $("#find"), wrong = $("#wrong");
  if (!find) return;
  /* A path that is cut stands whole in its title. */
  const texts = ids.map((id) => {
    const card = cards.get(id);
    return `${card.textContent} ${$(".file", card).title}`.toLowerCase();
  });
  const filter = () => {
    const words = find.value.toLowerCase().split(/\s+/);
    ids.forEach((id, place) => {
      const card = cards.get(id);
      card.hidden = !words.every((word) => texts[place].includes(word))
        || wrong?.checked && !card.hasAttribute("data-wrong");
    });
    const count = ids.filter(isFound).length;
    $("#found").textContent = count === ids.length ? "" : `${count} of ${ids.length}`;
  };
  find.addEventListener("input", filter);
  wrong?.addEventListener("change", filter);
  /* A browser that goes back to a page may have filled in what was there. */
  filter();
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
  if (!$("script", section)) return null;
  const screen = readScreen(section);
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
const open = (id, view, isFirst) => {
  const section = sectionOf(id);
  const gallery = $("#gallery");
  if (gallery && !gallery.hidden) {
    left = { id, top: topOf(id) };
    gallery.hidden = true;
  }
  for (const other of $$(".screen")) other.hidden = other !== section;
  last = id;
  if (!opened.has(id)) opened.set(id, setUp(section));
  linkNeighbours(section, id);
  if (gallery) document.title = `${$("h2", section).textContent} · ${pageTitle}`;
  const screen = opened.get(id);
  if (screen && view < screen.views.length) select(screen, view, { showsPicture: true });
  if (gallery && !isFirst) {
    $("h2", section).focus({ preventScroll: true });
    scrollTo(0, 0);
  }
};
/* Where it was left, at the card of the screen that was open. */
const showGallery = (isFirst) => {
  for (const section of $$(".screen")) section.hidden = true;
  $("#gallery").hidden = false;
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

"""#

static let stageJS = #"""
const MAXIMUM_HALOS = 100;
const frameOf = (group) => {
  /* Letters may be wider than their view, which cuts them. */
  const box = ($("svg", group) ? $("rect", group) : group).getBBox();
  return box.width > 0 || box.height > 0 ? box : null;
};
/* Lights a view up in both pictures, in the tree, and says what it is; -1 puts the light out. */
const light = (screen, view, isAnew = false) => {
  if (screen.lit === view && !isAnew) return;
  screen.rows.get(screen.lit)?.classList.remove("lit");
  screen.lit = view;
  screen.rows.get(view)?.classList.add("lit");
  let isDrawn = false;
  for (const halo of $$(".halo", screen.stage)) {
    halo.replaceChildren();
    if (view < 0) continue;
    for (const group of $$(`g[data-view="${view}"]:not(.mark)`, halo.parentNode).slice(0, MAXIMUM_HALOS)) {
      const box = frameOf(group);
      if (!box) continue;
      const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const side of ["x", "y", "width", "height"]) rect.setAttribute(side, box[side]);
      rect.setAttribute("rx", 3);
      halo.append(rect);
      isDrawn = true;
    }
  }
  screen.about.textContent = view < 0 ? "Point at a view, or choose a row of the tree."
    : sentence(screen, view) + (isDrawn ? "" : " · not in the pictures");
};
const sentence = (screen, view) => {
  const [, name, place, , facts, line, marked] = screen.views[view];
  return `${name}${place ? ` (${place})` : ""}${marked ? " ☠" : ""} · ${facts} · line ${line}`;
};
const select = (screen, view, { showsPicture = false, focuses = false } = {}) => {
  const row = reveal(screen, view);
  screen.rows.get(screen.selected)?.setAttribute("aria-selected", "false");
  screen.selected = view;
  row.setAttribute("aria-selected", "true");
  setFocusable(screen, row);
  screen.offer(view);
  light(screen, view, true);
  if (focuses) row.focus({ preventScroll: true });
  scrollInto(screen.tree, row);
  if (showsPicture && !isSeen(screen.stage)) screen.stage.scrollIntoView({ block: "start" });
  history.replaceState(null, "", `#${screen.section.id}v${view}`);
};
const scrollInto = (box, row) => {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top + 8 || inner.bottom > outer.bottom - 8) {
    box.scrollTop += inner.top - outer.top - outer.height / 3;
  }
};
const isSeen = (element) => {
  const box = element.getBoundingClientRect();
  return box.top > -box.height / 3 && box.top < innerHeight * 2 / 3;
};
const makeStage = (screen) => {
  const stage = screen.stage = $(".stage", screen.section);
  makeTime(screen);
  screen.about = $(".about", screen.section);
  const viewAt = (event) => {
    const group = event.target.closest("[data-view]");
    return group ? Number(group.dataset.view) : screen.selected;
  };
  stage.addEventListener("pointerover", (event) => light(screen, viewAt(event)));
  stage.addEventListener("pointerleave", () => light(screen, screen.selected));
  stage.addEventListener("click", (event) => {
    if (event.target.closest("[data-view]")) select(screen, viewAt(event), { focuses: true });
  });
  const style = $(".style", screen.section), mode = $(".mode", screen.section);
  const slider = $(".slider", screen.section), range = $("input", slider);
  if (style) style.value = stage.dataset.style;
  /* Shows it anew, with the cross-dissolve of the app: a page that nobody touched is whole at once. */
  style?.addEventListener("change", () => {
    stage.dataset.style = style.value;
    delete stage.dataset.shows;
    void stage.offsetWidth;
    stage.dataset.shows = "";
    screen.showTime();
  });
  const cut = () => stage.style.setProperty("--cut", `${100 - range.value}%`);
  range.addEventListener("input", cut);
  mode?.addEventListener("change", () => {
    stage.dataset.mode = mode.value;
    slider.hidden = mode.value !== "slider";
    cut();
  });
  for (const button of $$("button[data-view]", screen.section)) {
    button.addEventListener("click", () => {
      select(screen, Number(button.dataset.view), { showsPicture: true });
      if ("if" in button.dataset) screen.offer(screen.selected, true);
      say(sentence(screen, screen.selected));
    });
  }
};

"""#

static let stepsJS = #"""
const say = (text) => { $("#status").textContent = text; };
const makeSteps = (screen) => {
  const steps = [];
  screen.views.forEach((view, index) => { if (view[STEP]) steps.push(index); });
  if (!$(".steps", screen.section)) return;
  const [back, forth] = [$(".back", screen.section), $(".forth", screen.section)];
  const [counter, text] = [$(".counter", screen.section), $(".step", screen.section)];
  const show = () => {
    counter.textContent = screen.step < 0 ? `${steps.length} steps`
      : `${screen.step + 1} of ${steps.length}`;
    back.disabled = screen.step <= 0;
    forth.disabled = screen.step + 1 >= steps.length;
    if (screen.step < 0) {
      text.textContent = steps.length ? "Where show goes, view by view." : "Show reaches no view.";
      return;
    }
    const view = screen.views[steps[screen.step]];
    text.replaceChildren(make("b", "", view[NAME]), `: ${view[STEP]}`);
    select(screen, steps[screen.step]);
  };
  const go = (by, button, other) => {
    screen.step += by;
    show();
    if (button.disabled) other.focus();
  };
  back.addEventListener("click", () => go(-1, back, forth));
  forth.addEventListener("click", () => go(1, forth, back));
  show();
};

"""#

static let timeJS = #"""
/* One clock for all that moves in a screen: SVG's own animations and the pulse of CSS. */
const makeTime = (screen) => {
  const stage = screen.stage, bar = $(".time", screen.section);
  screen.showTime = () => {};
  const until = Number(stage.dataset.until);
  if (!bar || !(until > 0)) return;
  const [button, range, output] = [$("button", bar), $("input", bar), $("output", bar)];
  const pictures = $$("svg", stage).filter((svg) => !svg.ownerSVGElement);
  const pulses = () => stage.getAnimations({ subtree: true }).filter((one) => one.animationName === "pulse");
  let begin = 0, frame = 0, now = 0;
  range.max = until;
  const tell = () => {
    range.value = now;
    const text = `${now.toFixed(2)} s`;
    output.textContent = text;
    range.setAttribute("aria-valuetext", text);
  };
  const seek = (time) => {
    now = time;
    for (const svg of pictures) {
      svg.pauseAnimations();
      svg.setCurrentTime(time);
    }
    for (const pulse of pulses()) {
      pulse.pause();
      pulse.currentTime = time * 1000;
    }
    tell();
  };
  const step = (stamp) => {
    const time = (stamp - begin) / 1000;
    if (time >= until) begin = stamp - time % until * 1000;
    seek(Math.max((stamp - begin) / 1000, 0));
    frame = requestAnimationFrame(step);
  };
  const play = (plays) => {
    cancelAnimationFrame(frame);
    frame = 0;
    button.textContent = plays ? "Pause" : "Play";
    if (!plays) return seek(now);
    if (now >= until) now = 0;
    begin = performance.now() - now * 1000;
    frame = requestAnimationFrame(step);
  };
  button.addEventListener("click", () => play(!frame));
  range.addEventListener("input", () => {
    const time = Number(range.value);
    play(false);
    seek(time);
  });
  /* A style that stands still has no time line. */
  screen.showTime = () => {
    const style = stage.dataset.style;
    bar.hidden = style === "solid" || style === "gradient";
    if (bar.hidden) play(false);
    else seek(now);
  };
  stage.dataset.clock = "";
  play(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  screen.showTime();
};

"""#

static let treeJS = #"""
const FIRST_ROWS = 250, MORE_ROWS = 200;
const makeRow = (screen, view, position, size) => {
  const [depth, name, place, role, facts, line, marked] = screen.views[view];
  const row = make("div", "row");
  row.id = `${screen.section.id}-v${view}`;
  row.dataset.view = view;
  row.setAttribute("role", "treeitem");
  row.setAttribute("aria-level", depth + 1);
  row.setAttribute("aria-posinset", position);
  row.setAttribute("aria-setsize", size);
  row.setAttribute("aria-selected", "false");
  row.tabIndex = -1;
  row.style.setProperty("--d", Math.min(depth, 16));
  if (screen.ends[view] > view + 1) row.setAttribute("aria-expanded", "false");
  row.append(make("span", "twist"));
  const words = make("span", "words");
  const title = make("b");
  for (const part of name.split(/(?<=[a-z0-9])(?=[A-Z#])/)) title.append(part, make("wbr"));
  words.append(title);
  if (place) words.append(make("span", "quiet", ` (${place})`));
  if (marked) {
    const skull = make("span", "skull", " ☠ ");
    skull.setAttribute("role", "img");
    skull.setAttribute("aria-label", "skeletonable");
    words.append(skull);
  }
  const lost = ROLES[role] === "unreached" || ROLES[role] === "underBlock";
  words.append(" ", make("span", `facts ${lost && marked ? "lost" : ROLES[role]}`, facts));
  const mark = screen.marks[view];
  if (mark) {
    const badge = make("span", `badge badge-${mark[1][0].toUpperCase()}`, mark[0]);
    badge.setAttribute("role", "img");
    badge.setAttribute("aria-label", `${mark[1]}, number ${mark[0]}`);
    words.append(" ", badge);
  }
  if (depth > 16) words.append(make("span", "quiet", ` level ${depth + 1}`));
  row.append(words, make("span", "line quiet", line));
  screen.rows.set(view, row);
  return row;
};
/* Stands for the children of a view from one number up to another, which are not shown yet. */
const makeMore = (screen, parent, from, to) => {
  const row = make("div", "row more", `show ${Math.min(to - from, MORE_ROWS)} of ${to - from} more`);
  row.dataset.parent = parent;
  row.dataset.from = from;
  row.dataset.to = to;
  row.setAttribute("role", "treeitem");
  row.setAttribute("aria-level", screen.views[parent][DEPTH] + 2);
  row.setAttribute("aria-selected", "false");
  row.tabIndex = -1;
  row.style.setProperty("--d", Math.min(screen.views[parent][DEPTH] + 1, 16));
  return row;
};
/* Children of a view from one number up to another: those of some ranges as rows, the others as rows that
   bring them. */
const childRows = (screen, view, from, to, ranges) => {
  const children = childrenOf(screen, view), rows = document.createDocumentFragment();
  let next = from;
  for (const [start, end] of [...ranges, [to, to]]) {
    if (next < start) rows.append(makeMore(screen, view, next, start));
    for (let number = start; number < end; number++) {
      rows.append(makeRow(screen, children[number], number + 1, children.length));
    }
    next = end;
  }
  return rows;
};
const unfold = (screen, view) => {
  const row = screen.rows.get(view);
  if (screen.open.has(view) || !row.hasAttribute("aria-expanded")) return;
  screen.open.add(view);
  row.setAttribute("aria-expanded", "true");
  const count = childrenOf(screen, view).length;
  row.after(childRows(screen, view, 0, count, [[0, Math.min(count, MORE_ROWS)]]));
};
const fold = (screen, view) => {
  const row = screen.rows.get(view), level = screen.views[view][DEPTH] + 1;
  if (!screen.open.delete(view)) return;
  row.setAttribute("aria-expanded", "false");
  let next = row.nextElementSibling;
  while (next && Number(next.getAttribute("aria-level")) > level) {
    const after = next.nextElementSibling;
    if (next.dataset.view) {
      screen.rows.delete(Number(next.dataset.view));
      screen.open.delete(Number(next.dataset.view));
    }
    next.remove();
    next = after;
  }
  if (!screen.rows.has(screen.focus)) setFocusable(screen, row);
};
/* Replaces a row that brings more; of many the first, or those around a child that is looked for. Where rows
   follow them, those before the rows come too. */
const showMore = (screen, more, wanted) => {
  const [parent, from, to] = ["parent", "from", "to"].map((name) => Number(more.dataset[name]));
  const isLast = to === childrenOf(screen, parent).length, half = MORE_ROWS / 2;
  let ranges = [[from, from + half], [to - half, to]];
  if (to - from <= MORE_ROWS) ranges = [[from, to]];
  else if (wanted >= from + MORE_ROWS || wanted >= from + half && !isLast) {
    ranges = [[Math.max(wanted - half, from), Math.min(wanted + half, to)]];
  } else if (isLast) ranges = [[from, from + MORE_ROWS]];
  const rows = childRows(screen, parent, from, to, ranges);
  const first = $(".row:not(.more)", rows);
  more.replaceWith(rows);
  return first;
};
/* The row of a view, after everything above it is unfolded. */
const reveal = (screen, view) => {
  const above = [view];
  while (screen.parents[above.at(-1)] >= 0) above.push(screen.parents[above.at(-1)]);
  while (above.length > 1) {
    const parent = above.pop(), child = above.at(-1);
    unfold(screen, parent);
    if (screen.rows.has(child)) continue;
    const number = childrenOf(screen, parent).indexOf(child);
    const more = $$(`[data-parent="${parent}"]`, screen.tree).find((row) => number < Number(row.dataset.to));
    if (more) showMore(screen, more, number);
  }
  return screen.rows.get(view);
};
const makeTree = (screen) => {
  const tree = screen.tree = $(".tree", screen.section);
  tree.replaceChildren();
  tree.setAttribute("role", "tree");
  tree.removeAttribute("tabindex");
  if (!screen.views.length) return;
  tree.append(makeRow(screen, 0, 1, 1));
  setFocusable(screen, screen.rows.get(0));
  const waiting = [0];
  for (let next = 0; next < waiting.length && screen.rows.size < FIRST_ROWS; next++) {
    const children = childrenOf(screen, waiting[next]);
    if (screen.rows.size + Math.min(children.length, MORE_ROWS) > FIRST_ROWS && next > 0) continue;
    unfold(screen, waiting[next]);
    waiting.push(...children.filter((child) => screen.rows.has(child)));
  }
  listenToTree(screen);
};

"""#

static let whatifJS = #"""
/* What if a view is marked: the shapes that the change alters stand in the data of the screen. */
const makeWhatIf = (screen) => {
  const bar = $(".what-if", screen.section);
  screen.offer = () => {};
  const figure = $(".after", screen.stage);
  if (!bar || !figure) return;
  const [button, words, texts] = [$("button", bar), $("[role=status]", bar), $(".texts", bar)];
  const caption = $("figcaption", figure), crash = $(".crash", figure);
  const group = $(".device > svg > g", figure), said = caption.textContent;
  const shapes = $$(":scope > g[data-view]", group);
  let drawn = shapes, offered, tried;
  const parse = (text) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
    const shapes = [...new DOMParser().parseFromString(svg, "image/svg+xml").documentElement.children];
    for (const shape of shapes) shape.classList.add("new");
    return shapes.map((shape) => document.adoptNode(shape));
  };
  const draw = (parts) => {
    const next = parts ? parts.flatMap((part) => typeof part === "string" ? parse(part)
      : shapes.slice(part[0], part[0] + part[1])) : shapes;
    for (const shape of drawn) shape.remove();
    group.prepend(...next);
    drawn = next;
  };
  const copyOf = ([name, text]) => {
    const item = make("div", "text"), code = make("code", "", text), pre = make("pre");
    const copy = make("button", "", "Copy");
    copy.type = "button";
    copy.append(make("span", "hidden-text", ` as ${name}`));
    copy.addEventListener("click", () => {
      /* Where a page may not write there, the text is chosen for the keys that copy. */
      getSelection().selectAllChildren(code);
      navigator.clipboard?.writeText(text).then(() => say(`Copied as ${name}.`), () => {});
    });
    pre.append(code);
    item.append(make("b", "", name), copy, pre);
    return item;
  };
  const show = (number) => {
    tried = number;
    const one = screen.ifs.all[number];
    button.setAttribute("aria-pressed", String(Boolean(one)));
    caption.textContent = one ? "what a user would see then" : said;
    if (crash) crash.hidden = Boolean(one);
    words.textContent = one ? `→ ${one.then}` : "";
    texts.replaceChildren(...(one ? one.texts.map(copyOf) : []));
    draw(one?.shapes);
    light(screen, screen.lit ?? -1, true);
    screen.showTime();
  };
  /* What there is to try at a view; what is tried stays while its views are chosen. */
  screen.offer = (view, isTried = false) => {
    const number = offered = screen.ifs.views[view];
    bar.hidden = number === undefined;
    button.textContent = number === undefined ? "" : `What if you ${screen.ifs.all[number].do}?`;
    if (isTried) show(number);
    else if (tried !== undefined && tried !== number) show();
  };
  button.addEventListener("click", () => show(tried === offered ? undefined : offered));
};

"""#

static let filmCSS = #"""
.film { margin-top: 16px; }
.moments { margin: 12px 0 0; padding: 0; list-style: none; display: grid; gap: 24px; }
.moment h4 { margin: 0 0 8px; font-size: .95rem; overflow-wrap: anywhere; }
.strip { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0; padding: 5px; max-height: 212px;
  overflow: auto; }
.tab { flex: 0 1 auto; overflow-wrap: anywhere; text-align: start; }
.tab[aria-selected="true"] { background: var(--tint); border-color: var(--accent);
  box-shadow: inset 0 -3px var(--accent); }
.tab.left::after { content: " ▨"; color: var(--warning); }
.step-panel { display: grid; gap: 14px 20px; grid-template-columns: repeat(2, minmax(0, 1fr)); padding: 4px; }
.step-panel > .told { grid-column: 1 / -1; }
.unseen { align-self: center; text-align: center; }
.film .stage { --fit: calc(max(min(60vh, 460px), 260px) * var(--w) / var(--h)); display: flex;
  flex-direction: column; align-items: center; gap: 0; margin: 0; min-width: 0; }
.film .stage .device g[data-view] > *, .film .mark { cursor: default; }
.film .earlier :is(.mark, rect[class$="w"]) { display: none; }
.told p { margin: 0; font-size: .87rem; } .told ul { margin: .2rem 0 .8rem; padding-left: 1.2rem; }
.told li { overflow-wrap: anywhere; }
.told .leftovers { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 16px; }
@media (min-width: 900px) {
  .step-panel { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .step-panel > .told { grid-column: 3; } }

"""#

static let findingsCSS = #"""
.findings { list-style: none; margin: 10px 0 0; padding: 0; display: grid; gap: 10px; }
.finding { border-left: 3px solid var(--line); padding: 2px 0 2px 12px; min-width: 0; }
.finding-E { border-color: var(--error); } .finding-W { border-color: var(--warning); }
.finding-N { border-color: var(--note); }
.finding p { margin: 0 0 .35rem; } .message { font-weight: 550; }
.severity { font-size: .85rem; font-weight: 650; }
.finding-E .severity { color: var(--error); } .finding-W .severity { color: var(--warning); }
.finding-N .severity { color: var(--note); }
.place, .notes { font-size: .87rem; color: var(--quiet); }
.notes { margin: .3rem 0 0; padding-left: 1.1rem; overflow-wrap: anywhere; }
.finding pre { margin: 0 0 .35rem; padding: 5px 9px; background: var(--page); border-radius: 6px;
  white-space: pre-wrap; }
details { font-size: .9rem; } summary { cursor: pointer; color: var(--accent); padding: 3px 0; }
.suppressed { margin-top: 12px; } .suppressed ul { padding-left: 1.1rem; overflow-wrap: anywhere; }
.badge { display: inline-grid; place-items: center; min-width: 22px; min-height: 22px; padding: 0 5px;
  border: 0; border-radius: 99px; font: bold 12px/1 system-ui, sans-serif; color: var(--ink); }
button.badge { min-width: 26px; min-height: 26px; }
.badge-E, button.badge-E:hover:enabled { background: var(--error); }
.badge-W, button.badge-W:hover:enabled { background: var(--warning); }
.badge-N, button.badge-N:hover:enabled { background: var(--note); }
.what-if { display: block; margin-top: 10px; } .what-if > button { text-align: start; }
[aria-pressed="true"] { background: var(--tint); border-color: var(--accent); box-shadow: inset 0 -3px var(--accent); }
.what-if .text { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: center; margin-top: 8px; }
.what-if pre { flex: 1 0 100%; margin: 0; padding: 5px 9px; background: var(--page); border-radius: 6px;
  white-space: pre-wrap; }
.stage .new > [class$="k"] { stroke: var(--accent); stroke-width: 2; }

"""#

static let galleryCSS = #"""
.cards { list-style: none; margin: 0 0 24px; padding: 0; display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr)); }
.cards > li { content-visibility: auto; contain-intrinsic-size: auto 330px; }
.card { display: flex; flex-direction: column; gap: 3px; height: 100%; padding: 12px; color: inherit;
  text-decoration: none; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.card:hover { border-color: var(--accent); box-shadow: 0 2px 12px light-dark(#0b5cbf22,#00000066); }
.mat { display: grid; place-items: center; height: 210px; background: var(--page); border-radius: 8px;
  padding: 12px; margin-bottom: 8px; }
.thumb { height: 186px; max-width: 100%; background: var(--screen); border: 1px solid var(--bezel);
  border-radius: 8px; }
.thumb-k { fill: light-dark(#c3ccd4,#4a5661); } .thumb-o { fill: none; stroke: var(--wire);
  stroke-width: 2; }
.thumb-e { fill: none; stroke: var(--error); stroke-width: 5; }
.no-thumb { color: var(--quiet); font-size: .9rem; }
.card .name { font-weight: 650; overflow-wrap: anywhere; }
.card:hover .name { text-decoration: underline; }
.card .file { color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere; }
.pills { margin-top: auto; padding-top: 6px; display: flex; flex-wrap: wrap; gap: 6px; }
.pill { display: inline-block; font-size: .82rem; font-weight: 600; border-radius: 99px;
  padding: 1px 9px; }
.pill-E { color: var(--error); background: var(--error-tint); }
.pill-W { color: var(--warning); background: var(--warning-tint); }
.pill-N { color: var(--note); background: var(--note-tint); }
.pill-clean { color: var(--good); background: var(--good-tint); }

"""#

static let mediaCSS = #"""
.stage[data-style="gradient"] [class$="k"] { fill: var(--still); }
.stage[data-style="animatedGradient"] [class$="k"] { fill: var(--slide); }
@media (max-width: 560px) { .top, main { padding-left: 12px; padding-right: 12px; }
  .panel, .pictures { padding: 12px; }
  .card { display: grid; grid-template-columns: 84px minmax(0, 1fr); grid-template-rows: auto auto 1fr;
    gap: 2px 12px; } .mat { grid-row: 1 / 4; height: 118px; padding: 6px; margin: 0; }
    .thumb { height: 104px; }
  .cards { gap: 10px; } .cards > li { contain-intrinsic-size: auto 142px; } }
@media (prefers-reduced-motion: reduce) {
  .stage:not([data-clock]) [class$="k"], .after .device > svg { animation: none !important; }
  .stage:not([data-clock])[data-style="animatedGradient"] [class$="k"] { fill: var(--still); } }
@media (forced-colors: active) {
  .row[aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
  .pill, .badge { border: 1px solid; } .device, .thumb, .mark { forced-color-adjust: none; } }
@media print {
  :root, :root[data-theme] { color-scheme: light; }
  body { font-size: 10.5pt; background: none;
  } .skip, .controls, .about, .panel.steps { display: none !important; }
  main, .top { padding-left: 0; padding-right: 0; } .columns { display: block; }
  .panel, .pictures { border: 0; padding: 0; margin: 0 0 14pt; } .tree { max-height: none;
  overflow: visible; }
  .stage { grid-template-columns: 1fr 1fr; --fit: calc(150mm * var(--w) / var(--h)); }
  .device, .thumb { box-shadow: none; print-color-adjust: exact; }
  .cards > li { content-visibility: visible; } .tree-panel, .pictures { position: static; }
  .screen[hidden] { display: block !important; break-before: page; }
  .finding, .card, figure { break-inside: avoid; } .row { padding-top: 1px; padding-bottom: 1px; }
  .stage [class$="k"], .after .device > svg { animation: none !important; }
  .stage[data-style="animatedGradient"] [class$="k"] { fill: var(--still); } .cards { grid-template-columns: repeat(4, 1fr); } }

"""#

static let pageCSS = #"""
:root { color-scheme: light dark;
  --page: light-dark(#f3f5f7,#11151a); --card: light-dark(#ffffff,#1a2027);
  --text: light-dark(#1c242c,#e6ebf0); --quiet: light-dark(#55616d,#9daab6);
  --line: light-dark(#d9dfe5,#313b45); --field: light-dark(#7b8893,#71808d);
  --accent: light-dark(#0b5cbf,#78b6ff); --tint: light-dark(#e6effa,#1d3048);
  --error: light-dark(#b3261e,#ff9a94); --error-tint: light-dark(#fcebea,#3d1f20);
  --warning: light-dark(#855300,#f2bd5c); --warning-tint: light-dark(#fdf2dd,#3a2c12);
  --note: light-dark(#2f5d7c,#93c5ea); --note-tint: light-dark(#e8f1f7,#1b2f3d);
  --good: light-dark(#1c6b43,#7fd3a6); --good-tint: light-dark(#e5f4ec,#17332a);
  --ink: light-dark(#ffffff,#11151a);
  --screen: light-dark(#ffffff,#000000); --bezel: light-dark(#c9d1d8,#3b4651);
  --wire: light-dark(#a3afba,#596673); --area: light-dark(#e1e6eb,#28313a);
  --label: light-dark(#5b6772,#9aa7b3); }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"], :root:not([data-theme="light"]) .stage[data-dark] :is(.device, .definitions) {
  color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html:not(.js) .controls { display: none; }
body { margin: 0; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1, h2, h3 { line-height: 1.25; margin: 0; overflow-wrap: anywhere; text-wrap: balance; }
h1 { font-size: 1.35rem; } h2 { font-size: 1.2rem; } h3 { font-size: 1rem; }
h2:focus, main:focus { outline: none; }
p { margin: .4rem 0; overflow-wrap: anywhere; }
code, pre { font: .86em/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  overflow-wrap: anywhere; }
a { color: var(--accent); } .quiet { color: var(--quiet); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.hidden-text { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 12px; top: -60px; background: var(--card); padding: 8px 14px;
  z-index: 9; }
.skip:focus { top: 8px; }
select, input[type="search"], button { font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--field); border-radius: 7px; padding: 4px 10px; min-height: 32px;
  max-width: 100%; }
button { cursor: pointer; } button:hover:enabled { background: var(--tint); }
button:disabled { color: var(--quiet); border-color: var(--line); cursor: default; }
label { display: inline-flex; gap: 8px; align-items: center; flex-wrap: wrap; }
.controls { display: flex; gap: 8px 18px; align-items: center; flex-wrap: wrap; font-size: .93rem; }
.top { display: flex; flex-wrap: wrap; gap: 8px 24px; justify-content: space-between; align-items: start;
  padding: 18px 24px 14px; background: var(--card); border-bottom: 1px solid var(--line); }
.top p { margin: .2rem 0 0; }
main { padding: 20px 24px 48px; max-width: 1800px; margin: 0 auto; }
.bar { display: flex; flex-wrap: wrap; gap: 8px 24px; justify-content: space-between; align-items: center;
  margin-bottom: 14px; }
.notices { background: var(--warning-tint); border: 1px solid var(--line); border-radius: 10px;
  padding: 12px 16px; margin-bottom: 20px; }
.notices ul { margin: .3rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }

"""#

static let picturesCSS = #"""
.definitions { position: absolute; }
.stage { display: grid; gap: 16px; justify-content: center; scroll-margin-top: 60px;
  --fit: max(max(100vh - 300px, 340px) * var(--w) / var(--h), 160px);
  --one: min(var(--w) * 1px, var(--fit), 100%);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(210px, var(--w) * .5px)), 1fr)); }
.stage figure { margin: 0; min-width: 0; display: flex; flex-direction: column; align-items: center; }
.stage figcaption { font-size: .85rem; color: var(--quiet); margin-bottom: 8px; text-align: center; }
.pictures { container-type: inline-size; }
.device { position: relative; width: var(--one); container-type: inline-size;
  --up: max(1, tan(atan2(var(--w) * 1px, 100cqw))); background: var(--screen);
  border: 2px solid var(--bezel);
  border-radius: calc(min(18px, 6%) * var(--round, 1)); overflow: hidden;
  box-shadow: 0 3px 16px light-dark(#1c242c1f,#00000080); }
.device > svg { display: block; width: 100%; height: auto; }
.crash { position: absolute; inset: 0; margin: 0; padding: 10%; overflow: auto; font-size: .9rem;
  color: var(--error); display: flex; flex-direction: column; justify-content: center; }
.stage [class$="k"] { fill: var(--k); } .stage [class$="o"] { fill: none; stroke: var(--wire); }
.stage [class$="a"] { fill: none; pointer-events: all; } .stage [class$="c"] { fill: none;
  stroke: var(--area); }
.stage [class$="f"] { stroke: var(--label); stroke-dasharray: 6 4; pointer-events: none; }
.stage :is([class$="t"], [class$="i"], [class$="l"]) { fill: var(--label);
  font-family: system-ui, sans-serif;
  font-size: calc(max(var(--s, 11) * 1px, 10px * var(--up)) * clamp(0, (var(--l, 99) * 1.6 - 10 * var(--up)) * 99, 1)); }
.stage [class$="i"] { font-style: italic; } .stage [class$="l"] { fill: light-dark(#000,#fff); }
.stage [class$="e"]:is(rect, path) { fill: none; stroke: var(--error); stroke-width: 2;
  pointer-events: none; }
.stage [class$="w"]:is(rect, path) { fill: none; stroke: var(--warning); stroke-width: 2;
  stroke-dasharray: 5 3; pointer-events: none; }
.device g[data-view] > :is(rect, path) { pointer-events: all; cursor: pointer; }
.device text { pointer-events: none; } .mark { cursor: pointer; } .mark circle { stroke: var(--screen);
  stroke-width: 1.5; r: max(9.5px, 8.6px * var(--up)); }
.mark text { font: bold 11px system-ui, sans-serif; font-size: max(11px, 10px * var(--up));
  text-anchor: middle; fill: var(--ink); }
.mark-E circle { fill: var(--error); } .mark-W circle { fill: var(--warning); }
.mark-N circle { fill: var(--note); }
.halo { pointer-events: none; } .halo rect { fill: var(--accent); fill-opacity: .14;
  stroke: var(--accent);
  stroke-width: 3; }
@keyframes fade { from { opacity: 0; } } @keyframes pulse { to { fill: var(--p); } }
.stage[data-style="animatedSolid"] [class$="k"] { animation: var(--pulse); }
.stage[data-still][data-style="animatedSolid"] [class$="k"] { fill: var(--p); animation: none; }
.stage [class$="z"] { fill: light-dark(rgba(60,60,67,.2),rgba(235,235,245,.24)); }
.time { margin-top: 10px; } .time input { flex: 1 1 140px; min-width: 0; min-height: 32px;
  margin: 0; accent-color: var(--accent); }
.time output { min-width: 4.5em; font-variant-numeric: tabular-nums; }
.stage[data-shows] .after .device > svg { animation: fade var(--fade); }
.stage[data-mode="slider"] { grid-template-columns: minmax(0, 1fr); }
.stage[data-mode="slider"] figure { grid-area: 1 / 1; }
.stage[data-mode="slider"] .after { clip-path: inset(0); pointer-events: none; }
.stage[data-mode="slider"] figcaption { visibility: hidden; }
.stage[data-mode="slider"] .after .device { box-shadow: none; background: none; overflow: visible; }
.stage[data-mode="slider"] .after .device > svg { background: var(--screen); animation: none !important;
  clip-path: inset(0 0 0 var(--cut) round 0 14px 14px 0); pointer-events: auto; }
.stage[data-mode="slider"] .after .device::after { content: ""; position: absolute; top: 0; bottom: 0;
  left: var(--cut); width: 2px; background: var(--accent); }
.stage .slider { display: flex; justify-content: center; }
.slider input { width: var(--one); margin: 0; min-height: 32px; accent-color: var(--accent);
  direction: rtl; }
.about { min-height: 3em; margin: 12px 0 0; }
.remarks { margin: 8px 0 0; padding-left: 1.1rem; color: var(--quiet); font-size: .87rem;
  overflow-wrap: anywhere; }

"""#

static let screenCSS = #"""
.screen { margin-bottom: 40px; } .screen > nav { margin-bottom: 10px; }
.about-screen { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; color: var(--quiet);
  margin: .4rem 0 1rem; }
.columns { display: grid; gap: 16px; align-items: start; grid-template-columns: minmax(0, 1fr);
  grid-template-areas: "pictures" "side" "tree"; }
.tree-panel { grid-area: tree; } .pictures { grid-area: pictures; min-width: 0; }
.side { grid-area: side; display: grid; gap: 16px; min-width: 0; }
.panel, .pictures { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 14px 16px; }
.panel.steps { display: block; } html:not(.js) .panel.steps { display: none; }
.steps p { margin: .5rem 0 0; } .step { min-height: 3em; }
@media (min-width: 760px) {
  .columns { grid-template-columns: minmax(250px, 2fr) minmax(0, 3fr);
    grid-template-areas: "tree pictures" "side side"; }
  .side { grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); align-items: start; } }
@media (min-width: 1180px) {
  .columns { grid-template-columns: minmax(260px, 25fr) minmax(0, 48fr) minmax(270px, 27fr);
    grid-template-areas: "tree pictures side"; }
  .tree-panel, .pictures { position: sticky; top: 12px; }
  .side { grid-template-columns: minmax(0, 1fr); } }
.tree { margin: 8px -10px -6px; max-height: min(44vh, 420px); overflow: auto;
  overscroll-behavior: contain;
  font-size: .9rem; scrollbar-width: thin; }
@media (min-width: 760px) { .tree { max-height: max(420px, 100vh - 190px); } }
.tree ol { list-style: none; margin: 0; padding: 0 10px; }
.tree li { padding: 3px 0 3px calc(var(--d) * 14px); overflow-wrap: anywhere; }
.row { display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; gap: 4px; align-items: baseline;
  padding: 4px 8px 4px calc(2px + var(--d) * min(14px, 1.6vw)); border-radius: 6px; cursor: pointer; }
.row:hover, .row.lit { background: var(--tint); }
.row[aria-selected="true"] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
.row:focus-visible { outline-offset: -3px; }
.row .words { overflow-wrap: anywhere; } .row b { font-weight: 600; }
.row .line { font-size: .8rem; font-variant-numeric: tabular-nums; }
.row.more { display: block; color: var(--accent);
  padding-left: calc(22px + var(--d) * min(14px, 1.6vw)); }
.twist { align-self: stretch; position: relative; }
[aria-expanded] > .twist::before { content: ""; position: absolute; left: 5px; top: .38em; width: 6px;
  height: 6px; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
[aria-expanded="true"] > .twist::before { transform: rotate(45deg); }
.facts { color: var(--quiet); } .lines, .block { color: var(--good); }
.container, .collection { color: var(--note); } .uncovered { color: var(--warning); }
.lost { color: var(--error); } .skull { color: var(--quiet); }
.row:is(:hover, .lit, [aria-selected="true"]) :is(.facts.unreached, .facts.underBlock, .quiet, .skull) {
  color: var(--text); }

"""#
}
