extension LintedFile {
  /// With nothing that would change its findings.
  package var withoutFixes: LintedFile {
    var file = self
    for index in file.diagnostics.indices { file.diagnostics[index].fixes = [] }
    return file
  }

  /// With the edits that hide its findings; what is found in other files is hidden there.
  func hiding(because reason: String) -> LintedFile {
    var file = self
    var writers: [Int: IgnoreWriter] = [:]
    file.diagnostics = hiding(diagnostics, reason) { directive, diagnostic in
      let tree = diagnostic.subject?.tree ?? 0
      guard readable.indices.contains(tree) else {
        return SwiftStatements.ignoreEdits(directive, at: diagnostic.place)
      }
      return writers[tree, default: IgnoreWriter(readable[tree])].edits(
        directive, of: diagnostic.subject?.index, at: diagnostic.place)
    }
    // In Swift code a comment speaks of its line, whatever file the views are from.
    file.elsewhere = hiding(elsewhere, reason) { directive, diagnostic in
      diagnostic.place.isInCode ? SwiftStatements.ignoreEdits(directive, at: diagnostic.place) : nil
    }
    return file
  }

  /// One fix for all of which one comment can speak.
  private func hiding(
    _ all: [Diagnostic], _ reason: String, by edits: (IgnoreDirective, Diagnostic) -> FileEdits?
  ) -> [Diagnostic] {
    var hidden = all
    for indices in Dictionary(grouping: all.indices, by: { IgnoredPlace(all[$0]) }).values {
      let found = indices.filter { !all[$0].isReaderError && all[$0].rule != Rule.unusedSuppression.id }
      guard let first = found.first else { continue }
      let directive = IgnoreDirective(Set(found.map { all[$0].rule }).sorted(), reason: reason)
      guard let edits = edits(directive, all[first]), !edits.edits.isEmpty else { continue }
      let fix = SuggestedFix(title: directive.text, files: [edits], isSafe: true, effect: FixEffect())
      for index in found { hidden[index].fixes = [fix] }
    }
    return hidden
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
