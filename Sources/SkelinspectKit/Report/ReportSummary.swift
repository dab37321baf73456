extension LintReport {
  /// What to do about entries of the baseline whose findings have gone; nil where there are none.
  package var staleText: String? { ReportSummary(self).staleText }

  /// In a few words, for formats that have a reason with each finding.
  var reasonToWait: String {
    guard let earlier else { return "it is in the baseline" }
    return baseline == nil ? "\(earlier.name) had it already" : "it is not new"
  }
}

/// What a run found, in numbers and in a sentence.
struct ReportSummary {
  private let report: LintReport
  let errors, warnings, notes: Int

  init(_ report: LintReport) {
    self.report = report
    let omitted = report.files.reduce(0) { $0 + $1.omitted }
    (errors, warnings) = (report.count(of: .error) + omitted, report.count(of: .warning))
    notes = report.count(of: .note)
  }

  var files: Int { report.files.count }
  /// Errors of reading that are counted only; they are among the errors.
  var omitted: Int { report.files.reduce(0) { $0 + $1.omitted } }
  var suppressed: Int { report.files.reduce(0) { $0 + $1.suppressed.count } }
  /// Findings that are not new.
  var baselined: Int { report.files.reduce(0) { $0 + $1.baselined.count } }
  /// Entries of the baseline that say more than there is.
  var stale: Int { report.baseline?.stale.count ?? 0 }
  /// Files and folders that could not be read.
  var unread: Int { report.unread.count }
  /// Below the level that is shown.
  var hidden: Int { report.hiddenCount }

  var findings: Int { errors + warnings + notes }

  /// `Found 7 findings (2 errors, 5 warnings) in 3 files; 1 path could not be read.`
  func sentence(_ paint: Paint) -> String {
    let unread = unread == 0 ? "" : "; " + paint.red("\(unread.counted("path")) could not be read")
    let place = " in \(files.counted("file"))\(unread)."
    let kind = report.isCompared ? "new finding" : "finding"
    guard findings > 0 else { return (unread.isEmpty ? paint.green("No \(kind)s") : "No \(kind)s") + place }
    let kinds: [(Int, Diagnostic.Severity)] = [(errors, .error), (warnings, .warning), (notes, .note)]
    let counts = kinds.filter { $0.0 > 0 }.map { paint.color($0.0.counted($0.1.rawValue), of: $0.1) }
    let total = paint.bold("Found \(findings.counted(kind))")
    return "\(total) (\(counts.joined(separator: ", ")))\(place)"
  }

  /// Which findings have fixes; nil where none has.
  var fixes: String? {
    let fixes = report.files.flatMap { file in file.diagnostics.compactMap(\.fixes.first) }
    let safe = fixes.count { $0.isSafe }
    let unsafe = fixes.count - safe
    let parts =
      (safe > 0 ? ["\(safe) with --fix"] : [])
      + (unsafe > 0 ? ["\(unsafe)\(safe > 0 ? " more" : "") with --unsafe-fixes"] : [])
    let untried = report.files.reduce(0) { $0 + $1.untriedCount }
    // In a file that is too large to try them all by the way.
    let more = untried == 0 ? [] : ["--fix tries \(untried)\(parts.isEmpty ? "" : " more")"]
    let all = (parts.isEmpty ? [] : [parts.joined(separator: ", ")]) + more
    return all.isEmpty ? nil : "Fixable: \(all.joined(separator: "; "))."
  }

  /// What there is beside; nil where there is nothing.
  var remark: String? {
    let parts =
      (hidden > 0 ? ["\(hidden.counted("finding")) below --min-level"] : [])
      + (suppressed > 0 ? ["\(suppressed) suppressed"] : [])
      + known
    let hidden = parts.isEmpty ? nil : "Not shown: \(parts.joined(separator: ", "))."
    let remarks = [hidden, goneText, staleText.map { "\($0)." }].compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: " ")
  }

  /// `12 that main had already`, `3 in the baseline`: what is old, each finding once.
  var known: [String] {
    let had = min(report.earlier?.count ?? 0, baselined)
    return (had > 0 ? ["\(had) that \(report.earlier?.name ?? "") had already"] : [])
      + (baselined > had ? ["\(baselined - had) in the baseline"] : [])
  }

  /// `3 are gone since main.`; nil where none is.
  var goneText: String? {
    guard let earlier = report.earlier, earlier.goneCount > 0 else { return nil }
    return "\(earlier.goneCount) \(earlier.goneCount == 1 ? "is" : "are") gone since \(earlier.name)."
  }

  /// What to do about entries whose findings have gone; nil where there are none.
  var staleText: String? {
    guard stale > 0 else { return nil }
    let subject =
      stale == 1 ? "1 entry of the baseline is stale" : "\(stale) entries of the baseline are stale"
    return "\(subject): run `skelinspect baseline prune`"
  }
}
