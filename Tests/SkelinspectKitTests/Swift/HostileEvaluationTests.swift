import Testing

@testable import SkelinspectKit

/// Code that nobody would write comes to an end. Here a thread's stack is large: nothing is said of 512 kB.
@Suite("Hostile Swift code")
struct HostileEvaluationTests {
  private static let opening = "final class A: UIView {\n  let a = UILabel()\n"

  @Test(
    "Classes that come from themselves, and functions in circles",
    arguments: [
      "class A: A { let a = UILabel(); func f() { addSubview(a); a.isSkeletonable = true } }",
      "class A: B { func f() { g() } }; class B: A { func g() { f(); isSkeletonable = true } }",
      opening + "func f() { g(a) }; func g(_ v: UIView) { h(v) }; func h(_ v: UIView) { g(v); f() } }",
      opening + "var b: UIView { c }; var c: UIView { b }; func f() { b.isSkeletonable = true } }",
      opening + "var b: UIView { get { b } set { b = newValue } }; func f() { b = a; b.isHidden = true } }",
      opening + "lazy var b = make(); func make() -> UIView { b.addSubview(make()); return make() } }",
      opening + "let b = { () -> UIView in b }(); func f() { b.showSkeleton() } }",
      opening + "static let x = y; static let y = x; func f() { isSkeletonable = A.x } }",
      opening + "func f() { addSubview(self); a.addSubview(a); a.superview?.superview?.showSkeleton() } }",
      "let x = y\nlet y = x\n" + opening + "func f() { isSkeletonable = x } }",
      "final class A: UIView { let a = A(); func f() { addSubview(a); a.a.a.isSkeletonable = true } }",
      "extension UIView { convenience init(x: Int) { self.init(x: x) } }\n" + opening
        + "let b = UIView(x: 1) }",
      "enum E: String { case a; var b: String { c }; var c: String { b } }\n" + opening
        + "func f() { register(A.self, forCellReuseIdentifier: E.a.b) } }",
    ])
  func circles(_ code: String) throws {
    let facts = CodeFacts(code: code)
    _ = facts.hierarchies
    #expect(facts.classes[try facts.number(of: "A")] != nil)
  }

  @Test(
    "Numbers that no file can say, and that fit no property, are nothing that one knows",
    arguments: ["1e999", "1e300", "99999999999999999999999", "0x", "-1e999", "1e999 * 0", "1 / 0", "1e-320"])
  func numbers(_ number: String) throws {
    let names = [
      "SkeletonAppearance.default.multilineLastLineFillPercent",
      "SkeletonAppearance.default.multilineCornerRadius",
      "a.skeletonCornerRadius", "a.linesCornerRadius", "a.numberOfLines", "a.lastLineFillPercent",
    ]
    let statements = names.map { "\($0) = \(number)" } + ["[self, a].forEach { $0.isSkeletonable = true }"]
    let body = (["addSubview(a)"] + statements + ["showSkeleton()"]).joined(separator: "\n")
    let hierarchy = try #require(CodeFacts(code: Self.opening + "func f() {\n\(body)\n} }").hierarchies.first)
    let printed = Inspection(hierarchy).json()
    #expect(!printed.contains("inf") && !printed.contains("nan"), "\(printed)")
  }

  @Test(
    "Functions of many statements are judged in a moment",
    arguments: [
      "a.text = x; hideSkeleton()", "if x { a.text = x }", "a.showSkeleton(); showSkeleton()",
      "stop(); a.text = x",
      "g { a.text = x", "defer {", "if x {", "a.isSkeletonable = false",
      "guard a is UILabel, self is X else { return }", "if subviews[0] is X { return }; if a is X { return }",
      "switch a { case is X, let b as Y: b.isHidden = true", "for case let b as X in subviews {",
    ])
  func statements(_ statement: String) throws {
    let body = String(repeating: statement + "\n", count: scaled(2_000))
    let setUp = "func s() { addSubview(a); [self, a].forEach { $0.isSkeletonable = true }; showSkeleton() }"
    let code =
      Self.opening + setUp + "\nfunc stop() { hideSkeleton() }\nfunc f() {\n\(body)hideSkeleton()\n} }"
    let report = Project([.init(name: "A.swift", bytes: Array(code.utf8))]).lint()
    let unread = report.files.first { !$0.isRead }
    #expect(unread == nil)
  }

  @Test("A file alone is read as a whole however large it is, skeletons or none")
  func large() throws {
    let comment = String(repeating: "// Nothing of interest stands here.\n", count: 50_000)
    let facts = CodeFacts(
      code: "import UIKit\n\(comment)class A: UIView { let a = UILabel(); func f() { addSubview(a) } }")
    #expect(facts.hierarchies.count == 1)
  }

  @Test(
    "Texts that are not code are read with a screen all the same",
    arguments: [
      "/* skelinspect:ignore x ", "\"", "\"\"\"\n", "\"\\(", "#\"", "#if A\n", "\0", "{", "}", "(", "]", "\r",
      "// skelinspect:ignore show-on-unmarked\n",
    ])
  func screens(_ piece: String) throws {
    let repeated = String(repeating: piece, count: scaled(20_000))
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
      <viewController id="c" customClass="A"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    for code in [
      repeated, Self.opening + "func f() { showSkeleton() }\n}\n" + repeated,
      "class A: UIViewController { func f() { view.showSkeleton(\n" + repeated + "\n) } }",
      repeated + "\nclass A: UIViewController { func f() { view.showSkeleton() } }",
    ] {
      // As bytes too that are not UTF-8.
      for bytes in [Array(code.utf8), Array(code.utf8) + [0xFF, 0xC3]] {
        let report = Project([
          .init(name: "A.swift", bytes: bytes), .init(name: "A.storyboard", bytes: Array(storyboard.utf8)),
        ]).lint()
        #expect(report.files.count == 2)
      }
    }
  }

