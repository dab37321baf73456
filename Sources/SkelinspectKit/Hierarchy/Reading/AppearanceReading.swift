extension HierarchyReader {
  mutating func readAppearance(_ mapping: Node) {
    for (key, node) in fields(of: mapping, AppearanceKey.self, in: "'appearance'").sorted(by: {
      $0.value < $1.value
    }) {
      attempt { reader throws(Diagnostic) in try reader.readAppearance(key, node) }
    }
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
    attempt { reader throws(Diagnostic) in
      guard let node = values[.userInterfaceStyle] else { return }
      let style = try reader.document.word(
        node, among: ["light", "dark"], for: "'userInterfaceStyle'")
      reader.hierarchy.environment.isDark = style == "dark"
    }
    attempt { reader throws(Diagnostic) in
      guard let node = values[.isRunningXCTest] else { return }
      reader.hierarchy.environment.isRunningXCTest = try reader.document.boolean(
        node, for: "'isRunningXCTest'", warnings: &reader.hierarchy.warnings)
    }
    attempt { reader throws(Diagnostic) in
      if let node = values[.skeletonViewVersion] {
        try reader.document.checkText(node, for: "'skeletonViewVersion'")
      }
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
