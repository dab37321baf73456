/// A key of hierarchy files as people read of it: all of it comes from the tables by which files are read.
package struct DescribedKey: Sendable {
  /// In the file.
  let key: String
  /// The mapping that it stands in, such as `show`; nil for a view's keys and those beside the root view.
  let mapping: String?
  package let summary: String
  /// What a value can be: kinds of values, and words that stand for themselves.
  let values: [String]
  let schema: OrderedJSON
  /// As a file would say it; nil where it is not the same everywhere, or there is none.
  let standard: OrderedJSON?
  let examples: [OrderedJSON]
  /// Whose hierarchies have it, by their names.
  var systems = System.allCases
  /// One of SwiftUI's views that have it, where those of UIKit do not.
  var swiftUIType: String?
  /// UIKit's classes that have it; empty where any view has, and for what is not a view's.
  var classes: [String] = []
  var nib: [NibSource] = []
  /// In SwiftUI, where that differs from what UIKit's views mean by it.
  var swiftUI: InSwiftUI?
  var isDeprecated = false

  /// What a key of both means in SwiftUI.
  struct InSwiftUI: Sendable {
    /// A sentence after that on the key.
    let summary: String
    /// Empty where they are the same.
    let values: [String]

    /// In a few words; empty where the sentence says none.
    var standardText: String { summary.wordsOfDefault }
  }

  /// By which it is asked for: `frame`, `show.style`.
  package var name: String { mapping.map { "\($0).\(key)" } ?? key }
  var isOfViews: Bool { ViewKey(rawValue: key) != nil && mapping == nil }

  /// The classes of its views; after them its system, where UIKit's views do not have it.
  func owners(any: String) -> String {
    let words = classes.isEmpty ? any : classes.joined(separator: ", ")
    return systems.contains(.skeletonView) ? words : "\(words) (system: \(systems[0].rawValue))"
  }

  /// Its default in a few words; empty for none.
  var standardText: String {
    if case .text(let text) = standard { return text }
    return standard?.lineText ?? summary.wordsOfDefault
  }
}

extension DescribedKey {
  init(_ viewKey: ViewKey) {
    let row = viewKey.key
    self.init(
      key: viewKey.rawValue, mapping: nil, summary: row.summary, values: row.shape.words,
      schema: row.shape.schema, standard: row.standard, examples: row.examples)
    let owners = row.owners == .all ? row.usualOwners : row.owners
    classes = owners == .all ? [] : owners.classNames
    (nib, isDeprecated) = (row.nib, row.isDeprecated)
    systems = System.allCases.filter { row.systems.contains(Systems($0)) }
    swiftUIType = row.swiftUIType.map { "\($0)" }
    swiftUI = viewKey.swiftUISummary.map { InSwiftUI(summary: $0, values: row.swiftUIShape?.words ?? []) }
  }

  init(_ mappingKey: some MappingKey, in mapping: String?) {
    let row = mappingKey.row
    self.init(
      key: mappingKey.rawValue, mapping: mapping, summary: row.summary, values: row.schema.valueWords,
      schema: row.schema, standard: row.schema["default"], examples: [])
    if let only = mappingKey.only { systems = [only] }
  }
}

extension String {
  /// Where a default is not the same for every view, the sentence on a key ends with `; default: WORDS.`
  fileprivate var wordsOfDefault: String {
    guard let mark = firstRange(ofText: "; default: "), hasSuffix(".") else { return "" }
    return String(self[mark.upperBound...].dropLast())
  }
}
