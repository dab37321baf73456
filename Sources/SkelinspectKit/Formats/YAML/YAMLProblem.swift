/// libyaml's errors in words for people who write hierarchies; one that is not known here stays as it is.
struct YAMLProblem {
  let message: String
  let help: String?
  let isControlCharacter: Bool

  /// - Parameter line: from the place where the parser began to look, if it says one.
  init(_ problem: String, line: String) {
    let known = Self.known.first { problem.hasPrefix($0.prefix) }
    message = known?.message ?? problem
    help = problem.hasPrefix("could not find expected ':'") ? Self.help(forKeyLine: line) : known?.help
    isControlCharacter = problem.hasPrefix("control characters")
  }

  private static let known: [(prefix: String, message: String, help: String?)] = [
    (
      "mapping values are not allowed", "a ':' cannot stand here",
      "is the line indented too far? A value that holds ': ' needs quotes"
    ),
    ("could not find expected ':'", "expected ':' after the key", nil),
    ("did not find expected key", "expected a key", "is the line indented like the keys before it?"),
    (
      "did not find expected '-' indicator", "expected '- '",
      "is the line indented like the list it belongs to?"
    ),
    ("did not find expected ',' or ']'", "expected ',' or ']'", nil),
    ("did not find expected ',' or '}'", "expected ',' or '}'", nil),
    ("found unexpected end of stream", "the text ends inside quotes", nil),
    ("found character that cannot start any token", "this character cannot begin a value", nil),
    (
      "block sequence entries are not allowed", "'- ' cannot stand here",
      "begin the list on the line below its key"
    ),
    ("control characters are not allowed", "the text contains a control character", nil),
  ]

  private static func help(forKeyLine line: String) -> String {
    if line.utf8.count > 1_024 { return "a key of more than 1,024 characters needs '? ' before it" }
    return line.contains(":") ? "YAML needs a space after ':'" : "the line has no value: write key: value"
  }

  static func context(_ context: String) -> String {
    switch context {
    case "while parsing a flow sequence": "this '[' is not closed"
    case "while parsing a flow mapping": "this '{' is not closed"
    case "while scanning a simple key": "the key begins here"
    case "while parsing a block mapping": "the mapping begins here"
    case "while parsing a block collection": "the list begins here"
    case "while scanning a quoted scalar": "the quotes open here"
    default: context
    }
  }
}
