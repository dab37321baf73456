/// The suppressions in the comments of Swift files: `// skelinspect:ignore rule-id -- reason` on a line, or above it.
struct CodeSuppressions {
  private var reader = SuppressionReader()
  /// By the file's name.
  private var files: [String: [Suppression]] = [:]

  /// The one that hides a finding; files are read when the first finding in them asks.
  mutating func suppression(of diagnostic: Diagnostic) -> Suppression? {
    let source = diagnostic.place.file
    if files[source.name] == nil { files[source.name] = reader.readComments(ofCode: source) }
    let line = SourceLines(source).start(of: diagnostic.place.range.lowerBound)
    return files[source.name]?.first { suppression in
      guard suppression.rule == diagnostic.rule || suppression.rule == Suppression.all else { return false }
      return suppression.directive == .ignoreFile || suppression.targets.contains { $0.lowerBound == line }
    }
  }
}

extension SuppressionReader {
  /// Those in the comments of Swift code.
  mutating func readComments(ofCode source: SourceText) -> [Suppression] {
    let comments = SwiftOutline(source).comments
    var found: [Suppression] = []
    for comment in comments {
      // After `//` or `/*`, and what documentation adds.
      var start = comment.lowerBound + 2
      while source[start] == UInt8(ascii: "/") || source[start] == UInt8(ascii: "*") { start += 1 }
      let isBlock = source[comment.lowerBound + 1] == UInt8(ascii: "*")
      let end = SourceLines(source).end(
        of: start, before: isBlock ? comment.upperBound - 2 : comment.upperBound)
      guard let directive = CommentSearch.directive(at: start - 1, in: source),
        let text = SuppressionComment(from: directive, to: end, in: source)
      else { continue }
      found += read(text, about: Self.targets(of: comment, among: comments, in: source), in: source)
    }
    return found
  }

  /// The comment's own line where code stands on it, else the next one with code.
  private static func targets(
    of comment: Range<Int>, among comments: [Range<Int>], in source: SourceText
  ) -> [Range<Int>] {
    let lines = SourceLines(source)
    var start = lines.start(of: comment.lowerBound)
    var end = lines.end(of: comment.upperBound)
    let before = source.bytes(start..<comment.lowerBound),
      after = source.bytes(min(comment.upperBound, end)..<end)
    if !before.allSatisfy(\.isSwiftSpace) || !after.allSatisfy(\.isSwiftSpace) {
      return [start..<lines.end(of: comment.lowerBound)]
    }
    while let next = lines.next(after: end) {
      (start, end) = (next, lines.end(of: next))
      let text = source.bytes(start..<end).drop(while: \.isSwiftSpace)
      if !text.isEmpty, !text.starts(with: "//".utf8) { return [start..<end] }
    }
    return []
  }
}
