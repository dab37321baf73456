extension HierarchyReader {
  /// The properties that are said, with their values.
  @discardableResult
  mutating func readAppearance(_ mapping: Node) -> [AppearanceKey: Node] {
    let values = fields(of: mapping, AppearanceKey.self, in: "'appearance'")
    for (key, node) in values.sorted(by: { $0.value < $1.value }) {
      attempt { reader throws(Diagnostic) in try reader.readAppearance(key, node) }
    }
    return values
  }

  private mutating func readAppearance(_ key: AppearanceKey, _ node: Node) throws(Diagnostic) {
    let what = Subject.words("'\(key.rawValue)'")
    switch key {
    case .tintColor: hierarchy.appearance.tintColor = try document.color(node, for: what)
    case .gradient: hierarchy.appearance.gradient = try document.gradient(node)
    case .multilineHeight: hierarchy.appearance.multilineHeight = try document.finiteNumber(node, for: what)
    case .textLineHeight: hierarchy.appearance.textLineHeight = try document.lineHeight(node, for: what)
    case .multilineSpacing: hierarchy.appearance.multilineSpacing = try document.finiteNumber(node, for: what)
    case .multilineLastLineFillPercent:
      hierarchy.appearance.multilineLastLineFillPercent = try document.integer(node, for: what)
    case .multilineCornerRadius:
      hierarchy.appearance.multilineCornerRadius = try document.integer(node, for: what)
    case .renderSingleLineAsView:
      hierarchy.appearance.renderSingleLineAsView =
        try document.boolean(node, for: what, warnings: &hierarchy.warnings)
    case .skeletonCornerRadius:
      hierarchy.appearance.skeletonCornerRadius = try document.finiteNumber(node, for: what)
    }
  }

  mutating func readEnvironment(_ mapping: Node) {
    let values = fields(of: mapping, EnvironmentKey.self, in: "'environment'")
    attempt(values[.userInterfaceStyle]) { reader, node throws(Diagnostic) in
      let style = try reader.document.word(
        node, among: ["light", "dark"], for: "'userInterfaceStyle'")
      reader.hierarchy.environment.isDark = style == "dark"
    }
    attempt(values[.isRunningXCTest]) { reader, node throws(Diagnostic) in
      reader.hierarchy.environment.isRunningXCTest = try reader.document.boolean(
        node, for: "'isRunningXCTest'", warnings: &reader.hierarchy.warnings)
    }
    attempt(values[.skeletonViewVersion]) { reader, node throws(Diagnostic) in
      try reader.document.checkText(node, for: "'skeletonViewVersion'")
    }
    readEnvironmentOfSystems(values)
  }

  /// The keys that systems other than SkeletonView have there.
  private mutating func readEnvironmentOfSystems(_ values: [EnvironmentKey: Node]) {
    attempt(values[.layoutDirection]) { reader, node throws(Diagnostic) in
      reader.swiftUI.isRightToLeft = try reader.document.isRightToLeft(node, for: "'layoutDirection'")
    }
    attempt(values[.colorScheme]) { reader, node throws(Diagnostic) in
      reader.hierarchy.environment.isDark = try reader.document.isDark(node, for: "'colorScheme'")
    }
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
