/// Whether a file speaks of skeletons, and of layers.
struct SwiftMentions {
  /// Whether the letters `keleton` stand anywhere.
  private(set) var areThere = false
  /// Whether it puts layers into others, or animates: `addSublayer`, `addKeyframe`, `(keyPath: …)`, or a delay with
  /// `.repeat`.
  private(set) var areOfLayers = false

  /// Looks for each `ke` and `Ke`, and for each `ay` of `Sublayer` and `delay`, sixteen bytes at a time.
  init(_ source: SourceText) {
    source.padded.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return }
      var position = 0
      while position < source.count {
        guard let first = Self.pairs(bytes + position).first else {
          position += ByteBlock.size
          continue
        }
        position += first + 1
        areThere = areThere || Self.begins(bytes + position - 1, "keleton")
        if !areOfLayers, position > 4 {
          areOfLayers = Self.isOfLayers(bytes + position, count: source.count - position)
        }
      }
    }
  }

  private static func pairs(_ start: UnsafePointer<UInt8>) -> ByteBlock.Matches {
    let (block, next) = (ByteBlock(start), ByteBlock(start + 1))
    return block.isAnyCase(UInt8(ascii: "k")) .& (next == UInt8(ascii: "e"))
      .| (block == UInt8(ascii: "a")) .& (next == UInt8(ascii: "y"))
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
}
