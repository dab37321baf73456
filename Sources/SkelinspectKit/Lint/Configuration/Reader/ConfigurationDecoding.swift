/// The single values of a configuration.
extension Document {
  /// A value as a decoder has it; nil after an error, which joins the others.
  func read<Value>(
    _ node: Node, _ errors: inout DiagnosticList, _ decode: (Document) -> (Node) throws(Diagnostic) -> Value
  ) -> Value? {
    errors.attempt { () throws(Diagnostic) in try decode(self)(node) }
  }

  func failLevel(_ node: Node) throws(Diagnostic) -> FailLevel { try oneCase(node, for: "'fail-level'") }

  /// A baseline's name.
  func baselineName(_ node: Node) throws(Diagnostic) -> String {
    let path = try configuredText(node, for: "a file")
    guard !path.isEmpty, !path.contains("\0"), path != "-" else {
      throw .invalidValue(
        "a baseline is a file", at: place(node),
        help: "write \(Baseline.fileName), or remove the key")
    }
    return path
  }

  /// `text`, or `sarif=report.sarif`.
  func reportRequest(_ node: Node) throws(Diagnostic) -> ReportRequest {
    let parts = try configuredText(node, for: "a format")
      .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let words = ReportFormat.allCases.map(\.rawValue)
      throw .invalidValue(
        "\(parts[0].quoted) is not a format", at: place(node),
        help: nearMiss(of: parts[0], among: words).map { "did you mean '\($0)'?" }
          ?? "the formats are \(words.listed("and"))")
    }
    guard parts.count == 2 else { return ReportRequest(format: format, file: nil) }
    let steps = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard !parts[1].isEmpty, parts[1] != "-", steps.first != "", !steps.contains("..") else {
      throw .invalidValue(
        "\(parts[1].quoted) is not a file in this folder", at: place(node),
        help: "name one here or below, such as \(format.rawValue)=reports/lint.txt")
    }
    guard !ReportRequest.isOfGit(parts[1].utf8) else {
      throw .invalidValue(
        "\(parts[1].quoted) belongs to git", at: place(node),
        help: "name another file, such as \(format.rawValue)=reports/lint.txt")
    }
    return ReportRequest(format: format, file: parts[1])
  }

  func filePattern(_ node: Node) throws(Diagnostic) -> FilePattern {
    let text = try configuredText(node, for: "a pattern")
    do throws(PatternMistake) { return try FilePattern(validating: text) } catch {
      throw .invalidValue(error.message(text), at: place(node), help: error.help)
    }
  }

  /// A key path as Xcode's Identity inspector shows it.
  func runtimeAttribute(_ node: Node) throws(Diagnostic) -> String {
    let keyPath = try configuredText(node, for: "a runtime attribute")
    guard !keyPath.isEmpty else {
      throw .invalidValue(
        "a runtime attribute has a name", at: place(node),
        help: "write its key path, as in Xcode's Identity inspector")
    }
    return keyPath
  }

  /// A file or folder of Swift code.
  func sourcePath(_ node: Node) throws(Diagnostic) -> String {
    let path = try configuredText(node, for: "a file or folder")
    guard !path.isEmpty, !path.contains("\0") else {
      throw .invalidValue(
        "a file or folder has a name", at: place(node), help: "name one, or remove this line")
    }
    return path
  }

  func selectorText(_ node: Node) throws(Diagnostic) -> String {
    let text = try configuredText(node, for: "a selector")
    do throws(SelectorError) { _ = try Selector(text) } catch {
      throw .invalidValue(error.message, at: place(node), help: error.help)
    }
    return text
  }

  private func configuredText(_ node: Node, for what: Subject) throws(Diagnostic) -> String {
    if kind(node) == .null, format == .yaml {
      throw .invalidValue(
        "expected text for \(what), found null", at: place(node),
        help: "put it in quotes: an unquoted # begins a comment")
    }
    try checkText(node, for: what)
    return text(node) ?? ""
  }
}
