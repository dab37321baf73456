import Testing

@testable import SkelinspectKit

@Suite("Which arguments go to which parameters")
struct CodeFunctionTests {
  /// A call as `_`, labels, and `{}` for a closure after it.
  @Test(
    "A call fits a function by its labels",
    arguments: [
      ("_ a: UIView", "_", "0"), ("a: UIView", "a:", "0"), ("to a: UIView", "to:", "0"),
      ("_ a: UIView, b: Bool", "_ b:", "0 1"), ("_ a: UIView, b: Bool = true", "_", "0 -"),
      ("a: Int = 1, b: Int = 2", "b:", "- 0"), ("_ views: UIView...", "_ _ _", "0,1,2"),
      ("_ views: UIView..., on: Bool", "_ _ on:", "0,1 2"), ("_ views: UIView...", "", "-"),
      ("_ a: UIView, done: () -> Void", "_ {}", "0 1"), ("_ a: UIView, done: () -> Void", "_ done:", "0 1"),
      ("delay: Double = 0, done: () -> Void", "{}", "- 0"), ("_ block: (UIView) -> Void", "{}", "0"),
    ])
  func fits(_ parameters: String, _ call: String, _ expected: String) throws {
    let binding = try #require(try function(parameters).binding(labels(call)))
    let words = binding.map { $0.isEmpty ? "-" : $0.map(String.init).joined(separator: ",") }
    #expect(words.joined(separator: " ") == expected)
  }

  @Test(
    "Another call does not",
    arguments: [
      ("_ a: UIView", ""), ("_ a: UIView", "a:"), ("a: UIView", "_"), ("a: UIView", "b:"),
      ("_ a: UIView", "_ _"), ("_ a: UIView, b: Bool", "_"), ("a: Int, b: Int", "b: a:"), ("", "_"),
      ("", "{}"),
    ])
  func others(_ parameters: String, _ call: String) throws {
    #expect(try function(parameters).binding(labels(call)) == nil)
  }

  private func function(_ parameters: String) throws -> CodeFunction {
    let facts = CodeFacts(code: "func f(\(parameters)) {}")
    return try #require(facts.types.freeFunctions("f", from: 0).first)
  }

  private func labels(_ call: String) -> [(label: String?, isTrailing: Bool)] {
    call.split(separator: " ").map {
      $0 == "{}" ? (nil, true) : $0 == "_" ? (nil, false) : (String($0.dropLast()), false)
    }
  }
}
