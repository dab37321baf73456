extension Document {
  /// A finite number, in points where it is a length.
  func finiteNumber(_ node: Node, for what: Subject) throws(Diagnostic) -> Double {
    guard let number = number(node) else {
      let isQuoted = text(node).flatMap { Double($0) } != nil
      throw mismatch(
        "a number for \(what)", at: node,
        help: isQuoted ? "remove the quotes" : what.isLineCount ? "0 means no limit" : nil)
    }
    guard number.isFinite else {
      throw .invalidValue(
        "\(source.string(range(node)).shortened) is not a finite number; \(what) needs one", at: place(node))
    }
    return number
  }

  func seconds(_ node: Node, for what: Subject) throws(Diagnostic) -> Double {
    let seconds = try finiteNumber(node, for: what)
    guard seconds >= 0 else {
      throw .invalidValue("\(what) is a time in seconds, not below 0", at: place(node))
    }
    return seconds
  }

  /// A whole number that fits an Int, to its last digit.
  func integer(_ node: Node) -> Int? {
    guard kind(node) == .number else { return nil }
    let range = range(node)
    // Nearly all are a few digits.
    if range.count <= 9, source.bytes(range).allSatisfy({ $0.isASCIIDigit }) {
      return source.bytes(range).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let text = source.string(range)
    return Int(text) ?? (text.allSatisfy(\.isNumber) ? nil : number(node).flatMap { Int(exactly: $0) })
  }

  func integer(_ node: Node, for what: Subject) throws(Diagnostic) -> Int {
    let number = try finiteNumber(node, for: what)
    guard let integer = integer(node) else {
      let text = source.string(range(node)).shortened
      throw .invalidValue(
        number.rounded() == number
          ? "\(text) does not fit an Int, which \(what) is"
          : "\(what) is a whole number (an Int), found \(text)",
        at: place(node))
    }
    return integer
  }

  /// `{x, y, width, height}`, `[x, y, width, height]`, or UIKit's `(x y; width height)`.
  func rect(_ node: Node) throws(Diagnostic) -> Rect {
    switch kind(node) {
    case .mapping:
      let values = try numbers(node, ["x", "y", "width", "height"], required: ["width", "height"])
      return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    case .list:
      let values = try numberList(node, count: 4, form: "[x, y, width, height]", for: "a frame")
      return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    default:
      guard let text = text(node), let rect = RectText.rect(text) else {
        throw mismatch(
          "a frame", at: node,
          help: "write {x: 0, y: 0, width: 320, height: 44}, [0, 0, 320, 44] or (0 0; 320 44)")
      }
      return rect
    }
  }

  func size(_ node: Node, for what: Subject) throws(Diagnostic) -> Size {
    switch kind(node) {
    case .mapping:
      let values = try numbers(node, ["width", "height"], required: ["width", "height"])
      return Size(width: values[0], height: values[1])
    case .list:
      let values = try numberList(node, count: 2, form: "[width, height]", for: "a size")
      return Size(width: values[0], height: values[1])
    default: throw mismatch("a size for \(what)", at: node, help: "write {width: 50, height: 50} or [50, 50]")
    }
  }

  /// One number for all four sides, or a mapping of some of them.
  func insets(_ node: Node, for what: Subject) throws(Diagnostic) -> Insets {
    guard kind(node) == .mapping else {
      if kind(node) == .list {
        throw .invalidValue(
          "expected insets for \(what), found a list", at: place(node),
          help: "write {top: 4, left: 8, bottom: 4, right: 8}, or one number for all sides")
      }
      let all = try finiteNumber(node, for: what)
      return Insets(top: all, left: all, bottom: all, right: all)
    }
    let values = try numbers(node, ["top", "left", "bottom", "right"])
    return Insets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  private func numberList(_ node: Node, count: Int, form: String, for what: String) throws(Diagnostic)
    -> [Double]
  {
    let elements = elements(node)
    guard elements.count == count else {
      throw .invalidValue(
        "expected \(count) numbers, \(form), found \(elements.count)", at: place(node))
    }
    return try self.elements(of: node) { number throws(Diagnostic) in
      try finiteNumber(number, for: .words(what))
    }
  }

  /// The numbers of a mapping in the order of its possible keys, 0 for those that it does not say.
  func numbers(
    _ node: Node, _ keys: [String], required: [String] = [], for what: String? = nil
  ) throws(Diagnostic) -> [Double] {
    var record = try Record(node, keys, for: what, in: self)
    let values = keys.map { record.number($0) ?? 0 }
    // A mistyped key is one mistake, not a missing key too.
    if !record.hasUnknownKey { for key in required { record.require(key) } }
    try record.check()
    return values
  }

  /// The numbers of a mapping, and its booleans as 1 and 0; nil for those that it does not say.
  func measures(
    _ node: Node, _ numbers: [String], booleans: [String] = [], colors: [String] = [],
    weights: [String] = [], for what: Subject, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> [Double?] {
    guard kind(node) == .mapping else {
      throw mismatch(
        "a mapping of \((numbers + booleans).listed("and")) for \(what)", at: node,
        help: "write {\(numbers[0]): …}")
    }
    var record = try Record(node, numbers + booleans + colors + weights, for: what.description, in: self)
    let values =
      numbers.map { record.number($0) } + booleans.map { record.boolean($0).map { $0 ? 1 : 0 } }
      + weights.map { record.word($0, among: FontWeight.names).flatMap { FontWeight.named[$0] } }
    for color in colors { _ = record.read(color, Document.checkAnyColor) }
    warnings += record.warnings
    try record.check()
    return values
  }
}

/// A frame as UIKit prints it in a view's description, `(16 20; 288 21)`, or as Swift makes it,
/// `CGRect(x: 16, y: 20, width: 288, height: 21)`.
private enum RectText {
  private static let forms = ["( # # ; # # )", "CGRect( x : # , y : # , width : # , height : # )"]

  static func rect(_ text: String) -> Rect? {
    guard !text.hasPrefix(" "), text.hasSuffix(")") else { return nil }
    let words = text.map { "();:,".contains($0) ? $0 == "(" ? "( " : " \($0) " : String($0) }.joined()
      .split(separator: " ")
    let numbers = words.compactMap(decimal)
    let form = words.map { decimal($0) == nil ? $0 : "#" }.joined(separator: " ")
    guard numbers.count == 4, forms.contains(form) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// No hexadecimal, no infinity, as `CGFloat` prints itself.
  private static func decimal(_ word: Substring) -> Double? {
    let isDecimal = word.utf8.allSatisfy { byte in byte.isASCIIDigit || "-.e".utf8.contains(byte) }
    return isDecimal ? Double(String(word)).flatMap { $0.isFinite ? $0 : nil } : nil
  }
}
