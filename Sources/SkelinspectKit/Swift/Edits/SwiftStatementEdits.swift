/// Statements that are put in and removed, in the indentation and with the line ends of the file.
extension SwiftStatements {
  /// After another statement: on a line of its own, unless more stands on the line.
  func inserting(_ text: String, after statement: Index) -> TextEdit {
    let (lines, range) = (SourceLines(source), tree.range(statement))
    guard let indentation = lines.indentation(before: range.lowerBound),
      let end = lineEnd(after: range.upperBound)
    else { return .insert("; " + text, at: range.upperBound) }
    let lineBreak = lines.lineBreak(at: range.lowerBound)
    guard let next = lines.next(after: end) else { return .insert(lineBreak + indentation + text, at: end) }
    return .insert(indentation + text + lineBreak, at: next)
  }

  /// With its line where it stands alone on it, else with its semicolon.
  func removing(_ statement: Index) -> TextEdit {
    let (lines, range) = (SourceLines(source), tree.range(statement))
    if lines.indentation(before: range.lowerBound) != nil, let end = blankEnd(after: range.upperBound) {
      return .remove(lines.start(of: range.lowerBound)..<(lines.next(after: end) ?? end))
    }
    let end = source.end(from: range.upperBound) { $0 == " " }
    if source[end] == ";" { return .remove(range.lowerBound..<source.end(from: end + 1) { $0 == " " }) }
    let start = source.start(from: range.lowerBound) { $0 == " " }
    return .remove(start > 0 && source[start - 1] == ";" ? start - 1..<range.upperBound : range)
  }

  /// The end of a line on which nothing follows but blanks and a semicolon.
  private func blankEnd(after place: Int) -> Int? {
    let lines = SourceLines(source)
    if let end = lines.blankEnd(after: place) { return end }
    return source[place] == ";" ? lines.blankEnd(after: place + 1) : nil
  }

  /// The same, or with a comment that ends there too.
  private func lineEnd(after place: Int) -> Int? {
    if let end = blankEnd(after: place) { return end }
    let start = source.end(from: place) { $0.isBlank || $0 == ";" }
    return source.begins("//", at: start) ? SourceLines(source).end(of: start) : nil
  }
}
