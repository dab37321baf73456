/// Colours, measures, transforms and curves that initialisers make.
extension CodeEvaluation {
  /// `Type(…)` where all that it gets is known; nil for other types.
  func makeDrawn(_ type: String, _ arguments: [Argument], near file: Int) -> CodeValue? {
    if type == "UIFont" { return Self.font("init", arguments) }
    if type == "SkeletonGradient" { return skeletonGradient(arguments, near: file) }
    guard followsLayers || type == "UIColor" else { return nil }
    let labels = arguments.map { $0.label ?? "_" }
    switch type {
    case "CACurrentMediaTime": return .drawn(.clock(0))
    case "CFTimeInterval", "TimeInterval", "NSNumber", "NSValue", "CGFloat", "Double", "Float", "CGColor",
      "UIColor":
      if let value = converted(arguments) { return value }
    case "Selector":
      return (arguments.first?.value.text).map { .drawn(.selector(Self.functionName($0))) }
    default: break
    }
    if type == "CAMediaTimingFunction", labels == ["name"] {
      return Self.curve(arguments[0].value).map { .drawn(.curve($0)) }
    }
    if type == "CGRect", let bounds = Self.wholeBounds(arguments) { return .drawn(bounds) }
    guard let numbers = arguments.mapAll(\.value.number), numbers.allSatisfy(\.isFinite) else { return nil }
    return Self.drawn(type, labels, numbers).map { .drawn($0) }
  }

  private static func drawn(_ type: String, _ labels: [String], _ numbers: [Double]) -> DrawnValue? {
    switch (type, labels) {
    case ("UIColor", _), ("CGColor", _): color(labels, numbers).map { .color($0) }
    case ("CGPoint", ["x", "y"]), ("CGRect", ["x", "y", "width", "height"]): .numbers(numbers)
    case ("CAMediaTimingFunction", ["controlPoints", "_", "_", "_"]):
      .curve(TimingCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
    case ("CGAffineTransform", ["rotationAngle"]): .transform(Transform(rotation: degrees(numbers[0])))
    case ("CGAffineTransform", ["scaleX", "y"]): .transform(Transform(scale: numbers))
    case ("CGAffineTransform", ["translationX", "y"]): .transform(Transform(translation: numbers))
    case ("CATransform3DMakeRotation", _) where numbers.count == 4 && numbers[1...] == [0, 0, 1]:
      .transform(Transform(rotation: degrees(numbers[0])))
    case ("CATransform3DMakeScale", _) where numbers.count == 3:
      .transform(Transform(scale: Array(numbers[..<2])))
    case ("CATransform3DMakeTranslation", _) where numbers.count == 3:
      .transform(Transform(translation: Array(numbers[..<2])))
    default: nil
    }
  }

  private static func color(_ labels: [String], _ numbers: [Double]) -> Color? {
    switch labels {
    case ["red", "green", "blue", "alpha"], ["displayP3Red", "green", "blue", "alpha"]:
      Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case ["white", "alpha"], ["gray", "alpha"]:
      Color(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1], isGray: true)
    default: nil
    }
  }

  /// To a hundred-millionth: a turn of π/8 is 22.5°.
  static func degrees(_ radians: Double) -> Double { (radians * 180 / .pi * 1e8).rounded() / 1e8 }

  /// A value in another type's hands.
  private func converted(_ arguments: [Argument]) -> CodeValue? {
    guard arguments.count == 1, let value = arguments.first?.value else { return nil }
    let labels: Set = [
      "value", "floatLiteral", "integerLiteral", "cgPoint", "cgRect", "cgSize", "caTransform3D", "cgColor",
    ]
    guard arguments[0].label.map(labels.contains) ?? true else { return nil }
    switch value.drawn {
    case .bounds?, .frame?, nil: return value.number.map { .number($0) }
    case let drawn?: return .drawn(drawn)
    }
  }

  /// `CGRect(origin: .zero, size: x.bounds.size)`, all four numbers of it, and what is larger on any side.
  private static func wholeBounds(_ arguments: [Argument]) -> DrawnValue? {
    func isZero(_ value: CodeValue) -> Bool {
      value.number == 0 || value.constant == .word("zero") || value.numbers == [0, 0] || value.isOwnOrigin
    }
    let values = arguments.map(\.value)
    if arguments.map(\.label) == ["origin", "size"] {
      switch (values[0].drawn, values[1].drawn) {
      case (_, .bounds(let views)?) where isZero(values[0]), (_, .frame(let views)?) where isZero(values[0]):
        return .bounds(views)
      case (.numbers(let origin)?, .numbers(let size)?): return .numbers(origin + size)
      default: return nil
      }
    }
    guard arguments.map(\.label) == ["x", "y", "width", "height"],
      case .length(.width, let views, factor: let width)? = values[2].drawn,
      case .length(.height, let others, factor: let height)? = values[3].drawn, views == others
    else { return nil }
    func contains(_ start: CodeValue, _ side: DrawnValue.Side, _ factor: Double) -> Bool {
      if isZero(start) { return factor >= 1 }
      guard case .length(side, views, factor: let before)? = start.drawn else { return false }
      return before <= 0 && before + factor >= 1
    }
    return contains(values[0], .width, width) && contains(values[1], .height, height) ? .bounds(views) : nil
  }

  /// By its name.
  static func curve(_ value: CodeValue) -> TimingCurve? {
    if case .curve(let curve)? = value.drawn { return curve }
    guard let name = value.word else { return nil }
    if name == "easeInEaseOut" { return .easeInOut }
    return TimingCurve.named.first { $0.name == name }?.curve
  }

  /// `Class.name(_:)` is `name`.
  static func functionName(_ text: String) -> String {
    let name = text.prefix { $0 != "(" && $0 != ":" }
    return String(name.split(separator: ".").last ?? name)
  }
}
