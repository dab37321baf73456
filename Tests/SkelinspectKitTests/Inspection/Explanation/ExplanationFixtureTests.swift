import Foundation
import Testing

@testable import SkelinspectKit

/// Hierarchies whose first line asks for a view, and what is answered, as text and as JSON.
@Suite("Explanations")
struct ExplanationFixtureTests {
  static let fixtures = Fixture.hierarchies(in: "Tests/Fixtures/why").filter {
    $0.url.pathExtension == "yaml"
  }

  static func explanation(of fixture: Fixture) throws -> Explanation {
    let text = try fixture.text
    let first = try #require(text.split(separator: "\n").first)
    let selector = try #require(first.hasPrefix("# why: ") ? first.dropFirst(7) : nil)
    return try explain(String(selector), in: try readHierarchies(text, named: fixture.name))
  }

  @Test("Each view is explained as it stands beside its file", arguments: fixtures)
  func answer(_ fixture: Fixture) throws {
    let explanation = try Self.explanation(of: fixture)
    try Golden.check(explanation.text(), against: "Tests/Fixtures/\(fixture.stem).txt")
    try Golden.check(explanation.json(), against: "Tests/Fixtures/\(fixture.stem).json")
  }

  @Test("There are few lines, and the first names the view", arguments: fixtures)
  func shape(_ fixture: Fixture) throws {
    let explanation = try Self.explanation(of: fixture)
    let lines = explanation.text().split(separator: "\n")
    let name = ExplanationWords(explanation).name(explanation.view).escapedForTerminal
    #expect((2...6).contains(lines.count), "\(lines.count) lines")
    #expect(lines.first?.hasPrefix(name + " ") == true)
    #expect(lines.first?.hasSuffix(".") == true)
    #expect(explanation.text().isSafeOnTerminals)
  }

  @Test("Each answer stands beside a file of its own")
  func answersHaveFiles() {
    let stems = Self.fixtures.map(\.stem).sorted()
    #expect(stems.count >= 30)
    for ending in ["txt", "json"] {
      #expect(Fixture.files(in: "Tests/Fixtures/why", endings: [ending]).map(\.stem).sorted() == stems)
    }
  }

  @Test("Every cause and every action is met in some file")
  func isComplete() throws {
    let explanations = try Self.fixtures.map(Self.explanation)
    let kinds = Set(explanations.flatMap { $0.way.obstacles.map(\.kind) })
    #expect(kinds == Set(Obstacle.Kind.allCases))
    let actions = Set(explanations.flatMap { $0.change?.changes.compactMap(ChangeAction.init) ?? [] })
    #expect(actions == Set(ChangeAction.allCases))
  }
}
