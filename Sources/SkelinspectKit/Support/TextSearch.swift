extension Collection<UInt8> {
  /// Where other bytes stand first; none stand at the start.
  func firstIndex(of bytes: some Collection<UInt8>) -> Index? {
    guard let first = bytes.first else { return startIndex }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: bytes) { return start }
      rest = rest[index(after: start)...]
    }
    return nil
  }
}

/// Search for a text in a text, byte by byte.
///
/// The standard library's own are part of its regular expressions: a megabyte of program, whose conformances every
/// start would look through. A release isn't linked with them (see the Makefile).
extension StringProtocol {
  package func contains(text: some StringProtocol) -> Bool { firstRange(ofText: text) != nil }

  /// Where a text stands first; an empty one stands at the start.
  package func firstRange(ofText text: some StringProtocol) -> Range<Index>? {
    utf8.firstIndex(of: text.utf8).map { $0..<utf8.index($0, offsetBy: text.utf8.count) }
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
