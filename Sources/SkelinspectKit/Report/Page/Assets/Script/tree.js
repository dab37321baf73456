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
const makeMore = (screen, parent, left) => {
  const row = make("div", "row more", `show ${Math.min(left, MORE_ROWS)} of ${left} more`);
  row.dataset.parent = parent;
  row.setAttribute("role", "treeitem");
  row.setAttribute("aria-level", screen.views[parent][DEPTH] + 2);
  row.setAttribute("aria-selected", "false");
  row.tabIndex = -1;
  row.style.setProperty("--d", Math.min(screen.views[parent][DEPTH] + 1, 16));
  return row;
};
/* Rows from one child of a view to its limit, and one that brings more. */
const childRows = (screen, view, from) => {
  const children = childrenOf(screen, view), rows = document.createDocumentFragment();
  const limit = Math.min(screen.limits.get(view) ?? MORE_ROWS, children.length);
  for (let number = from; number < limit; number++) {
    rows.append(makeRow(screen, children[number], number + 1, children.length));
  }
  if (limit < children.length) rows.append(makeMore(screen, view, children.length - limit));
  return rows;
};
const unfold = (screen, view) => {
  const row = screen.rows.get(view);
  if (screen.open.has(view) || !row.hasAttribute("aria-expanded")) return;
  screen.open.add(view);
  row.setAttribute("aria-expanded", "true");
  row.after(childRows(screen, view, 0));
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
const showMore = (screen, more, until) => {
  const parent = Number(more.dataset.parent), shown = screen.limits.get(parent) ?? MORE_ROWS;
  screen.limits.set(parent, Math.max(shown + MORE_ROWS, until ?? 0));
  const rows = childRows(screen, parent, shown), first = rows.firstElementChild;
  more.replaceWith(rows);
  return first;
};
/* The row of a view, after everything above it is unfolded. */
const reveal = (screen, view) => {
  const above = [];
  for (let next = screen.parents[view]; next >= 0; next = screen.parents[next]) above.push(next);
  let child;
  while (above.length) {
    const parent = above.pop();
    unfold(screen, parent);
    child = above.length ? above.at(-1) : view;
    if (screen.rows.has(child)) continue;
    const more = $(`[data-parent="${parent}"]`, screen.tree);
    if (more) showMore(screen, more, childrenOf(screen, parent).indexOf(child) + 1);
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
