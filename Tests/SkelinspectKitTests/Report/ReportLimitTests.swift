import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Large reports")
struct ReportLimitTests {
  /// So many findings in one file, of the severities in turn.
  private static func report(_ count: Int, _ severities: Diagnostic.Severity..., omitted: Int = 0)
    -> LintReport
  {
    let text = String(repeating: "- {type: UILabel}\n", count: count)
    let diagnostics = (0..<count).map { number in
      let note = Diagnostic.Note(message: "note \(number)", range: 0..<4)
      return Diagnostic(
        "unreachable-skeletonable", severities[number % severities.count], "finding \(number)",
        at: number * 18..<number * 18 + 9, help: "help \(number)", notes: [note]
      ).about("UIView", "UILabel[\(number)]")
    }
    var file = LintedFile("a.yaml", text, diagnostics)
    file.omitted = omitted
    return LintReport([file])
  }

  @Test("have ten annotations of each kind, worst first, and one notice that counts the others")
  func github() throws {
    let text = ReportFormat.github.text(of: Self.report(36, .note, .warning, .error), .sample)
    let lines = text.split(separator: "\n").map(String.init)
    let commands = lines.compactMap { WorkflowCommand($0) }
    #expect(
      commands.map(\.name) == Array(repeating: "error", count: 10) + Array(repeating: "warning", count: 10)
        + Array(repeating: "notice", count: 10))
    #expect(commands[0].message == "finding 2\nhelp: help 2")
    #expect(
      commands.last?.message
        == "GitHub shows 10 annotations of a kind; found 2 more errors, 2 more warnings and 3 more notes")
    let rest = lines.suffix(7)
    #expect(rest.allSatisfy { WorkflowCommand($0) == nil && $0.contains(": finding ") })
    #expect(rest.first == "error: a.yaml:33:1: finding 32 (help 32) [unreachable-skeletonable]")
  }

  @Test("of ten errors need no notice; errors that are counted only are in it")
  func githubNotice() {
    #expect(!ReportFormat.github.text(of: Self.report(10, .error), .sample).contains("::notice"))
    let text = ReportFormat.github.text(of: Self.report(1, .error, omitted: 5), .sample)
    #expect(
      text.hasSuffix(
        "::notice title=skelinspect::GitHub shows 10 annotations of a kind; found 5 more errors\n"))
  }

  @Test("stay below the size of a step's summary")
  func markdown() {
    let text = ReportFormat.markdown.text(of: Self.report(5000, .error), .sample)
    #expect((800_000..<1 << 20).contains(text.utf8.count))
    #expect(text.wholeMatch(of: #/[^\0]*\n\nAnd \d+ more findings\.\n/#) != nil)
  }

  @Test(
    "say how many errors are counted only",
    arguments: [ReportFormat.text, .json, .sarif, .github, .junit, .markdown])
  func omitted(_ format: ReportFormat) {
    #expect(format.text(of: Self.report(2, .error, omitted: 4321), .sample).contains("4321"))
  }

  private static let large = report(scaled(2000), .error, .warning, .note)

  @Test("are made soon", arguments: ReportFormat.allCases)
  func many(_ format: ReportFormat) {
    let text = soon { format.text(of: Self.large, .sample) }
    #expect(text.contains("finding 0"))
  }

  @Test("of JUnit have a name for each test")
  func junit() throws {
    let twice = Diagnostic("misplaced-attribute", .error, "no", at: 0..<1).about("UIView")
    let other = Diagnostic("syntax-error", .error, "no", at: 0..<1)
    let report = LintReport([LintedFile("a.yaml", "abc", [twice, twice, other, other])])
    let cases = try XMLElements.of(ReportFormat.junit.text(of: report, .sample)).filter {
      $0.name == "testcase"
    }
    #expect(
      cases.map { $0.attributes["name"] } == [
        "misplaced-attribute UIView", "misplaced-attribute UIView (2)", "syntax-error", "syntax-error (2)",
      ])
  }
}
