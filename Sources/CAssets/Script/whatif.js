/* What if a view is marked: the shapes that the change alters stand in the data of the screen. */
const makeWhatIf = (screen) => {
  const bar = $(".what-if", screen.section);
  screen.offer = () => {};
  const figure = $(".after", screen.stage);
  if (!bar || !figure) return;
  const [button, words, texts] = [$("button", bar), $("[role=status]", bar), $(".texts", bar)];
  const caption = $("figcaption", figure), crash = $(".crash", figure);
  const group = $(".device > svg > g", figure), said = caption.textContent;
  const shapes = $$(":scope > g:not(.halo)", group);
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
    screen.shorten();
    light(screen, screen.lit ?? -1, true);
    screen.showTime();
  };
  /* What there is to try at a view, or at a finding; what is tried stays while its views are chosen. */
  screen.offer = (view, own) => {
    const number = offered = own ?? screen.ifs.views[view], { more } = screen.ifs;
    const isUncovered = ROLES[screen.views[view][ROLE]] === "uncovered" && !screen.stage.dataset.style;
    const isLeftOut = number === undefined && more && (isUncovered || isLost(screen, view));
    const isInVain = number === undefined && screen.ifs.none?.includes(view);
    bar.hidden = number === undefined && !isLeftOut && !isInVain;
    button.hidden = number === undefined;
    button.textContent = number === undefined ? "" : `What if you ${screen.ifs.all[number].do}?`;
    if (own !== undefined) show(number);
    else if (tried !== undefined && tried !== number) show();
    if (tried !== undefined) return;
    words.textContent = isLeftOut ? "Too many changes for a page. This command says what would cover the view:"
      : isInVain ? "No change was found that would show here." : "";
    texts.replaceChildren(...(isLeftOut ? [copyOf(["Command", more + screen.views[view][LINE]])] : []));
  };
  button.addEventListener("click", () => show(tried === offered ? undefined : offered));
};
