import Testing

@testable import SkelinspectKit

@Suite("Lint of the conformance cases")
struct LintConformanceTests {
  @Test(
    "Every case can be linted, and one that would crash has an error at the view that is the cause",
    .enabled(if: ConformanceCase.areHere, ConformanceCase.whenAbsent), arguments: ConformanceCase.all)
  func lint(_ example: ConformanceCase) throws {
    let hierarchy = try #require(try readHierarchies(example.document).first)
    let file = Self.lint(example.document, named: "case.json")
    #expect(file.isRead)
    guard let crash = inspect(hierarchy).crash else { return }
    let errors = file.diagnostics.filter { $0.severity == .error }
    #expect(errors.contains { $0.path.joined(separator: "/") == crash.path }, "\(crash)\n\(errors)")
  }

  /// With every rule, those that are off by default too.
  static func lint(_ text: String, named name: String) -> LintedFile {
    var settings = LintSettings()
    settings.selected = ["all"]
    return Linter(settings).lint(Array(text.utf8), named: name, path: name).withPaths()
  }
}
