"""The page of a whole run: a gallery, files that cannot be read, what is suppressed."""
import os

from browser import PageTest

# Screens in Examples, and the place of broken.yaml, the worst, among them.
SCREENS = 16
BROKEN = 0


class GalleryTests(PageTest):
    def test_gallery_opens_one_screen_at_a_time(self):
        self.lint("Examples")
        self.assertEqual(len(self.shown(".card")), SCREENS)
        self.assertEqual(self.shown(".screen"), [])
        self.check_accessibility()
        self.check_width()
        self.take_picture("gallery-1280-light")
        self.open_link(self.find_all(".card")[BROKEN])
        self.assertEqual(len(self.shown(".screen")), 1)
        self.assertEqual(self.focused().text, "broken.yaml")
        self.assertEqual(self.shown(".card"), [])
        self.check_accessibility()
        self.open_link(self.shown("nav .next")[0])
        self.assertEqual(self.focused().text, "FeedViewController")
        self.open_link(self.shown("nav a")[0])
        self.assertEqual(len(self.shown(".card")), SCREENS)
        self.move(self.driver.back)
        self.assertEqual(len(self.shown(".screen")), 1)

    def test_gallery_is_searched(self):
        self.lint("Examples")
        self.find("#find").send_keys("feed json")
        self.assertEqual(len(self.shown(".card")), 1)
        self.assertEqual(self.find("#found").text, f"1 of {SCREENS}")
        self.find("#find").clear()
        self.shown(".filters button")[-1].click()
        self.assertEqual([name.text for name in self.shown(".card .name")], ["broken.yaml"])

    def test_narrow_and_dark(self):
        self.lint("Examples")
        self.set_window(320, 900)
        self.set_media(dark=True)
        self.check_width()
        self.check_accessibility()
        self.take_picture("gallery-320-dark")

    def test_files_that_cannot_be_read_are_named(self):
        folder = os.path.join(self.folder, "run")
        os.makedirs(folder)
        with open(os.path.join(folder, "bad.skeleton.yaml"), "w") as file:
            file.write("type: UIView\n  id: [\n")
        with open(os.path.join(folder, "good.yaml"), "w") as file:
            file.write("# skelinspect:ignore-file zero-size-leaf -- a placeholder\ntype: UIView\nisSkeletonable: true\n"
                       "frame: [0, 0, 0, 0]\n")
        os.symlink("nowhere", os.path.join(folder, "gone.skeleton.yaml"))
        self.lint(".", "gone.skeleton.yaml", folder=folder)
        self.assertIn("gone.skeleton.yaml", self.find(".notices").text)
        self.open_link(self.find_all(".card")[0])
        self.assertIn("It has errors", self.shown(".screen")[0].text)
        self.assertIn("bad.skeleton.yaml:", self.shown(".finding")[0].text)
        self.check_accessibility()
        self.open_link(self.shown("nav .next")[0])
        self.shown(".suppressed summary")[0].click()
        self.assertIn("Reason: a placeholder", self.shown(".suppressed")[0].text)
        self.check_accessibility()

    def test_many_screens_wait_in_templates(self):
        folder = os.path.join(self.folder, "many")
        os.makedirs(folder)
        views = ", ".join("{type: UILabel, isSkeletonable: true, frame: [0, %d, 300, 20]}" % (20 * n) for n in range(20))
        for number in range(400):
            with open(os.path.join(folder, f"s{number:03}.yaml"), "w") as file:
                file.write(f"{{type: UIView, isSkeletonable: true, subviews: [{views}]}}\n")
        self.lint(".", folder=folder)
        self.assertEqual(len(self.find_all(".card")), 400)
        self.assertGreater(len(self.find_all("template")), 150)
        card = self.find_all(".card")[399]
        self.script("arguments[0].scrollIntoView()", card)
        self.open_link(card)
        self.assertEqual(self.focused().text, "s399.yaml")
        self.assertEqual(len(self.shown(".screen .row")), 21)
