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
      for position in stride(from: 0, to: source.count, by: 8) {
        let word = start.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let difference = word ^ percent
        highBits |= word
        percentBits |= (difference &- ones) & ~difference
      }
    }
    isASCII = highBits & (ones &* 0x80) == 0
    hasPercentSign = percentBits & (ones &* 0x80) != 0
  }
}
