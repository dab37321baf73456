extension HierarchyReader {
  /// The properties that are said, with their values.
  @discardableResult
  mutating func readAppearance(_ mapping: Node) -> [AppearanceKey: Node] {
    guard var record = record(mapping, AppearanceKey.self, for: "'appearance'") else { return [:] }
    var own = hierarchy.appearance
    own.tintColor = record.read("tintColor", Document.color) ?? own.tintColor
    own.gradient = record.read("gradient", Document.gradient) ?? own.gradient
    own.multilineHeight = record.number("multilineHeight") ?? own.multilineHeight
    own.textLineHeight = record.read("textLineHeight", Document.lineHeight) ?? own.textLineHeight
    own.multilineSpacing = record.number("multilineSpacing") ?? own.multilineSpacing
    own.multilineLastLineFillPercent =
      record.read("multilineLastLineFillPercent", Document.integer(_:for:))
      ?? own.multilineLastLineFillPercent
    own.multilineCornerRadius =
      record.read("multilineCornerRadius", Document.integer(_:for:)) ?? own.multilineCornerRadius
    own.renderSingleLineAsView = record.boolean("renderSingleLineAsView") ?? own.renderSingleLineAsView
    own.skeletonCornerRadius = record.number("skeletonCornerRadius") ?? own.skeletonCornerRadius
    hierarchy.appearance = own
    take(record)
    let said = AppearanceKey.allCases.compactMap { key in record[key.rawValue].map { (key, $0) } }
    return Dictionary(uniqueKeysWithValues: said)
  }

  mutating func readEnvironment(_ mapping: Node) {
    guard var record = record(mapping, EnvironmentKey.self, for: "'environment'") else { return }
    for key in ["userInterfaceStyle", "colorScheme"] {
      hierarchy.environment.isDark = record.read(key, Document.isDark) ?? hierarchy.environment.isDark
    }
    hierarchy.environment.isRunningXCTest = record.boolean("isRunningXCTest") ?? false
    _ = record.text("skeletonViewVersion")
    swiftUI.isRightToLeft = record.read("layoutDirection", Document.isRightToLeft) ?? false
    let why = "the seconds since the device's start, not below 0"
    let mediaTime: Double? = record.read("mediaTime") { document, node, what throws(Diagnostic) in
      let seconds = try document.finiteNumber(node, for: what)
      if seconds < 0 { throw .invalidValue("\(what) is \(why)", at: document.place(node)) }
      return seconds
    }
    if let mediaTime { layers.mediaTime = mediaTime }
    for key in EnvironmentKey.allCases {
      guard let owner = key.only, system != owner, let node = record[key.rawValue] else { continue }
      record.fail(
        .invalidValue(
          "'\(key.rawValue)' belongs to the system \(owner.rawValue), and this hierarchy's is \(system.rawValue)",
          at: document.place(node), help: key == .colorScheme ? "write userInterfaceStyle" : nil))
    }
    take(record)
  }
}

extension Document {
  /// A number of points, `relativeToFont` or `relativeToConstraints`.
  func lineHeight(_ node: Node, for what: Subject) throws(Diagnostic) -> TextLineHeight {
    if let points = try number(node, or: ["relativeToFont", "relativeToConstraints"], for: what) {
      return .fixed(points)
    }
    return isText(node, "relativeToFont") ? .relativeToFont : .relativeToConstraints
  }
}
