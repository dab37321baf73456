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

  /// The kind of a raw value; the compiler makes no jump of it.
  @inline(__always)
  init(number: UInt64) {
    switch number {
    case 1: self = .false
    case 2: self = .true
    case 3: self = .number
    case 4: self = .text
    case 5: self = .plainText
    case 6: self = .decodedText
    case 7: self = .decodedPlainText
    case 8: self = .list
    case 9: self = .mapping
    case 10: self = .alias
    default: self = .null
    }
  }
}
