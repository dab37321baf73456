extension String {
  /// At most 60 characters, the rest as an ellipsis: input can be ten megabytes long, a message cannot.
  package var shortened: String {
    let limit = 60
    // No more bytes than that are no more characters.
    if utf8.count <= limit { return self }
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end != endIndex else {
      return self
    }
    return self[..<end] + "…"
  }

  /// The same of a file's path: what is left out stands before its last letters, so that the file's name stays.
  package var shortenedPath: String {
    let limit = 60
    if utf8.count <= limit || count <= limit { return self }
    let nameLength = reversed().prefix { $0 != "/" }.count
    let end = min(max(nameLength + 1, limit / 2), limit * 3 / 4)
    return prefix(limit - 1 - end) + "…" + suffix(end)
  }

  /// Shortened and in single quotes, as messages name what stands in the input.
  var quoted: String { "'\(shortened)'" }
}

extension Sequence<String> {
  /// `a, b or c`, as messages list what is allowed.
  var listed: String { listed("or") }

  func listed(_ conjunction: String) -> String {
    let words = Array(self)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension String {
  /// By bytes: the same order everywhere.
  package func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
