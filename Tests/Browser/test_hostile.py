"""Texts that want to be more than text, and hierarchies that are too large or too deep."""
import os
import time

from browser import ROOT, Keys, PageTest


class HostileTests(PageTest):
    def test_text_stays_text(self):
        folder = os.path.join(self.folder, "hostile")
        os.makedirs(folder)
        name = "a<b>&\"'<script>alert(7)<!--.yaml"
        with open(os.path.join(ROOT, "Tests/Fixtures/pages/hostile.yaml")) as source:
            text = source.read()
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)
        for make in (self.preview, self.lint):
            with self.subTest(make=make.__name__):
                make(name, folder=folder)
                self.check_page(name)

    def check_page(self, name):
        self.assertEqual(self.script("return document.querySelectorAll('img, iframe, object, embed, base').length"), 0)
        scripts = self.script("return [...document.scripts].map((script) => script.type)")
        self.assertEqual(scripts, ["application/json", ""])
        handlers = self.script(
            "return [...document.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())"
            ".filter((name) => name.startsWith('on'))")
        self.assertEqual(handlers, [])
        self.assertEqual(self.script("return document.querySelectorAll('style').length"), 1)
        self.assertIn(name, self.find("h1").text)
        self.assertEqual(self.find("h2").text, "</title></h2><script>alert('name')</script>")
        rows = "\n".join(row.text for row in self.find_all(".row"))
        for text in ["UILabel#<script>alert(1)</script>", "UILabel#</style>", 'UILabel#"onmouseover="alert(3)',
                     "UILabel#</script><!--", "bidi \\u{202e}\\u{2066}txt.exe\\u{200f}", "\\u{2028}line\\u{2029}",
                     "View</svg></title><script>alert(6)</script>", "nul \\u{01}\\u{1b}[31m end"]:
            self.assertIn(text, rows)
        self.assertTrue(self.find_all(".finding"))
        for finding in self.find_all(".finding"):
            self.assertNotIn("\u202e", finding.text)
        for row in self.find_all(".row"):
            row.click()
        self.check_accessibility()
        self.check_width()
        self.check_silence()


class SizeTests(PageTest):
    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w") as file:
            file.write(text)
        return name

    def test_a_hundred_thousand_views(self):
        label = "{type: UILabel, isSkeletonable: true, text: A, frame: [0, 0, 300, 10]}"
        lines = ["{type: UIView, id: root, isSkeletonable: true, frame: [0, 0, 320, 568], subviews: ["]
        for number in range(100):
            labels = ",\n".join([label] * 1000)
            lines.append(f"{{type: UIView, id: part-{number}, isSkeletonable: true,\n"
                         f"frame: [0, {number * 5}, 320, 100], subviews: [{labels}]}},")
        file = self.write("large.yaml", "\n".join(lines) + "]}\n")
        start = time.monotonic()
        self.preview(file, folder=self.folder)
        made = time.monotonic()
        self.assertIn("100101 views", self.find("h3").text)
        self.assertLess(len(self.find_all(".row")), 1000)
        opened = time.monotonic()
        self.find("[role=treeitem][tabindex='0']").send_keys(Keys.END, Keys.ENTER)
        self.script("document.querySelector('.style').focus()")
        screen = self.find(".screen").get_attribute("id")
        self.script("location.hash = arguments[0]", f"{screen}v100100")
        row = self.wait_for("[aria-selected=true][data-view='100100']")
        self.assertTrue(row.is_displayed())
        self.assertLess(len(self.find_all(".row")), 3000)
        print(f"100,101 views: made and opened in {made - start:.1f} s, read in {opened - made:.1f} s, "
              f"a far view shown in {time.monotonic() - opened:.1f} s")
        self.assertLess(time.monotonic() - made, 20)
        self.take_picture("large")

    def test_a_thousand_levels(self):
        depth = 999
        text = '{"type": "UIView", "isSkeletonable": true, "subviews": [' * depth
        file = self.write("deep.json", text + '{"type": "UILabel", "isSkeletonable": true}' + "]}" * depth + "\n")
        self.preview(file, folder=self.folder)
        self.find("[role=treeitem][tabindex='0']").send_keys(Keys.END)
        self.check_width()
        self.set_window(320, 800)
        self.check_width()
        self.check_accessibility()
