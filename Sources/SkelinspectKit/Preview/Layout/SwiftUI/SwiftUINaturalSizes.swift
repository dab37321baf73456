/// The sizes of SwiftUI's views that hold no others, in points; those of controls are about UIKit's.
struct SwiftUINaturalSizes {
  /// Of a text whose letters are not in the file.
  private static let unknownText = 120.0
  private static let maximumLetters = 5_000
  private static let maximumLines = 100

  let hierarchy: Hierarchy

  /// - Parameters:
  ///   - font: points of letters.
  ///   - width: that it was given, where its height is asked for.
  ///   - isAcross: it stands in a row.
  func length(
    _ axis: LayoutAxis, of view: ViewIndex, font: Double, width: Double, lineLimit: Int?, isAcross: Bool
  ) -> WantedLength {
    let isWidth = axis == .horizontal
    let isAlong = isWidth == isAcross
    let type = hierarchy.typeName(of: view)
    func control(_ height: Double) -> WantedLength {
      isWidth ? WantedLength(ideal: 150, isFlexible: true) : WantedLength(ideal: height)
    }
    switch type {
    case "Text", "Link", "Button", "NavigationLink", "Menu", "Picker", "Label":
      let sign = type == "Label" ? font + 8 : 0
      if isWidth { return WantedLength(ideal: textWidth(of: view, font) + sign) }
      let lines = lineWidths(of: view, font: font, width: width, lineLimit: lineLimit).count
      return WantedLength(ideal: Double(max(lines, 1)) * TextFont.lineHeight(font))
    case "Image", "AsyncImage":
      return WantedLength(ideal: imageSide(of: view, font), isFlexible: isResizable(view))
    case "TextField", "SecureField": return control(22)
    case "TextEditor": return WantedLength(ideal: isWidth ? 150 : 100, isFlexible: true)
    case "Toggle", "Slider", "Stepper", "DatePicker", "DisclosureGroup": return control(32)
    case "ProgressView", "Gauge": return WantedLength(ideal: 20)
    case "Divider": return WantedLength(ideal: isAlong ? 1 : 10, isFlexible: !isAlong)
    case "Spacer": return WantedLength(ideal: isAlong ? 8 : 0, isFlexible: isAlong)
    case "EmptyView": return WantedLength()
    case _ where Self.isDrawing(type): return WantedLength(ideal: 10, isFlexible: true)
    default: return WantedLength(ideal: isWidth ? 60 : 44, isFlexible: isWidth)
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
      var rest = paragraph.width(ofLetters: font)
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
    return paragraphs.map { $0.width(ofLetters: font) }.max() ?? 0
  }

  private func words(of view: ViewIndex) -> String? {
    hierarchy.text(.text, of: view) ?? hierarchy.text(.label, of: view)
  }

  /// A symbol is a little larger than its text's letters.
  private func imageSide(of view: ViewIndex, _ font: Double) -> Double {
    hierarchy.text(.systemImage, of: view) == nil ? 60 : (font * 20 / TextFont.standardSize).rounded()
  }

  private func isResizable(_ view: ViewIndex) -> Bool {
    hierarchy.swiftUI?.modifiers[view].contains { $0.effect.isOne(of: ["resizable"]) } ?? false
  }

  /// Shapes, colours and gradients take what there is, and so does what draws by itself.
  private static func isDrawing(_ type: String) -> Bool {
    SwiftUITypes.kind(named: type) == .neverRedacted
  }
}
