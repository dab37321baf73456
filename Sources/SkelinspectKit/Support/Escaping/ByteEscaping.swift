extension String {
  /// A file's name of any bytes: those that are not UTF-8 as `\xE9`, so that names stay apart and lead back.
  package init(showing bytes: ArraySlice<UInt8>) {
    // Nearly every name is a text as it is; nothing can be wrong with ASCII.
    if bytes.allSatisfy({ $0 < 0x80 && $0 != "\\" }) {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    if !bytes.contains(UInt8(ascii: "\\")), let text = String(validating: bytes, as: UTF8.self) {
      self = text
      return
    }
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var rest = bytes
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar):
        let escapes = rest.first == "\\" && rest.escapedByte != nil
        text += escapes ? "\\x5C" : String(UTF8.decode(scalar))
        rest = rest.dropFirst(scalar.count)
      case .error(let count):
        for byte in rest.prefix(count) { text += "\\x" + hexadecimal(UInt64(byte), digits: 2).uppercased() }
        rest = rest.dropFirst(count)
      case .emptyInput:
        self = text
        return
      }
    }
  }

  /// The bytes of a name that is shown.
  package var shownBytes: [UInt8] {
    var rest = Array(utf8)[...]
    guard rest.contains(UInt8(ascii: "\\")) else { return Array(rest) }
    var bytes: [UInt8] = []
    while let byte = rest.first {
      let escaped = rest.escapedByte
      bytes.append(escaped ?? byte)
      rest = rest.dropFirst(escaped == nil ? 1 : 4)
    }
    return bytes
  }

  /// Other texts in place of some characters, nil of those that stay; joiners that are seen stay too.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    // Nearly all texts have none.
    guard unicodeScalars.contains(where: { replacement($0) != nil }) else { return self }
    let scalars = Array(unicodeScalars)
    return scalars.indices.reduce(into: "") { result, index in
      if let text = replacement(scalars[index]), !scalars.joins(at: index) {
        result += text
      } else {
        result.unicodeScalars.append(scalars[index])
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The byte that `\xE9` at the beginning stands for: one of no ASCII letter, or a backslash.
  fileprivate var escapedByte: UInt8? {
    let digits = dropFirst(2).prefix(2)
    guard starts(with: "\\x".utf8), digits.allSatisfy({ "0123456789ABCDEF".utf8.contains($0) }),
      let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    return byte >= 0x80 || byte == "\\" ? byte : nil
  }
}
