/// What a run found, in numbers and in a sentence.
struct ReportSummary {
  let files: Int
  let errors: Int
  let warnings: Int
  let notes: Int
  /// Errors of reading that are counted only; they are among the errors.
  let omitted: Int
  let suppressed: Int
  /// Below the level that is shown.
  let hidden: Int

  init(_ report: LintReport) {
    files = report.files.count
    omitted = report.files.reduce(0) { $0 + $1.omitted }
    errors = report.count(of: .error) + omitted
    warnings = report.count(of: .warning)
    notes = report.count(of: .note)
    suppressed = report.files.reduce(0) { $0 + $1.suppressed.count }
    hidden = report.hiddenCount
  }

  var findings: Int { errors + warnings + notes }

  /// `Found 7 findings (2 errors, 5 warnings) in 3 files.`
  func sentence(_ paint: Paint) -> String {
    guard findings > 0 else { return paint.green("No findings") + " in \(files.counted("file"))." }
    let kinds: [(Int, Diagnostic.Severity)] = [(errors, .error), (warnings, .warning), (notes, .note)]
    let counts = kinds.filter { $0.0 > 0 }.map { paint.color($0.0.counted($0.1.rawValue), of: $0.1) }
    let total = paint.bold("Found \(findings.counted("finding"))")
    return "\(total) (\(counts.joined(separator: ", "))) in \(files.counted("file"))."
  }

  /// What there is beside; nil where there is nothing.
  var remark: String? {
    let parts =
      (hidden > 0 ? ["\(hidden.counted("finding")) below --min-level"] : [])
      + (suppressed > 0 ? ["\(suppressed) suppressed"] : [])
    return parts.isEmpty ? nil : "Not shown: \(parts.joined(separator: ", "))."
  }
}
