"""What a reader looks closer with: filters of the findings, the panel of a view, zoom, and more contrast."""
import os

from browser import AXE, Keys, PageTest, skelinspect

MIXED = """\
root: {type: UIView, isSkeletonable: true, frame: [0, 0, 390, 400], subviews: [
  {type: UILabel, id: both, isSkeletonable: true, useFontLineHeight: true, lastLineFillPercent: 0, numberOfLines: 2,
    frame: [16, 40, 300, 60]},
  {type: UILabel, id: old, isSkeletonable: true, useFontLineHeight: true, frame: [16, 140, 300, 30]},
  {type: UIView, id: card, isHiddenWhenSkeletonIsActive: true, frame: [16, 200, 100, 50]}]}
"""
CLEAN = "{type: UIView, isSkeletonable: true, frame: [0, 0, 390, 400]}\n"


class InspectingTest(PageTest):
    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write(text)

    def preview_mixed(self):
        self.write("mixed.yaml", MIXED)
        self.preview("mixed.yaml", folder=self.folder)

    def row(self, name):
        return next(row for row in self.find_all(".row") if name in row.text)

    def button(self, name):
        return next(button for button in self.shown("button") if name in button.accessible_name)

    def check_in_every_appearance(self, name):
        for dark in (False, True):
            self.set_media(dark=dark)
            for width in (320, 768, 1280):
                with self.subTest(dark=dark, width=width):
                    self.set_window(width, 900)
                    self.check_width()
                    self.check_accessibility()
                    self.take_picture(f"{name}-{width}-{'dark' if dark else 'light'}")


