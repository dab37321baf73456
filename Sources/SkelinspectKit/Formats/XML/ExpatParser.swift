internal import CLibExpat

/// The one owner of Expat's parser: UTF-8 whatever the text declares, nothing fetched.
struct ExpatParser: ~Copyable {
  /// Bytes that Expat gets at once: it copies what it gets.
  private static let chunk = 1 << 20

  let parser: XML_Parser

  /// Nil when memory is out.
  init?() {
    guard let parser = XML_ParserCreate("UTF-8") else { return nil }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  /// Calls the handlers for a whole text; false when it does not parse.
  func parse(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    var start = 0
    while count - start > Self.chunk {
      guard feed(bytes + start, count: Self.chunk, isFinal: false) else { return false }
      start += Self.chunk
    }
    return feed(bytes + start, count: count - start, isFinal: true)
  }

  private func feed(_ bytes: UnsafePointer<UInt8>, count: Int, isFinal: Bool) -> Bool {
    bytes.withMemoryRebound(to: CChar.self, capacity: count) {
      XML_Parse(parser, $0, Int32(count), isFinal ? 1 : 0) == XML_STATUS_OK
    }
  }

  /// Expat's error and the byte at which it stands.
  var failure: (code: XML_Error, position: Int) {
    (XML_GetErrorCode(parser), max(Int(XML_GetCurrentByteIndex(parser)), 0))
  }
}
