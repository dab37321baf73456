import Testing

@testable import SkelinspectKit

@Suite("Rules on console logs")
struct LogRuleTests {
  @Test("A hole that inspect shows in a tree of lines is a finding", arguments: ["1.4", "1.8", "1.24"])
  func hole(_ version: String) throws {
    let fixture = try #require(
      Fixture.files(in: "Tests/Fixtures/logs", endings: ["log"]).first {
        $0.name.hasSuffix("/version-\(version).log")
      })
    let file = Linter(LintSettings()).lint(try fixture.bytes, named: fixture.name, path: fixture.name)
    let holes = file.diagnostics.filter { $0.rule == Rule.unreachableSkeletonable.id }
    #expect(
      holes.map { "\($0.severity): \($0.message)" } == [
        "error: 1 marked view below UIStackView is never reached: it is not skeletonable, so recursion stops here"
      ])
  }

  @Test(
    "Types and flags are enough for these, whatever the names in the log", arguments: ["", "é", "a\u{7F}"])
  func lines(_ name: String) {
    let log = """
      <UIView: 0x000000014751ce30 | (2) subSkeletons | ☠️ >
        <\(name)Stack: 0x000000014751d110 | (1) subSkeletons>
          <UILabel: 0x000000014751d280 | ☠️ >
        <UIStackView: 0x000000014751d111 | ☠️ >
          <UILabel: 0x000000014751d281>
        <UITableView: 0x000000014751d3f0 | ☠️ >
          <UITableViewCell: 0x000000014751d560 | (1) subSkeletons>
            <UILabel: 0x000000014751d6d0 | ☠️ >

      """
    let file = Linter(LintSettings()).lint(Array(log.utf8), named: "a.log", path: "a.log")
    #expect(file.isRead)
    let rules = file.diagnostics.filter { $0.rule != "syntax-error" }.map { "\($0.severity) \($0.rule)" }
    #expect(
      rules == [
        "error unreachable-skeletonable", "warning container-becomes-block", "warning cell-not-skeletonable",
      ])
  }

  @Test("A tree without unmarked views has nothing for these rules to find")
  func printedTree() throws {
    for fixture in Fixture.files(in: "Tests/Fixtures/logs", endings: ["log", "txt"]) {
      guard let hierarchies = try? readHierarchies(try fixture.bytes, named: fixture.name) else { continue }
      for hierarchy in hierarchies where hierarchy.listsMarkedViewsOnly {
        let context = RuleContext(Inspection(hierarchy))
        for rule in [Rule.unreachableSkeletonable, .cellNotSkeletonable, .containerBecomesBlock] {
          #expect(rule.check?(context).isEmpty == true, "\(rule.id) on \(fixture.name)")
        }
      }
    }
  }

  @Test("Of a log nobody says how many lines or rows there are")
  func counts() throws {
    for fixture in Fixture.files(in: "Tests/Fixtures/logs", endings: ["log", "txt"]) {
      guard let hierarchies = try? readHierarchies(try fixture.bytes, named: fixture.name) else { continue }
      for hierarchy in hierarchies where hierarchy.origin == .printed {
        for view in hierarchy.views.indices {
          let text = Explanation(of: view, in: hierarchy).text()
          #expect(!text.contains("by default") && !text.contains("text line."), "\(text)")
          #expect(!text.contains("the file gives it no"), "\(text)")
        }
      }
    }
  }
}
