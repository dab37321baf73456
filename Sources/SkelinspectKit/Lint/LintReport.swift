/// What lint found in a run.
public struct LintReport: Sendable {
  /// A file that is not in the report, and why.
  package struct Notice: Hashable, Sendable {
    package let name: String
    package let message: String
    /// It could not be read; else it was left out.
    package let isError: Bool

    package init(_ name: String, _ message: String, isError: Bool = false) {
      (self.name, self.message, self.isError) = (name, message, isError)
    }
  }

  /// In the order of their names.
  public internal(set) var files: [LintedFile]

  package init(_ files: [LintedFile]) {
    self.files = files.sorted { $0.name.precedes($1.name) }
  }

  /// Where the findings were compared with a baseline.
  package internal(set) var baseline: BaselineComparison?
  /// Where they were compared with those of a commit.
  package internal(set) var earlier: EarlierComparison?
  /// The findings are only the new ones.
  package var isCompared: Bool { baseline != nil || earlier != nil }

  /// In the order of their names.
  package var notices: [Notice] = []

  /// What could not be read.
  package var unread: [Notice] { notices.filter(\.isError) }

  /// Findings below the level that is shown.
  package private(set) var hiddenCount = 0

  /// Without the findings below a level.
  package func showing(atLeast level: Diagnostic.Severity) -> LintReport {
    var report = self
    for index in report.files.indices {
      let all = report.files[index].diagnostics
      report.files[index].diagnostics = all.filter { $0.severity >= level }
      report.hiddenCount += all.count - report.files[index].diagnostics.count
    }
    return report
  }

  /// With the paths of each file's first findings.
  func withPaths(upTo count: Int) -> LintReport {
    var report = self
    report.files = files.map { $0.withPaths(upTo: count) }
    return report
  }

  /// All findings that are shown, with their files.
  package var findings: [(file: LintedFile, diagnostic: Diagnostic)] {
    files.flatMap { file in file.diagnostics.map { (file, $0) } }
  }

  package func count(of severity: Diagnostic.Severity) -> Int {
    files.reduce(0) { sum, file in
      sum + file.diagnostics.indices.count { file.diagnostics[$0].severity == severity }
    }
  }
}
