import Foundation
import Testing

/// One of the matchers of `.github/problem-matcher.json`.
private struct Matcher {
  let severity: String?
  let regexp: NSRegularExpression
  /// Groups of the expression by what they hold.
  let groups: [String: Int]

  static func all() throws -> [Matcher] {
    let matchers = try YAMLValue(file: ".github/problem-matcher.json")["problemMatcher"]?.elements ?? []
    #expect(Set(matchers.map { $0["owner"]?.text }).count == matchers.count)
    return try matchers.map(Matcher.init)
  }

  private init(_ value: YAMLValue) throws {
    severity = value["severity"]?.text
    let patterns = try #require(value["pattern"]?.elements)
    #expect(patterns.count == 1)
    regexp = try NSRegularExpression(pattern: try #require(patterns.first?["regexp"]?.text))
    let numbers = (patterns.first?.entries ?? []).compactMap { entry in
      entry.value.number.map { (entry.key, $0) }
    }
    groups = Dictionary(uniqueKeysWithValues: numbers)
  }

  /// What GitHub would show of a line: file:line:column severity code.
  func issue(in line: String) -> String? {
    guard let match = regexp.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) else {
      return nil
    }
    let parts = groups.compactMapValues { Range(match.range(at: $0), in: line).map { String(line[$0]) } }
    guard let file = parts["file"], let row = parts["line"], let column = parts["column"],
      let code = parts["code"], parts["message"]?.isEmpty == false
    else { return nil }
    return "\(file):\(row):\(column) \(parts["severity"] ?? severity ?? "error") \(code)"
  }
}

@Suite("The problem matcher")
struct MatcherTests {
  /// Files by name and what GitHub shows of them; `note` is none of its severities.
  private static let files = [
    ("we,ird:100%.yaml", "unreachable-skeletonable=error", "we,ird:100%.yaml:1:49 error"),
    ("My Screens/a b.yaml", "unreachable-skeletonable=warning", "My Screens/a b.yaml:1:49 warning"),
    ("ü🙂.yaml", "unreachable-skeletonable=note", "ü🙂.yaml:1:49 notice"),
    ("tab\t.yaml", "unreachable-skeletonable=error", #"tab\t.yaml:1:49 error"#),
  ]

  @Test("It sees each finding of the text format once, with its place and severity")
  func findings() throws {
    let matchers = try Matcher.all()
    for (name, severity, expected) in Self.files {
      let tree = try Tree(screens: [name])
      let text = try tree.run("lint", "--severity", severity).text
      #expect(issues(in: text, matchers) == ["\(expected) unreachable-skeletonable"])
    }
  }

  @Test("It takes no line of a source for a finding")
  func sources() throws {
    let lure = "b.yaml:1:2: error: lure [zero-size-leaf]"
    let screen = "type: UIView # \(lure)\nisSkeletonable: yes # \(lure)\nid: \"\(lure)\"\n"
    let text = try Tree(["a.yaml": screen]).run("lint").text
    #expect(text.contains(" | isSkeletonable: yes # \(lure)"))
    #expect(issues(in: text, try Matcher.all()) == ["a.yaml:2:17 warning yaml-boolean"])
  }

  private func issues(in text: String, _ matchers: [Matcher]) -> [String] {
    text.split(separator: "\n").flatMap { line in matchers.compactMap { $0.issue(in: String(line)) } }
  }
}
