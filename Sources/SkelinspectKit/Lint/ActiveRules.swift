/// The rules that run on a file.
struct ActiveRules: Sendable {
  /// Nil for a rule that only the settings of some views turn on.
  private let rules: [(rule: Rule, setting: RuleSetting?)]
  private let settings: LintSettings
  private let overrides: [Configuration.Override]

  init(_ settings: LintSettings, in path: String) {
    let overrides = settings.overrides(in: path)
    (self.settings, self.overrides) = (settings, overrides)
    let ofFile = overrides.filter(\.views.isEmpty)
    rules = Rule.all.compactMap { rule in
      let setting = settings.setting(of: rule, ofFile)
      let isOnForViews = overrides.contains { $0.rules[rule.id]?.severity != nil }
      return setting != nil || isOnForViews && !settings.leavesOut(rule.id) ? (rule, setting) : nil
    }
  }

  /// Those that have something to look at in a hierarchy.
  func rules(for hierarchy: Hierarchy) -> [Rule] {
    let (systems, origin) = (Systems(hierarchy.system), hierarchy.origin)
    return rules.map(\.rule).filter {
      $0.check != nil && $0.systems.contains(systems) && $0.severity(for: origin) != nil
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

  func levels(in hierarchy: Hierarchy) -> ViewLevels { ViewLevels(settings, overrides, in: hierarchy) }

  func unused(_ suppressions: inout Suppressions, in hierarchies: [Hierarchy]) -> [Diagnostic] {
    guard let setting = setting(of: Rule.unusedSuppression.id) else { return [] }
    let kinds = Set(hierarchies.map(\.origin))
    let systems = hierarchies.reduce(into: Systems()) { $0.insert(Systems($1.system)) }
    // A rule that is on for some views only has nothing to say of the others.
    let ran = rules.filter { rule, setting in
      // One of other systems has nothing to find here.
      setting != nil
        && (rule.systems.isDisjoint(with: systems) || kinds.contains { rule.severity(for: $0) != nil })
    }
    return suppressions.unused(
      ran: Set(ran.map(\.rule.id)), severity: setting.severity ?? Rule.unusedSuppression.severity)
  }

  func isOn(_ id: String) -> Bool { setting(of: id) != nil }

  private func setting(of id: String) -> RuleSetting? { rules.first { $0.rule.id == id }?.setting }
}

/// The levels of rules at the views of a hierarchy.
struct ViewLevels: Sendable {
  private let settings: LintSettings
  /// Those that hold in the file; without views for every view.
  private let overrides: [(override: Configuration.Override, views: [Range<ViewIndex>]?)]
  private let hierarchy: Hierarchy

  init(_ settings: LintSettings, _ overrides: [Configuration.Override], in hierarchy: Hierarchy) {
    (self.settings, self.hierarchy) = (settings, hierarchy)
    guard overrides.contains(where: { !$0.views.isEmpty }) else {
      self.overrides = overrides.map { ($0, nil) }
      return
    }
    let matching = SelectorMatching(hierarchy)
    self.overrides = overrides.map { override in
      let views = override.views.flatMap { (try? matching.views(selectedBy: $0)) ?? [] }
      return (override, override.views.isEmpty ? nil : views.map { $0..<hierarchy.views[$0].end })
    }
  }

  /// Nil where the rule is off for the view.
  func severity(of finding: Finding, by rule: Rule) -> Diagnostic.Severity? {
    let holding = overrides.filter { $0.views?.contains { $0.contains(finding.view) } != false }
    guard let setting = settings.setting(of: rule, holding.map(\.override)),
      setting.isAskedFor || !finding.isGuess,
      let severity = setting.severity ?? ownSeverity(of: finding, by: rule)
    else { return nil }
    return finding.isGuess ? min(severity, .note) : severity
  }

  /// What the rule says; of a view that another file tells half of, no more than it says of such files.
  private func ownSeverity(of finding: Finding, by rule: Rule) -> Diagnostic.Severity? {
    let severity = finding.severity ?? rule.severity(for: hierarchy.origin)
    guard hierarchy.origin == .said, hierarchy.origin(of: finding.view) == .presumed else { return severity }
    guard let partial = rule.severity(for: .presumed), let severity else { return nil }
    return min(severity, partial)
  }
}
