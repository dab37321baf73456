"""What the budget's check prints: a row for each figure, then what failed and what to do."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Set
from dataclasses import dataclass
from pathlib import Path

from .budget import TOLERANCE, Budget, Comparison
from .figures import Figure
from .measure import NotMeasured


@dataclass(frozen=True)
class Row:
    figure: Figure
    # Why there is nothing to compare, where there is not.
    outcome: Comparison | NotMeasured


def print_rows(budget: Budget, measured: Iterable[tuple[Figure, float | NotMeasured]]) -> list[Row]:
    """Prints each row as soon as it is measured."""
    print(line("figure", "what", "budget", "measured", "change", ""), flush=True)
    rows = []
    for figure, value in measured:
        row = Row(figure, value if isinstance(value, NotMeasured) else budget.compare(figure.name, value))
        print(row_line(row), flush=True)
        rows.append(row)
    return rows


def row_line(row: Row) -> str:
    one = row.outcome
    if isinstance(one, NotMeasured):
        return line(row.figure.name, row.figure.what, "", "", "", "NOT MEASURED")
    budget = "–" if one.is_new else f"{one.budget:,.0f}"
    change = "" if one.is_new else f"{100 * one.change:+.1f} %"
    return line(row.figure.name, row.figure.what, budget, f"{one.measured:,.0f}", change, one.verdict)


def line(name: str, what: str, budget: str, measured: str, change: str, verdict: str) -> str:
    return f"{name:19} {what:70} {budget:>13} {measured:>13} {change:>8}  {verdict}".rstrip()


def print_outcome(
    file: Path, budget: Budget, rows: list[Row], stale: Set[str], toolchain: str, change: str | None
) -> int:
    """Writes what was asked for, says what remains to be done, and returns the exit status."""
    comparisons = [row.outcome for row in rows if isinstance(row.outcome, Comparison)]
    written = changed(budget, comparisons, stale, toolchain, change)
    if written != budget:
        print_change(file, budget, written)
        written.write(file)
    after = {one.name: written.compare(one.name, one.measured) for one in comparisons}
    for one in after.values():
        if one.can_be_lowered:
            print(f"{one.name} can be lowered, by {-100 * one.change:.1f} %: make budget LOWER=1")
    return report_failures(rows, after, written.figures.keys() & stale, budget, toolchain)


def changed(
    budget: Budget, comparisons: list[Comparison], stale: Set[str], toolchain: str, change: str | None
) -> Budget:
    if change == "lower":
        return budget.lowered(comparisons, toolchain).without(stale)
    if change == "raise":
        return budget.raised(comparisons, toolchain).without(stale)
    return budget


def print_change(file: Path, old: Budget, new: Budget) -> None:
    for name in {**old.figures, **new.figures}:
        before, after = old.figures.get(name), new.figures.get(name)
        if before == after:
            continue
        if before is None:
            print(f"NEW     {name}: {after:,.0f}")
        elif after is None:
            print(f"GONE    {name}: nothing measures it")
        else:
            verb = "RAISED " if after > before else "lowered"
            print(f"{verb} {name}: {before:,.0f} → {after:,.0f} ({100 * (after / before - 1):+.1f} %)")
    print(f"{file.name} is rewritten: commit it, and say why in the message")


def report_failures(
    rows: list[Row], after: dict[str, Comparison], stale: Set[str], budget: Budget, toolchain: str
) -> int:
    failures = [text for row in rows if (text := failure(row, after.get(row.figure.name)))]
    failures += [f"{name} is in the budget, and nothing measures it: make budget LOWER=1 removes it" for name in stale]
    if not failures:
        return 0
    print("\n" + "\n".join(failures), file=sys.stderr)
    if any(one.is_exceeded for one in after.values()):
        print(ADVICE, file=sys.stderr)
        if budget.toolchain != toolchain:
            print(f"It was measured with {budget.toolchain}; this is {toolchain}, which shifts it.", file=sys.stderr)
    return 1


ADVICE = """
Find what costs more and make it cheaper: docs/contributing/performance.md says how, and the lines above are run in
.build/bench.
If it is worth its price, `make budget RAISE=1` writes down what is exceeded; the commit says what for."""


def failure(row: Row, comparison: Comparison | None) -> str | None:
    if isinstance(row.outcome, NotMeasured):
        return f"{row.figure.name} is not measured: {row.outcome}"
    if comparison is None or comparison.is_new:
        return f"{row.figure.name} has no budget: make budget LOWER=1 writes one"
    if not comparison.is_exceeded:
        return None
    return (
        f"{row.figure.name} is exceeded by {100 * comparison.change:.1f} %, and {TOLERANCE} % are allowed: "
        f"{comparison.measured:,.0f}, not {comparison.budget:,.0f}\n  {row.figure.shown}")
