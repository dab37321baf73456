/// What a baseline holds, for people.
extension BaselineComparison {
  /// - Parameter name: of the baseline's file.
  package func report(named name: String, paint: Paint) -> String {
    let head = "\(name.escapedForTerminal) holds \(old.summary)."
    var parts = [paint.bold(head) + "\n"]
    if !old.entries.isEmpty {
      parts.append("By rule:\n" + Self.table(old.entries.map { ($0.rule, $0.count) }))
      parts.append("By file:\n" + Self.table(old.entries.map { ($0.file, $0.count) }))
    }
    if !stale.isEmpty {
      parts.append("Stale, which `skelinspect baseline prune` removes:\n" + stale.map(staleLine).joined())
    }
    if newCount > 0 {
      parts.append(
        "\(newCount.counted("finding")) \(newCount == 1 ? "is" : "are") not in it: lint reports what is new.\n"
      )
    }
    return parts.joined(separator: "\n")
  }

  private func staleLine(_ entry: Baseline.Entry) -> String {
    let whole = old.entries.first { $0.key == entry.key }?.count ?? entry.count
    let part = whole > entry.count ? " (\(entry.count) of \(whole))" : whole > 1 ? " (\(whole))" : ""
    return "  \(entry.text.escapedForTerminal)\(part)\n"
  }

  /// The largest number first.
  private static func table(_ rows: [(name: String, count: Int)]) -> String {
    let counts = Dictionary(rows.map { ($0.name, $0.count) }, uniquingKeysWith: +)
    return counts.ranking.map { "  \($0.count)  \($0.name.escapedForTerminal)\n" }.joined()
  }

  /// What `baseline prune` did.
  package var pruneText: String {
    if stale.isEmpty {
      let names = pruned == old ? "" : "; files and views that have other names now go by them"
      return "nothing in it is stale" + names
    }
    let findings = stale.reduce(0) { $0 + $1.count }
    return "removed \(findings.counted("finding")) that \(findings == 1 ? "is" : "are") gone; "
      + "it holds \(pruned.summary)"
  }
}

extension Baseline {
  /// `12 findings in 5 files`.
  package var summary: String {
    entries.isEmpty ? "no findings" : "\(count.counted("finding")) in \(fileCount.counted("file"))"
  }
}

extension Baseline.Entry {
  /// File, rule and, where it is about a view, its path.
  fileprivate var text: String { "\(file): \(rule)" + (path.map { ", \($0)" } ?? "") }
}
