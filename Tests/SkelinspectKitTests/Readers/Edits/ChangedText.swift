import Testing

@testable import SkelinspectKit

/// A file before and after a change: lines that begin with `+ ` come, and those with `- ` go.
struct ChangedText: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let name: String
  /// Selects the view.
  let view: String
  let changes: @Sendable (ViewIndex, Hierarchy) -> [Change]
  private let lines: [Substring]

  init(
    _ testDescription: String, _ name: String, _ view: String, _ lines: String,
    _ changes: @escaping @Sendable (ViewIndex, Hierarchy) -> [Change] = { view, _ in [.mark(view)] }
  ) {
    (self.testDescription, self.name, self.view, self.changes) = (testDescription, name, view, changes)
    self.lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var before: String { text(without: "+ ") }
  var after: String { text(without: "- ") }

  private func text(without sign: String) -> String {
    lines.filter { !$0.hasPrefix(sign) }.map { line in
      line.hasPrefix("+ ") || line.hasPrefix("- ") ? "  " + line.dropFirst(2) : String(line)
    }.joined(separator: "\n")
  }

  func hierarchies(of text: String) throws -> [Hierarchy] {
    try Self.hierarchies(Array(text.utf8), named: name)
  }

  /// Swift files are the whole code of their projects.
  static func hierarchies(_ bytes: [UInt8], named name: String) throws -> [Hierarchy] {
    guard name.hasSuffix(".swift") else { return try readHierarchies(bytes, named: name) }
    let project = Project(code: [SwiftSources([.init(name: name, path: name, bytes: bytes)])])
    return try project.hierarchies(of: bytes, named: name, codeBase: 0)
  }

  /// The text after the change; nil where it cannot be written.
  func edited(_ text: String) throws -> String? {
    let hierarchy = try #require(try hierarchies(of: text).first)
    let view = try SelectorMatching(hierarchy).view(selectedBy: view)
    guard let edits = hierarchy.edits(for: changes(view, hierarchy)) else { return nil }
    return edits.files.first.map { String(decoding: $0.edited, as: UTF8.self) } ?? text
  }
}
