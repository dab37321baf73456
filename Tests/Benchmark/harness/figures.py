"""The figures of the budget, and how each is measured: the same on every run, however busy the machine is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Sequence

from . import measure, swift_project, tools
from .bench import Bench
from .measure import Command, NotMeasured

FORMATS = ["json", "yaml", "storyboard"]
VIEWS = 10_000

# Seen from the folder of the inputs: lengths of paths are the same wherever the checkout is.
PROGRAM = "../dist/skelinspect"

LINT = ["lint", "--isolated", "--jobs", "1", "--fail-level", "never"]

COMMANDS = {
    "describe": ["describe"],
    "inspect": ["inspect", "--format", "json"],
    "lint": LINT,
    "lint-all": [*LINT, "--select", "all"],
    "preview": ["preview", "--output"],  # a file of its own for each input
}

# Of 250 lines each: more than is read as a whole.
SWIFT_FILES = 200

# Memory is what a large input takes above a small one, so that the program's own pages do not count.
MEMORY_VIEWS = (1_000, 100_000)


@dataclass(frozen=True)
class Figure:
    name: str
    what: str
    measure: Callable[[], float]
    # A command line that shows a person what is measured, in the folder of the inputs.
    shown: str


def all_figures(bench: Bench) -> list[Figure]:
    return [size(bench), startup(bench)] + [
        figure for file_format in FORMATS
        for figure in [*instructions_of_format(bench, file_format), memory(bench, file_format)]] + [swift(bench)]


def prepare(bench: Bench) -> None:
    """Makes what several figures share, before they are measured side by side."""
    program = bench.folder / PROGRAM
    if not program.exists():
        raise NotMeasured("the program is missing (make release builds .build/dist/skelinspect)")
    program.read_bytes()  # what is not in the page cache would not count as resident in the first run
    bench.input("tree", "json", 10)
    for file_format in FORMATS:
        for views in (VIEWS, *MEMORY_VIEWS):
            bench.input("tree", file_format, views)
    tools.compiled("peak.c", bench.folder)
    bench.swift_project(SWIFT_FILES)


def size(bench: Bench) -> Figure:
    return Figure(
        "size", "size of the program, bytes", lambda: (bench.folder / PROGRAM).stat().st_size, f"ls -l {PROGRAM}")


def startup(bench: Bench) -> Figure:
    return instructions(bench, "startup", "start-up, 10 views of JSON: instructions", ["describe", "tree-10.json"])


def instructions_of_format(bench: Bench, file_format: str) -> list[Figure]:
    def words(command: str) -> list[str]:
        output = [f"budget-{file_format}.svg"] if command == "preview" else []
        return [*COMMANDS[command], *output, f"tree-{VIEWS}.{file_format}"]

    return [
        instructions(
            bench, f"{file_format}-{command}", f"{file_format}, 10k views, {command}: instructions", words(command))
        for command in COMMANDS]


def swift(bench: Bench) -> Figure:
    storyboard = f"../swift-projects/{SWIFT_FILES}/{swift_project.STORYBOARD_NAME}"
    return instructions(
        bench, "swift-lint", f"a storyboard with {SWIFT_FILES} Swift files, lint: instructions",
        [*LINT, "--no-gitignore", storyboard])


def instructions(bench: Bench, name: str, what: str, words: Sequence[str]) -> Figure:
    command = Command([PROGRAM, *words])

    def count() -> float:
        return measure.instructions(command, tools.program("valgrind", "valgrind"), bench.folder)

    return Figure(name, what, count, f"valgrind --tool=callgrind {' '.join(command.words)}")


def memory(bench: Bench, file_format: str) -> Figure:
    few, many = MEMORY_VIEWS

    def above_input(views: int) -> int:
        file = bench.folder / f"tree-{views}.{file_format}"
        peak = tools.compiled("peak.c", bench.folder)
        return measure.peak_bytes(Command([PROGRAM, file.name]), peak, bench.folder) - file.stat().st_size

    return Figure(
        f"{file_format}-memory", f"{file_format}, 100k views: peak memory above the input, bytes a view",
        lambda: (above_input(many) - above_input(few)) / (many - few),
        f"./peak {PROGRAM} tree-{many}.{file_format}")
