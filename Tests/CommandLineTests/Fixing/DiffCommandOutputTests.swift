import Foundation
import Testing

@Suite("The diff of --diff, for git apply")
struct DiffCommandOutputTests {
  /// A file to fix, and what it becomes.
  private static let screen = Tree.screen
  private static let apply = "git init -q . && skelinspect lint --diff >fix.diff; git apply fix.diff"

  private static func fixed() throws -> String {
    let tree = try Tree(["a.yaml": screen])
    #expect(try tree.run("lint", "--fix", "a.yaml").status == 0)
    return try tree.text("a.yaml")
  }

  @Test(
    "Names that are not UTF-8 are quoted as git does",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc"), "a Mac has none"))
  func names() throws {
    let tree = try Tree(["a.yaml": Self.screen])
    var program = Program()
    program.folder = tree.folder
    let script = #"cp a.yaml $'bad\xff\xe9\\.yaml'; cp a.yaml 'b\xE9.yaml'; "#
    let outcome = try program.shell(script + Self.apply + "; sort -u -- *.yaml; ls | wc -l")
    let fixed = try Self.fixed()
    #expect(outcome.status == 0 && outcome.text.hasPrefix(fixed), "\(outcome.text)\(outcome.error)")
    let lines = try tree.text("fix.diff").split(separator: "\n")
    #expect(lines.contains(#"--- "a/bad\377\351\\.yaml""#))
    #expect(lines.contains(#"+++ "b/b\\xE9.yaml""#))
    #expect(outcome.text.split(separator: "\n").count == 2)
  }

  @Test(
    "A file in another encoding is left out, with a line that says so, and the others apply",
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func encodings(_ encoding: String.Encoding) throws {
    let tree = try Tree(["a.yaml": Self.screen, "c.yaml": "\u{FEFF}\(Self.screen)"])
    let file = tree.folder.appending(path: "b.yaml")
    let text = try #require("\u{FEFF}\(Self.screen)".data(using: encoding))
    try text.write(to: file)
    var program = Program()
    program.folder = tree.folder
    let outcome = try program.shell(Self.apply)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.error.contains(
        "b.yaml: note: left out of the diff: git applies nothing to an encoding other than UTF-8; --fix changes the file\n"
      ), "\(outcome.error)")
    #expect(try tree.text("a.yaml") == Self.fixed())
    #expect(
      try Data(contentsOf: tree.folder.appending(path: "c.yaml")) == Data("\u{FEFF}\(Self.fixed())".utf8))
    #expect(try Data(contentsOf: file) == text)
  }

  @Test("In a workflow of GitHub a file is left out whose lines would be commands")
  func commands() throws {
    let tree = try Tree(["a.yaml": Self.screen, "b.yaml": "# ##[error]\n\(Self.screen)"])
    let plain = try tree.run("lint", "--diff")
    #expect(plain.text.contains("# ##[error]\n") && !plain.error.contains("left out"))
    let outcome = try tree.run("lint", "--diff", environment: ["GITHUB_ACTIONS": "true"])
    #expect(
      outcome.error.contains("b.yaml: note: left out of the diff: the runner of this workflow would take"),
      "\(outcome.error)")
    #expect(outcome.text.contains("+++ b/a.yaml\n") && !outcome.text.contains("b/b.yaml"))
  }
}
