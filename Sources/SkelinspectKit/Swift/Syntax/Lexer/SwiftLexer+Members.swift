extension SwiftLexer {
  /// Whether the word that begins a type may stand in a part of a text that is no comment and no literal; names in
  /// backticks may hold anything.
  @inline(__always)
  func mayDeclareType(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      var hits = Self.pairsOfTypeWords(bytes + place)
      while let first = hits.first, place + first < range.upperBound {
        if isTypeWord(around: place + first) { return true }
        hits[first] = false
      }
      place += ByteBlock.size
    }
    return false
  }

  /// Where backticks stand, and the first letters of `ss`, `ct`, `nu`, `oc` and `xt`, one of which is in each of the
  /// words.
  @inline(__always)
  private static func pairsOfTypeWords(_ start: UnsafePointer<UInt8>) -> ByteBlock.Matches {
    let (block, next) = (ByteBlock(start), ByteBlock(start + 1))
    let ofT =
      (next == UInt8(ascii: "t")) .& ((block == UInt8(ascii: "c")) .| (block == UInt8(ascii: "x")))
    let ofS = (block == UInt8(ascii: "s")) .& (next == UInt8(ascii: "s"))
    let ofU = (block == UInt8(ascii: "n")) .& (next == UInt8(ascii: "u"))
    let ofC = (block == UInt8(ascii: "o")) .& (next == UInt8(ascii: "c"))
    return ofT .| ofS .| ofU .| ofC .| (block == UInt8(ascii: "`"))
  }

  private func isTypeWord(around place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "s"): isTypeWord("class", at: place - 3)
    case UInt8(ascii: "n"): isTypeWord("enum", at: place - 1)
    case UInt8(ascii: "o"): isTypeWord("protocol", at: place - 4)
    case UInt8(ascii: "x"): isTypeWord("extension", at: place - 1)
    case UInt8(ascii: "c"): isTypeWord("struct", at: place - 4) || isTypeWord("actor", at: place - 1)
    default: true
    }
  }

  /// Whether a word stands at a place; `class` before `func` or `var` begins no type.
  private func isTypeWord(_ word: StaticString, at start: Int) -> Bool {
    let end = start + word.utf8CodeUnitCount
    guard start > 0, holds(word, at: start), !SwiftByteClass.continuesWord(bytes[start - 1]),
      !SwiftByteClass.continuesWord(bytes[end])
    else { return false }
    return !(word.utf8Start[0] == UInt8(ascii: "c") && (holds(" func ", at: end) || holds(" var ", at: end)))
  }
}
