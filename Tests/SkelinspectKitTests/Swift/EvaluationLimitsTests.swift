import Testing

@testable import SkelinspectKit

/// A limit that is reached leaves it open what lies beyond: no definite word differs from what the whole code says.
@Suite("Limits of the reading of code")
struct EvaluationLimitsTests {
  private static let fixtures = Fixture.files(in: "Tests/Fixtures/code", endings: ["swift"])

  @Test("What is beyond them is not known", arguments: fixtures)
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

  @Test("What may be any of more than 256 objects may be anything")
  func candidates() {
    func objects(_ numbers: Range<Int>) -> CodeValue {
      .references(numbers.map { Reference(.made($0)) }, isList: false, isCertain: false)
    }
    #expect(objects(0..<200).or(objects(100..<256), isCertain: false) == objects(0..<256))
    #expect(objects(0..<200).or(objects(100..<257), isCertain: false) == .unknown)
  }

  private static let limits = [
    EvaluationLimits(steps: 300), EvaluationLimits(depth: 6), EvaluationLimits(elements: 1),
  ]

  /// What is said of each view, but for what is said not to be known.
  private func words(_ hierarchy: Hierarchy) -> [String] {
    Inspection(hierarchy).views.map { "\($0.path) \($0.role)" }
  }
}
