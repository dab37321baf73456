import Testing

@testable import SkelinspectKit

@Suite("Explanation schema") struct ExplanationSchemaTests {
  @Test("explains every reason and every action")
  func words() throws {
    let schema = try #require(
      Fixture.files(in: "Schemas", endings: ["json"]).first { $0.name.hasSuffix("explanation.schema.json") })
    let words = try schema.text.matches(of: #/"const": "(\w+)",\s+"description": ".+\."/#).map { "\($0.1)" }
    #expect(words == Obstacle.Kind.allCases.map(\.rawValue) + ChangeAction.allCases.map(\.rawValue))
  }

  @Test(
    "accepts every explanation",
    .enabled(if: SchemaValidator.isInstalled, "check-jsonschema is not installed"))
  func explanations() throws {
    #expect(try SchemaValidator.problemsOfSchemas(["explanation.schema.json"]).hasPrefix("ok"))
    var documents = try ExplanationFixtureTests.fixtures.map { fixture in
      let name = fixture.name.replacing("/", with: "-") + ".json"
      return (name: name, text: try ExplanationFixtureTests.explanation(of: fixture).json())
    }
    let cases =
      ConformanceCase.all.map { ($0.name, $0.document) } + SystemCase.all.map { ($0.name, $0.document) }
    for (name, document) in sampled(cases) {
      for hierarchy in try readHierarchies(document, named: name) {
        for view in hierarchy.views.indices {
          let json = Explanation(of: view, in: hierarchy).json()
          documents.append((name: "\(name)-\(view).json", text: json))
        }
      }
    }
    #expect(try SchemaValidator.problems(in: documents, by: "explanation.schema.json").isEmpty)
  }
}
