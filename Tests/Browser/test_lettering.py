"""Words and numbers in pictures can be read, however small the picture is."""
import os

from browser import PageTest

# Points of a letter as the screen shows it.
SIZES = """
return [...document.querySelectorAll('.device text')].map((text) =>
  [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
"""
SCREEN = """\
type: UIView
isSkeletonable: true
frame: [0, 0, 1024, 768]
subviews:
  - {type: UILabel, id: heading, text: A heading, frame: [16, 16, 992, 60]}
  - {type: UILabel, id: long, text: "%s", frame: [16, 100, 300, 40]}
""" % ("a long text " * 9)


class LetteringTests(PageTest):
    def check_sizes(self):
        sizes = [(text, size) for text, size in self.script(SIZES) if size > 0]
        self.assertTrue(sizes)
        for text, size in sizes:
            self.assertGreaterEqual(size, 9.99, text)

    def test_letters_are_never_lower_than_ten_pixels(self):
        self.preview("Examples/broken.yaml")
        for width, height in [(1280, 900), (1280, 640), (759, 900), (390, 844), (320, 568)]:
            with self.subTest(width=width, height=height):
                self.set_window(width, height)
                self.check_sizes()
                self.check_width()

    def test_a_tablet_is_read_too_and_its_words_end_with_their_view(self):
        with open(os.path.join(self.folder, "tablet.yaml"), "w", encoding="utf-8") as file:
            file.write(SCREEN)
        self.preview("tablet.yaml", folder=self.folder)
        for width in (1280, 390):
            self.set_window(width, 900)
            self.check_sizes()
            self.find(".row:nth-of-type(3)").click()
            halo, view = self.script("""
                const view = document.querySelector('.before g[data-view="2"] rect');
                const halo = document.querySelector('.before .halo rect');
                return [halo, view].map((rect) => rect.getBoundingClientRect().width)""")
            self.assertAlmostEqual(halo, view, delta=4)

    def test_names_end_with_an_ellipsis_and_never_in_a_letter(self):
        names = "".join("  - {type: UILabel, id: aLongNameOfALabel%d, frame: [16, %d, %d, 40]}\n" % (n, 50 * n, 30 + 15 * n)
                        for n in range(12))
        with open(os.path.join(self.folder, "names.yaml"), "w", encoding="utf-8") as file:
            file.write("type: UIView\nframe: [0, 0, 390, 844]\nsubviews:\n" + names)
        self.preview("names.yaml", folder=self.folder)
        for width, height in [(1280, 900), (1280, 640), (360, 800), (320, 568), (1280, 900)]:
            with self.subTest(width=width, height=height):
                self.set_window(width, height)
                self.driver.execute_async_script(
                    "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))")
                words = self.script("""
                    return [...document.querySelectorAll('.before svg svg > text')].map((text) => [text.textContent,
                      text.getComputedTextLength(), text.parentElement.width.baseVal.value])""")
                self.assertTrue(all(length <= room + 1 for _, length, room in words), words)
                self.assertTrue(any(text.endswith("…") for text, _, _ in words), words)
        self.assertTrue(any(text == "aLongNameOfALabel11" for text, _, _ in words), words)

    def test_a_screen_fits_width_and_height(self):
        self.preview("Examples/broken.yaml")
        for width, height in [(1280, 900), (1280, 700), (700, 1000), (390, 844)]:
            self.set_window(width, height)
            for device in self.find_all(".device"):
                self.assertLessEqual(device.rect["height"], max(height - 296, 344))
                self.assertLessEqual(device.rect["width"], width)

    def test_marks_lie_over_what_they_mark(self):
        self.preview("Examples/broken.yaml")
        last = self.script("""
            const drawn = [...document.querySelectorAll('.before svg > g:first-of-type > *')];
            return drawn.map((element) => element.getAttribute('class') ?? '').filter((name) => name !== 'halo')""")
        self.assertTrue(last[-1].endswith("e"), last)
