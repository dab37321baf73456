/// A number for a name, for asking quickly whether it may be among others: names of the same number are rare.
struct SwiftNameSum: Hashable, Sendable {
  let value: UInt32

  init(_ name: String) {
    var name = name
    self = name.withUTF8 { SwiftNameSum($0, 0..<$0.count) }
  }

  /// - Parameter range: of the name among the bytes.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var sum = UInt64(range.count) &* 0x9E37_79B9_7F4A_7C15
    var end = range.upperBound
    // Eight letters at a time, from the end.
    while end - range.lowerBound > 8 {
      sum = Self.mix(sum ^ Self.letters(bytes, before: end, 8))
      end -= 8
    }
    sum = Self.mix(sum ^ Self.letters(bytes, before: end, end - range.lowerBound))
    value = UInt32(truncatingIfNeeded: sum >> 32)
  }

  @inline(__always)
  private static func mix(_ sum: UInt64) -> UInt64 {
    let product = sum &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }

  /// Up to eight letters, the first one lowest.
  @inline(__always)
  private static func letters(_ bytes: UnsafeBufferPointer<UInt8>, before end: Int, _ count: Int) -> UInt64 {
    if end >= 8, count > 0, let start = bytes.baseAddress {
      let word = UnsafeRawPointer(start + end - 8).loadUnaligned(as: UInt64.self)
      return UInt64(littleEndian: word) >> UInt64(8 * (8 - count))
    }
    var word: UInt64 = 0
    for position in (end - count..<end).reversed() { word = word << 8 | UInt64(bytes[position]) }
    return word
  }
}
