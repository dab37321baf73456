"""What goes to standard output: the machine, and the table."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Sequence

from .measure import NotMeasured
from .rows import Row


def machine() -> str:
    system = f"{platform.system()} {platform.release()}"
    return f"{os.cpu_count()} cores, {processor()}, {system}, {swift_version()}"


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def swift_version() -> str:
    try:
        text = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    except FileNotFoundError:
        return "no Swift"
    return text.partition(" (")[0].removeprefix("Apple ")


def print_table(rows: Sequence[Row]) -> None:
    """Prints each row as it is measured: a whole run takes minutes."""
    left_out: dict[str, list[str]] = {}
    print(line("row", "what", "goal", "measured: min – median – max", "met"), flush=True)
    for row in rows:
        try:
            values = sorted(row.measure())
        except NotMeasured as reason:
            left_out.setdefault(str(reason), []).append(row.name)
            continue
        median = statistics.median(values)
        measured = " – ".join(number(value) for value in (values[0], median, values[-1]))
        sign, met = ("≥", median >= row.goal) if row.is_minimum else ("≤", median <= row.goal)
        print(line(row.name, row.what, f"{sign} {row.goal:g}", measured, "yes" if met else "no"), flush=True)
    for reason, names in left_out.items():
        print(f"left out: {', '.join(names)}: {reason}", file=sys.stderr)


def line(name: str, what: str, goal: str, measured: str, met: str) -> str:
    return f"{name:21} {what:66} {goal:>6}  {measured:29} {met}"


def number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}" if value >= 0.2 else f"{value:.3f}"
