/// How a file is to be linted: its configuration and what the command line says over it.
package struct LintSettings: Sendable {
  package var configuration = Configuration()
  /// The rules to run, by id, or `all`; nil: those that are on by default or in the configuration.
  package var selected: [String]?
  /// The rules to leave out, by id or `all`.
  package var ignored: [String] = []
  /// Severities by rule id, over those of the configuration.
  package var severities: [String: Diagnostic.Severity] = [:]
  /// Selectors of the views that receive show, over those of the file; a hierarchy that has none of them
  /// keeps its own.
  package var roots: [String] = []
  /// How many views of a file may be looked at to find and prove fixes; 0: none is looked for.
  package var fixRoom = 0
  /// For somebody who reads that there are fixes, and makes none.
  package static let roomForReaders = 8_000
  /// Findings get the edits that hide them for this reason, which may be empty, in place of fixes.
  package var reasonToIgnore: String?

  package init() {}
}

/// What holds for a rule that runs.
struct RuleSetting: Equatable, Sendable {
  /// Nil: what the rule says of each finding.
  let severity: Diagnostic.Severity?
  /// Whether it was selected or given a level, rather than being on by default.
  var isAskedFor = true
}

extension LintSettings {
  /// What holds for a rule: nil when it does not run.
  ///
  /// `--ignore` comes before `--select`. What is selected by its id runs even if the configuration says
  /// `off`; `all` selects what the configuration leaves open. `--severity` comes before every level of the
  /// configuration, and turns a rule on.
  ///
  /// - Parameter overrides: those that hold, in a file or for a view of it; the last one decides.
  func setting(of rule: Rule, _ overrides: [Configuration.Override]) -> RuleSetting? {
    if leavesOut(rule.id) { return nil }
    if let severity = severities[rule.id] { return RuleSetting(severity: severity) }
    let isSelected = isSelectedByID(rule)
    let deciding = overrides.last { override in
      override.rules[rule.id].map { $0 != .off || !isSelected || override.views.isEmpty } ?? false
    }
    let level = deciding?.rules[rule.id] ?? configuration.rules[rule.id]
    if isSelected { return RuleSetting(severity: level?.severity) }
    switch level {
    case .note, .warning, .error: return RuleSetting(severity: level?.severity)
    case nil where rule.isOnByDefault || selected != nil:
      return RuleSetting(severity: nil, isAskedFor: selected != nil)
    case .off, nil: return nil
    }
  }

  /// The overrides that hold in a file.
  func overrides(in path: String) -> [Configuration.Override] {
    configuration.overrides.filter { $0.files.isEmpty || $0.files.match(path, isFolder: false) }
  }

  /// What holds for a rule where no override does, and who says so.
  func standing(of rule: Rule) -> (level: RuleLevel, origin: String) {
    let level = setting(of: rule, []).map { RuleLevel($0.severity ?? rule.severity) } ?? .off
    if !leavesOut(rule.id), severities[rule.id] != nil { return (level, "--severity") }
    let configured = configuration.rules[rule.id]
    if level != configured ?? (rule.isOnByDefault ? RuleLevel(rule.severity) : .off) {
      return (level, isIgnored(rule.id) ? "--ignore" : "--select")
    }
    return (
      level, configured == nil ? "default" : configuration.origins["rules/\(rule.id)"] ?? "configuration"
    )
  }

  /// The levels of an override over which the command line says nothing, by id.
  func levelsInForce(of override: Configuration.Override) -> [(id: String, level: RuleLevel)] {
    Rule.all.compactMap { rule in
      guard let level = override.rules[rule.id], !leavesOut(rule.id), severities[rule.id] == nil,
        level != .off || !isSelectedByID(rule)
      else { return nil }
      return (rule.id, level)
    }
  }

  /// Whether the command line leaves a rule out, whatever its id.
  package func leavesOut(_ id: String) -> Bool {
    let isSelected = selected.map { $0.contains(id) || $0.contains("all") } ?? true
    return !isSelected || isIgnored(id)
  }

  private func isIgnored(_ id: String) -> Bool { ignored.contains(id) || ignored.contains("all") }

  private func isSelectedByID(_ rule: Rule) -> Bool { selected?.contains(rule.id) == true }
}
