/// What a page says of a finding's fix: what comes of it, and the lines that it changes.
enum PageFix {
  /// Nothing where there is no fix.
  static func html(_ finding: Diagnostic) -> String {
    guard let fix = finding.fixes.first else { return "" }
    return "<details><summary>Fix: \(fix.flag.inHTML)</summary><p>\(fix.effectWords.inHTML)</p>\n"
      + "<pre><code>\(diff(of: fix))</code></pre></details>\n"
  }

  /// Without the lines that only tools read.
  private static func diff(of fix: SuggestedFix) -> String {
    let text = fix.files.flatMap { UnifiedDiff($0).bytes(path: $0.fileName) }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    let shown = lines.filter { !$0.starts(with: "diff ".utf8) && !$0.starts(with: "--- ".utf8) }
    return shown.map { String(decoding: $0, as: UTF8.self).inHTML }.joined(separator: "\n")
  }
}
