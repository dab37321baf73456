/// The findings that a team knows of and lets wait: lint reports those that are not among them.
package struct Baseline: Equatable, Sendable {
  /// Findings of one rule at one view, or at none, of a file.
  package struct Entry: Hashable, Sendable {
    /// From the baseline's folder.
    package let file: String
    package let rule: String
    /// As formats for machines have it; nil where the finding is about no view.
    package let path: String?
    package var count: Int
  }

  package static let fileName = ".skelinspect-baseline.json"
  static let schemaVersion = 1
  /// More findings of one rule at one view there cannot be.
  static let maximumCount = 1_000_000

  /// By file, rule and path, each once.
  package let entries: [Entry]
  /// Where an editor finds the schema, if the file says so.
  package var schema: String?

  /// - Parameter entries: in any order; those of one key are added up.
  package init(_ entries: some Sequence<Entry> = [], schema: String? = nil) {
    var counts: [Entry: Int] = [:]
    for entry in entries { counts[entry.key, default: 0] += entry.count }
    self.entries = counts.map { $0.counting($1) }.filter { $0.count > 0 }.sorted()
    self.schema = schema
  }

  /// The findings that it stands for.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  package var fileCount: Int { Set(entries.map(\.file)).count }

  /// One entry a line, so that git merges what two people changed.
  package var text: String {
    let version = OrderedJSON.number(Self.schemaVersion)
    let document: OrderedJSON = [
      "$schema": schema.map(OrderedJSON.text),
      "schemaVersion": schema == nil ? version : .line(1, version),
      "findings": .line(1, .rows(entries.map(\.entryJSON), indent: 2)),
    ]
    return document.safeText
  }
}

extension Baseline.Entry {
  var entryJSON: OrderedJSON {
    ["file": .text(file), "rule": .text(rule), "path": OrderedJSON(path), "count": .number(count)]
  }

  /// Without its count.
  var key: Self { counting(0) }

  func counting(_ count: Int) -> Self { Self(file: file, rule: rule, path: path, count: count) }

  func moved(to file: String) -> Self { Self(file: file, rule: rule, path: path, count: count) }
}

extension Baseline.Entry: Comparable {
  package static func < (first: Self, second: Self) -> Bool {
    if first.file != second.file { return first.file.utf8.lexicographicallyPrecedes(second.file.utf8) }
    if first.rule != second.rule { return first.rule.utf8.lexicographicallyPrecedes(second.rule.utf8) }
    guard let path = second.path else { return false }
    return first.path.map { $0.utf8.lexicographicallyPrecedes(path.utf8) } ?? true
  }
}
