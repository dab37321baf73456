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
  /* The address names the step that somebody has chosen. */
  const pick = (place, focuses) => {
    choose(place, focuses);
    history.replaceState(null, "", `#${tabs[place - 1].id}`);
  };
  const tabs = moments.slice(1).map((moment, place) => {
    const tab = make("button", moment.isLeft ? "tab left" : "tab", moment.title);
    if (moment.isLeft) tab.append(make("span", "hidden-text", ", views are still covered"));
    tab.type = "button";
    tab.id = moment.item.id;
    tab.tabIndex = -1;
    for (const [name, value] of [["role", "tab"], ["aria-selected", "false"], ["aria-controls", panel.id]]) {
      tab.setAttribute(name, value);
    }
    tab.addEventListener("click", () => pick(place + 1));
    return tab;
  });
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };
  strip.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    pick(Math.min(Math.max(chosen + step, 1), tabs.length), true);
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
  /* Where a finding's link leads. */
  screen.showStep = (place) => {
    if (!tabs[place - 1]) return;
    choose(place, true);
    film.scrollIntoView({ block: "start" });
  };
};
