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
    let line = lines.start(of: start)..<lines.end(of: start)
    var first = start
    while first > line.lowerBound, source[first - 1] == 0x20 || source[first - 1] == 0x09 { first -= 1 }
    guard first == line.lowerBound else { return [.remove(first..<line.upperBound)] }
    return [.remove(line.lowerBound..<(lines.next(after: line.upperBound) ?? source.count))]
  }
}
