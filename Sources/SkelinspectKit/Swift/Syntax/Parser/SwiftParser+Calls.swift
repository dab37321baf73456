extension SwiftParser {
  /// Arguments in parentheses, and closures after them.
  func readCall(of callee: Index, from start: UInt32) -> Index {
    var children = Children()
    append(callee, to: &children)
    if at(.leftParenthesis) { readArguments(into: &children) }
    readTrailingClosures(into: &children)
    return add(.call, from: start, children)
  }

  func readSubscript(of base: Index, from start: UInt32) -> Index {
    var children = Children()
    append(base, to: &children)
    readArguments(into: &children)
    return add(.subscriptCall, from: start, children)
  }

  /// Arguments in the bracket at the position.
  func readArguments(into children: inout Children) {
    guard let outside = open(keepsBinding: true) else { return append(passOverAsUnknown(), to: &children) }
    readArguments(until: outside.closer, into: &children)
    close(outside)
  }

  private func readArguments(until closer: Int, into children: inout Children) {
    readAll(until: closer) {
      append(readArgument(), to: &children)
      _ = take(.comma)
    }
  }

  private func readArgument() -> Index? {
    let start = token.start
    let label = readLabel()
    var children = Children()
    append(readExpression(), to: &children)
    guard !children.isEmpty || !label.isEmpty else { return nil }
    return add(.argument, label, from: start, children)
  }

  /// `name:`; empty where none stands at the position.
  private func readLabel() -> Range<UInt32> {
    guard at(.identifier), next.kind == .colon else { return 0..<0 }
    position += 2
    return tokens[position - 2].range
  }

  /// Closures after a call's parentheses, those after the first with their labels.
  func readTrailingClosures(into children: inout Children) {
    guard at(.leftBrace), isTrailingClosure else { return }
    append(readClosureArgument(), to: &children)
    while at(.identifier), next.kind == .colon, tokens[position + 2].kind == .leftBrace, !at(.default) {
      append(readClosureArgument(), to: &children)
    }
  }

  private func readClosureArgument() -> Index {
    let start = token.start
    return add(.argument, readLabel(), from: start, [readClosure()])
  }

  /// Whether the `{` at the position belongs to the expression before it: in a condition only where what
  /// follows it could not follow a block; never where a variable's observers begin.
  var isTrailingClosure: Bool {
    let first = next
    if first.keyword == .willSet || first.keyword == .didSet { return false }
    if allowsTrailing { return true }
    let after = tokens[tokens.closer(of: position) + 1]
    switch after.kind {
    case .leftBrace, .comma: return true
    case .identifier: return after.keyword == .where
    case .dot, .leftParenthesis, .leftBracket: return !after.isOnNewLine
    default: return false
    }
  }

  /// `(_:name:)`, labels without values.
  var isCompoundName: Bool {
    guard next.kind == .identifier, tokens[position + 2].kind == .colon else { return false }
    let third = tokens[position + 3]
    return third.kind == .rightParenthesis
      || third.kind == .identifier && tokens[position + 4].kind == .colon
        && tokens[tokens.closer(of: position) - 1].kind == .colon
  }
}

// MARK: - Brackets of values

extension SwiftParser {
  /// A value in parentheses is itself; several, one with a label, or none, are a tuple.
  func readParentheses() -> Index {
    let start = token.start
    guard let outside = open(keepsBinding: true) else { return passOverAsUnknown() }
    var children = Children()
    var only: Index?
    if next.kind != .colon {
      only = readExpression()
      if position == outside.closer, let only {
        close(outside)
        return only
      }
    }
    if let only {
      let start = UInt32(truncatingIfNeeded: tree.range(only).lowerBound)
      append(add(.argument, from: start, [only]), to: &children)
      _ = take(.comma)
    }
    readArguments(until: outside.closer, into: &children)
    close(outside)
    return add(.tuple, from: start, children)
  }

  /// `[a, b]`, `[a: b]`, and types written so.
  func readCollection() -> Index {
    let start = token.start
    guard let outside = open() else { return passOverAsUnknown() }
    var children = Children()
    var isDictionary = false
    readAll(until: outside.closer) {
      append(readExpression(), to: &children)
      if take(.colon) { isDictionary = true } else { _ = take(.comma) }
    }
    close(outside)
    return add(isDictionary ? .dictionary : .array, from: start, children)
  }

  /// A literal's name is what stands between its quotes.
  func readString() -> Index {
    let first = token
    let quotes = source.end(from: Int(first.start)) { $0 == UInt8(ascii: "#") }
    let hashes = quotes - Int(first.start)
    let isMultiline =
      source[quotes + 1] == UInt8(ascii: "\"") && source[quotes + 2] == UInt8(ascii: "\"")
      && (hashes == 0 || SwiftByteClass.of(source[quotes + 3]) == .newline)
    let width = UInt32(truncatingIfNeeded: hashes + (isMultiline ? 3 : 1))
    let content = min(first.start + width, first.end)
    guard first.kind == .stringOpen else {
      position += 1
      let close = first.isClosed ? max(first.end - min(width, first.end), content) : first.end
      return add(.string, Range(from: content, to: close), from: first.start)
    }
    return readInterpolations(from: first.start, content: content)
  }

  private func readInterpolations(from start: UInt32, content: UInt32) -> Index {
    let closer = tokens[tokens.closer(of: position)]
    guard let outside = open() else { return passOverAsUnknown() }
    var children = Children()
    while position < outside.closer {
      guard at(.interpolationOpen), let interpolation = open() else {
        passOver()
        continue
      }
      readAll(until: interpolation.closer) {
        _ = readLabel()
        append(readExpression(), to: &children)
        _ = take(.comma)
      }
      close(interpolation)
    }
    close(outside)
    return add(.string, Range(from: content, to: closer.start), from: start, children)
  }
}
