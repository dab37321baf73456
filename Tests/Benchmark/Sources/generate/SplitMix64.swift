/// Steele, Lea and Flood's generator: the same numbers from the same seed on every platform.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to, not including, `bound`.
  mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// True `percent` times in a hundred.
  mutating func chance(_ percent: Int) -> Bool {
    next(below: 100) < percent
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
