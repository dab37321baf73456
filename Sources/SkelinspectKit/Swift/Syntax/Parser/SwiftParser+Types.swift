extension SwiftParser {
  /// A type as it is written; nil where none stands at the position.
  func readType() -> Range<UInt32>? {
    let start = token.start
    var isComplete = false
    var last = position
    loop: while true {
      if !isComplete {
        guard readTypeOperand() else { break }
        isComplete = true
        last = position
      } else if at(.dot), next.kind == .identifier {
        position += 1
        readTypeName()
        last = position
      } else if isPostfixSign || atSign("...") {
        position += 1
        last = position
      } else if atSign("&") || atSign("->") {
        position += 1
        isComplete = false
      } else if !passOverEffectsOfType() {
        break
      }
    }
    position = last
    return last > 0 && end > start ? start..<end : nil
  }

  /// A name, or what is in brackets, with what stands before it.
  private func readTypeOperand() -> Bool {
    while true {
      switch token.kind {
      case .at: passOverAttribute()
      case .operatorSign where atSign("~"): position += 1
      case .leftParenthesis, .leftBracket:
        passOver()
        return true
      case .identifier:
        if isWordBeforeType {
          position += 1
          continue
        }
        guard !token.keyword.isReserved || at(.class) else { return false }
        readTypeName()
        return true
      default: return false
      }
    }
  }

  private var isWordBeforeType: Bool {
    switch token.keyword {
    case .inout: true
    case .some, .any, .each, .repeat, .sending, .isolated, .borrowing, .consuming, .async, .nonisolated:
      switch next.kind {
      case .identifier: !next.isOnNewLine && !next.keyword.isReserved
      case .leftParenthesis, .leftBracket, .at: !next.isOnNewLine
      default: false
      }
    default: false
    }
  }

  private func readTypeName() {
    position += 1
    if atSign("<"), let end = angle(at: position) { position = end + 1 }
  }

  /// `async throws(E)` before an arrow.
  private func passOverEffectsOfType() -> Bool {
    let start = position
    passOverEffects()
    if position > start, atSign("->") { return true }
    position = start
    return false
  }

  func passOverEffects() {
    while true {
      switch token.keyword {
      case .async, .rethrows: position += 1
      case .throws:
        position += 1
        if at(.leftParenthesis) { passOver() }
      default: return
      }
    }
  }

  /// Whether the sign at the position is a `?` or `!` right after a value.
  var isPostfixSign: Bool {
    let token = token
    guard token.kind == .operatorSign, !token.isOnNewLine, token.start > 0 else { return false }
    let sign = source[Int(token.start)]
    guard sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!"), token.range.count == 1 else { return false }
    return SwiftByteClass.endsValue(source[Int(token.start) - 1])
  }
}

extension SwiftParser {
  /// The `>` of a `<`, if what is between can be types. Each is looked for once.
  func angle(at index: Int) -> Int? {
    if angles.isEmpty { angles = Array(repeating: 0, count: tokens.count) }
    if angles[index] != 0 { return angles[index] > 0 ? Int(angles[index]) : nil }
    var open: [Int] = []
    var place = index
    while let step = angleStep(at: place) {
      switch step {
      case .open: open.append(place)
      case .close:
        if let last = open.popLast() { angles[last] = Int32(truncatingIfNeeded: place) }
      case .other: break
      }
      if open.isEmpty { break }
      place = tokens.closer(of: place) + 1
      // One that was looked at before.
      if place < angles.count, angles[place] != 0 {
        guard angles[place] > 0 else { break }
        place = Int(angles[place]) + 1
      }
    }
    for place in open { angles[place] = -1 }
    return angles[index] > 0 ? Int(angles[index]) : nil
  }

  private enum AngleStep { case open, close, other }

  /// Nil for what cannot stand between angle brackets.
  private func angleStep(at index: Int) -> AngleStep? {
    let token = tokens[index]
    switch token.kind {
    case .identifier: return token.keyword.isReserved && !isTypeWord(token.keyword) ? nil : .other
    case .dot, .comma, .colon, .at, .leftParenthesis, .leftBracket, .number: return .other
    case .operatorSign:
      if holds("<", in: token.range) { return .open }
      if holds(">", in: token.range) { return .close }
      let signs: [StaticString] = ["->", "&", "?", "!", "...", "~", "-"]
      return signs.contains { holds($0, in: token.range) } ? .other : nil
    default: return nil
    }
  }

  private func isTypeWord(_ keyword: SwiftKeyword) -> Bool {
    switch keyword {
    case .inout, .throws, .rethrows, .class, .let, .repeat: true
    default: false
    }
  }
}
