import Testing

@testable import SkelinspectKit

@Suite("Inspection schema") struct InspectionSchemaTests {
  @Test("explains every role and every reason")
  func words() throws {
    let schema = try #require(
      Fixture.files(in: "Schemas", endings: ["json"]).first { $0.name.hasSuffix("inspection.schema.json") })
    let words = try schema.text.matches(of: #/\{"const": "(\w+)", "description": ".+\."\}/#).map { "\($0.1)" }
    #expect(words == Role.allCases.map(\.rawValue) + StopReason.allCases.map(\.rawValue))
  }
}
