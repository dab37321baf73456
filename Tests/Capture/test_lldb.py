"""skelinspect_lldb.py: in the toolchain's LLDB, on a stopped program, and beside a fake of LLDB's module."""

import glob
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import fake_lldb

FOLDER = pathlib.Path(__file__).parent
PROJECT = FOLDER.parent.parent
SCRIPT = PROJECT / "Sources/SkelinspectCapture/skelinspect_lldb.py"
STOPPED = PROJECT / ".build/capture/debug/stopped"
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

sys.modules["lldb"] = fake_lldb
sys.path.insert(0, str(SCRIPT.parent))
import skelinspect_lldb  # noqa: E402


def lldb_environment():
    """The environment in which lldb runs, which needs the Python that it was built with; None where it does not."""
    if shutil.which("lldb") is None:
        return None
    run = subprocess.run(["lldb", "--version"], capture_output=True, text=True)
    if run.returncode == 0:
        return dict(os.environ)
    library = re.search(r"libpython(3\.\d+)\.so", run.stderr)
    # Beside this Python, where several are installed.
    folders = glob.glob(f"{sys.base_prefix}/../{library[1]}*/lib") if library else []
    if library and shutil.which(f"python{library[1]}"):
        words = [f"python{library[1]}", "-c", "import sysconfig; print(sysconfig.get_config_var('LIBDIR'))"]
        folders.append(subprocess.run(words, capture_output=True, text=True).stdout.strip())
    for folder in folders:
        environment = {**os.environ, "LD_LIBRARY_PATH": folder}
        if subprocess.run(["lldb", "--version"], env=environment, capture_output=True).returncode == 0:
            return environment
    return None


ENVIRONMENT = lldb_environment()


@unittest.skipIf(ENVIRONMENT is None, "lldb is not installed, or does not find its Python")
@unittest.skipIf(PROGRAM is None, "skelinspect is not built: make release")
class StoppedProgramTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        source = (FOLDER / "Sources/stopped/main.swift").read_text().splitlines()
        line = next(number for number, text in enumerate(source, 1) if "The breakpoint" in text)
        commands = [
            f"command script import {SCRIPT}",
            "skelinspect view",
            f"breakpoint set --file main.swift --line {line}",
            "run",
            f"skelinspect view -o {cls.folder}/screen.json",
            "skelinspect controller why avatar",
            "skelinspect view lint",
            f"skelinspect view preview -o {cls.folder}/screen.svg",
            "skelinspect nothing",
            "skelinspect word lint",
            "skelinspect missing.view",
            "skelinspect ([] as [UIView])[1]",
            "skelinspect view inspect -o /dev/null/x",
            "continue",
            "skelinspect view lint",
        ]
        driver = {"commands": commands, "answers": f"{cls.folder}/answers.json"}
        environment = {
            **ENVIRONMENT,
            "PYTHONDONTWRITEBYTECODE": "1",
            "DRIVER": json.dumps(driver),
            "SKELINSPECT": str(PROGRAM),
        }
        run = subprocess.run(
            ["lldb", "--batch", "--one-line", f"command script import {FOLDER}/lldb_driver.py", STOPPED],
            env=environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=300,
        )
        path = cls.folder / "answers.json"
        assert path.is_file(), run.stdout + run.stderr
        cls.answers = {}
        for answer in json.loads(path.read_text()):
            cls.answers.setdefault(answer["command"], answer)
            cls.last = answer

    def answer(self, start):
        return next(answer for command, answer in self.answers.items() if command.startswith(start))

    def test_a_view_is_captured_to_a_file(self):
        self.assertIn("captured to", self.answer("skelinspect view -o")["output"])
        capture = json.loads((self.folder / "screen.json").read_text())
        self.assertEqual(len(capture["root"]["subviews"]), 2_001)

    def test_the_program_answers(self):
        self.assertIn("shows no skeleton", self.answer("skelinspect controller why")["output"])
        self.assertIn("No findings", self.answer("skelinspect view lint")["output"])
        self.assertTrue((self.folder / "screen.svg").read_text().startswith("<svg"))

    def test_what_stands_in_the_way_is_said_in_a_line(self):
        errors = {
            "skelinspect nothing": "this is nil, or neither a view nor a view controller",
            "skelinspect word": "this is nil, or neither a view nor a view controller",
            "skelinspect missing": "cannot find 'missing' in scope",
            "skelinspect ([] as": "the app crashed while the expression ran",
            "skelinspect view inspect -o": "cannot write /dev/null/x",
        }
        for command, words in errors.items():
            with self.subTest(command):
                error = self.answer(command)["error"]
                self.assertIn(words, error)
                self.assertNotIn("Traceback", error)
                self.assertEqual(len(error.strip().splitlines()), 1, error)
        self.assertIn("there is no process", self.answers["skelinspect view"]["error"])
        self.assertIn("there is no process", self.last["error"])


