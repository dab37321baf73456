"""The pages of the examples: what is clicked, pressed and chosen in them, and how they look."""
import os

from browser import Keys, PageTest, examples


class ExampleTests(PageTest):
    """Every example is sound in both appearances, narrow and wide."""

    def test_examples_are_accessible_and_fit(self):
        for file in examples():
            name = os.path.basename(file).replace(".", "-")
            self.preview(file)
            for dark in (False, True):
                self.set_media(dark=dark)
                for width in (320, 768, 1280):
                    with self.subTest(file=file, dark=dark, width=width):
                        self.set_window(width, 900)
                        self.open_first_screen()
                        self.check_width()
                        self.check_accessibility()
                        if width != 768:
                            self.take_picture(f"{name}-{width}-{'dark' if dark else 'light'}")
            self.check_silence()

    def open_first_screen(self):
        for card in self.shown(".card")[:1]:
            self.open_link(card)


class ScreenTests(PageTest):
    """One screen: the tree, the pictures, the findings and the steps answer each other."""

    def setUp(self):
        super().setUp()
        self.preview("Examples/broken.yaml")

    def row(self, name):
        return next(row for row in self.find_all(".row") if name in row.text)

    def halos(self, scene):
        return len(self.find_all(f".{scene} .halo rect"))

    def test_tree_says_roles_and_reasons(self):
        self.assertEqual(len(self.find_all("[role=treeitem]")), 10)
        text = self.row("UILabel#email").text
        self.assertIn("not reached: UIStackView#account (line 15) is not skeletonable", text)
        self.assertIn("23", text)

    def test_a_row_lights_its_view_up(self):
        self.row("UILabel#device").click()
        self.assertEqual((self.halos("before"), self.halos("after")), (9, 9))
        self.assertIn("UILabel#device", self.find(".about").text)
        self.assertTrue(self.driver.current_url.endswith("v8"))
        self.assertEqual([row.get_attribute("data-view") for row in self.find_all(".row.lit")], ["8"])

    def test_a_click_in_a_picture_leads_to_the_row(self):
        self.find(".before g[data-view='1'] rect:nth-of-type(2)").click()
        self.assertIn("UIImageView#avatar", self.focused().text)
        self.assertEqual(self.focused().get_attribute("aria-selected"), "true")

    def test_a_badge_leads_to_the_view(self):
        self.find("button.badge").click()
        self.assertEqual(self.row("UIStackView#account").get_attribute("aria-selected"), "true")
        self.assertEqual(self.halos("after"), 1)
        self.assertIn("UIStackView#account", self.find("#status").get_attribute("textContent"))

    def test_findings_have_message_help_and_place(self):
        findings = self.find_all(".finding")
        self.assertEqual(len(findings), 2)
        self.assertIn("2 marked views below UIStackView#account are never reached", findings[0].text)
        self.assertIn("Help: mark UIStackView#account (isSkeletonable: true)", findings[0].text)
        self.assertIn("Examples/broken.yaml:15:5", findings[0].text)
        self.assertEqual(len(self.shown(".after .mark")), 2)

    def test_steps_go_through_the_recursion(self):
        self.assertIn("8 steps", self.find(".counter").text)
        said = []
        while self.find(".forth").is_enabled():
            self.find(".forth").click()
            said.append(self.find(".step").text)
        self.assertEqual(len(said), 8)
        self.assertIn("reached · goes on to 2 skeletonable subviews", said[0])
        self.assertIn("stops here because it is not skeletonable", said[2])
        self.assertIn("never reaches 2 marked views below", said[2])
        self.assertTrue(all("reached" in text or "stops here" in text or "passed" in text for text in said))
        self.assertIn("Back", self.focused().text)
        self.assertEqual(len(self.find_all(".row.lit")), 1)

    def test_tree_by_keyboard(self):
        self.find("[role=treeitem][tabindex='0']").send_keys(Keys.ARROW_DOWN)
        self.assertIn("UIImageView#avatar", self.focused().text)
        self.press(Keys.END)
        self.assertIn("UIView#status", self.focused().text)
        self.press(Keys.ARROW_LEFT)
        self.assertIn("DeviceCell", self.focused().text)
        self.press(Keys.ARROW_LEFT)
        self.assertEqual(self.focused().get_attribute("aria-expanded"), "false")
        self.assertEqual(len(self.find_all("[role=treeitem]")), 7)
        self.press(Keys.ARROW_RIGHT)
        self.assertEqual(len(self.find_all("[role=treeitem]")), 9)
        self.press(Keys.HOME)
        self.press("s")
        self.assertIn("UIStackView#account", self.focused().text)
        self.press(Keys.ENTER)
        self.assertEqual(self.focused().get_attribute("aria-selected"), "true")
        self.press(Keys.TAB)
        self.assertEqual(self.focused().get_attribute("class"), "style")
        self.assertEqual(len(self.find_all("[role=treeitem][tabindex='0']")), 1)

    def test_every_focus_is_seen(self):
        self.find("body").send_keys(Keys.TAB)
        self.assertIn("Skip", self.focused().text)
        names = set()
        for _ in range(20):
            width = self.script("return getComputedStyle(document.activeElement).outlineWidth")
            self.assertNotIn(width, ("0px", ""))
            names.add(self.focused().get_attribute("class"))
            self.press(Keys.TAB)
            if self.focused().tag_name == "body":
                break
        self.assertTrue({"style", "mode", "forth"} <= names, names)

    def test_styles(self):
        layer = "return getComputedStyle(document.querySelector('.after [class$=k]'))"
        self.set_media(reduced=False)
        for style, fill, animation in [
            ("gradient", "url", "none"), ("animatedSolid", "rgb", "pulse"),
            ("animatedGradient", "url", "none"), ("solid", "rgb", "none"),
        ]:
            self.choose(".style", style)
            self.assertTrue(self.script(layer + ".fill").startswith(fill), style)
            self.assertEqual(self.script(layer + ".animationName"), animation)
        self.set_media(reduced=True)
        self.choose(".style", "animatedSolid")
        # It stands still until somebody plays it.
        moving = "return document.querySelector('.after [class$=k]').getAnimations()"
        self.assertTrue(self.script(moving + ".every(motion => motion.playState === 'paused')"))

    def test_slider(self):
        self.assertEqual(self.shown(".slider"), [])
        self.choose(".mode", "slider")
        slider = self.shown(".slider input")[0]
        slider.send_keys(Keys.END)
        self.assertEqual(self.script("return document.querySelector('.stage').style.getPropertyValue('--cut')"), "0%")
        slider.send_keys(Keys.HOME)
        self.assertEqual(
            self.script("return document.querySelector('.stage').style.getPropertyValue('--cut')"), "100%")
        first, second = [device.rect for device in self.find_all(".device")]
        self.assertEqual(first, second)
        slider.send_keys(Keys.PAGE_UP, Keys.PAGE_UP, Keys.PAGE_UP, Keys.PAGE_UP)
        self.check_accessibility()
        self.take_picture("slider")

    def test_appearance(self):
        color = "return getComputedStyle(document.querySelector('.after [class$=k]')).fill"
        light = self.script(color)
        self.choose("#theme", "dark")
        self.assertNotEqual(self.script(color), light)
        self.assertEqual(self.script("return getComputedStyle(document.body).backgroundColor"), "rgb(17, 21, 26)")
        self.choose("#theme", "auto")
        self.assertEqual(self.script(color), light)

    def test_an_address_names_a_view(self):
        self.row("UIView#status").click()
        address = self.driver.current_url
        self.driver.get("about:blank")
        self.driver.get(address)
        self.assertEqual(self.row("UIView#status").get_attribute("aria-selected"), "true")

    def test_without_script_it_is_all_there(self):
        self.devtools("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.driver.refresh()
            self.assertEqual(len(self.find_all(".tree li")), 10)
            self.assertEqual(len(self.find_all(".device svg g[data-view='1']")), 2)
            self.assertEqual(len(self.find_all(".finding")), 2)
            self.assertEqual(self.shown(".controls"), [])
        finally:
            self.devtools("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_on_paper(self):
        self.set_media(kind="print", dark=True)
        self.assertEqual(self.shown(".controls"), [])
        self.assertEqual(self.script("return getComputedStyle(document.documentElement).colorScheme"), "light")
        pages = self.devtools("Page.printToPDF", {"printBackground": False})
        self.assertGreater(len(pages["data"]), 5000)
