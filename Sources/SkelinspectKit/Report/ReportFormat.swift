/// A form in which findings are reported.
extension ReportFormat {
  /// How many findings of a file it shows with their paths.
  package var pathCount: Int { self == .text ? DiagnosticText.maximumMessages : .max }

  /// The whole document, with a newline at its end; empty where a format has nothing to say.
  package func text(of report: LintReport, _ settings: ReportSettings) -> String {
    let report = report.withPaths(upTo: pathCount)
    return switch self {
    case .text: TextReport(settings: settings).text(of: report)
    case .json: FindingsJSON.text(of: report)
    case .sarif: SARIFLog(settings: settings).text(of: report)
    case .github: GitHubAnnotations(settings: settings).text(of: report)
    case .gitlab: GitLabCodeQuality(settings: settings).text(of: report)
    case .xcode: XcodeMessages(settings: settings).text(of: report)
    case .junit: JUnitReport(settings: settings).text(of: report)
    case .checkstyle: CheckstyleReport(settings: settings).text(of: report)
    case .rdjson: ReviewdogJSON(settings: settings).text(of: report)
    case .markdown: MarkdownReport(settings: settings).text(of: report)
    case .csv: CSVReport(settings: settings).text(of: report)
    case .html: Page(report, settings.pageParts).text
    }
  }
}

/// What formats need to know of a run beside its findings.
package struct ReportSettings: Sendable {
  /// The absolute path of the folder that relative names start from.
  package var folder: String
  /// The absolute path of the repository that holds it, from which formats of other tools name files; nil:
  /// the same folder.
  package var repository: String?
  /// The absolute path of the folder from which GitHub's annotations name files; nil: the repository.
  package var workspace: String?
  package var paint = Paint(isColored: false)
  /// Terminal cells of one line of text for somebody who reads it at once; nil: it is kept, or searched.
  package var lineWidth: Int?
  /// Of this program.
  package var version: String
  /// Of the files, where a page is made.
  package var pageParts: [PagePart] = []
  /// Findings only, no summary.
  package var isQuiet = false
  /// False where something could not be read or written, or nothing that was is well-formed.
  package var isDone = true

  package init(folder: String, version: String) {
    self.folder = folder
    self.version = version
  }
}
