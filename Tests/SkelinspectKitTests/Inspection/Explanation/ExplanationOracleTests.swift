import Testing

@testable import SkelinspectKit

/// Every view of every conformance hierarchy is explained; what a change promises is held against the file with
/// that change really written into it.
@Suite("Explanations of the conformance hierarchies")
struct ExplanationOracleTests {
  @Test("Each view gets an answer with inspect's role and cause", arguments: ConformanceCase.all)
  func answers(_ example: ConformanceCase) throws {
    for hierarchy in try readHierarchies(example.document, named: "case.json") {
      let views = inspect(hierarchy).views
      for view in hierarchy.views.indices {
        let explanation = Explanation(of: view, in: hierarchy)
        #expect(explanation.coverage.role == views[view].role)
        #expect(!explanation.text().isEmpty && !explanation.json().isEmpty)
        check(way: explanation, "\(views[view].path) of \(example.name)")
      }
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

  @Test("What marking views promises comes true in the file", arguments: ConformanceCase.all)
  func marks(_ example: ConformanceCase) throws {
    let hierarchy = try #require(try readHierarchies(example.document, named: "case.json").first)
    let now = inspect(hierarchy)
    let before = now.crash == nil ? Self.drawn(now) : []
    for view in hierarchy.views.indices {
      let explanation = Explanation(of: view, in: hierarchy)
      guard let change = explanation.change, change.changes.allSatisfy(\.isMark) else { continue }
      let text = Self.marking(change.marks, in: hierarchy)
      let after = inspect(try #require(try readHierarchies(text, named: "case.json").first))
      let drawn = Self.drawn(after)
      let name = "view \(view) of \(example.name)"
      #expect(after.crash == nil, "the crash: \(name)")
      let all = (change.appears + change.staysHidden).sorted()
      #expect(all == drawn.subtracting(before).sorted(), "appears: \(name)")
      #expect(change.staysHidden.allSatisfy { Self.isHidden($0, in: after) }, "hidden: \(name)")
      #expect(!change.appears.contains { Self.isHidden($0, in: after) }, "not hidden: \(name)")
      #expect(change.disappears == before.subtracting(drawn).sorted(), "disappears: \(name)")
      let target = explanation.instead ?? view
      let isPassedThrough = hierarchy.candidacy(of: target) == .excluded(.contentViewIgnored)
      #expect(after.coverage[target].isReached || isPassedThrough, "\(name)")
    }
  }

  @Test(
    "Each part of a change is needed, and all of them together reach the view", arguments: ConformanceCase.all
  )
  func necessity(_ example: ConformanceCase) throws {
    let hierarchy = try #require(try readHierarchies(example.document, named: "case.json").first)
    for view in hierarchy.views.indices {
      let explanation = Explanation(of: view, in: hierarchy)
      guard let change = explanation.change else { continue }
      let target = explanation.instead ?? view
      // Where nothing leads to the view, the changes keep the app from stopping.
      let reaches = ChangeSearch.changes(reaching: target, from: Inspection(hierarchy)) != nil
      func isEnough(_ changes: [Change]) -> Bool {
        let after = Inspection(hierarchy.applying(changes))
        return after.crash == nil && (!reaches || WaySearch(after).way(to: target).obstacles.isEmpty)
      }
      #expect(isEnough(change.changes), "view \(view) of \(example.name)")
      for left in change.changes.indices {
        var fewer = change.changes
        fewer.remove(at: left)
        #expect(!isEnough(fewer), "view \(view) of \(example.name) without \(change.changes[left])")
      }
    }
  }

  @Test("Without a change there is a reason why none would help", arguments: ConformanceCase.all)
  func withoutChange(_ example: ConformanceCase) throws {
    let hierarchy = try #require(try readHierarchies(example.document, named: "case.json").first)
    for view in hierarchy.views.indices {
      let explanation = Explanation(of: view, in: hierarchy)
      guard explanation.change == nil, !explanation.way.obstacles.isEmpty, explanation.crash == nil else {
        continue
      }
      #expect(ExplanationWords(explanation).help != nil)
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
