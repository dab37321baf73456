/// How a rule is taken out of the comment that hides it.
extension SuppressionComment {
  /// The comment goes with its last rule, and its line where nothing else stands on it.
  ///
  /// - Parameter start: of the comment, at its `#`.
  func removal(of number: Int, startingAt start: Int, in source: SourceText) -> [TextEdit] {
    if words.count > 1 {
      let range =
        number > 0
        ? words[number - 1].range.upperBound..<words[number].range.upperBound
        : words[0].range.lowerBound..<words[1].range.lowerBound
      return [.remove(range)]
    }
    let lines = SourceLines(source)
    let (first, end) = (source.start(from: start, while: \.isBlank), lines.end(of: start))
    let isAlone = first == lines.start(of: start)
    return [.remove(first..<(isAlone ? lines.next(after: end) ?? source.count : end))]
  }
}
