/// What a page says of a finding's fix: the screen before it and after, and the lines that it changes.
enum PageFix {
  /// Pictures of one screen beyond which there are none.
  private static let maximum = 40
  private static let largestHierarchy = 2_000

  /// Small pictures of a screen after the fixes of findings, each by itself.
  static func thumbnails(
    of screen: Screen, after fix: (Diagnostic) -> FixCandidate?, of findings: [Diagnostic],
    _ settings: PictureSettings
  ) -> [Linter.Key: String] {
    guard screen.hierarchy.views.count <= largestHierarchy else { return [:] }
    var thumbnails: [Linter.Key: String] = [:]
    for finding in findings where !finding.fixes.isEmpty && thumbnails.count < maximum {
      guard let changes = fix(finding)?.fix.value.allChanges else { continue }
      let fixed = Screen(screen.hierarchy.applying(changes), screen.order)
      thumbnails[Linter.Key(finding)] = PageThumbnail(Picture(of: fixed, settings)).svg
    }
    return thumbnails
  }

  /// Nothing where there is no fix.
  static func html(_ finding: Diagnostic, on screen: PageScreen?) -> String {
    guard let fix = finding.fixes.first else { return "" }
    let after = screen?.fixed[Linter.Key(finding)]
    let pictures = screen.flatMap { screen in
      after.map { after in
        "<div class=\"fix\"><figure>\(screen.thumbnail)<figcaption>Before</figcaption></figure>"
          + "<figure>\(after)<figcaption>After</figcaption></figure></div>\n"
      }
    }
    return "<details><summary>Fix: \(fix.flag.inHTML)</summary><p>\(fix.effectWords.inHTML)</p>\n"
      + (pictures ?? "") + "<pre><code>\(diff(of: fix))</code></pre></details>\n"
  }

  /// Without the lines that only tools read.
  private static func diff(of fix: SuggestedFix) -> String {
    let text = fix.files.flatMap { UnifiedDiff($0).bytes(path: $0.fileName) }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    let shown = lines.filter { !$0.starts(with: "diff ".utf8) && !$0.starts(with: "--- ".utf8) }
    return shown.map { String(decoding: $0, as: UTF8.self).inHTML }.joined(separator: "\n")
  }
}
