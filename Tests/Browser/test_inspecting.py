"""What a reader looks closer with: filters of the findings."""
import os

from browser import Keys, PageTest

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
        self.assertEqual((self.marks(), self.outlines()), (["E1", "N2", "W3"], ["e", "w", "w"]))
        buttons[1].click()
        self.assertEqual(buttons[1].get_attribute("aria-pressed"), "false")
        self.assertEqual(len(self.shown(".finding")), 3)
        self.assertEqual((self.marks(), self.marks("before")), (["E1", "N2"], ["E1", "N2"]))
        self.assertEqual(self.badges(), ["error, number 1", "note, number 2"])
        self.assertEqual(self.find(".filtered").text, "3 of 4 findings shown")
        buttons[1].click()
        self.assertEqual((len(self.shown(".finding")), self.marks()), (4, ["E1", "N2", "W3"]))
        self.assertEqual(self.find(".filtered").text, "")

    def test_a_view_keeps_the_mark_of_what_is_left(self):
        self.preview_mixed()
        self.shown(".filters button")[0].click()
        self.assertEqual((self.marks(), self.outlines()), (["N1", "N2", "W3"], ["w", "w", "w"]))
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
        self.assertEqual(self.badges(), ["note, number 1", "note, number 2", "warning, number 3"])

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