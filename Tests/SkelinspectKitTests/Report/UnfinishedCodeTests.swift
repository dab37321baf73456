import Testing

@testable import SkelinspectKit

@Suite("Code that somebody is typing")
struct UnfinishedCodeTests {
  private static let names: Set = [
    "code/names-that-are-missing.swift", "code/base-that-nobody-makes.swift",
    "code/defaults-of-requirements.swift", "swift/declarations.swift", "swiftui-code/texts.swift",
  ]
  private static let fixtures = ["code", "swift", "swiftui-code"]
    .flatMap { Fixture.files(in: "Tests/Fixtures/\($0)", endings: ["swift"]) }
    .filter { names.contains($0.name) }

  @Test("is read with any token of a declaration missing, and everything is said of it", arguments: fixtures)
  func missingTokens(_ fixture: Fixture) throws {
    let code = try fixture.bytes
    let tokens = declarationTokens(ofSwift: code)
    try #require(tokens.count > 100)
    for token in sampled(tokens) {
      var rest = code
      rest.removeSubrange(token)
      #expect(readsSoundly(swift: rest))
      let project = Project([.init(name: "Draft.swift", bytes: rest)])
      for hierarchy in try project.hierarchies() {
        let description = describe(hierarchy)
        #expect(description.isEmpty || inspect(hierarchy).outline().contains("covered"))
      }
      #expect(project.lint(LintSettings()).files.map(\.name) == ["Draft.swift"])
    }
  }
}
