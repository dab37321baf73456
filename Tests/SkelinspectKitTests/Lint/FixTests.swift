import Testing

@testable import SkelinspectKit

@Suite("Fixes")
struct FixTests {
  /// Each finding with a fix of views' keys and places, of all rules' examples that are hierarchy files.
  static let cases = RuleCase.all.flatMap { example -> [FixCase] in
    guard example.isHierarchyFile, let check = example.rule.check else { return [] }
    let hierarchies = (try? readHierarchies(example.text, named: "example.yaml")) ?? []
    return hierarchies.flatMap { FixCase.all(example.testDescription, of: check, in: $0) }
  }

  @Test("A fix removes its finding and stops no app that ran", arguments: cases)
  func examples(_ example: FixCase) {
    let after = Inspection(example.hierarchy.applying(example.fix.allChanges))
    let left = example.check(RuleContext(after))
    #expect(
      !left.contains { $0.view == example.finding.view && $0.place.range == example.finding.place.range })
    #expect(left.count < example.findings, "\(example.fix) leaves \(left)")
    #expect(
      Inspection(example.hierarchy).crash != nil || after.crash == nil, "\(example.fix) crashes the app")
  }

  @Test("The same holds for all that the rules find in the conformance cases", arguments: ConformanceCase.all)
  func conformance(_ example: ConformanceCase) throws {
    let hierarchy = try #require(try readHierarchies(example.document, named: "case.json").first)
    let isRunning = Inspection(hierarchy).crash == nil
    for check in Rule.all.compactMap(\.check) {
      for found in FixCase.all(example.name, of: check, in: hierarchy) {
        let after = Inspection(hierarchy.applying(found.fix.allChanges))
        let (view, message) = (found.finding.view, found.finding.message)
        #expect(!check(RuleContext(after)).contains { $0.view == view && $0.message == message })
        #expect(!isRunning || after.crash == nil, "\(found.fix) crashes the app")
      }
    }
  }

  @Test("A fix that lets show reach a table without an estimate gives it one")
  func estimate() throws {
    let table = "{type: UITableView, id: feed, isSkeletonable: true, frame: [0, 0, 320, 600], "
    let hierarchy = try Hierarchy.only(table + "dataSource: UITableViewDataSource}")
    let context = RuleContext(Inspection(hierarchy))
    let check = try #require(Rule.unsupportedDataSource.check)
    let finding = try #require(check(context).first)
    var trial = FixTrial(context)
    #expect(
      finding.help(context, trial.verifiedFix(for: finding))
        == "adopt SkeletonTableViewDataSource in its data source, and set estimatedRowHeight of "
        + "UITableView#feed to 44 so that the app does not crash there")
  }

  @Test("Half of the rules for SkeletonView that are about neither code nor calls know a fix")
  func count() {
    let rules = Set(Self.cases.map { $0.testDescription.prefix { $0 != " " } })
    let all = Rule.all.count { rule in
      rule.systems.contains(.skeletonView)
        && !rule.reports.allSatisfy { $0.text.hasPrefix("//") || $0.text.contains("calls:") }
    }
    #expect(rules.count >= all / 2, "\(rules.count) of \(all)")
  }

  @Test("A change gives a key a value of any kind, takes it away or moves it")
  func changes() throws {
    let label = try Hierarchy.only("{type: UILabel, numberOfLines: 3, isHidden: true}")
    #expect(label.applying([.set(.alpha, of: 0, to: .number(0.5))]).number(.alpha, of: 0) == 0.5)
    let text = "naïve: \"x\""
    #expect(label.applying([.set(.text, of: 0, to: .text(text))]).text(.text, of: 0) == text)
    let sized = label.applying([.set(.itemSize, of: 0, to: .size(Size(width: 50, height: -1.5)))])
    #expect(sized.size(.itemSize, of: 0) == Size(width: 50, height: -1.5))
    #expect(sized.integer(.numberOfLines, of: 0) == 3)
    let shown = label.applying([.set(.isHidden, of: 0, to: .boolean(false))])
    #expect(!shown.views[0].flags.contains(.isHidden))
    #expect(!shown.boolean(.isHidden, of: 0, default: true))
    let without = label.applying([.remove(.isHidden, of: 0), .remove(.numberOfLines, of: 0)])
    #expect(!without.views[0].flags.contains(.isHidden) && without.integer(.numberOfLines, of: 0) == nil)
    let renamed = label.applying([.rename(.numberOfLines, to: .skeletonTextNumberOfLines, of: 0)])
    #expect(renamed.integer(.skeletonTextNumberOfLines, of: 0) == 3)
    #expect(!renamed.says(.numberOfLines, of: 0))
  }
}

/// A finding with a fix.
struct FixCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let hierarchy: Hierarchy
  let check: @Sendable (RuleContext) -> [Finding]
  /// How many findings of the rule there are before.
  let findings: Int
  let finding: Finding
  let fix: Fix

  static func all(
    _ name: String, of check: @escaping @Sendable (RuleContext) -> [Finding], in hierarchy: Hierarchy
  ) -> [FixCase] {
    let context = RuleContext(Inspection(hierarchy))
    let findings = check(context)
    var trial = FixTrial(context)
    return findings.compactMap { finding in
      // Parts of views are altered in the text alone.
      guard let fix = trial.verifiedFix(for: finding), !fix.altersParts else { return nil }
      return FixCase(
        testDescription: name, hierarchy: hierarchy, check: check, findings: findings.count,
        finding: finding, fix: fix)
    }
  }
}

extension Fix {
  fileprivate var altersParts: Bool {
    allChanges.contains { if case .alter = $0 { true } else { false } }
  }
}
