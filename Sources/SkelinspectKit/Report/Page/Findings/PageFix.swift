extension SuggestedFix {
  /// What a page says of it: what comes of it, and the lines that it changes.
  var html: String {
    "<details><summary>Fix: \(flag.inHTML)</summary><p>\(effectWords.inHTML)</p>\n"
      + "<pre><code>\(diffInHTML)</code></pre></details>\n"
  }

  /// Without the lines that only tools read.
  private var diffInHTML: String {
    let text = files.flatMap { UnifiedDiff($0).bytes(path: $0.fileName) }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    let shown = lines.filter { !$0.starts(with: "diff ".utf8) && !$0.starts(with: "--- ".utf8) }
    return shown.map { String(decoding: $0, as: UTF8.self).inHTML }.joined(separator: "\n")
  }
}