class CommandTests(unittest.TestCase):
    """Beside a fake of LLDB's module."""

    def ask(self, command, app):
        result = fake_lldb.Result()
        skelinspect_lldb.skelinspect(None, command, app, result, {})
        return result

    def objective_c(self, text, **others):
        """An app whose expression answers with a text."""
        app = fake_lldb.App(
            lambda code: fake_lldb.Value(0x100 if "unsafeBitCast" in code else 0x5000), **others
        )
        data = text.encode()
        app.memory[0x5000] = b"%016d" % len(data) + data + b"\0"
        return app

    def test_command_lines_are_taken_apart(self):
        cases = {
            "self.view": ("self.view", None, None, None),
            "self.view inspect": ("self.view", "inspect", None, None),
            "[self view] lint": ("[self view]", "lint", None, None),
            "self.view why Card > title": ("self.view", "why", "Card > title", None),
            "self.view why '#the title' -o a.txt": ("self.view", "why", "#the title", "a.txt"),
            'view preview -o "a b.svg"': ("view", "preview", None, "a b.svg"),
            "view -oa.json": ("view", None, None, "a.json"),
            "self.inspect": ("self.inspect", None, None, None),
        }
        for command, expected in cases.items():
            with self.subTest(command):
                request = skelinspect_lldb.Request(command)
                file = request.file and os.path.basename(request.file)
                self.assertEqual((request.expression, request.action, request.selector, file), expected)
        for command in ["", "view -o", "view why", "--help"]:
            self.assertIn("usage: ", self.ask(command, fake_lldb.App()).error)

    def test_processes_that_cannot_be_asked(self):
        no_process = fake_lldb.App()
        no_process.valid = False
        background = fake_lldb.App()
        background.is_main = False
        cases = [
            (no_process, "there is no process"),
            (fake_lldb.App(state=fake_lldb.eStateRunning), "pause it first"),
            (fake_lldb.App(state=fake_lldb.eStateExited), "has ended"),
            (background, "thread select 1"),
            (fake_lldb.App(functions=()), "neither UIKit nor SkeletonCapture.swift"),
        ]
        for app, words in cases:
            self.assertIn(words, self.ask("view", app).error)

    def test_errors_of_expressions_are_explained(self):
        cases = {
            "error: <EXPR>:3:1: cannot find 'missing' in scope\nmissing\n^~~": "view: cannot find 'missing' in scope",
            "error: Couldn't materialize: couldn't get the value of variable view: empty": "optimised it away",
            "error: Couldn't materialize: couldn't get the value of variable other: empty": "the variable other",
            "error: variable not available": "optimised it away",
            "error: Execution was interrupted, reason: internal ObjC exception breakpoint(-6)..": "raised an exception",
            "error: Execution was interrupted, reason: EXC_BAD_ACCESS (code=1, address=0x0).": "the app crashed",
            "error: Expression execution timed out": "has not answered",
            "": "no answer",
        }
        for error, words in cases.items():
            with self.subTest(error):
                app = fake_lldb.App(lambda _: fake_lldb.Value(error=error))
                said = self.ask("view", app).error
                self.assertIn(words, said)
                self.assertEqual(len(said.splitlines()), 1)

    def test_nil_and_other_objects_are_said(self):
        self.assertIn("view is nil", self.ask("view", fake_lldb.App(lambda _: fake_lldb.Value(0))).error)
        other = self.objective_c("skelinspect: this is nil, or neither a view nor a view controller")
        self.assertIn("neither a view", self.ask("view", other).error)

    def test_an_answer_that_is_cut_is_said(self):
        app = self.objective_c('{"root": {"type": "UIV', functions=("objc_msgSend", "skeletonHierarchy"))
        self.assertIn("cut after 22 letters", self.ask("view", app).error)
        app = self.objective_c("{}")
        app.memory[0x5000] = b"%016d" % 900 + b"{}"
        self.assertIn("cannot be read from the app's memory", self.ask("view", app).error)

    def test_what_nobody_thought_of_is_no_traceback(self):
        app = fake_lldb.App(lambda _: None)
        self.assertIn("does not understand this process: AttributeError", self.ask("view", app).error)

    def test_a_program_that_is_missing_or_fails_is_said(self):
        app = self.objective_c(
            '{"root": {"type": "UIView"}}', functions=("objc_msgSend", "skeletonHierarchy")
        )
        before = dict(os.environ)
        self.addCleanup(lambda: os.environ.update(before))
        folders, skelinspect_lldb.FOLDERS = skelinspect_lldb.FOLDERS, []
        self.addCleanup(setattr, skelinspect_lldb, "FOLDERS", folders)
        os.environ["PATH"] = ""
        os.environ.pop("SKELINSPECT", None)
        self.assertIn("is not found", self.ask("view", app).error)
        os.environ["SKELINSPECT"] = "/nowhere/skelinspect"
        self.assertIn("cannot run /nowhere/skelinspect", self.ask("view", app).error)
        os.environ["SKELINSPECT"] = "/bin/false"
        self.assertEqual(self.ask("view", app).error, "")
        os.environ["SKELINSPECT"] = shutil.which("ls", path="/bin:/usr/bin")
        self.assertIn("ls: ", self.ask("view", app).error)

    def test_the_file_in_the_app_is_used_where_it_is(self):
        app = self.objective_c(
            '{"root": {"type": "UIView"}}', functions=("objc_msgSend", "skeletonHierarchy")
        )
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(self.ask(f"self.view -o {folder}/a.json", app).error, "")
        self.assertEqual(app.asked[0], "unsafeBitCast((self.view) as AnyObject, to: Int.self)")
        self.assertIn("id object = (id)0x100;", app.asked[1])
        app.asked.clear()
        app.language = fake_lldb.eLanguageTypeObjC_plus_plus
        self.ask("0xABC -o /dev/null", app)
        self.assertEqual(len(app.asked), 1)
        self.assertIn("(id)0xabc", app.asked[0])


