extension OutputBuffer {
  /// A text between double quotes; `JSONSerialization` escapes `/` too, and leaves other letters as they are.
  mutating func appendJSON(_ range: Range<Int>, of source: [UInt8], escapesSlash: Bool = false) {
    source.withUnsafeBytes {
      appendJSON(UnsafeRawBufferPointer(rebasing: $0[range]), escapesSlash: escapesSlash)
    }
  }

  mutating func appendJSON(_ text: String, escapesSlash: Bool = false) {
    var text = text
    text.withUTF8 { appendJSON(UnsafeRawBufferPointer($0), escapesSlash: escapesSlash) }
  }

  private mutating func appendJSON(_ text: UnsafeRawBufferPointer, escapesSlash: Bool) {
    append(byte: UInt8(ascii: "\""))
    // What needs no escape is copied as a whole.
    var start = 0
    for index in text.indices where Self.isEscaped(text[index], escapesSlash: escapesSlash) {
      append(UnsafeRawBufferPointer(rebasing: text[start..<index]))
      appendEscape(of: text[index])
      start = index + 1
    }
    append(UnsafeRawBufferPointer(rebasing: text[start...]))
    append(byte: UInt8(ascii: "\""))
  }

  /// What stands before a text, its key among it, and the text; null where there is none.
  mutating func append(_ start: StaticString, json text: String?) {
    append(start)
    if let text { appendJSON(text) } else { append("null") }
  }

  /// A number in its shortest form; JSON has no infinities: null.
  mutating func appendJSON(_ number: Double) {
    append(number.jsonText)
  }

  private static func isEscaped(_ byte: UInt8, escapesSlash: Bool) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "/") && escapesSlash
  }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "/"): append("\\/")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default: append("\\u00" + hexadecimal(UInt64(byte), digits: 2))
    }
  }
}

extension OutputBuffer {
  /// In one line. What is unsafe on terminals stands as an escape: the same value.
  mutating func append(_ value: OrderedJSON) {
    switch value {
    case .null: append("null")
    case .boolean(let value): append("\(value)")
    case .number(let number): append(number.jsonText)
    case .text(let text): appendSafeJSON(text)
    case .list(let elements):
      append("[")
      for (index, element) in zip(0..., elements) {
        if index > 0 { append(", ") }
        append(element)
      }
      append("]")
    case .object(let fields):
      append("{")
      for (index, field) in zip(0..., fields) {
        if index > 0 { append(", ") }
        appendSafeJSON(field.key)
        append(": ")
        append(field.value)
      }
      append("}")
    }
  }

  private mutating func appendSafeJSON(_ text: String) {
    if text.utf8.allSatisfy({ $0.isPlainInJSON }) {
      append("\"")
      append(text)
      return append("\"")
    }
    var quoted = OutputBuffer()
    quoted.appendJSON(text)
    append(quoted.text.escapedInJSON)
  }
}

extension UInt8 {
  /// Stands for itself in JSON, and does not begin a character that is unsafe on terminals.
  fileprivate var isPlainInJSON: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: false
    default: true
    }
  }
}

extension Sequence<OrderedJSON> {
  /// What stands between the brackets of a list with one element in each line; the last bracket stands a
  /// blank farther left.
  func lines(indent: Int) -> String {
    var output = OutputBuffer()
    let blanks = String(repeating: " ", count: indent)
    for (number, value) in zip(0..., self) {
      output.append((number == 0 ? "\n" : ",\n") + blanks)
      output.append(value)
    }
    let text = output.text
    return text.isEmpty ? "" : text + "\n" + blanks.dropLast()
  }
}

extension String {
  /// Between double quotes.
  var inJSON: String {
    var output = OutputBuffer()
    output.appendJSON(self)
    return output.text
  }
}

extension String? {
  /// Null where there is no text.
  var inJSON: String { self?.inJSON ?? "null" }
}

extension Double {
  /// Shortest decimal text; whole numbers without a point.
  var jsonText: String {
    guard isFinite else { return "null" }
    return Int(exactly: self).flatMap { $0.magnitude < 1 << 53 ? "\($0)" : nil } ?? "\(self)"
  }
}
