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
  func write(_ words: Words, in frame: Rect, to output: inout OutputBuffer) {
    guard frame.height >= Self.minimumHeight, frame.width >= 5 else { return }
    var words = words
    if words.isName {
      words.size = min(max(frame.height * 0.55, Self.sizes.lowerBound), Self.sizes.upperBound)
      words.inset = max(words.inset, 4)
    }
    words.size = max(words.size, Self.sizes.lowerBound)
    var measured = words
    if words.isName, inks.isOnPage, !isFixed { measured.size = Self.pageSize }
    let step = words.size * Self.lineHeight
    let lines = measured.lines(in: Size(width: frame.width, height: frame.height), lineHeight: step)
    guard !lines.isEmpty else { return }
    let block = step * Double(lines.count - 1)
    let middle = words.isAtTop ? min(8 + step / 2, frame.height / 2) : (frame.height - block) / 2
    if inks.isOnPage, !isFixed {
      writeWindow(lines, words, in: frame, middle, to: &output)
    } else {
      let x =
        switch words.alignment {
        case .leading: frame.x + words.inset
        case .center: frame.x + frame.width / 2
        case .trailing: frame.right - words.inset
        }
      output.append("<text")
      write(lines, words, x: x, y: frame.y + middle, room: frame.width - 2 * words.inset, to: &output)
    }
  }

  /// As wide as the view; letters may be higher than it is.
  private func writeWindow(
    _ lines: [String], _ words: Words, in frame: Rect, _ middle: Double, to output: inout OutputBuffer
  ) {
    let room = 10.0
    output.append("<svg")
    let width = max(frame.width - 2 * words.inset, 1)
    output.append(
      Rect(x: frame.x + words.inset, y: frame.y - room, width: width, height: frame.height + 2 * room))
    output.append(" style=\"--s:")
    output.append(points: words.isName ? 11 : words.size)
    if frame.height < 60 {
      output.append(";--l:")
      output.append(points: frame.height)
    }
    output.append("\"><text")
    let x: Double =
      switch words.alignment {
      case .leading: 0
      case .center: width / 2
      case .trailing: width
      }
    write(lines, words, x: x, y: middle + room, room: width, isScaled: true, to: &output)
    output.append("</svg>")
  }

  /// - Parameters:
  ///   - room: points that there are for a line.
  ///   - isScaled: whether the style sheet says the letters' size.
  private func write(
    _ lines: [String], _ words: Words, x: Double, y: Double, room: Double, isScaled: Bool = false,
    to output: inout OutputBuffer
  ) {
    output.append(" class=\"")
    output.append(prefix)
    output.append(words.isName ? "i\"" : "l\"")
    if let color = words.color { inks.write(color, to: &output) }
    output.append(" x", x)
    output.append(" y", y)
    if !isScaled { output.append(" font-size", words.size) }
    if words.weight != 400, !words.isName { output.append(" font-weight", words.weight) }
    output.append(" dy=\".35em\"")
    let isRightToLeft = words.text.isWrittenRightToLeft
    if isRightToLeft { output.append(" direction=\"rtl\"") }
    switch words.alignment {
    case .leading: if isRightToLeft { output.append(" text-anchor=\"end\"") }
    case .center: output.append(" text-anchor=\"middle\"")
    case .trailing: if !isRightToLeft { output.append(" text-anchor=\"end\"") }
    }
    output.append(">")
    for (number, line) in zip(0..., lines) {
      let length = isRightToLeft ? nil : length(of: line, words, room: room * (isScaled ? 0.75 : 1))
      guard number > 0 || length != nil else {
        output.append(line.escapedInXML)
        continue
      }
      output.append("<tspan")
      if number > 0 {
        output.append(" x", x)
        output.append(" dy=\"1.2em\"")
      }
      if let length {
        output.append(" textLength", min(length, room))
        output.append(" lengthAdjust=\"spacingAndGlyphs\"")
      }
      output.append(">")
      output.append(line.escapedInXML)
      output.append("</tspan>")
    }
    output.append("</text>")
  }

  /// Points of a line in Helvetica, if it nearly fills the room: in another font it would stand out.
  private func length(of line: String, _ words: Words, room: Double) -> Double? {
    if words.isName { return nil }
    let length = line.reduce(0) { $0 + $1.letterWidth } * words.size * words.spread
    return length > room * 0.85 ? length : nil
  }
}
