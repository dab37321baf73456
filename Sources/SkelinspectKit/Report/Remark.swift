/// A fact under a name of one or a few words.
typealias Remark = (name: String, text: String)

extension Paint {
  /// Facts below what they are about, each on a line: `  = help: mark it`.
  func lines(_ remarks: [Remark]) -> String {
    remarks.map { "  = \(bold($0.name)): \($0.text.escapedForTerminal)\n" }.joined()
  }
}
