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
    let rules = Set(made.map(\.diagnostic.rule))
    return after.counts(unread, rules).lacks(gone, of: before.counts(unread, rules))
  }
}

extension LintReport {
  /// - Parameter unread: files of which only the errors of reading count, and what these rules find.
  fileprivate func counts(_ unread: Set<String>, _ rules: Set<String>) -> FindingCounts {
    let counted = files.flatMap { file in
      file.diagnostics.filter {
        !unread.contains(file.name) || $0.isReaderError || rules.contains($0.rule)
      }
    }
    return FindingCounts(counted, in: [])
  }
}
