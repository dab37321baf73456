extension OutputBuffer {
  /// A number of points with up to three decimals; what is not a number is 0.
  mutating func append(points number: Double) {
    let limit = 1e9
    guard number.isFinite else { return append(byte: UInt8(ascii: "0")) }
    let thousandths = Int((min(max(number, -limit), limit) * 1000).rounded())
    if thousandths < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: abs(thousandths) / 1000)
    var rest = abs(thousandths) % 1000
    guard rest > 0 else { return }
    append(byte: UInt8(ascii: "."))
    var place = 100
    while rest > 0 {
      append(byte: UInt8(ascii: "0") + UInt8(rest / place))
      (rest, place) = (rest % place, place / 10)
    }
  }

  /// Two numbers of points with a blank between them.
  mutating func append(points first: Double, _ second: Double) {
    append(points: first)
    append(" ")
    append(points: second)
  }

  mutating func append(digits number: Int) {
    if number < 10 {
      append(byte: UInt8(ascii: "0") + UInt8(max(number, 0)))
    } else {
      append(String(number))
    }
  }

  /// ` name="number"`.
  mutating func append(_ name: StaticString, _ number: Double) {
    append(name)
    append("=\"")
    append(points: number)
    append("\"")
  }

  mutating func append(_ rect: Rect) {
    append(" x", rect.x)
    append(" y", rect.y)
    append(" width", rect.width)
    append(" height", rect.height)
  }

  /// With round corners, if it has some.
  mutating func append(_ rect: Rect, radius: Double) {
    append(rect)
    let radius = min(radius, rect.width / 2, rect.height / 2)
    if radius > 0 { append(" rx", radius) }
  }

  /// `<rect class="…" x= y= width= height= rx=/>`.
  /// - Parameter marked: by which a page hides it.
  mutating func appendRect(
    _ rect: Rect, class name: String, radius: Double = 0, marked severity: Diagnostic.Severity? = nil
  ) {
    append("<rect class=\"")
    append(name)
    append("\"")
    if let severity { append(" data-mark=\"\(severity.rawValue)\"") }
    append(rect, radius: radius)
    append("/>")
  }

  /// - Parameter text: from anywhere; it is escaped here.
  mutating func appendText(
    _ text: String, class name: String, x: Double, y: Double, size: Double, more: StaticString = ""
  ) {
    append("<text class=\"")
    append(name)
    append("\"")
    append(" x", x)
    append(" y", y)
    append(" font-size", size)
    append(more)
    append(">")
    append(text.escapedInXML)
    append("</text>")
  }

  /// Points of `appendBadge`.
  static let badgeRadius = 8.0

  /// A number in a circle.
  mutating func appendBadge(_ number: Int, isError: Bool, _ prefix: String, x: Double, y: Double) {
    append("<circle class=\"\(prefix)\(isError ? "E" : "W")\"")
    append(" cx", x)
    append(" cy", y)
    append(" r", Self.badgeRadius)
    append("/>")
    appendText("\(number)", class: prefix + "n", x: x, y: y, size: 10, more: " dy=\".35em\"")
  }
}
