/// What the program knows of the files of a run, by the names that the baseline has for them.
package struct BaselineFiles: Sendable {
  /// By the names in the report.
  package var names: [String: String] = [:]
  /// Files of the run that are not in the report: there is nothing to say of them.
  package var silent: Set<String> = []
  /// Files that are no longer there.
  package var gone: Set<String> = []
  /// Those of them whose folder was looked through.
  package var searched: Set<String> = []
  /// From old names to new ones, as git has them.
  package var renames: [String: String] = [:]

  package init() {}
}

/// How a run and its baseline differ.
package struct BaselineComparison: Sendable {
  /// As it was read.
  package let old: Baseline
  /// What it has too much.
  package let stale: [Baseline.Entry]
  /// Without that, and by the present names of files and views.
  package let pruned: Baseline
  /// What the run found, and what it cannot judge: the baseline to write.
  package let written: Baseline
  /// Findings that it does not have.
  package let newCount: Int
}

/// How a run differs from what lint finds in a commit by the rules of today.
package struct EarlierComparison: Sendable {
  /// Safe in every format: `main`, or `the merge base with main`.
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
    with baseline: (entries: Baseline, files: BaselineFiles)?,
    since earlier: (name: String, findings: Baseline, files: BaselineFiles)? = nil,
    leavesOut: (String) -> Bool
  ) -> LintReport {
    var report = self
    let known = baseline.map { comparison(with: $0.entries, $0.files, leavesOut) }
    let had = earlier.map { comparison(with: $0.findings, $0.files, leavesOut) }
    for index in files.indices {
      report.files[index].wait((known?.old[index] ?? []).union(had?.old[index] ?? []))
    }
    report.baseline = known?.comparison
    if let earlier, let had {
      report.earlier = EarlierComparison(
        name: earlier.name, count: had.old.reduce(0) { $0 + $1.count },
        goneCount: had.comparison.stale.reduce(0) { $0 + $1.count })
    }
    return report
  }

  /// With a baseline; and for each file which of its findings that has, by their places among all.
  private func comparison(
    with baseline: Baseline, _ files: BaselineFiles, _ leavesOut: (String) -> Bool
  ) -> (comparison: BaselineComparison, old: [Set<Int>]) {
    var allOld: [Set<Int>] = []
    var entries = baseline.entries(in: files)
    var (present, found): ([Baseline.Entry], [Baseline.Entry]) = ([], [])
    let names = self.files.map { files.names[$0.name] ?? $0.name }
    for (index, name) in zip(0..., names) {
      let kinds = self.files[index].kinds(named: name)
      found += kinds.map(\.entry)
      let matching = BaselineMatching(entries[name] ?? [], kinds.map(\.entry))
      entries[name] = matching.left
      var old: Set<Int> = []
      for (kind, matched) in zip(kinds, matching.matched) {
        present += matched.map { kind.entry.counting($0.count) }
        old.formUnion(kind.places.prefix(matched.reduce(0) { $0 + $1.count }))
      }
      allOld.append(old)
    }
    let unread = zip(self.files, names).filter { !$0.0.isRead }.map(\.1)
    let judged = files.searched.union(files.silent).union(names).subtracting(unread)
    var (stale, kept): ([Baseline.Entry], [Baseline.Entry]) = ([], [])
    for (name, entries) in entries {
      for entry in entries where entry.count > 0 {
        let isJudged = judged.contains(name) && !leavesOut(entry.rule)
        if isJudged { stale.append(entry) } else { kept.append(entry.moved(to: name)) }
      }
    }
    let comparison = BaselineComparison(
      old: baseline, stale: stale.sorted(), pruned: Baseline(present + kept, schema: baseline.schema),
      written: Baseline(found + kept, schema: baseline.schema),
      newCount: found.reduce(0) { $0 + $1.count } - allOld.reduce(0) { $0 + $1.count })
    return (comparison, allOld)
  }
}

extension Baseline {
  /// By the present names of their files.
  fileprivate func entries(in files: BaselineFiles) -> [String: [Entry]] {
    let known = Set(entries.map(\.file))
    return Dictionary(grouping: entries) { entry in
      guard files.gone.contains(entry.file), let new = files.renames[entry.file], !known.contains(new) else {
        return entry.file
      }
      return new
    }
  }
}

extension LintedFile {
  /// The findings that may be in a baseline, by rule and view, with their places among all.
  fileprivate func kinds(named name: String) -> [(entry: Baseline.Entry, places: [Int])] {
    // What keeps a part of a file from being read is always reported.
    let waiting = diagnostics.indices.filter { !diagnostics[$0].isReaderError }
    let kinds = Dictionary(grouping: waiting) { [diagnostics[$0].rule, diagnostics[$0].viewPath] }
    return kinds.values.sorted { $0[0] < $1[0] }.map { places in
      let first = diagnostics[places[0]]
      let entry = Baseline.Entry(file: name, rule: first.rule, path: first.viewPath, count: places.count)
      return (entry, places)
    }
  }

  /// Takes findings away from those that are reported.
  fileprivate mutating func wait(_ places: Set<Int>) {
    guard !places.isEmpty else { return }
    baselined = places.sorted().map { diagnostics[$0] }
    diagnostics = diagnostics.indices.filter { !places.contains($0) }.map { diagnostics[$0] }
  }
}
