"""Two states of a screen side by side, with what diff says."""
import os

from browser import ROOT, PageTest


class ChangeTests(PageTest):
    def setUp(self):
        super().setUp()
        with open(os.path.join(ROOT, "Examples/profile.yaml")) as file:
            lines = file.read().split("\n")
        # Without the line that marks the stack view.
        with open(os.path.join(self.folder, "new.yaml"), "w") as file:
            file.write("\n".join(lines[:14] + lines[15:]))
        os.makedirs(os.path.join(self.folder, "old"), exist_ok=True)
        with open(os.path.join(self.folder, "old/<b>.yaml"), "w") as file:
            file.write("\n".join(lines))
        self.preview("old/<b>.yaml", "new.yaml", "--changes", folder=self.folder)

    def blocks(self, scene):
        return len(self.find_all(f".{scene} g > rect[class$='k']"))

    def test_both_states_and_the_lines_of_diff_are_there(self):
        self.assertEqual([caption.text for caption in self.find_all(".stage figcaption")],
                         ["while it loads, in old/<b>.yaml", "while it loads, in new.yaml"])
        self.assertGreater(self.blocks("before"), self.blocks("after"))
        change = self.find(".finding").text
        self.assertIn("lost isSkeletonable; container → stays visible", change)
        self.assertIn("2 views lost their skeleton: name, handle", change)
        self.assertEqual(self.find("h1").text, "Skeletons: old/<b>.yaml → new.yaml")

    def test_a_view_lights_up_in_both(self):
        self.find("button.badge").click()
        self.assertEqual([len(self.find_all(f".{scene} .halo rect")) for scene in ("before", "after")], [1, 1])
        self.find(".before .mark").click()
        self.assertIn("UIStackView#header", self.focused().text)

    def test_the_slider_and_the_styles_work(self):
        self.choose(".mode", "slider")
        self.assertTrue(self.shown(".slider"))
        self.choose(".style", "gradient")
        self.take_picture("changes-slider")

    def test_it_is_accessible_in_every_appearance(self):
        for dark, theme in [(False, "auto"), (True, "auto"), (True, "light"), (False, "dark")]:
            for width in (320, 1280):
                with self.subTest(dark=dark, theme=theme, width=width):
                    self.set_media(dark=dark)
                    self.choose("#theme", theme)
                    self.set_window(width, 900)
                    self.check_accessibility()
                    self.check_width()
                    self.take_picture(f"changes-{width}-{'dark' if dark else 'light'}-{theme}")
