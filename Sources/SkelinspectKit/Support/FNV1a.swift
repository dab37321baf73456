/// The 128-bit FNV-1a hash: the same on every platform and in every run; not for secrets.
struct FNV1a: Hashable {
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  mutating func combine(_ byte: UInt8) { value = (value ^ UInt128(byte)) &* Self.prime }

  /// 32 hexadecimal digits.
  var text: String {
    hexadecimal(UInt64(truncatingIfNeeded: value >> 64), digits: 16)
      + hexadecimal(UInt64(truncatingIfNeeded: value), digits: 16)
  }
}
