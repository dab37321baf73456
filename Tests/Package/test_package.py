"""The package as those see it who depend on it: what apps take of it, the library, the plugins."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import unittest

FOLDER = pathlib.Path(__file__).parent
PROJECT = FOLDER.parent.parent
WORK = PROJECT / ".build/package"
PROGRAM = PROJECT / ".build/debug/skelinspect"
MANIFEST = "Package@swift-6.2.swift"
# Swift Build is what Xcode builds with, and SwiftPM itself from 6.4 on.
BUILD_SYSTEMS = ["native", "swiftbuild"]


def setUpModule():
    repository(WORK / "current/skelinspect")


def copy_package(folder, without=()):
    """What SwiftPM reads of this package, each file with its date, so that little is built twice."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ["Package.swift", MANIFEST, "Plugins", "Sources", "Tests"]:
        shutil.rmtree(folder / name, ignore_errors=True)
        if name == "Tests":
            for target in ["SkelinspectKitTests", "CommandLineTests"]:
                (folder / name / target).mkdir(parents=True)
                (folder / name / target / "None.swift").touch()
        elif (PROJECT / name).is_dir():
            shutil.copytree(PROJECT / name, folder / name)
        else:
            shutil.copy2(PROJECT / name, folder / name)
    for name in without:
        (folder / name).unlink()


