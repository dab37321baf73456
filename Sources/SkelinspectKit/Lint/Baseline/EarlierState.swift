/// What lint finds in the files as they were in a commit, by the rules of today.
package struct EarlierState: Sendable {
  /// Safe in every format: `main`, or `the merge base with main`.
  package let name: String
  package let findings: Baseline
  package let files: BaselineFiles

  package init(name: String, findings: Baseline, files: BaselineFiles) {
    (self.name, self.findings, self.files) = (name, findings, files)
  }
}

/// How a run differs from what lint finds in a commit.
package struct EarlierComparison: Sendable {
  package let name: String
  /// Findings of the run that the commit had already.
  package let count: Int
  /// Findings of the commit that there are no more.
  package let goneCount: Int
}

extension LintReport {
  /// With its findings parted into new ones and those that a baseline or an earlier state has.
  ///
  /// - Parameter leavesOut: whether the run leaves a rule out: then nothing is known of its findings.
  package func compared(
    with baseline: (entries: Baseline, files: BaselineFiles)?, since earlier: EarlierState?,
    leavesOut: (String) -> Bool
  ) -> LintReport {
    var report = self
    let known = baseline.map { compared(with: $0.entries, $0.files, leavesOut: leavesOut) }
    let had = earlier.map { compared(with: $0.findings, $0.files, leavesOut: leavesOut) }
    for index in files.indices {
      let places = [known, had].compactMap { $0?.files[index].baselinedPlaces }
      report.files[index].wait(places.reduce(into: []) { $0.formUnion($1) })
    }
    report.baseline = known?.baseline
    if let earlier, let had, let comparison = had.baseline {
      report.earlier = EarlierComparison(
        name: earlier.name, count: had.files.reduce(0) { $0 + $1.baselined.count },
        goneCount: comparison.stale.reduce(0) { $0 + $1.count })
    }
    return report
  }
}
