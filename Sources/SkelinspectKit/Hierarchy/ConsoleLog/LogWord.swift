/// Words that a log says without writing them: the keys of its older trees, and what is missing where a tree
/// breaks off.
enum LogWord: Int, CaseIterable {
  case type, isSkeletonable, reference, children, view

  /// All of them, one after the other.
  static let letters = texts.flatMap { $0.utf8 }

  /// Where each stands in these letters.
  private static let ranges = texts.indices.map { index in
    let start = texts[..<index].reduce(0) { $0 + $1.utf8.count }
    return start..<start + texts[index].utf8.count
  }

  private static let texts =
    [ViewKey.type, .isSkeletonable, .reference, .children].map(\.rawValue) + [ViewClass.view.name]

  var range: Range<Int> { Self.ranges[rawValue] }
}

extension TapeWriter {
  /// A word that does not stand in the source, and the place that says it.
  mutating func append(_ word: LogWord, at place: Range<Int>) throws(Diagnostic) {
    let letters = word.range
    try append(.decodedText, offset: place.lowerBound, extent: place.count)
    try append(.decodedText, offset: letters.lowerBound, extent: letters.count)
  }
}
