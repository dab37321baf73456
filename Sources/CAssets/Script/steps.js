const say = (text) => { $("#status").textContent = text; };
const makeSteps = (screen) => {
  const steps = [];
  screen.views.forEach((view, index) => { if (view[STEP]) steps.push(index); });
  if (!$(".steps", screen.section)) return;
  const [back, forth] = [$(".back", screen.section), $(".forth", screen.section)];
  const [counter, text] = [$(".counter", screen.section), $(".step", screen.section)];
  const show = () => {
    counter.textContent = screen.step < 0 ? `${steps.length} step${steps.length === 1 ? "" : "s"}`
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
