import Testing

@testable import SkelinspectKit

/// A JSON text, or one that is none, and the sentence that says what is the matter with it.
struct JSONText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  static func texts(_ texts: KeyValuePairs<String, String>) -> [JSONText] {
    texts.map { JSONText(testDescription: $0.key, bytes: Array($0.value.utf8)) }
  }

  static func bytes(_ texts: KeyValuePairs<String, [UInt8]>) -> [JSONText] {
    texts.map { JSONText(testDescription: $0.key, bytes: $0.value) }
  }

  /// The errors about it, whatever it would mean as a hierarchy.
  var diagnostics: [Diagnostic] { readError(in: bytes, named: "text.json")?.diagnostics ?? [] }

  var syntaxErrors: [Diagnostic] { diagnostics.filter { $0.rule == "syntax-error" } }
}
