/// Bytes on their way out; with a sink they leave in large pieces, so that no long text stands in memory.
public struct OutputBuffer {
  private static let pieceSize = 1 << 16
  private static let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 256)

  private(set) var bytes: [UInt8] = []
  private let sink: (([UInt8]) -> Void)?

  public init(sink: (([UInt8]) -> Void)? = nil) {
    self.sink = sink
    if sink != nil { bytes.reserveCapacity(Self.pieceSize * 2) }
  }

  /// What is left in the buffer.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Eight bytes, the lowest first.
  @inline(__always)
  mutating func append(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  @inline(__always)
  mutating func append(byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  @inline(__always)
  mutating func append(_ range: Range<Int>, of source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  mutating func append(spaces count: Int) {
    var left = count
    while left > 0 {
      append(0..<min(left, Self.blanks.count), of: Self.blanks)
      left -= Self.blanks.count
    }
  }

  /// Hands on what is in the buffer when that is a large piece.
  @inline(__always)
  mutating func flushIfLarge() {
    if bytes.count >= Self.pieceSize { flush() }
  }

  /// Hands on what is in the buffer, where there is a sink.
  public mutating func flush() {
    guard let sink else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
