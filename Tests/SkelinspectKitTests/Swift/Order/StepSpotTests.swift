import Testing

@testable import SkelinspectKit

/// What comes after what in one function: `a()` and then `b()`, each called once.
@Suite("The order of statements")
struct StepSpotTests {
  @Test(
    "What surely comes after",
    arguments: [
      "a(); b()", "if x { a() }; b()", "a(); if x { b() }", "for i in n { a() }; b()",
      "for i in n { a() }; while x { b() }", "defer { b() }; a()", "do { a() }; b()",
      "switch x { case .y: a(); b(); default: c() }", "switch x { case .y: a(); break; default: c() }; b()",
      "guard x else { return }; a(); b()", "a(); guard x else { b(); return }", "n.forEach { a() }; b()",
      "repeat { a() } while x; b()",
      "a(); do { b() } catch { c() }",
      "if x { return }; a(); b()", "a(); x ? b() : c()", "if x { if y { a() } }; b()",
    ])
  func follows(_ statements: String) throws {
    let (a, b) = try spots(statements)
    #expect(a.isFollowed(by: b) && a.mayPrecede(b) && !b.mayPrecede(a))
  }

  @Test(
    "What may come after",
    arguments: [
      "if x { a() }; if y { b() }", "do { a() } catch { b() }; c()", "x ? a() : c(); y ? b() : c()",
      "switch x { case .y: a(); default: c() }; switch x { case .y: c(); default: b() }",
    ])
  func mayFollow(_ statements: String) throws {
    let (a, b) = try spots(statements)
    // Of a block and its catch one cannot tell where it was left.
    #expect(!a.isFollowed(by: b) && a.mayPrecede(b))
  }

  @Test(
    "What comes after in the source only",
    arguments: [
      "b(); a()", "if x { a() } else { b() }", "if x { a() } else if y { c() } else { b() }",
      "if x { a(); return }; b()", "guard x else { a(); throw y }; b()", "x ? a() : b()",
      "switch x { case .y: a(); default: b() }", "for i in n { if x { a(); continue }; b() }",
      "for i in n { if x { a(); break }; b() }", "n.map { a() }; b()", "a(); async { b() }",
      "func g() { a() }; b()", "if x { a(); fatalError() }; b()", "defer { a() }; b()",
    ])
  func onlyInTheSource(_ statements: String) throws {
    let (a, b) = try spots(statements)
    #expect(!a.isFollowed(by: b) && !a.mayPrecede(b))
  }

  @Test("The functions around a place, and the values of properties")
  func functions() throws {
    let text = "class A { let x = { a() }(); func f() { g { b() } } }"
    let tree = SwiftParser.read(SourceText(Array(text.utf8), named: "A.swift"))
    var spots = StepSpots(tree, file: 0)
    let (a, b) = (try spots.spot(of: call("a", tree)), try spots.spot(of: call("b", tree)))
    #expect(a.functions.isEmpty)
    #expect(b.functions.map { tree.name($0.node) } == ["f"])
    #expect(tree.kind(a.body.node) == .closure && tree.kind(b.body.node) == .closure)
  }

  private func spots(_ statements: String) throws -> (StepSpot, StepSpot) {
    let text = "class A { func f() { \(statements) } }"
    let tree = SwiftParser.read(SourceText(Array(text.utf8), named: "A.swift"))
    var spots = StepSpots(tree, file: 0)
    return (try spots.spot(of: call("a", tree)), try spots.spot(of: call("b", tree)))
  }

  private func call(_ name: String, _ tree: SwiftTree) throws -> SwiftTree.Index {
    try #require(
      tree.nodes.indices.first { node in
        tree.kind(node) == .call && tree.children(of: node).first { _ in true }.map(tree.name) == name
      })
  }
}
