/// Colours for a terminal, or none.
package struct Paint: Sendable {
  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  func red(_ text: String) -> String { paint(text, "31") }
  func green(_ text: String) -> String { paint(text, "32") }
  func yellow(_ text: String) -> String { paint(text, "33") }
  func blue(_ text: String) -> String { paint(text, "34") }
  func cyan(_ text: String) -> String { paint(text, "36") }
  func bold(_ text: String) -> String { paint(text, "1") }
  /// One of a terminal's 256 colours.
  func color(_ text: String, _ number: Int) -> String { paint(text, "38;5;\(number)") }
  package func dim(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Paint {
  /// The words that begin a message.
  package var error: String { red("error") }
  package var note: String { cyan("note") }
}

extension Paint {
  /// A line of a diff.
  package func diffLine(_ line: String) -> String {
    switch line.first {
    case "+": line.hasPrefix("+++ ") ? bold(line) : green(line)
    case "-": line.hasPrefix("--- ") ? bold(line) : red(line)
    case "@": cyan(line)
    case "d", "#": bold(line)
    default: line
    }
  }
}
