import Foundation
import Testing

@testable import SkelinspectKit

/// Two files and what differs between them, in one folder.
struct DifferenceFixture: CustomTestStringConvertible, Sendable {
  static let folder = "Tests/Fixtures/diff"

  static let all: [DifferenceFixture] = {
    let url = Golden.packageRoot.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map(DifferenceFixture.init(name:))
  }()

  let name: String
  var testDescription: String { name }

  func hierarchies(of side: String) throws -> [Hierarchy] {
    let files = Fixture.files(in: "\(Self.folder)/\(name)", endings: ["yaml", "json", "log"])
    let file = try #require(files.first { $0.url.lastPathComponent.hasPrefix("\(side).") })
    return try readHierarchies(file.bytes, named: file.url.lastPathComponent)
  }

  var difference: Difference { get throws { diff(try hierarchies(of: "old"), try hierarchies(of: "new")) } }
}

@Suite("Differences") struct DifferenceFixtureTests {
  @Test("are said in lines for people", arguments: DifferenceFixture.all)
  func text(_ fixture: DifferenceFixture) throws {
    let text = try fixture.difference.text()
    #expect(text.isSafeOnTerminals)
    try Golden.check(text, against: "\(DifferenceFixture.folder)/\(fixture.name)/expected.txt")
  }

  @Test("are said in JSON", arguments: DifferenceFixture.all)
  func json(_ fixture: DifferenceFixture) throws {
    let difference = try fixture.difference
    let json = difference.json()
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(value?["isDifferent"] as? Bool == !difference.isEmpty)
    try Golden.check(json, against: "\(DifferenceFixture.folder)/\(fixture.name)/expected.json")
  }

  @Test("There are many cases") func count() { #expect(DifferenceFixture.all.count >= 30) }

  @Test("Colours change nothing else", arguments: DifferenceFixture.all)
  func colors(_ fixture: DifferenceFixture) throws {
    var output = OutputBuffer()
    let difference = try fixture.difference
    difference.writeText(paint: Paint(isColored: true), to: &output)
    #expect(output.text.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == difference.text())
  }

  @Test(
    "The schema accepts every difference in JSON",
    .enabled(
      if: SchemaValidator.isInstalled, "check-jsonschema is not in .build/venv; 'make test' installs it"))
  func schema() throws {
    let documents = try DifferenceFixture.all.map {
      (name: "\($0.name).json", text: try $0.difference.json())
    }
    #expect(try SchemaValidator.problems(in: documents, by: "difference.schema.json").isEmpty)
    let answer = try SchemaValidator.problemsOfSchemas(["difference.schema.json"])
    #expect(answer.hasPrefix("ok"), "\(answer)")
  }

  @Test("The schema explains every kind of change")
  func words() throws {
    let schema = try #require(
      Fixture.files(in: "Schemas", endings: ["json"]).first { $0.name.hasSuffix("difference.schema.json") })
    let words = try schema.text.matches(of: #/\{"const": "(\w+)", "description": ".+\."\}/#).map { "\($0.1)" }
    let kinds = ViewChange.Kind.allCases.map(\.rawValue)
    #expect(words.filter { kinds.contains($0) }.starts(with: ["added", "removed"]))
    for kind in kinds { #expect(words.contains(kind), "\(kind)") }
  }
}
