import Testing

@testable import SkelinspectKit

@Suite("Fixes that belong to one hierarchy")
struct OppositeFixTests {
  @Test("No two findings want one key of a view to be different things", arguments: AgreementCase.all)
  func files(_ example: AgreementCase) throws {
    for hierarchy in example.hierarchies { check(hierarchy, example.name) }
  }

  @Test("The same holds for the rules' examples", arguments: RuleCase.all)
  func examples(_ example: RuleCase) throws {
    guard example.isHierarchyFile else { return }
    let hierarchies = (try? readHierarchies(example.text, named: "example.yaml")) ?? []
    for hierarchy in hierarchies { check(hierarchy, example.testDescription) }
  }

  /// A contentView of each class, marked or not, in each view that has one.
  @Test(
    "Nobody is told to mark a contentView",
    arguments: ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"],
    ["UIView", "UILabel", "UIImageView", "UIButton", "UIStackView"])
  func contentView(_ owner: String, _ type: String) throws {
    for isMarked in [true, false] {
      for inside in ["", "{type: UILabel}", "{type: UIView, subviews: [{type: UILabel}]}"] {
        let key = type == "UIStackView" ? "arrangedSubviews" : "subviews"
        let text = """
          {type: \(owner), isSkeletonable: true, \
          contentView: {type: \(type), isSkeletonable: \(isMarked), \(key): [\(inside)]}}
          """
        let hierarchy = try Hierarchy.only(text)
        let marked = Self.changes(in: hierarchy).filter { $0.change.isMark }.map(\.change.view)
        #expect(!marked.contains { hierarchy.isPassedThrough($0) }, "\(text)")
        check(hierarchy, text)
        guard !inside.isEmpty else { continue }
        #expect(Set(marked).isSuperset(of: 2..<hierarchy.views.count), "\(text): \(marked)")
      }
    }
  }

  private func check(_ hierarchy: Hierarchy, _ name: String) {
    var wanted: [Place: (rule: String, value: StoredValue?)] = [:]
    for (rule, change) in Self.changes(in: hierarchy) {
      let (key, value): (ViewKey, StoredValue?)
      switch change {
      case .set(let set, _, let to): (key, value) = (set, to)
      case .remove(let removed, _): (key, value) = (removed, nil)
      default: continue
      }
      let place = Place(view: change.view, key: key)
      if let other = wanted[place] { #expect(other.value == value, "\(name): \(other.rule) and \(rule)") }
      wanted[place] = (rule, value)
    }
  }

  private struct Place: Hashable {
    let view: ViewIndex
    let key: ViewKey
  }

  /// What the rules that are on by default would change.
  private static func changes(in hierarchy: Hierarchy) -> [(rule: String, change: Change)] {
    let context = RuleContext(Inspection(hierarchy))
    return Rule.all.filter { $0.isOnByDefault && $0.severity(for: hierarchy.origin) != nil }.flatMap { rule in
      (rule.check?(context) ?? []).flatMap { $0.fix?.changes.map { (rule.id, $0) } ?? [] }
    }
  }
}
