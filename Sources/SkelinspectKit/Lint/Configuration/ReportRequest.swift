/// A format in which findings are told.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, xcode, junit, checkstyle, rdjson, markdown, csv, html
}

/// A report that is asked for: `sarif=report.sarif`.
package struct ReportRequest: Equatable, Sendable {
  package let format: ReportFormat
  /// Where a configuration asks, in its folder or below it; nil: standard output.
  package let file: String?

  package init(format: ReportFormat, file: String?) { (self.format, self.file) = (format, file) }

  /// Whether a path leads into a repository's own folder, on disks too that do not tell large letters from small ones.
  package static func isOfGit(_ path: some Sequence<UInt8>) -> Bool {
    Array(path).split(separator: UInt8(ascii: "/")).contains { step in
      step.elementsEqual(".git".utf8) || String(decoding: step, as: UTF8.self).lowercased() == ".git"
    }
  }

  package var text: String { file.map { "\(format.rawValue)=\($0)" } ?? format.rawValue }
}
