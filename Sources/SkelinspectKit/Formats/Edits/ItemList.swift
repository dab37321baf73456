/// The entries of one mapping or list in the text: what is put in between them, and what is taken out.
struct ItemList {
  let trivia: TextTrivia
  /// In brackets with commas, else each on lines of its own.
  let isFlow: Bool
  /// From the opening bracket, or from the first entry, to the end.
  let range: Range<Int>
  /// From a dash or question mark on, comments left out.
  let items: [Range<Int>]

  private var source: SourceText { trivia.source }

  /// The comma after an entry.
  func comma(after item: Int) -> Int? {
    let position = trivia.afterAll(items[item].upperBound)
    return position < range.upperBound && source[position] == "," ? position : nil
  }

  /// Entries that begin on lines of their own have that many blanks before them.
  var column: Int { trivia.column(of: range.lowerBound) }

  /// One line break, and the blanks before an entry.
  func newLine(near position: Int) -> String {
    trivia.lines.lineBreak(at: position) + String(repeating: " ", count: column)
  }

  /// An entry without what parts it from others.
  struct NewItem {
    let text: String
    /// The entry after which it is to stand; nil for before all that stay.
    let index: Int?
  }

  /// Takes one of several entries out, which takes no longer where there are very many.
  func edits(removing index: Int) -> [TextEdit] {
    if items.count < 2 { return edits(inserting: [], removing: [index]) }
    return isFlow ? flowRemovals([index], followed: []) : blockRemovals([index])
  }

  /// - Parameter removed: entries that are taken out at the same time.
  func edits(inserting new: [NewItem], removing removed: Set<Int>) -> [TextEdit] {
    let kept = items.indices.filter { !removed.contains($0) }
    if kept.isEmpty { return replacing(by: new.map(\.text)) }
    var anchors: [Int?] = []
    var texts: [Int?: [String]] = [:]
    for item in new {
      let anchor = item.index.flatMap { index in kept.last { $0 <= index } }
      if texts[anchor] == nil { anchors.append(anchor) }
      texts[anchor, default: []].append(item.text)
    }
    let removals =
      isFlow ? flowRemovals(removed, followed: Set(anchors.compactMap(\.self))) : blockRemovals(removed)
    let insertions = anchors.flatMap { anchor in
      isFlow
        ? flowInsertions(
          texts[anchor] ?? [], after: anchor, before: kept[0],
          isLast: anchor == kept.last && kept.last != items.count - 1 && comma(after: items.count - 1) == nil)
        : blockInsertions(texts[anchor] ?? [], after: anchor, before: kept[0])
    }
    return insertions + removals
  }
}

/// Where none of the entries stays.
extension ItemList {
  private func replacing(by texts: [String]) -> [TextEdit] {
    guard let first = items.first, let last = items.last else { return fillingBrackets(with: texts) }
    if isFlow { return replacingFlow(first.lowerBound..<last.upperBound, by: texts) }
    var end = last.upperBound
    let endsLine = end > first.lowerBound && trivia.isAtLineStart(end)
    if !endsLine, trivia.isComment(at: trivia.afterBlanks(end)) { end = trivia.lines.end(of: end) }
    let joined = texts.joined(separator: newLine(near: first.lowerBound))
    let lineBreak = endsLine ? trivia.lines.lineBreak(at: first.lowerBound) : ""
    return [TextEdit(first.lowerBound..<end, joined + lineBreak)]
  }

  private func replacingFlow(_ range: Range<Int>, by texts: [String]) -> [TextEdit] {
    let separator = "," + flowSeparator(near: 0)
    let joined = texts.joined(separator: separator)
    var range = range
    if let comma = comma(after: items.count - 1) {
      range = range.lowerBound..<(texts.isEmpty ? comma + 1 : range.upperBound)
    }
    let inside = self.range.lowerBound + 1..<self.range.upperBound - 1
    let isAlone =
      trivia.isSpace(inside.lowerBound..<range.lowerBound)
      && trivia.isSpace(range.upperBound..<inside.upperBound)
    guard texts.isEmpty, isAlone else { return [TextEdit(range, joined)] }
    // `{ a: 1 }` becomes `{ }`, as it may have been before.
    let isBlank = source[inside.lowerBound].isBlank && !trivia.hasBreak(inside)
    return [TextEdit(inside, isBlank ? " " : "")]
  }

