extension FileEdits {
  /// The edited file in the encoding that it has.
  ///
  /// - Parameter old: the file's bytes.
  package func bytes(replacing old: [UInt8]) throws(FileEditError) -> [UInt8] {
    let text = try? TextEncoding.decode(old, named: fileName, allowsUTF16: true)
    guard let text else { throw FileEditError() }
    let edited = edited
    // Somebody else has made the same edits.
    if text.bytes.elementsEqual(edited) { return old }
    guard text.bytes.elementsEqual(source.bytes) else { throw FileEditError() }
    return TextEncoding.encode(edited, like: old)
  }

  /// Whether a file's bytes are the text that is edited, a byte order mark aside: they have no other encoding.
  package func isText(of bytes: [UInt8]) -> Bool {
    let markCount = bytes.starts(with: TextEncoding.mark) ? TextEncoding.mark.count : 0
    return bytes.dropFirst(markCount).elementsEqual(source.bytes)
  }

  /// The text after them as a file that can be read.
  package var editedFile: [UInt8] { source.file(with: edited) }
}

/// The file is not the text that was read.
package struct FileEditError: Error {
  package init() {}

  package let message = "it has changed since it was read, and stays as it is; run again"
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

  /// UTF-8 in the encoding of other bytes, with their byte order mark.
  fileprivate static func encode(_ text: [UInt8], like bytes: [UInt8]) -> [UInt8] {
    guard let isBigEndian = utf16ByteOrder(bytes) else {
      return bytes.starts(with: mark) ? mark + text : text
    }
    let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
    return units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }
}
