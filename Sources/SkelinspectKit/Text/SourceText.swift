/// A file's UTF-8 bytes and name; zeros stand after the end, so that a reader may look ahead of it.
struct SourceText: Sendable {
  /// Zero bytes after the text: a block of bytes may be loaded at any position of it, and at the one after.
  static let padding = 2 * ByteBlock.size

  let name: String
  /// The text's length in bytes, without the padding.
  let count: Int
  /// The text and its padding.
  let padded: [UInt8]
  let lines = KnownLines()

  init(_ text: consuming [UInt8], named name: String) {
    self.name = name
    count = text.count
    text.append(contentsOf: repeatElement(0, count: Self.padding))
    padded = text
  }

  /// The byte at a position from 0 up to `count`, where it is 0.
  subscript(_ position: Int) -> UInt8 { padded[position] }

  var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// The text without its padding.
  var bytes: ArraySlice<UInt8> { padded[..<count] }

  /// Lends the text's bytes and the zeros after them.
  func withPaddedBytes<Result>(
    _ body: (UnsafePointer<UInt8>) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try padded.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      guard let start = bytes.baseAddress else { throw .syntaxError("out of memory", at: place(0..<0)) }
      return try body(start)
    }
  }

  /// A range that begins and ends with whole characters.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  /// Whether both are the same text in memory.
  func isSame(as other: SourceText) -> Bool {
    let starts = (
      padded.withUnsafeBufferPointer(\.baseAddress), other.padded.withUnsafeBufferPointer(\.baseAddress)
    )
    return starts.0 == starts.1
  }

  /// Where bytes end that follow a place and are all such; without a limit those of the whole text.
  @inline(__always)
  func end(from start: Int, to limit: Int? = nil, while isSuch: (UInt8) -> Bool) -> Int {
    let limit = limit ?? count
    var end = start
    while end < limit, isSuch(self[end]) { end += 1 }
    return end
  }

  /// Where bytes begin that stand before a place and are all such.
  @inline(__always)
  func start(from end: Int, to limit: Int = 0, while isSuch: (UInt8) -> Bool) -> Int {
    var start = end
    while start > limit, isSuch(self[start - 1]) { start -= 1 }
    return start
  }

  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { padded[range] }

  func string(_ range: Range<Int>) -> String { String(decoding: padded[range], as: UTF8.self) }
}
