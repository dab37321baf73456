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
    "Names that are no UTF-8 are quoted as git does",
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
}
