import Testing

@testable import SkelinspectKit

/// A file with suppressions, and what lint says of it: `line: rule`, with the reason where it is hidden.
struct SuppressionCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  var name = "a.yaml"
  var found: [String] = []
  var hidden: [String] = []

  init(
    _ description: String, _ text: String, named name: String = "a.yaml", found: [String] = [],
    hidden: [String] = []
  ) {
    testDescription = description
    self.text = text
    self.name = name
    self.found = found
    self.hidden = hidden
  }

  /// Rules that say little, and all that can be said of suppressions.
  static let settings = {
    var settings = LintSettings()
    settings.selected = [
      "border-stays-visible", "hidden-leaf", "misspelt-class", "unused-suppression", "yaml-boolean",
    ]
    return settings
  }()

  func lint(_ text: String? = nil) -> LintedFile {
    Linter(Self.settings).lint(Array((text ?? self.text).utf8), named: name, path: name)
  }
}

extension LintedFile {
  var foundLines: [String] {
    diagnostics.map { "\($0.place.position.line): \($0.rule)" }
  }

  var hiddenLines: [String] {
    suppressed.map { hidden in
      let place = "\(hidden.diagnostic.place.position.line): \(hidden.diagnostic.rule)"
      return hidden.reason.map { "\(place), \($0)" } ?? place
    }
  }
}
