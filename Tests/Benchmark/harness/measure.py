"""Runs programs, one after the other, and keeps what they took."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Sequence


class NotMeasured(Exception):
    """Why a row cannot be measured, in words for a person."""


# For counting: hash tables seeded alike, and memory copied by the same code on every x86-64 processor. The
# copying instruction that ERMS stands for would also count as one, however much it copies.
REPEATABLE = {
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-ERMS,-FSRM,-RTM,-SSE4_2,-SSE4_1,-SSSE3",
}


@dataclass(frozen=True)
class Command:
    words: Sequence[str]
    status: int = 0


@dataclass(frozen=True)
class Sample:
    seconds: float
    peak_bytes: int


def run(command: Command, error_file: Path) -> Sample:
    """The wall time of a whole process and its peak memory; what it prints goes to /dev/null."""
    words = [str(word) for word in command.words]
    # With SKELETON_DEBUG set, skelinspect would print more.
    environment = {key: value for key, value in os.environ.items() if key != "SKELETON_DEBUG"}
    actions = [
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, str(error_file), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
    ]
    start = time.perf_counter()
    child = os.posix_spawn(words[0], words, environment, file_actions=actions)
    _, status, usage = os.wait4(child, 0)
    seconds = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) != command.status:
        first_line = error_file.read_text(errors="replace").partition("\n")[0]
        code = os.waitstatus_to_exitcode(status)
        raise NotMeasured(f"{Path(words[0]).name} ended with {code}: {first_line}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Sample(seconds, usage.ru_maxrss * unit)


def ratios(ours: Command, theirs: Command, runs: int, error_file: Path, warm_up: bool = True) -> list[float]:
    """Our time over theirs, of pairs run in turn: both halves of a pair see the machine in the same mood."""
    if warm_up:
        run(ours, error_file)
        run(theirs, error_file)
    return [run(ours, error_file).seconds / run(theirs, error_file).seconds for _ in range(runs)]


def instructions(command: Command, valgrind: str, folder: Path | None = None) -> int:
    """What callgrind counts: the same on every run and every machine of a kind."""
    options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    words = [valgrind, *options, *(str(word) for word in command.words)]
    finished = subprocess.run(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=folder, env=REPEATABLE)
    count = re.search(rb"Collected : (\d+)", finished.stderr)
    if not count or finished.returncode != command.status:
        raise NotMeasured(f"valgrind could not run {shown(command)}")
    return int(count[1])


def peak_bytes(command: Command, peak: Path, folder: Path) -> int:
    """Peak resident memory in small pages, as peak.c reads it: the same on every run, to the page."""
    words = [str(peak), *(str(word) for word in command.words)]
    finished = subprocess.run(words, stdout=subprocess.PIPE, cwd=folder, env=REPEATABLE)
    if finished.returncode != command.status:
        raise NotMeasured(f"{shown(command)} ended with {finished.returncode}")
    return int(finished.stdout)


def shown(command: Command) -> str:
    return " ".join([Path(command.words[0]).name, *(str(word) for word in command.words[1:])])