  @Test("Very many calls on one line, with a screen")
  func longLine() throws {
    let calls = String(
      repeating: "view.isSkeletonable = true; f(a, [b: { $0 }], \"c \\(d)\"); ", count: scaled(50_000))
    let facts = CodeFacts(code: "class A: UIViewController { func f() { \(calls) } }")
    #expect(try facts.facts(of: "A").count > 1_000)
  }

  @Test("A view has the name of a class, whatever the class is called")
  func nameless() throws {
    let body = "let a = make(); init() { addSubview(a); addSubview(UILabel()); showSkeleton() }"
    let facts = CodeFacts(code: "class : UIView { \(body) }")
    let hierarchies = facts.hierarchies
    #expect(hierarchies.count == 1)
    for view in hierarchies.flatMap({ hierarchy in hierarchy.views.indices.map(hierarchy.typeName(of:)) }) {
      #expect(!view.isEmpty)
    }
  }

  @Test("Two hundred closures in one another, and chains of calls")
  func nesting() throws {
    let nested =
      String(repeating: "run { ", count: 200) + "a.isSkeletonable = true"
      + String(repeating: " }", count: 200)
    let chain = "a" + String(repeating: ".then { $0 }", count: 2_000) + ".showSkeleton()"
    let sum = "[a]" + String(repeating: " + [a]", count: 2_000)
    let conditions =
      String(repeating: "if x { ", count: 150) + "a.isHidden = true" + String(repeating: "}", count: 150)
    for statement in [nested, chain, "(\(sum)).forEach { $0.isSkeletonable = true }", conditions] {
      let facts = CodeFacts(
        code: Self.opening + "func f() { addSubview(a); \(statement) }; func run(_ f: () -> Void) { f() } }")
      #expect(facts.hierarchies.count == 1)
    }
  }

  @Test("Of what stands deeper than is followed nothing definite is said")
  func beyondDepth() throws {
    func hierarchy(_ depth: Int) throws -> Hierarchy {
      let body = "isSkeletonable = true; a.isSkeletonable = true; showSkeleton()"
      let nested = String(repeating: "if x {\n", count: depth) + body + String(repeating: "}", count: depth)
      let code = Self.opening + "func f() { addSubview(a); \(nested) } }"
      return try #require(CodeFacts(code: code).hierarchies.first)
    }
    let shallow = try Inspection(hierarchy(40))
    #expect(shallow.verdict(of: 0).role == .container && shallow.verdict(of: 1).role == .lines)
    let deep = try Inspection(hierarchy(120))
    #expect(deep.hierarchy.isMarkOpen(0) && deep.hierarchy.isMarkOpen(1))
    #expect(deep.hierarchy.evidence?.whyShowIsOpen?.contains("calls show") == true)
  }

  @Test("Functions that call each other in more ways than can be gone")
  func ways() throws {
    let calls = (0..<4).map { number in
      let inner = (0..<4).map { "f\($0)(v)" }.joined(separator: "; ")
      return "func f\(number)(_ v: UIView) { v.isSkeletonable = true; \(inner) }"
    }
    let facts = CodeFacts(
      code: Self.opening + "func s() { addSubview(a); f0(a) }\n" + calls.joined(separator: "\n") + "}")
    #expect(try facts.facts(of: "A").count > 0)
  }

  @Test("Ten thousand outlets in one class")
  func outlets() throws {
    let names = (0..<10_000).map { "v\($0)" }
    let outlets = names.map { "@IBOutlet var \($0): UILabel!" }.joined(separator: "\n")
    let marks = names.map { "\($0).isSkeletonable = true" }.joined(separator: "\n")
    let facts = CodeFacts(code: "final class A: UIView {\n\(outlets)\nfunc f() {\n\(marks)\n}\n}")
    #expect(try facts.facts(of: "A").count == 10_000)
    #expect(facts.hierarchies.isEmpty)
  }

  @Test("Two thousand classes that make each other")
  func classes() throws {
    let classes = (0..<2_000).map { number in
      """
      final class V\(number): UIView {
        let next = V\((number + 1) % 2_000)()
        func f() { addSubview(next); next.isSkeletonable = true; next.next.showSkeleton() }
      }
      """
    }
    let facts = CodeFacts(["A.swift": classes[0], "B.swift": classes.dropFirst().joined(separator: "\n")])
    #expect(facts.classes.count == 2_000)
    #expect(facts.screens(madeIn: "A.swift", Nibs()).map(\.hierarchy).count == 1)
  }

  @Test("A class whose views make two of its own each")
  func doubling() throws {
    let facts = CodeFacts(
      code: """
        final class A: UIView {
          let one = A()
          let two = A()
          func f() { addSubview(one); addSubview(two); showSkeleton() }
        }
        """)
    #expect(facts.hierarchies.count == 1)
  }
}
