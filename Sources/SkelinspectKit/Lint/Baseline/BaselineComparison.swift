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
  package var history = FileHistory()

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

extension LintReport {
  /// With its findings parted into new ones and those that a baseline has.
  ///
  /// - Parameter leavesOut: whether the run leaves a rule out: then nothing is known of its entries.
  package func compared(
    with baseline: Baseline, _ files: BaselineFiles, leavesOut: (String) -> Bool
  ) -> LintReport {
    var comparer = BaselineComparer(self, baseline, files)
    return comparer.compare(leavesOut)
  }
}

/// Goes through the files of a report with the entries of each.
private struct BaselineComparer {
  private var report: LintReport
  private let baseline: Baseline
  private let files: BaselineFiles
  private var entries: [String: [Baseline.Entry]]
  private var moved: [String: String] = [:]
  /// Matched, by the present names.
  private var present: [Baseline.Entry] = []
  private var found: [Baseline.Entry] = []
  /// What is left of the entries of each file.
  private var left: [String: [Baseline.Entry]] = [:]

  init(_ report: LintReport, _ baseline: Baseline, _ files: BaselineFiles) {
    (self.report, self.baseline, self.files) = (report, baseline, files)
    entries = Dictionary(grouping: baseline.entries, by: \.file)
  }

  mutating func compare(_ leavesOut: (String) -> Bool) -> LintReport {
    let findings = report.files.map { BaselineFindings($0) }
    findMovedFiles(findings)
    let old = Dictionary(moved.map { ($1, $0) }) { first, _ in first }
    for (number, found) in zip(0..., findings) {
      let name = name(of: report.files[number])
      compare(number, name, found, entries.removeValue(forKey: old[name] ?? name) ?? [])
    }
    let unread = Set(report.files.filter { !$0.isRead }.map(name))
    let run = Set(report.files.map(name)).union(files.silent)
    // A file that went elsewhere has not gone.
    let gone = files.searched.filter { files.history.renames[$0].map(run.contains) ?? true }
    let known = run.union(gone).subtracting(unread)
    for (name, entries) in entries { left[name, default: []] += entries }
    var stale: [Baseline.Entry] = []
    var kept: [Baseline.Entry] = []
    for (name, entries) in left {
      for entry in entries {
        let isJudged = known.contains(name) && !leavesOut(entry.rule)
        if isJudged { stale.append(entry) } else { kept.append(entry.moved(to: name)) }
      }
    }
    report.baseline = BaselineComparison(
      old: baseline, stale: stale.sorted(), pruned: Baseline(present + kept, schema: baseline.schema),
      written: Baseline(found + kept, schema: baseline.schema),
      newCount: report.files.reduce(0) { sum, file in sum + file.diagnostics.count(where: \.mayWait) })
    return report
  }

  private func name(of file: LintedFile) -> String { files.names[file.name] ?? file.name }

  private mutating func findMovedFiles(_ findings: [BaselineFindings]) {
    let gone = entries.filter { files.gone.contains($0.key) }
    guard !gone.isEmpty else { return }
    var new: [String: [BaselineMatching.Kind]] = [:]
    for (file, found) in zip(report.files, findings)
    where !found.kinds.isEmpty && entries[name(of: file)] == nil {
      new[name(of: file)] = found.kinds
    }
    moved = MovedFiles(gone, new, files.history).names
  }

  private mutating func compare(
    _ number: Int, _ name: String, _ findings: BaselineFindings, _ entries: [Baseline.Entry]
  ) {
    let matching = BaselineMatching(entries, findings.kinds)
    report.files[number].wait(findings.first(matching.matched.map { $0.reduce(0) { $0 + $1.count } }))
    for (kind, matches) in zip(findings.kinds, matching.matched) {
      let entry = Baseline.Entry(file: name, rule: kind.rule, path: kind.path, count: kind.count)
      found.append(entry)
      present += matches.map { entry.counting($0.count) }
    }
    for (entry, count) in zip(entries, matching.left) where count > 0 {
      left[name, default: []].append(entry.counting(count))
    }
  }
}

/// The findings of a file that may be in a baseline, by rule and view.
private struct BaselineFindings {
  private(set) var kinds: [BaselineMatching.Kind] = []
  /// Of each kind, its places among the file's findings.
  private var places: [[Int]] = []

  init(_ file: LintedFile) {
    struct Key: Hashable {
      let rule: String
      let path: String?
    }
    var numbers: [Key: Int] = [:]
    for (place, diagnostic) in zip(0..., file.diagnostics) where diagnostic.mayWait {
      let key = Key(rule: diagnostic.rule, path: diagnostic.viewPath)
      let number = numbers[key] ?? places.count
      if number == places.count {
        numbers[key] = number
        places.append([])
      }
      places[number].append(place)
    }
    for places in places {
      let first = file.diagnostics[places[0]]
      kinds.append(.init(rule: first.rule, path: first.viewPath, count: places.count))
    }
  }

  /// So many of each kind.
  func first(_ counts: [Int]) -> Set<Int> {
    zip(places, counts).reduce(into: []) { $0.formUnion($1.0.prefix($1.1)) }
  }
}

extension LintedFile {
  /// Takes findings away from those that are reported.
  mutating func wait(_ places: Set<Int>) {
    guard !places.isEmpty else { return }
    baselinedPlaces = places
    self.baselined = places.sorted().map { diagnostics[$0] }
    diagnostics = diagnostics.indices.filter { !places.contains($0) }.map { diagnostics[$0] }
  }
}

extension Diagnostic {
  /// What keeps a part of a file from being read is always reported.
  fileprivate var mayWait: Bool { Rule.named(rule)?.isAlwaysError != true }
}
