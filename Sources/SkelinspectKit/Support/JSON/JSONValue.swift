/// A JSON value to write; the keys of an object stay in their order.
enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(Int)
  case text(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Null where there is no text.
  init(_ text: String?) { self = text.map(JSONValue.text) ?? .null }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(integerLiteral number: Int) { self = .number(number) }

  /// Keys whose value is nil are left out.
  init(dictionaryLiteral fields: (String, JSONValue?)...) {
    self = .object(fields.compactMap { key, value in value.map { (key, $0) } })
  }

  /// An object with the other's keys after its own.
  func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let fields) = self, case .object(let more) = other else { return self }
    return .object(fields + more)
  }
}

extension OutputBuffer {
  /// In one line. What is unsafe on terminals stands as an escape: the same value.
  mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .boolean(let value): append(value ? "true" : "false")
    case .number(let number): append("\(number)")
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

  /// An element of a list with one in each line.
  mutating func append(_ value: JSONValue, isFirst: inout Bool, indent: String = "") {
    append((isFirst ? "\n" : ",\n") + indent)
    append(value)
    isFirst = false
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
