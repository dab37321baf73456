import SkelinspectKit

/// Brings a report to where it was asked for: standard output, files, the summary of a GitHub workflow.
extension LintCommand {
  /// What GitHub takes of one step.
  private static let maximumSummary = 1 << 20

  /// The status of the run: failed when some of it could not be written; the rest is.
  ///
  /// - Parameter diff: takes the place of the report on standard output, which goes to standard error then.
  func write(
    _ report: LintReport, _ status: ExitStatus, _ pageParts: [PagePart], _ diff: [UInt8]?
  ) -> ExitStatus {
    let report = report.showing(atLeast: options.minimumLevel)
    var status = status
    if Environment.isOnGitHub, !appendSummary(of: report) { status = .failed }
    func settings() -> ReportSettings { self.settings(status, pageParts) }
    for target in options.targets {
      guard let file = target.file else { continue }
      let isWritten = messages.attempt(toWrite: file) { () throws(FileError) in
        if options.areTargetsConfigured, GitCommit.tracks(Path(file)) {
          throw FileError(message: "git tracks it, and 'formats' writes no file of the repository's own")
        }
        try OutputFile.makeFolder(Path(file).folder)
        try OutputFile.replace(Path(file), with: target.format.text(of: report, settings()))
      }
      if !isWritten { status = .failed }
    }
    let shown = options.targets.first { $0.file == nil }?.format
    if let diff {
      print(diff, report, settings(), status)
    } else if let shown {
      print(shown, report, settings(), status)
    }
    if diff == nil, shown != .text, !invocation.has(.quiet), let remark = report.staleText {
      messages.say(remark)
    }
    if invocation.has(.statistics) { printStatistics(report, shown, status) }
    return status
  }

  private func settings(_ status: ExitStatus = .done, _ pageParts: [PagePart] = []) -> ReportSettings {
    let folder = FileSystem.workingFolder ?? .top
    var settings = ReportSettings(folder: folder.text, version: Help.versionNumber)
    settings.repository = IgnoreLayers.repository(of: folder)?.text
    settings.workspace = Environment.value("GITHUB_WORKSPACE").flatMap { workspace in
      folder == Path(workspace) || folder.relative(to: Path(workspace)) != nil ? workspace : nil
    }
    settings.isQuiet = invocation.has(.quiet)
    settings.pageParts = pageParts
    settings.isDone = status != .failed
    return settings
  }

  private func print(
    _ format: ReportFormat, _ report: LintReport, _ settings: ReportSettings, _ status: ExitStatus
  ) {
    var settings = settings
    let output = output(status)
    if format == .text {
      settings.paint = invocation.paint
      settings.lineWidth = output.lineWidth
      return output.writeText(format.text(of: report, settings))
    }
    let text = format.text(of: report, settings)
    let shown = output.terminalWidth == nil ? text : text.safeOnTerminal(format)
    if format == .github { output.write(commands: shown) } else { output.write(shown) }
  }

  private func print(
    _ diff: [UInt8], _ report: LintReport, _ settings: ReportSettings, _ status: ExitStatus
  ) {
    var settings = settings
    (settings.paint, settings.lineWidth) = (messages.paint, OutputStream.error.lineWidth)
    messages.write(ReportFormat.text.text(of: report, settings))
    let output = output(status)
    guard output.terminalWidth != nil else { return output.write(diff[...]) }
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      let text = String(decoding: line, as: UTF8.self).escapedForTerminal
      output.write(invocation.paint.diffLine(text) + "\n")
    }
  }

  private func printStatistics(_ report: LintReport, _ shown: ReportFormat?, _ status: ExitStatus) {
    guard shown == .text else { return messages.write(report.statistics(paint: messages.paint)) }
    output(status).write(report.statistics(paint: invocation.paint))
  }

  private func output(_ status: ExitStatus) -> OutputStream {
    var output = OutputStream.output
    output.statusWithoutReader = status
    return output
  }

  private func appendSummary(of report: LintReport) -> Bool {
    guard let file = Environment.value("GITHUB_STEP_SUMMARY"), !file.isEmpty else { return true }
    let whole = ReportFormat.markdown.text(of: report, settings())
    let text =
      whole.utf8.count <= Self.maximumSummary ? whole : "skelinspect: too many findings for this page\n"
    return messages.attempt(toWrite: file) { () throws(FileError) in
      try OutputFile.append(text, to: Path(file))
    }
  }
}

extension String {
  /// A machine's format with every control character escaped that could move the cursor.
  fileprivate func safeOnTerminal(_ format: ReportFormat) -> String {
    switch format {
    case .json, .sarif, .gitlab, .rdjson: escapedInJSON
    case .text: self
    case .github, .xcode, .junit, .checkstyle, .markdown, .csv, .html:
      utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
        let isCarriageReturn = line.last == UInt8(ascii: "\r")
        return String(decoding: isCarriageReturn ? line.dropLast() : line, as: UTF8.self).escapedForTerminal
      }.joined(separator: "\n")
    }
  }
}
