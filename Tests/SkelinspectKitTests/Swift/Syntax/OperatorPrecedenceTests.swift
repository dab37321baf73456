import Testing

@testable import SkelinspectKit

@Suite("Operators and the values between them")
struct OperatorPrecedenceTests {
  /// Beside each what it is with all parentheses; `?` stands before values of which it is not said.
  @Test(
    "Swift's own bind as in Swift",
    arguments: [
      ("a + b * c", "(a + (b * c))"), ("a * b + c", "((a * b) + c)"), ("a - b - c", "((a - b) - c)"),
      ("(a + b) * c", "((a + b) * c)"), ("a * (b + c) * d", "((a * (b + c)) * d)"),
      ("a + b * c - d / e % f", "((a + (b * c)) - ((d / e) % f))"), ("a & b | c ^ d", "(((a & b) | c) ^ d)"),
      ("a * b << c", "(a * (b << c))"), ("a &+ b &* c &<< d", "(a &+ (b &* (c &<< d)))"),
      ("a ..< b + c", "(a ..< (b + c))"), ("a...b - c", "(a ... (b - c))"),
      ("a ?? b + c", "(a ?? (b + c))"), ("a ?? b ?? c", "(a ?? (b ?? c))"),
      ("a ?? b < c", "((a ?? b) < c)"), ("x as? T ?? y", "((x as? T) ?? y)"),
      ("a + b as T", "((a + b) as T)"), ("x as A as! B", "((x as A) as! B)"),
      ("a && v is T", "(a && (v is T))"), ("a is T == b", "((a is T) == b)"),
      ("x as? [T] ?? y + z", "((x as? [T]) ?? (y + z))"),
      ("a == b && c < d || e", "(((a == b) && (c < d)) || e)"), ("a || b && c", "(a || (b && c))"),
      ("!a && b", "((!a) && b)"), ("a != b || !c === d", "((a != b) || ((!c) === d))"),
      ("a + 1 > b * 2 && c", "(((a + 1) > (b * 2)) && c)"), ("a ~= b || c", "((a ~= b) || c)"),
    ])
  func standard(_ code: String, _ whole: String) { #expect(Self.parenthesized(code) == whole) }

  @Test(
    "Conditional values and assignments come last, from the right",
    arguments: [
      ("a ? b : c", "(a ? b : c)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
      ("a == b ? c + d : e * f", "((a == b) ? (c + d) : (e * f))"),
      ("a ?? b ? c : d ?? e", "((a ?? b) ? c : (d ?? e))"), ("x = a ? b : c", "(x = (a ? b : c))"),
      ("x += a * b + c", "(x += ((a * b) + c))"), ("x = y = a || b", "(x = (y = (a || b)))"),
      ("x <<= a << b", "(x <<= (a << b))"), ("x = try a + b * c", "(x = (a + (b * c)))"),
      ("x = try? a ?? b", "(x = (a ?? b))"), ("x = await a * b + c", "(x = ((a * b) + c))"),
    ])
  func conditional(_ code: String, _ whole: String) { #expect(Self.parenthesized(code) == whole) }

  @Test(
    "Space around a sign tells what it belongs to",
    arguments: [
      ("-a * b", "((-a) * b)"), ("a - -b", "(a - (-b))"), ("a * -2", "(a * -2)"), ("-2 + a", "(-2 + a)"),
      ("2-1", "(2 - 1)"), ("a+b*c", "(a + (b * c))"), ("a * b! + c", "((a * b) + c)"),
      ("a + b?.c * d", "(a + (b.c * d))"), ("a\n  + b * c", "(a + (b * c))"),
      ("a +\n  b * c", "(a + (b * c))"),
      ("a\n-b", "a"), ("a -b", "a"), ("a + b...", "(a + (...b))"), ("x = &a", "(x = (&a))"),
    ])
  func space(_ code: String, _ whole: String) { #expect(Self.parenthesized(code) == whole) }

  @Test(
    "What Swift would refuse is not understood",
    arguments: [
      ("a == b == c", "?[?[a b] c]"), ("a < b <= c && d", "(?[?[a b] c] && d)"),
      ("x = a ..< b ..< c", "(x = ?[?[a b] c])"), ("a << b >> c + d", "(?[?[a b] c] + d)"), ("a +", "(a +)"),
    ])
  func refused(_ code: String, _ whole: String) { #expect(Self.parenthesized(code) == whole) }

  @Test(
    "An operator that nobody declares binds tighter than a conditional value; beside others one cannot tell",
    arguments: [
      ("a ~~ b", "(a ~~ b)"), ("a |> b |> c", "((a |> b) |> c)"),
      ("x = a ~~ b ? c : d", "(x = ((a ~~ b) ? c : d))"),
      ("a + b ~~ c", "?[?[a b] c]"), ("a ~~ b * c + d", "?[?[?[a b] c] d]"), ("a ~~ b |> c", "?[?[a b] c]"),
      ("x = a && b ~~ c", "(x = ?[?[a b] c])"), ("a × b", "(a × b)"), ("x = 2 × b + c", "(x = ?[?[2 b] c])"),
      ("x **= a + b", "(x **= (a + b))"), ("x = a ~~ b as T", "(x = (?[a b] as T))"),
    ])
  func undeclared(_ code: String, _ whole: String) { #expect(Self.parenthesized(code) == whole) }

  @Test(
    "One that the project declares binds as its group says",
    arguments: [
      ("infix operator **: MultiplicationPrecedence", "a + b ** c", "(a + (b ** c))"),
      (
        "infix operator ** : Power; precedencegroup Power { higherThan: MultiplicationPrecedence }",
        "a * b ** c + d", "((a * (b ** c)) + d)"
      ),
      (
        "precedencegroup P { associativity: right\n higherThan: AdditionPrecedence }\ninfix operator ** : P",
        "a ** b ** c + d", "((a ** (b ** c)) + d)"
      ),
      (
        "precedencegroup P { lowerThan: ComparisonPrecedence higherThan: LogicalConjunctionPrecedence }"
          + "\ninfix operator <-> : P", "a && b <-> c == d", "(a && (b <-> (c == d)))"
      ),
      ("infix operator <- : AssignmentPrecedence", "x <- a ?? b ? c : d", "(x <- ((a ?? b) ? c : d))"),
      ("infix operator ==~= : ComparisonPrecedence", "a ==~= b && c", "((a ==~= b) && c)"),
      ("infix operator × : MultiplicationPrecedence", "a + b × c", "(a + (b × c))"),
      (
        "precedencegroup P { higherThan: AdditionPrecedence }\ninfix operator ** : P", "a ** b * c",
        "?[?[a b] c]"
      ),
      ("infix operator **", "a + b ** c", "?[?[a b] c]"),
      ("infix operator ** : Foreign", "a + b ** c", "?[?[a b] c]"),
      ("prefix operator **", "a ** b ** c", "((a ** b) ** c)"),
      (
        "infix operator ** : AdditionPrecedence\ninfix operator ** : MultiplicationPrecedence", "a + b ** c",
        "?[?[a b] c]"
      ),
    ])
  func declared(_ declarations: String, _ code: String, _ whole: String) {
    let file = SwiftParser.parse(SourceText(Array(declarations.utf8), named: "A.swift"), readsBodies: false)
    let operators = SwiftOperators(file.operatorDeclarations, file.precedenceGroups)
    #expect(Self.parenthesized(code, operators) == whole)
  }

  @Test(
    "An expression reaches from its first parenthesis to its last", arguments: ["(a + b) * c", "a * (b + c)"])
  func range(_ code: String) {
    let tree = SwiftParser.read(SourceText(Array(code.utf8), named: "A.swift"))
    #expect(tree.children(of: 0).map { tree.range($0) } == [0..<code.utf8.count])
  }

  @Test("A long expression is not a deep one")
  func length() {
    let sum = (0..<20_000).map { "a * b\($0)" }.joined(separator: " + ")
    let choices = String(repeating: "a ?? b ? c : ", count: 20_000) + "d"
    let values = String(repeating: "x = a ?? ", count: 20_000) + "b"
    for code in [sum, choices, values] {
      let tree = SwiftParser.read(SourceText(Array(code.utf8), named: "A.swift"))
      #expect(Array(tree.children(of: 0)).count == 1)
    }
  }

  @Test(
    "Numbers come out as in Swift, whatever else the project holds",
    arguments: [
      ("10 + 2 * 30", 70), ("100 - 2 * 20", 60), ("1 + 1 * 2", 3), ("(10 + 2) * 30", 360),
      ("2 * 3 + 4 * 5", 26),
      ("10 - 4 - 3", 3), ("64 / 4 / 2 * 3", 24), ("2 * -3 + 50", 44), ("-2 * -30", 60), ("50 - -10", 60),
      ("-(3 - 50) + 1", 48), ("+40 + 4", 44), ("gap * 2 + 40", 56), ("nil ?? 4 + 40", 44),
      ("40 ?? 8 + 1", 40),
      ("height(nil) + 4", 44), ("height(50) + 4", 54), ("flag ? 1 : 2", nil), ("~40 + 4", nil),
      ("4 ** 2 + 28", nil),
      ("40 × 2", nil), ("3 + 4 << 5", nil),
    ] as [(String, Double?)])
  func numbers(_ code: String, _ expected: Double?) throws {
    let own = """
      final class Screen: UIViewController {
        let table = UITableView()
        let gap: CGFloat = 8
        func height(_ given: CGFloat?) -> CGFloat { given ?? 4 * 10 }
        override func viewDidLoad() { table.rowHeight = \(code) } // isSkeletonable
      }
      """
    let other =
      "import UIKit\nfinal class Badge: UIView { func paint() { layer.addSublayer(CAGradientLayer()) } }"
    for files in [["A.swift": own], ["A.swift": own, "B.swift": other]] {
      let heights = try CodeFacts(files).facts(of: "Screen").compactMap { fact -> Constant?? in
        if case .set(.rowHeight, let value) = fact.effect { .some(value) } else { nil }
      }
      #expect(heights == [expected.map { .number($0) }])
    }
  }

  // MARK: Words

  /// The first statement of some code.
  private static func parenthesized(_ code: String, _ operators: SwiftOperators = SwiftOperators()) -> String
  {
    let tree = SwiftParser.read(SourceText(Array(code.utf8), named: "A.swift"), operators: operators)
    return tree.children(of: 0).first { _ in true }.map { text(tree, $0) } ?? ""
  }

  private static func text(_ tree: SwiftTree, _ node: SwiftTree.Index) -> String {
    let parts = tree.children(of: node).map { text(tree, $0) }
    let name = tree.name(node)
    return switch tree.kind(node) {
    case .ternary: "(" + parts[0] + " ? " + parts[1] + " : " + parts[2] + ")"
    case .binary, .assignment, .cast:
      "(" + ([parts[0], name] + parts.dropFirst()).joined(separator: " ") + ")"
    case .prefix: "(" + name + parts.joined() + ")"
    case .unknown: "?[" + parts.joined(separator: " ") + "]"
    case .member: (parts + [name]).joined(separator: ".")
    default: name
    }
  }
}
