import Testing

@testable import SkelinspectKit

@Suite("Hierarchy schema") struct HierarchySchemaTests {
  @Test("is what the tables of keys make it") func schemaIsFresh() throws {
    try Golden.check(HierarchySchema.document.prettyText, against: "Schemas/hierarchy.schema.json")
  }

  @Test("describes each key in a sentence of its own that fits an editor's hint") func summaries() {
    let summaries =
      ViewKey.all.map(\.summary) + EnvelopeKey.allCases.map(\.summary) + ShowKey.allCases.map(\.summary)
      + EnvironmentKey.allCases.map(\.summary)
    for summary in summaries + AppearanceKey.allCases.map(\.summary) {
      #expect(summary.hasSuffix(".") && summary.count <= 160 && !summary.contains("\n"), "\(summary)")
    }
    #expect(Set(summaries).count == summaries.count)
  }
}
