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
