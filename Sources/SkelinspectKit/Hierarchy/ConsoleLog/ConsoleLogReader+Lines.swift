/// Where trees of JSON begin in a log, and how their lines go on behind time stamps and other prefixes.
extension ConsoleLogReader {
  /// The brace of the next tree in a part of a line.
  func treeOpening(in line: Range<Int>) -> (brace: Int, isEscaped: Bool)? {
    var position = line.lowerBound
    while position < line.upperBound {
      if bytes[position] == UInt8(ascii: "{") {
        if beginsTree(position) { return (position, false) }
        if beginsEscapedTree(position) { return (position, true) }
      }
      position += 1
    }
    return nil
  }

  /// A key of a printed tree follows a brace, on its line or the next one.
  private func beginsTree(_ brace: Int) -> Bool {
    var position = skipBlanks(from: brace + 1)
    if begins(with: "//", at: position) { position = endOfLine(from: position) }
    if bytes[position] == 0x0A {
      position = skipBlanks(from: position + 1)
      if !beginsPrintedKey(position) {
        position = tokenBehindPrefix(of: position..<endOfLine(from: position)) ?? position
      }
    }
    return beginsPrintedKey(position)
  }

  private func beginsEscapedTree(_ brace: Int) -> Bool {
    var position = brace + 1
    while true {
      if bytes[position] == 0x20 {
        position += 1
      } else if bytes[position] == UInt8(ascii: "\\"), isEscapedBlank(at: position) {
        position += 2
      } else {
        break
      }
    }
    return bytes[position] == UInt8(ascii: "\\") && beginsPrintedKey(position + 1)
  }

  /// A quote, one of the four keys, and the end of the text.
  private func beginsPrintedKey(_ quote: Int) -> Bool {
    bytes[quote] == UInt8(ascii: "\"") && Self.printedKeys.contains { begins(with: $0, at: quote + 1) }
  }

  private static let printedKeys: [StaticString] = [
    "type\"", "isSkeletonable\"", "reference\"", "children\"",
    "type\\\"", "isSkeletonable\\\"", "reference\\\"", "children\\\"",
  ]

  /// What stands in a line, for a tree that goes on in it.
  private enum Content { case nothing, other, token(Int) }

  /// Goes to the first token on a later line; false, where it was, if the tree does not go on.
  mutating func beginLine() -> Bool {
    let end = json.position
    var line = end + 1
    var foreign: [Range<Int>] = []
    while line < source.count, foreign.count <= Self.maximumForeignLines {
      let lineEnd = endOfLine(from: line)
      switch content(of: line) {
      case .nothing: break
      case .other: foreign.append(line..<lineEnd)
      case .token(let token):
        guard isIndented(token, in: line) else {
          if bytes[token] == UInt8(ascii: "{"), beginsTree(token) { return false }
          foreign.append(line..<lineEnd)
          break
        }
        for line in foreign { tree.foreignLines.add(line) }
        json.position = token
        tree.lineBreak = end
        return true
      }
      line = lineEnd + 1
    }
    return false
  }

  /// Lines of a tree stand farther right than its brace, if its first one does: what does not begins another.
  private mutating func isIndented(_ token: Int, in line: Int) -> Bool {
    let isEnd = bytes[token] == UInt8(ascii: "}") && tree.open.count == 1
    let indentation = indentation(of: token, from: line)
    let isIndented = tree.isIndented ?? (indentation > tree.indentation)
    if !isEnd { tree.isIndented = isIndented }
    let isBracket = self.isBracket(bytes[token]) || bytes[token] == UInt8(ascii: "\"")
    return isEnd || !isBracket || !isIndented || indentation > tree.indentation
  }

  /// The first token of a tree in a line.
  private func content(of line: Int) -> Content {
    let start = skipBlanks(from: line)
    switch bytes[start] {
    case 0x0A: return .nothing
    case 0 where start >= source.count: return .nothing
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): return .token(start)
    case UInt8(ascii: "{"): return fits(brace: start) ? .token(start) : .other
    case UInt8(ascii: "\""): return beginsPrintedKey(start) || beginsKey(start) ? .token(start) : .other
    default:
      if begins(with: "//", at: start) || begins(with: "...", at: start) || begins(with: "…", at: start) {
        return .token(start)
      }
      guard let token = tokenBehindPrefix(of: start..<endOfLine(from: start)) else { return .other }
      return bytes[token] != UInt8(ascii: "{") || beginsTree(token) ? .token(token) : .other
    }
  }

  /// A brace at the beginning of a line is an element of the tree, or begins another one.
  private func fits(brace: Int) -> Bool {
    let isElement = tree.expected == .firstElement || tree.expected == .element
    return isElement && tree.isIndented == true || beginsTree(brace)
  }

  /// A text of a line and a colon.
  private func beginsKey(_ quote: Int) -> Bool {
    var position = quote + 1
    while bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""), position - quote < 256 {
      position += 1
    }
    return bytes[position] == UInt8(ascii: "\"")
      && bytes[skipBlanks(from: position + 1)] == UInt8(ascii: ":")
  }

  /// Where a line goes on behind a time stamp or the like: with a printed key, or with brackets to its end.
  private func tokenBehindPrefix(of line: Range<Int>) -> Int? {
    let key = line.first { bytes[$0] == UInt8(ascii: "\"") && beginsPrintedKey($0) }
    let end = key ?? line.upperBound
    var start = end
    while start > line.lowerBound, isBlank(bytes[start - 1]) || isBracket(bytes[start - 1]) { start -= 1 }
    let bracket = (start..<end).first {
      bytes[$0] != UInt8(ascii: ",") && isBracket(bytes[$0]) && isBlank(bytes[$0 - 1])
    }
    let isOther = (start..<end).contains { bytes[$0] == UInt8(ascii: "{") }
    return bracket ?? (isOther ? nil : key)
  }

  private func isBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","): true
    default: false
    }
  }
}
