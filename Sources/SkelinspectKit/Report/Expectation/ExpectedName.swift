/// How an expectation writes the names of views, so that they can be told from what stands around them.
enum ExpectedName {
  /// Two blanks end a name, `#` its type, and what stands in parentheses after it is its part.
  static func escaped(_ text: String, isType: Bool) -> String {
    var result = ""
    var before: Unicode.Scalar?
    let scalars = Array(text.escapedForTerminal.unicodeScalars)
    for (number, scalar) in zip(1..., scalars) {
      let isFirst = isType && before == nil
      switch scalar {
      case " " where before == " " || isFirst || number == scalars.count: result += "\\u{20}"
      case "(" where before == " ": result += "\\u{28}"
      case "#" where isType: result += "\\u{23}"
      case _ where isFirst && marks.contains(scalar):
        result += "\\u{\(hexadecimal(UInt64(scalar.value), digits: 2))}"
      default: result.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    return isType && result.isEmpty ? "\\u{}" : result
  }

  /// What begins a line that is not a view.
  private static let marks: [Unicode.Scalar] = ["[", "!", "+", "<", "|", "=", ">"]

  /// A name and its part, as `ExpectedView.label` puts them together.
  static func parts(of label: String) -> (type: String, id: String?, part: String?) {
    var name = label[...]
    var part: String?
    let opening = label.utf8.indices.last { index in
      label.utf8[index] == UInt8(ascii: "(") && index > label.startIndex
        && label.utf8[label.utf8.index(before: index)] == UInt8(ascii: " ")
    }
    if label.utf8.last == UInt8(ascii: ")"), let opening {
      part = String(label[label.utf8.index(after: opening)...].dropLast())
      name = label[..<label.utf8.index(before: opening)]
    }
    guard let mark = name.utf8.firstIndex(of: UInt8(ascii: "#")) else { return (String(name), nil, part) }
    return (String(name[..<mark]), String(name[name.utf8.index(after: mark)...]), part)
  }
}
