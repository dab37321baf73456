extension SourceText {
  /// Git's marker lines, where the text has them: the commonest way to break a file.
  var mergeConflict: Diagnostic? {
    guard let start = conflictMarker("<<<<<<<", from: 0) ?? conflictMarker(">>>>>>>", from: 0) else {
      return nil
    }
    let end = conflictMarker(">>>>>>>", from: start.upperBound)
    return .syntaxError(
      "a merge conflict is not resolved: git left the line \(string(start).quoted)", at: place(start),
      help: "keep one of the two sides, and remove git's marker lines",
      notes: end.map { [Diagnostic.Note(message: "the conflict ends here", place: place($0))] } ?? [])
  }

  /// A line that begins with seven such letters and no eighth.
  private func conflictMarker(_ marker: StaticString, from start: Int) -> Range<Int>? {
    var position = start
    while let end = end(of: marker, from: position) {
      let lineStart = end - marker.utf8CodeUnitCount
      let isAtStart = lineStart == 0 || self[lineStart - 1] == 0x0A || self[lineStart - 1] == 0x0D
      if isAtStart, self[end] <= 0x20 { return lineStart..<SourceLines(self).end(of: end) }
      position = end
    }
    return nil
  }
}
