import Testing

@testable import SkelinspectKit

/// A hierarchy and what one rule says of it: severity, place (a key, or the view) and message.
struct TableCase: CustomTestStringConvertible, Sendable {
  let document: String
  let rule: String
  let findings: [String]

  var testDescription: String { "\(rule): \(document)".testName }

  init(_ document: String, _ rule: Rule, _ findings: String...) {
    self.document = document
    self.rule = rule.id
    self.findings = findings
  }

  static let all = estimates + collections + dataSources + others + cells

  /// A table or collection whose only cell holds a view.
  static func nested(_ view: String, in family: String, _ keys: String) -> String {
    "{type: \(family), isSkeletonable: true, \(keys), prototypes: [{type: Cell, isSkeletonable: true, "
      + "contentView: {subviews: [\(view)]}}]}"
  }
}
