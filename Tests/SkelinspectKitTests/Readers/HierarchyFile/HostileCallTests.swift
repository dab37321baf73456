import Testing

@testable import SkelinspectKit

@Suite("Calls that are made to do harm") struct HostileCallTests {
  @Test(
    "More calls than the limit are one error, at the first of them", arguments: [10_001, 20_000])
  func manyCalls(count: Int) {
    let list = Array(repeating: "{\"hide\": true}", count: count).joined(separator: ",\n")
    let diagnostics = errors("{\"root\": {\"type\": \"UIView\"}, \"calls\": [\(list)]}", named: "calls.json")
    #expect(diagnostics.map(\.message) == ["more than 10000 calls, the limit"])
  }

  @Test("The calls of batches count, and the most that are allowed are read")
  func manyBatches() throws {
    let batch = Array(repeating: "{\"hide\": true}", count: 99).joined(separator: ", ")
    func document(_ count: Int) -> String {
      let batches = Array(repeating: "{\"batch\": [\(batch)]}", count: count).joined(separator: ",\n")
      return "{\"root\": {\"type\": \"UIView\"}, \"calls\": [\(batches)]}"
    }
    #expect(try readHierarchies(document(100), named: "calls.json").first?.calls?.calls.count == 100)
    #expect(errors(document(101), named: "calls.json").count == 1)
  }

  @Test("Batches in batches in batches are an error")
  func deepBatches() {
    let depth = 4_000
    let calls =
      String(repeating: "[{\"batch\": ", count: depth) + "[]" + String(repeating: "}]", count: depth)
    let diagnostics = errors("{\"root\": {\"type\": \"UIView\"}, \"calls\": \(calls)}", named: "calls.json")
    #expect(diagnostics.map(\.message) == ["a batch cannot contain another batch"])
  }

  @Test("A view that a call moves can get no deeper than the limit")
  func deepMoves() {
    let views = (0..<1_100).map { "{type: UIView, id: v\($0)}" }.joined(separator: ", ")
    let moves = (1..<1_100).map { "{add: v\($0), to: v\($0 - 1)}" }.joined(separator: ", ")
    let diagnostics = errors(
      "{root: {type: UIView, subviews: [\(views)]}, calls: [\(moves)]}", named: "calls.yaml")
    #expect(diagnostics.first?.message == "views nested deeper than 1000 levels, the limit")
  }

  @Test(
    "Anchors that hold themselves, and what is not text, are refused",
    arguments: [
      "set: &a {a: *a}", "set: {a: &b {subviews: [*b]}}", "batch: &c [*c]",
      "add: &d {type: UIView, subviews: [*d]}",
      "wait: .nan", "wait: -.inf", "show: .nan", "set: {? [a] : {text: A}}", "set: {null: {text: A}}",
      "set: {<<: 1}",
      "show: solid, on: a@99999999999999999999-0", "show: solid, on: a@-1-0", "show: solid, on: '@0-0'",
      "show: solid, on: ''", "show: solid, on: '#'", "remove: null", "reload: ~", "add: ~",
    ])
  func refused(call: String) {
    #expect(!errors("{root: {type: UIView, id: a}, calls: [{\(call)}]}", named: "calls.yaml").isEmpty)
  }

  @Test(
    "Any id will do",
    arguments: ["👩‍👩‍👧", "a@b", "a@0-1", "note", "x-1", "$schema", "<<", "a/b", "#a", "true", "1", ""])
  func ids(id: String) throws {
    let quoted = "\"\(id)\""
    let text = """
      {"root": {"type": "UIView", "subviews": [{"type": "UILabel", "id": \(quoted)}]}, "calls": [
        {"show": "solid", "on": \(quoted)}, {"set": {\(quoted): {"text": "New"}}}]}
      """
    for name in ["calls.json", "calls.yaml"] {
      let calls = try #require(try readHierarchies(text, named: name).first?.calls?.calls)
      #expect(calls[0].target == CallTarget(subject: .own(1), cell: nil))
      guard case .set(let values) = calls[1].action else { return #expect(Bool(false)) }
      #expect(values.map(\.target) == [CallTarget(subject: .own(1), cell: nil)])
    }
  }

  private func errors(_ text: String, named name: String) -> [Diagnostic] {
    let error = #expect(throws: ReadError.self) { try readHierarchies(text, named: name) }
    return error?.diagnostics ?? []
  }
}
