import Testing

@testable import SkelinspectKit

/// A pattern with paths that it matches and paths that it does not.
struct PatternCase: Sendable, CustomTestStringConvertible {
  let pattern: String
  let matching: [String]
  let others: [String]

  init(_ pattern: String, matches matching: [String], not others: [String]) {
    (self.pattern, self.matching, self.others) = (pattern, matching, others)
  }

  var testDescription: String { pattern.debugDescription }
}

@Suite("File patterns")
struct FilePatternTests {
  static let cases = [
    PatternCase(
      "a.yaml", matches: ["a.yaml", "x/a.yaml", "a.yaml/b"], not: ["aa.yaml", "a-yaml", "A.yaml"]),
    PatternCase("*.yaml", matches: ["a.yaml", ".yaml", "x/y/a.yaml"], not: ["a.yml", "a.yaml.txt"]),
    PatternCase("Screens", matches: ["Screens/a.yaml", "x/Screens/y/a.yaml", "Screens"], not: ["Screen/a"]),
    PatternCase("Screens/", matches: ["Screens/a.yaml", "x/Screens/a.yaml"], not: ["Screens", "x/Screens"]),
    PatternCase("Screens/**", matches: ["Screens/a", "Screens/x/y/a"], not: ["Screens", "x/Screens/a"]),
    PatternCase("Screens/*", matches: ["Screens/a", "Screens/x/a"], not: ["Screens", "x/Screens/a"]),
    PatternCase(
      "Screens/*.yaml", matches: ["Screens/a.yaml"], not: ["Screens/x/a.yaml", "x/Screens/a.yaml"]),
    PatternCase("Screens/**/*.yaml", matches: ["Screens/a.yaml", "Screens/x/y/a.yaml"], not: ["Screens/a"]),
    PatternCase("/Screens", matches: ["Screens/a", "Screens"], not: ["x/Screens/a"]),
    PatternCase("/*.yaml", matches: ["a.yaml"], not: ["x/a.yaml"]),
    PatternCase("./Screens", matches: ["Screens/a"], not: ["x/Screens/a"]),
    PatternCase("Screens/./Old", matches: ["Screens/Old/a"], not: ["Old/a", "x/Screens/Old/a"]),
    PatternCase("**", matches: ["a", "x/y/a"], not: [""]),
    PatternCase("**/a", matches: ["a", "x/y/a", "a/b"], not: ["x/ab"]),
    PatternCase("**/x/**/a", matches: ["x/a", "x/y/z/a", "w/x/a"], not: ["a", "xa", "w/a"]),
    PatternCase("x/**/**/a", matches: ["x/a", "x/y/a"], not: ["x/b"]),
    PatternCase("a**b", matches: ["ab", "axxb", "x/ab"], not: ["a/b"]),
    PatternCase(
      "?.yaml", matches: ["a.yaml", "é.yaml", "界.yaml", "🙂.yaml"], not: ["ab.yaml", ".yaml", "x/.yaml"]),
    PatternCase("[a-c]", matches: ["a", "c"], not: ["d", "B", "-", "ab"]),
    PatternCase("[!a-c]", matches: ["d", "-"], not: ["a", "b", "", "dd"]),
    PatternCase("[^a-c]", matches: ["d", "^"], not: ["a"]),
    PatternCase("[]a]", matches: ["]", "a"], not: ["[", "]a"]),
    PatternCase("[a-]", matches: ["a", "-"], not: ["b"]),
    PatternCase("[c-a]", matches: ["c"], not: ["a", "b", "-"]),
    PatternCase("[а-я]*", matches: ["экран", "и.yaml"], not: ["Экран", "a"]),
    PatternCase("[[:upper:][:digit:]_]*", matches: ["Abc", "7", "_a"], not: ["abc", ""]),
    PatternCase(#"a\*b"#, matches: ["a*b"], not: ["axb", #"a\*b"#]),
    PatternCase(#"[\]]"#, matches: ["]"], not: [#"\"#, "[]"]),
    PatternCase("a{b}", matches: ["a{b}"], not: ["ab"]),
    PatternCase(" a ", matches: [" a "], not: ["a"]),
    PatternCase("[a", matches: [], not: ["[a", "a"]),
    PatternCase("", matches: [], not: ["", "a"]),
    PatternCase("/", matches: [], not: ["", "a"]),
    PatternCase("a//b", matches: [], not: ["a/b", "a//b"]),
  ]

  @Test("A pattern matches what .gitignore's would, and all below it", arguments: cases)
  func matching(_ example: PatternCase) {
    let pattern = FilePattern(example.pattern)
    for path in example.matching { #expect(pattern.matches(path), "\(path)") }
    for path in example.others { #expect(!pattern.matches(path), "\(path)") }
  }

  @Test("A folder's pattern matches the folder too where it is known to be one")
  func folders() {
    #expect(FilePattern("Screens/").matches("x/Screens", isFolder: true))
    #expect(!FilePattern("Screens/**").matches("Screens", isFolder: true))
  }

  @Test(
    "A pattern that can match nothing, or means something else elsewhere, is refused",
    arguments: [
      ("", "names no file"), ("/", "names no file"), ("./", "names no file"), ("..", "leaves its folder"),
      ("a/../b", "leaves its folder"), ("a//b", "two slashes"), ("~/a", "absolute"), (#"C:\a"#, "absolute"),
      ("!a", "begins with '!'"), ("[a", "never closed"), ("[]", "never closed"),
      ("[[:no:]]", "unknown class"),
      ("*.{a,b}", "braces"), (#"a\b"#, "backslash before 'b'"), (#"a\"#, "ends with a backslash"),
    ])
  func mistakes(_ text: String, _ words: String) {
    let error = #expect(throws: PatternMistake.self) { try FilePattern(validating: text) }
    let message = error?.message(text) ?? ""
    #expect(message.contains(words), "\(message)")
    #expect(message.hasPrefix("the pattern '") && error?.help.isEmpty == false)
  }

  @Test(
    "Other patterns are taken",
    arguments: cases.map(\.pattern).filter { !["", "/", "a//b", "[a", "a{b}"].contains($0) })
  func goodPatterns(_ text: String) throws {
    #expect(try FilePattern(validating: text).text == text)
  }

  @Test(
    "No pattern takes long on any path",
    arguments: ["*a", "a*", "*a*", "?*", "[a-z]*", "**/", "**/a/", "a/**/", "**a/", "[[:alpha:]]", "*?"])
  func hostile(_ piece: String) {
    let pattern = FilePattern(String(repeating: piece, count: 200) + "b")
    soon {
      #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
      #expect(!pattern.matches(String(repeating: "a/", count: 1_000)))
    }
  }
}
