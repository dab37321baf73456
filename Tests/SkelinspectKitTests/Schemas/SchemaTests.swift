import Foundation
import Testing

@testable import SkelinspectKit

@Suite(
  "Schemas, as a real validator reads them",
  .enabled(if: SchemaValidator.isInstalled, "check-jsonschema is not in .build/venv; 'make test' installs it")
)
struct SchemaTests {
  private static let examples = Fixture.hierarchies(in: "Examples")

  @Test("are schemas")
  func metaschema() throws {
    let answer = try SchemaValidator.problemsOfSchemas([
      "hierarchy.schema.json", "description.schema.json", "inspection.schema.json", "keys.schema.json",
      "rules.schema.json",
    ])
    #expect(answer.hasPrefix("ok"), "\(answer)")
  }

  @Test("say what was meant by another word for a key, and name one that is not known in a line")
  func words() throws {
    let documents = [("a.yaml", "{type: UIView, childs: []}"), ("b.yaml", "{type: UIView, sizee: 1}")]
    let problems = try SchemaValidator.problems(in: documents, by: "hierarchy.schema.json")
    let (word, unknown) = (problems["a.yaml"]?.joined() ?? "", problems["b.yaml"]?.joined() ?? "")
    #expect(word.contains("did you mean 'subviews'?"), "\(word)")
    #expect(unknown.contains("'sizee'") && unknown.count < 200, "\(unknown)")
  }

  @Test("accept the rules as they are listed")
  func rules() throws {
    let text = ListFormat.json.text(of: Rule.all, paint: Paint(isColored: false), width: 100)
    #expect(try SchemaValidator.problems(in: [("rules.json", text)], by: "rules.schema.json").isEmpty)
  }

  @Test("accept every example and every valid document, except what YAML 1.1 reads otherwise")
  func validHierarchies() throws {
    let files = try (Self.examples + FixtureTests.valid).map { ($0.name, try $0.text) }
    let problems = try SchemaValidator.problems(in: documents(of: files), by: "hierarchy.schema.json")
    for (name, messages) in problems where SchemaExclusions.valid[origin(of: name)] == nil {
      Issue.record("\(name): \(messages.joined(separator: "\n"))")
    }
    #expect(Set(problems.keys.map(origin)).isSuperset(of: SchemaExclusions.valid.keys))
  }

  @Test("refuse every invalid document, except what a schema cannot know")
  func invalidHierarchies() throws {
    let files = FixtureTests.refused.flatMap(\.documents).map { ($0.name, $0.text) }
    let problems = try SchemaValidator.problems(in: documents(of: files), by: "hierarchy.schema.json")
    let accepted = Set(files.map(\.0)).subtracting(problems.keys.map(origin))
    #expect(accepted == Set(SchemaExclusions.invalid.keys))
  }

  @Test(
    "accept every document of the conformance suite")
  func conformanceHierarchies() throws {
    let problems = try SchemaValidator.problems(
      in: ConformanceCase.all.map { ("\($0.name).json", $0.document) }
        + SystemCase.all.map { ("\($0.name).json", $0.document) }
        + LifecycleCase.all.map { ("\($0.name).json", $0.envelope) }, by: "hierarchy.schema.json")
    #expect(problems.isEmpty)
  }

  @Test("accept every tree that describe prints")
  func descriptions() throws {
    var documents: [SchemaValidator.Document] = []
    for (name, hierarchy) in try hierarchies() {
      var output = OutputBuffer()
      hierarchy.writeDescription(isCompact: true, to: &output)
      for (number, tree) in zip(0..., output.text.split(separator: "\n")) {
        documents.append(("\(name)-\(number).json", String(tree)))
      }
    }
    #expect(documents.count > Self.examples.count)
    #expect(try SchemaValidator.problems(in: documents, by: "description.schema.json").isEmpty)
  }

  @Test("accept everything that inspect prints as JSON")
  func inspections() throws {
    let documents = try hierarchies().map { name, hierarchy in
      var json = InspectionJSON(OutputBuffer())
      json.append(inspect(hierarchy))
      return (name: "\(name).json", text: json.finish().text)
    }
    let timed = try SystemCase.all.flatMap { example in
      try [[], [0.25], [0, 0.25, 1]].map { times in
        var json = InspectionJSON(OutputBuffer())
        for hierarchy in try readHierarchies(example.document) { json.append(inspect(hierarchy), at: times) }
        return (name: "\(example.name)-\(times.count).json", text: json.finish().text)
      }
    }
    let played = try LifecycleCase.all.flatMap { example in
      try [StepChoice.all, .one(0), .one(2)].map { steps in
        var json = InspectionJSON(OutputBuffer())
        for hierarchy in try readHierarchies(example.envelope) {
          json.append(inspect(hierarchy), steps: steps)
        }
        return (name: "\(example.name)-\(steps).json", text: json.finish().text)
      }
    }
    #expect(
      try SchemaValidator.problems(in: documents + timed + played, by: "inspection.schema.json").isEmpty)
  }

  /// One file a document, named so that its origin can be read off.
  private func documents(of files: [SchemaValidator.Document]) -> [SchemaValidator.Document] {
    files.flatMap { name, text in
      zip(0..., Fixture.documents(of: text, named: name)).map { number, document in
        ("\(name.replacing("/", with: "+"))+\(number).\(name.hasSuffix("json") ? "json" : "yaml")", document)
      }
    }
  }

  private func origin(of name: String) -> String {
    name.split(separator: "+").dropLast().joined(separator: "/")
  }

  /// Of all examples, valid documents and conformance documents; whether they can be read is another test's.
  private func hierarchies() throws -> [(name: String, hierarchy: Hierarchy)] {
    let read = (Self.examples + FixtureTests.valid).flatMap { file in
      zip(0..., (try? readHierarchies(file.bytes, named: file.name)) ?? []).map { number, hierarchy in
        ("\(file.name.replacing("/", with: "+"))+\(number)", hierarchy)
      }
    }
    return try read
      + ConformanceCase.all.flatMap { example in
        try readHierarchies(example.document, named: example.name).map { (example.name, $0) }
      }
      + SystemCase.all.flatMap { example in
        try readHierarchies(example.document, named: example.name).map { (example.name, $0) }
      }
  }
}
