import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Schemas made of tables") struct PrintedSchemaTests {
  @Test("are what Schemas holds", arguments: Schema.allCases) func isFresh(_ schema: Schema) throws {
    try Golden.check(schema.text, against: "Schemas/\(schema.rawValue).schema.json")
  }

  @Test("the one of hierarchies stands beside the examples too, which thus work anywhere") func examples()
    throws
  {
    try Golden.check(Schema.hierarchy.text, against: "Examples/hierarchy.schema.json")
    for fixture in Fixture.hierarchies(in: "Examples") {
      #expect(try fixture.text.contains(#/\$schema("?: "|=)hierarchy\.schema\.json\b/#), "\(fixture.name)")
    }
  }

  @Test("each say where they are") func ids() throws {
    let files = Fixture.files(in: "Schemas", endings: ["json"])
    #expect(files.count >= 10)
    for file in files {
      let schema = try JSONSerialization.jsonObject(with: Data(try file.bytes)) as? [String: Any]
      let home = "https://github.com/OWNER/skelinspect/raw/main/Schemas/"
      #expect(schema?["$id"] as? String == home + file.url.lastPathComponent)
    }
  }

  @Test("describe each key in a sentence of its own that fits an editor's hint") func summaries() {
    let summaries =
      ViewKey.all.flatMap(\.sentences) + EnvelopeKey.allCases.map(\.summary) + ShowKey.allCases.map(\.summary)
      + EnvironmentKey.allCases.map(\.summary) + CallKey.allCases.map(\.summary)
      + CaptureKey.allCases.map(\.summary)
    let others = AppearanceKey.allCases.map(\.summary) + ConfigurationKey.allCases.map(\.summary)
    for summary in summaries + others + OverrideKey.allCases.map(\.summary) {
      #expect(summary.hasSuffix(".") && summary.count <= 110 && !summary.contains("\n"), "\(summary)")
    }
    #expect(Set(summaries).count == summaries.count)
  }
}
