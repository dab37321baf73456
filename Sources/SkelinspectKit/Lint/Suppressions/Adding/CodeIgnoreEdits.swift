/// Comments in Swift code.
extension SwiftStatements {
  /// A comment above a line; one that speaks of it for the same reason gets the rules too.
  static func ignoreEdits(_ directive: IgnoreDirective, at place: Place) -> FileEdits? {
    let (source, lines) = (place.file, SourceLines(place.file))
    let start = lines.start(of: place.range.lowerBound)
    let known = CommentSearch.suppressions(ofCode: source).last { _, comment, targets in
      comment.directive == .ignore && comment.reason == directive.reason
        && targets.contains { $0.lowerBound == start }
    }
    if let said = known?.comment.words, let last = said.last {
      return directive.leavingOut(said.map(\.text)).flatMap {
        FileEdits([.insert(", " + $0.list, at: last.range.upperBound)], of: source)
      }
    }
    let end = source.end(from: start, while: \.isBlank)
    let text = "// \(directive.text)"
    let new = source.string(start..<end) + text + lines.lineBreak(at: place.range.lowerBound)
    guard let file = FileEdits([.insert(new, at: start)], of: source) else { return nil }
    // The line may begin in a text of several lines.
    let comment = end..<end + text.utf8.count
    let comments = CommentSearch.comments(ofCode: SourceText(file.edited, named: source.name))
    return comments.contains { $0.lowerBound == comment.lowerBound && $0.upperBound >= comment.upperBound }
      ? file : nil
  }
}
