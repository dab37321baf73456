/// The same numbers for the same seed, on every machine.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 29)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// In half points.
  mutating func points(_ limit: Int) -> Double { Double(below(limit * 2)) / 2 }
}
