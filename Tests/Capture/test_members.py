"""SkeletonCapture.swift uses no member of UIKit's or SkeletonView's but those in members.txt."""

import pathlib
import re
import unittest

FOLDER = pathlib.Path(__file__).parent
SOURCES = FOLDER / "Sources"
FILE = FOLDER.parent.parent / "Sources/SkelinspectCapture/SkeletonCapture.swift"

DECLARATION = re.compile(
    r"^( *)(?:@\w+ )*(?:(?:open|public|extension)\b)(?: internal\(set\))?(?: (?:weak|override|static|final|lazy|internal\(set\)))*"
    r" (?:(var|let|func|enum|struct|class|protocol) )?(`?\w+`?(?:\.\w+)?)(\(.*)?"
)


def declared(path):
    """The types and members that a file of the stand-in declares for all, such as UIView.isHidden."""
    outer = []  # names, with how far they stand from the left
    for line in path.read_text().splitlines():
        text = line.strip()
        left = len(line) - len(line.lstrip())
        while text and outer and left <= outer[-1][1] and text != "}":
            outer.pop()
        match = DECLARATION.match(line)
        if match:
            _, kind, name, rest = match.groups()
            name = name.strip("`")
            if kind == "func":
                labels = re.findall(r"(?:[(,] ?)(\w+)(?: \w+)?:", re.sub(r"\) (->|\{).*", ")", rest or ""))
                name += "(" + "".join(f"{label}:" for label in labels) + ")"
            names = [name] if "override" not in line else []
            if kind in (None, "enum", "struct", "class", "protocol"):
                outer.append((name, left))
                names = names if kind else []
            path_of = [
                one
                for one, _ in outer
                if one != name or kind not in (None, "enum", "struct", "class", "protocol")
            ]
            for one in names:
                yield ".".join([*path_of, one])
            cases = re.search(r"\{ case (.*) \}", line)
            for case in (
                re.findall(r"\w+(?=[ ,=(]|$)", re.sub(r" = -?\d+|\(.*?\)", "", cases[1])) if cases else []
            ):
                yield ".".join([one for one, _ in outer] + [case])
        elif text.startswith("case ") and outer:
            for case in re.sub(r" = -?\d+|\(.*?\)", "", text[5:]).split(", "):
                yield ".".join([one for one, _ in outer] + [case])


def listed():
    """The members of members.txt, each with where it is documented."""
    lines = (FOLDER / "members.txt").read_text().splitlines()
    return dict(line.split(None, 1) for line in lines if line and not line.startswith("#"))


class MemberTests(unittest.TestCase):
    maxDiff = None

    def test_names_in_texts_say_where_they_are_documented(self):
        code = FILE.read_text()
        keys = set(re.findall(r'(?:capturedNumber|NSSelectorFromString|writeNumber)\("(\w+)"', code))
        keys |= set(re.findall(r'\("(is\w+)", [01]', code))
        names = set(
            re.findall(r'"(\w*Skeleton(?:Sub|Coll)\w+|originalRowHeight|skeletonAnimation)(?=["\\])', code)
        )
        self.assertGreater(len(keys), 6)
        self.assertEqual({f'"{name}"' for name in keys | names} - listed().keys(), set())

    def test_every_member_of_the_stand_in_says_where_it_is_documented(self):
        files = [*SOURCES.glob("UIKit/Members*.swift"), *SOURCES.glob("SkeletonView/*.swift")]
        names = {name for file in files for name in declared(file)}
        self.assertGreater(len(names), 200)
        self.assertEqual(names ^ {name for name in listed() if name[0] != '"'}, set())
        for name, place in listed().items():
            page = r"^(https://developer\.apple\.com/documentation/\S+|SkeletonViewCore/Sources/\S+\.swift)$"
            self.assertRegex(place.strip(), page, name)

    def test_what_tests_build_with_is_not_used(self):
        tools = {name.split(".")[-1].split("(")[0] for name in declared(SOURCES / "UIKit/StandIn.swift")}
        members = {name.split(".")[-1].split("(")[0] for name in listed()}
        code = re.sub(r"//.*|\"(?:\\.|[^\"\\])*\"", "", FILE.read_text())
        used = set(re.findall(r"\.(\w+)", code))
        self.assertEqual((tools - members) & used - {"run", "add", "set", "of"}, set())


if __name__ == "__main__":
    unittest.main()
