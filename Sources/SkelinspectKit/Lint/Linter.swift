/// Lints files: reads them, runs the rules, and says what they find, sorted, each cause once.
package struct Linter: Sendable {
  private let settings: LintSettings
  private let project: Project

  package init(_ settings: LintSettings, in project: Project = Project()) {
    (self.settings, self.project) = (settings, project)
  }

  /// What there is to say of a file.
  ///
  /// - Parameters:
  ///   - name: of the file, for messages.
  ///   - path: relative to the configuration's folder, for its patterns.
  ///   - codeBase: the number of the project's code that it is read with.
  package func lint(
    _ bytes: consuming [UInt8], named name: String, path: String, codeBase: Project.CodeBase? = nil
  ) -> LintedFile {
    provingFixes(of: [lintWithoutProof(bytes, named: name, path: path, codeBase: codeBase)])[0]
  }

  /// What there is to say of a file, without the fixes: they are proven with those of others that are read with the
  /// same code.
  package func lintWithoutProof(
    _ bytes: consuming [UInt8], named name: String, path: String, codeBase: Project.CodeBase?
  ) -> LintedFile {
    var file = lintOnce(bytes, named: name, path: path, codeBase: codeBase)
    if let reason = settings.reasonToIgnore { return file.hiding(because: reason) }
    if settings.fixRoom > 0, !file.fixable.isEmpty {
      file.toProve = (path, codeBase)
    } else {
      file.contexts = []
    }
    return file
  }

  /// Without looking for fixes.
  private func lintOnce(
    _ bytes: consuming [UInt8], named name: String, path: String, codeBase: Project.CodeBase?
  ) -> LintedFile {
    do throws(ReadError) {
      let code = CodeUse(of: name) == .code ? bytes : nil
      let reading = try project.reading(
        of: bytes, named: name, settings.configuration.reading, codeBase: codeBase)
      if let code, reading.screens.isEmpty { return LintedFile(ofCode: code, named: name) }
      guard let error = reading.error else {
        return lint(reading.screens.map(withRoots), named: name, path: path, project.nibs(of: codeBase))
      }
      let readable = reading.readable
      let screens = readable.screens.map(withRoots)
      let file = lint(screens, readable.doubts, named: name, path: path, project.nibs(of: codeBase))
      return file.adding(error, of: reading)
    } catch {
      return LintedFile(name: name, error)
    }
  }

  /// What there is to say of a rule's example: a hierarchy in YAML, or an Interface Builder file and, after
  /// `<!-- NAME.xib -->`, another one of the same run; or Swift code and, in `/* NAME.xib` up to `*/`, a file that it
  /// belongs to.
  func lint(example: String) -> LintedFile {
    var (name, own, nib) = ("example.yaml", Substring(example), Substring())
    if example.hasPrefix("//") {
      name = "example.swift"
      if let start = example.firstRange(ofText: ".xib\n"), let end = example.firstRange(ofText: "\n*/") {
        nib = example[start.upperBound..<end.lowerBound]
      }
    } else if example.hasPrefix("<") {
      name = "example.storyboard"
      let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
      if let other = lines.first(where: { $0.hasSuffix(".xib -->") }) {
        (own, nib) = (example[..<other.startIndex], example[other.startIndex...])
      }
    }
    let files = [(name, own), ("example.xib", nib)].filter { !$1.isEmpty }.map {
      Project.File(name: $0, bytes: Array($1.utf8))
    }
    let report = Project(files).lint(settings)
    return report.files.first { $0.name == name } ?? LintedFile(ofCode: [], named: name)
  }

  /// With those roots of the command line that it has; a hierarchy that has none of them keeps its own.
  private func withRoots(_ screen: Screen) -> Screen {
    let roots = SelectedRoots(settings.roots, in: screen.hierarchy).views
    guard !roots.isEmpty else { return screen }
    var screen = screen
    screen.hierarchy.show.roots = roots
    screen.hierarchy.show.areRootsGiven = true
    return screen
  }

  /// - Parameter doubts: of each hierarchy, where any has errors: nothing is said of what they hold.
  func lint(
    _ screens: [Screen], _ doubts: [Doubts] = [], named name: String, path: String, _ nibs: Nibs = Nibs()
  ) -> LintedFile {
    let hierarchies = screens.map(\.hierarchy)
    let rules = ActiveRules(settings, in: path)
    var suppressions = Suppressions(of: hierarchies)
    var found: [Diagnostic] = []
    var candidates: [FixCandidate] = []
    var contexts: [RuleContext] = []
    for tree in hierarchies.indices {
      let hierarchy = hierarchies[tree]
      // One view that is not what it seems may change what any call comes to.
      let calls = doubts.allSatisfy(\.isEmpty) ? CallTrace(hierarchy) : nil
      let context = RuleContext(Inspection(hierarchy), nibs, screens[tree].order, calls: calls)
      if settings.fixRoom > 0, settings.reasonToIgnore == nil { contexts.append(context) }
      var trial = FixTrial(context)
      suppressions.enter(context)
      let levels = rules.levels(in: hierarchy)
      let doubts = doubts.indices.contains(tree) ? doubts[tree] : Doubts()
      for rule in rules.rules(for: hierarchy) {
        for finding in rule.check?(context) ?? [] {
          guard !doubts.hold(finding.view, of: hierarchy), !hierarchy.isOpen(finding, of: rule),
            let severity = levels.severity(of: finding, by: rule)
          else { continue }
          let fix = trial.verifiedFix(for: finding)
          let help = finding.help(context, fix)
          let notes = finding.notes + hierarchy.markNotes(of: finding, by: rule)
          var diagnostic = Diagnostic(
            rule.id, severity, finding.message, at: finding.place, help: help, notes: notes,
            about: TreeIndex(tree: tree, index: finding.view), edits: finding.edits)
          if let suppression = suppressions.suppression(
            of: rule.id, at: finding.place, in: finding.view)
          {
            suppressions.hide(diagnostic, suppression)
            continue
          }
          diagnostic.sightings = finding.sightings
          if let fix {
            diagnostic.candidate = Int32(truncatingIfNeeded: candidates.count)
            candidates.append(
              FixCandidate(title: help ?? finding.message, tree: tree, view: finding.view, fix: fix))
          }
          // One cause is what a class of the project does to itself, and what no change of the view puts right.
          if finding.fix != nil, finding.place.fileName.hasSuffix(".swift"),
            ViewClass(named: hierarchy.typeName(of: finding.view)) != nil
          {
            diagnostic.subjectStart = hierarchy.place(of: finding.view).range.lowerBound
          }
          found.append(diagnostic)
        }
      }
      found += suppressions.visible(rules.warnings(of: hierarchy))
    }
    if doubts.allSatisfy(\.isEmpty) { found += rules.unused(&suppressions, in: hierarchies) }
    let source = hierarchies.first?.source ?? SourceText([], named: name)
    var elsewhere: [(finding: Diagnostic, subject: TreeIndex?)] = []
    if !found.allSatisfy({ $0.place.fileName == source.name }) {
      elsewhere = Self.findingsElsewhere(among: found, in: hierarchies)
      found.removeAll { $0.place.fileName != source.name }
    }
    var file = LintedFile(
      name: name, diagnostics: Self.sorted(consume found) { Key($0) }, isRead: true, source: source)
    (file.elsewhere, file.subjectsElsewhere) = (elsewhere.map(\.finding), elsewhere.map(\.subject))
    file.suppressed = Self.sorted(suppressions.hidden) { Key($0.diagnostic) }
    (file.screens, file.readable, file.candidates, file.contexts) = (
      screens, hierarchies, candidates, contexts
    )
    return file
  }

  /// Files with the fixes of their findings, those in other files too.
  package func provingFixes(of files: [LintedFile]) -> [LintedFile] {
    var files = files
    let bases = Dictionary(grouping: files.indices.filter { files[$0].toProve != nil }) {
      files[$0].toProve?.codeBase
    }
    for (base, numbers) in bases {
      let cost = base.map { project.code(of: $0).reduce(0) { $0 + $1.size } / FixBudget.bytesPerView }
      let together = base == nil ? numbers.map { [$0] } : [numbers]
      for numbers in together {
        let proven = FixSearch.proving(
          numbers.map { files[$0] }, by: self, room: settings.fixRoom, codeCost: cost ?? 0)
        for (number, file) in zip(numbers, proven) { files[number] = file }
      }
    }
    return files
  }

  /// With other texts of some files.
  func editing(_ edits: [FileEdits]) -> Linter {
    Linter(settings, in: project.editing(edits) { _ in settings.configuration.reading })
  }

  /// A file as it is with other texts, its own among them; this is the linter that has them.
  func lint(_ file: LintedFile, edited edits: [FileEdits]) -> LintedFile {
    let own = edits.first { $0.fileName == file.name }?.editedFile
    return lintOnce(
      own ?? file.source.file(with: Array(file.source.bytes)), named: file.name,
      path: file.toProve?.path ?? file.name, codeBase: file.toProve?.codeBase)
  }

  /// The findings in other files, with their paths in these hierarchies.
  private static func findingsElsewhere(
    among found: [Diagnostic], in hierarchies: [Hierarchy]
  ) -> [(finding: Diagnostic, subject: TreeIndex?)] {
    let paths = hierarchies.map { ViewPaths($0) }
    return found.filter { $0.place.fileName != hierarchies.first?.fileName }.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.setPath(paths)
      let subject = diagnostic.subject
      diagnostic.subject = nil
      return (diagnostic, subject)
    }
  }

  /// Whether a rule runs on a file.
  package func runs(_ rule: String, on path: String) -> Bool {
    ActiveRules(settings, in: path).isOn(rule)
  }

  /// A file with what the linting of others found in it: what it says itself, or hides, comes first.
  func adding(_ others: [Diagnostic], to file: LintedFile, path: String) -> LintedFile {
    var file = file
    let known = Set((file.diagnostics + file.suppressed.map(\.diagnostic)).map(Key.init))
    var new = others.filter { !known.contains(Key($0)) && runs($0.rule, on: path) }
    // Their numbers are those of another file.
    for index in new.indices { new[index].candidate = nil }
    file.diagnostics = Self.sorted(file.diagnostics + new) { Key($0) }
    return file
  }

  /// By place, then by rule; what was found twice at one place, as through an alias, stands once.
  static func sorted<Found>(_ found: [Found], by key: (Found) -> Key) -> [Found] {
    let keys = found.map(key)
    let order = keys.indices.sorted { keys[$0].isBefore(keys[$1]) }
    return order.indices.compactMap { place in
      place > 0 && keys[order[place]] == keys[order[place - 1]] ? nil : found[order[place]]
    }
  }

  /// What is found by a rule at a place of one view is found once: of several findings that which says most.
  struct Key: Hashable {
    let rule: String
    let fileName: String
    let range: Range<Int>
    private let subject: Int
    private let noteCount: Int

    init(_ diagnostic: Diagnostic) {
      (rule, fileName) = (diagnostic.rule, diagnostic.place.fileName)
      range = diagnostic.place.range
      subject = diagnostic.subjectStart ?? 0
      noteCount = diagnostic.notes.count
    }

    static func == (first: Key, second: Key) -> Bool {
      first.range == second.range && first.rule == second.rule && first.fileName == second.fileName
        && first.subject == second.subject
    }

    /// Few rules find something at one place.
    func hash(into hasher: inout Hasher) { hasher.combine(range.lowerBound) }

    func isBefore(_ other: Key) -> Bool {
      if range.lowerBound != other.range.lowerBound { return range.lowerBound < other.range.lowerBound }
      if rule != other.rule { return rule < other.rule }
      return (range.upperBound, subject, other.noteCount) < (other.range.upperBound, other.subject, noteCount)
    }
  }
}
