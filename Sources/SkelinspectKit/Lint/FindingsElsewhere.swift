/// What the linting of files found in others, in their cells or in Swift code: findings of those.
package struct FindingsElsewhere: Sendable {
  private let byFile: [String: [Diagnostic]]

  package init(in files: some Sequence<LintedFile>) {
    byFile = Dictionary(grouping: files.flatMap(\.elsewhere), by: \.place.fileName)
  }

  /// The names of all files that something was found in.
  package var fileNames: [String] { byFile.keys.sorted() }

  /// A file with what others found in it.
  ///
  /// - Parameter path: relative to the configuration's folder, for its patterns.
  package func merged(into file: LintedFile, by linter: Linter, path: String) -> LintedFile {
    byFile[file.name].map { linter.adding($0, to: file, path: path) } ?? file
  }
}

extension Project {
  /// What the rules that are on by default find in all files, with the fixes; errors of reading are findings too.
  public func lint() -> LintReport {
    var settings = LintSettings()
    settings.fixRoom = LintSettings.roomForReaders
    return lint(settings)
  }

  func lint(_ settings: LintSettings) -> LintReport {
    let linter = Linter(settings, in: self)
    let linted = linter.provingFixes(
      of: files.map {
        linter.lintWithoutProof($0.bytes, named: $0.name, path: $0.name, codeBase: codeBase(of: $0))
      })
    let elsewhere = FindingsElsewhere(in: linted)
    return LintReport(linted.map { elsewhere.merged(into: $0, by: linter, path: $0.name) })
  }
}
