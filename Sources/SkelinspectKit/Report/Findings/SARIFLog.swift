/// SARIF 2.1.0, for code scanning: one run, all rules, columns in UTF-16 units.
struct SARIFLog {
  private static let base = "%SRCROOT%"

  let settings: ReportSettings

  func text(of report: LintReport) -> String {
    var output = OutputBuffer()
    output.append(
      "{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n \"version\": \"2.1.0\",\n")
    output.append(" \"runs\": [{\n  \"tool\": {\"driver\": ")
    appendDriver(to: &output)
    output.append("},\n  \"columnKind\": \"utf16CodeUnits\",\n  \"originalUriBaseIds\": ")
    output.append(bases)
    output.append(",\n  \"invocations\": ")
    output.append([invocation(of: report)])
    output.append(",\n  \"results\": [")
    appendResults(of: report, to: &output)
    output.append("]\n }]}\n")
    return output.text
  }

  private func appendDriver(to output: inout OutputBuffer) {
    output.append("{\n   \"name\": ")
    output.append(.text(ToolIdentity.name))
    output.append(", \"version\": ")
    output.append(.text(settings.version))
    output.append(", \"semanticVersion\": ")
    output.append(.text(settings.version))
    output.append(",\n   \"informationUri\": ")
    output.append(.text(ToolIdentity.address))
    output.append(",\n   \"rules\": [")
    var isFirst = true
    for rule in Rule.all { output.append(SARIFRule.value(of: rule), isFirst: &isFirst, indent: "    ") }
    output.append("\n   ]}")
  }

  private var bases: OrderedJSON {
    let folder = FileAddress(settings.repository ?? settings.folder, settings).absolute
    let uri = FileAddress.uri(of: folder.hasSuffix("/") ? folder : folder + "/")
    return [Self.base: ["uri": .text(uri)]]
  }

  /// Errors that were counted only are said here.
  private func invocation(of report: LintReport) -> OrderedJSON {
    let notifications = report.files.filter { $0.omitted > 0 }.map { file -> OrderedJSON in
      let text = "\(file.omitted.counted("more error")) in \(file.name)"
      return [
        "level": "warning", "message": SARIFMessage.value(text),
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

  private func appendResults(of report: LintReport, to output: inout OutputBuffer) {
    let hasSuppressions = report.files.contains { !$0.suppressed.isEmpty }
    var fingerprints = Fingerprints()
    var isFirst = true
    for file in report.files where !file.diagnostics.isEmpty || !file.suppressed.isEmpty {
      let writer = SARIFResult(
        lines: LineTable(file.source, unit: .utf16), location: location(of: file),
        hasSuppressions: hasSuppressions)
      let name = FileAddress(file.name, settings).name
      for (diagnostic, suppression) in file.allFindings {
        let fingerprint = fingerprints.next(of: diagnostic, in: name)
        let value = writer.value(of: diagnostic, suppression, fingerprint)
        output.append(value, isFirst: &isFirst, indent: "   ")
      }
    }
    output.append(isFirst ? "" : "\n  ")
  }
}
