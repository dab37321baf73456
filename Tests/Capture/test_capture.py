"""What SkeletonCapture.swift writes of views that are built here, beside what it should say."""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).parent
PROJECT = FOLDER.parent.parent
FILE = PROJECT / "Sources/SkelinspectCapture/SkeletonCapture.swift"
PROGRAM = next(
    (
        path
        for path in [
            pathlib.Path(os.environ.get("SKELINSPECT", "")),
            PROJECT / ".build/dist/skelinspect",
            PROJECT / ".build/debug/skelinspect",
        ]
        if path.is_file()
    ),
    None,
)
VALIDATOR = PROJECT / ".build/venv/bin/check-jsonschema"
BUILDS = ["capture", "capture-skeletonview"]

# The keys that hold views.
HOLDING = {
    "subviews",
    "arrangedSubviews",
    "contentView",
    "prototypes",
    "headerFooterViews",
    "supplementaryViews",
    "tableHeaderView",
    "tableFooterView",
    "backgroundView",
}

# Some captures are as deep as the program reads.
sys.setrecursionlimit(100_000)


def setUpModule():
    global OUTPUT
    folder = tempfile.TemporaryDirectory()
    unittest.addModuleCleanup(folder.cleanup)
    OUTPUT = pathlib.Path(folder.name)
    for build in BUILDS:
        (OUTPUT / build).mkdir()
        environment = {key: value for key, value in os.environ.items() if key != "SKELINSPECT_CAPTURE"}
        subprocess.run([executable(build), OUTPUT / build], check=True, env=environment)


def executable(build):
    return PROJECT / ".build" / build / "debug/hierarchies"


def captures(pattern="*.json"):
    return [path for build in BUILDS for path in sorted((OUTPUT / build).glob(pattern))]


def read(build, name):
    return json.loads((OUTPUT / build / name).read_text())


def views(view):
    """A view and all that it holds, in the order of the document."""
    waiting = [view]
    while waiting:
        view = waiting.pop()
        yield view
        held = [view[key] for key in view if key in HOLDING]
        waiting += reversed(
            [inner for value in held for inner in (value if isinstance(value, list) else [value])]
        )


def differences(expected, found, path="root"):
    """What a view lacks of what is expected, and what it says besides."""
    for key in expected.keys() | found.keys() - {"reference", "id", "x-property", "skeletonLayers"}:
        place = f"{path}.{key}"
        if key not in expected:
            # A font that nobody set is UIKit's.
            if key not in {"font"}:
                yield f"{place} is {found[key]!r} and should not be there"
        elif key not in found:
            yield f"{place} is missing: {expected[key]!r}"
        elif isinstance(expected[key], dict) and "type" in expected[key]:
            yield from differences(expected[key], found[key], place)
        elif isinstance(expected[key], list) and expected[key] and isinstance(expected[key][0], dict):
            if len(expected[key]) != len(found[key]):
                yield f"{place} has {len(found[key])} elements, not {len(expected[key])}"
            for number, pair in enumerate(zip(expected[key], found[key])):
                yield from differences(*pair, f"{place}[{number}]")
        elif expected[key] != found[key]:
            yield f"{place} is {found[key]!r}, not {expected[key]!r}"


