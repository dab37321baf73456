/// What a run found, in numbers and in a sentence.
struct ReportSummary {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  var files: Int { report.files.count }
  var errors: Int { report.count(of: .error) + omitted }
  var warnings: Int { report.count(of: .warning) }
  var notes: Int { report.count(of: .note) }
  /// Errors of reading that are counted only; they are among the errors.
  var omitted: Int { report.files.reduce(0) { $0 + $1.omitted } }
  var suppressed: Int { report.files.reduce(0) { $0 + $1.suppressed.count } }
  /// Files and folders that could not be read.
  var unread: Int { report.unread.count }
  /// Below the level that is shown.
  var hidden: Int { report.hiddenCount }

  var findings: Int { errors + warnings + notes }

  /// `Found 7 findings (2 errors, 5 warnings) in 3 files; 1 path could not be read.`
  func sentence(_ paint: Paint) -> String {
    let unread = unread == 0 ? "" : "; " + paint.red("\(unread.counted("path")) could not be read")
    let place = " in \(files.counted("file"))\(unread)."
    guard findings > 0 else { return (unread.isEmpty ? paint.green("No findings") : "No findings") + place }
    let kinds: [(Int, Diagnostic.Severity)] = [(errors, .error), (warnings, .warning), (notes, .note)]
    let counts = kinds.filter { $0.0 > 0 }.map { paint.color($0.0.counted($0.1.rawValue), of: $0.1) }
    let total = paint.bold("Found \(findings.counted("finding"))")
    return "\(total) (\(counts.joined(separator: ", ")))\(place)"
  }

  /// What there is beside; nil where there is nothing.
  var remark: String? {
    let parts =
      (hidden > 0 ? ["\(hidden.counted("finding")) below --min-level"] : [])
      + (suppressed > 0 ? ["\(suppressed) suppressed"] : [])
    return parts.isEmpty ? nil : "Not shown: \(parts.joined(separator: ", "))."
  }
}
