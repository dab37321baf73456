/// A place in a file for people: line and column from 1, the column in code points.
public struct SourcePosition: Equatable, Sendable {
  public let line: Int
  public let column: Int
}

/// Turns byte offsets into lines and columns; made only where a place must be printed.
struct LineTable {
  private static let stride = 4096

  private let source: SourceText
  /// The position at every 4096th byte.
  private var checkpoints: [SourcePosition] = []

  /// - Parameter other: taken over where it is of the same text.
  init(_ source: SourceText, reusing other: LineTable? = nil) {
    if let other, other.source.isSame(as: source) {
      self = other
      return
    }
    self.source = source
    checkpoints.reserveCapacity(source.count / Self.stride + 1)
    var position = SourcePosition(line: 1, column: 1)
    var offset = 0
    while true {
      checkpoints.append(position)
      guard offset + Self.stride <= source.count else { break }
      position = advance(position, from: offset, to: offset + Self.stride)
      offset += Self.stride
    }
  }

  func position(of offset: Int) -> SourcePosition {
    let offset = min(offset, source.count)
    let checkpoint = min(offset / Self.stride, checkpoints.count - 1)
    return advance(checkpoints[checkpoint], from: checkpoint * Self.stride, to: offset)
  }

  /// A line ends with LF, CR or both.
  private func advance(_ start: SourcePosition, from first: Int, to end: Int) -> SourcePosition {
    var (line, column) = (start.line, start.column)
    for offset in first..<end {
      let byte = source[offset]
      if byte == 0x0A || byte == 0x0D && source[offset + 1] != 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  /// The bytes of the line around an offset, cut to so many on each side.
  func line(around offset: Int, reach: Int) -> Range<Int> {
    var start = min(offset, source.count)
    while start > 0, offset - start < reach, !isLineEnd(source[start - 1]) { start -= 1 }
    while start > 0, source[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(offset, source.count)
    while end < source.count, end - offset < reach, !isLineEnd(source[end]) { end += 1 }
    while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
