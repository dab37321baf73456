/* Letters grow as a picture gets small: words for which there is no room then end with an ellipsis. */
const WHOLE = new WeakMap();
const shorten = (stage) => {
  const texts = $$(".device svg svg > text:not(:has(tspan))", stage);
  for (const text of texts) {
    if (WHOLE.has(text)) text.textContent = WHOLE.get(text);
    else WHOLE.set(text, text.textContent);
  }
  const lengths = texts.map((text) => {
    const room = text.parentElement.width.baseVal.value;
    let count = text.getNumberOfChars();
    if (text.getComputedTextLength() <= room) return;
    const width = room - parseFloat(getComputedStyle(text).fontSize);
    while (count && text.getSubStringLength(0, count) > width) count -= 1;
    return count;
  });
  texts.forEach((text, index) => {
    if (lengths[index] === undefined) return;
    const words = WHOLE.get(text).slice(0, lengths[index]).replace(/[\uD800-\uDBFF]$/, "");
    text.textContent = words.trimEnd() && `${words.replace(/[…\s]+$/, "")}…`;
  });
};
const ZOOMS = { least: 0.25, most: 8, step: 1.25 };
/* How large the pictures are beside the size that fits: by buttons, keys, the wheel with Ctrl, and two fingers. */
const makeZoom = (screen) => {
  const { stage, section } = screen, device = $(".device", stage);
  const [smaller, larger, fit] = $$(".zoom button", section), output = $(".zoom output", section);
  let zoom = 1, fitting = 0, pinch;
  const tell = () => {
    const points = Number(stage.style.getPropertyValue("--w"));
    output.textContent = `${Math.round(device.offsetWidth / points * 100)} %`;
    smaller.disabled = zoom <= ZOOMS.least;
    larger.disabled = zoom >= ZOOMS.most;
  };
  /* The pictures scroll where they stand, and can be reached by the keys that do it. */
  const mark = (isZoomed) => {
    stage.toggleAttribute("data-zoomed", isZoomed);
    const names = { tabindex: 0, role: "group", "aria-label": "Pictures" };
    for (const [name, value] of Object.entries(names)) {
      if (isZoomed) stage.setAttribute(name, value);
      else stage.removeAttribute(name);
    }
  };
  /* What stands at a point stays there. */
  const zoomTo = (wanted, x, y) => {
    if (zoom === 1) fitting = device.offsetWidth;
    const box = stage.getBoundingClientRect();
    const [left, top] = [x ?? box.x + box.width / 2, y ?? box.y + box.height / 2];
    const held = document.elementFromPoint(left, top)?.closest(".device") ?? device;
    const before = held.getBoundingClientRect();
    zoom = Math.min(Math.max(wanted, ZOOMS.least), ZOOMS.most);
    if (Math.abs(zoom - 1) < 0.02) zoom = 1;
    mark(zoom !== 1);
    if (zoom === 1) stage.style.removeProperty("--one");
    else stage.style.setProperty("--one", `${fitting * zoom}px`);
    const after = held.getBoundingClientRect();
    stage.scrollLeft += after.x + (left - before.x) / before.width * after.width - left;
    stage.scrollTop += after.y + (top - before.y) / before.height * after.height - top;
    tell();
  };
  const step = (by) => zoomTo(by ? zoom * ZOOMS.step ** by : 1);
  smaller.addEventListener("click", () => step(-1));
  larger.addEventListener("click", () => step(1));
  fit.addEventListener("click", () => step(0));
  /* Where nothing else has the focus, or something of this screen has that takes no letters. */
  addEventListener("keydown", (event) => {
    const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const by = { "+": 1, "=": 1, "-": -1, "0": 0 }[key];
    if (by === undefined || section.hidden || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (target.closest("input, select") || target !== document.body && !section.contains(target)) return;
    event.preventDefault();
    step(by);
  });
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const turn = event.deltaY * (event.deltaMode ? 16 : 1);
    zoomTo(zoom * Math.exp(-Math.min(Math.max(turn, -100), 100) / 300), event.clientX, event.clientY);
  }, { passive: false });
  const fingers = ({ touches: [one, other] }) => ({
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2,
  });
  stage.addEventListener("touchstart", (event) => {
    pinch = event.touches.length === 2 ? { zoom, apart: fingers(event).apart } : undefined;
  }, { passive: true });
  stage.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { apart, x, y } = fingers(event);
    zoomTo(pinch.zoom * apart / pinch.apart, x, y);
  }, { passive: false });
  screen.shorten = () => shorten(stage);
  new ResizeObserver(() => {
    tell();
    screen.shorten();
  }).observe(device);
  /* Brings the view that is chosen to where it is seen. */
  screen.showZoomed = () => {
    if (zoom > 1) $(".halo rect", stage)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
};
