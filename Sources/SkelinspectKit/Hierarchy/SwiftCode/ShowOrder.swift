/// Which calls of show one function makes before which others.
struct ShowOrder: Sendable {
  private struct Function: Hashable {
    let owner: String
    let entry: String
    let file: String
  }

  /// The first and the last call of each function, by where they stand.
  private var calls: [ViewIndex: [Function: ClosedRange<Int>]] = [:]

  mutating func add(_ show: HierarchyCode.Show) {
    guard show.isCertain else { return }
    let function = Function(owner: show.owner, entry: show.entry, file: show.place.fileName)
    let start = show.place.range.lowerBound
    let known = calls[show.view]?[function] ?? start...start
    calls[show.view, default: [:]][function] =
      min(known.lowerBound, start)...max(known.upperBound, start)
  }

  /// Whether one function shows both, in the order of the source.
  func isOne(_ first: ViewIndex, before second: ViewIndex) -> Bool {
    guard let earlier = calls[first], let later = calls[second] else { return false }
    return earlier.contains { function, calls in
      later[function].map { $0.upperBound > calls.lowerBound } ?? false
    }
  }
}
