/// Which findings of a file its entries stand for: first those at the same path; then, of one rule, those whose paths
/// are the same from the nearest id on, but for numbers among siblings: of several the last one for the last one.
struct BaselineMatching {
  /// For each kind of finding the entries that stand for it, with how many findings each of them does.
  private(set) var matched: [[Baseline.Entry]]
  /// The entries, with how many of their findings have gone.
  private(set) var left: [Baseline.Entry]

  private let found: [Baseline.Entry]

  /// - Parameter found: each rule at each view once.
  init(_ entries: [Baseline.Entry], _ found: [Baseline.Entry]) {
    (left, self.found) = (entries, found)
    matched = found.map { _ in [] }
    match { [$0.rule, $0.path] }
    match { [$0.rule, $0.subject] }
  }

  private mutating func match(by key: (Baseline.Entry) -> [String?]) {
    var open = Dictionary(grouping: left.indices.filter { left[$0].count > 0 }) { key(left[$0]) }
    guard !open.isEmpty else { return }
    for kind in found.indices.reversed() {
      var count = found[kind].count - matched[kind].reduce(0) { $0 + $1.count }
      let key = count > 0 ? key(found[kind]) : []
      while count > 0, let entry = open[key]?.popLast() {
        let common = min(count, left[entry].count)
        matched[kind].append(left[entry].counting(common))
        count -= common
        left[entry].count -= common
        if left[entry].count > 0 { open[key]?.append(entry) }
      }
    }
  }
}

extension Baseline.Entry {
  /// The path from the nearest id on, without numbers among siblings: what views around that id change nothing of.
  fileprivate var subject: String? {
    guard let path else { return nil }
    var (steps, start) = ([Substring](), path.startIndex)
    var (isQuoted, isEscaped) = (false, false)
    for index in path.utf8.indices {
      let letter = path.utf8[index]
      // What stands in double quotes is an id.
      if letter == UInt8(ascii: "/"), !isQuoted {
        steps.append(path[start..<index])
        start = path.utf8.index(after: index)
      }
      if letter == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = letter == UInt8(ascii: "\\") && !isEscaped
    }
    steps.append(path[start...])
    let nearest = steps.lastIndex { $0.utf8.contains(UInt8(ascii: "#")) } ?? 0
    return steps[nearest...].map(\.withoutNumber).joined(separator: "/")
  }
}

extension Substring {
  /// `UILabel` of `UILabel[2]`.
  fileprivate var withoutNumber: Substring {
    utf8.last == UInt8(ascii: "]") ? self[..<(utf8.lastIndex(of: UInt8(ascii: "[")) ?? endIndex)] : self
  }
}
