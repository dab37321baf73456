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
const DEPTH = 0, NAME = 1, ROLE = 3, LINE = 5, MARKED = 6, STEP = 7;
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
  return { section, views, parents, ends, marks: data.marks, ifs: data.ifs, facts: data.facts,
    rows: new Map(), open: new Set(), selected: -1, step: -1 };
};
const childrenOf = (screen, view) => {
  const children = [];
  for (let child = view + 1; child < screen.ends[view]; child = screen.ends[child]) children.push(child);
  return children;
};
