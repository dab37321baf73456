import Testing

@testable import SkelinspectKit

@Suite("A report and its baseline") struct BaselineComparisonTests {
  private static func file(_ name: String, _ findings: [String], isRead: Bool = true) -> LintedFile {
    let diagnostics = findings.map { text -> Diagnostic in
      let words = text.split(separator: " ").map(String.init)
      var finding = Diagnostic(words[0], .error, text, at: 0..<1)
      finding.path = words.count > 1 ? words[1].split(separator: "/").map(String.init) : []
      return finding
    }
    return LintedFile(name, "x", diagnostics, isRead: isRead)
  }

  private static func entry(_ file: String, _ rule: String, _ path: String? = nil, _ count: Int = 1)
    -> Baseline.Entry
  {
    .init(file: file, rule: rule, path: path, count: count)
  }

  private func compared(
    _ files: [LintedFile], _ entries: [Baseline.Entry], leavesOut: Set<String> = [],
    _ change: (inout BaselineFiles) -> Void = { _ in }
  ) throws -> (report: LintReport, result: BaselineComparison) {
    var known = BaselineFiles()
    change(&known)
    let report = LintReport(files).compared(with: (Baseline(entries), known), leavesOut: leavesOut.contains)
    return (report, try #require(report.baseline))
  }

  @Test("parts the findings; the last of equal ones are the new") func parts() throws {
    let (report, result) = try compared(
      [Self.file("a", ["zero-size-leaf A/B", "zero-size-leaf A/B", "duplicate-id A"])],
      [Self.entry("a", "zero-size-leaf", "A/B"), Self.entry("a", "hidden-leaf", "A")])
    #expect(report.files[0].diagnostics.map(\.message) == ["zero-size-leaf A/B", "duplicate-id A"])
    #expect(report.files[0].baselined.map(\.message) == ["zero-size-leaf A/B"])
    #expect(result.stale == [Self.entry("a", "hidden-leaf", "A")])
    #expect(result.pruned.entries == [Self.entry("a", "zero-size-leaf", "A/B")])
    #expect(result.written.entries.map(\.count) == [1, 2])
    #expect(result.newCount == 2)
  }

  @Test("never hides an error of reading, and judges nothing in a file that has one") func readingErrors()
    throws
  {
    let (report, result) = try compared(
      [Self.file("a", ["syntax-error", "unknown-key A"], isRead: false)],
      [Self.entry("a", "zero-size-leaf", "A/B")])
    #expect(report.files[0].diagnostics.count == 2)
    #expect(result.stale.isEmpty && result.newCount == 0)
    #expect(result.written.entries == [Self.entry("a", "zero-size-leaf", "A/B")])
  }

  @Test("keeps entries of files and rules that were not in the run") func kept() throws {
    let entries = [
      Self.entry("a", "zero-size-leaf"), Self.entry("a", "duplicate-id"), Self.entry("b", "duplicate-id"),
    ]
    let (_, result) = try compared([Self.file("a", [])], entries, leavesOut: ["zero-size-leaf"])
    #expect(result.stale == [entries[1]])
    #expect(result.pruned.entries == [entries[0], entries[2]].sorted())
    #expect(result.written == result.pruned)
  }

  @Test("calls entries of a deleted file stale where its folder was looked through") func gone() throws {
    let entries = [Self.entry("x/a", "duplicate-id"), Self.entry("y/a", "duplicate-id")]
    let (_, result) = try compared([], entries) {
      $0.gone = ["x/a", "y/a"]
      $0.searched = ["x/a"]
    }
    #expect(result.stale == [entries[0]] && result.pruned.entries == [entries[1]])
  }

  @Test("calls entries of a file stale that was looked at and has nothing to say") func silent() throws {
    let (_, result) = try compared([], [Self.entry("a.swift", "duplicate-id")]) { $0.silent = ["a.swift"] }
    #expect(result.stale.count == 1 && result.pruned.entries.isEmpty)
  }

  @Test("follows what git says of names, also with half of the findings changed") func renamed() throws {
    let (report, result) = try compared(
      [Self.file("n", ["duplicate-id A", "zero-size-leaf C", "hidden-leaf D"])],
      [Self.entry("o", "duplicate-id", "A"), Self.entry("o", "zero-size-leaf", "B")]
    ) {
      ($0.gone, $0.searched) = (["o"], ["o"])
      $0.renames = ["o": "n"]
    }
    #expect(report.files[0].diagnostics.map(\.rule) == ["hidden-leaf", "zero-size-leaf"].reversed())
    #expect(result.stale == [Self.entry("o", "zero-size-leaf", "B")])
    #expect(result.pruned.entries == [Self.entry("n", "duplicate-id", "A")])
  }

  @Test("leaves alone what git knows to be elsewhere") func elsewhere() throws {
    let (_, result) = try compared([], [Self.entry("o", "duplicate-id", "A")]) {
      ($0.gone, $0.searched) = (["o"], ["o"])
      $0.renames = ["o": "other/n"]
    }
    #expect(result.stale.isEmpty && result.pruned.entries.count == 1)
  }

  @Test("does not take a file that the baseline has already for a renamed one") func taken() throws {
    let old = [Self.entry("a", "duplicate-id"), Self.entry("b", "hidden-leaf")]
    let (report, _) = try compared([Self.file("b", ["duplicate-id", "hidden-leaf"])], old) {
      ($0.gone, $0.renames) = (["a"], ["a": "b"])
    }
    #expect(report.findings.map(\.diagnostic.rule) == ["duplicate-id"])
  }

  @Test("compared anew with what it wrote has nothing new and nothing stale") func stable() throws {
    let (_, result) = try compared([LintReport.sample.files[3], LintReport.sample.files[2]], [])
    let again = try compared(
      [LintReport.sample.files[3], LintReport.sample.files[2]], result.written.entries)
    #expect(again.report.findings.isEmpty && again.result.stale.isEmpty)
    #expect(again.result.written == result.written && again.result.pruned == result.written)
  }
}
