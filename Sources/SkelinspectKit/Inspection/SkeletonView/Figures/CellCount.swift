/// How many rows or items the dummy data source answers for a section.
enum CellCount: Equatable, Sendable {
  /// Negative where a height is: how UIKit takes it was not seen.
  case known(Int)
  /// Needs a size that the file does not say.
  case unknown
  /// Converting the division's result to Int crashes the app.
  case trap(dividend: Double?, divisor: Double)

  /// `Int(ceil(extent / length))`; zero traps whatever the extent.
  init(_ extent: Double?, dividedBy length: Double) {
    guard length != 0 else {
      self = .trap(dividend: extent, divisor: length)
      return
    }
    guard let extent else {
      self = .unknown
      return
    }
    self =
      Int(exactly: (abs(extent) / length).rounded(.up)).map(CellCount.known)
      ?? .trap(dividend: extent, divisor: length)
  }
}

extension Hierarchy {
  /// Rows or items of each section, before UIKit looks at them (rules C2, C3 and C7).
  func cellCount(of view: ViewIndex) -> CellCount {
    if isCountUnknown(of: view) { return .unknown }
    let count = answeredCount(of: view)
    guard origin(of: view) == .presumed else { return count }
    // Code that the file does not show says how many, or how high: the app runs.
    if case .known(let number) = count, number >= 0 { return count }
    return .unknown
  }

  /// Whether code computes what decides it.
  private func isCountUnknown(of view: ViewIndex) -> Bool {
    guard let unknown = evidence?.unknown[view] else { return false }
    // Of a data source that is not known nobody knows what it answers.
    if unknown.contains(countKey(of: view)) || unknown.contains(.dataSource) { return true }
    if let explicit = integer(countKey(of: view), of: view), explicit != -1 { return false }
    return !unknown.isDisjoint(with: [
      .rowHeight, .estimatedRowHeight, .itemSize, .minimumLineSpacing, .scrollDirection, .layout,
    ])
  }

  /// `automaticDimension` and its raw value are the same.
  private func height(_ key: ViewKey, of view: ViewIndex) -> Double { number(key, of: view) ?? -1 }

  /// The row height that SkeletonView works with: `calculateRowHeight`, in points; -1 when both are
  /// automatic.
  func skeletonRowHeight(of table: ViewIndex) -> Double {
    let height = height(.rowHeight, of: table)
    return height == -1 ? self.height(.estimatedRowHeight, of: table) : height
  }

  private func answeredCount(of view: ViewIndex) -> CellCount {
    let explicit = integer(countKey(of: view), of: view) ?? -1
    if explicit != -1 { return .known(explicit) }
    if views[view].family == .collection, !hasFlowLayout(view) { return .known(0) }
    return CellCount(extent(of: view), dividedBy: cellLength(of: view))
  }

  func numberOfSkeletonSections(of view: ViewIndex) -> Int {
    integer(.numberOfSkeletonSections, of: view) ?? 1
  }
}
