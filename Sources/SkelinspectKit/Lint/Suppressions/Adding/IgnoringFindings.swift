extension LintedFile {
  /// With the edits that hide its findings; what is found in other files is hidden there.
  func hiding(_ ignoring: LintSettings.Ignoring) -> LintedFile {
    var file = self
    var lines = readable.map { _ in IgnoringLines() }
    for indices in Dictionary(grouping: diagnostics.indices, by: { IgnoredPlace(diagnostics[$0]) }).values {
      let found = indices.map { diagnostics[$0] }.filter(\.mayBeIgnored)
      guard let first = found.first else { continue }
      let directive = IgnoreDirective(Set(found.map(\.rule)).sorted(), reason: ignoring.reason)
      guard let edits = ignoreEdits(directive, of: first, &lines), !edits.edits.isEmpty else { continue }
      let fix = SuggestedFix(title: directive.text, files: [edits], isSafe: true, effect: FixEffect())
      for index in indices where diagnostics[index].mayBeIgnored { file.diagnostics[index].fixes = [fix] }
    }
    file.elsewhere = hidingElsewhere(ignoring)
    return file
  }

  /// In Swift code a comment speaks of its line, whatever file the views are from.
  private func hidingElsewhere(_ ignoring: LintSettings.Ignoring) -> [Diagnostic] {
    var hidden = elsewhere
    for indices in Dictionary(grouping: elsewhere.indices, by: { IgnoredPlace(elsewhere[$0]) }).values {
      let found = indices.filter { elsewhere[$0].mayBeIgnored && elsewhere[$0].place.isInCode }
      guard let first = found.first else { continue }
      let directive = IgnoreDirective(
        Set(found.map { elsewhere[$0].rule }).sorted(), reason: ignoring.reason)
      guard let edits = SwiftStatements.ignoreEdits(directive, at: elsewhere[first].place) else { continue }
      let fix = SuggestedFix(title: directive.text, files: [edits], isSafe: true, effect: FixEffect())
      for index in found { hidden[index].fixes = [fix] }
    }
    return hidden
  }

  /// - Parameter lines: of each hierarchy.
  private func ignoreEdits(
    _ directive: IgnoreDirective, of diagnostic: Diagnostic, _ lines: inout [IgnoringLines]
  ) -> FileEdits? {
    let tree = diagnostic.subject?.tree ?? 0
    guard readable.indices.contains(tree) else {
      return SwiftStatements.ignoreEdits(directive, at: diagnostic.place)
    }
    return readable[tree].ignoreEdits(
      directive, of: diagnostic.subject?.index, at: diagnostic.place, &lines[tree])
  }
}

/// What one comment can speak of: a view, or a line of code.
private struct IgnoredPlace: Hashable {
  let fileName: String
  let tree: Int?
  let view: ViewIndex?
  /// Of code, where several lines are about one view.
  let line: Int?

  init(_ diagnostic: Diagnostic) {
    (tree, view) = (diagnostic.subject?.tree, diagnostic.subject?.index)
    fileName = diagnostic.place.fileName
    line =
      diagnostic.place.isInCode || view == nil
      ? SourceLines(diagnostic.place.file).start(of: diagnostic.place.range.lowerBound) : nil
  }
}

extension Diagnostic {
  /// Neither an error of reading, nor about what is ignored.
  fileprivate var mayBeIgnored: Bool {
    rule != Rule.unusedSuppression.id && Rule.named(rule)?.isAlwaysError != true
  }
}
