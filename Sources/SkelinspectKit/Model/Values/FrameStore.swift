/// The frames of a hierarchy's views, eight bytes each: nearly all are four numbers of points below 8,192,
/// whole or in quarters.
struct FrameStore: Sendable {
  /// Four times 16 bits, in quarters of a point.
  private var frames: [UInt64] = []
  /// All others.
  private var others: [Rect] = []

  /// No packed frame has this x.
  private static let marker: UInt64 = 0x8000

  var count: Int { frames.count }

  mutating func reserveCapacity(_ count: Int) { frames.reserveCapacity(count) }

  /// That of the next view; nil where it is unknown.
  mutating func append(_ frame: Rect?) { frames.append(frame.map { stored($0) } ?? Self.marker) }

  @inline(__always)
  mutating func append(_ frame: PlainFrame) {
    frames.append(
      UInt64(frame.x) << 2 | UInt64(frame.y) << 18 | UInt64(frame.width) << 34 | UInt64(frame.height) << 50)
  }

  @inline(__always)
  subscript(view: ViewIndex) -> Rect? {
    get {
      let frame = frames[view]
      if frame & 0xFFFF != Self.marker {
        return Rect(
          x: Self.points(frame), y: Self.points(frame >> 16), width: Self.points(frame >> 32),
          height: Self.points(frame >> 48))
      }
      return frame == Self.marker ? nil : others[Int(frame >> 16) - 1]
    }
    set { frames[view] = newValue.map { stored($0) } ?? Self.marker }
  }

  private mutating func stored(_ frame: Rect) -> UInt64 {
    if let x = Self.quarters(frame.x), let y = Self.quarters(frame.y),
      let width = Self.quarters(frame.width), let height = Self.quarters(frame.height)
    {
      return x | y << 16 | width << 32 | height << 48
    }
    others.append(frame)
    return Self.marker | UInt64(others.count) << 16
  }

  @inline(__always)
  private static func points(_ bits: UInt64) -> Double {
    Double(Int16(bitPattern: UInt16(truncatingIfNeeded: bits))) / 4
  }

  private static func quarters(_ points: Double) -> UInt64? {
    let quarters = points * 4
    guard quarters > -32_768, quarters < 32_768 else { return nil }
    let whole = Int16(quarters)
    guard Double(whole) == quarters, whole != 0 || points.sign == .plus else { return nil }
    return UInt64(UInt16(bitPattern: whole))
  }
}

extension FrameStore {
  mutating func giveBackRoom() {
    frames.giveBackRoom()
    others.giveBackRoom()
  }
}
