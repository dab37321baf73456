/// What a comment says that hides findings: `skelinspect:ignore hidden-leaf, zero-size-leaf -- why`.
struct IgnoreDirective {
  let rules: [String]
  /// On one line, whatever was given.
  let reason: String?

  init(_ rules: [String], reason: String?) {
    self.rules = rules
    self.reason = reason.flatMap(Self.oneLine)
  }

  /// Without rules that are hidden already; nil where none is left.
  func leavingOut(_ known: some Sequence<String>) -> IgnoreDirective? {
    let rules = rules.filter { !known.contains($0) }
    return rules.isEmpty ? nil : IgnoreDirective(rules, reason: reason)
  }

  var list: String { rules.joined(separator: ", ") }

  var text: String { "skelinspect:ignore \(list)" + (reason.map { " -- \($0)" } ?? "") }

  /// A reason without what begins another comment; nil where nothing is left.
  private static func oneLine(_ reason: String) -> String? {
    let scalars = reason.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: " " as Unicode.Scalar
      default: scalar
      }
    }
    var line = ""
    line.unicodeScalars.append(contentsOf: scalars)
    if line.lowercased().contains(text: "skelinspect:") { line = line.replacing(text: "#", with: "") }
    let words = line.split(separator: " ")
    // The dash before a reason takes all that follow it.
    let first = words.firstIndex { !$0.allSatisfy("-–—".contains) } ?? words.count
    let text = words[first...].joined(separator: " ")
    return text.isEmpty ? nil : String(text.drop(while: "-–—".contains))
  }
}

extension Place {
  /// In Swift code.
  var isInCode: Bool { fileName.utf8.suffix(6).elementsEqual(".swift".utf8) }
}
