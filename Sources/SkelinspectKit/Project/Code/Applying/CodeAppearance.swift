/// `SkeletonAppearance.default`, as code sets it.
extension CodeApplying {
  mutating func applyAppearance() {
    guard hierarchy.origin != .said else { return }
    for (name, setting) in code.appearance {
      guard let value = setting.value, let key = AppearanceKey(rawValue: name) else { continue }
      switch (key, value) {
      case (.multilineHeight, .number(let number)): hierarchy.appearance.multilineHeight = number
      case (.multilineSpacing, .number(let number)): hierarchy.appearance.multilineSpacing = number
      case (.skeletonCornerRadius, .number(let number)): hierarchy.appearance.skeletonCornerRadius = number
      case (.multilineLastLineFillPercent, .number(let number)):
        Int(exactly: number).map { hierarchy.appearance.multilineLastLineFillPercent = $0 }
      case (.multilineCornerRadius, .number(let number)):
        Int(exactly: number).map { hierarchy.appearance.multilineCornerRadius = $0 }
      case (.renderSingleLineAsView, .boolean(let isOn)): hierarchy.appearance.renderSingleLineAsView = isOn
      case (.textLineHeight, .call("fixed", let numbers)) where numbers.count == 1:
        hierarchy.appearance.textLineHeight = .fixed(numbers[0])
      case (.textLineHeight, .word("relativeToFont")): hierarchy.appearance.textLineHeight = .relativeToFont
      case (.textLineHeight, .word("relativeToConstraints")):
        hierarchy.appearance.textLineHeight = .relativeToConstraints
      default: break
      }
    }
  }
}
