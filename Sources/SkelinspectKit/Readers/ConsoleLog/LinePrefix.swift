/// What a log puts before each of its lines, by one of them.
struct LinePrefix {
  let range: Range<Int>
  let log: SourceText

  /// Where a line's own words begin: after the same signs, with other words, numbers and blanks between; nil where
  /// they are not there.
  func end(in line: Range<Int>) -> Int? {
    var (left, right) = (range.lowerBound, line.lowerBound)
    while left < range.upperBound {
      guard right < line.upperBound else { return nil }
      let kind = LogByteKind(log[left])
      guard kind == LogByteKind(log[right]) else { return nil }
      if kind == .sign {
        guard log[left] == log[right] else { return nil }
        (left, right) = (left + 1, right + 1)
        continue
      }
      let start = left
      left = log.end(from: left, to: range.upperBound) { LogByteKind($0) == kind }
      // Blanks beyond those of the first line are the line's own.
      if left == range.upperBound, kind == .blank {
        return right + (0..<left - start).prefix { LogByteKind(log[right + $0]) == .blank }.count
      }
      right = log.end(from: right, to: line.upperBound) { LogByteKind($0) == kind }
    }
    return right
  }
}

/// What a byte is in the part of a line that a log puts before what it prints.
private enum LogByteKind {
  case word, blank, sign

  init(_ byte: UInt8) {
    self = byte.isBlank ? .blank : byte.isASCIILetterOrDigit || byte >= 0x80 ? .word : .sign
  }
}
