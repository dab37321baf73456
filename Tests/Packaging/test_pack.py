"""What Packaging/pack makes of a built program, and of archives that stand in for those of all platforms."""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
PACK = PROJECT / "Packaging/pack"
PROGRAM = pathlib.Path(os.environ.get("SKELINSPECT", PROJECT / ".build/dist/skelinspect"))


def load(path):
    """A script without an ending, as a module; nothing is written beside it."""
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader(path.name, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(path.name, loader))
    loader.exec_module(module)
    return module


pack = load(PACK)
VERSION = pack.version()


def run(*arguments, cwd=None, **environment):
    return subprocess.run(
        [str(argument) for argument in arguments], cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)


class FolderTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)

    def assertSucceeds(self, outcome):
        self.assertEqual((outcome.returncode, outcome.stderr), (0, ""))


class ProgramTests(FolderTests):
    def pack(self, name, umask=0o022, **environment):
        previous = os.umask(umask)
        outcome = run(PACK, "program", PROGRAM.name, self.folder / name, cwd=PROGRAM.parent, **environment)
        os.umask(previous)
        self.assertSucceeds(outcome)
        return pathlib.Path(outcome.stdout.strip())

    def test_same_bytes(self):
        one = self.pack("one")
        two = self.pack("two", umask=0o077, TZ="Asia/Tokyo", LC_ALL="C")
        self.assertEqual(one.name, two.name)
        self.assertEqual(one.read_bytes(), two.read_bytes())
        for archive in (one, two):
            self.assertSucceeds(run(PACK, "release", archive.parent, "me/skelinspect"))
        for name in ("skelinspect.artifactbundle.zip", "SHA256SUMS"):
            self.assertEqual((one.parent / name).read_bytes(), (two.parent / name).read_bytes())

    def test_contents(self):
        archive = self.pack("x", umask=0o077, SOURCE_DATE_EPOCH="1700000000")
        self.assertRegex(archive.name, rf"^skelinspect-{re.escape(VERSION)}-(linux-(x86_64|arm64)|macos.*)\.tar\.gz$")
        top = archive.name[: -len(".tar.gz")]
        with tarfile.open(archive) as contents:
            members = {member.name: member for member in contents}
        self.assertEqual(
            [(name, oct(member.mode)) for name, member in members.items()],
            [
                (f"{top}/bin/skelinspect", "0o755"),
                (f"{top}/share/bash-completion/completions/skelinspect", "0o644"),
                (f"{top}/share/doc/skelinspect/LICENSE", "0o644"),
                (f"{top}/share/doc/skelinspect/NOTICE", "0o644"),
                (f"{top}/share/fish/vendor_completions.d/skelinspect.fish", "0o644"),
                (f"{top}/share/man/man1/skelinspect.1", "0o644"),
                (f"{top}/share/zsh/site-functions/_skelinspect", "0o644"),
            ])
        for member in members.values():
            self.assertGreater(member.size, 0, member.name)
            self.assertEqual((member.uid, member.gid, member.uname, member.gname), (0, 0, "", ""))
            self.assertEqual(member.mtime, 1700000000)
        self.assertSucceeds(run("tar", "-xzf", archive, "-C", self.folder, "--strip-components", "1"))
        outcome = run(self.folder / "bin/skelinspect", "--version")
        self.assertEqual((outcome.returncode, outcome.stdout), (0, f"skelinspect {VERSION}\n"))

    def test_installed(self):
        self.assertSucceeds(run(PROJECT / "Packaging/install", PROGRAM.name, self.folder / "my own", cwd=PROGRAM.parent))
        self.assertEqual((self.folder / "my own/bin/skelinspect").read_bytes(), PROGRAM.read_bytes())

    def test_other_version(self):
        other = self.folder / "other"
        other.write_text("#!/bin/sh\necho skelinspect 0.0.1\n")
        other.chmod(0o755)
        outcome = run(PACK, "program", other, self.folder)
        self.assertEqual((outcome.returncode, outcome.stderr), (1, f"{other} is not skelinspect {VERSION}\n"))


class PlatformTests(unittest.TestCase):
    def test_programs(self):
        for name, program in {
            "linux-x86_64": b"\x7fELF\x02\x01\x01" + bytes(11) + b"\x3e\x00",
            "linux-arm64": b"\x7fELF\x02\x01\x01" + bytes(11) + b"\xb7\x00",
            "macos-arm64": b"\xcf\xfa\xed\xfe\x0c\x00\x00\x01",
            "macos-x86_64": b"\xcf\xfa\xed\xfe\x07\x00\x00\x01",
            "macos": b"\xca\xfe\xba\xbe\x00\x00\x00\x02\x01\x00\x00\x07" + bytes(16) + b"\x01\x00\x00\x0c" + bytes(16),
        }.items():
            self.assertEqual(pack.platform(program), name)

    def test_others(self):
        for program in (b"#!/bin/sh\n", b"\x7fELF\x02\x01\x01" + bytes(11) + b"\xf3\x00", b"\xca\xfe\xba\xbe" + bytes(4)):
            with self.assertRaises(SystemExit):
                pack.platform(program)


