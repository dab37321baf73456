/// Comments in Swift code.
extension SwiftStatements {
  /// A comment above a line; one that stands there for the same reason gets the rules too.
  static func ignoreEdits(_ directive: IgnoreDirective, at place: Place) -> FileEdits? {
    let (source, lines) = (place.file, SourceLines(place.file))
    let start = lines.start(of: place.range.lowerBound)
    if let said = comment(directive, above: start, in: source), let last = said.words.last {
      return directive.leavingOut(said.words.map(\.text)).flatMap {
        FileEdits([.insert(", " + $0.list, at: last.range.upperBound)], of: source)
      }
    }
    var end = start
    while source[end] == 0x20 || source[end] == 0x09 { end += 1 }
    let indentation = source.string(start..<end)
    let text = "// \(directive.text)"
    let edit = TextEdit.insert(indentation + text + lines.lineBreak(at: place.range.lowerBound), at: start)
    guard let file = FileEdits([edit], of: source) else { return nil }
    // The line may begin in a text of several lines.
    let comment = end..<end + text.utf8.count
    let comments = SwiftOutline(SourceText(file.edited, named: source.name)).comments
    return comments.contains { $0.lowerBound == comment.lowerBound && $0.upperBound >= comment.upperBound }
      ? file : nil
  }

  /// The comment above a line that hides findings for the same reason.
  private static func comment(
    _ directive: IgnoreDirective, above start: Int, in source: SourceText
  ) -> SuppressionComment? {
    let lines = SourceLines(source)
    guard start > 0 else { return nil }
    let above = lines.start(of: lines.endOfLine(before: start))
    let comment = SwiftOutline(source).comments.first { comment in
      lines.start(of: comment.lowerBound) == above && comment.upperBound <= start
        && lines.indentation(before: comment.lowerBound) != nil
    }
    guard let comment, source[comment.lowerBound + 1] == UInt8(ascii: "/"),
      let directiveStart = CommentSearch.directive(at: comment.lowerBound + 1, in: source),
      let said = SuppressionComment(
        from: directiveStart, to: lines.end(of: comment.lowerBound), in: source),
      said.directive == .ignore, said.reason == directive.reason
    else { return nil }
    return said
  }
}
