/// The words of views that have no skeleton, and the names of views whose words are not known.
struct SVGLettering {
  /// Points of the letters of names, which no file makes smaller.
  static let sizes = 10.0...11.0
  /// Points of them on a page that shows a telephone's screen at two thirds of its size.
  private static let pageSize = 14.0
  /// Views lower than this have no words.
  private static let minimumHeight = 9.0
  /// Of a line's height to its letters' size.
  private static let lineHeight = 1.2

  let prefix: String
  let inks: SVGInks
  /// Letters are as small as the picture makes them, on a page too.
  var isFixed = false

  /// On a page, whose style sheet makes letters larger where the picture is smaller, they end where their view does.
  func svg(of words: Words, in frame: Rect) -> String {
    guard frame.height >= Self.minimumHeight, frame.width >= 5 else { return "" }
    var words = words
    if words.isName {
      words.size = min(max(frame.height * 0.55, Self.sizes.lowerBound), Self.sizes.upperBound)
      words.inset = max(words.inset, 4)
    }
    words.size = max(words.size, Self.sizes.lowerBound)
    var measured = words
    if words.isName, inks.isOnPage, !isFixed { measured.size = Self.pageSize }
    let step = words.size * Self.lineHeight
    let lines = measured.lines(in: frame.size, lineHeight: step)
    guard !lines.isEmpty else { return "" }
    let block = step * Double(lines.count - 1)
    let middle = words.isAtTop ? min(8 + step / 2, frame.height / 2) : (frame.height - block) / 2
    if inks.isOnPage, !isFixed { return window(lines, words, in: frame, middle) }
    let x = words.alignment.one(
      of: frame.x + words.inset, frame.x + frame.width / 2, frame.right - words.inset)
    return text(lines, words, x: x, y: frame.y + middle, room: frame.width - 2 * words.inset)
  }

  /// As wide as the view; letters may be higher than it is.
  private func window(_ lines: [String], _ words: Words, in frame: Rect, _ middle: Double) -> String {
    let room = 10.0
    let width = max(frame.width - 2 * words.inset, 1)
    let window = Rect(
      x: frame.x + words.inset, y: frame.y - room, width: width, height: frame.height + 2 * room)
    let height = frame.height < 60 ? ";--l:\(frame.height.svg)" : ""
    let x = words.alignment.one(of: 0, width / 2, width)
    let text = text(lines, words, x: x, y: middle + room, room: width, isScaled: true)
    let size = words.isName ? 11 : words.size
    return #"<svg\#(window.svg) style="--s:\#(size.svg)\#(height)">\#(text)</svg>"#
  }

  /// - Parameters:
  ///   - room: points that there are for a line.
  ///   - isScaled: whether the style sheet says the letters' size.
  private func text(
    _ lines: [String], _ words: Words, x: Double, y: Double, room: Double, isScaled: Bool = false
  ) -> String {
    let isRightToLeft = words.text.isWrittenRightToLeft
    var text = #"<text class="\#(prefix)\#(words.isName ? "i" : "l")""#
    if let color = words.color { text += inks.style(color) }
    text += #" x="\#(x.svg)" y="\#(y.svg)""#
    if !isScaled { text += #" font-size="\#(words.size.svg)""# }
    if words.weight != 400, !words.isName { text += #" font-weight="\#(words.weight.svg)""# }
    text += #" dy=".35em""#
    if isRightToLeft { text += #" direction="rtl""# }
    let anchor = words.alignment.one(
      of: isRightToLeft ? "end" : nil, "middle", isRightToLeft ? nil : "end")
    if let anchor { text += #" text-anchor="\#(anchor)""# }
    let spans = zip(0..., lines).map { number, line in
      let length = isRightToLeft ? nil : length(of: line, words, room: room * (isScaled ? 0.75 : 1))
      let place = number > 0 ? #" x="\#(x.svg)" dy="1.2em""# : ""
      let fit = length.map {
        #" textLength="\#(min($0, room).svg)" lengthAdjust="spacingAndGlyphs""#
      }
      let attributes = place + (fit ?? "")
      return attributes.isEmpty ? line.escapedInXML : "<tspan\(attributes)>\(line.escapedInXML)</tspan>"
    }
    return "\(text)>\(spans.joined())</text>"
  }

  /// Points of a line in Helvetica, if it nearly fills the room: in another font it would stand out.
  private func length(of line: String, _ words: Words, room: Double) -> Double? {
    if words.isName { return nil }
    let length = line.reduce(0) { $0 + $1.letterWidth } * words.size * words.spread
    return length > room * 0.85 ? length : nil
  }
}

extension TextStyle.Alignment {
  fileprivate func one<Choice>(of leading: Choice, _ center: Choice, _ trailing: Choice) -> Choice {
    switch self {
    case .leading: leading
    case .center: center
    case .trailing: trailing
    }
  }
}
