extension FileEdits {
  /// The edited file in the encoding that it has.
  ///
  /// - Parameter old: the file's bytes.
  /// - Returns: nil where they are not of the text that is edited.
  package func bytes(replacing old: [UInt8]) -> [UInt8]? {
    guard let text = try? TextEncoding.decode(old, named: fileName, allowsUTF16: true) else { return nil }
    let edited = edited
    // Somebody else has made the same edits.
    if text.bytes.elementsEqual(edited) { return old }
    return text.bytes.elementsEqual(source.bytes) ? TextEncoding.encode(edited, like: old) : nil
  }
}

extension TextEncoding {
  /// UTF-8 in the encoding of other bytes, with their byte order mark.
  fileprivate static func encode(_ text: [UInt8], like bytes: [UInt8]) -> [UInt8] {
    guard let isBigEndian = utf16ByteOrder(bytes) else {
      return (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []) + text
    }
    let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
    return units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }
}
