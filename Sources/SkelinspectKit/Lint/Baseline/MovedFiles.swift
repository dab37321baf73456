/// What the history of the files says of names that the baseline has.
package struct FileHistory: Sendable {
  /// From old names to new ones.
  package var renames: [String: String] = [:]
  /// What it says of all others that came or went: no file that went became one that came.
  package var came: Set<String> = []
  package var went: Set<String> = []

  package init() {}
}

/// Finds out which files are those of the baseline under another name.
struct MovedFiles {
  /// How often a finding of the old files may be compared with one of the new ones.
  private static let maximumComparisons = 2_000_000

  /// From old names to new ones; each new one once.
  private(set) var names: [String: String] = [:]

  private struct Subject: Hashable {
    let rule: String
    let path: String?
  }

  private struct Pair {
    let old: String
    let new: String
    /// Of all findings of both, from 0 to 1.
    let share: Double

    var hasSameName: Bool { old.split(separator: "/").last == new.split(separator: "/").last }
  }

  /// - Parameters:
  ///   - gone: entries of files that are no longer there.
  ///   - found: the findings of files that the baseline does not have.
  init(_ gone: [String: [Baseline.Entry]], _ found: [String: [BaselineMatching.Kind]], _ history: FileHistory)
  {
    var taken: Set<String> = []
    for old in gone.keys.sorted() {
      guard let new = history.renames[old], found[new] != nil, taken.insert(new).inserted else { continue }
      names[old] = new
    }
    let rest = gone.filter { names[$0.key] == nil && history.renames[$0.key] == nil }
    let new = found.filter { !taken.contains($0.key) }
    // What git takes for two files may be one of the same name, in which much changed.
    let others = Self.pairs(rest, new).filter {
      $0.hasSameName || !history.went.contains($0.old) || !history.came.contains($0.new)
    }
    for pair in (Self.namesakes(rest, new) + others).sorted(by: Self.isBefore) where names[pair.old] == nil {
      if taken.insert(pair.new).inserted { names[pair.old] = pair.new }
    }
  }

  /// Old and new files of one name in other folders, of which half of the findings match, views put around them or not.
  private static func namesakes(
    _ gone: [String: [Baseline.Entry]], _ found: [String: [BaselineMatching.Kind]]
  ) -> [Pair] {
    let new = Dictionary(grouping: found.keys.sorted()) { $0.split(separator: "/").last }
    var room = maximumComparisons
    return gone.keys.sorted().flatMap { old in
      (new[old.split(separator: "/").last] ?? []).compactMap { name -> Pair? in
        let (entries, kinds) = (gone[old] ?? [], found[name] ?? [])
        room -= entries.count + kinds.count
        guard room >= 0 else { return nil }
        let matching = BaselineMatching(entries, kinds)
        let total = entries.reduce(0) { $0 + $1.count }
        let size = max(total, kinds.reduce(0) { $0 + $1.count })
        let common = total - matching.left.reduce(0, +)
        return common * 2 >= size ? Pair(old: old, new: name, share: Double(common) / Double(size)) : nil
      }
    }
  }

  /// Old and new files that have at least half of their findings in common.
  private static func pairs(
    _ gone: [String: [Baseline.Entry]], _ found: [String: [BaselineMatching.Kind]]
  ) -> [Pair] {
    var places: [Subject: [(file: String, count: Int)]] = [:]
    for file in found.keys.sorted() {
      for kind in found[file] ?? [] {
        places[Subject(rule: kind.rule, path: kind.path), default: []].append((file, kind.count))
      }
    }
    var room = maximumComparisons
    return gone.keys.sorted().flatMap { old -> [Pair] in
      let entries = gone[old] ?? []
      var common: [String: Int] = [:]
      for entry in entries {
        let same = places[Subject(rule: entry.rule, path: entry.path)] ?? []
        room -= same.count
        guard room >= 0 else { break }
        for (file, count) in same { common[file, default: 0] += min(count, entry.count) }
      }
      let total = entries.reduce(0) { $0 + $1.count }
      return common.compactMap { new, count in
        let size = max(total, found[new]?.reduce(0) { $0 + $1.count } ?? 0)
        return count * 2 >= size ? Pair(old: old, new: new, share: Double(count) / Double(size)) : nil
      }
    }
  }

  /// The most similar first; of those the ones of the same name.
  private static func isBefore(_ first: Pair, _ second: Pair) -> Bool {
    if first.share != second.share { return first.share > second.share }
    if first.hasSameName != second.hasSameName { return first.hasSameName }
    return (first.old, first.new) < (second.old, second.new)
  }
}
