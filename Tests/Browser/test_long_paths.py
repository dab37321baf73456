"""Paths that are too long for a card: the file's name stays, and the search knows the whole."""
import os

from browser import PageTest

FOLDERS = "Modules/OnboardingAndAuthentication/Sources/Presentation/Screens/Registration"


class LongPathTests(PageTest):
    def setUp(self):
        super().setUp()
        self.run_folder = os.path.join(self.folder, "long")
        os.makedirs(os.path.join(self.run_folder, FOLDERS), exist_ok=True)

    def write(self, name):
        with open(os.path.join(self.run_folder, FOLDERS, name), "w") as file:
            file.write("name: Sign up\nroot: {type: UIView, isSkeletonable: true, frame: [0, 0, 320, 200]}\n")

    def test_a_card_ends_with_the_file_s_name_and_is_found_by_every_part_of_its_path(self):
        names = [f"RegistrationStep{number:02}.skeleton.yaml" for number in range(4)]
        for name in names:
            self.write(name)
        self.lint(".", folder=self.run_folder)
        cards = self.find_all(".card .file")
        self.assertEqual(len(cards), 4)
        for card, name in zip(cards, names):
            self.assertTrue(card.text.startswith("Modules/") and card.text.endswith("/" + name), card.text)
            self.assertLessEqual(len(card.text), 60)
            self.assertEqual(card.get_attribute("title"), f"{FOLDERS}/{name}")
        for words, count in [("presentation registrationstep", 4), ("step02", 1), ("screens/registration/", 4)]:
            self.find("#find").clear()
            self.find("#find").send_keys(words)
            self.assertEqual(len(self.shown(".card")), count, words)
        self.check_accessibility()
        self.find("#find").clear()
        for width in (1280, 390):
            self.set_window(width, 900)
            self.check_width()
            self.take_picture(f"long-paths-{width}")

    def test_a_title_ends_with_the_file_s_name(self):
        self.write("Registration.yaml")
        self.preview(f"{FOLDERS}/Registration.yaml", folder=self.run_folder)
        self.assertTrue(self.driver.title.endswith("/Registration.yaml · skelinspect"), self.driver.title)
        self.assertTrue(self.find("h1").text.endswith("/Registration.yaml"))
        self.assertEqual(self.find("h1").get_attribute("title"), f"{FOLDERS}/Registration.yaml")
