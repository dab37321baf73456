extension FileEdits {
  /// The edited file in the encoding that it has.
  ///
  /// - Parameter old: the file's bytes.
  package func bytes(replacing old: [UInt8]) throws(FileEditError) -> [UInt8] {
    guard let text = try? TextEncoding.decode(old, named: fileName, allowsUTF16: true) else { throw .changed }
    let edited = edited
    // Somebody else has made the same edits.
    if text.bytes.elementsEqual(edited) { return old }
    guard text.bytes.elementsEqual(source.bytes) else { throw .changed }
    guard let bytes = TextEncoding.encode(edited, like: old) else { throw .lacksLetter }
    return bytes
  }

  /// Whether a file's bytes are the text that is edited, a byte order mark aside: they have no other encoding.
  package func isText(of bytes: [UInt8]) -> Bool {
    let markCount = bytes.starts(with: TextEncoding.mark) ? TextEncoding.mark.count : 0
    return bytes.dropFirst(markCount).elementsEqual(source.bytes)
  }

  /// The text after them as a file that can be read.
  package var editedFile: [UInt8] { source.file(with: edited) }
}

/// Why a file cannot be edited.
package enum FileEditError: Error {
  /// It is not the text that was read.
  case changed
  /// What would be written has a letter that its encoding does not.
  case lacksLetter

  package var message: String {
    switch self {
    case .changed: "it has changed since it was read, and stays as it is; run again"
    case .lacksLetter:
      "its encoding lacks a letter that would be written, and it stays as it is; save it as UTF-8"
    }
  }
}

extension SourceText {
  /// A text in the place of this one: UTF-8, behind a byte order mark where XML declares another encoding, which does
  /// not count then.
  func file(with text: [UInt8]) -> [UInt8] {
    XMLEncoding(declaredIn: self)?.isUTF8 ?? true ? text : TextEncoding.mark + text
  }
}

extension TextEncoding {
  fileprivate static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// UTF-8 in the encoding of other bytes, with their byte order mark; nil where that lacks a letter.
  fileprivate static func encode(_ text: [UInt8], like bytes: [UInt8]) -> [UInt8]? {
    guard let isBigEndian = utf16ByteOrder(bytes) else {
      if bytes.starts(with: mark) { return mark + text }
      // No declaration is longer.
      let encoding = XMLEncoding(declaredIn: SourceText(Array(bytes.prefix(256)), named: ""))
      return encoding.map { $0.encode(text) } ?? text
    }
    let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
    return units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }
}
