/// The lines that comments speak of: their own where something else stands on it, else the next that says
/// something.
struct CommentTargets {
  private let source: SourceText
  private let lines: SourceLines
  /// Swift, of which no line opens a value.
  private let isCode: Bool
  /// The line of the comment looked at last, below all others that are still to come.
  private var below: (start: Int, targets: [Range<Int>])?

  init(_ source: SourceText, isCode: Bool) {
    (self.source, lines, self.isCode) = (source, SourceLines(source), isCode)
  }

  /// The lines that a comment speaks of: none at the end of a text, two where the first only opens what begins on the
  /// second, as `-` and `contentView:` do.
  ///
  /// The last comment is asked for first: comments above one another speak of the same line.
  mutating func targets(of comment: Range<Int>) -> [Range<Int>] {
    if let below, below.start <= comment.lowerBound { return below.targets }
    let line = lines.start(of: comment.lowerBound)..<lines.end(of: comment.upperBound)
    let own = line.lowerBound..<lines.end(of: comment.lowerBound)
    let targets = isAlone(comment, on: line) ? targets(under: line) : [own] + opened(by: own)
    below = (line.lowerBound, targets)
    return targets
  }

  private func isAlone(_ comment: Range<Int>, on line: Range<Int>) -> Bool {
    if !isCode { return lines.content(of: line).isEmpty }
    let rest = min(comment.upperBound, line.upperBound)..<line.upperBound
    return (source.bytes(line.lowerBound..<comment.lowerBound) + source.bytes(rest))
      .allSatisfy(\.isSwiftSpace)
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