class FilterTests(InspectingTest):
    """Findings are hidden and shown by severity, and their marks with them."""

    def marks(self, scene="after"):
        return [mark.get_attribute("class")[-1] + mark.text for mark in self.shown(f".{scene} .mark")]

    def outlines(self):
        return [rect.get_attribute("class")[-1] for rect in self.shown(".after rect[data-mark]")]

    def badges(self):
        return [badge.get_attribute("aria-label") for badge in self.shown(".row .badge")]

    def test_buttons_say_counts_and_hide_findings_with_their_marks(self):
        self.preview_mixed()
        buttons = self.shown(".filters button")
        self.assertEqual([button.text for button in buttons], ["1 error", "1 warning", "2 notes"])
        self.assertEqual((self.marks(), self.outlines()), (["N1", "E2", "N3", "W4"], ["w", "e", "w", "w"]))
        buttons[1].click()
        self.assertEqual(buttons[1].get_attribute("aria-pressed"), "false")
        self.assertEqual(len(self.shown(".finding")), 3)
        self.assertEqual((self.marks(), self.marks("before")), (["N1", "E2", "N3"], ["N1", "E2", "N3"]))
        self.assertEqual(self.badges(), ["note, number 1", "error, number 2", "note, number 3"])
        self.assertEqual(self.find(".filtered").text, "3 of 4 findings shown")
        buttons[1].click()
        self.assertEqual((len(self.shown(".finding")), self.marks()), (4, ["N1", "E2", "N3", "W4"]))
        self.assertEqual(self.find(".filtered").text, "")

    def test_a_view_keeps_the_mark_of_what_is_left(self):
        self.preview_mixed()
        self.shown(".filters button")[0].click()
        self.assertEqual((self.marks(), self.outlines()), (["N1", "N3", "W4"], ["w", "w", "w"]))
        self.assertEqual(self.badges()[0], "note, number 1")
        for button in self.shown(".filters button")[1:]:
            button.click()
        self.assertEqual((self.marks(), self.outlines(), self.badges()), ([], [], []))
        self.assertEqual(self.find(".filtered").text, "0 of 4 findings shown")

    def test_rows_that_are_unfolded_later_know_it(self):
        self.preview_mixed()
        root = self.find("[role=treeitem]")
        root.send_keys(Keys.ARROW_LEFT)
        self.shown(".filters button")[0].click()
        root.send_keys(Keys.ARROW_RIGHT)
        self.assertEqual(self.badges(), ["note, number 1", "note, number 3", "warning, number 4"])

    def test_it_holds_on_every_screen(self):
        self.write("mixed.yaml", MIXED)
        self.write("other.yaml", MIXED.replace("both", "two"))
        self.preview("mixed.yaml", "other.yaml", folder=self.folder)
        self.open_link(self.shown(".card")[0])
        self.shown(".filters button")[2].click()
        self.move(self.driver.back)
        self.open_link(self.shown(".card")[1])
        self.assertEqual(self.shown(".filters button")[2].get_attribute("aria-pressed"), "false")
        self.assertEqual((len(self.shown(".finding")), len(self.shown(".after .mark"))), (2, 2))

    def test_a_gallery_has_them_for_its_screens(self):
        self.write("mixed.yaml", MIXED)
        self.write("other.yaml", MIXED.replace("lastLineFillPercent: 0, ", ""))
        self.write("clean.yaml", CLEAN)
        self.preview("mixed.yaml", "other.yaml", "clean.yaml", folder=self.folder)
        buttons = self.shown(".filters button")
        texts = ["1 error", "2 warnings", "4 notes", "1 screen without findings"]
        self.assertEqual([button.text for button in buttons], texts)
        names = lambda: [name.text for name in self.shown(".card .name")]
        self.assertEqual(names(), ["mixed.yaml", "other.yaml", "clean.yaml"])
        buttons[3].click()
        self.assertEqual((names(), self.find("#found").text), (["mixed.yaml", "other.yaml"], "2 of 3"))
        for button in buttons[1:3]:
            button.click()
        self.assertEqual(names(), ["mixed.yaml"])
        self.check_in_every_appearance("gallery-filters")
        self.open_link(self.shown(".card")[0])
        self.assertEqual([finding.get_attribute("class")[-1] for finding in self.shown(".finding")], ["E"])
        self.shown(".filters button")[2].click()
        self.assertEqual(self.shown("nav .where")[0].text, "1 of 2 found")
        self.open_link(self.shown("nav a")[0])
        self.assertEqual(names(), ["mixed.yaml", "other.yaml"])
        self.assertEqual(self.shown(".filters button")[2].get_attribute("aria-pressed"), "true")

    def test_a_page_without_findings_has_none(self):
        self.write("clean.yaml", CLEAN)
        self.preview("clean.yaml", folder=self.folder)
        self.assertEqual(self.find_all(".filters"), [])

    def test_a_file_that_is_not_read_has_them_too(self):
        self.write("wrong.yaml", "root: {type: UIView, isSkeletonable: 7, alpha: no}\n")
        self.lint("wrong.yaml", folder=self.folder)
        self.shown(".filters button")[0].click()
        self.assertEqual(self.shown(".finding-E"), [])

    def test_it_is_accessible_in_every_appearance(self):
        self.preview_mixed()
        self.shown(".filters button")[1].click()
        self.check_in_every_appearance("filters")


