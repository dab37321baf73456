import Testing

@testable import SkelinspectKit

@Suite("Lint of the systems' cases", .enabled(if: SystemCase.areRulesThere))
struct SystemLintTests {
  @Test("Every rule of the cases is known")
  func rules() { #expect(SystemCase.rules.subtracting(Rule.all.map(\.id)).sorted() == []) }

  @Test("The findings are those of the cases, read as JSON", arguments: SystemCase.linted)
  func json(_ example: SystemCase) throws { try check(example, example.document, named: "case.json") }

  @Test("The findings are those of the cases, rewritten as YAML", arguments: SystemCase.linted)
  func yaml(_ example: SystemCase) throws { try check(example, try example.yaml, named: "case.yaml") }

  private func check(_ example: SystemCase, _ text: String, named name: String) throws {
    let hierarchy = try #require(try readHierarchies(Array(text.utf8), named: name).first)
    let paths = ViewPaths(hierarchy)
    let ids = Dictionary(
      uniqueKeysWithValues: hierarchy.views.indices.map { (paths.machinePath($0), hierarchy.id(of: $0)) })
    var settings = LintSettings()
    // Those that run anyway, and those of the case.
    settings.selected = Rule.all.filter(\.isOnByDefault).map(\.id) + (try example.selected)
    let file = Linter(settings).lint(Array(text.utf8), named: name, path: name).withPaths()
    #expect(file.isRead)
    var found: [String: [String]] = [:]
    for finding in file.diagnostics where SystemCase.rules.contains(finding.rule) {
      let id = try #require(ids[finding.path.joined(separator: "/")] ?? nil, "\(finding)")
      found[finding.rule, default: []].append(id)
    }
    #expect(found.mapValues { $0.sorted() } == (try example.findings.mapValues { $0.sorted() }))
  }
}
