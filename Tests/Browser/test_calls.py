"""The calls of a file, played in its page: a tab for each, the screen before it and the one after."""
import os

from browser import Keys, PageTest

FILE = "Tests/Fixtures/pages/calls.yaml"


class CallTests(PageTest):
    def setUp(self):
        super().setUp()
        self.preview(FILE)

    def chosen(self):
        return [tab.text for tab in self.find_all(".tab[aria-selected=true]")]

    def captions(self):
        return [caption.text for caption in self.find_all(".step-panel figcaption")]

    def told(self):
        return self.find(".step-panel .told").text

    def tab(self, number):
        return self.find_all(".tab")[number - 1]

    def test_the_first_step_is_open(self):
        self.assertEqual(len(self.find_all(".tab")), 6)
        self.assertEqual(self.chosen(), ["1 show animatedGradient"])
        self.assertEqual(self.captions(), ["Before", "After"])
        self.assertIn("appears: UIImageView#avatar", self.told())

    def test_a_click_shows_a_step_and_what_it_leaves_behind(self):
        self.tab(3).click()
        self.assertEqual(len(self.chosen()), 1)
        self.assertIn("stays behind: UILabel#</h4><script>alert(1)</script>", self.told())
        self.assertIn("Still covered after hide:", self.told())
        self.assertIn("views are still covered", self.tab(3).get_attribute("textContent"))
        self.assertEqual(len(self.shown(".step-panel .mark")), 1)
        # As the screen before the next step it has no number: the one after it does.
        self.tab(4).click()
        self.assertEqual(len(self.shown(".step-panel .mark")), 1)
        self.assertEqual(len(self.shown(".step-panel .earlier .mark")), 0)
        self.tab(5).click()
        self.assertEqual([mark.text for mark in self.shown(".step-panel .mark")], ["2"])

    def test_findings_are_numbered_once_and_lead_to_their_calls(self):
        rows = self.find_all(".finding")
        self.assertEqual([row.find_element("css selector", ".badge").text for row in rows], ["1", "2"])
        self.assertEqual(self.shown(".pictures .mark"), [], "they hold after calls only")
        link = rows[1].find_element("link text", "call 5")
        self.script("arguments[0].focus()", link)
        self.move(lambda: self.press(Keys.ENTER))
        self.assertEqual(self.focused(), self.tab(5))
        self.assertIn("5 hide", self.chosen()[0])
        marks = lambda: [mark.text for mark in self.shown(".step-panel .mark")]
        self.assertEqual(marks(), ["2"])
        self.tab(6).click()
        self.assertEqual(marks(), ["2"], "the text is lost until it is set again")
        self.assertTrue(self.driver.current_url.endswith("-m6"))
        self.move(rows[0].find_element("css selector", "a.badge").click)
        self.assertEqual((self.focused(), marks()), (self.tab(3), ["1"]))
        self.tab(2).click()
        self.assertEqual(marks(), [])
        self.tab(4).click()
        self.assertEqual(marks(), ["1"], "it is left behind until call 5")
        self.assertEqual([badge.text for badge in self.shown(".leftovers .badge")], ["1"])
        self.shown(".filters button")[1].click()
        self.assertEqual((marks(), self.shown(".leftovers .badge")), ([], []))
        self.check_accessibility()

    def test_an_address_opens_its_step(self):
        self.driver.get("about:blank")
        self.driver.get(self.page + "#" + self.find_step(4))
        self.assertIn("4 dark mode", self.chosen()[0])

    def find_step(self, number):
        self.open(self.page.removeprefix("file://"))
        name = self.tab(number).get_attribute("id")
        self.driver.get("about:blank")
        return name

    def test_by_keyboard(self):
        self.tab(1).click()
        for key, number in [
            (Keys.ARROW_RIGHT, 2), (Keys.ARROW_DOWN, 3), (Keys.ARROW_LEFT, 2), (Keys.ARROW_UP, 1),
            (Keys.ARROW_UP, 1), (Keys.END, 6), (Keys.ARROW_RIGHT, 6), (Keys.HOME, 1),
        ]:
            self.press(key)
            self.assertEqual(self.focused(), self.tab(number), key)
            self.assertEqual(self.focused().get_attribute("aria-selected"), "true")
        self.assertEqual(len(self.find_all(".tab[tabindex='0']")), 1)
        self.press(Keys.TAB)
        panel = self.focused()
        self.assertEqual(panel.get_attribute("role"), "tabpanel")
        self.assertEqual(panel.get_attribute("aria-labelledby"), self.tab(1).get_attribute("id"))
        self.assertNotIn(self.script("return getComputedStyle(document.activeElement).outlineWidth"), ("0px", ""))

    def test_both_screens_stand_side_by_side(self):
        for width in (320, 1280):
            self.set_window(width, 900)
            first, second = [device.rect for device in self.find_all(".step-panel .device")]
            self.assertEqual((first["y"], first["width"]), (second["y"], second["width"]))
            self.assertGreater(second["x"], first["x"] + first["width"])

    def test_every_step_is_accessible_and_fits(self):
        for dark in (False, True):
            self.set_media(dark=dark)
            for width in (320, 375, 1280):
                self.set_window(width, 900)
                for number in (1, 3, 6):
                    with self.subTest(dark=dark, width=width, number=number):
                        self.tab(number).click()
                        self.check_width()
                        self.check_accessibility()
                        self.take_picture(f"calls-{number}-{width}-{'dark' if dark else 'light'}")

    def test_a_dark_moment_is_dark_on_a_light_page(self):
        color = "return getComputedStyle(document.querySelectorAll('.step-panel .device')[arguments[0]]).backgroundColor"
        self.tab(4).click()
        self.assertEqual(self.script(color, 0), "rgb(255, 255, 255)")
        self.assertEqual(self.script(color, 1), "rgb(0, 0, 0)")

    def test_without_script_the_steps_are_a_list(self):
        self.devtools("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.driver.refresh()
            self.assertEqual(len(self.shown(".moment")), 7)
            self.assertEqual(len(self.shown(".moment figure svg[role=img]")), 7)
            self.assertEqual(self.find_all(".tab"), [])
            self.assertIn("stays behind:", self.find_all(".moment")[3].text)
            self.take_picture("calls-without-script")
        finally:
            self.devtools("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_on_paper_all_steps_are_there(self):
        self.tab(3).click()
        self.script("dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(len(self.shown(".moment")), 7)
        self.assertEqual(len(self.shown(".moment figure")), 7)
        self.assertEqual(self.shown(".tab"), [])
        self.assertEqual(self.find_all(".moment figcaption")[3].text, "after call 3")
        self.script("dispatchEvent(new Event('afterprint'))")
        self.assertEqual((self.captions(), len(self.chosen())), (["Before", "After"], 1))
        self.assertIn("stays behind:", self.told())

    def test_a_page_opens_with_the_step_that_was_asked_for(self):
        self.preview(FILE, "--after", "3")
        self.assertIn("3 hide", self.chosen()[0])

    def test_a_thousand_steps(self):
        path = os.path.join(self.folder, "many.yaml")
        calls = ", ".join("{show: solid}, {hide: true}" for _ in range(500))
        with open(path, "w") as file:
            file.write("{root: {type: UIView, isSkeletonable: true}, calls: [%s]}" % calls)
        self.preview(path)
        self.assertIn("The first 39 steps and the last are drawn", self.find(".film").text)
        self.tab(1).click()
        self.press(Keys.END)
        self.assertEqual(self.focused(), self.tab(1000))
        self.assertEqual(self.captions(), ["Before", "After"])
        self.press(Keys.ARROW_LEFT)
        self.assertEqual(self.captions(), ["After"])
        self.assertIn("No screen is drawn", self.find(".step-panel").text)
        self.check_width()
