import Testing

@testable import SkelinspectKit

/// A `.gitignore` with what git says of some paths; those that end with a slash are folders.
struct IgnoreCase: Sendable, CustomTestStringConvertible {
  let text: String
  let ignored: [String]
  let kept: [String]

  init(_ text: String, ignores ignored: [String], not kept: [String]) {
    (self.text, self.ignored, self.kept) = (text, ignored, kept)
  }

  var testDescription: String { text.debugDescription }
}

@Suite(".gitignore files")
struct IgnoreFileTests {
  /// Each was tried with `git check-ignore`.
  static let cases = [
    IgnoreCase("*.log", ignores: ["a.log", "x/y/a.log", "a.log/"], not: ["a.logs"]),
    IgnoreCase("build", ignores: ["build", "build/", "x/build/"], not: ["builds", "x/builds"]),
    IgnoreCase("build/", ignores: ["build/", "x/build/"], not: ["build", "x/build"]),
    IgnoreCase("/build", ignores: ["build", "build/"], not: ["x/build"]),
    IgnoreCase("a/b", ignores: ["a/b", "a/b/"], not: ["x/a/b", "b"]),
    IgnoreCase("a/*", ignores: ["a/b", "a/b/"], not: ["a/", "x/a/b"]),
    IgnoreCase("a/**", ignores: ["a/b", "a/b/c", "a/b/"], not: ["a/", "a", "x/a/b"]),
    IgnoreCase("**/a", ignores: ["a", "x/a", "x/y/a/"], not: ["ab"]),
    IgnoreCase("a/**/b", ignores: ["a/b", "a/x/b", "a/x/y/b"], not: ["ab", "x/a/b"]),
    IgnoreCase("a/***/b", ignores: ["a/b", "a/x/y/b"], not: ["ab"]),
    IgnoreCase("a**", ignores: ["abc", "x/abc"], not: ["bac"]),
    IgnoreCase("*\n!keep", ignores: ["a", "a/"], not: ["keep", "keep/"]),
    IgnoreCase("!keep\n*", ignores: ["keep", "a"], not: []),
    IgnoreCase("/*\n!/Screens/", ignores: ["a", "Screens"], not: ["Screens/", "Screens/a"]),
    IgnoreCase("# a\n#b\n", ignores: [], not: ["# a", "#b", "a"]),
    IgnoreCase("\\#a\n\\!b", ignores: ["#a", "!b"], not: ["\\#a", "a", "b"]),
    IgnoreCase("a  \nb\\ \nc\\  ", ignores: ["a", "b ", "c "], not: ["a  ", "b", "c"]),
    IgnoreCase("a\t", ignores: ["a\t"], not: ["a"]),
    IgnoreCase(" a", ignores: [" a"], not: ["a"]),
    IgnoreCase("a\r\nb/\r\n", ignores: ["a", "b/"], not: ["a\r", "b"]),
    IgnoreCase("\u{FEFF}a\nb", ignores: ["a", "b"], not: ["\u{FEFF}a"]),
    IgnoreCase("\n\n   \n", ignores: [], not: ["a", " "]),
    IgnoreCase("[!a]", ignores: ["b"], not: ["a", "bb"]),
    IgnoreCase("[^a]", ignores: ["b", "^"], not: ["a"]),
    IgnoreCase("[]-a]", ignores: ["]", "^", "a"], not: ["b", "-"]),
    IgnoreCase("[a/b]c\nx/[/y]z", ignores: ["ac", "bc", "x/yz"], not: ["a/bc"]),
    IgnoreCase("[[:digit:][:upper:]]", ignores: ["1", "A"], not: ["a", ":"]),
    IgnoreCase("[[:none:]]\n[a\n\\\na//b\n//c\n/\n!", ignores: [], not: ["a", "[a", "\\", "a/b", "c", "!"]),
    IgnoreCase("[:a]", ignores: ["a"], not: ["b"]),
    IgnoreCase("a?c", ignores: ["abc", "a?c"], not: ["ac", "abbc"]),
    IgnoreCase("Foo", ignores: ["Foo"], not: ["foo", "FOO"]),
    IgnoreCase("foo//", ignores: [], not: ["foo", "foo/"]),
  ]

  @Test("A path is ignored where git ignores it", arguments: cases)
  func matching(_ example: IgnoreCase) { check(example, IgnoreFile(example.text)) }

  private func check(_ example: IgnoreCase, _ file: IgnoreFile) {
    for path in example.ignored {
      #expect(file.ignores(path, isFolder: path.hasSuffix("/")) == true, "\(path.debugDescription)")
    }
    for path in example.kept {
      #expect(file.ignores(path, isFolder: path.hasSuffix("/")) != true, "\(path.debugDescription)")
    }
  }

  @Test("A file says nothing of what no line matches")
  func opinions() {
    let file = IgnoreFile("*.log\n!keep.log")
    #expect(file.ignores("a.log", isFolder: false) == true)
    #expect(file.ignores("keep.log", isFolder: false) == false)
    #expect(file.ignores("a.yaml", isFolder: false) == nil)
  }
}
