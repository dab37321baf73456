/// What a terminal shows as one piece: a letter with its marks, an emoji, an escape.
struct TerminalCell: Equatable {
  /// Terminal cells.
  let width: Int
  /// UTF-8 bytes of the source text.
  let bytes: Range<Int>
  /// Where it is not a letter of ASCII: there may be thousands of these in a line, most of them not shown.
  private let other: String?
  private let letter: UInt8

  var text: String { other ?? String(Unicode.Scalar(letter)) }

  init(text: String, width: Int, bytes: Range<Int>) {
    (other, letter, self.width, self.bytes) = (text, 0, width, bytes)
  }

  /// A printable letter of ASCII.
  init(_ letter: UInt8, at place: Int) {
    (other, self.letter, width, bytes) = (nil, letter, 1, place..<place + 1)
  }
}

extension SourceText {
  /// A piece of a line as a terminal may show it: tabs as four spaces, what could move the cursor escaped.
  func cells(_ range: Range<Int>) -> [TerminalCell] {
    if isPrintableASCII(range) {
      return range.map { TerminalCell(self[$0], at: $0) }
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