class PanelTests(InspectingTest):
    """The panel says of a view what `why` does, and what says so."""

    def facts(self):
        names, values = self.find_all(".facts-of-view dt"), self.find_all(".facts-of-view dd")
        return {name.text: value.text for name, value in zip(names, values)}

    def test_it_says_figures_and_where_they_come_from(self):
        self.preview_mixed()
        self.assertEqual(self.shown(".view-panel"), [])
        self.row("UILabel#old").click()
        self.assertEqual(self.find(".view-panel h3").text, "UILabel#old")
        facts = self.facts()
        self.assertEqual(facts["place"], "mixed.yaml · line 4")
        self.assertEqual(facts["frame"], "16, 140, 300 × 30 pt · line 4")
        self.assertEqual(facts["isSkeletonable"], "true · line 4")
        self.assertEqual(facts["line height"], "20.29 pt, as its font's · line 4")
        self.assertEqual(facts["colour"], "#ECF0F1; in dark mode #1C2325 · by default")
        self.assertEqual(facts["corner radius"], "0 pt · by default")
        why = skelinspect("why", "mixed.yaml", "#old", folder=self.folder)
        self.assertIn(f"= lines: {facts['lines']}", why)
        self.row("UILabel#both").click()
        self.assertIn(" · line 2", self.facts()["lines"])

    def test_it_follows_pictures_findings_steps_and_the_address(self):
        self.preview("Examples/broken.yaml")
        heading = ".view-panel h3"
        self.find(".before g[data-view='1'] rect:nth-of-type(2)").click()
        self.assertEqual(self.find(heading).text, "UIImageView#avatar")
        self.find("button.badge").click()
        self.assertEqual(self.find(heading).text, "UIStackView#account")
        self.assertIn("never reaches 2 marked views below", self.facts()["becomes"])
        self.find(".forth").click()
        self.assertEqual(self.find(heading).text, "UIView#screen")
        self.open(self.page.removeprefix("file://"), "#" + self.find(".screen").get_attribute("id") + "v5")
        self.assertEqual(self.find(heading).text, "UITableView#devices")
        self.assertIn("572 / 64 rounded up is 9 rows", self.facts()["rows"])

    def test_a_very_large_page_keeps_those_of_some_views(self):
        views = ",\n".join(f"{{type: UIView, isSkeletonable: true, frame: [0, {y}, 9, 9]}}" for y in range(2500))
        self.write("large.yaml", "root: {type: UIView, isSkeletonable: true, subviews: [\n" + views + "]}\n")
        self.preview("large.yaml", folder=self.folder)
        page, section = self.page.removeprefix("file://"), self.find(".screen").get_attribute("id")
        self.open(page, f"#{section}v1900")
        self.assertIn("9 × 9 pt", self.facts()["frame"])
        self.open(page, f"#{section}v2400")
        self.assertIn("too many views for a page", self.facts()["more"])

    def test_it_is_accessible_in_every_appearance(self):
        self.preview("Examples/broken.yaml")
        self.row("UITableView#devices").click()
        self.check_in_every_appearance("panel")


