import Testing

@testable import SkelinspectKit

/// What a configuration and a command line say of a rule, and what follows in `Screens/a.yaml`: for the view
/// #title and for the others.
struct SettingsCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// YAML.
  let configuration: String
  let selected: [String]?
  let ignored: [String]
  let severities: [String: Diagnostic.Severity]
  let rule: Rule
  let title: Diagnostic.Severity?
  let others: Diagnostic.Severity?

  /// - Parameter levels: of the view #title and of the others; one where they are the same.
  init(
    _ description: String, _ rule: Rule, _ levels: [Diagnostic.Severity?], _ configuration: String = "",
    selected: [String]? = nil, ignored: [String] = [], severities: [String: Diagnostic.Severity] = [:]
  ) {
    testDescription = description
    self.configuration = configuration
    (self.selected, self.ignored, self.severities) = (selected, ignored, severities)
    self.rule = rule
    (title, others) = (levels[0], levels[levels.count - 1])
  }

  /// Of the two views.
  func severities(in path: String) throws -> [Diagnostic.Severity?] {
    var settings = LintSettings()
    settings.configuration = try Configuration.read(Array(configuration.utf8), named: ".skelinspect.yml")
    (settings.selected, settings.ignored, settings.severities) = (selected, ignored, severities)
    let text = "{type: UIView, subviews: [{type: UILabel, id: title}, {type: UIView}]}"
    let hierarchy = try #require(try readHierarchies(text).first)
    let levels = ActiveRules(settings, in: path).levels(in: hierarchy)
    return [1, 2].map { view in
      let finding = Finding(
        view: view, place: hierarchy.place(of: view), severity: nil, message: "", help: nil, notes: [])
      return levels.severity(of: finding, by: rule)
    }
  }
}

@Suite("Lint settings")
struct LintSettingsTests {
  private static let off = "rules: {zero-size-leaf: off}"
  private static let inScreens = overrides("files: [Screens], rules: {zero-size-leaf: off}")
  private static let forTitle = overrides("views: [title], rules: {zero-size-leaf: off}")
  private static let hiddenForTitle = overrides("views: [title], rules: {hidden-leaf: error}")

  private static func overrides(_ overrides: String...) -> String {
    "overrides:\n" + overrides.map { "- {\($0)}\n" }.joined()
  }

