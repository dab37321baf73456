/// The suppressions in the comments of Swift files: `// skelinspect:ignore rule-id -- reason` on a line, or above it.
struct CodeSuppressions {
  private var reader = SuppressionReader()
  /// By the file's name.
  private var files: [String: [Suppression]] = [:]

  /// The one that hides a rule's finding; files are read when the first finding in them asks.
  ///
  /// - Parameter views: the finding's view and those around it.
  mutating func suppression(
    of rule: String, at place: Place, in views: some Sequence<ViewIndex>, of hierarchy: Hierarchy
  ) -> Suppression? {
    if place.isInCode,
      let found = suppression(of: rule, at: place, spots: { [.file, .line($0), .subtree($0)] })
    {
      return found
    }
    for view in views where hierarchy.place(of: view).isInCode {
      let found = suppression(of: rule, at: hierarchy.place(of: view)) { [.subtree($0)] }
      if let found { return found }
    }
    return nil
  }

  /// - Parameter spots: that count, by the line of the place.
  private mutating func suppression(
    of rule: String, at place: Place, spots: (Range<Int>) -> [Suppression.Spot]
  ) -> Suppression? {
    let source = place.file
    let all = files[source.name] ?? reader.readComments(ofCode: source)
    files[source.name] = all
    guard !all.isEmpty else { return nil }
    let lines = SourceLines(source)
    let start = lines.start(of: place.range.lowerBound)
    let spots = spots(start..<lines.end(of: start))
    return all.first {
      ($0.rule == rule || $0.rule == Suppression.all) && $0.spots.contains(where: spots.contains)
    }
  }
}

extension SuppressionReader {
  /// Those in the comments of Swift code.
  mutating func readComments(ofCode source: SourceText) -> [Suppression] {
    var found: [Suppression] = []
    var targets = CodeCommentTargets(source)
    // From the last one back: comments above one another speak of the same line.
    for comment in SwiftOutline(source).comments.reversed() {
      // After `//` or `/*`, and what documentation adds.
      var start = comment.lowerBound + 2
      while source[start] == UInt8(ascii: "/") || source[start] == UInt8(ascii: "*") { start += 1 }
      let isBlock = source[comment.lowerBound + 1] == UInt8(ascii: "*")
      let end = SourceLines(source).end(
        of: start, before: isBlock ? comment.upperBound - 2 : comment.upperBound)
      guard let directive = CommentSearch.directive(at: start - 1, in: source),
        let text = SuppressionComment(from: directive, to: end, in: source)
      else { continue }
      found += read(text, about: targets.targets(of: comment), in: source).reversed()
    }
    return found.reversed()
  }
}

/// The lines of Swift code that comments speak of, the last comment asked for first.
private struct CodeCommentTargets {
  private let source: SourceText
  private let lines: SourceLines
  /// The comment line asked for last, below all others that are still to come.
  private var below: (start: Int, targets: [Range<Int>])?

  init(_ source: SourceText) { (self.source, lines) = (source, SourceLines(source)) }

  /// The comment's own line where code stands on it, else the next one with code.
  mutating func targets(of comment: Range<Int>) -> [Range<Int>] {
    let start = lines.start(of: comment.lowerBound)
    let end = lines.end(of: comment.upperBound)
    let before = source.bytes(start..<comment.lowerBound)
    let after = source.bytes(min(comment.upperBound, end)..<end)
    if !before.allSatisfy(\.isSwiftSpace) || !after.allSatisfy(\.isSwiftSpace) {
      return [start..<lines.end(of: comment.lowerBound)]
    }
    let targets = nextCode(after: end)
    below = (start, targets)
    return targets
  }

  private func nextCode(after end: Int) -> [Range<Int>] {
    var end = end
    while let next = lines.next(after: end) {
      if let below, below.start == next { return below.targets }
      end = lines.end(of: next)
      let text = source.bytes(next..<end).drop(while: \.isSwiftSpace)
      if !text.isEmpty, !text.starts(with: "//".utf8) { return [next..<end] }
    }
    return []
  }
}
