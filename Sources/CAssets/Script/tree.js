const FIRST_ROWS = 250, MORE_ROWS = 200;
/* Marked, and without a skeleton. */
const isLost = (screen, view) =>
  screen.views[view][MARKED] && ["unreached", "underBlock"].includes(ROLES[screen.views[view][ROLE]]);
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
  words.append(" ", make("span", `facts ${isLost(screen, view) ? "lost" : ROLES[role]}`, facts));
  for (const [number, severity] of screen.marks[view] ?? []) {
    const badge = make("span", `badge badge-${severity[0].toUpperCase()}`, number);
    badge.setAttribute("role", "img");
    badge.setAttribute("aria-label", `${severity}, number ${number}`);
    badge.dataset.mark = severity;
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
