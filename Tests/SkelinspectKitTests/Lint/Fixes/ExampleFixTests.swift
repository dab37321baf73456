import Testing

@testable import SkelinspectKit

@Suite("Fixes of the rules' examples")
struct ExampleFixTests {
  /// A file with all that its rule finds, and the fixes.
  private static func lint(_ text: String, for rule: Rule) -> LintedFile {
    var settings = LintSettings()
    settings.fixRoom = 1_000_000
    // Turns on what is off by default.
    if rule.check != nil { settings.severities[rule.id] = rule.severity }
    return Linter(settings).lint(example: text)
  }

  private static let reports = RuleCase.all.filter { $0.testDescription.contains(" reports ") }

  @Test("A fix removes its finding, adds none, and leaves all other bytes", arguments: reports)
  func fixes(_ example: RuleCase) throws {
    let file = Self.lint(example.text, for: example.rule)
    for diagnostic in file.diagnostics {
      for fix in diagnostic.fixes where fix.files.allSatisfy({ $0.fileName == file.name }) {
        let edits = try #require(fix.files.first)
        let text = String(decoding: edits.edited, as: UTF8.self)
        let after = Self.lint(text, for: example.rule)
        #expect(after.diagnostics.count < file.diagnostics.count, "\(diagnostic.rule): \(fix.title)\n\(text)")
      }
    }
  }

  @Test("Twice is once: what was fixed has no fix of its own", arguments: reports)
  func twice(_ example: RuleCase) throws {
    var text = example.text
    for _ in 0..<10 {
      let file = Self.lint(text, for: example.rule)
      let round = FixRound(of: LintReport([file]), in: [file.name]) { _, _ in true }
      guard let edits = round.edits.first else { return }
      text = String(decoding: edits.edited, as: UTF8.self)
    }
    Issue.record("\(example.testDescription) is never done: \(text)")
  }

  @Test("These rules fix an example of theirs")
  func rules() {
    let fixed = Self.reports.filter { example in
      Self.lint(example.text, for: example.rule).diagnostics.contains {
        $0.rule == example.rule.id && !$0.fixes.isEmpty
      }
    }
    let ids = Set(fixed.map(\.rule.id)).sorted()
    #expect(ids == Self.fixable, "\(ids)")
  }

  private static let fixable = [
    "animation-ends", "animation-removed",
    "cell-identifier-not-registered", "cell-not-skeletonable", "cell-subview-outside-content-view",
    "collection-automatic-count", "container-becomes-block", "content-view-flag-ignored",
    "corner-radius-not-applied", "deprecated-attribute", "duplicate-key", "fill-percent-out-of-range",
    "group-cuts-members", "header-footer-not-skeletoned", "hidden-leaf", "hidden-view-revealed",
    "hidden-when-active-ignored",
    "interaction-reenabled", "invisible-children-only", "layer-does-not-fill", "layer-without-frame",
    "lines-corner-radius-too-big",
    "misplaced-attribute", "misspelt-class", "multiline-label-grows",
    "non-arranged-subview", "overlay-includes-padding", "root-not-skeletonable", "sections-not-skeletoned",
    "shimmer-nested",
    "shimmer-on-real-content", "show-refused", "single-line-fill",
    "supplementary-view-needs-identifier", "table-automatic-height-without-estimate", "tap-never-arrives",
    "text-lines-overflow", "unknown-key", "unlimited-lines-block", "unreachable-skeletonable",
    "unused-suppression", "visible-unmarked-content", "visual-effect-content", "yaml-boolean",
  ]
}
