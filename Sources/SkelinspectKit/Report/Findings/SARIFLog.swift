/// SARIF 2.1.0, for code scanning: one run, all rules, columns in UTF-16 units.
struct SARIFLog {
  private static let base = "%SRCROOT%"

  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let version = OrderedJSON.text(settings.version)
    let driver: OrderedJSON = [
      "name": .line(3, .text(ToolIdentity.name)), "version": version, "semanticVersion": version,
      "informationUri": .line(3, .text(ToolIdentity.address)),
      "rules": .line(3, .rows(Rule.all.map(\.sarif), indent: 4)),
    ]
    let run: OrderedJSON = [
      "tool": ["driver": driver],
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": bases,
      "invocations": [invocation(of: report)],
      "results": .rows(results(of: report), indent: 3),
    ]
    let document: OrderedJSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": .line(1, "2.1.0"),
      "runs": .line(1, [.object(run.fields, .rows(indent: 2, end: 1))]),
    ]
    return document.safeText
  }

  private var bases: OrderedJSON {
    let folder = FileAddress(settings.repository ?? settings.folder, settings).absolute
    let uri = FileAddress.uri(of: folder.hasSuffix("/") ? folder : folder + "/")
    return [Self.base: ["uri": .text(uri)]]
  }

  /// What could not be read or was left out, and errors that were counted only, are said here.
  private func invocation(of report: LintReport) -> OrderedJSON {
    let notifications =
      report.notices.map { notice in
        notification(
          notice.isError ? "error" : "note", "\(notice.name): \(notice.message)", about: notice.name)
      }
      // Results without a place are refused by GitHub, so that these are none.
      + (ReportSummary(report).staleText.map { [["level": "note", "message": $0.sarif]] } ?? [])
      + report.files.filter { $0.omitted > 0 }.map { file in
        notification(
          "warning", "\(file.omitted.counted("more error")) in \(file.name)", about: file.name)
      }
    return [
      "executionSuccessful": .boolean(settings.isDone),
      "toolExecutionNotifications": notifications.isEmpty ? nil : .list(notifications),
    ]
  }

  private func notification(_ level: String, _ message: String, about name: String) -> OrderedJSON {
    [
      "level": .text(level), "message": message.sarif,
      "locations": [["physicalLocation": ["artifactLocation": location(of: name)]]],
    ]
  }

  func location(of name: String) -> OrderedJSON {
    let address = FileAddress(name, settings)
    return [
      "uri": .text(address.uri), "uriBaseId": address.relative == nil ? nil : .text(Self.base),
    ]
  }

  private func results(of report: LintReport) -> [OrderedJSON] {
    let hasSuppressions = report.files.contains(where: \.hasHiddenFindings)
    var fingerprints = Fingerprints()
    return report.files.filter { !$0.diagnostics.isEmpty || $0.hasHiddenFindings }.flatMap { file in
      self.results(of: file, in: report, &fingerprints, hasSuppressions: hasSuppressions)
    }
  }
}