  static let cases = [
    SettingsCase("A rule that is on by default has its own severity", .zeroSizeLeaf, [.error]),
    SettingsCase("A rule that is off by default does not run", .hiddenLeaf, [nil]),
    SettingsCase("The configuration gives levels", .zeroSizeLeaf, [.note], "rules: {zero-size-leaf: note}"),
    SettingsCase("and turns rules off", .zeroSizeLeaf, [nil], off),
    SettingsCase("and on", .hiddenLeaf, [.error], "rules: {hidden-leaf: error}"),

    SettingsCase("--select replaces the default set", .zeroSizeLeaf, [nil], selected: ["hidden-leaf"]),
    SettingsCase(
      "and what the configuration turned on", .hiddenLeaf, [nil], "rules: {hidden-leaf: note}",
      selected: ["show-refused"]),
    SettingsCase("An id in --select turns a rule on", .hiddenLeaf, [.note], selected: ["hidden-leaf"]),
    SettingsCase("over the configuration's off", .zeroSizeLeaf, [.error], off, selected: ["zero-size-leaf"]),
    SettingsCase(
      "and an override's, for files", .zeroSizeLeaf, [.error], inScreens, selected: ["zero-size-leaf"]),
    SettingsCase("and for views", .zeroSizeLeaf, [.error], forTitle, selected: ["zero-size-leaf"]),
    SettingsCase(
      "but leaves the configuration's levels", .hiddenLeaf, [.error], "rules: {hidden-leaf: error}",
      selected: ["hidden-leaf"]),
    SettingsCase("also for views", .hiddenLeaf, [.error, .note], hiddenForTitle, selected: ["hidden-leaf"]),
    SettingsCase(
      "also where an override turns it off for views", .zeroSizeLeaf, [.note],
      "rules: {zero-size-leaf: note}\n" + forTitle, selected: ["zero-size-leaf"]),
    SettingsCase("--select all turns all rules on", .hiddenLeaf, [.note], selected: ["all"]),
    SettingsCase("except what the configuration turns off", .zeroSizeLeaf, [nil], off, selected: ["all"]),
    SettingsCase("here or there", .zeroSizeLeaf, [nil], inScreens, selected: ["all"]),
    SettingsCase("or for some views", .zeroSizeLeaf, [nil, .error], forTitle, selected: ["all"]),
    SettingsCase(
      "unless its id stands beside it", .zeroSizeLeaf, [.error], off, selected: ["all", "zero-size-leaf"]),

    SettingsCase("--ignore turns a rule off", .zeroSizeLeaf, [nil], ignored: ["zero-size-leaf"]),
    SettingsCase(
      "even a selected one", .hiddenLeaf, [nil], selected: ["hidden-leaf"], ignored: ["hidden-leaf"]),
    SettingsCase(
      "and one of the configuration", .hiddenLeaf, [nil], "rules: {hidden-leaf: error}",
      ignored: ["hidden-leaf"]),
    SettingsCase(
      "and with a severity", .zeroSizeLeaf, [nil], ignored: ["zero-size-leaf"],
      severities: ["zero-size-leaf": .note]),
    SettingsCase("and for some views", .hiddenLeaf, [nil], hiddenForTitle, ignored: ["hidden-leaf"]),
    SettingsCase(
      "--ignore all turns all rules off", .zeroSizeLeaf, [nil], selected: ["zero-size-leaf"], ignored: ["all"]
    ),

    SettingsCase(
      "--severity comes before the rule's own", .zeroSizeLeaf, [.note], severities: ["zero-size-leaf": .note]),
    SettingsCase(
      "and the configuration's", .zeroSizeLeaf, [.warning], off, severities: ["zero-size-leaf": .warning]),
    SettingsCase(
      "and an override's, for files", .zeroSizeLeaf, [.note], inScreens, severities: ["zero-size-leaf": .note]
    ),
    SettingsCase("and for views", .zeroSizeLeaf, [.note], forTitle, severities: ["zero-size-leaf": .note]),
    SettingsCase("and turns a rule on", .hiddenLeaf, [.warning], severities: ["hidden-leaf": .warning]),
    SettingsCase(
      "but not one that others are selected for", .hiddenLeaf, [nil], selected: ["show-refused"],
      severities: ["hidden-leaf": .error]),

    SettingsCase("An override holds for its files", .zeroSizeLeaf, [nil], inScreens),
    SettingsCase(
      "and no others", .zeroSizeLeaf, [.error], overrides("files: [Other], rules: {zero-size-leaf: off}")),
    SettingsCase("or its views", .zeroSizeLeaf, [nil, .error], forTitle),
    SettingsCase("for which it turns rules on", .hiddenLeaf, [.error, nil], hiddenForTitle),
    SettingsCase(
      "also where the configuration turned them off", .hiddenLeaf, [.error, nil],
      "rules: {hidden-leaf: off}\n" + hiddenForTitle),
    SettingsCase(
      "or its views in its files", .zeroSizeLeaf, [.error],
      overrides("files: [Other], views: [title], rules: {zero-size-leaf: off}")),
    SettingsCase(
      "The last override decides, for files", .zeroSizeLeaf, [nil],
      overrides(
        "files: [a.yaml], rules: {zero-size-leaf: note}", "files: [Screens], rules: {zero-size-leaf: off}")
    ),
    SettingsCase(
      "for views", .zeroSizeLeaf, [.note, .note],
      overrides(
        "views: [title], rules: {zero-size-leaf: off}", "views: [UIView], rules: {zero-size-leaf: note}")
    ),
    SettingsCase(
      "and for both", .zeroSizeLeaf, [.note, .note],
      overrides(
        "views: [title], rules: {zero-size-leaf: off}", "files: [Screens], rules: {zero-size-leaf: note}")
    ),
    SettingsCase(
      "the other way round", .zeroSizeLeaf, [.note, nil],
      overrides(
        "files: [Screens], rules: {zero-size-leaf: off}", "views: [title], rules: {zero-size-leaf: note}")
    ),
    SettingsCase(
      "and those that say nothing of a rule leave it", .zeroSizeLeaf, [nil],
      overrides(
        "files: [Screens], rules: {zero-size-leaf: off}", "files: [Screens], rules: {hidden-leaf: note}")
    ),
  ]

  @Test("What holds for a rule", arguments: cases)
  func precedence(_ example: SettingsCase) throws {
    #expect(try example.severities(in: "Screens/a.yaml") == [example.title, example.others])
  }

  @Test(
    "Text of design time is a note, where the rule is selected or has a level",
    arguments: [
      ("", nil, nil), ("", ["all"], .note), ("", ["content-lost"], .note),
      ("rules: {content-lost: error}", nil, .note), ("rules: {content-lost: off}", nil, nil),
      (overrides("views: [name], rules: {content-lost: warning}"), nil, .note),
      (overrides("views: [other], rules: {content-lost: warning}"), nil, nil),
    ] as [(String, [String]?, Diagnostic.Severity?)])
  func guesses(_ configuration: String, _ selected: [String]?, _ severity: Diagnostic.Severity?) throws {
    var settings = LintSettings()
    settings.configuration = try Configuration.read(Array(configuration.utf8), named: ".skelinspect.yml")
    settings.selected = selected
    let text = """
      type: UIView
      isSkeletonable: true
      subviews: [{type: UILabel, id: name, isSkeletonable: true, text: Name}, {type: UILabel, id: other}]
      """
    let file = Linter(settings).lint(Array(text.utf8), named: "a.yaml", path: "a.yaml")
    let found = file.diagnostics.filter { $0.rule == "content-lost" }
    #expect(found.map(\.severity) == [severity].compactMap(\.self))
  }

  @Test("An id that no rule has is named, with the one that was meant")
  func ids() {
    let unknown = Rule.unknown("show_refuse")
    #expect(unknown == UnknownRule(id: "show_refuse", meant: "show-refused"))
    #expect(unknown.message == "no rule is called 'show_refuse'")
    #expect(unknown.help == "did you mean 'show-refused'?")
    #expect(Rule.unknown("nested-roots").help == "it is part of 'show-refused' now")
    #expect(Rule.unknown("everything").help == "`skelinspect rules` lists them")
    #expect(Rule.all.filter(\.isAlwaysError).count == 4)
  }
}