  private func fillingBrackets(with texts: [String]) -> [TextEdit] {
    guard isFlow, !texts.isEmpty else { return [] }
    let inside = range.lowerBound + 1..<range.upperBound - 1
    guard trivia.isSpace(inside), trivia.hasBreak(inside) else {
      let blank = !inside.isEmpty && trivia.isSpace(inside) ? " " : ""
      return [.insert(blank + texts.joined(separator: ", "), at: inside.lowerBound)]
    }
    let lineBreak = trivia.lines.lineBreak(at: inside.lowerBound)
    let start = lineBreak + trivia.indentation(ofLineOf: inside.upperBound) + "  "
    return [.insert(start + texts.joined(separator: "," + start), at: inside.lowerBound)]
  }
}

/// Entries on lines of their own.
extension ItemList {
  private func blockInsertions(_ texts: [String], after anchor: Int?, before first: Int) -> [TextEdit] {
    guard let anchor else {
      let place = items[first].lowerBound
      let start = newLine(near: place)
      return [.insert(texts.map { $0 + start }.joined(), at: place)]
    }
    let end = items[anchor].upperBound
    let start = newLine(near: end)
    if trivia.isAtLineStart(end) {
      // After a block scalar.
      let blanks = String(repeating: " ", count: column)
      let lineBreak = trivia.lines.lineBreak(at: 0)
      return [.insert(texts.map { blanks + $0 + lineBreak }.joined(), at: end)]
    }
    return [.insert(texts.map { start + $0 }.joined(), at: trivia.lines.end(of: end))]
  }

  private func blockRemovals(_ removed: Set<Int>) -> [TextEdit] {
    runs(removed).map { run in
      let start = items[run.lowerBound].lowerBound
      let end = trivia.lineEnd(after: items[run.upperBound].upperBound)
      guard trivia.isFirstOnLine(start) else {
        // After the dash of a list: what comes next takes its place.
        return .remove(start..<trivia.afterSpace(end))
      }
      let lineStart = trivia.lines.start(of: start)
      if trivia.isAtLineStart(end) { return .remove(lineStart..<end) }
      if let next = trivia.lines.next(after: end) { return .remove(lineStart..<next) }
      return .remove(trivia.lines.endOfLine(before: lineStart)..<end)
    }
  }

  /// Entries next to each other, first and last.
  private func runs(_ removed: Set<Int>) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in removed.sorted() {
      if let last = runs.last, last.upperBound + 1 == index {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }
}

/// Entries in brackets.
extension ItemList {
  /// What stands between a comma and the next entry.
  func flowSeparator(near item: Int) -> String {
    if items.indices.contains(item + 1), let comma = comma(after: item) {
      return blanks(between: comma + 1, and: items[item + 1].lowerBound)
    }
    if item > 0, let comma = comma(after: item - 1) {
      return blanks(between: comma + 1, and: items[item].lowerBound)
    }
    guard let first = items.first, trivia.hasBreak(range.lowerBound..<first.lowerBound) else {
      return items.isEmpty || !isTight ? " " : ""
    }
    return blanks(between: range.lowerBound + 1, and: first.lowerBound)
  }

  /// JSON without any blank.
  private var isTight: Bool {
    guard let first = items.first else { return false }
    let text = source.bytes(first.lowerBound..<min(first.upperBound, first.lowerBound + 200))
    return text.contains(UInt8(ascii: ":")) && !text.contains(where: \.isBlank)
  }

  /// Without the comments there.
  private func blanks(between start: Int, and end: Int) -> String {
    guard !trivia.isSpace(start..<end) else { return source.string(start..<end) }
    return trivia.lines.lineBreak(at: start) + trivia.indentation(ofLineOf: end)
  }

