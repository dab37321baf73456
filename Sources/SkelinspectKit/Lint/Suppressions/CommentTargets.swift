/// The lines that comments speak of: their own where something else stands on it, else the next that says
/// something.
struct CommentTargets {
  private let source: SourceText
  private let lines: SourceLines
  /// Swift, of which no line opens a value.
  private let isCode: Bool
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

  init(_ source: SourceText, isCode: Bool = false) {
    (self.source, lines, self.isCode) = (source, SourceLines(source), isCode)
  }

  /// The same for one comment of Swift code, the last one asked for first.
  mutating func targets(ofCode comment: Range<Int>) -> [Range<Int>] {
    let start = lines.start(of: comment.lowerBound)
    let end = lines.end(of: comment.upperBound)
    let around = source.bytes(start..<comment.lowerBound) + source.bytes(min(comment.upperBound, end)..<end)
    guard around.allSatisfy(\.isSwiftSpace) else { return [start..<lines.end(of: comment.lowerBound)] }
    let targets = targets(under: start..<end)
    below = (start, targets)
    return targets
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

  private func content(of line: Range<Int>) -> ArraySlice<UInt8> {
    if !isCode { return lines.content(of: line) }
    let text = source.bytes(line).drop(while: \.isSwiftSpace)
    return text.starts(with: "//".utf8) ? [] : text
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
      if start == below?.start || saysSomething(content(of: start..<end)) { return start..<end }
    }
    return nil
  }

  /// More than that a document begins.
  private func saysSomething(_ content: ArraySlice<UInt8>) -> Bool {
    !content.isEmpty
      && (isCode || !content.elementsEqual("---".utf8) && content.first != UInt8(ascii: "%"))
  }

  /// The line on which begins what a line opens, if that is one value.
  private func opened(by line: Range<Int>) -> [Range<Int>] {
    if isCode { return [] }
    let content = content(of: line)
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
