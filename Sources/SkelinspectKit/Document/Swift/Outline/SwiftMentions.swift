/// Where a file speaks of skeletons, and of this program.
struct SwiftMentions {
  /// Whether the letters `keleton` stand anywhere.
  private(set) var areThere = false
  /// The places of `skelinspect:`.
  private(set) var ofSkelinspect: [Int] = []

  /// Looks for each `k`, eight bytes at a time.
  init(_ source: SourceText) {
    source.padded.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return }
      let ones: UInt64 = 0x0101_0101_0101_0101
      var position = 0
      while position < source.count {
        let word = UInt64(littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
        let letters = word ^ (ones &* UInt64(UInt8(ascii: "k")))
        let found = (letters &- ones) & ~letters & (ones &* 0x80)
        if found == 0 {
          position += 8
          continue
        }
        position += found.trailingZeroBitCount / 8 + 1
        note(bytes + position, at: position)
      }
    }
  }

  /// - Parameter rest: the letters after a `k`; zeros stand after the text.
  private mutating func note(_ rest: UnsafePointer<UInt8>, at position: Int) {
    guard rest[0] == UInt8(ascii: "e"), rest[1] == UInt8(ascii: "l") else { return }
    if Self.begins(rest, "eleton") { areThere = true }
    if position > 1, rest[-2] == UInt8(ascii: "s"), Self.begins(rest, "elinspect:") {
      ofSkelinspect.append(position - 2)
    }
  }

  private static func begins(_ bytes: UnsafePointer<UInt8>, _ word: StaticString) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where bytes[offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// The ranges that hold a mention of skelinspect; both are in order.
  func holders(among ranges: [Range<Int>]) -> [Range<Int>] {
    var next = 0
    return ranges.filter { range in
      while next < ofSkelinspect.count, ofSkelinspect[next] < range.lowerBound { next += 1 }
      return next < ofSkelinspect.count && range.contains(ofSkelinspect[next])
    }
  }
}
