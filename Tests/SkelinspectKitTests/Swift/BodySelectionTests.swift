import Testing

@testable import SkelinspectKit

@Suite("Functions of a large project")
struct BodySelectionTests {
  /// The names of the functions that are passed over.
  private static func passedOver(_ code: String) -> [String] {
    let source = SourceText(Array(code.utf8), named: "a.swift")
    let passedOver = BodySelection([SwiftOutline(source)]).passedOver[0]
    let outline = SwiftOutline(source)
    return outline.declarations.filter { declaration in
      passedOver.contains(Int(declaration.members.lowerBound)..<Int(declaration.members.upperBound))
    }.map { outline.name(of: $0) }
  }

  @Test(
    "what may do something to views is read",
    arguments: [
      "label.isSkeletonable = true", "showSkeleton()", "view.addSubview(label)", "label = makeLabel()",
      "(label, other) = pair", "self.label\n  = x", "labels.append(x)", "labels += [x]", "view = x",
      "table.dataSource = x", "markAll(x)", "let x = Badge()", "perform { $0.numberOfLines = 2 }",
      "\"\\(f(isHidden))\"", "setValue(true, forKey: \"skeletonable\")",
      "open(\"//host\"); label.isHidden = true",
    ])
  func telling(_ statement: String) {
    let code = """
      import UIKit
      final class Badge: UIView {}
      final class A: UIViewController {
        var label, other: UILabel!
        var labels: [UILabel] = []
        func f() {
          \(statement)
        }
      }
      """
    #expect(Self.passedOver(code) == [], "\(statement)")
  }

  @Test(
    "what does nothing to views is passed over",
    arguments: [
      "request(\"/items/1\") { data in self.parse(data) }", "let label = 1", "if label == nil { return }",
      "if label == nil { stop() } // addSubview", "x.title = label.text",
    ])
  func others(_ statement: String) {
    let code = "import UIKit\nclass A: UIView {\n  var label: UILabel?\n  func f() {\n \(statement)\n  }\n}"
    #expect(Self.passedOver(code) == ["f"], "\(statement)")
  }

  @Test("who calls a function that is read, and whom it calls, is read too")
  func calls() {
    let code = """
      import UIKit
      class A: UIView {
        func first() { second() }
        func second() { third(title) }
        func third(_ view: UIView) { addSubview(view); _ = fourth() }
        func fourth() -> Int { fifth }
        func sixth() { seventh() }
        func seventh() { sixth() }
        init() { super.init(frame: .zero) }
        var fifth: Int { eighth() }
        func eighth() -> Int { 8 }
      }
      """
    #expect(Self.passedOver(code) == ["sixth", "seventh"])
  }

  /// The code of the computed properties that are passed over.
  private static func gettersPassedOver(_ members: String) -> [String] {
    let code = "import UIKit\nclass A: UIView {\n  var label: UILabel!\n\(members)\n}"
    let source = SourceText(Array(code.utf8), named: "a.swift")
    let outline = SwiftOutline(source)
    let passedOver = BodySelection([outline]).passedOver[0]
    return outline.getters.map { Int($0.body.lowerBound)..<Int($0.body.upperBound) }
      .filter(passedOver.contains).map(source.string)
  }

  @Test(
    "a computed property that does nothing to views, and that nobody uses who does, is passed over",
    arguments: [
      ("var a: Int { 1 }", [" 1 "]),
      ("var a: [Int: (Int) -> Int] { [:] }", [" [:] "]),
      ("static var a: Int { 1 }\nfunc f() { count = a }", [" 1 "]),
      ("var a: Int { 1 }\nvar b: Int { a }", [" 1 ", " a "]),
      ("var a: Int { 1 }\nfunc f() { label.numberOfLines = a }", []),
      ("var a: Int { b }\nvar b: Int { 1 }\nfunc f() { label.numberOfLines = a }", []),
      ("var a: Int { 1 }\nlazy var b: Int = a", []),
      ("var a: Int { 1 }\nlazy var b: Int = { if let a { return a }; return 0 }()", []),
      ("var a: UIView { label.isHidden = true; return label }", []),
      ("override var isSkeletonable: Bool { get { true } }", []),
      ("override var isSkeletonable: Bool { true }", []),
      ("var a: Int { get { 1 } }", []), ("var a: Int { @inlinable get { 1 } }", []),
      ("var a: Int { mutating get { 1 } }", []), ("var a: Int { didSet { b() } }", []),
      ("var a: Int = 1 { didSet { b() } }", []), ("var a = make { 1 }", []),
    ])
  func getters(_ members: String, _ passedOver: [String]) {
    #expect(Self.gettersPassedOver(members) == passedOver, "\(members)")
  }

  @Test("the tree of what is left has the same declarations, and empty functions")
  func tree() {
    let code = """
      class A { func f() { if a { b() } else { "}" } }
      #if DEBUG
      func g() { /* } */ c() }
      #endif
      func h() { isSkeletonable = true } }
      """
    let source = SourceText(Array(code.utf8), named: "a.swift")
    let blocks = SwiftOutline(source).declarations.filter { $0.kind == .function }.prefix(2).map {
      Int($0.members.lowerBound)..<Int($0.members.upperBound)
    }
    let tree = SwiftParser.read(source, passingOver: Array(blocks))
    let functions = tree.nodes.indices.filter { tree.kind($0) == .function }
    #expect(functions.map(tree.name) == ["f", "g", "h"])
    let bodies = functions.map { function in
      tree.children(of: function).filter { tree.kind($0) == .block }.flatMap { Array(tree.children(of: $0)) }
        .count
    }
    #expect(bodies == [0, 0, 1])
  }

  @Test(
    "unclosed code is passed over within its bounds",
    arguments: ["func f() {", "func f() { {", "func f() { \"", "class A { func f() { } } }"])
  func hostile(_ code: String) {
    let source = SourceText(Array(code.utf8), named: "a.swift")
    for range in BodySelection([SwiftOutline(source)]).passedOver[0] {
      #expect(range.lowerBound >= 0 && range.upperBound <= source.count)
    }
    #expect(
      SwiftParser.read(source, passingOver: BodySelection([SwiftOutline(source)]).passedOver[0]).nodes.isEmpty
        == false)
  }
}
