"""What the budget's check says and writes, without measuring anything."""

import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from harness.budget import Budget, rounded
from harness.budget_table import Row, print_outcome
from harness.figures import Figure
from harness.measure import NotMeasured

OLD = {"startup": 1000, "size": 2000}


class BudgetTests(unittest.TestCase):
    def check(self, measured, change=None, stale=(), old=OLD):
        """The status of a check, all that it printed, and the figures that it wrote, if it wrote any."""
        budget = Budget(old, "Swift 6")
        rows = [
            Row(Figure(name, name, lambda: 0, f"run {name}"),
                value if isinstance(value, NotMeasured) else budget.compare(name, value))
            for name, value in measured.items()]
        output = io.StringIO()
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "budget.json"
            with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
                status = print_outcome(file, budget, rows, set(stale), "Swift 7", change)
            written = dict(Budget.read(file).figures) if file.exists() else None
        return status, output.getvalue(), written

    def test_what_rose_by_three_per_cent_passes(self):
        self.assertEqual(self.check({"startup": 1030, "size": 2000}), (0, "", None))

    def test_what_rose_by_more_fails_with_its_name_and_by_how_much(self):
        status, output, written = self.check({"startup": 1100, "size": 2000})
        self.assertEqual((status, written), (1, None))
        self.assertIn("startup is exceeded by 10.0 %, and 3 % are allowed: 1,100, not 1,000\n  run startup", output)
        self.assertIn("make budget RAISE=1", output)
        self.assertIn("measured with Swift 6; this is Swift 7", output)
        self.assertNotIn("size", output)

    def test_what_fell_is_reported_and_passes(self):
        status, output, written = self.check({"startup": 900, "size": 1990})
        self.assertEqual((status, written), (0, None))
        self.assertEqual(output, "startup can be lowered, by 10.0 %: make budget LOWER=1\n")

    def test_lowering_writes_what_fell_and_raises_nothing(self):
        status, output, written = self.check({"startup": 900, "size": 2050}, "lower")
        self.assertEqual((status, written), (0, {"startup": 900, "size": 2000}))
        self.assertIn("lowered startup: 1,000 → 900 (-10.0 %)", output)

    def test_lowering_still_fails_for_what_is_exceeded(self):
        status, output, written = self.check({"startup": 900, "size": 2100}, "lower")
        self.assertEqual((status, written), (1, {"startup": 900, "size": 2000}))
        self.assertIn("size is exceeded by 5.0 %", output)

    def test_raising_writes_what_is_exceeded_and_says_so(self):
        status, output, written = self.check({"startup": 1100, "size": 2050}, "raise")
        self.assertEqual((status, written), (0, {"startup": 1100, "size": 2000}))
        self.assertIn("RAISED  startup: 1,000 → 1,100 (+10.0 %)", output)

    def test_a_figure_without_a_budget_fails_until_it_is_written(self):
        measured = {**OLD, "new": 5}
        self.assertEqual(self.check(measured)[0], 1)
        for change in ("lower", "raise"):
            self.assertEqual(self.check(measured, change)[::2], (0, measured))

    def test_a_budget_that_nothing_measures_fails_until_it_is_removed(self):
        status, output, _ = self.check({"startup": 1000}, stale=["size"])
        self.assertEqual(status, 1)
        self.assertIn("size is in the budget, and nothing measures it", output)
        self.assertEqual(self.check({"startup": 1000}, "lower", ["size"])[::2], (0, {"startup": 1000}))

    def test_what_cannot_be_measured_fails(self):
        status, output, written = self.check({"startup": NotMeasured("valgrind is missing"), "size": 2000}, "lower")
        self.assertEqual((status, written), (1, None))
        self.assertIn("startup is not measured: valgrind is missing", output)

    def test_figures_are_kept_to_four_digits(self):
        self.assertEqual([rounded(value) for value in (303.4, 1_455_913, 12_345)], [303, 1_456_000, 12_340])


if __name__ == "__main__":
    unittest.main()
