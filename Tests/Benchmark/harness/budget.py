"""The budget: what each figure may be, and what a measurement says of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable, Mapping

# The per cent that a figure may rise above its budget, and must fall below it to be worth mentioning.
TOLERANCE = 3


@dataclass(frozen=True)
class Comparison:
    name: str
    budget: float | None
    measured: float

    @property
    def change(self) -> float:
        """0.1 for a tenth above the budget."""
        return self.measured / self.budget - 1 if self.budget else 0

    @property
    def is_new(self) -> bool:
        return self.budget is None

    @property
    def is_exceeded(self) -> bool:
        return self.budget is not None and 100 * self.measured > (100 + TOLERANCE) * self.budget

    @property
    def can_be_lowered(self) -> bool:
        return self.budget is not None and 100 * self.measured < (100 - TOLERANCE) * self.budget

    @property
    def verdict(self) -> str:
        if self.is_new:
            return "has no budget"
        return "EXCEEDED" if self.is_exceeded else "can be lowered" if self.can_be_lowered else "ok"


@dataclass(frozen=True)
class Budget:
    figures: Mapping[str, float]
    # What the figures were last measured with: another compiler or C library shifts them.
    toolchain: str

    @staticmethod
    def read(file: Path) -> Budget:
        if not file.exists():
            return Budget({}, "")
        content = json.loads(file.read_text())
        return Budget(content["figures"], content["toolchain"])

    def write(self, file: Path) -> None:
        content = {"toolchain": self.toolchain, "figures": self.figures}
        file.write_text(json.dumps(content, indent=2) + "\n")

    def compare(self, name: str, measured: float) -> Comparison:
        return Comparison(name, self.figures.get(name), measured)

    def lowered(self, comparisons: Iterable[Comparison], toolchain: str) -> Budget:
        """With every figure that fell, and those that had no budget; nothing rises."""
        def is_lower(one: Comparison) -> bool:
            return one.budget is None or rounded(one.measured) < one.budget

        return self._with(filter(is_lower, comparisons), toolchain)

    def raised(self, comparisons: Iterable[Comparison], toolchain: str) -> Budget:
        """With every figure that is exceeded, and those that had no budget; what rose by less stays."""
        return self._with((one for one in comparisons if one.is_exceeded or one.is_new), toolchain)

    def without(self, names: Iterable[str]) -> Budget:
        gone = set(names)
        return Budget({name: value for name, value in self.figures.items() if name not in gone}, self.toolchain)

    def _with(self, comparisons: Iterable[Comparison], toolchain: str) -> Budget:
        changes = {one.name: rounded(one.measured) for one in comparisons}
        return Budget({**self.figures, **changes}, toolchain) if changes else self


def rounded(value: float) -> int:
    """To four digits, so that a handful of instructions does not change the file."""
    unit = 10 ** max(0, len(str(int(value))) - 4)
    return round(value / unit) * unit