class CaptureTests(unittest.TestCase):
    maxDiff = None

    def test_captures_say_what_was_built(self):
        expected = captures("screen-*.expected.json")
        self.assertEqual(len(expected), 100)
        for path in expected:
            with self.subTest(path.name, build=path.parent.name):
                found = json.loads(path.with_name(path.name.replace("expected", "captured")).read_text())
                self.assertEqual(list(differences(json.loads(path.read_text())["root"], found["root"])), [])

    def test_nothing_is_made_or_loaded(self):
        for build in BUILDS:
            self.assertEqual((OUTPUT / build / "side-effects.txt").read_text(), "")

    def test_no_text_is_written_unless_it_is_asked_for(self):
        private = re.compile(r"private \d|secret|Pay|é😀")
        for path in captures():
            if path.name != "letters-included.json":
                self.assertIsNone(private.search(path.read_text()), path.name)
        included = read("capture", "letters-included.json")
        self.assertIn("é😀" * 500_000, [view.get("text") for view in views(included["root"])])

    def test_views_have_the_names_of_properties_and_outlets(self):
        named = read("capture", "names.json")
        ids = [view["id"] for view in views(named["root"]) if "id" in view]
        self.assertEqual(ids, ["avatar", "nameLabel", "badge", "caption", "more", "title"])
        repeated = [view["x-property"] for view in views(named["root"]) if "x-property" in view]
        self.assertEqual(repeated, ["title", "title"])
        self.assertEqual(named["name"], "OwnProfileController")

    def test_cells_on_screen_stand_for_those_that_are_registered(self):
        table = read("capture", "names.json")["root"]["subviews"][-1]
        self.assertEqual([cell["reuseIdentifier"] for cell in table["prototypes"]], ["named"])
        self.assertEqual([cell["type"] for cell in table["subviews"]][:2], ["NamedCell", "NamedCell"])

    def test_a_skeleton_that_shows_is_told_from_the_app(self):
        live = read("capture", "live.json")
        self.assertEqual(live["show"]["style"], "animatedGradient")
        label, image, table = live["root"]["subviews"]
        self.assertEqual(
            label["skeletonLayers"],
            [
                {
                    "type": "gradient",
                    "frame": [0, 0, 200, 40],
                    "lines": [[0, 0, 200, 15], [0, 25, 140, 15]],
                    "colors": ["#ECECEC", "#DEDEDE", "#ECECEC"],
                    "isAnimated": True,
                }
            ],
        )
        self.assertEqual(label["skeletonTextLineHeight"], "relativeToFont")
        self.assertNotIn("textColor", label)
        self.assertEqual(len(image["skeletonLayers"]), 1)
        self.assertEqual((table["dataSource"], table["rowHeight"]), ("SkeletonTableViewDataSource", -1))
        self.assertNotIn("isUserInteractionEnabled", table)
        self.assertNotIn("isScrollEnabled", table)

    def test_what_only_swift_sees_is_said_to_be_there_or_not(self):
        self.assertIs(read("capture", "live.json")["capture"]["isComplete"], False)
        whole = read("capture-skeletonview", "live.json")
        self.assertNotIn("isComplete", whole["capture"])
        self.assertEqual(whole["appearance"]["multilineSpacing"], 10)

    def test_a_lazy_line_height_of_the_appearance_is_not_settled(self):
        unsettled = read("capture-skeletonview", "unsettled.json")
        self.assertNotIn("textLineHeight", unsettled["appearance"])
        self.assertIn("skeletonTextLineHeight", unsettled["capture"]["notes"][0])
        self.assertEqual(read("capture-skeletonview", "live.json")["appearance"]["textLineHeight"], 15)

    def test_letters_of_all_kinds_come_back(self):
        root = read("capture", "letters.json")["root"]
        self.assertEqual(root["type"], "😀Tile")
        self.assertEqual(
            root["accessibilityIdentifier"],
            'quote " backslash \\ line\nbell \x07 delete \x7f emoji 👩‍👩‍👧 עברית \u2028',
        )
        card = root["subviews"][0]
        self.assertEqual(card["type"], "כרטיס")
        self.assertEqual(card["subviews"][0]["type"], "Box<Array<Int>>")
        self.assertEqual(card["subviews"][1]["x-textLength"], 1_500_000)

    def test_directions_and_styles_are_said_once(self):
        capture = read("capture", "right-to-left.json")
        said = [view.get("layoutDirection") for view in views(capture["root"])]
        self.assertEqual(said, ["rtl", None, None, None])
        self.assertEqual(capture["environment"]["userInterfaceStyle"], "dark")

    def test_rings_end(self):
        self.assertEqual(len(list(views(read("capture", "ring.json")["root"]))), 3)
        self.assertLess(len(list(views(read("capture", "ring-of-cells.json")["root"]))), 12)
        self.assertIn("in itself", read("capture", "ring.json")["capture"]["notes"][0])

    def test_numbers_that_are_none_are_left_out(self):
        capture = read("capture", "not-finite.json")
        view = capture["root"]["subviews"][0]
        self.assertNotIn("frame", view)
        self.assertNotIn("alpha", view)
        self.assertIn("not finite", capture["capture"]["notes"][0])

    def test_depth_ends_where_the_program_stops_reading(self):
        capture = read("capture", "deep.json")
        self.assertEqual(len(list(views(capture["root"]))), 1_000)
        self.assertIn("deeper", capture["capture"]["notes"][0])

    def test_ten_thousand_views_take_less_than_a_second(self):
        for build in BUILDS:
            self.assertEqual(len(list(views(read(build, "wide-100000.json")["root"]))), 100_000)
            # A debug build, as an app's is.
            self.assertLess(float((OUTPUT / build / "wide-10000.seconds").read_text()), 1)

    def test_what_cannot_be_captured_is_said(self):
        self.assertIn("is not loaded", (OUTPUT / "capture/unloaded.txt").read_text())
        self.assertIn("on the main thread", (OUTPUT / "capture/background.txt").read_text())

    def test_lines_are_short_enough_for_a_console(self):
        for path in captures():
            if path.name not in {"letters-included.json"} and ".expected" not in path.name:
                longest = max(len(line.encode()) for line in path.read_text().splitlines())
                self.assertLess(longest, 900, path.name)


