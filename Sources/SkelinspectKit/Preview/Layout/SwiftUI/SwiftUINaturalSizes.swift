/// The sizes of SwiftUI's views that hold no others, in points; those of controls are about UIKit's.
struct SwiftUINaturalSizes {
  /// Of a letter's width to its font's size, as far as one can know without the font.
  private static let letterWidth = 0.52
  /// Of a text whose letters are not in the file.
  private static let unknownText = 120.0
  private static let maximumLetters = 5_000
  private static let maximumLines = 100

  let hierarchy: Hierarchy

  /// - Parameters:
  ///   - font: points of letters.
  ///   - isAcross: it stands in a row.
  func width(of view: ViewIndex, font: Double, isAcross: Bool) -> WantedLength {
    let type = hierarchy.typeName(of: view)
    switch type {
    case "Text", "Link", "Button", "NavigationLink", "Menu", "Picker":
      return WantedLength(ideal: textWidth(of: view, font))
    case "Label": return WantedLength(ideal: textWidth(of: view, font) + font + 8)
    case "Image", "AsyncImage":
      return WantedLength(ideal: imageSide(of: view, font), isFlexible: isResizable(view))
    case "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "DatePicker",
      "DisclosureGroup":
      return WantedLength(ideal: 150, isFlexible: true)
    case "ProgressView", "Gauge": return WantedLength(ideal: 20)
    case "Divider": return WantedLength(ideal: isAcross ? 1 : 10, isFlexible: !isAcross)
    case "Spacer": return WantedLength(ideal: isAcross ? 8 : 0, isFlexible: isAcross)
    case "EmptyView": return WantedLength()
    default: return WantedLength(ideal: Self.isDrawing(type) ? 10 : 60, isFlexible: true)
    }
  }

  /// - Parameter width: that it was given.
  func height(
    of view: ViewIndex, font: Double, width: Double, lineLimit: Int?, isAcross: Bool
  ) -> WantedLength {
    let type = hierarchy.typeName(of: view)
    switch type {
    case "Text", "Link", "Button", "NavigationLink", "Menu", "Picker", "Label":
      let lines = lineWidths(of: view, font: font, width: width, lineLimit: lineLimit).count
      return WantedLength(ideal: Double(max(lines, 1)) * TextFont.lineHeight(font))
    case "Image", "AsyncImage":
      return WantedLength(ideal: imageSide(of: view, font), isFlexible: isResizable(view))
    case "TextField", "SecureField": return WantedLength(ideal: 22)
    case "TextEditor": return WantedLength(ideal: 100, isFlexible: true)
    case "Toggle", "Slider", "Stepper", "DatePicker", "DisclosureGroup": return WantedLength(ideal: 32)
    case "ProgressView", "Gauge": return WantedLength(ideal: 20)
    case "Divider": return WantedLength(ideal: isAcross ? 10 : 1, isFlexible: isAcross)
    case "Spacer": return WantedLength(ideal: isAcross ? 0 : 8, isFlexible: !isAcross)
    case "EmptyView": return WantedLength()
    default:
      return WantedLength(ideal: Self.isDrawing(type) ? 10 : 44, isFlexible: Self.isDrawing(type))
    }
  }

  /// Points of each line of a text; none of an empty one.
  func lineWidths(of view: ViewIndex, font: Double, width: Double, lineLimit: Int?) -> [Double] {
    guard let words = words(of: view) else { return [min(Self.unknownText, width)] }
    var lines: [Double] = []
    let most = min(max(lineLimit ?? Self.maximumLines, 1), Self.maximumLines)
    for paragraph in words.prefix(Self.maximumLetters).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      var rest = Self.width(of: paragraph, font)
      repeat {
        if lines.count == most { return lines }
        lines.append(min(rest, width))
        rest -= max(width, font)
      } while rest > 0.5
    }
    return words.isEmpty ? [] : lines
  }

  private func textWidth(of view: ViewIndex, _ font: Double) -> Double {
    guard let words = words(of: view) else { return Self.unknownText }
    let paragraphs = words.prefix(Self.maximumLetters).split(
      separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.map { Self.width(of: $0, font) }.max() ?? 0
  }

  private func words(of view: ViewIndex) -> String? {
    hierarchy.text(.text, of: view) ?? hierarchy.text(.label, of: view)
  }

  private static func width(of text: Substring, _ font: Double) -> Double {
    let cells = text.reduce(0) { $0 + max($1.cellWidth, 1) }
    return (Double(cells) * font * letterWidth).rounded(.up)
  }

  /// A symbol is a little larger than its text's letters.
  private func imageSide(of view: ViewIndex, _ font: Double) -> Double {
    hierarchy.text(.systemImage, of: view) == nil ? 60 : (font * 20 / TextFont.standardSize).rounded()
  }

  private func isResizable(_ view: ViewIndex) -> Bool {
    guard let facts = hierarchy.swiftUI, let resizable = Self.resizable else { return false }
    return facts.modifiers[view].contains { modifier in
      if case .other(let name) = modifier.effect { name == resizable } else { false }
    }
  }

  private static let resizable = ModifierName("resizable")

  /// Shapes, colours and gradients take what there is, and so does what draws by itself.
  private static func isDrawing(_ type: String) -> Bool {
    SwiftUITypes.kind(named: type) == .neverRedacted
  }
}
