"""Finds and builds what is measured, and what it is measured against."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from .measure import NotMeasured

HERE = Path(__file__).resolve().parents[1]
YARDSTICKS = HERE / "yardsticks"


def program(name: str, package: str) -> str:
    """The path of a program that a package of the system brings."""
    path = shutil.which(name)
    if not path:
        raise NotMeasured(f"{name} is missing (install {package})")
    return path


def compiled(source: str, folder: Path, library: str = "", package: str = "a C compiler") -> Path:
    """A yardstick in C or C++, compiled when its source is newer; `library` by its pkg-config name."""
    source_file = YARDSTICKS / source
    output = folder / source_file.stem
    if is_fresh(output, [source_file]):
        return output
    is_plus_plus = source.endswith(".cpp")
    words = [compiler("c++" if is_plus_plus else "cc"), "-O2", *(["-std=c++17"] if is_plus_plus else [])]
    words += [str(source_file), "-o", str(output), *flags(library)]
    if subprocess.run(words, capture_output=True).returncode != 0:
        raise NotMeasured(f"{source} does not compile (install {package})")
    return output


def compiler(name: str) -> str:
    """The system's compiler, or the one that Swift brings along."""
    swift = shutil.which("swift")
    beside_swift = Path(swift).resolve().parent / ("clang" if name == "cc" else "clang++") if swift else None
    path = shutil.which(name) or (str(beside_swift) if beside_swift and beside_swift.exists() else None)
    if not path:
        raise NotMeasured("a C compiler is missing")
    return path


def flags(library: str) -> list[str]:
    """How to link a library: Homebrew's are on no compiler's path, so pkg-config is asked where it exists."""
    if not library:
        return []
    if shutil.which("pkg-config"):
        answer = subprocess.run(["pkg-config", "--cflags", "--libs", library], capture_output=True, text=True)
        if answer.returncode == 0:
            return answer.stdout.split()
    return [{"yaml-0.1": "-lyaml"}.get(library, f"-l{library}")]


def swift_product(name: str, scratch: Path) -> Path:
    """A product of this package, built as the program that ships is: release, and static on Linux."""
    words = ["swift", "build", "--package-path", str(HERE), "--scratch-path", str(scratch), "-c", "release"]
    # A cached plan does not notice that a source file of the library, a package of its own, came or went.
    words += ["--disable-build-manifest-caching", "--product", name]
    if sys.platform == "linux":
        words += ["-Xswiftc", "-static-executable"]
    try:
        built = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except FileNotFoundError:
        raise NotMeasured("swift is missing") from None
    if built.returncode != 0:
        print(built.stdout, file=sys.stderr)
        raise NotMeasured(f"{name} does not build")
    return scratch / "release" / name


def python_with_yaml(root: Path) -> str:
    """A Python that has PyYAML's loader in C: the tests' own, else the one that runs this."""
    for python in [str(root / ".build/venv/bin/python"), sys.executable]:
        words = [python, "-c", "from yaml import CSafeLoader"]
        if os.path.exists(python) and subprocess.run(words, capture_output=True).returncode == 0:
            return python
    raise NotMeasured("PyYAML is missing (.build/venv/bin/pip install pyyaml)")


def is_fresh(output: Path, sources: list[Path]) -> bool:
    return output.exists() and all(source.stat().st_mtime <= output.stat().st_mtime for source in sources)
