extension HierarchyReader {
  /// The properties that are said, with their values.
  @discardableResult
  mutating func readAppearance(_ mapping: Node) -> [AppearanceKey: Node] {
    let values = fields(of: mapping, AppearanceKey.self, in: "'appearance'")
    func read<Value>(
      _ key: AppearanceKey, _ decode: (Document) -> (Node, Subject) throws(Diagnostic) -> Value
    ) -> Value? {
      document.read(values[key], .part(key.rawValue), &errors, decode)
    }
    var own = hierarchy.appearance
    own.tintColor = read(.tintColor, Document.color) ?? own.tintColor
    own.gradient = document.read(values[.gradient], &errors, Document.gradient) ?? own.gradient
    own.multilineHeight = read(.multilineHeight, Document.finiteNumber) ?? own.multilineHeight
    own.textLineHeight = read(.textLineHeight, Document.lineHeight) ?? own.textLineHeight
    own.multilineSpacing = read(.multilineSpacing, Document.finiteNumber) ?? own.multilineSpacing
    own.multilineLastLineFillPercent =
      read(.multilineLastLineFillPercent, Document.integer) ?? own.multilineLastLineFillPercent
    own.multilineCornerRadius = read(.multilineCornerRadius, Document.integer) ?? own.multilineCornerRadius
    own.skeletonCornerRadius = read(.skeletonCornerRadius, Document.finiteNumber) ?? own.skeletonCornerRadius
    hierarchy.appearance = own
    attempt(values[.renderSingleLineAsView]) { reader, node throws(Diagnostic) in
      reader.hierarchy.appearance.renderSingleLineAsView = try reader.document.boolean(
        node, for: "'renderSingleLineAsView'", warnings: &reader.hierarchy.warnings)
    }
    return values
  }

  mutating func readEnvironment(_ mapping: Node) {
    let values = fields(of: mapping, EnvironmentKey.self, in: "'environment'")
    for key in [EnvironmentKey.userInterfaceStyle, .colorScheme] {
      let isDark = document.read(values[key], .part(key.rawValue), &errors, Document.isDark)
      hierarchy.environment.isDark = isDark ?? hierarchy.environment.isDark
    }
    attempt(values[.isRunningXCTest]) { reader, node throws(Diagnostic) in
      reader.hierarchy.environment.isRunningXCTest = try reader.document.boolean(
        node, for: "'isRunningXCTest'", warnings: &reader.hierarchy.warnings)
    }
    _ = document.read(values[.skeletonViewVersion], "'skeletonViewVersion'", &errors, Document.checkText)
    readEnvironmentOfSystems(values)
  }

  /// The keys that systems other than SkeletonView have there.
  private mutating func readEnvironmentOfSystems(_ values: [EnvironmentKey: Node]) {
    let direction = document.read(
      values[.layoutDirection], "'layoutDirection'", &errors, Document.isRightToLeft)
    swiftUI.isRightToLeft = direction ?? false
    attempt(values[.mediaTime]) { reader, node throws(Diagnostic) in
      let seconds = try reader.document.finiteNumber(node, for: "'mediaTime'")
      guard seconds >= 0 else {
        throw .invalidValue(
          "'mediaTime' is the seconds since the device's start, not below 0", at: reader.document.place(node))
      }
      reader.layers.mediaTime = seconds
    }
    for key in EnvironmentKey.allCases {
      guard let owner = key.only, system != owner, let node = values[key] else { continue }
      errors.append(
        .invalidValue(
          "'\(key.rawValue)' belongs to the system \(owner.rawValue), and this hierarchy's is \(system.rawValue)",
          at: document.place(node), help: key == .colorScheme ? "write userInterfaceStyle" : nil))
    }
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
