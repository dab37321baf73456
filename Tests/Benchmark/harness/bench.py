"""The programs and inputs of one run, each made when it is first asked for."""

from __future__ import annotations

import shutil
import sys
from functools import cached_property
from pathlib import Path

from . import interface_project, measure, swift_growth, swift_project, tools
from .measure import Command, NotMeasured


class Bench:
    def __init__(self, root: Path, is_quick: bool) -> None:
        self.root = root
        self.is_quick = is_quick
        self.folder = root / ".build/bench"
        self.folder.mkdir(parents=True, exist_ok=True)
        # A project of its own: the storyboards in it shall not bring the code of skelinspect.
        (self.folder / "project.yml").touch()
        self.error_file = self.folder / "stderr.txt"

    # Programs of ours

    def skelinspect(self, file: Path, status: int = 0) -> Command:
        program = self.root / ".build/dist/skelinspect"
        if not program.exists():
            raise NotMeasured("the program is missing (make release builds .build/dist/skelinspect)")
        return Command([str(program), str(file)], status)

    def lint(self, path: Path, jobs: int) -> Command:
        program = self.root / ".build/dist/skelinspect"
        if not program.exists():
            raise NotMeasured("the program is missing (make release builds .build/dist/skelinspect)")
        # Git ignores .build, and with it all inputs.
        words = ["lint", "--isolated", "--no-gitignore", "--quiet", "--fail-level", "never", "--jobs", str(jobs)]
        return Command([str(program), *words, str(path)])

    def inspect(self, file: Path) -> Command:
        return Command([*self.skelinspect(file).words[:1], "inspect", "--format", "json", str(file)])

    def preview(self, file: Path) -> Command:
        words = ["preview", "-o", str(self.folder / "preview.svg"), str(file)]
        return Command([*self.skelinspect(file).words[:1], *words])

    def diff(self, old: Path, new: Path) -> Command:
        # Files that differ are status 1.
        return Command([*self.skelinspect(old).words[:1], "diff", str(old), str(new)], 1)

    def probe(self, stage: str, *files: Path) -> Command:
        return Command([str(self._probe), stage, *map(str, files)])

    @cached_property
    def _probe(self) -> Path:
        return tools.swift_product("probe", self.root / ".build/bench-swift")

    @cached_property
    def _generate(self) -> Path:
        return tools.swift_product("generate", self.root / ".build/bench-swift")

    # Yardsticks

    def hello(self) -> Command:
        return Command([str(tools.compiled("hello.c", self.folder))])

    def simdjson(self, file: Path) -> Command:
        program = tools.compiled("simdjson_dom.cpp", self.folder, "simdjson", "g++ and libsimdjson-dev")
        return Command([str(program), str(file)])

    def libyaml(self, file: Path) -> Command:
        program = tools.compiled("yaml_events.c", self.folder, "yaml-0.1", "libyaml-dev")
        return Command([str(program), str(file)])

    def expat(self, file: Path) -> Command:
        program = tools.compiled("xml_events.c", self.folder, "expat", "libexpat1-dev")
        return Command([str(program), str(file)])

    def xmllint(self, files: list[Path]) -> Command:
        return Command([tools.program("xmllint", "libxml2-utils"), "--noout", *map(str, files)])

    def grep(self, folder: Path) -> Command:
        """Each file of a folder searched for a word."""
        return Command([tools.program("grep", "grep"), "-rc", "isSkeletonable", str(folder)])

    def jq(self, file: Path) -> Command:
        return Command([tools.program("jq", "jq"), ".", str(file)])

    def json_load(self, file: Path) -> Command:
        return Command([sys.executable, str(tools.YARDSTICKS / "json_load.py"), str(file)])

    def pyyaml(self, file: Path) -> Command:
        return Command([self._python_with_yaml, str(tools.YARDSTICKS / "yaml_load.py"), str(file)])

    @cached_property
    def _python_with_yaml(self) -> str:
        return tools.python_with_yaml(self.root)

    # Inputs

    def input(self, input_class: str, file_format: str, views: int, seed: int = 1) -> Path:
        """A generated hierarchy, made anew when the generator's source is newer."""
        suffix = f"-{seed}" if seed > 1 else ""
        file = self.folder / f"{input_class}-{views}{suffix}.{file_format}"
        if not tools.is_fresh(file, list((tools.HERE / "Sources/generate").glob("*.swift"))):
            # Renamed when it is whole: an interrupted run must not leave half an input.
            part = file.with_suffix(".part")
            words = [str(self._generate), input_class, file_format, str(views), str(part), str(seed)]
            measure.run(Command(words), self.error_file)
            part.replace(file)
        return file

    def folder_of_files(self, count: int, views: int) -> Path:
        """A folder with so many copies of a generated hierarchy of so many views."""
        original = self.input("tree", "yaml", views)
        folder = self.folder / f"files-{count}-{views}"
        if not folder.exists():
            part = folder.with_suffix(".part")
            part.mkdir(exist_ok=True)
            for number in range(count):
                (part / f"{number}.skeleton.yaml").write_bytes(original.read_bytes())
            part.rename(folder)
        return folder

    def changed(self, original: Path) -> Path:
        """A JSON hierarchy with another flag for every hundredth view."""
        file = original.with_name(f"{original.stem}-changed.json")
        if not tools.is_fresh(file, [original]):
            parts = original.read_text().split('"isSkeletonable":true')
            flags = ["false" if number % 100 == 50 else "true" for number in range(len(parts) - 1)] + [""]
            file.write_text("".join(
                part + (f'"isSkeletonable":{flag}' if flag else "") for part, flag in zip(parts, flags)))
        return file

    def project(self, count: int) -> Path:
        """A project of so many files: storyboards with a table each, and the xibs of their cells."""
        folder = self.root / f".build/interface-projects/{count}"
        if not tools.is_fresh(folder, [Path(interface_project.__file__)]):
            shutil.rmtree(folder, ignore_errors=True)
            interface_project.write(folder, count)
        return folder

    def scenes(self, views: int) -> Path:
        """A project of one storyboard, 25 views in each scene, and some code."""
        storyboard = self.input("tree", "storyboard", views)
        folder = self.root / f".build/interface-projects/scenes-{views}"
        if not tools.is_fresh(folder / "Main.storyboard", [storyboard]):
            shutil.rmtree(folder, ignore_errors=True)
            interface_project.write(folder, 2)
            shutil.copyfile(storyboard, folder / "Main.storyboard")
        return folder

    def swift_project(self, count: int, hands_closures_on: bool = False) -> Path:
        """An app with so many Swift files of 250 lines, and a storyboard."""
        # Not in the folder of the other inputs: all code below a project's folder belongs to it.
        folder = self.root / f".build/swift-projects/{count}{'-closures' if hands_closures_on else ''}"
        if not tools.is_fresh(folder, [Path(swift_project.__file__)]):
            part = folder.with_suffix(".part")
            shutil.rmtree(part, ignore_errors=True)
            shutil.rmtree(folder, ignore_errors=True)
            folder.parent.mkdir(exist_ok=True)
            swift_project.write(part, count, lines=250, hands_closures_on=hands_closures_on)
            part.rename(folder)
        return folder

    def swift_growth(self, kind: str, count: int) -> Path:
        """One Swift file in a project of its own, which no code around it belongs to."""
        folder = self.root / f".build/swift-projects/{kind}-{count}"
        (folder / "App.xcodeproj").mkdir(parents=True, exist_ok=True)
        (folder / "Screen.swift").write_text(getattr(swift_growth, kind)(count), encoding="utf-8")
        return folder

    def broken_screens(self, count: int) -> Path:
        """So many Swift files of one project, each a screen with a gap in its chain."""
        folder = self.root / f".build/swift-projects/broken-screens-{count}"
        (folder / "App.xcodeproj").mkdir(parents=True, exist_ok=True)
        for number in range(count):
            code = swift_growth.screen(
                f"let box{number} = UIView(); let title = UILabel()",
                f"view.addSubview(box{number}); box{number}.addSubview(title)\n"
                "[view, title].forEach { $0.isSkeletonable = true }\nview.showSkeleton()")
            code = code.replace("ScreenViewController", f"Screen{number}ViewController")
            (folder / f"Screen{number}.swift").write_text(code, encoding="utf-8")
        return folder

    def storyboards(self, count: int, views: int) -> list[Path]:
        """So many storyboards of so many views, each from a seed of its own."""
        return [self.input("tree", "storyboard", views, seed) for seed in range(1, count + 1)]

    # Measures

    def runs(self, count: int) -> int:
        return (count + 1) // 2 if self.is_quick else count

    def ratios(self, ours: Command, theirs: Command, runs: int, warm_up: bool = True) -> list[float]:
        return measure.ratios(ours, theirs, self.runs(runs), self.error_file, warm_up)

    def bytes_per_view(self, file_format: str, views: int) -> list[float]:
        """Peak memory above the input's own length: what so many views take above 1,000, so that the program's
        own megabytes do not weigh on a smaller input."""
        def peak_above_input(count: int) -> int:
            file = self.input("tree", file_format, count)
            peak = measure.peak_bytes(self.skelinspect(file), tools.compiled("peak.c", self.folder), self.folder)
            return peak - file.stat().st_size

        return [(peak_above_input(views) - peak_above_input(1000)) / (views - 1000)]

    def peak_bytes_per_byte(self, command: Command, folder: Path) -> list[float]:
        """Peak memory over the length of all Swift files of a folder."""
        size = sum(file.stat().st_size for file in folder.rglob("*.swift"))
        return [measure.run(command, self.error_file).peak_bytes / size]

    def memory_ratio(self, ours: Command, theirs: Command) -> list[float]:
        return [measure.run(ours, self.error_file).peak_bytes / measure.run(theirs, self.error_file).peak_bytes]

    def growth(self, input_class: str, file_format: str, views: int, status: int) -> list[float]:
        """The time of four times the input over the time of the input."""
        large = self.skelinspect(self.input(input_class, file_format, 4 * views), status)
        small = self.skelinspect(self.input(input_class, file_format, views), status)
        return self.ratios(large, small, runs=5)

    def xml_growth(self, input_class: str, count: int) -> list[float]:
        """The same for parsing XML, whatever it holds."""
        large = self.probe("xml-read", self.input(input_class, "storyboard", 4 * count))
        small = self.probe("xml-read", self.input(input_class, "storyboard", count))
        return self.ratios(large, small, runs=5)
