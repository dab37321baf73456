"""How pictures look at rest, on paper, and in an appearance that is not the page's."""
import os

from browser import PageTest

DARK = """\
environment: {userInterfaceStyle: dark}
root: {type: UIView, isSkeletonable: true, frame: [0, 0, 320, 480], subviews: [{type: UILabel,
  isSkeletonable: true, frame: [16, 16, 288, 20]}, {type: UILabel, text: stays, frame: [16, 50, 288, 20]}]}
"""


class AppearanceTest(PageTest):
    def preview_text(self, text):
        with open(os.path.join(self.folder, "screen.yaml"), "w", encoding="utf-8") as file:
            file.write(text)
        self.preview("screen.yaml", folder=self.folder)

    def style(self, selector, name):
        return self.script(
            "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)


class DarkFileTests(AppearanceTest):
    """A file in dark mode is dark on a light page, and what is written around it can be read."""

    def setUp(self):
        super().setUp()
        self.preview_text(DARK)

    def test_its_captions_can_be_read(self):
        self.assertEqual(self.style("figcaption", "color"), self.style(".quiet", "color"))
        self.check_accessibility()

    def test_it_is_dark_again_as_the_system_after_light(self):
        self.assertEqual(self.style(".after .device", "backgroundColor"), "rgb(0, 0, 0)")
        fill = self.style(".after [class$=k]", "fill")
        self.choose("#theme", "light")
        self.assertEqual(self.style(".after .device", "backgroundColor"), "rgb(255, 255, 255)")
        self.assertNotEqual(self.style(".after [class$=k]", "fill"), fill)
        self.choose("#theme", "auto")
        self.assertEqual(self.style(".after .device", "backgroundColor"), "rgb(0, 0, 0)")
        self.assertEqual(self.style(".after [class$=k]", "fill"), fill)

    def test_a_page_in_dark_mode_follows_the_system_when_told_to(self):
        self.preview("--dark", "Examples/profile.yaml")
        self.assertEqual(self.style(".after .device", "backgroundColor"), "rgb(0, 0, 0)")
        self.choose("#theme", "auto")
        self.assertEqual(self.style(".after .device", "backgroundColor"), "rgb(255, 255, 255)")


class StillTests(AppearanceTest):
    """What a printer or a camera catches is the whole skeleton."""

    def setUp(self):
        super().setUp()
        self.set_media(reduced=False)
        self.preview("Examples/profile.yaml")

    def test_a_page_is_whole_at_once(self):
        self.assertEqual(self.style(".after .device > svg", "animationName"), "none")
        self.choose(".style", "animatedSolid")
        self.assertEqual(self.style(".after .device > svg", "animationName"), "fade")

    def test_nothing_moves_on_paper(self):
        for value in ("gradient", "animatedSolid", "animatedGradient", "solid"):
            self.choose(".style", value)
            self.set_media(kind="print", reduced=False)
            for selector in (".after .device > svg", ".after [class$=k]"):
                self.assertEqual(self.style(selector, "animationName"), "none", value)
            if value.endswith("Gradient"):
                self.assertIn("g\")", self.style(".after [class$=k]", "fill"))
            self.set_media(reduced=False)