class ReleaseTests(FolderTests):
    def write(self, platform, version=VERSION):
        name = f"skelinspect-{version}-{platform}"
        files = {"bin/skelinspect": f"program for {platform}", "share/doc/skelinspect/LICENSE": "MIT"}
        data = pack.tar({f"{name}/{path}": text.encode() for path, text in files.items()})
        (self.folder / f"{name}.tar.gz").write_bytes(data)

    def pack(self):
        outcome = run(PACK, "release", self.folder, "me/skelinspect")
        self.assertSucceeds(outcome)
        return [pathlib.Path(line).name for line in outcome.stdout.splitlines()]

    def test_whole(self):
        for platform in pack.RELEASED:
            self.write(platform)
        self.assertEqual(self.pack(), ["skelinspect.artifactbundle.zip", "SHA256SUMS", "skelinspect.rb"])
        self.check_sums()
        self.check_bundle()
        self.check_formula()

    def check_sums(self):
        lines = (self.folder / "SHA256SUMS").read_text().splitlines()
        self.assertEqual(len(lines), 4)
        for line in lines:
            digest, name = line.split("  ")
            self.assertEqual(digest, hashlib.sha256((self.folder / name).read_bytes()).hexdigest())

    def check_bundle(self):
        with zipfile.ZipFile(self.folder / "skelinspect.artifactbundle.zip") as bundle:
            info = json.loads(bundle.read("skelinspect.artifactbundle/info.json"))
            self.assertEqual(info["schemaVersion"], "1.0")
            artifact = info["artifacts"]["skelinspect"]
            self.assertEqual((artifact["type"], artifact["version"]), ("executable", VERSION))
            triples = {}
            for variant in artifact["variants"]:
                member = bundle.getinfo(f"skelinspect.artifactbundle/{variant['path']}")
                self.assertEqual(member.external_attr >> 16, 0o100755)
                triples[bundle.read(member).decode()] = variant["supportedTriples"]
            self.assertEqual(bundle.read("skelinspect.artifactbundle/LICENSE"), b"MIT")
        self.assertEqual(triples, {f"program for {name}": triples for name, triples in pack.RELEASED.items()})

    def check_formula(self):
        formula = (self.folder / "skelinspect.rb").read_text()
        for word in ("OWNER", '"VERSION', "vVERSION", '"SHA256 of'):
            self.assertNotIn(word, formula)
        self.assertIn(f'  version "{VERSION}"\n', formula)
        address = f"https://github.com/me/skelinspect/releases/download/v{VERSION}/"
        found = dict(re.findall(rf'url "{re.escape(address)}(.+)"\n +sha256 "(\w+)"', formula))
        sums = dict(reversed(line.split("  ")) for line in (self.folder / "SHA256SUMS").read_text().splitlines())
        del sums["skelinspect.artifactbundle.zip"]
        self.assertEqual(found, sums)

    def test_part(self):
        self.write("macos-arm64")
        self.assertEqual(self.pack(), ["skelinspect.artifactbundle.zip", "SHA256SUMS"])

    def test_others(self):
        self.assertIn("holds no archive", run(PACK, "release", self.folder, "me/skelinspect").stderr)
        for platform, version in (("macos", "0.0.1"), ("linux-riscv64", VERSION)):
            self.write(platform, version)
            outcome = run(PACK, "release", self.folder, "me/skelinspect")
            name = f"skelinspect-{version}-{platform}.tar.gz"
            self.assertEqual((outcome.returncode, outcome.stderr),
                             (1, f"{self.folder / name} is not one of release {VERSION}\n"))
            (self.folder / name).unlink()


class StaticLibraryTests(FolderTests):
    def test_only_the_archive(self):
        prefix = self.folder / "homebrew/opt/libyaml"
        (prefix / "lib").mkdir(parents=True)
        brew = self.folder / "brew"
        brew.write_text(f'#!/bin/sh\n[ "$*" = "--prefix libyaml" ] && echo "{prefix}"\n')
        brew.chmod(0o755)
        script = PROJECT / "Packaging/static-libyaml"
        made = self.folder / "my build"
        path = f"{self.folder}:{os.environ['PATH']}"
        outcome = run(script, made, PATH=path)
        self.assertEqual((outcome.returncode, outcome.stderr), (1, f"{script}: there is no {prefix}/lib/libyaml.a\n"))
        for name in ("libyaml.a", "libyaml.dylib"):
            (prefix / "lib" / name).touch()
        self.assertSucceeds(run(script, made, PATH=path))
        self.assertEqual(sorted(os.listdir(made)), ["expat.pc", "libyaml.a", "yaml-0.1.pc"])
        self.assertTrue((made / "libyaml.a").exists())
        self.assertIn(f'Libs: -L"{made}" -lyaml\n', (made / "yaml-0.1.pc").read_text())
        self.assertIn(f'Cflags: -I"{prefix}/include"\n', (made / "yaml-0.1.pc").read_text())
        self.assertTrue((made / "expat.pc").read_text().endswith("Libs: -lexpat\n"))


if __name__ == "__main__":
    unittest.main()
