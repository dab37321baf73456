/// A format in which findings are told.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, xcode, junit, checkstyle, rdjson, markdown, csv, html
}

/// A report that a configuration asks for: `sarif=report.sarif`.
package struct ReportRequest: Equatable, Sendable {
  package let format: ReportFormat
  /// In the configuration's folder or below it; nil: standard output.
  package let file: String?

  package var text: String { file.map { "\(format.rawValue)=\($0)" } ?? format.rawValue }
}
