import Testing

@testable import SkelinspectKit

extension Document {
  /// Every value of the tape with its bytes, as `{@0 key@1..<4 "text"@6..<8 =12@9..<11 [@12 ] *@13→6 }`: text
  /// in quotes or a plain YAML word, `=` before what is not text, `→` where an alias's target starts.
  var tapeText: String { roots.map { tape(of: $0) }.joined(separator: " ; ") }

  /// Of a mapping, of its first key.
  var firstValue: Node { next(after: first(in: 0)) }

  private func tape(of node: Node) -> String {
    let range = range(node)
    switch kind(node) {
    case .mapping: return "{@\(range.lowerBound)\(contents(of: node)) }"
    case .list: return "[@\(range.lowerBound)\(contents(of: node)) ]"
    case .alias: return "*@\(range.lowerBound)→\(self.range(resolved(node)).lowerBound)"
    case .null, .true, .false: return "=\(kind(node))@\(range)"
    case .number: return "=\(source.string(range))@\(range)"
    case .text, .decodedText: return "\"\(text(node) ?? "nil")\"@\(range)"
    case .plainText, .decodedPlainText: return "\(text(node) ?? "nil")@\(range)"
    }
  }

  private func contents(of container: Node) -> String {
    var contents = ""
    var node = first(in: container)
    while node < next(after: container) {
      contents += " " + tape(of: node)
      node = next(after: node)
    }
    return contents
  }
}

/// Expects that a text's tape reads so.
func expectTape(
  _ expected: String, of text: String, named name: String = "text.yaml",
  at location: SourceLocation = #_sourceLocation
) throws {
  let tape = try DocumentReader.read(Array(text.utf8), named: name).tapeText
  #expect(tape == expected, sourceLocation: location)
}
