import Testing

@testable import SkelinspectKit

/// JSON rewritten as YAML in block style: plain words where they are safe, double quotes elsewhere.
enum BlockYAML {
  static func text(ofJSON json: String) throws -> String {
    let document = try DocumentReader.read(Array(json.utf8), named: "case.json")
    let root = try #require(document.roots.first)
    return lines(of: root, in: document).joined(separator: "\n") + "\n"
  }

  private static func lines(of node: Node, in document: Document) -> [String] {
    switch document.kind(node) {
    case .mapping where document.next(after: node) > document.first(in: node):
      var lines: [String] = []
      var fields = Fields(of: node, in: document)
      while let field = fields.next(in: document) {
        let value = Self.lines(of: field.value, in: document)
        let key = plainOrQuoted(document.keyName(field.key))
        if value.count == 1, !isBlock(field.value, in: document) {
          lines.append("\(key): \(value[0])")
        } else {
          lines += ["\(key):"] + value.map { "  " + $0 }
        }
      }
      return lines
    case .list where document.next(after: node) > document.first(in: node):
      return document.elements(node).flatMap { element in
        zip(0..., lines(of: element, in: document)).map { ($0 == 0 ? "- " : "  ") + $1 }
      }
    case .mapping: return ["{}"]
    case .list: return ["[]"]
    case .number, .true, .false, .null: return [document.source.string(document.range(node))]
    default: return [plainOrQuoted(document.text(node) ?? "")]
    }
  }

  private static func isBlock(_ node: Node, in document: Document) -> Bool {
    (document.kind(node) == .mapping || document.kind(node) == .list)
      && document.next(after: node) > document.first(in: node)
  }

  /// JSON's double quotes are YAML's; a word of letters that is not a boolean or null needs none.
  private static func plainOrQuoted(_ text: String) -> String {
    let others = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    let isWord =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    if isWord, !others.contains(text.lowercased()) { return text }
    var output = OutputBuffer()
    output.appendJSON(text)
    return output.text
  }
}
