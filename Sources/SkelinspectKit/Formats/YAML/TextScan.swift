/// What must be known of a YAML text before libyaml reads it, found in one pass of eight bytes at a time.
struct TextScan {
  let isASCII: Bool
  let hasPercentSign: Bool

  init(_ source: SourceText) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let percent = ones &* UInt64(UInt8(ascii: "%"))
    var highBits: UInt64 = 0
    var percentBits: UInt64 = 0
    source.padded.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var position = 0
      func scan(at position: Int) {
        let word = start.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let difference = word ^ percent
        highBits |= word
        percentBits |= (difference &- ones) & ~difference
      }
      while position + 32 <= source.count {
        scan(at: position)
        scan(at: position + 8)
        scan(at: position + 16)
        scan(at: position + 24)
        position += 32
      }
      while position < source.count {
        scan(at: position)
        position += 8
      }
    }
    isASCII = highBits & (ones &* 0x80) == 0
    hasPercentSign = percentBits & (ones &* 0x80) != 0
  }
}
