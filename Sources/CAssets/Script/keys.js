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
