import Testing

@testable import SkelinspectKit

@Suite("Pages of rules")
struct RuleTextTests {
  private let page = RuleText(paint: Paint(isColored: false))

  @Test("A page shows its example as lint marks it, and no marks of ours", arguments: Rule.all)
  func example(_ rule: Rule) {
    let text = page.text(of: rule, LintSettings())
    #expect(!text.contains("↓"))
    #expect(text.hasPrefix("\(rule.id)\n\n"))
    #expect(text.contains(rule.link.address))
    guard let example = rule.reports.first else { return }
    #expect(text.contains("    | ") && text.contains("^"), "\(text)")
    #expect(
      text.contains("| \((example.severity ?? rule.severity).rawValue): ") || text.contains(": "), "\(text)")
  }

  @Test("It says what is in force, and who says so")
  func force() {
    var settings = LintSettings()
    #expect(page.text(of: .unreachableSkeletonable, settings).contains("in force here  error (default)\n"))
    #expect(page.text(of: .hiddenLeaf, settings).contains("in force here  off (default)\n"))
    #expect(page.text(of: .syntaxError, settings).contains("in force here  error, always\n"))
    settings.configuration =
      (try? Configuration.read(Array(Self.configuration.utf8), named: "c.yml")) ?? Configuration()
    let text = page.text(of: .unreachableSkeletonable, settings)
    #expect(
      text.contains("in force here  off (c.yml:1)\n                 note for a/**, #b (c.yml:3)\n"), "\(text)"
    )
  }

  private static let configuration = """
    rules: {unreachable-skeletonable: off}
    overrides:
      - {files: [a/**], views: ["#b"], rules: {unreachable-skeletonable: note}}
    """

  @Test("Statistics count by rule, the most frequent first")
  func statistics() {
    let linter = Linter(LintSettings())
    let text =
      "{type: UIView, isSkeletonable: yes, isHidden: no, subviews: [{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}]}"
    let report = LintReport([linter.lint(Array(text.utf8), named: "a.yaml", path: "a.yaml")])
    let lines = report.statistics(paint: Paint(isColored: false)).split(separator: "\n")
    #expect(lines.first == "2  warning  yaml-boolean")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("1  ") })
    #expect(LintReport([]).statistics(paint: Paint(isColored: false)).isEmpty)
  }

  @Test(
    "A rule is found in a line of a log",
    arguments: [
      ("a.yaml:3:5: error: message [show-refused]", "show-refused"),
      ("\u{1B}[1ma.yaml:3:5\u{1B}[0m: message \u{1B}[2m[show-refused]\u{1B}[0m", "show-refused"),
      ("::error file=a.yaml,line=3,title=show-refused::duplicate-id", "show-refused"),
      ("/a.yaml:3:5: warning: 'zero-size-leaf' (show-refused)", "show-refused"),
      (#""ruleId":"show-refused","#, "show-refused"), ("show-refused", "show-refused"),
      ("not-show-refused show-refuse", nil), ("", nil), ("\u{1B}[", nil),
    ])
  func mention(_ line: String, _ id: String?) {
    #expect(RuleMention.rule(in: line)?.id == id)
  }
}
