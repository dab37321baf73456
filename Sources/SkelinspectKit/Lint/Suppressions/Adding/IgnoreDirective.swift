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

extension Hierarchy {
  /// What hides findings of some rules: a comment above the view or its `lint` key, its notes in Interface Builder, a
  /// comment above a line of Swift.
  ///
  /// - Parameters:
  ///   - place: of the finding, which may be in Swift code that is about the view.
  ///   - lines: of this hierarchy's own file.
  /// - Returns: nil where nothing can speak of it alone.
  func ignoreEdits(
    _ directive: IgnoreDirective, of view: ViewIndex?, at place: Place, _ lines: inout IgnoringLines
  ) -> FileEdits? {
    if place.isInCode { return SwiftStatements.ignoreEdits(directive, at: place) }
    // Notes of other files are theirs to read.
    guard let view else { return commentEdits(directive, above: place) }
    return isElsewhere(view) ? nil : notesEdits(directive, of: view) ?? edits(directive, at: view, &lines)
  }
}

extension Place {
  /// In Swift code.
  var isInCode: Bool { fileName.utf8.suffix(6).elementsEqual(".swift".utf8) }
}
