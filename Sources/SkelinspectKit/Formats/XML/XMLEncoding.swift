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
      let end = head.firstIndex(of: UInt8(ascii: ">")),
      let key = Self.place(of: "encoding", in: head[..<end]),
      let quote = head[key.upperBound..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let closing = head[(quote + 1)..<end].firstIndex(of: head[quote])
    else { return nil }
    self.source = source
    range = quote + 1..<closing
    name = String(decoding: head[range], as: UTF8.self)
  }

  private static func place(of word: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let letters = Array(word.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: letters) }.map { $0..<$0 + letters.count }
  }

  var isUTF8: Bool { name.lowercased() == "utf-8" || name.lowercased() == "utf8" }

  /// The text as UTF-8.
  func decode() throws(Diagnostic) -> [UInt8] {
    if let scalar { return try transcode(Array(source.bytes), scalar: scalar) }
    switch name.lowercased() {
    case let name where name.hasPrefix("utf-16") || name.hasPrefix("iso-10646-ucs"):
      throw .syntaxError(
        "the file declares the encoding \(self.name.quoted), and its bytes are not UTF-16",
        at: source.place(range),
        help: "write encoding=\"UTF-8\"")
    default:
      throw .syntaxError(
        "the encoding \(name.quoted) is not read: UTF-8, UTF-16, ISO-8859-1, US-ASCII and windows-1252 are",
        at: source.place(range), help: "save the file as UTF-8, and write encoding=\"UTF-8\"")
    }
  }

  /// UTF-8 in this encoding; nil where it lacks one of the letters.
  func encode(_ text: [UInt8]) -> [UInt8]? {
    if isUTF8 || !text.contains(where: { $0 >= 0x80 }) { return text }
    guard let scalar else { return nil }
    var bytes: [UInt32: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      if let scalar = scalar(byte) { bytes[UInt32(scalar)] = byte }
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for letter in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard let byte = letter.isASCII ? UInt8(letter.value) : bytes[letter.value] else { return nil }
      result.append(byte)
    }
    return result
  }

  /// The character of a byte that is not ASCII, where one byte is one character.
  private var scalar: ((UInt8) -> UInt16?)? {
    switch name.lowercased() {
    case "us-ascii", "ascii": { _ in nil }
    case "iso-8859-1", "latin1": { UInt16($0) }
    case "windows-1252", "cp1252": Self.windows1252
    default: nil
    }
  }

  private func noCharacter(_ byte: UInt8, at position: Int) -> Diagnostic {
    .syntaxError(
      "the byte 0x\(hexadecimal(UInt64(byte), digits: 2)) is not a character of \(name.shortened), "
        + "the encoding that the file declares",
      at: source.place(position..<position + 1), help: "save the file as UTF-8, and write encoding=\"UTF-8\"",
      notes: [Diagnostic.Note(message: "it is declared here", place: source.place(range))])
  }

  /// - Parameter scalar: the character of a byte that is not ASCII.
  private func transcode(
    _ bytes: consuming [UInt8], scalar: (UInt8) -> UInt16?
  ) throws(Diagnostic) -> [UInt8] {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return bytes }
    var text = Array(bytes[..<first])
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for position in first..<bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        text.append(byte)
      } else if let scalar = scalar(byte) {
        if scalar >= 0x800 { text.append(0xE0 | UInt8(scalar >> 12)) }
        text.append(scalar >= 0x800 ? 0x80 | UInt8(scalar >> 6 & 0x3F) : 0xC0 | UInt8(scalar >> 6))
        text.append(0x80 | UInt8(scalar & 0x3F))
      } else {
        throw noCharacter(byte, at: position)
      }
    }
    return text
  }

  private static func windows1252(_ byte: UInt8) -> UInt16? {
    let special: [UInt16] = [
      0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
      0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
      0x0153, 0, 0x017E, 0x0178,
    ]
    guard byte < 0xA0 else { return UInt16(byte) }
    let scalar = special[Int(byte) - 0x80]
    return scalar == 0 ? nil : scalar
  }
}
