/// The letters that stand in a view.
struct Words: Hashable, Sendable {
  var text: String
  /// The view's name, where the file does not say its words.
  var isName = false
  /// Points of the font.
  var size = 17.0
  /// As CSS counts it.
  var weight = 400.0
  /// Nil for that of labels.
  var color: SchemeColor?
  var alignment = TextStyle.Alignment.leading
  /// 0 for as many as there is room for.
  var lines = 1
  /// A text view's, which do not stand in its middle.
  var isAtTop = false
  /// Points that stay free at each end.
  var inset = 0.0

  /// As they are broken in a view of that size: at least one line, the last with an ellipsis where more follows.
  func lines(in size: Size, lineHeight: Double) -> [String] {
    let fitting = Int(max(min((size.height + 2) / lineHeight, 200), 1))
    let most = lines > 0 ? min(lines, fitting) : fitting
    var breaking = LineBreaking(text, fontSize: self.size * spread, width: size.width - 2 * inset)
    return breaking.lines(most)
  }

  /// Of the width of letters to Helvetica's regular ones: the system's font is narrower from 20 points on.
  var spread: Double { Self.spread(weight) * (size < 20 ? 1 : 0.92) }
  static func spread(_ weight: Double?) -> Double { weight ?? 400 >= 600 ? 1.07 : 1 }
}

/// Breaks a text into lines, as far as that is possible without the font: letters are as wide as Helvetica's.
struct LineBreaking {
  /// By how much letters may be wider than their view: the font is not the app's.
  private static let tolerance = 1.06
  private static let maximumLetters = 2_000

  private let fontSize: Double
  private let room: Double
  private var rest: Substring

  /// - Parameter width: in points.
  init(_ text: String, fontSize: Double, width: Double) {
    (self.fontSize, room) = (fontSize, width)
    rest = text.plainLetters.prefix(Self.maximumLetters)
  }

  /// None where not even a letter and an ellipsis fit.
  mutating func lines(_ most: Int) -> [String] {
    var lines: [String] = []
    while !rest.isEmpty, lines.count < most {
      let line = next(isLast: lines.count + 1 == most)
      if line.isEmpty { break }
      lines.append(line)
    }
    return lines
  }

  private mutating func next(isLast: Bool) -> String {
    if isLast || !rest.contains(" "), fits(rest) {
      defer { rest = "" }
      return String(rest)
    }
    var (width, end, afterBlank) = (0.0, rest.startIndex, rest.startIndex)
    while end < rest.endIndex {
      let character = rest[end]
      let next = width + character.letterWidth * fontSize
      if next > room, character != " " { break }
      width = next
      end = rest.index(after: end)
      if character == " " || character.cellWidth == 2 { afterBlank = end }
    }
    guard end < rest.endIndex else {
      defer { rest = "" }
      return String(rest)
    }
    if isLast { return shortened(to: end) }
    if afterBlank > rest.startIndex { end = afterBlank }
    if end == rest.startIndex { return "" }
    defer { rest = rest[end...] }
    return String(rest[..<end]).withoutBlankEnd
  }

  /// What may be a whole line of its own.
  private func fits(_ text: Substring) -> Bool {
    var width = 0.0
    for character in text {
      width += character.letterWidth * fontSize
      if width > room * Self.tolerance { return false }
    }
    return true
  }

  private mutating func shortened(to end: Substring.Index) -> String {
    var end = end
    var spare = 0.0
    while end > rest.startIndex, spare < fontSize {
      end = rest.index(before: end)
      spare += rest[end].letterWidth * fontSize
    }
    let kept = String(rest[..<end]).withoutBlankEnd
    return kept.isEmpty ? "" : kept + "…"
  }
}

extension String {
  /// Without control characters; a letter may carry a thousand marks, of which a few are kept.
  fileprivate var plainLetters: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = ""
    for character in withoutControls {
      for scalar in character.unicodeScalars.prefix(8) { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Whether its first letter is of a writing from right to left.
  var isWrittenRightToLeft: Bool {
    switch unicodeScalars.first(where: \.properties.isAlphabetic)?.value ?? 0 {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension Character {
  /// Of the font's size: Helvetica's, as its metrics say, of ASCII.
  var letterWidth: Double {
    guard let value = unicodeScalars.first?.value else { return 0 }
    let index = Int(value) - 0x20
    if Self.widths.indices.contains(index) { return Double(Self.widths[index]) / 1000 }
    return cellWidth == 2 ? 1 : cellWidth == 0 ? 0 : 0.56
  }

  private static let widths: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

extension Hierarchy {
  /// Points of a text's letters; nil where the file says none.
  func fontSize(of view: ViewIndex) -> Double? {
    let font = font(of: view)
    return font?.pointSize ?? font?.lineHeight.map { $0 / TextStyle.systemProportion }
  }
}
