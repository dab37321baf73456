/// A key of a mapping with few keys: its row says what it is for, and what its value looks like.
protocol MappingKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  typealias Row = MappingKeyRow
  var row: Row { get }
  /// The only system whose hierarchies have it; nil for all.
  var only: System? { get }
}

extension MappingKey {
  var summary: String { row.summary }
  var only: System? { nil }

  /// The keys as a schema has them.
  static var fields: [OrderedJSON.Field] {
    allCases.map { ($0.rawValue, .described($0.row.summary, $0.row.schema)) }
  }
}

struct MappingKeyRow {
  /// One sentence, for schemas and editors.
  let summary: String
  let schema: OrderedJSON

  init(_ summary: String, _ schema: OrderedJSON) { (self.summary, self.schema) = (summary, schema) }
}
