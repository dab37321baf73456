/// The lines that comments speak of: their own where something else stands on it, else the next that says
/// something.
struct CommentTargets {
  private let source: SourceText
  private let lines: SourceLines
  /// The comment line looked at last, below all others that are still to come.
  private var below: (start: Int, targets: [Range<Int>])?

  /// For each comment the lines that it speaks of: none at the end of a text, two where the first only opens
  /// what begins on the second, as `-` and `contentView:` do.
  ///
  /// - Parameter comments: in order.
  static func targets(of comments: [Int], in source: SourceText) -> [[Range<Int>]] {
    var search = CommentTargets(source)
    let own = search.ownLines(of: comments)
    // From the last one back: comments above one another speak of the same line.
    return own.reversed().map { search.targets(ofCommentOn: $0) }.reversed()
  }

  private init(_ source: SourceText) {
    self.source = source
    lines = SourceLines(source)
  }

  private func ownLines(of comments: [Int]) -> [Range<Int>] {
    var own: [Range<Int>] = []
    for comment in comments {
      if let last = own.last, comment < last.upperBound {
        own.append(last)
      } else {
        own.append(lines.start(of: comment)..<lines.end(of: comment))
      }
    }
    return own
  }

  private mutating func targets(ofCommentOn line: Range<Int>) -> [Range<Int>] {
    if let below, below.start == line.lowerBound { return below.targets }
    let isAlone = lines.content(of: line).isEmpty
    let targets = isAlone ? self.targets(under: line) : [line] + opened(by: line)
    below = (line.lowerBound, targets)
    return targets
  }

  private func targets(under line: Range<Int>) -> [Range<Int>] {
    guard let next = next(under: line) else { return [] }
    if let below, below.start == next.lowerBound { return below.targets }
    return [next] + opened(by: next)
  }

  /// The next line that says something, or a comment's whose targets are known.
  private func next(under line: Range<Int>) -> Range<Int>? {
    var end = line.upperBound
    while let start = lines.next(after: end) {
      end = lines.end(of: start)
      if start == below?.start || saysSomething(lines.content(of: start..<end)) { return start..<end }
    }
    return nil
  }

  /// More than that a document begins.
  private func saysSomething(_ content: ArraySlice<UInt8>) -> Bool {
    !content.isEmpty && !content.elementsEqual("---".utf8) && content.first != UInt8(ascii: "%")
  }

  /// The line on which begins what a line opens, if that is one value.
  private func opened(by line: Range<Int>) -> [Range<Int>] {
    let content = lines.content(of: line)
    let isKey = content.last == UInt8(ascii: ":")
    let isElement = content.elementsEqual("-".utf8) || content.suffix(2).elementsEqual(" -".utf8)
    let isDocument = content.elementsEqual("---".utf8)
    guard isKey || isElement || isDocument, var next = next(under: line) else { return [] }
    if let below, below.start == next.lowerBound {
      guard let target = below.targets.first else { return [] }
      next = target
    }
    let isList = lines.content(of: next).first == UInt8(ascii: "-")
    return isKey && isList ? [] : [next]
  }
}
