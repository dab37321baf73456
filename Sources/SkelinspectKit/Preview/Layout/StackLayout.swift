/// Where a stack view puts its arranged views along its axis: spacing and the common distributions.
struct StackLayout {
  enum Distribution: String {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  struct Item {
    /// Points along the axis; nil where the view takes what there is.
    var length: Double?
    /// A constraint says the length.
    var isFixed = false
    /// It gives way before others do.
    var isText = false
  }

  struct Segment: Equatable {
    var start: Double
    var length: Double
  }

  let distribution: Distribution
  let spacing: Double

  /// - Parameter extent: of the stack view along its axis, in points.
  func segments(of items: [Item], in extent: Double) -> [Segment] {
    guard !items.isEmpty else { return [] }
    let lengths = lengths(of: items, in: extent)
    return switch distribution {
    case .fill, .fillEqually, .fillProportionally: Self.line(lengths, gap: spacing)
    case .equalSpacing: Self.line(lengths, gap: max(spacing, Self.gap(lengths, in: extent)))
    case .equalCentering: centered(lengths, in: extent)
    }
  }

  private func lengths(of items: [Item], in extent: Double) -> [Double] {
    let room = max(extent - spacing * Double(items.count - 1), 0)
    switch distribution {
    case .fillEqually: return items.map { _ in room / Double(items.count) }
    case .fillProportionally: return Self.proportional(items, in: room)
    case .equalSpacing, .equalCentering: return items.map { $0.length ?? Self.standardLength }
    case .fill: return Self.filled(items, in: room)
    }
  }

  /// What a view without a length of its own counts for among views that have one.
  private static let standardLength = 44.0

  /// What is left goes to the views without a length, else to the last that no constraint holds.
  private static func filled(_ items: [Item], in room: Double) -> [Double] {
    let flexible = items.count { $0.length == nil }
    let rest = room - items.reduce(0) { $0 + ($1.length ?? 0) }
    if flexible > 0 {
      return items.map { $0.length ?? max(rest / Double(flexible), 0) }
    }
    let lengths = items.map { $0.length ?? 0 }
    let last = items.lastIndex { !$0.isFixed } ?? items.count - 1
    if rest < 0 {
      let flexible = items.indices.reversed().filter { !items[$0].isFixed || $0 == last }
      let order = flexible.filter { items[$0].isText } + flexible.filter { !items[$0].isText }
      return cut(lengths, by: -rest, in: room, order)
    }
    var filled = lengths
    filled[last] += rest
    return filled
  }

  /// Each gives what there is too much in its turn, and none more than leaves it half of an equal share.
  private static func cut(
    _ lengths: [Double], by excess: Double, in room: Double, _ order: [Int]
  ) -> [Double] {
    var (lengths, excess) = (lengths, excess)
    let share = room / Double(lengths.count) / 2
    for index in order where excess > 0 {
      let given = min(max(lengths[index] - share, 0), excess)
      lengths[index] -= given
      excess -= given
    }
    return lengths
  }

  private static func proportional(_ items: [Item], in room: Double) -> [Double] {
    let weights = items.map { max($0.length ?? standardLength, 0) }
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return items.map { _ in room / Double(items.count) } }
    return weights.map { room * $0 / sum }
  }

  private static func line(_ lengths: [Double], gap: Double) -> [Segment] {
    var end = -gap
    return lengths.map { length in
      defer { end += gap + length }
      return Segment(start: end + gap, length: length)
    }
  }

  private static func gap(_ lengths: [Double], in extent: Double) -> Double {
    guard lengths.count > 1 else { return 0 }
    return (extent - lengths.reduce(0, +)) / Double(lengths.count - 1)
  }

  /// The centres stand at equal distances, and no gap is smaller than the spacing.
  private func centered(_ lengths: [Double], in extent: Double) -> [Segment] {
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
      return Self.line(lengths, gap: spacing)
    }
    let step = (extent - first / 2 - last / 2) / Double(lengths.count - 1)
    var end = -spacing
    return zip(0..., lengths).map { index, length in
      let start = max(first / 2 + step * Double(index) - length / 2, end + spacing)
      end = start + length
      return Segment(start: start, length: length)
    }
  }
}

extension Hierarchy {
  /// Whether a stack view stacks downwards; UIKit's own default is sideways.
  func isVertical(_ stack: ViewIndex) -> Bool { text(.axis, of: stack) == "vertical" }
}
