/// Bytes on their way out; with a sink they leave in large pieces, so that no long text stands in memory.
package struct OutputBuffer {
  private static let pieceSize = 1 << 16
  private static let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 256)

  /// Room for bytes, of which `count` are used.
  private var room: [UInt8]
  private var count = 0
  private let sink: ((ArraySlice<UInt8>) -> Void)?

  package init(sink: ((ArraySlice<UInt8>) -> Void)? = nil) {
    self.sink = sink
    // It grows to what is written: most is little, and room that is cleared first is touched.
    room = [UInt8](repeating: 0, count: 256)
  }

  /// What is left in the buffer.
  package var text: String { String(decoding: room[..<count], as: UTF8.self) }

  /// Nil where nothing has been written since it was handed on.
  var last: UInt8? { count > 0 ? room[count - 1] : nil }

  mutating func removeLast(_ bytes: Int) { count -= bytes }

  mutating func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(byte: UInt8) {
    makeRoom(for: 1)
    room[count] = byte
    count += 1
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// What is left in another one.
  mutating func append(_ other: OutputBuffer) { append(0..<other.count, of: other.room) }

  mutating func append(_ range: Range<Int>, of source: [UInt8]) {
    source.withUnsafeBytes { append(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  mutating func append(spaces count: Int) {
    var left = count
    while left > 0 {
      append(0..<min(left, Self.blanks.count), of: Self.blanks)
      left -= Self.blanks.count
    }
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    makeRoom(for: bytes.count)
    let start = count
    room.withUnsafeMutableBytes { room in
      UnsafeMutableRawBufferPointer(rebasing: room[start...]).copyMemory(from: bytes)
    }
    count += bytes.count
  }

  private mutating func makeRoom(for more: Int) {
    if count + more > room.count { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    room.append(contentsOf: repeatElement(0, count: max(more, room.count)))
  }

  /// Hands on what is in the buffer when that is a large piece.
  mutating func flushIfLarge() {
    if count >= Self.pieceSize { flush() }
  }

  /// Hands on what is in the buffer, where there is a sink.
  package mutating func flush() {
    guard let sink else { return }
    sink(room[..<count])
    count = 0
  }
}
