/// A JSON value whose keys stay in the order in which they were written.
enum OrderedJSON: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  /// An object's keys and values.
  var fields: [(key: String, value: OrderedJSON)] {
    if case .object(let fields) = self { fields } else { [] }
  }

  /// An object with the other's keys after its own.
  func adding(_ other: OrderedJSON) -> OrderedJSON { .object(fields + other.fields) }

  /// What fits into a line of 110 columns stands in one; the rest is indented by two spaces a level.
  var prettyText: String { text(indent: "", prefix: 0) + "\n" }

  private func text(indent: String, prefix: Int) -> String {
    let line = lineText
    if indent.count + prefix + line.count <= 109 { return line }
    let inner = indent + "  "
    switch self {
    case .null, .boolean, .number, .text: return line
    case .list(let elements):
      let lines = Self.filled(elements.map { $0.text(indent: inner, prefix: 0) }, indent: inner)
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let fields):
      let lines = fields.map { key, value in
        let name = "\(OrderedJSON.text(key).lineText): "
        return inner + name + value.text(indent: inner, prefix: name.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// As many elements in a line as fit.
  private static func filled(_ elements: [String], indent: String) -> [String] {
    var lines: [String] = []
    for element in elements {
      if let last = lines.last, !element.contains("\n"), last.count + element.count + 2 <= 109 {
        lines[lines.count - 1] = last + ", " + element
      } else {
        lines.append(indent + element)
      }
    }
    return lines
  }

  var lineText: String {
    var output = OutputBuffer()
    output.append(self)
    return output.text
  }
}

extension OrderedJSON: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(arrayLiteral elements: OrderedJSON...) { self = .list(elements) }
  /// Keys whose value is nil are left out.
  init(dictionaryLiteral fields: (String, OrderedJSON?)...) {
    self = .object(fields.compactMap { key, value in value.map { (key, $0) } })
  }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(nilLiteral: ()) { self = .null }

  /// Null where there is no text.
  init(_ text: String?) { self = text.map(OrderedJSON.text) ?? .null }

  static func number(_ value: Int) -> OrderedJSON { .number(Double(value)) }

  init(_ texts: some Sequence<String>) { self = .list(texts.map(OrderedJSON.text)) }
}