  private func flowInsertions(
    _ texts: [String], after anchor: Int?, before first: Int, isLast: Bool
  ) -> [TextEdit] {
    guard let anchor else {
      let separator = "," + flowSeparator(near: first)
      return [.insert(texts.map { $0 + separator }.joined(), at: items[first].lowerBound)]
    }
    let separator = flowSeparator(near: anchor)
    let end = items[anchor].upperBound
    let comma = comma(after: anchor)
    guard comment(after: anchor) != nil else {
      return [.insert(texts.map { "," + separator + $0 }.joined(), at: end)]
    }
    // The comment stays with what it is about.
    let start = trivia.lines.lineBreak(at: end) + trivia.indentation(ofLineOf: items[anchor].lowerBound)
    let joined = start + texts.joined(separator: "," + start)
    let lineEnd = trivia.lines.end(of: end)
    if comma == nil { return [.insert(",", at: end), .insert(joined, at: lineEnd)] }
    return [.insert(isLast ? joined : joined + ",", at: lineEnd)]
  }

  /// - Parameter followed: entries after which others are put in.
  private func flowRemovals(_ removed: Set<Int>, followed: Set<Int>) -> [TextEdit] {
    runs(removed).flatMap { run -> [TextEdit] in
      let start = items[run.lowerBound].lowerBound
      let end = items[run.upperBound].upperBound
      guard run.upperBound < items.count - 1, let comma = comma(after: run.upperBound) else {
        let item = run.lowerBound - 1
        let keepsComma = followed.contains(item) && comment(after: item) != nil
        return lastRemovals(start..<end, after: item, keepsComma: keepsComma)
      }
      let after = trivia.afterBlanks(comma + 1)
      let endsLine = source[after].isLineBreak || trivia.isComment(at: after)
      guard endsLine else { return [.remove(start..<after)] }
      let lineEnd = trivia.lines.end(of: after)
      if trivia.isFirstOnLine(start), let next = trivia.lines.next(after: lineEnd) {
        return [.remove(trivia.lines.start(of: start)..<next)]
      }
      // What stands before it on its line ends the line now.
      let before = source.start(from: start, while: \.isBlank)
      let isFirst = run.lowerBound == 0
      return [.remove((isFirst ? start : before)..<(isFirst ? trivia.afterSpace(lineEnd) : lineEnd))]
    }
  }

  /// The last entries with the comma before them and the comment after them; comments between stay.
  private func lastRemovals(_ run: Range<Int>, after item: Int, keepsComma: Bool) -> [TextEdit] {
    guard items.indices.contains(item) else { return [.remove(run)] }
    let before = items[item].upperBound
    var end = run.upperBound
    let trailing = comma(after: items.count - 1)
    let after = trivia.afterBlanks(trailing.map { $0 + 1 } ?? end)
    if trivia.isComment(at: after) { end = trivia.lines.end(of: after) }
    let hasComment = source.bytes(before..<run.lowerBound).contains(UInt8(ascii: "#"))
    guard let comma = comma(after: item), hasComment else { return [.remove(before..<end)] }
    end = max(end, trailing.map { $0 + 1 } ?? end)
    // A line break ends the comment.
    let isAlone = trivia.isFirstOnLine(run.lowerBound) && trivia.isSpace(end..<trivia.lines.end(of: end))
    let next = isAlone ? trivia.lines.next(after: trivia.lines.end(of: end)) : nil
    let start = next == nil ? run.lowerBound : trivia.lines.start(of: run.lowerBound)
    let removal = TextEdit.remove(start..<(next ?? end))
    return trailing != nil || keepsComma ? [removal] : [.remove(comma..<comma + 1), removal]
  }

  /// After the comma of an entry, or where it would be, stands a comment that is about the entry.
  private func comment(after item: Int) -> Int? {
    let end = items[item].upperBound
    let comma = comma(after: item)
    let comment = trivia.afterBlanks(comma.map { $0 + 1 } ?? end)
    return trivia.isComment(at: comment) && trivia.isSpace(end..<(comma ?? end)) ? comment : nil
  }
}
