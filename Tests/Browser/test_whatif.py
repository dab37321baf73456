"""What if a view is marked: the picture that the change gives, and the change to copy."""
import os

from browser import Keys, PageTest, skelinspect

CARD = """\
system: swiftUI
root:
  type: VStack
  id: card
  children:
    - {type: Text, id: name, text: Ada Lovelace}
    - {type: Image, id: photo, image: ada}
"""


class WhatIfTests(PageTest):
    def setUp(self):
        super().setUp()
        self.preview("Examples/broken.yaml")

    def row(self, name):
        return next(row for row in self.find_all(".row") if name in row.text)

    def blocks(self):
        return len(self.find_all(".after g[data-view] > rect[class$='k']"))

    def test_a_lost_view_is_tried_and_put_back(self):
        before = self.blocks()
        self.assertEqual(self.shown(".what-if"), [])
        self.row("UILabel#email").click()
        button = self.find(".what-if > button")
        self.assertEqual(button.text, "What if you mark UIStackView#account as skeletonable?")
        button.click()
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        self.assertEqual(self.blocks(), before + 2)
        self.assertEqual(self.find(".after figcaption").text, "what a user would see then")
        self.assertIn("2 more views appear: name, email", self.find(".what-if [role=status]").text)
        self.assertEqual(
            [code.text for code in self.find_all(".what-if code")],
            ["isSkeletonable: true  # UIStackView#account",
             '<userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>'
             "  <!-- UIStackView#account -->",
             "account.isSkeletonable = true  // UIStackView#account"])
        self.row("UILabel#name").click()
        self.assertEqual(self.blocks(), before + 2, "the same change helps it")
        button.click()
        self.assertEqual((self.blocks(), self.find_all(".what-if code")), (before, []))
        self.row("UIImageView#avatar").click()
        self.assertEqual(self.shown(".what-if"), [])

    def test_another_view_ends_it(self):
        before = self.blocks()
        self.row("UILabel#email").click()
        self.find(".what-if > button").click()
        self.row("UIImageView#avatar").click()
        self.assertEqual(self.blocks(), before)
        self.assertEqual(self.find(".after figcaption").text, "what a user sees while it loads")

    def test_a_finding_tries_its_change(self):
        self.find_all(".finding button[data-if]")[0].click()
        self.assertEqual(self.find(".what-if > button").get_attribute("aria-pressed"), "true")
        self.assertEqual(self.row("UIStackView#account").get_attribute("aria-selected"), "true")
        self.assertGreater(len(self.find_all(".after .halo rect")), 0)

    def test_it_works_with_the_keyboard(self):
        self.find("[role=treeitem][tabindex='0']").send_keys("n", Keys.ENTER)
        self.assertIn("UILabel#name", self.focused().text)
        for _ in range(8):
            self.press(Keys.TAB)
            if self.focused().get_attribute("aria-pressed"):
                break
        self.press(Keys.SPACE)
        self.assertEqual(self.focused().get_attribute("aria-pressed"), "true")
        self.press(Keys.TAB)
        self.assertEqual(self.focused().get_attribute("textContent"), "Copy as YAML")
        self.press(Keys.ENTER)
        self.assertEqual(self.script("return String(getSelection())"), "isSkeletonable: true  # UIStackView#account")

    def test_it_is_accessible_in_every_appearance(self):
        self.row("UILabel#email").click()
        self.find(".what-if > button").click()
        for dark, theme in [(False, "auto"), (True, "auto"), (True, "light"), (False, "dark")]:
            for width in (320, 1280):
                with self.subTest(dark=dark, theme=theme, width=width):
                    self.set_media(dark=dark)
                    self.choose("#theme", theme)
                    self.set_window(width, 900)
                    self.check_accessibility()
                    self.check_width()
                    self.take_picture(f"what-if-{width}-{'dark' if dark else 'light'}-{theme}")

    def test_of_swiftui(self):
        path = os.path.join(self.folder, "card.yaml")
        with open(path, "w") as file:
            file.write(CARD)
        self.preview(path)
        self.row("Text#name").click()
        button = self.find(".what-if > button")
        self.assertEqual(button.text, "What if you add redacted: placeholder to VStack#card?")
        button.click()
        self.assertEqual(len(self.find_all(".after [class$='z']")), 2)
        self.assertIn("2 views appear: name, photo", self.find(".what-if [role=status]").text)
        self.assertEqual(
            [code.text for code in self.find_all(".what-if code")],
            ["- redacted: placeholder  # VStack#card", ".redacted(reason: .placeholder)  // VStack#card"])
        self.check_accessibility()
        button.click()
        self.assertEqual(self.find_all(".after [class$='z']"), [])
        self.preview("Examples/redacted-card.yaml")
        self.row("Button#help").click()
        button = self.find(".what-if > button")
        self.assertEqual(button.text, "What if you remove unredacted from Button#help?")
        button.click()
        self.assertEqual(
            [code.text for code in self.find_all(".what-if code")],
            ["- unredacted  # take it from Button#help", ".unredacted()  // take it from Button#help"])

    def test_of_layers(self):
        self.preview("Examples/banking-cell.yaml")
        self.row("UIImageView#chevron").click()
        button = self.find(".what-if > button")
        button.click()
        self.assertIn("1 view appears: chevron", self.find(".what-if [role=status]").text)
        self.assertIn("chevron.layer.addSublayer(skeleton)", self.find_all(".what-if code")[1].text)
        self.assertEqual(len(self.find_all(".after .new")), 5)
        self.check_accessibility()

    def test_of_a_finding_at_a_view_that_has_a_skeleton(self):
        path = os.path.join(self.folder, "fill.yaml")
        with open(path, "w") as file:
            file.write("{type: UIView, isSkeletonable: true, frame: [0, 0, 390, 400], subviews: [{type: UIImageView, "
                       "id: avatar, isSkeletonable: true, layer: {cornerRadius: 32}, frame: [16, 40, 64, 64]}]}\n")
        self.preview(path)
        self.find(".finding [data-if]").click()
        self.assertEqual(
            self.find(".what-if > button").text, "What if you set skeletonCornerRadius of UIImageView#avatar to 32?")
        self.assertIn("looks different: avatar", self.find(".what-if [role=status]").text)
        self.assertEqual(len(self.find_all(".after .new")), 1)

    def test_of_a_view_that_its_class_draws(self):
        path = os.path.join(self.folder, "drawn.yaml")
        with open(path, "w") as file:
            file.write("{type: UIView, isSkeletonable: true, frame: [0, 0, 390, 400], subviews: [{type: Chart, id: chart, "
                       "frame: [16, 40, 300, 64]}, {type: UILabel, id: gone, isSkeletonable: true, isHidden: true, "
                       "text: Gone, frame: [16, 140, 300, 20]}, {type: UIView, frame: [0, 0, 0, 0], subviews: "
                       "[{type: UILabel, id: lost, isSkeletonable: true, frame: [0, 0, 0, 0]}]}]}\n")
        self.preview(path)
        self.row("Chart#chart").click()
        button = self.find(".what-if > button")
        self.assertEqual(button.text, "What if you mark Chart#chart as skeletonable?")
        button.click()
        self.assertEqual(len(self.find_all(".after .new rect[class$='k']")), 1)
        button.click()
        self.row("UILabel#lost").click()
        self.assertEqual(self.shown(".what-if > button"), [])
        self.assertEqual(self.find(".what-if [role=status]").text, "No change was found that would show here.")
        self.row("UILabel#gone").click()
        self.assertEqual(self.shown(".what-if"), [])

    def test_where_there_are_too_many_the_page_says_what_to_do(self):
        path = os.path.join(self.folder, "many.yaml")
        lost = ", ".join("{type: UIView, frame: [0, %d, 300, 8], subviews: [\n {type: UILabel, id: l%d, isSkeletonable: true, "
                         "frame: [0, 0, 200, 8]}]}\n" % (10 * n, n) for n in range(60))
        with open(path, "w") as file:
            file.write("{type: UIView, isSkeletonable: true, frame: [0, 0, 390, 700], subviews: [%s]}\n" % lost)
        self.preview("many.yaml", folder=self.folder)
        self.row("UILabel#l59").click()
        self.assertEqual(self.shown(".what-if > button"), [])
        command = self.find(".what-if code").text
        self.assertEqual(command, "skelinspect why many.yaml many.yaml:120")
        answer = skelinspect(*command.split()[1:], folder=self.folder)
        self.assertIn("UILabel#l59 shows no skeleton", answer)
        self.row("UILabel#l3").click()
        self.assertEqual(self.find(".what-if > button").is_displayed(), True)
        self.assertEqual((self.find(".what-if [role=status]").text, self.find_all(".what-if code")), ("", []))

    def test_a_page_without_anything_lost_has_none(self):
        self.preview("Examples/profile.yaml")
        self.assertEqual(self.find_all(".what-if"), [])
