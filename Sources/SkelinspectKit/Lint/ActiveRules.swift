/// The rules that run on a file, each with its setting.
struct ActiveRules: Sendable {
  struct RuleFinding: Sendable {
    let rule: Rule
    let setting: RuleSetting
    let finding: Finding
  }

  private let rules: [(rule: Rule, setting: RuleSetting)]
  private let overrides: [Configuration.Override]

  init(_ settings: LintSettings, in path: String) {
    let overrides = settings.overrides(in: path)
    self.overrides = overrides
    rules = Rule.all.compactMap { rule in settings.level(of: rule, overrides).map { (rule, $0) } }
  }

  func findings(in context: RuleContext) -> [RuleFinding] {
    let (systems, origin) = (Systems(context.hierarchy.system), context.hierarchy.origin)
    var found: [RuleFinding] = []
    // By number: a hundred rules are not to be copied for each of a storyboard's scenes.
    for number in rules.indices {
      guard let check = rules[number].rule.check, rules[number].rule.systems.contains(systems),
        rules[number].rule.severity(for: origin) != nil
      else { continue }
      for finding in check(context) {
        found.append(
          RuleFinding(rule: rules[number].rule, setting: rules[number].setting, finding: finding))
      }
    }
    return found
  }

  /// What reading left to say.
  func warnings(of hierarchy: Hierarchy) -> [Diagnostic] {
    hierarchy.warnings.compactMap { warning in
      guard let setting = setting(of: warning.rule) else { return nil }
      var warning = warning
      warning.severity = setting.severity ?? warning.severity
      return warning
    }
  }

  func levels(in hierarchy: Hierarchy) -> ViewLevels { ViewLevels(overrides, in: hierarchy) }

  func unused(_ suppressions: inout Suppressions, in hierarchies: [Hierarchy]) -> [Diagnostic] {
    guard let setting = setting(of: Rule.unusedSuppression.id) else { return [] }
    let kinds = Set(hierarchies.map(\.origin))
    let systems = hierarchies.reduce(into: Systems()) { $0.insert(Systems($1.system)) }
    // A rule that is on for some views only has nothing to say of the others.
    let ran = rules.filter { rule, setting in
      // One of other systems has nothing to find here.
      setting.isOn
        && (rule.systems.isDisjoint(with: systems) || kinds.contains { rule.severity(for: $0) != nil })
    }
    return suppressions.unused(
      ran: Set(ran.map(\.rule.id)), severity: setting.severity ?? Rule.unusedSuppression.severity)
  }

  func isOn(_ id: String) -> Bool { setting(of: id) != nil }

  private func setting(of id: String) -> RuleSetting? {
    rules.first { $0.rule.id == id && $0.setting.isOn }?.setting
  }
}

/// The levels that a configuration gives to rules for some views only.
struct ViewLevels: Sendable {
  /// Those of the file, if one of them is about some views: a later one comes before an earlier one. Nil
  /// stands for every view.
  private let overrides: [(views: [Range<ViewIndex>]?, rules: [String: RuleLevel])]
  private let hierarchy: Hierarchy

  init(_ overrides: [Configuration.Override], in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    guard overrides.contains(where: { !$0.views.isEmpty }) else {
      self.overrides = []
      return
    }
    let matching = SelectorMatching(hierarchy)
    self.overrides = overrides.map { override in
      let views = override.views.flatMap { (try? matching.views(selectedBy: $0)) ?? [] }
      return (override.views.isEmpty ? nil : views.map { $0..<hierarchy.views[$0].end }, override.rules)
    }
  }

  /// Nil where the rule is off for the view.
  func severity(of found: ActiveRules.RuleFinding) -> Diagnostic.Severity? {
    let (setting, finding) = (found.setting, found.finding)
    guard let own = setting.severity ?? ownSeverity(of: found) else { return nil }
    var severity: Diagnostic.Severity? = setting.isOn ? own : nil
    if setting.overridesChange == .nothing { return severity }
    for (views, rules) in overrides {
      guard let level = rules[found.rule.id], views?.contains(where: { $0.contains(finding.view) }) != false,
        level != .off || setting.overridesChange == .levels
      else { continue }
      severity = level.severity
    }
    return severity
  }
}

extension ViewLevels {
  /// What the rule says; of a view that another file tells half of, no more than it says of such files.
  private func ownSeverity(of found: ActiveRules.RuleFinding) -> Diagnostic.Severity? {
    let severity = found.finding.severity ?? found.rule.severity(for: hierarchy.origin)
    guard hierarchy.origin == .said, hierarchy.origin(of: found.finding.view) == .presumed else {
      return severity
    }
    guard let partial = found.rule.severity(for: .presumed), let severity else { return nil }
    return min(severity, partial)
  }
}
