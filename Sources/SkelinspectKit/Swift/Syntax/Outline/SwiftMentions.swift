/// Where a file speaks of skeletons, and of this program.
struct SwiftMentions {
  /// Whether the letters `keleton` stand anywhere.
  private(set) var areThere = false
  /// Whether it puts layers into others, or animates: `addSublayer`, `addKeyframe`, `(keyPath: …)`, or a delay with
  /// `.repeat`.
  private(set) var areOfLayers = false
  /// The places of `skelinspect:`.
  private(set) var ofSkelinspect: [Int] = []

  /// Looks for each `ke` and `Ke`, and for each `ay` of `Sublayer` and `delay`, sixteen bytes at a time.
  init(_ source: SourceText) {
    source.padded.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return }
      var position = 0
      while position < source.count {
        // Two at once: most hold none.
        let next = position + ByteBlock.size
        if next < source.count, (Self.pairs(bytes + position) .| Self.pairs(bytes + next)).first == nil {
          position = next + ByteBlock.size
          continue
        }
        guard let first = Self.pairs(bytes + position).first else {
          position = next
          continue
        }
        position += first + 1
        if bytes[position - 1] == UInt8(ascii: "k") { note(bytes + position, at: position) }
        if !areOfLayers, position > 4 {
          areOfLayers = Self.isOfLayers(bytes + position, count: source.count - position)
        }
      }
    }
  }

  @inline(__always)
  private static func pairs(_ start: UnsafePointer<UInt8>) -> ByteBlock.Matches {
    let (block, next) = (ByteBlock(start), ByteBlock(start + 1))
    return block.isAnyCase(UInt8(ascii: "k")) .& (next == UInt8(ascii: "e"))
      .| (block == UInt8(ascii: "a")) .& (next == UInt8(ascii: "y"))
  }

  /// - Parameter rest: the letters after a `k`; zeros stand after the text.
  private mutating func note(_ rest: UnsafePointer<UInt8>, at position: Int) {
    guard rest[1] == UInt8(ascii: "l") else { return }
    if Self.begins(rest, "eleton") { areThere = true }
    if position > 1, rest[-2] == UInt8(ascii: "s"), Self.begins(rest, "elinspect:") {
      ofSkelinspect.append(position - 2)
    }
  }

  /// - Parameter rest: the second letter of a pair and those after it, so many up to the end.
  private static func isOfLayers(_ rest: UnsafePointer<UInt8>, count: Int) -> Bool {
    switch rest[-1] {
    case UInt8(ascii: "a"):
      if begins(rest - 5, "Sublayer") { return true }
      return begins(rest - 4, "delay:") && (1..<min(count, 121)).contains { begins(rest + $0, ".repeat") }
    case UInt8(ascii: "K"): return begins(rest - 1, "Keyframe")
    default:
      // A way through Swift's properties begins with a backslash.
      return begins(rest - 1, "keyPath: ") && rest[8] != UInt8(ascii: "\\") && rest[-2] != UInt8(ascii: "[")
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
