/// A JSON value whose keys stay in the order in which they were written, and where its lines begin.
enum OrderedJSON: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([OrderedJSON], Layout = .line)
  case object([(key: String, value: OrderedJSON)], Layout = .line)
  /// A value that begins a line of what it is in, with its key, after as many blanks.
  indirect case line(Int, OrderedJSON)

  /// How a list or an object is laid out.
  enum Layout: Equatable {
    case line
    /// In one line without a blank.
    case packed
    /// Each element or key begins a line, after as many blanks; so does the last bracket.
    case rows(indent: Int, end: Int)
  }

  /// An object's keys and values.
  var fields: [(key: String, value: OrderedJSON)] {
    if case .object(let fields, _) = self { fields } else { [] }
  }

  /// An object with the other's keys after its own.
  func adding(_ other: OrderedJSON) -> OrderedJSON { .object(fields + other.fields) }

  /// A list with one element a line; the last bracket stands a blank farther left.
  static func rows(_ elements: [OrderedJSON], indent: Int) -> OrderedJSON {
    .list(elements, .rows(indent: indent, end: indent - 1))
  }

  /// What fits into a line of 110 columns stands in one; the rest is indented by two spaces a level.
  var prettyText: String { text(indent: "", prefix: 0) + "\n" }

  private func text(indent: String, prefix: Int) -> String {
    let line = lineText
    if indent.count + prefix + line.count <= 109 { return line }
    let inner = indent + "  "
    switch self {
    case .null, .boolean, .number, .text, .line: return line
    case .list(let elements, _):
      let lines = Self.filled(elements.map { $0.text(indent: inner, prefix: 0) }, indent: inner)
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let fields, _):
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

  /// A document for files and programs in which nothing is unsafe on terminals, should somebody print it.
  var safeText: String { lineText.escapedInJSON + "\n" }

  var lineText: String {
    var output = OutputBuffer()
    output.append(self)
    return output.text
  }

  /// A text as it is, anything else as JSON.
  var plainText: String { if case .text(let text) = self { text } else { lineText } }
}

extension OrderedJSON: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(arrayLiteral elements: OrderedJSON...) { self = .list(elements) }
  /// Keys whose value is nil are left out.
  init(dictionaryLiteral fields: (String, OrderedJSON?)...) {
    var present: [(key: String, value: OrderedJSON)] = []
    present.reserveCapacity(fields.count)
    for case (let key, let value?) in fields { present.append((key, value)) }
    self = .object(present)
  }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(nilLiteral: ()) { self = .null }

  /// Null where there is none.
  init(_ text: String?) { self = text.map(OrderedJSON.text) ?? .null }
  init(_ number: Double?) { self = number.map(OrderedJSON.number) ?? .null }
  init(_ number: Int?) { self = number.map(OrderedJSON.number) ?? .null }

  static func number(_ value: Int) -> OrderedJSON { .number(Double(value)) }

  init(_ texts: some Sequence<String>) { self = .list(texts.map(OrderedJSON.text)) }
}
