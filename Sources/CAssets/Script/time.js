/* One clock for all that moves in a screen: SVG's own animations and the pulse of CSS. */
const makeTime = (screen) => {
  const stage = screen.stage, bar = $(".time", screen.section);
  screen.showTime = () => {};
  const until = Number(stage.dataset.until);
  if (!bar || !(until > 0)) return;
  const [button, range, output] = [$("button", bar), $("input", bar), $("output", bar)];
  const pictures = $$("svg", stage).filter((svg) => !svg.ownerSVGElement);
  const pulses = () => stage.getAnimations({ subtree: true }).filter((one) => one.animationName === "pulse");
  let begin = 0, frame = 0, now = 0;
  range.max = until;
  const tell = () => {
    range.value = now;
    const text = `${now.toFixed(2)} s`;
    output.textContent = text;
    range.setAttribute("aria-valuetext", text);
  };
  const seek = (time) => {
    now = time;
    for (const svg of pictures) {
      svg.pauseAnimations();
      svg.setCurrentTime(time);
    }
    for (const pulse of pulses()) {
      pulse.pause();
      pulse.currentTime = time * 1000;
    }
    tell();
  };
  const step = (stamp) => {
    const time = (stamp - begin) / 1000;
    if (time >= until) begin = stamp - time % until * 1000;
    seek(Math.max((stamp - begin) / 1000, 0));
    frame = requestAnimationFrame(step);
  };
  const play = (plays) => {
    cancelAnimationFrame(frame);
    frame = 0;
    button.textContent = plays ? "Pause" : "Play";
    if (!plays) return seek(now);
    if (now >= until) now = 0;
    begin = performance.now() - now * 1000;
    frame = requestAnimationFrame(step);
  };
  button.addEventListener("click", () => play(!frame));
  range.addEventListener("input", () => {
    const time = Number(range.value);
    play(false);
    seek(time);
  });
  /* A style that stands still has no time line. */
  screen.showTime = () => {
    const style = stage.dataset.style;
    bar.hidden = style === "solid" || style === "gradient";
    if (bar.hidden) play(false);
    else seek(now);
  };
  stage.dataset.clock = "";
  play(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  screen.showTime();
};
