/// The sizes of SwiftUI's views that hold no others, in points; those of controls are about UIKit's.
struct SwiftUINaturalSizes {
  /// Of a text whose letters are not in the file.
  private static let unknownText = 120.0
  private static let maximumLetters = 5_000
  private static let maximumLines = 100

  let hierarchy: Hierarchy

  /// - Parameters:
  ///   - width: that it was given, where its height is asked for.
  ///   - isAcross: it stands in a row.
  func length(
    _ axis: LayoutAxis, of view: ViewIndex, _ manner: SwiftUILayout.Manner, width: Double, isAcross: Bool
  ) -> WantedLength {
    let font = manner.font
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
      let lines = lineWidths(of: view, manner, width: width).count
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
    // Shapes, colours and gradients take what there is, and so does what draws by itself.
    case _ where SwiftUITypes.kind(named: type) == .neverRedacted:
      return WantedLength(ideal: 10, isFlexible: true)
    default: return WantedLength(ideal: isWidth ? 60 : 44, isFlexible: isWidth)
    }
  }

  /// Points of each line of a text; none of an empty one.
  func lineWidths(of view: ViewIndex, _ manner: SwiftUILayout.Manner, width: Double) -> [Double] {
    guard let paragraphs = paragraphs(of: view) else { return [min(Self.unknownText, width)] }
    var lines: [Double] = []
    let most = min(max(manner.lineLimit ?? Self.maximumLines, 1), Self.maximumLines)
    for paragraph in paragraphs {
      var rest = paragraph.width(ofLetters: manner.font)
      repeat {
        if lines.count == most { return lines }
        lines.append(min(rest, width))
        rest -= max(width, manner.font)
      } while rest > 0.5
    }
    return lines
  }

  private func textWidth(of view: ViewIndex, _ font: Double) -> Double {
    guard let paragraphs = paragraphs(of: view) else { return Self.unknownText }
    return paragraphs.map { $0.width(ofLetters: font) }.max() ?? 0
  }

  /// Nil where the file does not say its words.
  private func paragraphs(of view: ViewIndex) -> [Substring]? {
    (hierarchy.text(.text, of: view) ?? hierarchy.text(.label, of: view)).map { words in
      let letters = words.prefix(Self.maximumLetters)
      return words.isEmpty ? [] : letters.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// A symbol is a little larger than its text's letters.
  private func imageSide(of view: ViewIndex, _ font: Double) -> Double {
    hierarchy.text(.systemImage, of: view) == nil ? 60 : (font * 20 / TextFont.standardSize).rounded()
  }

  private func isResizable(_ view: ViewIndex) -> Bool {
    hierarchy.swiftUI?.modifiers[view].contains { $0.effect.isOne(of: ["resizable"]) } ?? false
  }
}