class CompilerTests(unittest.TestCase):
    """The file stands in apps with settings of their own."""

    def test_the_file_compiles_without_warnings_as_apps_are_set(self):
        settings = [
            "-swift-version 5", "-swift-version 5 -strict-concurrency=complete", "-swift-version 6",
            "-swift-version 6 -default-isolation MainActor", "-swift-version 6 -D SKELINSPECT_WITHOUT_SKELETONVIEW",
            "-swift-version 6 -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny",
        ]  # fmt: skip
        for build in BUILDS:
            modules = PROJECT / ".build" / build / "debug/Modules"
            for setting in settings:
                with self.subTest(setting, build=build):
                    words = [
                        "swiftc",
                        "-typecheck",
                        "-warnings-as-errors",
                        "-module-name",
                        "App",
                        "-I",
                        modules,
                    ]
                    files = [FILE, FOLDER / "App.swift"]
                    run = subprocess.run([*words, *setting.split(), *files], capture_output=True, text=True)
                    self.assertEqual(run.returncode, 0, run.stderr)

    def test_nothing_is_compiled_without_uikit(self):
        run = subprocess.run(
            ["swiftc", "-emit-sil", "-warnings-as-errors", FILE], capture_output=True, text=True
        )
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertNotIn("skeletonHierarchy", run.stdout)


