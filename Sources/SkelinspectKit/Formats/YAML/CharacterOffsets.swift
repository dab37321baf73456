/// Turns libyaml's positions, which count characters, into byte offsets; asked in order it reads the text
/// once.
struct CharacterOffsets {
  private let source: SourceText
  private let isASCII: Bool
  private var character = 0
  private var byte = 0

  init(_ source: SourceText, isASCII: Bool) {
    self.source = source
    self.isASCII = isASCII
  }

  mutating func byteOffset(of index: Int) -> Int { isASCII ? min(index, source.count) : move(to: index) }

  private mutating func move(to index: Int) -> Int {
    while character < index, byte < source.count {
      byte += 1
      while source[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    while character > index, byte > 0 {
      byte -= 1
      while source[byte] & 0xC0 == 0x80 { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
