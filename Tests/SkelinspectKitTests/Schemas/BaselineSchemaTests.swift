import Testing

@testable import SkelinspectKit

@Suite(
  "Baseline schema",
  .enabled(if: SchemaValidator.isInstalled, "check-jsonschema is not in .build/venv; 'make test' installs it")
)
struct BaselineSchemaTests {
  /// Where the schema and the reader differ, and why they have to.
  private static let accepted = [
    "this entry appears twice", "no rule is called", "the key 'findings' appears twice",
    "this is a report of lint",
  ]

  @Test("is a schema") func metaschema() throws {
    #expect(try SchemaValidator.problemsOfSchemas(["baseline.schema.json"]).hasPrefix("ok"))
  }

  @Test("accepts every baseline that is written") func written() throws {
    var named = BaselineReaderTests.sample
    named.schema = "baseline.schema.json"
    let baselines = [
      Baseline(), BaselineReaderTests.sample, named, try #require(Hostile.baselined.baseline).written,
    ]
    let documents = zip(0..., baselines).map { (name: "\($0).json", text: $1.text) }
    #expect(try SchemaValidator.problems(in: documents, by: "baseline.schema.json").isEmpty)
  }

  @Test("refuses what the reader refuses, except what a schema cannot know") func wrong() throws {
    let documents = zip(0..., BaselineReaderTests.wrong).map { (name: "\($0).json", text: $1.text) }
    let refused = try SchemaValidator.problems(in: documents, by: "baseline.schema.json").keys
    for (document, example) in zip(documents, BaselineReaderTests.wrong)
    where !refused.contains(document.name) {
      let isKnown = Self.accepted.contains { example.message.hasPrefix($0) }
      #expect(isKnown, "\(example.message): \(example.text)")
    }
  }
}
