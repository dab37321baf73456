import Testing

@testable import SkelinspectKit

/// Entries of a file's baseline, what lint finds there, and what of both is left.
struct MatchingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// View paths, each with `rule ` before it where that matters, and ` × n` after it.
  let entries: [String]
  let found: [String]
  var new: [String] = []
  var stale: [String] = []

  init(_ name: String, _ entries: [String], _ found: [String], new: [String] = [], stale: [String] = []) {
    (testDescription, self.entries, self.found) = (name, entries, found)
    (self.new, self.stale) = (new, stale)
  }

  static let all = [
    MatchingCase("the same view", ["A/B"], ["A/B"]),
    MatchingCase("another view", ["A/B"], ["A/C"], new: ["A/C"], stale: ["A/B"]),
    MatchingCase("another rule at the view", ["x A/B"], ["y A/B"], new: ["y A/B"], stale: ["x A/B"]),
    MatchingCase("no view, and another rule's view", ["x", "y A"], ["x", "y A"]),
    MatchingCase("a view where none was", ["x"], ["x A"], new: ["x A"], stale: ["x"]),

    MatchingCase("one more at the view", ["A/B"], ["A/B × 2"], new: ["A/B"]),
    MatchingCase("one less at the view", ["A/B × 3"], ["A/B × 2"], stale: ["A/B"]),
    MatchingCase(
      "each count is used once", ["A/B#b × 2"], ["A/B#b", "A/W/B#b × 2"], new: ["A/W/B#b"]),

    MatchingCase("a wrapper put around a view with an id", ["A/B#b"], ["A/W/B#b"]),
    MatchingCase("two wrappers, one of them around all", ["A/C#c/B"], ["V/A/W/C#c/B"]),
    MatchingCase("a wrapper taken away", ["A/W/B#b"], ["A/B#b"]),
    MatchingCase(
      "a wrapper put around a view without an id", ["A/B"], ["A/W/B"], new: ["A/W/B"], stale: ["A/B"]),
    MatchingCase("a wrapper inside the id", ["A#a/B"], ["A#a/W/B"], new: ["A#a/W/B"], stale: ["A#a/B"]),
    MatchingCase("the same path comes before a wrapper", ["A/B#b"], ["A/W/B#b", "A/B#b"], new: ["A/W/B#b"]),
    MatchingCase("a slash in an id is not a step", ["A/B#\"x/y\""], ["A/W/B#\"x/y\""]),
    MatchingCase("an escaped quote ends no id", ["A/B#\"x\\\"/y\""], ["A/W/B#\"x\\\"/y\""]),
    MatchingCase(
      "a slash in an id, and another id", ["A/B#\"x/y\""], ["A/B#\"x/W/y\""], new: ["A/B#\"x/W/y\""],
      stale: ["A/B#\"x/y\""]),

    MatchingCase("a sibling put before", ["A/B[1]"], ["A/B[2]"]),
    MatchingCase("a first sibling, which gives a number", ["A/B"], ["A/B[0]"]),
    MatchingCase("a first sibling before", ["A/B"], ["A/B[1]"]),
    MatchingCase("the last sibling taken away", ["A/B[1]"], ["A/B"]),
    MatchingCase("a sibling put before the parent", ["A/S[0]/B#b"], ["A/S[1]/B#b"]),
    MatchingCase(
      "a sibling with the same finding put before others", ["A/B[1]", "A/B[3]"],
      ["A/B[0]", "A/B[2]", "A/B[4]"],
      new: ["A/B[0]"]),
    MatchingCase(
      "one more sibling with the finding", ["A/B[0]", "A/B[1]"], ["A/B[0]", "A/B[1]", "A/B[2]"],
      new: ["A/B[2]"]),
    MatchingCase(
      "a view with an id is not a sibling by number", ["A/B#b"], ["A/B[0]"], new: ["A/B[0]"], stale: ["A/B#b"]
    ),
  ]
}

@Suite("Matching with a baseline") struct BaselineMatchingTests {
  @Test("tells what is new and what is stale", arguments: MatchingCase.all) func matches(
    _ example: MatchingCase
  ) {
    let matching = BaselineMatching(example.entries.map(\.entry), example.found.map(\.entry))
    let new = zip(example.found, matching.matched).flatMap { text, matched in
      let count = text.entry.count - matched.reduce(0) { $0 + $1.count }
      return Array(repeating: text.withoutCount, count: count)
    }
    let stale = zip(example.entries, matching.left).flatMap {
      Array(repeating: $0.withoutCount, count: $1.count)
    }
    #expect(new == example.new)
    #expect(stale == example.stale)
  }

  @Test("is the same whatever the order of what is not numbered", arguments: MatchingCase.all)
  func order(_ example: MatchingCase) {
    let text = example.found.joined()
    guard !text.contains("[") else { return }
    let matching = BaselineMatching(
      example.entries.reversed().map(\.entry), example.found.reversed().map(\.entry))
    #expect(matching.left.reduce(0) { $0 + $1.count } == example.stale.count)
    let matched = matching.matched.joined().reduce(0) { $0 + $1.count }
    #expect(example.found.reduce(0) { $0 + $1.entry.count } - matched == example.new.count)
  }

  @Test("of thousands of views takes no time that grows with their square") func size() {
    let entries = (0..<20_000).map { "A/B[\($0)]" }
    let matching = BaselineMatching(entries.map(\.entry), (1..<20_001).map { "A/B[\($0)]".entry })
    #expect(matching.left.allSatisfy { $0.count == 0 })
    let many = String(repeating: "A/", count: 100_000)
    #expect(BaselineMatching([(many + "B#b").entry], [("V/" + many + "B#b").entry]).left[0].count == 0)
  }
}

extension String {
  fileprivate var withoutCount: String {
    firstRange(of: " × ").map { String(self[..<$0.lowerBound]) } ?? self
  }

  fileprivate var entry: Baseline.Entry {
    let words = withoutCount.split(separator: " ", maxSplits: 1).map(String.init)
    let isRule = withoutCount.first?.isLowercase == true
    let count = firstRange(of: " × ").flatMap { Int(self[$0.upperBound...]) } ?? 1
    let path = isRule ? words.dropFirst().first : withoutCount
    return Baseline.Entry(file: "a.yaml", rule: isRule ? words[0] : "rule", path: path, count: count)
  }
}
