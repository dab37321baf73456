/// Numbers, rectangles, words and badges as SVG writes them.
extension Double {
  /// Of points, with up to three decimals; what is not a number is 0.
  var svg: String { isFinite ? ((min(max(self, -1e9), 1e9) * 1000).rounded() / 1000).jsonText : "0" }
}

extension Rect {
  /// The attributes ` x="…" y="…" width="…" height="…"`.
  var svg: String { #" x="\#(x.svg)" y="\#(y.svg)" width="\#(width.svg)" height="\#(height.svg)""# }

  /// With round corners, if it has some.
  func svg(radius: Double) -> String {
    let radius = min(radius, width / 2, height / 2)
    return radius > 0 ? #"\#(svg) rx="\#(radius.svg)""# : svg
  }
}

enum SVGElement {
  /// Points of `badge`.
  static let badgeRadius = 8.0

  /// - Parameter marked: by which a page hides it.
  static func rect(
    _ rect: Rect, class name: String, radius: Double = 0, marked severity: Diagnostic.Severity? = nil
  ) -> String {
    let mark = severity.map { #" data-mark="\#($0.rawValue)""# } ?? ""
    return #"<rect class="\#(name)"\#(mark)\#(rect.svg(radius: radius))/>"#
  }

  /// - Parameter text: from anywhere; it is escaped here.
  static func text(
    _ text: String, class name: String, x: Double, y: Double, size: Double, more: String = ""
  ) -> String {
    let place = #"x="\#(x.svg)" y="\#(y.svg)" font-size="\#(size.svg)""#
    return #"<text class="\#(name)" \#(place)\#(more)>\#(text.escapedInXML)</text>"#
  }

  /// A number in a circle.
  static func badge(_ number: Int, isError: Bool, _ prefix: String, x: Double, y: Double) -> String {
    let place = #"cx="\#(x.svg)" cy="\#(y.svg)" r="\#(badgeRadius.svg)""#
    return #"<circle class="\#(prefix)\#(isError ? "E" : "W")" \#(place)/>"#
      + text("\(number)", class: prefix + "n", x: x, y: y, size: 10, more: #" dy=".35em""#)
  }
}
