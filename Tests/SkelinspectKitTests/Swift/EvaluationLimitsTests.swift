import Testing

@testable import SkelinspectKit

/// A limit that is reached leaves it open what lies beyond: no definite word differs from what the whole code says.
@Suite("Limits of the reading of code")
struct EvaluationLimitsTests {
  private static let fixtures = Fixture.files(in: "Tests/Fixtures/code", endings: ["swift"])

  @Test("What is beyond them is not known", arguments: sampled(fixtures))
  func beyond(_ fixture: Fixture) throws {
    let source = SwiftSources([.init(name: fixture.name, path: "/" + fixture.name, bytes: try fixture.bytes)])
    let whole = Dictionary(grouping: CodeFacts(source).hierarchies, by: { $0.name ?? "" })
    for limits in Self.limits {
      for cut in CodeFacts(source, limits).hierarchies where cut.evidence?.limit == nil {
        guard let same = whole[cut.name ?? ""], same.count == 1 else { continue }
        #expect(words(cut) == words(same[0]), "\(limits)")
      }
    }
  }

  @Test("More than 256 objects that a name may mean are not told apart")
  func candidates() {
    func objects(_ numbers: Range<Int>) -> CodeValue {
      .references(numbers.map { Reference(.made($0)) }, isList: false, isCertain: false)
    }
    let most = objects(0..<200).or(objects(100..<256), isCertain: false)
    #expect(most == objects(0..<256) && !most.isOfTooMany)
    let more = most.or(objects(300..<301), isCertain: false)
    #expect(more.isOfTooMany && more.or(objects(0..<400), isCertain: false).references.count == 257)
  }

  @Test("Of a list that is too long for that, no element's flag is known, and the limit is said")
  func longList() throws {
    let labels = (0..<300).map { "label\($0)" }
    let code = """
      class A: UIView {
        var labels: [UILabel] = []
        \(labels.map { "let \($0) = UILabel()" }.joined(separator: "; "))
        func f() {
          \(labels.map { "addSubview(\($0)); labels.append(\($0))" }.joined(separator: "; "))
          isSkeletonable = true
          labels.forEach { $0.isSkeletonable = true }
          showSkeleton()
        }
      }
      """
    let hierarchy = try #require(CodeFacts(code: code).hierarchies.first)
    #expect(hierarchy.views.count == 301 && hierarchy.evidence?.limit != nil)
    let unknown = hierarchy.evidence?.unknown ?? [:]
    #expect(hierarchy.views.indices.allSatisfy { unknown[$0]?.contains(.isSkeletonable) == true })
  }

  private static let limits = [
    EvaluationLimits(steps: 300), EvaluationLimits(depth: 6), EvaluationLimits(elements: 1),
  ]

  /// What is said of each view, but for what is said not to be known.
  private func words(_ hierarchy: Hierarchy) -> [String] {
    Inspection(hierarchy).views.map { "\($0.path) \($0.role)" }
  }
}
