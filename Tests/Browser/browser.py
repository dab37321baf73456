"""Chromium without a window, and pages made by the program."""
import base64
import glob
import json
import os
import shutil
import subprocess
import tempfile
import unittest

import axe_core_python
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
PICTURES = os.path.join(ROOT, ".build/browser")
PROGRAM = os.environ.get("PROGRAM") or os.path.join(ROOT, ".build/dist/skelinspect")
AXE = glob.glob(os.path.dirname(axe_core_python.__file__) + "/**/axe.min.js", recursive=True)[0]


def examples():
    """The hierarchy files of Examples, by name."""
    names = sorted(os.listdir(os.path.join(ROOT, "Examples")))
    return ["Examples/" + name for name in names if not name.endswith((".svg", ".schema.json", "project.yml"))]


def skelinspect(*arguments, folder=ROOT, statuses=(0,)):
    run = subprocess.run([PROGRAM, *arguments], cwd=folder, capture_output=True, text=True, timeout=300)
    if run.returncode not in statuses:
        raise AssertionError(f"skelinspect {' '.join(arguments)} ended with {run.returncode}: {run.stderr}")
    return run.stdout


class PageTest(unittest.TestCase):
    """A test with a browser of its own class and a folder for its pages."""

    @classmethod
    def setUpClass(cls):
        os.makedirs(PICTURES, exist_ok=True)
        cls.folder = tempfile.mkdtemp(prefix="skelinspect-pages-")
        options = webdriver.ChromeOptions()
        for flag in ["--headless=new", "--disable-gpu", "--hide-scrollbars"]:
            options.add_argument(flag)
        # As root Chromium starts in no other way.
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")
        options.binary_location = shutil.which("chromium") or options.binary_location
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        service = webdriver.ChromeService(shutil.which("chromedriver"))
        cls.driver = webdriver.Chrome(options=options, service=service)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        shutil.rmtree(cls.folder)

    def setUp(self):
        self.set_window(1280, 900)
        self.set_media(dark=False)

    def tearDown(self):
        self.check_silence()

    # What is opened

    def preview(self, *arguments, folder=ROOT):
        page = os.path.join(self.folder, "page.html")
        skelinspect("preview", *arguments, "-o", page, folder=folder)
        self.open(page)

    def lint(self, *arguments, folder=ROOT):
        page = os.path.join(self.folder, "page.html")
        skelinspect("lint", *arguments, "-f", "html=" + page, folder=folder, statuses=(0, 1, 2))
        self.open(page)

    def open(self, page, fragment=""):
        self.driver.get("about:blank")
        self.driver.get_log("browser")
        self.driver.get_log("performance")
        self.page = "file://" + page
        self.driver.get(self.page + fragment)

    def set_window(self, width, height):
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def set_media(self, dark=False, kind="", reduced=True):
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"}]
        self.devtools("Emulation.setEmulatedMedia", {"media": kind, "features": features})

    def devtools(self, command, values):
        return self.driver.execute_cdp_cmd(command, values)

    # What is there

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def shown(self, selector):
        return [element for element in self.find_all(selector) if element.is_displayed()]

    def press(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    def focused(self):
        return self.driver.switch_to.active_element

    def choose(self, selector, value):
        element = next(element for element in self.find_all(selector) if element.is_displayed())
        self.script(
            "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change'))", element, value)

    def open_link(self, link):
        self.move(link.click)

    def move(self, action):
        """Does what changes the address's fragment, and waits until the page has answered: the browser tells it later."""
        self.script("window.hasMoved = false; addEventListener('hashchange', () => { hasMoved = true }, { once: true })")
        action()
        WebDriverWait(self.driver, 20, poll_frequency=0.02).until(lambda _: self.script("return hasMoved"))

    def wait_for(self, selector):
        """The first element, as soon as there is one."""
        return WebDriverWait(self.driver, 20, poll_frequency=0.02).until(lambda _: self.find_all(selector))[0]

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def take_picture(self, name):
        data = self.devtools("Page.captureScreenshot", {"captureBeyondViewport": True})["data"]
        with open(os.path.join(PICTURES, name + ".png"), "wb") as file:
            file.write(base64.b64decode(data))

    # What holds of every page

    def check_silence(self):
        """No message in the console, no request but for the page itself."""
        messages = [entry["message"] for entry in self.driver.get_log("browser")]
        self.assertEqual(messages, [])
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                address = message["params"]["request"]["url"]
                self.assertTrue(address.startswith((self.page, "data:,")), address)

    def check_accessibility(self):
        with open(AXE) as file:
            self.devtools("Runtime.evaluate", {"expression": file.read()})
        result = self.driver.execute_async_script("axe.run().then(arguments[0])")
        problems = [
            (problem["id"], problem["impact"], [node["html"][:200] for node in problem["nodes"]])
            for problem in result["violations"]]
        self.assertEqual(problems, [])
        self.assertGreater(len(result["passes"]), 25)

    def check_width(self):
        """Nothing sticks out at the side."""
        width, room = self.script(
            "return [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        self.assertLessEqual(width, room)


__all__ = ["AXE", "ROOT", "Keys", "PageTest", "examples", "skelinspect"]
