/// A rule that runs on a file, with its setting.
struct ActiveRule: Sendable {
  let rule: Rule
  let setting: RuleSetting
}

/// The rules that run on a file.
struct ActiveRules: Sendable {
  private let rules: [ActiveRule]
  private let overrides: [Configuration.Override]

  init(_ settings: LintSettings, in path: String) {
    let overrides = settings.overrides(in: path)
    self.overrides = overrides
    rules = Rule.all.compactMap { rule in
      settings.level(of: rule, overrides).map { ActiveRule(rule: rule, setting: $0) }
    }
  }

  /// Those that have something to look at in a hierarchy.
  func rules(for hierarchy: Hierarchy) -> [ActiveRule] {
    let (systems, origin) = (Systems(hierarchy.system), hierarchy.origin)
    return rules.filter {
      $0.rule.check != nil && $0.rule.systems.contains(systems) && $0.rule.severity(for: origin) != nil
    }
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
    let ran = rules.filter { active in
      let rule = active.rule
      // One of other systems has nothing to find here.
      return active.setting.isOn
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
  func severity(of finding: Finding, by active: ActiveRule) -> Diagnostic.Severity? {
    let setting = active.setting
    guard let own = setting.severity ?? ownSeverity(of: finding, by: active.rule) else { return nil }
    var severity: Diagnostic.Severity? =
      setting.isOn && (setting.isAskedFor || !finding.isGuess) ? own : nil
    if setting.overridesChange != .nothing { override(&severity, of: finding, by: active) }
    return finding.isGuess ? severity.map { min($0, .note) } : severity
  }

  private func override(
    _ severity: inout Diagnostic.Severity?, of finding: Finding, by active: ActiveRule
  ) {
    for (views, rules) in overrides {
      guard let level = rules[active.rule.id], views?.contains(where: { $0.contains(finding.view) }) != false,
        level != .off || active.setting.overridesChange == .levels
      else { continue }
      severity = level.severity
    }
  }
}

extension ViewLevels {
  /// What the rule says; of a view that another file tells half of, no more than it says of such files.
  private func ownSeverity(of finding: Finding, by rule: Rule) -> Diagnostic.Severity? {
    let severity = finding.severity ?? rule.severity(for: hierarchy.origin)
    guard hierarchy.origin == .said, hierarchy.origin(of: finding.view) == .presumed else { return severity }
    guard let partial = rule.severity(for: .presumed), let severity else { return nil }
    return min(severity, partial)
  }
}
