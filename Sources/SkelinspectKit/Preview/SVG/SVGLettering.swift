/// The words in the outline of a view that has no skeleton.
struct SVGLettering {
  /// Points of letters in a file: no smaller ones can be read.
  static let sizes = 10.0...11.0
  /// Points of letters on a page that shows a telephone's screen at two thirds of its size.
  private static let pageSize = 14.0
  /// Views lower than this have no words.
  private static let minimumHeight = 9.0
  /// Points between a view's edge and its words.
  private static let inset = 4.0

  let className: String
  /// On a page, whose style sheet makes letters larger where the picture is smaller: they end where their view
  /// does.
  let isOnPage: Bool

  func write(
    _ label: String, _ alignment: TextStyle.Alignment, isText: Bool, in frame: Rect,
    to output: inout OutputBuffer
  ) {
    guard frame.height >= Self.minimumHeight, frame.width >= 12 else { return }
    let size = min(max(frame.height * 0.55, Self.sizes.lowerBound), Self.sizes.upperBound)
    let text = SVGText.cut(
      label, fontSize: isOnPage ? Self.pageSize : size, width: frame.width - Self.inset * 1.5)
    guard !text.isEmpty else { return }
    // Long texts begin at the top.
    let middle = isText && frame.height > 44 ? min(frame.height / 2, 14) : frame.height / 2
    if isOnPage {
      writeWindow(text, alignment, in: frame, middle, to: &output)
    } else {
      let x =
        switch alignment {
        case .leading: frame.x + Self.inset
        case .center: frame.x + frame.width / 2
        case .trailing: frame.right - Self.inset
        }
      output.appendText(
        text, class: className, x: x, y: frame.y + middle, size: size, more: Self.anchor(alignment))
    }
  }

  /// As wide as the view; letters may be higher than it is.
  private func writeWindow(
    _ text: String, _ alignment: TextStyle.Alignment, in frame: Rect, _ middle: Double,
    to output: inout OutputBuffer
  ) {
    let room = 10.0
    output.append("<svg")
    output.append(
      Rect(
        x: frame.x + Self.inset, y: frame.y - room, width: max(frame.width - 2 * Self.inset, 1),
        height: frame.height + 2 * room))
    if frame.height < 60 {
      output.append(" style=\"--l:")
      output.append(points: frame.height)
      output.append("\"")
    }
    output.append("><text class=\"")
    output.append(className)
    output.append("\" x=\"")
    switch alignment {
    case .leading: output.append("0")
    case .center: output.append("50%")
    case .trailing: output.append("100%")
    }
    output.append("\"")
    output.append(" y", middle + room)
    output.append(Self.anchor(alignment))
    output.append(">")
    output.append(text.escapedInXML)
    output.append("</text></svg>")
  }

  private static func anchor(_ alignment: TextStyle.Alignment) -> StaticString {
    switch alignment {
    case .leading: " dy=\".35em\""
    case .center: " dy=\".35em\" text-anchor=\"middle\""
    case .trailing: " dy=\".35em\" text-anchor=\"end\""
    }
  }
}