class WritingTests(unittest.TestCase):
    """SKELINSPECT_CAPTURE."""

    def run_with(self, path):
        environment = {**os.environ, "SKELINSPECT_CAPTURE": path}
        return subprocess.run(
            [executable("capture")], check=True, env=environment, capture_output=True, text=True
        ).stdout

    def test_a_path_gets_the_file_and_its_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "new/screen.json")
            self.assertIn(f"captured to {path}", self.run_with(str(path)))
            self.assertEqual(json.loads(path.read_text())["root"]["type"], "😀Tile")

    def test_a_folder_gets_a_file_for_each_class(self):
        with tempfile.TemporaryDirectory() as folder:
            self.run_with(f"{folder}/new/")
            files = sorted(path.name for path in pathlib.Path(folder, "new").iterdir())
            self.assertEqual(files, ["OwnProfileController.json", "😀Tile.json"])

    def test_the_console_gets_it_between_two_lines(self):
        output = self.run_with("-")
        blocks = re.findall(
            r"^--- skelinspect capture begin ---\n(.*?)^--- skelinspect capture end ---$", output, re.S | re.M
        )
        self.assertEqual(json.loads(blocks[0])["name"], "OwnProfileController")
        self.assertLessEqual(max(len(line.encode()) for line in output.splitlines()), 900)
        # A line that was broken goes on in the next one.
        text = json.loads(blocks[1].replace("\n", ""))["root"]["subviews"][0]["subviews"][1]["text"]
        self.assertEqual(text, "é😀" * 500_000)

    @unittest.skipIf(PROGRAM is None, "skelinspect is not built: make release")
    def test_the_program_reads_what_the_console_got(self):
        # A log's own line beginnings do not matter.
        for prefix in ["", "2026-01-02 03:04:05.678 App[1:2] "]:
            log = "".join(prefix + line + "\n" for line in self.run_with("-").splitlines())
            run = subprocess.run(
                [PROGRAM, "inspect", "-", "--isolated"], input=log, capture_output=True, text=True, cwd=OUTPUT)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertIn("OwnProfileController", run.stdout)

    def test_a_path_that_cannot_be_written_is_said(self):
        self.assertIn("cannot write /dev/null/x: ", self.run_with("/dev/null/x"))

    def test_without_the_variable_nothing_happens(self):
        self.assertEqual(self.run_with(""), "")


@unittest.skipIf(PROGRAM is None, "skelinspect is not built: make release")
class ProgramTests(unittest.TestCase):
    """The program reads captures."""

    def skelinspect(self, *arguments):
        return subprocess.run([PROGRAM, *arguments, "--isolated"], capture_output=True, text=True, cwd=OUTPUT)

    def test_captures_are_described_and_inspected_like_what_was_built(self):
        for expected in captures("screen-*.expected.json"):
            captured = expected.with_name(expected.name.replace("expected", "captured"))
            with self.subTest(expected.name, build=expected.parent.name):
                for command in ["describe", "inspect"]:
                    runs = [
                        self.skelinspect(command, path, "--format", "outline")
                        for path in (expected, captured)
                    ]
                    self.assertIn(runs[1].returncode, (0, 1), runs[1].stderr)
                    # The same views with the same roles; lines and made-up numbers differ.
                    words = [re.sub(r"^ *\d+ |line \d+", "", run.stdout, flags=re.M) for run in runs]
                    self.assertEqual(*words)

    def test_every_capture_is_read(self):
        for path in captures():
            if ".expected" not in path.name and "100000" not in path.name:
                with self.subTest(path.name):
                    self.assertEqual(self.skelinspect("inspect", path).stderr, "")

    def test_a_capture_is_no_finding_by_itself(self):
        for name in ["names.json", "letters.json", "ring.json"]:
            run = self.skelinspect("lint", OUTPUT / "capture" / name, "--ignore", "root-not-skeletonable")
            self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_base_classes_are_those_that_the_program_knows(self):
        schema = json.loads((PROJECT / "Schemas/hierarchy.schema.json").read_text())
        known = schema["$defs"]["viewOfAnyClass"]["properties"]["baseClass"]["anyOf"][0]["enum"]
        listed = re.search(r"static let classesOfUIKit: Set<String> = \[(.*?)\]", FILE.read_text(), re.S)
        self.assertEqual(set(re.findall(r'"(\w+)"', listed[1])) - set(known), set())


@unittest.skipUnless(VALIDATOR.is_file(), "check-jsonschema is not installed: .ci/setup check-jsonschema")
class SchemaTests(unittest.TestCase):
    def test_captures_keep_to_the_schema(self):
        # The validator recurses, and takes its time.
        paths = [path for path in captures() if path.name != "deep.json" and "wide" not in path.name]
        run = subprocess.run(
            [VALIDATOR, "--schemafile", PROJECT / "Schemas/hierarchy.schema.json", *paths],
            capture_output=True,
            text=True,
        )
        self.assertEqual(run.returncode, 0, run.stdout[-4000:])


if __name__ == "__main__":
    unittest.main()
