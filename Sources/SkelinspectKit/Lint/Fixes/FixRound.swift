/// The fixes that are made at once: of those that contradict each other the first.
package struct FixRound: Sendable {
  /// A fix and what it is for.
  package struct Made: Sendable {
    package let diagnostic: Diagnostic
    package let fix: SuggestedFix
  }

  package private(set) var made: [Made] = []
  /// All in one for each file.
  package private(set) var edits: [FileEdits] = []

  /// - Parameters:
  ///   - names: of the files that may be changed.
  ///   - isTaken: whether a fix may be made.
  package init(
    of report: LintReport, in names: Set<String>, where isTaken: (Diagnostic, SuggestedFix) -> Bool
  ) {
    var union = EditUnion()
    for (_, diagnostic) in report.findings {
      for fix in diagnostic.fixes where isTaken(diagnostic, fix) {
        guard fix.files.allSatisfy({ names.contains($0.fileName) }), union.add(fix.files) else { continue }
        made.append(Made(diagnostic: diagnostic, fix: fix))
      }
    }
    edits = union.files
  }

  /// The first half of its fixes; of one nothing.
  package var firstHalf: FixRound {
    var round = self
    round.made = Array(made.prefix(made.count / 2))
    round.edits = EditUnion(round.made.flatMap(\.fix.files))?.files ?? []
    return round
  }

  /// Whether its findings are gone and nothing is found that was not before; what an error of reading has hidden may
  /// come to light.
  package func removesFindings(of before: LintReport, in after: LintReport) -> Bool {
    let unread = Set(before.files.lazy.filter { !$0.isRead }.map(\.name))
    let gone = made.map { FindingCounts.kind(of: $0.diagnostic, in: []) }
    return after.counts(unread).lacks(gone, of: before.counts(unread))
  }
}

extension LintReport {
  /// - Parameter unread: files of which only the errors of reading count.
  fileprivate func counts(_ unread: Set<String>) -> FindingCounts {
    FindingCounts(
      files.flatMap { unread.contains($0.name) ? $0.withReaderErrorsOnly.diagnostics : $0.diagnostics },
      in: [])
  }
}
