import SkelinspectKit

extension String {
  /// One word of any shell's that takes it as it is; fish has a form of its own.
  var quotedForShell: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_./,=".utf8.contains($0) }
    return isPlain ? self : inSingleQuotes
  }

  /// With a backslash before each of some characters.
  func escaping(_ characters: String) -> String {
    replacingScalars { characters.unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// With blanks before each line, also the first one unless it stands after something.
  func indented(_ count: Int, keepsFirst: Bool = false) -> String {
    let blanks = String(repeating: " ", count: count)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return (keepsFirst ? "" : blanks) + lines.joined(separator: "\n" + blanks)
  }
}

extension Flag {
  /// Each option once, as the first command has it that takes it.
  static let inAnyCommand = Option.allCases.compactMap { option in
    Command.allCases.lazy.compactMap { $0.flag(option) }.first
  }
}
