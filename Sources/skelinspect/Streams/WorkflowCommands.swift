/// Keeps texts from being taken for commands by the runner of a workflow, which reads both streams: GitHub's obeys
/// `::name::` at the beginning of a line, blanks aside, and `##[name]` anywhere in one, that of Azure Pipelines
/// `##[name]` and `##vso[name]`, TeamCity's `##teamcity[name]`.
///
/// The escapes are those of JSON, where they stand for the same characters.
struct WorkflowCommands {
  /// What stands in the line so far is blank.
  private var isAtStart = true
  /// A colon is all that stands in it beside that.
  private var isAfterColon = false
  /// `#` right before, up to two; after two of them letters may stand.
  private var marks = 0

  /// The next piece of a stream, wherever its lines begin and end.
  mutating func defused(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      let (isSecondColon, isBracket) = (isAfterColon && byte == .colon, marks == 2 && byte == .bracket)
      take(byte)
      if isSecondColon {
        result += "\\u003a".utf8
      } else if isBracket {
        result += "\\u005b".utf8
      } else {
        result.append(byte)
      }
    }
    return result[...]
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "#"): marks = min(marks + 1, 2)
    case UInt8(ascii: "A")...UInt8(ascii: "Z") where marks == 2,
      UInt8(ascii: "a")...UInt8(ascii: "z") where marks == 2:
      break
    default: marks = 0
    }
    switch byte {
    case 0x0A, 0x0D: (isAtStart, isAfterColon) = (true, false)
    case .colon: (isAtStart, isAfterColon) = (false, isAtStart)
    // There are blanks beyond ASCII, and a mark that some readers leave out.
    case 0x00...0x20, 0x80...0xFF: isAfterColon = false
    default: (isAtStart, isAfterColon) = (false, false)
    }
  }

  /// Whether a text has what would be taken for a command.
  static func stand(in bytes: [UInt8]) -> Bool {
    var commands = WorkflowCommands()
    return commands.defused(bytes[...]).count != bytes.count
  }
}

extension UInt8 {
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let bracket = UInt8(ascii: "[")
}
