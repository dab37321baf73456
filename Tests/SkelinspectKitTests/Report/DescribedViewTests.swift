import Foundation
import Testing

@testable import SkelinspectKit

@Suite("describe: the drawn tree and the JSON")
struct DescribedViewTests {
  @Test("list the same views, whatever the system", arguments: AgreementCase.all)
  func sameViews(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchiesOfAllSystems {
      let printed = describe(hierarchy).matches(of: #/"type" : "((?:[^"\\]|\\.)*)"/#).map { "\($0.output.1)" }
      let lines = Self.outline(hierarchy).split(separator: "\n")
      #expect(lines.count == printed.count, "\(example.name)")
      let listed = hierarchy.show.roots.flatMap { root -> [String] in
        guard hierarchy.knowsFlags else { return [] }
        return zip(root..., Inspection(hierarchy).listedViews(below: root)).filter(\.1).map {
          hierarchy.typeName(of: $0.0)
        }
      }
      #expect(listed.count == printed.count, "\(example.name)")
    }
  }

  @Test("draw a card of SwiftUI with what it covers, and without what stays")
  func card() throws {
    let fixture = try #require(
      Fixture.hierarchies(in: "Examples").first { $0.stem == "Examples/redacted-card" })
    let hierarchy = try #require(readHierarchies(fixture.bytes, named: fixture.name).first)
    #expect(
      Self.outline(hierarchy) == """
          6  VStack#card  container
         12  ├─ Text#name  bars
         13  ├─ Text#balance  bars
         14  └─ Image#chart  block

        """)
  }

  @Test("are nothing where a dump does not say which views are marked")
  func dump() throws {
    let dump = """
      <UIView: 0x7f8; frame = (0 0; 320 480); layer = <CALayer: 0x600>>
         | <UILabel: 0x7f9; frame = (0 0; 100 20); layer = <_UILabelLayer: 0x601>>
      """
    let hierarchy = try #require(readHierarchies(dump, named: "a.log").first)
    #expect(!hierarchy.knowsFlags && describe(hierarchy).isEmpty && Self.outline(hierarchy).isEmpty)
  }

  @Test("A tree that describe prints of another system is no difference from its file")
  func difference() throws {
    for name in ["redacted-card", "banking-cell", "blinking-post"] {
      let fixture = try #require(
        Fixture.hierarchies(in: "Examples").first { $0.stem == "Examples/\(name)" })
      let file = try readHierarchies(fixture.bytes, named: fixture.name)
      let log = try readHierarchies(file.map(describe).joined(), named: "app.log")
      #expect(diff(file, log).text().contains("\nNo difference: "), "\(name): \(diff(file, log).text())")
    }
  }

  private static func outline(_ hierarchy: Hierarchy) -> String {
    var output = OutputBuffer()
    Outline.write(
      [Inspection(hierarchy)], count: 1, isDescription: true, paint: Paint(isColored: false), to: &output)
    return output.text
  }
}
