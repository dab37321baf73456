extension LintReport {
  /// What formats say of each file, by name: of those that were linted, and of what could not be read.
  func byFile<Entry>(_ linted: (LintedFile) -> Entry, unread: (Notice) -> Entry) -> [Entry] {
    let entries = files.map { ($0.name, linted($0)) }
    let others = self.unread.map { ($0.name, unread($0)) }
    return others.isEmpty
      ? entries.map(\.1)
      : (entries + others).sorted { $0.0.precedes($1.0) }.map(\.1)
  }

  /// What formats without files of their own list: each shown finding, its file's name in the repository, and
  /// its place.
  func placedFindings(
    _ settings: ReportSettings, unit: LineTable.Unit = .codePoints
  ) -> [(diagnostic: Diagnostic, name: String, region: SourceRegion)] {
    files.filter { !$0.diagnostics.isEmpty }.flatMap { file in
      let lines = LineTable(file.source, unit: unit)
      let name = FileAddress(file.name, settings).name
      return file.diagnostics.map { ($0, name, lines.region(of: $0.place)) }
    }
  }
}

extension LintedFile {
  /// Why a finding is shown, or is not.
  enum Standing {
    case shown, baselined
    case suppressed(reason: String?)
  }

  /// Shown, suppressed and baselined findings, by place and rule.
  var allFindings: [(diagnostic: Diagnostic, standing: Standing)] {
    let shown = diagnostics.map { (diagnostic: $0, standing: Standing.shown) }
    guard hasHiddenFindings else { return shown }
    let hidden =
      suppressed.map { ($0.diagnostic, Standing.suppressed(reason: $0.reason)) }
      + baselined.map { ($0, Standing.baselined) }
    return (shown + hidden).sorted { $0.diagnostic.order < $1.diagnostic.order }
  }

  var hasHiddenFindings: Bool { !suppressed.isEmpty || !baselined.isEmpty }
}

extension Diagnostic {
  /// By place and rule.
  var order: (Int, String, Int) { (place.range.lowerBound, rule, place.range.upperBound) }
}
