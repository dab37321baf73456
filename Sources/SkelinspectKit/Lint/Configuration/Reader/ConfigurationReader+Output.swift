extension ConfigurationReader {
  func failLevel(_ node: Node) throws(Diagnostic) -> FailLevel {
    if let word = document.text(node), let level = FailLevel(rawValue: word) { return level }
    let words = FailLevel.allCases.map(\.rawValue)
    throw .invalidValue(
      "expected \(words.listed) for 'fail-level', found \(document.kindName(node))", at: document.place(node),
      help: document.text(node).flatMap { word in
        nearMiss(of: word, among: words) ?? words.first { !word.isEmpty && $0.hasPrefix(word) }
      }.map { "did you mean '\($0)'?" })
  }

  /// A baseline's name.
  func file(_ node: Node) throws(Diagnostic) -> String {
    let path = try text(node, for: "a file")
    guard !path.isEmpty, !path.contains("\0"), path != "-" else {
      throw .invalidValue(
        "a baseline is a file", at: document.place(node),
        help: "write \(Baseline.fileName), or remove the key")
    }
    return path
  }

  /// `text`, or `sarif=report.sarif`.
  func report(_ node: Node) throws(Diagnostic) -> ReportRequest {
    let text = try text(node, for: "a format")
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let words = ReportFormat.allCases.map(\.rawValue)
      throw .invalidValue(
        "\(parts[0].quoted) is not a format", at: document.place(node),
        help: nearMiss(of: parts[0], among: words).map { "did you mean '\($0)'?" }
          ?? "the formats are \(words.listed("and"))")
    }
    guard parts.count == 2 else { return ReportRequest(format: format, file: nil) }
    let steps = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard !parts[1].isEmpty, parts[1] != "-", steps.first != "", !steps.contains("..") else {
      throw .invalidValue(
        "\(parts[1].quoted) is not a file in this folder", at: document.place(node),
        help: "name one here or below, such as \(format.rawValue)=reports/lint.txt")
    }
    guard !ReportRequest.isOfGit(parts[1].utf8) else {
      throw .invalidValue(
        "\(parts[1].quoted) belongs to git", at: document.place(node),
        help: "name another file, such as \(format.rawValue)=reports/lint.txt")
    }
    return ReportRequest(format: format, file: parts[1])
  }
}
