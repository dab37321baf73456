extension Hierarchy {
  /// Points; UIKit's standard.
  private static let letterSize = 17.0
  /// Letters beyond which no screen is wide enough.
  private static let maximumLetters = 500
  /// Points beside a button's title, on both sides together.
  private static let buttonPadding = 24.0

  /// Points that a label's or button's words take in one line; nil of a view without words, and of a label
  /// whose words go on in the next line.
  func textWidth(of view: ViewIndex) -> Double? {
    switch views[view].family {
    case .label:
      guard integer(.numberOfLines, of: view) ?? 1 == 1 else { return nil }
      return textWidth(.text, of: view)
    case .button: return textWidth(.title, of: view).map { $0 + Self.buttonPadding }
    default: return nil
    }
  }

  private func textWidth(_ key: ViewKey, of view: ViewIndex) -> Double? {
    guard let text = text(key, of: view), !text.isEmpty else { return nil }
    let size = max(fontSize(of: view) ?? Self.letterSize, 1)
    let letters = text.prefix(Self.maximumLetters)
    return letters.width(ofLetters: size, spread: Words.spread(font(of: view)?.weight))
  }
}

extension Substring {
  /// Of a letter's width to its font's size, as far as one can know without the font.
  private static let letterWidth = 0.52

  /// Points that it takes in one line.
  func width(ofLetters size: Double, spread: Double = 1) -> Double {
    let cells = reduce(0) { $0 + Swift.max($1.cellWidth, 1) }
    return (Double(cells) * size * Self.letterWidth * spread).rounded(.up)
  }
}
