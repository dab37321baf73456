"""The way through a gallery and back: place, focus, what was searched for, the window's title."""
import os

from browser import PageTest


class GalleryPlaceTests(PageTest):
    COUNT = 60
    WRONG = [10, 30, 50]
    # The numbers of the files in the order of their cards: those with findings come first.
    ORDER = WRONG + [number for number in range(COUNT) if number % 20 != 10]

    def setUp(self):
        super().setUp()
        folder = os.path.join(self.folder, "places")
        os.makedirs(folder, exist_ok=True)
        for number in range(self.COUNT):
            wrong = ", subviews: [{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}]"
            with open(os.path.join(folder, f"s{number:02}.yaml"), "w") as file:
                file.write(f"{{type: UIView, isSkeletonable: true, frame: [0, 0, 320, 568]"
                           f"{wrong if number in self.WRONG else ''}}}\n")
        self.lint(".", folder=folder)

    def name(self, place):
        return f"s{self.ORDER[place]:02}.yaml"

    def card(self, place):
        return self.find_all(".card")[place]

    def top(self, card):
        return self.script("return arguments[0].getBoundingClientRect().top", card)

    def open_card(self, place):
        card = self.card(place)
        self.script("arguments[0].scrollIntoView({block: 'center'})", card)
        self.assertGreater(self.script("return scrollY"), 300)
        top = self.top(card)
        self.open_link(card)
        self.assertEqual(self.focused().text, self.name(place))
        return top

    def check_place(self, top, place):
        self.assertEqual(self.script("return document.activeElement === arguments[0]", self.card(place)), True)
        self.assertAlmostEqual(self.top(self.card(place)), top, delta=2)

    def test_the_link_to_all_screens_leads_to_where_one_was(self):
        top = self.open_card(43)
        self.open_link(self.shown("nav a")[0])
        self.check_place(top, 43)

    def test_going_back_leads_there_too(self):
        top = self.open_card(43)
        self.move(self.driver.back)
        self.check_place(top, 43)
        self.move(self.driver.forward)
        self.assertEqual(self.focused().text, self.name(43))

    def test_after_next_the_focus_is_on_the_last_screen(self):
        self.open_card(30)
        for _ in range(25):
            self.open_link(self.shown("nav .next")[0])
        self.open_link(self.shown("nav a")[0])
        self.assertEqual(self.script("return document.activeElement === arguments[0]", self.card(55)), True)
        top, bottom, height = self.script(
            "const box = document.activeElement.getBoundingClientRect(); return [box.top, box.bottom, innerHeight]")
        self.assertTrue(0 <= top and bottom <= height, (top, bottom, height))

    def test_next_and_previous_stay_with_what_was_found(self):
        self.shown(".filters button")[-1].click()
        self.assertEqual(len(self.shown(".card")), 3)
        self.open_link(self.shown(".card")[0])
        seen = [self.focused().text]
        self.assertEqual(self.shown("nav .where")[0].text, "1 of 3 found")
        while self.shown("nav .next"):
            self.open_link(self.shown("nav .next")[0])
            seen.append(self.focused().text)
        self.assertEqual(seen, ["s10.yaml", "s30.yaml", "s50.yaml"])
        self.open_link(self.shown("nav .previous")[0])
        self.assertEqual(self.focused().text, "s30.yaml")
        self.check_accessibility()
        self.open_link(self.shown("nav a")[0])
        self.assertEqual(len(self.shown(".card")), 3)
        self.shown(".filters button")[-1].click()
        self.open_link(self.shown(".card")[10])
        self.open_link(self.shown("nav .next")[0])
        self.assertEqual(self.focused().text, self.name(11))
        self.assertEqual(self.shown("nav .where")[0].text, "12 of 60")

    def test_the_window_s_title_is_the_screen_s(self):
        self.assertEqual(self.driver.title, "60 files · skelinspect")
        self.open_card(30)
        self.assertEqual(self.driver.title, f"{self.name(30)} · 60 files · skelinspect")
        self.open_link(self.shown("nav .next")[0])
        self.assertEqual(self.driver.title, f"{self.name(31)} · 60 files · skelinspect")
        self.open_link(self.shown("nav a")[0])
        self.assertEqual(self.driver.title, "60 files · skelinspect")
