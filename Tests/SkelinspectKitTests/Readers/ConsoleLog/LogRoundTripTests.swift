import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Trees in console logs") struct LogRoundTripTests {
  /// The trees of documents that are read without an error, several at a time.
  static let trees: [[String]] = {
    let all = ConformanceCase.all.compactMap {
      try? readHierarchies($0.document, named: "a.json").map(describe)
    }
    let trees = all.joined().filter { !$0.contains("\\u") } + [nested(20)]
    return stride(from: 0, to: trees.count, by: 12).map { Array(trees[$0..<min($0 + 12, trees.count)]) }
  }()

  private static func nested(_ depth: Int) -> String {
    let view = #"{"type": "Box<Int, A>", "isSkeletonable": true, "subviews": ["#
    let text = String(repeating: view, count: depth) + String(repeating: "]}", count: depth)
    return (try? readHierarchies(text, named: "a.json").map(describe).joined()) ?? ""
  }

  @Test("come back byte for byte, whatever stands around them", arguments: LogText.allCases)
  func json(_ log: LogText) throws {
    for trees in Self.trees {
      let hierarchies = try readHierarchies(log.log(of: trees), named: "app.log")
      #expect(hierarchies.map(describe) == trees)
      let remarks = Set(hierarchies.flatMap(\.warnings).map(\.severity))
      #expect(remarks == (log == .otherOutputInside ? [.note] : []))
    }
  }

  @Test("come back from standard input", arguments: LogText.allCases)
  func byContent(_ log: LogText) throws {
    for trees in Self.trees {
      #expect(try readHierarchies(log.log(of: trees), named: "<stdin>").map(describe) == trees)
    }
  }

  @Test("come back from the lines of older versions", arguments: OldIndentation.allCases)
  func lines(_ indentation: OldIndentation) throws {
    for trees in Self.trees {
      let old = try trees.map {
        indentation.text(of: try JSONDecoder().decode(ConformanceCase.Tree.self, from: Data($0.utf8)))
      }
      let hierarchies = try readHierarchies(
        "start\n" + old.joined(separator: "next <A: 0x1>\n"), named: "a.log")
      #expect(hierarchies.map(describe) == trees)
      #expect(hierarchies.allSatisfy { $0.warnings.isEmpty })
    }
  }

  @Test("keep the place of every value")
  func places() throws {
    let log = "x {\n  \"type\" : \"A\\/B\",\n  \"isSkeletonable\" : true\n}\n"
    #expect(
      try HierarchyDocument.read(Array(log.utf8), named: "a.log").tree.document?.tapeText
        == #"{@2 "type"@7..<11 "A/B"@16..<20 "isSkeletonable"@26..<40 =true@44..<48 }"#)
    let lines = "é <A: 0x1 | (1) subSkeletons>\né   <B: 0x2 | ☠ >\n"
    #expect(
      try HierarchyDocument.read(Array(lines.utf8), named: "a.log").tree.document?.tapeText == """
        {@3 "type"@4..<5 "A"@4..<5 "reference"@7..<10 "0x1"@7..<10 "isSkeletonable"@3..<30 =false@3..<30 \
        "children"@36..<51 [@36 \
        {@36 "type"@37..<38 "B"@37..<38 "reference"@40..<43 "0x2"@40..<43 "isSkeletonable"@46..<49 \
        =true@46..<49 } ] }
        """)
  }

  @Test("can be selected, inspected and linted where they stand")
  func pipeline() throws {
    let log = "hello\n" + OldIndentation.byOne.text(of: Self.tree)
    let hierarchy = try #require(try readHierarchies(log, named: "a.log").first)
    let view = try #require(inspect(try hierarchy.showing(on: ["UIStackView > UILabel"])).views.last)
    #expect(view.path == "UIView/UIStackView/UILabel" && view.role == .lines)
    #expect(view.place.position.line == 7)
    #expect(inspect(hierarchy).views.map(\.role) == [.block, .underBlock, .underBlock])
  }

  /// A gap, which only the older versions show.
  private static let tree = ConformanceCase.Tree(
    type: "UIView", isSkeletonable: true, reference: "0x1",
    children: [
      ConformanceCase.Tree(
        type: "UIStackView", isSkeletonable: false, reference: "0x2",
        children: [
          ConformanceCase.Tree(type: "UILabel", isSkeletonable: true, reference: "0x3", children: nil)
        ])
    ])
}
