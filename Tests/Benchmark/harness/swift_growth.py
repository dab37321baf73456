"""Writes Swift whose evaluation may cost more than its length: what holds, inherits from or hands on the next."""

from __future__ import annotations

HEAD = "import SkeletonView\nimport UIKit\n\n"


def nesting(count: int) -> str:
    """Classes that each hold two views of the next."""
    classes = (
        f"final class V{n}: UIView {{ let a = V{n + 1}(), b = V{n + 1}(); "
        "override init(frame: CGRect) { super.init(frame: frame); addSubview(a); addSubview(b) } }\n"
        for n in range(count))
    return HEAD + "".join(classes) + f"final class V{count}: UIView {{}}\n" + screen("let v = V0()", "view.addSubview(v)")


def inheritance(count: int) -> str:
    """Classes that each inherit from the one before, and call its function."""
    base = "class V0: UIView { let l = UILabel(); func setUp() { addSubview(l); l.isSkeletonable = true } }\n"
    classes = (
        f"class V{n}: V{n - 1} {{ let l{n} = UILabel(); override func setUp() {{ super.setUp(); addSubview(l{n}) }} }}\n"
        for n in range(1, count))
    return HEAD + base + "".join(classes) + screen(f"let v = V{count - 1}()", "view.addSubview(v); v.setUp()")


def properties(count: int) -> str:
    """One class of so many views."""
    return HEAD + screen(
        "; ".join(f"let l{n} = UILabel()" for n in range(count)),
        "; ".join(f"view.addSubview(l{n}); l{n}.isSkeletonable = true" for n in range(count)))


def functions(count: int) -> str:
    """One class of so many private functions, each with a comment that names it."""
    parts = "".join(f"    // setUp{n}()\n    private func setUp{n}() {{ label.tag = {n} }}\n" for n in range(count))
    calls = "; ".join(f"setUp{n}()" for n in range(count))
    return HEAD + screen(f"let label = UILabel()\n{parts}", f"view.addSubview(label); {calls}")


def closures(count: int) -> str:
    """Functions that each hand the closure that they are given on to the next, twice."""
    functions = (
        f"    func f{n}(_ done: @escaping (UIView) -> Void) {{ f{n + 1}(done); f{n + 1} {{ done($0) }} }}\n"
        for n in range(count))
    last = f"    func f{count}(_ done: @escaping (UIView) -> Void) {{ done(label) }}\n"
    extension = "extension Screen {\n" + "".join(functions) + last + "}\n"
    return HEAD + screen("let label = UILabel()", "view.addSubview(label); f0 { $0.showSkeleton() }") + extension


def screen(properties: str, statements: str) -> str:
    return (
        f"final class Screen: UIViewController {{\n    {properties}\n"
        f"    override func viewDidLoad() {{ {statements}; view.isSkeletonable = true; view.showSkeleton() }}\n}}\n")
