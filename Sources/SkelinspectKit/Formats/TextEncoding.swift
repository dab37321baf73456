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

/// The encoding that an XML text declares, for texts without a byte order mark.
struct XMLEncoding {
  private let source: SourceText
  /// As written, and where.
  let name: String
  let range: Range<Int>

  /// Nil where a text does not begin with a declaration that names an encoding; its first bytes are enough.
  init?(declaredIn source: SourceText) {
    let head = source.bytes.prefix(256)
    guard head.starts(with: "<?xml".utf8), head.count > 5, head[5] <= 0x20,
      let end = head.firstIndex(of: UInt8(ascii: ">")), let key = head[..<end].firstIndex(of: "encoding"),
      let quote = head[key..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let closing = head[(quote + 1)..<end].firstIndex(of: head[quote])
    else { return nil }
    self.source = source
    range = quote + 1..<closing
    name = String(decoding: head[range], as: UTF8.self)
  }

  /// ASCII is part of it.
  var isUTF8: Bool { ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) }

  /// Why the text is not read.
  var error: Diagnostic {
    let isUTF16 = name.lowercased().hasPrefix("utf-16") || name.lowercased().hasPrefix("iso-10646-ucs")
    return .syntaxError(
      isUTF16
        ? "the file declares the encoding \(name.quoted), and its bytes are not UTF-16"
        : "the encoding \(name.quoted) is not read: UTF-8 and UTF-16 are",
      at: source.place(range),
      help: (isUTF16 ? "" : "save the file as UTF-8, and ") + "write encoding=\"UTF-8\"")
  }
}
