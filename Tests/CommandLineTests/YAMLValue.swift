import Foundation
import Testing

@testable import SkelinspectKit

/// A value of a YAML or JSON text, as the project's own reader sees it; nil where there is none.
struct YAMLValue {
  private let document: Document
  private let node: Node

  init(_ text: String, named name: String = "text.yaml") throws {
    document = try DocumentReader.read(Array(text.utf8), named: name)
    node = try #require(document.roots.first, "\(name) is empty")
  }

  /// A file of the package.
  init(file path: String) throws {
    try self.init(try String(contentsOf: Paths.package.appending(path: path), encoding: .utf8), named: path)
  }

  private init(_ document: Document, _ node: Node) {
    (self.document, self.node) = (document, document.resolved(node))
  }

  subscript(key: String) -> YAMLValue? { entries.first { $0.key == key }?.value }

  var entries: [(key: String, value: YAMLValue)] {
    var fields = Fields(of: node, in: document)
    var entries: [(key: String, value: YAMLValue)] = []
    while let field = fields.next(in: document) {
      entries.append((document.text(field.key) ?? "", YAMLValue(document, field.value)))
    }
    return entries
  }

  var keys: [String] { entries.map(\.key) }
  var elements: [YAMLValue] { document.elements(node).map { YAMLValue(document, $0) } }
  /// The letters of a scalar.
  var text: String? { document.text(node) }
  var number: Int? { document.number(node).map { Int($0) } }
}
