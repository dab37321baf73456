/* Letters of the severities that the reader hides, on every screen of the page, until they are chosen again; C is of
   screens without findings. The style sheet hides what they say. */
const hiddenLetters = new Set();
const letterOf = (element) => element.className.at(-1);
const isLetterShown = (letter) => !hiddenLetters.has(letter);
const filterFindings = (within) => {
  page.dataset.hides = [...hiddenLetters].join(" ");
  for (const button of $$(".filters button", within)) {
    button.setAttribute("aria-pressed", String(isLetterShown(letterOf(button))));
  }
  const findings = $$(".finding", within), output = $(".filtered", within);
  const count = findings.filter((finding) => isLetterShown(letterOf(finding))).length;
  if (output) output.textContent = count < findings.length ? `${count} of ${findings.length} findings shown` : "";
};
/* - changed: what else follows. */
const makeFilters = (within, changed = () => {}) => {
  for (const button of $$(".filters button", within)) {
    button.addEventListener("click", () => {
      const letter = letterOf(button);
      if (!hiddenLetters.delete(letter)) hiddenLetters.add(letter);
      filterFindings(within);
      changed();
    });
  }
};
