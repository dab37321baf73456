/// SARIF 2.1.0, for code scanning: one run, all rules, columns in UTF-16 units.
struct SARIFLog {
  private static let base = "%SRCROOT%"

  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    let version = settings.version.inJSON
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json",
       "version": "2.1.0",
       "runs": [{
        "tool": {"driver": {
         "name": "\(ToolIdentity.name)", "version": \(version), "semanticVersion": \(version),
         "informationUri": "\(ToolIdentity.address)",
         "rules": [\(Rule.all.map(\.sarif).lines(indent: 4))]}},
        "columnKind": "utf16CodeUnits",
        "originalUriBaseIds": \(bases.lineText),
        "invocations": [\(invocation(of: report).lineText)],
        "results": [\(results(of: report).lines(indent: 3))]
       }]}

      """
  }

  private var bases: OrderedJSON {
    let folder = FileAddress(settings.repository ?? settings.folder, settings).absolute
    let uri = FileAddress.uri(of: folder.hasSuffix("/") ? folder : folder + "/")
    return [Self.base: ["uri": .text(uri)]]
  }

  /// Errors that were counted only are said here.
  private func invocation(of report: LintReport) -> OrderedJSON {
    let notifications = report.files.filter { $0.omitted > 0 }.map { file -> OrderedJSON in
      [
        "level": "warning", "message": "\(file.omitted.counted("more error")) in \(file.name)".sarif,
        "locations": [["physicalLocation": ["artifactLocation": location(of: file)]]],
      ]
    }
    return [
      "executionSuccessful": true,
      "toolExecutionNotifications": notifications.isEmpty ? nil : .list(notifications),
    ]
  }

  private func location(of file: LintedFile) -> OrderedJSON {
    let address = FileAddress(file.name, settings)
    return [
      "uri": .text(address.uri), "uriBaseId": address.relative == nil ? nil : .text(Self.base),
    ]
  }

  private func results(of report: LintReport) -> [OrderedJSON] {
    let hasSuppressions = report.files.contains { !$0.suppressed.isEmpty }
    var fingerprints = Fingerprints()
    return report.files.filter { !$0.diagnostics.isEmpty || !$0.suppressed.isEmpty }.flatMap { file in
      let result = SARIFResult(
        lines: LineTable(file.source, unit: .utf16), location: location(of: file),
        hasSuppressions: hasSuppressions)
      let name = FileAddress(file.name, settings).name
      return file.allFindings.map { diagnostic, suppression in
        result.value(of: diagnostic, suppression, fingerprints.next(of: diagnostic, in: name))
      }
    }
  }
}
