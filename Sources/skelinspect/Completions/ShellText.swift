import SkelinspectKit

extension String {
  /// One word of any shell's that takes it as it is; fish has a form of its own.
  var quotedForShell: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isPlainInShells }
    return isPlain ? self : "'\(replacing(text: "'", with: #"'\''"#))'"
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

extension UInt8 {
  /// Letters, digits and signs that mean nothing to a shell where they stand in a word.
  fileprivate var isPlainInShells: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "="):
      true
    default: false
    }
  }
}

extension Flag {
  /// Each option once, as the first command has it that takes it.
  static let inAnyCommand = Option.allCases.compactMap { option in
    Command.allCases.lazy.compactMap { $0.flag(option) }.first
  }
}
