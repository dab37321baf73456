/// Search for a text in a text, byte by byte.
///
/// The standard library's own are part of its regular expressions: a megabyte of program, whose conformances every
/// start would look through. A release isn't linked with them (see the Makefile).
extension StringProtocol {
  package func contains(text: some StringProtocol) -> Bool { firstRange(ofText: text) != nil }

  /// Where a text stands first; an empty one stands at the start.
  package func firstRange(ofText text: some StringProtocol) -> Range<Index>? {
    guard let first = text.utf8.first else { return startIndex..<startIndex }
    var rest = utf8.drop { $0 != first }
    while !rest.isEmpty {
      let start = rest.startIndex
      if rest.starts(with: text.utf8) { return start..<utf8.index(start, offsetBy: text.utf8.count) }
      rest = rest.dropFirst().drop { $0 != first }
    }
    return nil
  }

  /// With each occurrence of a text as another one; occurrences don't overlap, and an empty text has none.
  package func replacing(text: some StringProtocol, with other: some StringProtocol) -> String {
    guard !text.isEmpty else { return String(self) }
    var replaced = ""
    var rest = self[...]
    while let range = rest.firstRange(ofText: text) {
      replaced += rest[..<range.lowerBound]
      replaced += other
      rest = rest[range.upperBound...]
    }
    return replaced + rest
  }
}
