/// Turns a file's bytes into UTF-8 without a byte order mark.
enum TextEncoding {
  /// UTF-16 becomes UTF-8 where `allowsUTF16`; half a surrogate pair in it is an error.
  static func decode(
    _ bytes: consuming [UInt8], named name: String, allowsUTF16: Bool
  ) throws(ReadError) -> SourceText {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if hasMark { bytes.removeFirst(3) }
    guard let isBigEndian = utf16ByteOrder(bytes) else {
      let source = SourceText(consume bytes, named: name)
      let encoding = XMLEncoding(declaredIn: source)
      guard !hasMark, let encoding, !encoding.isUTF8 else { return source }
      throw ReadError(encoding.error, in: source)
    }
    guard allowsUTF16 else {
      let source = SourceText([], named: name)
      let error = Diagnostic.syntaxError(
        "the file is UTF-16; JSON is UTF-8 (RFC 8259)", at: source.place(0..<0),
        help: "save the file as UTF-8")
      throw ReadError(error, in: source)
    }
    let (text, problem) = utf8(of: bytes, isBigEndian: isBigEndian)
    guard let problem else { return SourceText(text, named: name) }
    let source = SourceText(text + UTF8.encodedReplacementCharacter, named: name)
    throw ReadError(.syntaxError(problem, at: source.place(text.count..<source.count)), in: source)
  }

  /// By the byte order mark, or by the zeros in the first two ASCII characters, as YAML 1.2 has it (5.2).
  static func utf16ByteOrder(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return true
    case (0xFF, 0xFE): return false
    case (0, 1...0x7F) where bytes.count.isMultiple(of: 2): return true
    case (1...0x7F, 0) where bytes.count.isMultiple(of: 2): return false
    default: return nil
    }
  }

  /// UTF-16 as UTF-8: all of it, or what stands before the place from which on it is none, and why.
  private static func utf8(of bytes: [UInt8], isBigEndian: Bool) -> (text: [UInt8], problem: String?) {
    let high = isBigEndian ? 0 : 1
    let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let units = stride(from: hasMark ? 2 : 0, to: bytes.count - 1, by: 2).lazy.map { (index: Int) -> UInt16 in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    if isBroken { return (text, "half a surrogate pair in UTF-16") }
    return (text, bytes.count.isMultiple(of: 2) ? nil : "the UTF-16 text ends in the middle of a character")
  }
}

extension SourceText {
  /// Of Swift code, which is UTF-8: without a byte order mark, as every other text.
  init(ofCode bytes: consuming [UInt8], named name: String) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.init(bytes, named: name)
  }
}
