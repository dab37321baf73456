import Foundation

/// JSON as it stands, for tests that ask for what a file names.
enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(_ data: Data) throws { self = try JSONDecoder().decode(JSONValue.self, from: data) }

  subscript(_ key: String) -> JSONValue? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var isTrue: Bool { self == .boolean(true) }
  var list: [JSONValue] { if case .list(let values) = self { values } else { [] } }
  var texts: [String] { list.compactMap(\.text) }
  var object: [String: JSONValue] { if case .object(let values) = self { values } else { [:] } }

  /// Whether it has all that another one has.
  func has(_ other: [String: JSONValue]) -> Bool { other.allSatisfy { self[$0.key] == $0.value } }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .text(let value): value
    case .list(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let values):
      "{" + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}
