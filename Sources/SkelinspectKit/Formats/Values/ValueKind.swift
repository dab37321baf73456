/// What a value of a document is; a text says how it was written, because YAML's unquoted words may be
/// numbers.
enum ValueKind: UInt8, Sendable {
  case null, `false`, `true`, number
  /// Text as it stands in the source: quoted without escapes, or an unquoted YAML word.
  case text, plainText
  /// Text that differs from its source (escapes, folding): a second entry says where it stands decoded.
  case decodedText, decodedPlainText
  case list, mapping
  /// A YAML alias: its extent is the entry that it stands for.
  case alias
}
