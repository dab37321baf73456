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
  showPanel(screen, view);
  light(screen, view, true);
  screen.showZoomed();
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
  makeZoom(screen);
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
      if ("if" in button.dataset) screen.offer(screen.selected, Number(button.dataset.if));
      say(sentence(screen, screen.selected));
    });
  }
};
