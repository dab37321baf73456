import Testing

@testable import SkelinspectKit

/// What lint says to do is done on a copy: then the views are covered that a finding is about.
@Suite("Helps of findings")
struct HelpTests {
  @Test("lead to the views that a finding calls lost", arguments: AgreementCase.all)
  func files(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies { check(hierarchy, example.name) }
  }

  @Test("do so in the rules' examples", arguments: RuleCase.all)
  func examples(_ example: RuleCase) throws {
    guard example.isHierarchyFile else { return }
    let hierarchies = (try? readHierarchies(example.text, named: "example.yaml")) ?? []
    for hierarchy in hierarchies { check(hierarchy, example.testDescription) }
  }

  @Test("say what else is to be done where one step is not enough")
  func steps() throws {
    let text = """
      show: {roots: [other]}
      root:
        type: UIView
        subviews:
          - {type: UIView, id: other, isSkeletonable: true}
          - type: UIStackView
            id: row
            isSkeletonable: true
            subviews: [{type: UILabel, id: name, isSkeletonable: true}]
      """
    let file = Linter(LintSettings()).lint(Array(text.utf8), named: "a.yaml", path: "a.yaml")
    let helps = file.diagnostics.filter { $0.rule == "non-arranged-subview" }.compactMap(\.help)
    #expect(helps == ["move it to arrangedSubviews of UIStackView#row, and call show on UIStackView#row"])
  }

  @Test("come with what keeps the app from crashing")
  func harm() throws {
    let table = """
      {type: UITableView, id: feed, dataSource: SkeletonTableViewDataSource, numberOfSkeletonRows: -2, \
      frame: [0, 0, 320, 480], rowHeight: 44, prototypes: [{type: UITableViewCell, isSkeletonable: true}]}
      """
    let hierarchy = try Hierarchy.only("{type: UIView, isSkeletonable: true, subviews: [\(table)]}")
    check(hierarchy, "rows")
    let context = RuleContext(Inspection(hierarchy))
    var trial = FixTrial(context)
    let finding = context.finding("", at: 1, fix: Fix(marking: [1]))
    #expect(
      trial.verifiedFix(for: finding)?.againstCrash == [
        .set(.numberOfSkeletonRows, of: 1, to: .number(1))
      ])
  }

  private func check(_ hierarchy: Hierarchy, _ name: String) {
    let context = RuleContext(Inspection(hierarchy))
    for rule in Rule.all {
      for finding in rule.check?(context) ?? [] {
        let victims = context.lost(from: finding.view)
        var trial = FixTrial(context)
        guard let fix = trial.verifiedFix(for: finding), !victims.isEmpty else { continue }
        let after = Inspection(hierarchy.applying(fix.allChanges))
        let later = RuleContext(after)
        let spoken = Rule.all.filter(\.isOnByDefault).flatMap { $0.check?(later) ?? [] }
        let left = after.lost(of: Array(victims)).filter { victim in
          let obstacles = WaySearch(after).way(to: victim).obstacles
          let ways = obstacles.map(\.view)
          if obstacles.contains(where: { $0.kind == .replacedByDummyCells }) { return false }
          return !spoken.contains { later.lost(from: $0.view).contains(victim) || ways.contains($0.view) }
        }
        let what = "\(rule.id) at \(finding.view) of \(name): \(fix.allChanges)"
        #expect(left.isEmpty, "\(what) leaves \(left) in silence")
        #expect(context.inspection.crash != nil || after.crash == nil, "\(what) crashes the app")
      }
    }
  }
}
