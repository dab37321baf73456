/* Letters of the severities that the reader hides: in every screen of the page, until they are chosen again. */
const hiddenSeverities = new Set();
const SEVERITIES = { E: "error", W: "warning", N: "note" };
const letterOf = (element) => element.className.at(-1);
/* The severity by which a view's marks show: the worst of its findings that do, or nothing. */
const shownSeverities = (findings) => {
  const shown = new Map();
  for (const finding of findings) {
    const view = $(".badge", finding)?.dataset.view;
    if (view === undefined) continue;
    const before = shown.get(view), letter = finding.hidden ? undefined : letterOf(finding);
    if (!before || letter && "EWN".indexOf(letter) < "EWN".indexOf(before)) shown.set(view, letter);
  }
  return shown;
};
/* Badges of the pictures and the tree, and outlines. */
const showMark = (screen, element) => {
  const view = element.dataset.mark ?? element.dataset.view;
  const own = screen.marks[view]?.[1][0].toUpperCase();
  const letter = screen.shown?.has(view) ? screen.shown.get(view) : hiddenSeverities.has(own) ? undefined : own;
  element.toggleAttribute("hidden", !letter);
  if (!letter) return;
  const name = element.getAttribute("class"), outline = letter === "E" ? "e" : "w";
  element.setAttribute("class", name.slice(0, -1) + (/[EWN]$/.test(name) ? letter : outline));
  if (element.role !== "img") return;
  element.setAttribute("aria-label", `${SEVERITIES[letter]}, number ${screen.marks[view][0]}`);
};
const filterFindings = (section, screen) => {
  const bar = $(".filters", section);
  if (!bar) return;
  for (const button of $$("button", bar)) {
    button.setAttribute("aria-pressed", String(!hiddenSeverities.has(letterOf(button))));
  }
  const findings = $$(".finding", section);
  for (const finding of findings) finding.hidden = hiddenSeverities.has(letterOf(finding));
  const count = findings.filter((finding) => !finding.hidden).length;
  $(".filtered", section).textContent = count < findings.length ? `${count} of ${findings.length} findings shown` : "";
  if (!screen) return;
  screen.shown = shownSeverities(findings);
  const marks = [...$$(".mark[data-view], [data-mark]", screen.stage), ...$$("[data-mark]", screen.tree)];
  for (const mark of marks) showMark(screen, mark);
};
const makeFilters = (section, screen) => {
  for (const button of $$(".filters button", section)) {
    button.addEventListener("click", () => {
      const letter = letterOf(button);
      if (!hiddenSeverities.delete(letter)) hiddenSeverities.add(letter);
      filterFindings(section, screen);
    });
  }
};
