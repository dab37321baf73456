import Testing

@testable import SkelinspectKit

@Suite("Configuration schema")
struct ConfigurationSchemaTests {
  /// Where the schema and the reader differ, and why they have to.
  private static let accepted = [
    "duplicate-key-in-json.json": "JSON's parsers keep the last of two equal keys",
    "pattern-class.yml": "a schema's pattern would have to know POSIX's classes",
    "selector-broken.yml": "a schema does not know what a selector looks like",
  ]

  @Suite(.enabled(if: SchemaValidator.isInstalled, "check-jsonschema is not in .build/venv"))
  struct Validation {
    @Test("is a schema")
    func metaschema() throws {
      let answer = try SchemaValidator.problemsOfSchemas(["configuration.schema.json"])
      #expect(answer.hasPrefix("ok"), "\(answer)")
    }

    @Test("accepts what the reader reads, and what config init and config show print")
    func validFiles() throws {
      var documents = try ConfigurationTests.valid.map { (name(of: $0), try $0.text) }
      documents.append(("template.yml", Configuration.template))
      documents.append(("show.yml", LintSettings().text()))
      #expect(try SchemaValidator.problems(in: documents, by: "configuration.schema.json").isEmpty)
    }

    @Test("refuses what the reader refuses, except what a schema cannot know")
    func invalidFiles() throws {
      let documents = ConfigurationTests.refused.flatMap(\.documents).map { ($0.name, $0.text) }
      let refused = try SchemaValidator.problems(in: documents, by: "configuration.schema.json").keys
      let accepted = Set(documents.map(\.0)).subtracting(refused)
      #expect(accepted == Set(ConfigurationSchemaTests.accepted.keys))
    }

    private func name(of fixture: Fixture) -> String { fixture.name.replacing("/", with: "+") }
  }
}
