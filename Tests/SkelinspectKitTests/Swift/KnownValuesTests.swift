import Testing

@testable import SkelinspectKit

/// What a call writes down decides conditions; what changes later, or is not understood, decides none.
@Suite("Known values in code")
struct KnownValuesTests {
  /// A controller whose `setUp` marks what stands in its loop.
  private static func marks(_ loop: String) throws -> [String: Bool] {
    let code = """
      final class Screen: UIViewController {
        let a = UILabel(), b = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
          view.addSubview(b)
          view.isSkeletonable = true
          setUp(spacing: 8)
          view.showSkeleton()
        }
        private func setUp(spacing: CGFloat) { \(loop) }
      }
      """
    let hierarchy = try #require(CodeFacts(code: code).hierarchies.first)
    let views = hierarchy.views.indices.filter { hierarchy.id(of: $0) != nil }
    let open = hierarchy.evidence?.unknown ?? [:]
    // Those of which the mark is not known are left out.
    return Dictionary(
      uniqueKeysWithValues: views.filter { open[$0]?.contains(.isSkeletonable) != true }.map {
        (hierarchy.id(of: $0) ?? "", hierarchy.views[$0].isSkeletonable)
      })
  }

  @Test(
    "A variable that changes in a loop decides nothing there",
    arguments: [
      "var index = 0; for l in [a, b] { if index > 0 { l.isSkeletonable = true }; index += 1 }",
      "var isFirst = true; for l in [a, b] { if !isFirst { l.isSkeletonable = true }; isFirst = false }",
      "var isOn = false; for l in [a, b] { if isOn { l.isSkeletonable = true }; isOn.toggle() }",
    ])
  func changing(_ loop: String) throws {
    #expect(try Self.marks(loop).filter { ["a", "b"].contains($0.key) && !$0.value }.isEmpty)
  }

  @Test("A constant does")
  func constant() throws {
    let loop = "let isOn = spacing > 4; for l in [a, b] { if isOn { l.isSkeletonable = true } }"
    let marks = try Self.marks(loop)
    #expect(marks["a"] == true && marks["b"] == true)
  }

  @Test(
    "Which elements of a loop are of a composition, or are lists, is not known",
    arguments: ["(UILabel & P)", "UILabel & P", "(any P & UILabel)", "[UILabel]", "Array<UILabel>"])
  func composition(_ type: String) throws {
    let marks = try Self.marks("for case let l as \(type) in [a, b] { l.isSkeletonable = true }")
    #expect(marks["a"] == nil && marks["b"] == nil)
  }

  @Test("A case of the enumeration itself is one, named by Self too")
  func cases() throws {
    let fixtures = Fixture.files(in: "Tests/Fixtures/code", endings: ["swift"])
    let text = try #require(fixtures.first { $0.name.hasSuffix("cells-of-all-cases.swift") }).text
    func words(_ code: String) -> [String] {
      CodeFacts(code: code).hierarchies.flatMap { Inspection($0).views.map { "\($0.path) \($0.role)" } }
    }
    #expect(text.contains("case .book"))
    #expect(words(text.replacing("case .book:", with: "case Self.book:")) == words(text))
  }
}
