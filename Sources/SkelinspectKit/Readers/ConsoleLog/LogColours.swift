extension SourceText {
  private static let escape: UInt8 = 0x1B

  /// With blanks for what colours a terminal or erases in it (the control sequences of ECMA-48), so that every place
  /// stays where it is.
  var withoutColours: SourceText {
    guard bytes.contains(Self.escape) else { return self }
    var text = Array(bytes)
    var position = 0
    while position < text.count {
      guard text[position] == Self.escape, let end = endOfControl(from: position) else {
        position += 1
        continue
      }
      for place in position..<end { text[place] = UInt8(ascii: " ") }
      position = end
    }
    return SourceText(text, named: name)
  }

  /// After `ESC [ parameters letter`; nil for anything else.
  private func endOfControl(from start: Int) -> Int? {
    guard self[start + 1] == "[" else { return nil }
    let position = end(from: start + 2) { (0x20...0x3F).contains($0) }
    return (0x40...0x7E).contains(self[position]) ? position + 1 : nil
  }

  /// With straight quotes on lines that have curly ones instead, as chats and notes write them, in the same places.
  var withStraightQuotes: SourceText {
    guard ["“type”", "“isSkeletonable”"].contains(where: bytes.hasWord) else { return self }
    var text = Array(bytes)
    for line in text.indices.split(whereSeparator: { text[$0] == 0x0A })
    where !text[line].contains(UInt8(ascii: "\"")) {
      for place in line where isCurlyQuote(at: place) {
        let isOpening = text[place + 2] != 0x9D
        text.replaceSubrange(place..<place + 3, with: (isOpening ? "  \"" : "\"  ").utf8)
      }
    }
    return SourceText(text, named: name)
  }
}
