import Testing

@testable import SkelinspectKit

@Suite("What is read of a large project")
struct SourceSelectionTests {
  /// More than is read as a whole.
  private static let filler = String(repeating: "// Nothing of interest stands here.\n", count: 60_000)

  /// The facts of a project, with as many other files as make it a large one, whose texts are not kept.
  private static func facts(_ files: [String: String]) -> CodeFacts {
    var files = files
    files["/App/Other.swift"] = "import UIKit\nfinal class Other: UIView {}\n" + filler
    return CodeFacts(
      SwiftSources(
        files.sorted { $0.key < $1.key }.map { path, code in
          SwiftSources.File(name: path, path: path, bytes: Array(code.utf8)) { Array(code.utf8) }
        }))
  }

  private static let screen = """
    import SkeletonView
    final class Screen: Base {
      let label = UILabel()
      override func viewDidLoad() { label.isSkeletonable = true; view.addSubview(label); startLoading() }
    }
    """

  @Test("What a screen needs of files that do not speak of skeletons is read again")
  func needed() throws {
    let facts = Self.facts([
      "/App/Screen.swift": Self.screen,
      "/App/Base.swift": """
      import UIKit
      class Base: UIViewController { func startLoading() { spin(view) } }
      """,
      "/App/Helpers.swift": """
      import UIKit
      func spin(_ view: UIView) { view.showIt() }
      """,
      "/App/UIView+Loading.swift": """
      import SkeletonView
      extension UIView { func showIt() { showAnimatedSkeleton() } }
      """,
    ])
    let screen = try #require(facts.facts(of: "Screen", nearPath: "/App/Screen.swift"))
    #expect(screen.facts.contains { if case .show = $0.effect { true } else { false } })
  }

  @Test("A screen that only calls a helper of another file is read")
  func callers() throws {
    let facts = Self.facts([
      "/App/Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { view.addSubview(label); label.spinUntilLoaded() }
      }
      """,
      "/App/Loading.swift": """
      import SkeletonView
      extension UIView { func spinUntilLoaded() { showSkeleton() } }
      """,
    ])
    let screen = try #require(facts.facts(of: "Screen", nearPath: "/App/Screen.swift"))
    #expect(screen.facts.contains { if case .show = $0.effect { true } else { false } })
  }

  @Test("Of other files the types are known, and nothing else")
  func others() throws {
    let facts = Self.facts(["/App/Screen.swift": Self.screen])
    let other = try #require(facts.facts(of: "Other", nearPath: "/App/Other.swift"))
    #expect(other.nature == .view(.view))
    #expect(facts.types.trees.allSatisfy { $0.source.count < 1000 })
  }

  @Test("A file that is gone when it is needed is what its types are")
  func gone() throws {
    let bytes = Array("import UIKit\nclass Base: UIViewController { func startLoading() {} }".utf8)
    let file = SwiftSources.File(name: "Base.swift", path: "/Base.swift", bytes: bytes) { nil }
    #expect(file.text.count == 0)
    #expect(file.outline.types.children(of: 0).map(file.outline.types.name) == ["Base"])
    #expect(CodeFacts(SwiftSources([file])).classes.isEmpty)
  }
}

@Suite("Names by numbers")
struct SwiftNameSumTests {
  @Test(
    "A call is found wherever it stands",
    arguments: ["a", "ab", "isCalle", "isCalled", "aNameOfMoreThanEightLetters", "größe"])
  func places(_ name: String) {
    for before in ["", "x.", "a call of ", "}"] {
      let source = SourceText(Array((before + name + "(").utf8), named: "a.swift")
      #expect(
        Set(calledIn: source, SwiftTokens(source)).contains(SwiftNameSum(name.utf8)), "\(before)\(name)")
    }
  }

  @Test("Names of one ending are told apart, and what is declared is not called")
  func others() {
    let source = SourceText(Array("func isCalled() { wasCalled(); (1 + 2); f (3) }".utf8), named: "a.swift")
    #expect(Set(calledIn: source, SwiftTokens(source)) == [SwiftNameSum("wasCalled".utf8)])
  }

  @Test("An outline names the types, and the functions that others call")
  func outline() {
    let code = """
      import UIKit
      @main final class A: UIView, B<C>.D where E: F { func inside() {}; class Inner: G {}; extension X {} }
      extension UIView: Loading { func outside() {} }
      func free() {}
      let variable = 1
      """
    let source = SourceText(Array(code.utf8), named: "a.swift")
    let outline = SwiftOutline(SwiftParser.parse(source, readsBodies: false), isWhole: false)
    let types = outline.types
    func children(_ node: SwiftTree.Index) -> [String] { types.children(of: node).map(types.name) }
    #expect(children(types.root) == ["A", "UIView"])
    #expect(
      types.children(of: types.root).map(children) == [["UIView", "B<C>.D", "Inner", "X"], ["Loading"]])
    #expect(outline.names.types.map(\.owner) == [nil, 0, 0, nil])
    #expect(
      outline.names.functions.map(\.name) == [SwiftNameSum("outside".utf8), SwiftNameSum("free".utf8)])
    #expect(outline.imports == ["UIKit"])
    #expect(types.source.count < 60)
  }
}
