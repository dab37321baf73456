/// A text on its way out; with a sink it leaves in large pieces, so that no long one stands in memory.
package struct OutputBuffer {
  /// Bytes.
  private static let pieceSize = 1 << 16

  private var bytes: [UInt8] = []
  private let sink: ((ArraySlice<UInt8>) -> Void)?

  package init(sink: ((ArraySlice<UInt8>) -> Void)? = nil) { self.sink = sink }

  /// What is left in the buffer.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Nil where nothing has been written since it was handed on.
  var last: UInt8? { bytes.last }

  mutating func removeLast(_ count: Int) { bytes.removeLast(count) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ text: String) { bytes += text.utf8 }

  /// What is left in another one.
  mutating func append(_ other: OutputBuffer) { bytes += other.bytes }

  mutating func append(spaces count: Int) { bytes += repeatElement(UInt8(ascii: " "), count: count) }

  /// Hands on what is in the buffer when that is a large piece.
  mutating func flushIfLarge() {
    if bytes.count >= Self.pieceSize { flush() }
  }

  /// Hands on what is in the buffer, where there is a sink.
  package mutating func flush() {
    guard let sink else { return }
    sink(bytes[...])
    bytes.removeAll(keepingCapacity: true)
  }
}