class WalkTests(unittest.TestCase):
    """What the walk in Objective-C finds becomes a hierarchy file."""

    def document(self, records, **others):
        chains = {record["class"]: [record["class"], *record.pop("bases", [])] for record in records}
        for number, record in enumerate(records):
            record.setdefault("at", hex(0x1000 + number))
        found = {"views": records, "classes": chains, "hasWindow": "1", "userInterfaceStyle": "2", **others}
        return skelinspect_lldb.written(skelinspect_lldb.Tree(found).document())

    RECORDS = [
        {"class": "_TtC5MyApp6Screen", "bases": ["UIView", "UIResponder"], "in": -1,
         "frame": "NSRect: {{0, 0}, {390, 844}}", "isSkeletonable": "1",
         "isUserInteractionDisabledWhenSkeletonIsActive": "1"},
        {"class": "UILabel", "bases": ["UIView"], "in": 0, "frame": "NSRect: {{16, 20.5}, {200, 40}}", "isSkeletonable": "1",
         "accessibilityIdentifier": "title \"é\"", "textLength": "12", "pointSize": "17", "lineHeight": "20.287",
         "textAlignment": "1", "numberOfLines": "2", "lastLineFillPercent": "50", "userInteractionEnabled": "0",
         "constraints": ["8 44 -1 750 NSLayoutConstraint"],
         "layers": [{"class": "CAGradientLayer", "anchorPoint": "NSPoint: {0, 0}", "lines": ["NSRect: {{0, 25}, {140, 15}}"],
                     "frame": "NSRect: {{0, 0}, {200, 40}}", "bounds": "NSRect: {{0, 0}, {200, 40}}", "cornerRadius": "0"},
                    {"class": "CALayer", "anchorPoint": "NSPoint: {0.5, 0.5}", "lines": []}]},
        {"class": "UIStackView", "bases": ["UIView"], "in": 0, "axis": "1", "alignment": "4", "spacing": "8",
         "arrangedSubviews": ["0x1005"]},
        {"class": "UITableView", "bases": ["UIScrollView", "UIView"], "in": 0, "rowHeight": "-1",
         "estimatedRowHeight": "44", "dataSource": "SkeletonView.SkeletonCollectionDataSource", "delegate": "",
         "tableHeaderView": "0x1006", "frame": "NSRect: {{nan, 0}, {1, 1}}"},
        {"class": "MyApp.Cell", "bases": ["UITableViewCell", "UIView"], "in": 3, "reuseIdentifier": "row"},
        {"class": "UIImageView", "bases": ["UIView"], "in": 2, "isWithoutImage": "1", "userInteractionEnabled": "0"},
        {"class": "UIView", "in": 3},
        {"class": "UITableViewCellContentView", "bases": ["UIView"], "in": 4},
        {"class": "UIButton", "bases": ["UIControl", "UIView"], "in": 7, "hidden": "1", "alpha": "0.5"},
    ]  # fmt: skip

    def test_views_stand_where_they_belong(self):
        document = json.loads(self.document(json.loads(json.dumps(self.RECORDS))))
        root = document["root"]
        self.assertEqual((document["name"], root["type"], root["baseClass"]), ("Screen", "Screen", "UIView"))
        self.assertEqual(document["capture"], {"by": "debugger", "isComplete": False})
        self.assertEqual(document["environment"], {"userInterfaceStyle": "dark"})
        label, stack, table = root["subviews"]
        self.assertEqual(label["frame"], [16, 20.5, 200, 40])
        self.assertEqual(
            label["skeletonLayers"],
            [{"type": "gradient", "frame": [0, 0, 200, 40], "lines": [[0, 25, 140, 15]]}],
        )
        self.assertEqual(
            label["constraints"], [{"attribute": "height", "constant": 44, "relation": "<=", "priority": 750}]
        )
        self.assertEqual((label["x-textLength"], label["textAlignment"]), (12, "center"))
        self.assertEqual([view["type"] for view in stack["arrangedSubviews"]], ["UIImageView"])
        self.assertEqual(table["dataSource"], "SkeletonTableViewDataSource")
        self.assertIsNone(table["delegate"])
        self.assertNotIn("frame", table)
        self.assertEqual(table["tableHeaderView"]["type"], "UIView")
        self.assertEqual(table["subviews"][0]["contentView"]["subviews"][0]["type"], "UIButton")
        self.assertEqual(table["prototypes"][0]["contentView"]["subviews"][0]["isHidden"], True)
        self.assertNotIn("reference", table["prototypes"][0])

    @unittest.skipIf(PROGRAM is None, "skelinspect is not built: make release")
    def test_the_program_reads_it(self):
        run = subprocess.run(
            [PROGRAM, "inspect", "-", "--isolated"],
            input=self.document(json.loads(json.dumps(self.RECORDS))),
            capture_output=True,
            text=True,
        )
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertIn("2 lines", run.stdout)

    @unittest.skipUnless(VALIDATOR.is_file(), "check-jsonschema is not installed: .ci/setup check-jsonschema")
    def test_it_keeps_to_the_schema(self):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(self.document(json.loads(json.dumps(self.RECORDS))))
            file.flush()
            run = subprocess.run(
                [VALIDATOR, "--schemafile", PROJECT / "Schemas/hierarchy.schema.json", file.name],
                capture_output=True,
                text=True,
            )
        self.assertEqual(run.returncode, 0, run.stdout)

    def test_an_app_without_the_file_is_walked(self):
        found = {"views": [{"class": "UIView", "in": -1, "at": "0x1"}], "classes": {"UIView": ["UIView"]}}
        text = "walk " + json.dumps({**found, "hasWindow": "0", "userInterfaceStyle": "1"})
        app = fake_lldb.App(lambda code: fake_lldb.Value(0x5000))
        app.memory[0x5000] = b"%016d" % len(text) + text.encode()
        with tempfile.TemporaryDirectory() as folder:
            result = fake_lldb.Result()
            skelinspect_lldb.skelinspect(None, f"view -o {folder}/a.json", app, result, {})
            self.assertEqual(result.error, "")
            root = json.loads(pathlib.Path(folder, "a.json").read_text())["root"]
        self.assertEqual(root, {"type": "UIView", "reference": "0x1", "hasWindow": False})

    def test_no_depth_is_too_deep(self):
        records = [{"class": "UIView", "in": number - 1} for number in range(1_500)]
        text = self.document(records)
        self.assertEqual(text.count('"type": "UIView"'), 1_000)
        self.assertIn("deeper than 1000 views", text)

    def test_names_of_classes_are_plain(self):
        names = {
            "UILabel": "UILabel", "MyApp.Cell": "Cell", "_TtC5MyApp4Cell": "Cell",
            "_TtCC5MyApp5Outer5Inner": "Inner", "MyApp.Box<Swift.Int>": "MyApp.Box<Swift.Int>",
        }  # fmt: skip
        for name, plain in names.items():
            self.assertEqual(skelinspect_lldb.plain(name), plain)

    @unittest.skipIf(shutil.which("clang") is None, "clang is not installed")
    def test_the_expressions_are_objective_c(self):
        code = skelinspect_lldb.WALK.replace("ADDRESS", "0x1")
        source = f'#import "{FOLDER}/Foundation.h"\nvoid expression() {{\n{code}\n}}\n'
        words = ["-x", "objective-c++", "-fsyntax-only", "-fobjc-runtime=macosx", "-Wno-unused-value", "-"]
        run = subprocess.run(["clang", *words], input=source, capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
