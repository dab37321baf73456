import Foundation
import Testing

@testable import SkelinspectKit

@Suite("A page's facts of a view")
struct PageFactsTests {
  private static func facts(_ yaml: String, of view: ViewIndex) throws -> [String: String] {
    let inspection = Inspection(try readHierarchies(yaml)[0])
    let facts = ViewFacts(inspection, ViewNaming(inspection.hierarchy)).facts(of: view)
    return Dictionary(
      facts.map { fact in
        switch fact.origin {
        case .none: (fact.name, fact.text)
        case .line(let line): (fact.name, "\(fact.text) @ \(line)")
        case .words(let words): (fact.name, "\(fact.text) @ \(words)")
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("say the lines as `why` does, and the key or the appearance that decides")
  func origins() throws {
    let facts = try Self.facts(
      """
      appearance: {multilineCornerRadius: 4}
      show: {color: "#112233"}
      root:
        type: UILabel
        isSkeletonable: true
        frame: [0, 0, 200, 60]
        numberOfLines: 2
        skeletonTextLineHeight: 12
      """, of: 0)
    #expect(facts["lines"]?.hasPrefix("numberOfLines is 2; 12 pt high each") == true)
    #expect(facts["lines"]?.hasSuffix("@ 7") == true)
    #expect(facts["line height"] == "12 pt @ 8")
    #expect(facts["corner radius"] == "4 pt @ SkeletonAppearance.default")
    #expect(facts["colour"] == "#112233 @ given to show")
    #expect(facts["frame"] == "0, 0, 200 × 60 pt @ 6")
  }

  @Test("of a view that nothing covers are those of the file alone")
  func uncovered() throws {
    let facts = try Self.facts("{type: UIView, frame: [1, 2, 3, 4]}", of: 0)
    #expect(facts.keys.sorted() == ["frame", "note", "place"], "the note is about the root")
  }

  @Test("stand in it once for each text")
  func shared() throws {
    let label = "{type: UILabel, isSkeletonable: true, frame: [0, 0, 9, 20]}"
    let labels = Array(repeating: label, count: 500).joined(separator: ", ")
    let inspection = Inspection(
      try readHierarchies("{type: UIView, isSkeletonable: true, subviews: [\(labels)]}")[0])
    let text = PageFacts(inspection, ViewNaming(inspection.hierarchy)).json.lineText
    #expect(text.components(separatedBy: "by default").count < 8)
    #expect(text.utf8.count < 500 * 80)
  }
}
