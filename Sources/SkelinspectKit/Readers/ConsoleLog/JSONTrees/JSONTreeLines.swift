/// What stands between the tokens of a tree of JSON, and how it goes on over lines of other output.
extension JSONTreeReader {
  /// Goes to the next token; false where the tree does not go on.
  mutating func skipBetweenTokens() -> Bool {
    while true {
      switch log[json.position] {
      case 0x20, 0x09, 0x0D: json.position += 1
      case 0xC2 where log[json.position + 1] == 0xA0: json.position += 2
      case 0x0A:
        // The library breaks no line between a key and its value.
        guard tree.expected != .value, !tree.isEscaped, beginLine() else { return false }
      case "/" where log[json.position + 1] == "/": skipComment()
      case "\\" where tree.isEscaped && log.isEscapedBlank(at: json.position): json.position += 2
      default: return json.position < log.count
      }
    }
  }

  private mutating func skipComment() {
    let start = json.position
    json.position = log.endOfLine(from: start)
    tree.comments.add(start..<json.position)
  }

  /// `...` or `…` in the place of values.
  mutating func skipElision() -> Bool {
    let start = json.position
    guard log.begins("...", at: start) || log.begins("…", at: start) else { return false }
    json.position += 3
    tree.elisions.add(start..<start + 3)
    noteCutChildren(in: tree.open.indices.last)
    if let last = tree.open.indices.last, let key = tree.open[last].key {
      json.tape.removeEntries(from: key)
      tree.open[last].key = nil
    }
    tree.expected = .separator
    return true
  }

  /// What stands in a line, for a tree that goes on in it.
  private enum Content { case nothing, other, token(Int) }

  /// Goes to the first token on a later line; false, where it was, if the tree does not go on.
  mutating func beginLine() -> Bool {
    let end = json.position
    var line = end + 1
    var foreign: [Range<Int>] = []
    while line < log.count, foreign.count <= ConsoleLog.maximumForeignLines {
      let lineEnd = log.endOfLine(from: line)
      switch content(of: line) {
      case .nothing: break
      case .other: foreign.append(line..<lineEnd)
      case .token(let token):
        guard isIndented(token, in: line) else {
          if log[token] == "{", log.beginsTree(token) { return false }
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
    let isEnd = log[token] == "}" && tree.open.count == 1
    let indentation = log.indentation(of: token, from: line)
    let isIndented = tree.isIndented ?? (indentation > tree.indentation)
    if !isEnd { tree.isIndented = isIndented }
    let isBracket = log.isBracket(at: token) || log[token] == "\""
    return isEnd || !isBracket || !isIndented || indentation > tree.indentation
  }

  /// The first token of a tree in a line.
  private func content(of line: Int) -> Content {
    let start = log.skipBlanks(from: line)
    switch log[start] {
    case 0x0A: return .nothing
    case 0 where start >= log.count: return .nothing
    case "}", "]", ",": return .token(start)
    case "{": return fits(brace: start) ? .token(start) : .other
    case "\"": return log.beginsPrintedKey(start) || log.beginsKey(start) ? .token(start) : .other
    default:
      if log.begins("//", at: start) || log.begins("...", at: start) || log.begins("…", at: start) {
        return .token(start)
      }
      guard let token = log.tokenBehindPrefix(of: start..<log.endOfLine(from: start)) else { return .other }
      return log[token] != "{" || log.beginsTree(token) ? .token(token) : .other
    }
  }

  /// A brace at the beginning of a line is an element of the tree, or begins another one.
  private func fits(brace: Int) -> Bool {
    let isElement = tree.expected == .firstElement || tree.expected == .element
    return isElement && tree.isIndented == true || log.beginsTree(brace)
  }
}
