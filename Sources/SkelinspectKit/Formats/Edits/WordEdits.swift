/// The edits that a reader knows of a word that stands for another one.
extension Document {
  /// The word that was meant, in the quotes of the one that stands there; none where there is none.
  func edits(writing meant: String?, at node: Node) -> [TextEdit] {
    guard let meant, format != .log, !meant.isEmpty, meant.utf8.allSatisfy(JSONMistake.isWordByte) else {
      return []
    }
    let range = range(node)
    guard !range.isEmpty, kind(node) != .list, kind(node) != .mapping, kind(node) != .alias else { return [] }
    let before = range.lowerBound > 0 ? source[range.lowerBound - 1] : 0
    let isQuoted = before == "\"" || before == "'"
    let first = source[range.lowerBound]
    let isBlock = first == "|" || first == ">"
    return isBlock && !isQuoted ? [] : [TextEdit(range, meant)]
  }
}
