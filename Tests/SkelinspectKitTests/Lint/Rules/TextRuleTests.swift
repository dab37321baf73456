import Testing

@testable import SkelinspectKit

/// A hierarchy, and what a rule says of it: the beginnings of its messages, with the help after `=>`.
struct TextRuleCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let rule: String
  let text: String
  let messages: [String]

  static let all = sizes + corners + lines + attributes + offByDefault

  init(_ description: String, _ rule: Rule, _ text: String, _ messages: String...) {
    testDescription = description
    self.rule = rule.id
    self.text = text
    self.messages = messages
  }
}

private func findings(of rules: [String], in text: String) -> [Diagnostic] {
  var settings = LintSettings()
  settings.selected = rules
  return Linter(settings).lint(Array(text.utf8), named: "case.yaml", path: "case.yaml").withPaths()
    .diagnostics
}

@Suite("Rules about sizes and text lines")
struct TextRuleTests {
  @Test(
    "A rule keeps quiet where it would have to guess, and is exact where it speaks",
    arguments: TextRuleCase.all)
  func rule(_ example: TextRuleCase) {
    let found = findings(of: [example.rule], in: example.text)
    #expect(found.count == example.messages.count, "\(found)")
    for (diagnostic, message) in zip(found, example.messages) {
      let said = "\(diagnostic.message) => \(diagnostic.help ?? "")"
      #expect(diagnostic.rule == example.rule && said.contains(message), "\(said)")
    }
  }

  @Test(
    "Growth, missing sizes and blocks are reported where SkeletonView's own layers have them",
    arguments: ConformanceCase.all)
  func layers(_ example: ConformanceCase) throws {
    let layers = Dictionary(
      (example.expected.layers ?? [:]).map { (ConformanceCase.prototype($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    let hierarchy = try #require(
      try readHierarchies(Array(example.document.utf8), named: "case.json").first)
    let rules = [Rule.multilineLabelGrows, .zeroSizeLeaf, .unlimitedLinesBlock].map(\.id)
    let found = findings(of: rules, in: example.document)
    let context = RuleContext(Inspection(hierarchy))
    for view in hierarchy.views.indices where !context.isHidden(view) {
      guard let id = hierarchy.id(of: view), let layer = layers[id] else { continue }
      let said = Set(found.filter { $0.path.last?.hasSuffix("#\(id)") == true }.map(\.rule))
      let lines =
        hierarchy.views[view].family == .label ? TextStyle.numberOfLines(of: view, in: hierarchy) : 1
      let grows = lines > 1 && layer.bounds[3] > hierarchy.layerSize(of: view).height ?? .infinity
      #expect(said.contains("multiline-label-grows") == grows, "\(id)")
      let isEmpty = layer.bounds[2] == 0 || layer.bounds[3] == 0
      // A space that SkeletonView puts into an empty label of a stack gives it a height after layout.
      let isSpaced = lines != 1 && example.name == "044-stack-empty-label" && id != "text"
      #expect(said.contains("zero-size-leaf") == (isEmpty && !isSpaced), "\(id)")
      let isBlock = lines == 0 && layer.lines == nil
      #expect(said.contains("unlimited-lines-block") == (isBlock && !isEmpty), "\(id)")
    }
  }

  @Test(
    "An unbounded number of lines is an error at the view that would crash", arguments: ConformanceCase.all)
  func runawayLines(_ example: ConformanceCase) throws {
    let found = findings(of: [Rule.lineMetricsInvalid.id], in: example.document)
    let isRunaway = example.expected.crash?.contains("line layers") == true
    #expect(found.contains { $0.severity == .error } == isRunaway)
  }
}
