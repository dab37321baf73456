extension OutputBuffer {
  /// A text between double quotes; `JSONSerialization` escapes `/` too, and leaves other letters as they are.
  mutating func appendJSON(_ text: String, escapesSlash: Bool = false) {
    func isEscaped(_ byte: UInt8) -> Bool {
      byte < 0x20 || byte == "\"" || byte == "\\" || byte == "/" && escapesSlash
    }
    append(byte: UInt8(ascii: "\""))
    if text.utf8.contains(where: isEscaped) {
      for byte in text.utf8 { isEscaped(byte) ? appendEscape(of: byte) : append(byte: byte) }
    } else {
      append(text)
    }
    append(byte: UInt8(ascii: "\""))
  }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "/": append("\\/")
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
  mutating func append(_ value: OrderedJSON) {
    switch value {
    case .null: append("null")
    case .boolean(let isTrue): append(isTrue ? "true" : "false")
    case .number(let number): append(number.jsonText)
    case .text(let text): appendJSON(text)
    case .list(let elements, let layout):
      append(byte: UInt8(ascii: "["))
      for (index, element) in zip(0..., elements) {
        begin(element, isFirst: index == 0, layout)
        append(element)
      }
      if !elements.isEmpty { end(layout) }
      append(byte: UInt8(ascii: "]"))
    case .object(let fields, let layout):
      append(byte: UInt8(ascii: "{"))
      for (index, field) in zip(0..., fields) {
        begin(field.value, isFirst: index == 0, layout)
        appendJSON(field.key)
        append(layout == .packed ? ":" : ": ")
        append(field.value)
      }
      if !fields.isEmpty { end(layout) }
      append(byte: UInt8(ascii: "}"))
    case .line(_, let value): append(value)
    }
  }

  /// An object whose last value is an empty list, which stays open: rows follow.
  mutating func append(opening object: OrderedJSON) {
    append(object)
    removeLast("]}".utf8.count)
  }

  /// An element of an open list, in a line of its own.
  ///
  /// - Parameter isOpen: its last value is an empty list, which stays open as well.
  mutating func append(row value: OrderedJSON, indent: Int, isOpen: Bool = false) {
    startLine(indent, isFirst: last == "[")
    if isOpen { return append(opening: value) }
    append(value)
    flushIfLarge()
  }

  /// What stands between a bracket or comma and a value, or the key of one.
  private mutating func begin(_ value: OrderedJSON, isFirst: Bool, _ layout: OrderedJSON.Layout) {
    if case .line(let indent, _) = value { return startLine(indent, isFirst: isFirst) }
    if case .rows(let indent, _) = layout { return startLine(indent, isFirst: isFirst) }
    if !isFirst { append(layout == .packed ? "," : ", ") }
  }

  private mutating func startLine(_ indent: Int, isFirst: Bool) {
    append(isFirst ? "\n" : ",\n")
    append(spaces: indent)
  }

  private mutating func end(_ layout: OrderedJSON.Layout) {
    guard case .rows(_, let end) = layout else { return }
    append("\n")
    append(spaces: end)
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

extension Double {
  /// Shortest decimal text; whole numbers without a point.
  var jsonText: String {
    guard isFinite else { return "null" }
    return Int(exactly: self).flatMap { $0.magnitude < 1 << 53 ? "\($0)" : nil } ?? "\(self)"
  }
}