def repository(folder, without=()):
    """The files of the checkout, committed or not, as the branch `main` of a repository."""
    copy_package(folder, without)
    git = ["git", "-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.org"]
    if not (folder / ".git").exists():
        subprocess.run([*git, "init", "--quiet", "--initial-branch", "main"], check=True)
    subprocess.run([*git, "add", "--all"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--allow-empty", "--message", "The checkout"], check=True)
    return folder.as_uri()


def released(folder):
    """The package as a release leaves it, whose bundle holds the program that is built here."""
    copy_package(folder)
    subprocess.run([PROJECT / "Plugins/release", "9.8.7", "0" * 64, folder / MANIFEST], check=True)
    text = (folder / MANIFEST).read_text()
    address = re.compile(r'url: "\\\(release\)/skelinspect\.artifactbundle\.zip",\s*checksum: releasedChecksum')
    text, count = address.subn('path: "skelinspect.artifactbundle"', text)
    assert count == 1, "the manifest names no bundle"
    (folder / MANIFEST).write_text(text)

    bundle = folder / "skelinspect.artifactbundle"
    bundle.mkdir(exist_ok=True)
    shutil.copy2(PROGRAM, bundle / "skelinspect")
    target = json.loads(output("swift", "-print-target-info"))["target"]
    variant = {"path": "skelinspect", "supportedTriples": [target["unversionedTriple"]]}
    program = {"version": "9.8.7", "type": "executable", "variants": [variant]}
    info = {"schemaVersion": "1.0", "artifacts": {"skelinspect": program}}
    (bundle / "info.json").write_text(json.dumps(info))
    return folder


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Client:
    """A package that depends on this one, in a copy of its folder; what is built stays from run to run."""

    def __init__(self, name, build_system, place, **environment):
        self.folder = WORK / place / build_system / name
        self.scratch = WORK / place / build_system / f"{name}.build"
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(FOLDER / name, self.folder)
        self.options = ["--build-system", build_system, "--scratch-path", self.scratch, "--cache-path", WORK / "cache"]
        own = {key: value for key, value in os.environ.items() if not key.startswith(("SKELINSPECT", "GITHUB_"))}
        self.environment = {**own, **environment}

    def swift(self, command, *arguments):
        run = self.run(command, *arguments)
        # Ended by a signal, the tool itself crashed, as Swift Build sometimes does, which says nothing of the package.
        return run if run.returncode >= 0 else self.run(command, *arguments)

    def run(self, command, *arguments):
        return subprocess.run(
            ["swift", command, *self.options, *arguments],
            cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def has_built(self, module):
        return any(self.scratch.rglob(f"{module}.swiftmodule"))


class AppTests(unittest.TestCase):
    """Apps take SkelinspectCapture, and nothing of the rest is built, whether its libraries are there or not."""

    def check(self, place, url, hint):
        for build_system in BUILD_SYSTEMS:
            with self.subTest(build_system=build_system):
                client = Client("App", build_system, place, SKELINSPECT_URL=url, PATH=f"{self.without_libraries()}:{os.environ['PATH']}")
                shutil.rmtree(client.scratch, ignore_errors=True)
                build = client.swift("build")
                said = build.stdout + build.stderr
                self.assertEqual(build.returncode, 0, said)
                # The linker's own warnings are SwiftPM's; what libraries it misses is all it may say of this package.
                self.assertEqual("you may be able to install yaml-0.1" in said, hint, said)
                for warning in re.findall("warning: .*", said):
                    self.assertRegex(warning, "you may be able to install|argument unused")
                self.assertTrue(client.has_built("SkelinspectCapture"))
                self.assertFalse(client.has_built("SkelinspectKit"))

    def without_libraries(self):
        """A folder with a pkg-config that knows of no library."""
        folder = WORK / "bin"
        folder.mkdir(exist_ok=True)
        program = folder / "pkg-config"
        program.write_text("#!/bin/sh\necho /nonexistent\n")
        program.chmod(0o755)
        return folder

    def test_with_the_tools_of_today(self):
        self.check("current", (WORK / "current/skelinspect").as_uri(), hint=True)

    def test_with_older_tools_which_know_only_the_older_manifest(self):
        self.check("old", repository(WORK / "old/skelinspect", without=[MANIFEST]), hint=False)


class LibraryTests(unittest.TestCase):
    """By URL, as everybody's packages do: then warnings are suppressed, and Swift Build refuses some options."""

    def test_it_builds_and_lints_with_swift_build(self):
        url = (WORK / "current/skelinspect").as_uri()
        client = Client("Library", "swiftbuild", "current", SKELINSPECT_URL=url, SKELINSPECT_PLUGINS="source")
        run = client.swift("run", "library")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertIn("UILabel#name ☠", run.stdout)
        self.assertIn("profile.skeleton.yaml:7:54: warning: UILabel#email has no size", run.stdout + run.stderr)


class PluginTests(unittest.TestCase):
    """The plugins run what the release's bundle holds."""

    FINDING = "Sources/Screens/profile.skeleton.yaml:7:54: {}: UILabel#email has no size"

    @classmethod
    def setUpClass(cls):
        cls.package = released(WORK / "released/skelinspect")

    def sample(self, build_system):
        return Client("Sample", build_system, "released", SKELINSPECT_PATH=str(self.package))

    def test_a_build_shows_what_is_found_each_time(self):
        for build_system in BUILD_SYSTEMS:
            with self.subTest(build_system=build_system):
                sample = self.sample(build_system)
                for _ in range(2):
                    build = sample.swift("build")
                    said = build.stdout + build.stderr
                    self.assertEqual(build.returncode, 0, said)
                    self.assertEqual(said.count(f"{sample.folder}/{self.FINDING.format('warning')}"), 1, said)
                self.assertFalse(sample.has_built("SkelinspectKit"))

    def test_an_error_stops_the_build(self):
        for build_system in BUILD_SYSTEMS:
            with self.subTest(build_system=build_system):
                sample = self.sample(build_system)
                sample.swift("build")
                (sample.folder / ".skelinspect.yml").unlink()
                (sample.folder / "Sources/Model/Old.swift").unlink()
                build = sample.swift("build")
                said = build.stdout + build.stderr
                self.assertNotEqual(build.returncode, 0, said)
                self.assertIn(f"{sample.folder}/{self.FINDING.format('error')}", said)

    def test_the_command_takes_any_arguments(self):
        sample = self.sample("native")
        version = sample.swift("package", "skelinspect", "--version")
        self.assertEqual((version.returncode, version.stdout), (0, output(PROGRAM, "--version")), version.stderr)
        screen = "Sources/Screens/profile.skeleton.yaml"
        inspection = sample.swift("package", "skelinspect", "inspect", screen, "--format", "json")
        self.assertEqual(inspection.returncode, 0, inspection.stderr)
        self.assertIn("hierarchies", json.loads(inspection.stdout))

    def test_the_command_ends_as_the_program_does(self):
        sample = self.sample("native")
        passed = sample.swift("package", "skelinspect", "lint", "--format", "text")
        self.assertEqual(passed.returncode, 0, passed.stderr)
        self.assertIn(self.FINDING.format("warning"), passed.stdout)
        failed = sample.swift("package", "skelinspect", "lint", "--format", "text", "--strict")
        self.assertEqual(failed.returncode, 1, failed.stderr)
        # SwiftPM has one status for all that is not 0, and says the program's.
        missing = sample.swift("package", "skelinspect", "lint", "missing.yaml")
        self.assertEqual(missing.returncode, 1)
        self.assertIn("Plugin ended with exit code 2", missing.stderr)

    def test_a_fix_is_written_where_that_is_allowed(self):
        sample = self.sample("native")
        screen = sample.folder / "Sources/Screens/profile.skeleton.yaml"
        screen.write_text(FIXABLE)
        fix = sample.swift("package", "--allow-writing-to-package-directory", "skelinspect", "lint", "--fix")
        self.assertEqual(fix.returncode, 0, fix.stdout + fix.stderr)
        self.assertNotEqual(screen.read_text(), FIXABLE)


FIXABLE = """\
type: UIView
isSkeletonable: true
subviews:
  - type: UIStackView
    subviews:
      - {type: UILabel, id: name, isSkeletonable: true, frame: [0, 0, 358, 24]}
"""
