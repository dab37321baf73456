"""The rows of the table: what is measured, and the goal that is set for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

from . import swift_project
from .bench import Bench


@dataclass(frozen=True)
class Row:
    name: str
    what: str
    goal: float
    measure: Callable[[], "list[float]"]
    # The goal is the least that is wanted, not the most.
    is_minimum: bool = False


# Format, input class, and n in thousands, so that the smaller input takes long against starting the program
# and the larger stays within the limits: 160k views with aliases expand to 960,000 values of the 1,000,000.
GROWTH: dict[str, dict[str, int]] = {
    "json": {
        "tree": 50, "wide": 50, "deep": 5, "text": 100, "escapes": 50, "unicode": 50, "crlf": 50, "keys": 100,
        "mistakes": 50,
    },
    "yaml": {
        "tree": 25, "wide": 25, "deep": 4, "text": 100, "escapes": 25, "unicode": 25, "crlf": 25, "keys": 50,
        "mistakes": 25, "documents": 25, "comments": 25, "aliases": 40,
    },
}

# What n of each class of XML is, in thousands.
XML_GROWTH = {
    "tree": 10, "attributes": 200, "siblings": 200, "text": 1000, "entities": 500, "comments": 200, "deep": 1000,
}

# How many classes, properties or functions the smaller file has.
SWIFT_GROWTH = {"nesting": 20, "inheritance": 200, "properties": 5000, "functions": 1000, "closures": 50}

# Views in a storyboard of 15 kB, and of 25 MB.
FILE_VIEWS = 13
LARGE_VIEWS = 20_000


def all_rows(bench: Bench) -> list[Row]:
    return (
        startup_rows(bench) + json_rows(bench) + yaml_rows(bench) + xml_rows(bench) + lint_rows(bench)
        + swift_rows(bench) + system_rows(bench) + command_rows(bench) + memory_rows(bench) + growth_rows(bench) + xml_growth_rows(bench))


def startup_rows(bench: Bench) -> list[Row]:
    def ours():
        return bench.skelinspect(bench.input("tree", "json", 10))

    def jq():
        return bench.jq(bench.input("tree", "json", 10))

    what = "start-up, 10 views: skelinspect /"
    return [
        Row("startup-hello", f"{what} a C hello", 2.5, lambda: bench.ratios(ours(), bench.hello(), runs=101)),
        Row("startup-jq", f"{what} jq .", 0.2, lambda: bench.ratios(ours(), jq(), runs=31)),
    ]


def json_rows(bench: Bench) -> list[Row]:
    views, label = (100_000, "100k") if bench.is_quick else (1_000_000, "1M")

    def large():
        return bench.input("tree", "json", views)

    def rich():
        return bench.input("rich", "json", views)

    def middle():
        return bench.input("tree", "json", 100_000)

    return [
        Row(
            "json-tool", f"JSON, {label} views: read, evaluate, print / simdjson DOM parse", 3,
            lambda: bench.ratios(bench.skelinspect(large()), bench.simdjson(large()), runs=11)),
        Row(
            "json-rich", f"JSON, {label} views of ten keys: read, evaluate, print / simdjson DOM parse", 3,
            lambda: bench.ratios(bench.skelinspect(rich()), bench.simdjson(rich()), runs=11)),
        Row(
            "json-jq", "JSON, 100k views: whole tool / jq .", 0.15,
            lambda: bench.ratios(bench.skelinspect(middle()), bench.jq(middle()), runs=5)),
        Row(
            "json-python", "JSON, 100k views: whole tool / Python json.load", 0.4,
            lambda: bench.ratios(bench.skelinspect(middle()), bench.json_load(middle()), runs=11)),
    ]


def yaml_rows(bench: Bench) -> list[Row]:
    # PyYAML takes half a minute for 100k views, valgrind makes everything fifty times slower.
    slow, label = (10_000, "10k") if bench.is_quick else (100_000, "100k")

    def middle():
        return bench.input("tree", "yaml", 100_000)

    def for_pyyaml():
        return bench.input("tree", "yaml", slow)

    return [
        Row(
            "yaml-tool", "YAML, 100k views: whole tool / bare libyaml event loop", 1.6,
            lambda: bench.ratios(bench.skelinspect(middle()), bench.libyaml(middle()), runs=15)),
        Row(
            "yaml-pyyaml", f"YAML, {label} views: whole tool / PyYAML with the C loader", 0.03,
            lambda: bench.ratios(
                bench.skelinspect(for_pyyaml()), bench.pyyaml(for_pyyaml()), runs=2, warm_up=bench.is_quick)),
    ]


def xml_rows(bench: Bench) -> list[Row]:
    def files():
        return bench.storyboards(1000, FILE_VIEWS)

    def large():
        return bench.input("tree", "storyboard", LARGE_VIEWS)

    return [
        Row(
            "xml-files", "XML, 1,000 storyboards of 15 kB: read / xmllint --noout", 1.2,
            lambda: bench.ratios(bench.probe("read", *files()), bench.xmllint(files()), runs=11)),
        Row(
            "xml-25mb", "XML, a storyboard of 25 MB: read / bare Expat loop", 1.8,
            lambda: bench.ratios(bench.probe("read", large()), bench.expat(large()), runs=15)),
    ]


def lint_rows(bench: Bench) -> list[Row]:
    def middle(file_format: str):
        return bench.input("tree", file_format, 100_000)

    def rules(file_format: str) -> Row:
        return Row(
            f"lint-rules-{file_format}",
            f"{file_format.upper()}, 100k views: read, evaluate, lint with every rule / read, evaluate", 2,
            lambda: bench.ratios(
                bench.probe("lint", middle(file_format)), bench.probe("evaluate", middle(file_format)), runs=11))

    def files():
        # 75 views are 15 kB of YAML.
        return bench.folder_of_files(1000, 75)

    return [
        rules("json"), rules("yaml"),
        Row(
            "lint-files", "lint, 1,000 files of 15 kB: one job / two jobs", 1.8,
            lambda: bench.ratios(bench.lint(files(), jobs=1), bench.lint(files(), jobs=2), runs=7),
            is_minimum=True),
    ]


def swift_rows(bench: Bench) -> list[Row]:
    files, lines = (1000, "250k") if bench.is_quick else (4000, "1M")

    def storyboard(count: int):
        return bench.lint(bench.swift_project(count) / swift_project.STORYBOARD_NAME, jobs=1)

    what = f"Swift, {lines} lines in {files:,} files read with a storyboard"
    return [
        Row(
            "swift-grep", f"{what}, one job / grep -rc isSkeletonable", 5,
            lambda: bench.ratios(storyboard(files), bench.grep(bench.swift_project(files)), runs=11)),
        Row(
            "swift-memory", f"{what}: peak memory / the files' bytes", 1.0,
            lambda: bench.peak_bytes_per_byte(storyboard(files), bench.swift_project(files))),
        Row(
            "growth-swift", f"time(4n) / time(n), Swift: n = {files // 4:,} files", 6,
            lambda: bench.ratios(storyboard(files), storyboard(files // 4), runs=5)),
        Row(
            "swift-closures", "Swift, 600 files of 250 lines that hand closures on: lint / inspect", 1.5,
            lambda: bench.ratios(
                bench.lint(bench.swift_project(600, hands_closures_on=True), jobs=1),
                bench.inspect(bench.swift_project(600, hands_closures_on=True)), runs=7)),
        *(swift_growth(bench, kind, count) for kind, count in SWIFT_GROWTH.items()),
    ]


def swift_growth(bench: Bench, kind: str, count: int) -> Row:
    return Row(
        f"growth-swift-{kind}", f"time(4n) / time(n), lint, Swift: {kind}, n = {count:,}", 6,
        lambda: bench.ratios(
            bench.lint(bench.swift_growth(kind, 4 * count), jobs=1),
            bench.lint(bench.swift_growth(kind, count), jobs=1), runs=5))


def system_rows(bench: Bench) -> list[Row]:
    def row(file_format: str) -> Row:
        return Row(
            f"swiftui-{file_format}", f"{file_format.upper()}, 100k views: SwiftUI / UIKit, whole tool", 1.3,
            lambda: bench.ratios(
                bench.skelinspect(bench.input("swiftui", file_format, 100_000)),
                bench.skelinspect(bench.input("tree", file_format, 100_000)), runs=11))

    return [row("json"), row("yaml")]


def command_rows(bench: Bench) -> list[Row]:
    def middle():
        return bench.input("tree", "json", 100_000)

    return [
        Row(
            "preview-svg", "JSON, 100k views: preview as SVG / inspect --format json", 2.5,
            lambda: bench.ratios(bench.preview(middle()), bench.inspect(middle()), runs=7)),
        Row(
            "diff-json", "JSON, 100k views: diff of two files, 1 % changed / reading both", 3.5,
            lambda: bench.ratios(
                bench.diff(middle(), bench.changed(middle())),
                bench.probe("read", middle(), bench.changed(middle())), runs=7)),
        Row(
            "growth-project", "time(4n) / time(n), lint: storyboards with cells in xibs, n = 500", 6,
            lambda: bench.ratios(
                bench.lint(bench.project(2000), jobs=1), bench.lint(bench.project(500), jobs=1), runs=5)),
        Row(
            "growth-fixes", "time(4n) / time(n), lint: screens of code with a finding to fix in each, n = 50", 6,
            lambda: bench.ratios(
                bench.lint(bench.broken_screens(200), jobs=1), bench.lint(bench.broken_screens(50), jobs=1),
                runs=5)),
        Row(
            "growth-scenes", "time(4n) / time(n), lint: scenes of one storyboard with code, n = 200", 6,
            lambda: bench.ratios(
                bench.lint(bench.scenes(20_000), jobs=1), bench.lint(bench.scenes(5000), jobs=1), runs=5)),
    ]


def memory_rows(bench: Bench) -> list[Row]:
    # The program's own megabytes would weigh on a smaller input, quick or not.
    what = "1M views: peak memory above the input, bytes a view"
    return [
        Row("memory-json", f"JSON, {what}", 320, lambda: bench.bytes_per_view("json", 1_000_000)),
        Row(
            "memory-xml", "XML, 100k views: peak memory above the input, bytes a view", 320,
            lambda: bench.bytes_per_view("storyboard", 100_000)),
        Row(
            "memory-lint", "JSON, 100k views: peak memory, lint / inspect", 1.3,
            lambda: bench.memory_ratio(
                bench.lint(bench.input("tree", "json", 100_000), jobs=1),
                bench.inspect(bench.input("tree", "json", 100_000)))),
        Row("memory-yaml", f"YAML, {what}", 320, lambda: bench.bytes_per_view("yaml", 1_000_000)),
    ]


def growth_rows(bench: Bench) -> list[Row]:
    def row(file_format: str, input_class: str, thousands: int) -> Row:
        # A hierarchy with mistakes is reported, not described.
        status = 2 if input_class == "mistakes" else 0
        return Row(
            f"growth-{file_format}-{input_class}",
            f"time(4n) / time(n), {file_format.upper()}: {input_class}, n = {thousands}k", 6,
            lambda: bench.growth(input_class, file_format, thousands * 1000, status))

    return [row(format_, *growth) for format_, classes in GROWTH.items() for growth in classes.items()]


def xml_growth_rows(bench: Bench) -> list[Row]:
    def row(input_class: str, thousands: int) -> Row:
        return Row(
            f"growth-xml-{input_class}", f"time(4n) / time(n), XML: {input_class}, n = {thousands}k", 6,
            lambda: bench.xml_growth(input_class, thousands * 1000))

    return [row(*growth) for growth in XML_GROWTH.items()]
