/// A line as GitHub's runner reads it: `::name key=value,key=value::message`.
struct WorkflowCommand {
  let name: String
  let properties: [String: String]
  let message: String

  init?(_ line: String) {
    let text = String(line.drop { $0.isWhitespace })
    guard text.hasPrefix("::"), let end = text.dropFirst(2).firstRange(of: "::") else { return nil }
    let head = text[text.index(text.startIndex, offsetBy: 2)..<end.lowerBound]
    let parts = head.split(separator: " ", maxSplits: 1)
    name = parts.first.map { "\($0)" } ?? ""
    var properties: [String: String] = [:]
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      if sides.count == 2 {
        properties["\(sides[0])"] = Self.decoded(sides[1], Self.data + [("%3A", ":"), ("%2C", ",")])
      }
    }
    self.properties = properties
    message = Self.decoded(text[end.upperBound...], Self.data)
  }

  private static let data = [("%0D", "\r"), ("%0A", "\n")]

  private static func decoded(_ text: Substring, _ codes: [(String, String)]) -> String {
    (codes + [("%25", "%")]).reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}

/// CSV's rows and cells.
enum RFC4180 {
  static func rows(_ text: String) -> [[String]] {
    var (rows, row, cell, isQuoted) = ([[String]](), [String](), "", false)
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        cell.unicodeScalars.append("\"")
        scalars.removeFirst()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return rows
  }
}
