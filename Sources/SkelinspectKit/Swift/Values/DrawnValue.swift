/// A value of UIKit's, Core Graphics' or Core Animation's that code writes down.
enum DrawnValue: Hashable, Sendable {
  enum Side: Hashable, Sendable { case width, height }

  /// - Parameter name: of the system's, which is another one in dark mode.
  case color(Color, name: String? = nil)
  /// A point or rectangle, in points or unit points.
  case numbers([Double])
  case transform(Transform)
  case curve(TimingCurve)
  /// What is drawn of a view or layer, or its size.
  case bounds([Reference])
  /// Where it stands; its size is that of its bounds.
  case frame([Reference])
  /// So many times a side of a view or layer.
  case length(Side, [Reference], factor: Double)
  /// So many seconds after what `CACurrentMediaTime()` says.
  case clock(Double)
  /// The name of a function.
  case selector(String)
  /// A gradient of SkeletonView's.
  case gradient(Gradient)
}

extension CodeValue {
  /// A finite number, or infinity.
  var number: Double? {
    switch constant {
    case .number(let number)?: number
    case .word("pi")?: .pi
    case .word("infinity")?, .word("greatestFiniteMagnitude")?: .infinity
    default: nil
    }
  }

  /// As any file can say it: infinity is a word.
  static func number(_ number: Double) -> CodeValue {
    number.isFinite
      ? .constant(.number(number)) : number == .infinity ? .constant(.word("infinity")) : .unknown
  }

  /// `x.bounds` and `x.frame.size.height` too.
  var drawn: DrawnValue? {
    switch self {
    case .drawn(let value): value
    case .references(let references, isList: false, _): DrawnValue(references)
    case .constants:
      if case .size(let width, let height)? = constant { .numbers([width, height]) } else { nil }
    default: nil
    }
  }

  var color: Color? { if case .color(let color, _)? = drawn { color } else { nil } }
  var numbers: [Double]? { if case .numbers(let numbers)? = drawn { numbers } else { nil } }
  var isNull: Bool { constant == .null }

  /// `x.bounds.origin.y`, `x.bounds.minX`.
  var isOwnOrigin: Bool {
    let steps = references.first?.steps.suffix(3).map { step in
      if case .property(let name) = step { name } else { "" }
    }
    guard references.count == 1, let steps, let last = steps.last else { return false }
    return ["minX", "minY", "origin"].contains(last)
      ? steps.dropLast().last == "bounds"
      : ["x", "y"].contains(last) && steps.dropLast() == ["bounds", "origin"]
  }

  /// The elements of a list; nil where it is none, or not known.
  var elements: [CodeValue]? {
    switch self {
    case .values(let values): values
    case .references([], isList: true, isCertain: true): []
    default: nil
    }
  }
}

extension DrawnValue {
  /// What the last properties on the way to them say of the views or layers.
  fileprivate init?(_ references: [Reference]) {
    guard let first = references.first else { return nil }
    var names: [String] = []
    for case .property(let name) in first.steps.reversed().prefix(3) { names.append(name) }
    var side: Side?
    if let last = names.first, last == "width" || last == "height" {
      side = last == "width" ? .width : .height
      names.removeFirst()
    }
    let hasSize = names.first == "size"
    if hasSize { names.removeFirst() }
    guard let name = names.first, name == "bounds" || name == "frame" && (side != nil || hasSize) else {
      guard names.first == "frame" else { return nil }
      self = .frame(references.map(\.owner))
      return
    }
    let count = 1 + (hasSize ? 1 : 0) + (side == nil ? 0 : 1)
    let objects = references.filter { $0.steps.suffix(count) == first.steps.suffix(count) }.map {
      Reference($0.base, Array($0.steps.dropLast(count)))
    }
    guard objects.count == references.count else { return nil }
    self = side.map { .length($0, objects, factor: 1) } ?? .bounds(objects)
  }
}