class ZoomTests(InspectingTest):
    """Pictures grow and shrink by buttons, keys, wheel and fingers, and fit again."""

    def setUp(self):
        super().setUp()
        self.preview("Examples/broken.yaml")
        self.fitting = self.width()

    def width(self):
        return self.find(".after .device").rect["width"]

    def size(self):
        return self.width() / self.fitting

    def test_buttons(self):
        self.assertEqual(self.find(".zoom output").text, f"{round(self.fitting / 390 * 100)} %")
        self.button("Zoom in").click()
        self.assertAlmostEqual(self.size(), 1.25, 1)
        self.button("Zoom in").click()
        self.assertAlmostEqual(self.size(), 1.56, 1)
        self.assertEqual(self.find(".zoom output").text, f"{round(self.width() / 390 * 100)} %")
        self.button("Zoom out").click()
        self.button("Fit").click()
        self.assertEqual(self.width(), self.fitting)
        self.button("Zoom out").click()
        self.assertAlmostEqual(self.size(), 0.8, 1)
        self.check_width()

    def test_keys(self):
        self.press("++")
        self.assertAlmostEqual(self.size(), 1.56, 1)
        self.press("0")
        self.assertEqual(self.width(), self.fitting)
        self.row("UIView#status").click()
        self.press("-")
        self.assertAlmostEqual(self.size(), 0.8, 1)
        self.find(".style").send_keys("0")
        self.assertAlmostEqual(self.size(), 0.8, 1, "a menu keeps its keys")

    def test_wheel_with_control_and_without(self):
        wheel = """const box = arguments[0].getBoundingClientRect();
            return arguments[0].dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey: arguments[1],
                clientX: box.x + 9, clientY: box.y + 9, bubbles: true, cancelable: true }))"""
        device = self.find(".before .device")
        self.assertTrue(self.script(wheel, device, False))
        self.assertEqual(self.width(), self.fitting)
        self.assertFalse(self.script(wheel, device, True), "the page itself is not zoomed")
        self.assertAlmostEqual(self.size(), 1.4, 1)

    def test_two_fingers(self):
        box = self.find(".after .device").rect
        x, y = box["x"] + box["width"] / 2, box["y"] + 120
        self.devtools("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
        self.addCleanup(self.devtools, "Emulation.setTouchEmulationEnabled", {"enabled": False})
        for kind, apart in [("touchStart", 20), ("touchMove", 30), ("touchMove", 40), ("touchEnd", 0)]:
            points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
            self.devtools("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.assertAlmostEqual(self.size(), 2, 0)

    def test_a_chosen_view_is_brought_into_sight(self):
        for _ in range(7):
            self.button("Zoom in").click()
        self.row("UIImageView#avatar").click()
        inside = """const [stage, halo] = [".stage", ".before .halo rect"].map(
            (name) => document.querySelector(name).getBoundingClientRect());
            return halo.right > stage.left && halo.left < stage.right && halo.bottom > stage.top
                && halo.top < stage.bottom"""
        self.assertTrue(self.script(inside))

    def test_it_fits_on_paper(self):
        self.set_media(kind="print")
        printed = self.width()
        self.set_media()
        self.press("+++")
        self.set_media(kind="print")
        self.assertEqual(self.width(), printed)
        self.assertEqual(self.find(".stage").value_of_css_property("overflow"), "visible")

    def test_the_slider_still_lays_one_over_the_other(self):
        self.choose(".mode", "slider")
        self.button("Zoom in").click()
        first, second = [device.rect for device in self.find_all(".device")]
        self.assertEqual(first, second)

    def test_it_is_accessible_in_every_appearance(self):
        self.press("+++")
        self.check_in_every_appearance("zoom")


class ContrastTests(InspectingTest):
    """More contrast, as the system asks for it or by a button."""

    def setUp(self):
        super().setUp()
        self.preview("Examples/broken.yaml")
        self.skeleton = self.style(".after [class$=k]", "fill")

    def style(self, selector, name):
        return self.script(
            "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)

    def set_contrast(self, value, dark=False):
        features = [("prefers-contrast", value), ("prefers-color-scheme", "dark" if dark else "light")]
        self.devtools(
            "Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value} for name, value in features]})

    def pressed(self):
        return self.find("#contrast").get_attribute("aria-pressed")

    def check_high_contrast(self):
        with open(AXE) as file:
            self.devtools("Runtime.evaluate", {"expression": file.read()})
        rules = "{ runOnly: { type: 'rule', values: ['color-contrast-enhanced'] }, " \
            "rules: { 'color-contrast-enhanced': { enabled: true } } }"
        result = self.driver.execute_async_script(f"axe.run({rules}).then(arguments[0])")
        nodes = [node["html"][:150] for problem in result["violations"] for node in problem["nodes"]]
        self.assertEqual(nodes, [])
        self.assertGreater(len(result["passes"]), 0)

    def test_the_button(self):
        self.assertEqual(self.pressed(), "false")
        self.find("#contrast").click()
        self.assertEqual(self.pressed(), "true")
        self.assertEqual(self.style("body", "color"), "rgb(0, 0, 0)")
        self.assertEqual(self.style(".after [class$=k]", "fill"), self.skeleton, "skeletons keep the app's colour")
        self.assertNotEqual(self.style(".after [class$=k]", "stroke"), "none")
        self.find("#contrast").click()
        self.assertNotEqual(self.style("body", "color"), "rgb(0, 0, 0)")

    def test_the_system_asks_for_it_and_the_reader_decides(self):
        self.set_contrast("more")
        self.assertEqual(self.style("body", "color"), "rgb(0, 0, 0)")
        self.wait_for("#contrast[aria-pressed=true]")
        self.find("#contrast").click()
        self.assertEqual(self.pressed(), "false")
        self.assertNotEqual(self.style("body", "color"), "rgb(0, 0, 0)")

    def test_it_needs_no_script(self):
        self.devtools("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.driver.refresh()
            self.set_contrast("more")
            self.assertEqual(self.find("body").value_of_css_property("color"), "rgba(0, 0, 0, 1)")
        finally:
            self.devtools("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_text_has_the_highest_contrast_in_both_appearances(self):
        self.find("#contrast").click()
        self.row("UILabel#device").click()
        for dark in (False, True):
            self.set_media(dark=dark)
            for width in (320, 1280):
                with self.subTest(dark=dark, width=width):
                    self.set_window(width, 900)
                    self.check_high_contrast()
                    self.check_accessibility()
                    self.take_picture(f"contrast-{width}-{'dark' if dark else 'light'}")
