/* What is known of the view that is chosen: facts are numbers of texts, three each, with the line that says so. */
const factsOf = (screen, view) => {
  const { texts, views } = screen.facts, numbers = views[view] ?? [], facts = [];
  for (let next = 0; next < numbers.length; next += 3) {
    const [name, text, origin] = numbers.slice(next, next + 3);
    const from = origin > 0 ? `line ${origin}` : origin < 0 ? texts[-1 - origin] : "";
    facts.push([texts[name], texts[text], from]);
  }
  return facts;
};
const showPanel = (screen, view) => {
  const panel = $(".view-panel", screen.section);
  const [, name, place, , words, line] = screen.views[view];
  const known = factsOf(screen, view);
  const facts = [["becomes", words, ""], ...known];
  if (!known.length) {
    facts.push(["place", `line ${line}`, ""]);
    facts.push(["more", "in the answer of skelinspect why", "too many views for a page"]);
  }
  panel.hidden = false;
  $("h3", panel).textContent = `${name}${place ? ` (${place})` : ""}`;
  $("dl", panel).replaceChildren(...facts.flatMap(([name, text, from]) => {
    const value = make("dd", "", text);
    if (from) value.append(make("span", "quiet", ` · ${from}`));
    return [make("dt", "", name), value];
  }));
};
