import Testing

@testable import SkelinspectKit

@Suite("Marked views that are not reached")
struct MarkedCountTests {
  @Test("A gap's row, the footer and lint count the same", arguments: AgreementCase.all)
  func files(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies { check(hierarchy, example.name) }
  }

  @Test("A marked contentView is none of them")
  func contentViews() throws {
    let cell = "contentView: {isSkeletonable: true, subviews: [{type: UILabel, isSkeletonable: true}]}"
    let hierarchy = try Hierarchy.only(
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: true}
        - type: UIView
          id: gap
          subviews:
            - {type: UITableViewCell, isSkeletonable: true, \(cell)}
            - {type: UITableViewCell, \(cell)}
      """)
    check(hierarchy, "cells in a gap")
    #expect(hierarchy.markedCount(below: 2) == 3)
    let inspection = Inspection(hierarchy)
    #expect(inspection.coverageCounts.text == "1 of 9 views covered, 3 marked views not reached")
    #expect(inspection.outline().contains("never reaches 3 marked views below"))
    let text = try explain("gap", in: [hierarchy]).text()
    #expect(text.contains("never reaches 3 marked views below it"), "\(text)")
  }

  private func check(_ hierarchy: Hierarchy, _ name: String) {
    let inspection = Inspection(hierarchy)
    let context = RuleContext(inspection)
    for gap in context.gaps {
      #expect(hierarchy.markedCount(below: gap) == context.lost(below: gap).count, "\(gap) in \(name)")
    }
    if hierarchy.evidence?.areRootsKnown == true {
      let drawn = context.lost.filter { inspection.draws($0) && inspection.presence.copies[$0] != 0 }
      #expect(drawn.isEmpty, "\(drawn) in \(name) is covered")
    }
    let (footer, lost) = (inspection.coverageCounts.text, context.lost.count)
    // Lint is silent about marks that cannot be told, and what is not known is no gap that could be counted.
    let isOpen = hierarchy.views.indices.contains { hierarchy.isMarkOpen($0) }
    if isOpen || footer.hasSuffix(" not known") { return }
    let isSaid = footer.hasSuffix(", \(lost.counted("marked view")) not reached")
    #expect(lost == 0 ? footer.hasSuffix("covered") : isSaid, "\(name): \(footer), and lint \(lost)")
  }
}
