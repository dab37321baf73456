"""An address that names one of very many siblings."""
import os
import time

from browser import PageTest, skelinspect


class DeepLinkTests(PageTest):
    COUNT = 100_000

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        label = "{type: UILabel, isSkeletonable: true, frame: [0, 0, 300, 10]}"
        with open(os.path.join(cls.folder, "siblings.yaml"), "w") as file:
            file.write("{type: UIView, isSkeletonable: true, frame: [0, 0, 320, 568], subviews: [\n"
                       + ",\n".join([label] * cls.COUNT) + "]}\n")

        cls.file = os.path.join(cls.folder, "siblings.html")
        skelinspect("preview", "siblings.yaml", "-o", cls.file, folder=cls.folder)

    def setUp(self):
        super().setUp()
        self.open(self.file)
        self.address = self.page + "#" + self.find(".screen").get_attribute("id")

    def follow(self, view):
        self.driver.get("about:blank")
        start = time.monotonic()
        self.driver.get(f"{self.address}v{view}")
        row = self.find("[aria-selected=true]")
        self.assertEqual(row.get_attribute("data-view"), str(view))
        self.assertTrue(row.is_displayed())
        return time.monotonic() - start

    def numbers(self):
        """What the tree shows: children by their numbers, and how many each other row stands for."""
        return self.script(
            "return [...document.querySelectorAll('.row')].slice(1).map((row) => row.dataset.view"
            " ? Number(row.dataset.view) : `${row.dataset.to - row.dataset.from}`)")

    def test_is_followed_in_a_moment_wherever_it_leads(self):
        for view in (50_000, self.COUNT, 250):
            seconds = self.follow(view)
            print(f"a link to sibling {view} of {self.COUNT}: {seconds:.1f} s")
            self.assertLess(seconds, 8)
            self.assertLess(len(self.find_all(".row")), 700)

    def test_what_stands_around_it_is_shown_and_the_rest_is_brought_on_request(self):
        self.follow(50_000)
        shown = self.numbers()
        window = list(range(49_900, 50_101))
        window.pop()
        self.assertEqual(shown, list(range(1, 201)) + ["49699"] + window + ["49901"])
        first, last = self.find_all(".row.more")
        self.assertEqual(first.text, "show 200 of 49699 more")
        self.script("arguments[0].click()", first)
        self.assertEqual(self.numbers()[190:320],
                         list(range(191, 301)) + ["49499"] + list(range(49_800, 49_819)))
        last = self.find_all(".row.more")[-1]
        self.script("arguments[0].click()", last)
        self.assertEqual(self.numbers()[-2:], [50_300 - 1, str(self.COUNT - 50_299)])
        row = self.find("[data-view='50000']")
        self.assertEqual((row.get_attribute("aria-posinset"), row.get_attribute("aria-setsize")),
                         ("50000", str(self.COUNT)))
