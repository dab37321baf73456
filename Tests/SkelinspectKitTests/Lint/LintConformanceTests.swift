import Testing

@testable import SkelinspectKit

@Suite("Lint of the conformance cases")
struct LintConformanceTests {
  @Test(
    "Every case can be linted, and one that would crash has an error at the view that is the cause",
    arguments: ConformanceCase.all)
  func lint(_ example: ConformanceCase) throws {
    let hierarchy = try #require(try readHierarchies(example.document).first)
    let file = Self.lint(example.document, named: "case.json")
    #expect(file.isRead)
    guard let crash = inspect(hierarchy).crash else { return }
    let errors = file.diagnostics.filter { $0.severity == .error }
    #expect(errors.contains { $0.path.joined(separator: "/") == crash.path }, "\(crash)\n\(errors)")
  }

  @Test(
    "A marked view is never reached if and only if a finding says so, one at each place",
    arguments: ConformanceCase.all)
  func stops(_ example: ConformanceCase) throws {
    let hierarchy = try #require(try readHierarchies(example.document).first)
    let (context, paths) = (RuleContext(Inspection(hierarchy)), ViewPaths(hierarchy))
    let views = Dictionary(uniqueKeysWithValues: hierarchy.views.indices.map { (paths.machinePath($0), $0) })
    let stops = Linter(LintSettings()).lint(Array(example.document.utf8), named: "a.json", path: "a.json")
      .withPaths().diagnostics.filter { Self.stopRules.contains($0.rule) }
      .compactMap { views[$0.path.joined(separator: "/")] }
    #expect(Set(stops).count == stops.count, "two findings at one view")
    for stop in stops { #expect(!context.lost(from: stop).isEmpty, "\(paths.machinePath(stop))") }
    for view in context.lost where context.coverage(of: view).stop?.reason != .noWindow {
      let isSaid = stops.contains { $0 <= view && view < hierarchy.views[$0].end }
      #expect(isSaid, "\(paths.machinePath(view)): \(context.coverage(of: view))")
    }
  }

  /// What stops recursion short of marked views.
  private static let stopRules: Set<String> = [
    Rule.unreachableSkeletonable.id, Rule.rootNotSkeletonable.id, Rule.cellNotSkeletonable.id,
    Rule.cellSubviewOutsideContentView.id, Rule.nonArrangedSubview.id,
  ]

  /// With every rule, those that are off by default too.
  static func lint(_ text: String, named name: String) -> LintedFile {
    var settings = LintSettings()
    settings.selected = ["all"]
    return Linter(settings).lint(Array(text.utf8), named: name, path: name).withPaths()
  }
}
