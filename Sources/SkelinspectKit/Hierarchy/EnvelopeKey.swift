/// The keys of an envelope: a document that says more than its root view.
enum EnvelopeKey: String, CaseIterable, Sendable { case root, name, show, appearance, environment }

enum ShowKey: String, CaseIterable, Sendable { case roots, style, color, gradient, direction, transition }

enum AppearanceKey: String, CaseIterable, Sendable {
  case tintColor, gradient, multilineHeight, textLineHeight, multilineSpacing, multilineLastLineFillPercent
  case multilineCornerRadius, renderSingleLineAsView, skeletonCornerRadius
}

enum EnvironmentKey: String, CaseIterable, Sendable {
  case userInterfaceStyle, isRunningXCTest, skeletonViewVersion
}
