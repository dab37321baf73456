/// Lints files: reads them, runs the rules, and says what they find, sorted, each cause once.
package struct Linter: Sendable {
  private let settings: LintSettings

  package init(_ settings: LintSettings) { self.settings = settings }

  /// What there is to say of a file.
  ///
  /// - Parameters:
  ///   - name: of the file, for messages.
  ///   - path: relative to the configuration's folder, for its patterns.
  package func lint(_ bytes: consuming [UInt8], named name: String, path: String) -> LintedFile {
    do throws(ReadError) {
      let hierarchies = try readHierarchies(bytes, named: name, appearance: settings.configuration.appearance)
      return lint(hierarchies.map(withRoots), named: name, path: path)
    } catch {
      var file = LintedFile(name: name, diagnostics: error.diagnostics, isRead: false, source: error.source)
      file.omitted = error.omitted
      return file
    }
  }

  /// With those roots of the command line that it has; a hierarchy that has none of them keeps its own.
  private func withRoots(_ hierarchy: Hierarchy) -> Hierarchy {
    let roots = SelectedRoots(settings.roots, in: hierarchy).views
    guard !roots.isEmpty else { return hierarchy }
    var hierarchy = hierarchy
    hierarchy.show.roots = roots
    hierarchy.show.areRootsGiven = true
    return hierarchy
  }

  private func lint(_ hierarchies: [Hierarchy], named name: String, path: String) -> LintedFile {
    let rules = ActiveRules(settings, in: path)
    var suppressions = Suppressions(of: hierarchies)
    var found: [Diagnostic] = []
    for (tree, hierarchy) in zip(0..., hierarchies) {
      let context = RuleContext(Inspection(hierarchy))
      suppressions.enter(context)
      let levels = rules.levels(in: hierarchy)
      for finding in rules.findings(in: context) {
        guard let severity = levels.severity(of: finding) else { continue }
        let diagnostic = Diagnostic(finding, severity, in: tree)
        if !suppressions.hide(diagnostic, of: finding.finding.view) { found.append(diagnostic) }
      }
      found += rules.warnings(of: hierarchy).filter { !suppressions.hide($0, of: nil) }
    }
    found += rules.unused(&suppressions, in: hierarchies)
    let source = hierarchies.first?.document.source ?? SourceText([], named: name)
    var file = LintedFile(
      name: name, diagnostics: Self.sorted(found, by: \.self), isRead: true, source: source)
    file.suppressed = Self.sorted(suppressions.hidden, by: \.diagnostic)
    file.hierarchies = hierarchies
    return file
  }

  /// By place, then by rule; what was found twice at one place, as through an alias, stands once.
  private static func sorted<Found>(_ found: [Found], by diagnostic: (Found) -> Diagnostic) -> [Found] {
    let keys = found.map { Key(diagnostic($0)) }
    let order = keys.indices.sorted { keys[$0].isBefore(keys[$1]) }
    var last: Key?
    return order.filter { index in
      defer { last = keys[index] }
      return keys[index] != last
    }.map { found[$0] }
  }

  private struct Key: Equatable {
    let rule: String
    let range: Range<Int>

    init(_ diagnostic: Diagnostic) { (rule, range) = (diagnostic.rule, diagnostic.range) }

    func isBefore(_ other: Key) -> Bool {
      if range.lowerBound != other.range.lowerBound { return range.lowerBound < other.range.lowerBound }
      return rule == other.rule ? range.upperBound < other.range.upperBound : rule < other.rule
    }
  }
}
