import Testing

@testable import SkelinspectKit

/// Every view of conformance hierarchies is explained; what a change promises is held against the file with
/// that change really written into it.
@Suite("Explanations of the conformance hierarchies")
struct ExplanationOracleTests {
  @Test(
    "Each view gets inspect's role and cause; what marks promise comes true, each is needed, or none would help",
    arguments: sampled(ConformanceCase.all))
  func answers(_ example: ConformanceCase) throws {
    let hierarchies = try readHierarchies(example.document, named: "case.json")
    let hierarchy = try #require(hierarchies.count == 1 ? hierarchies[0] : nil)
    let inspection = inspect(hierarchy)
    let views = inspection.views
    let before = inspection.crash == nil ? Self.drawn(inspection) : []
    for view in hierarchy.views.indices {
      let explanation = Explanation(of: view, in: hierarchy)
      let name = "view \(view), \(views[view].path), of \(example.name)"
      #expect(explanation.coverage.role == views[view].role)
      #expect(!explanation.text().isEmpty && !explanation.json().isEmpty)
      check(way: explanation, name)
      guard let change = explanation.change else {
        if !explanation.way.obstacles.isEmpty, explanation.crash == nil {
          #expect(ExplanationWords(explanation).help != nil, "\(name)")
        }
        continue
      }
      checkNeed(of: change.changes, explanation, name)
      if change.changes.allSatisfy(\.isMark) { try check(marks: change, explanation, before, name) }
    }
  }

  /// Nothing stands in the way exactly where a view is reached and on screen.
  private func check(way explanation: Explanation, _ name: String) {
    let (view, coverage) = (explanation.view, explanation.coverage)
    let isPassedThrough = explanation.hierarchy.candidacy(of: view) == .excluded(.contentViewIgnored)
    let isThere = coverage.isReached && explanation.inspection.presence.copies[view] != 0
    if !isPassedThrough {
      #expect(explanation.way.obstacles.isEmpty == isThere, "\(explanation.way.obstacles) before \(name)")
    }
    guard let stop = coverage.stop, stop.reason != .contentViewIgnored,
      !explanation.hierarchy.views[view].flags.contains(.isInTemplate)
    else { return }
    #expect(explanation.cause?.kind.rawValue == stop.reason.rawValue, "the cause of \(name)")
    #expect(explanation.cause?.view == stop.view, "where the cause of \(name) is")
  }

  /// What marking views promises, against the file in which they are marked.
  private func check(
    marks change: ChangeEffect, _ explanation: Explanation, _ before: Set<ViewIndex>, _ name: String
  ) throws {
    let text = Self.marking(change.marks, in: explanation.hierarchy)
    let after = inspect(try #require(try readHierarchies(text, named: "case.json").first))
    let drawn = Self.drawn(after)
    #expect(after.crash == nil, "the crash: \(name)")
    let all = (change.appears + change.staysHidden).sorted()
    #expect(all == drawn.subtracting(before).sorted(), "appears: \(name)")
    #expect(change.staysHidden.allSatisfy { Self.isHidden($0, in: after) }, "hidden: \(name)")
    #expect(!change.appears.contains { Self.isHidden($0, in: after) }, "not hidden: \(name)")
    #expect(change.disappears == before.subtracting(drawn).sorted(), "disappears: \(name)")
    let target = explanation.instead ?? explanation.view
    let isPassedThrough = explanation.hierarchy.candidacy(of: target) == .excluded(.contentViewIgnored)
    #expect(after.coverage[target].isReached || isPassedThrough, "\(name)")
  }

  /// All changes together reach the view, and all content of a block, and without one of them they do not.
  private func checkNeed(of changes: [Change], _ explanation: Explanation, _ name: String) {
    let target = explanation.instead ?? explanation.view
    // Where nothing leads to the view, the changes keep the app from crashing.
    let reaches = ChangeSearch.changes(reaching: target, from: explanation.inspection) != nil
    let whole = Inspection(explanation.hierarchy.applying(changes))
    let content = explanation.instead == nil ? [] : Self.drawn(whole)
    func isEnough(_ changes: [Change]) -> Bool {
      let after = Inspection(explanation.hierarchy.applying(changes))
      return after.crash == nil && (!reaches || WaySearch(after).way(to: target).obstacles.isEmpty)
        && content.isSubset(of: Self.drawn(after))
    }
    #expect(isEnough(changes), "\(name)")
    for left in changes.indices {
      var fewer = changes
      fewer.remove(at: left)
      #expect(!isEnough(fewer), "\(name) without \(changes[left])")
    }
  }

  /// It, or a view around it.
  private static func isHidden(_ view: ViewIndex, in inspection: Inspection) -> Bool {
    var place: ViewIndex? = view
    while let index = place {
      if inspection.isInvisible(index) { return true }
      place = inspection.hierarchy.views[index].parent
    }
    return false
  }

  private static func drawn(_ inspection: Inspection) -> Set<ViewIndex> {
    let views = inspection.views
    return Set(
      views.indices.filter { (views[$0].role == .lines || views[$0].role == .block) && views[$0].count != 0 })
  }

  /// The text of a JSON file with some views marked.
  private static func marking(_ views: [ViewIndex], in hierarchy: Hierarchy) -> String {
    guard let document = hierarchy.files[0].tree.document else { return "" }
    var bytes = (0..<document.source.count).map { document.source[$0] }
    for view in views.sorted(by: >) {
      let node = hierarchy.views[view].node
      if let key = document.firstKey(named: "isSkeletonable", in: node) {
        bytes.replaceSubrange(document.range(document.next(after: key)), with: Array("true".utf8))
      } else {
        let start = document.range(node).lowerBound + 1
        bytes.insert(contentsOf: Array("\"isSkeletonable\": true, ".utf8), at: start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
