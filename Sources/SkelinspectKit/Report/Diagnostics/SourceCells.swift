/// What a terminal shows as one piece: a letter with its marks, an emoji, an escape.
struct TerminalCell: Equatable {
  let text: String
  /// Terminal cells.
  let width: Int
  /// UTF-8 bytes of the source text.
  let bytes: Range<Int>
}

extension SourceText {
  /// A piece of a line as a terminal may show it: tabs as four spaces, what could move the cursor escaped.
  func cells(_ range: Range<Int>) -> [TerminalCell] {
    if isPrintableASCII(range) {
      return range.map {
        TerminalCell(text: String(Unicode.Scalar(self[$0])), width: 1, bytes: $0..<$0 + 1)
      }
    }
    let scalars = scalars(range)
    var text = ""
    text.reserveCapacity(range.count)
    let plain = scalars.map(\.scalar)
    text.unicodeScalars.append(contentsOf: plain)
    var cells: [TerminalCell] = []
    var index = 0
    for character in text {
      let end = index + character.unicodeScalars.count
      let parts = scalars[index..<end]
      if end == index + 1
        || (index..<end).contains(where: { plain[$0].isUnsafeOnTerminals && !plain.joins(at: $0) })
      {
        for part in parts { cells.append(TerminalCell(of: part.scalar, at: part.bytes)) }
      } else {
        let bytes = parts[index].bytes.lowerBound..<parts[end - 1].bytes.upperBound
        cells.append(TerminalCell(text: String(character), width: character.cellWidth, bytes: bytes))
      }
      index = end
    }
    return cells
  }

  func isPrintableASCII(_ range: Range<Int>) -> Bool {
    padded[range].allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Bytes that are not UTF-8 count as one character each that stands for them.
  private func scalars(_ range: Range<Int>) -> [(scalar: Unicode.Scalar, bytes: Range<Int>)] {
    var scalars: [(scalar: Unicode.Scalar, bytes: Range<Int>)] = []
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = padded[range].makeIterator()
    var start = range.lowerBound
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        scalars.append((UTF8.decode(encoded), start..<start + encoded.count))
        start += encoded.count
      case .error(let length):
        scalars.append(("\u{FFFD}", start..<start + length))
        start += length
      case .emptyInput: return scalars
      }
    }
  }
}

extension TerminalCell {
  fileprivate init(of scalar: Unicode.Scalar, at bytes: Range<Int>) {
    if scalar == "\t" {
      self.init(text: "    ", width: 4, bytes: bytes)
    } else if scalar.isUnsafeOnTerminals {
      let text = String(scalar).escapedForTerminal
      self.init(text: text, width: text.count, bytes: bytes)
    } else {
      self.init(text: String(scalar), width: scalar.cellWidth, bytes: bytes)
    }
  }
}
