extension Document {
  /// Whether a value is a frame as nearly all are: four short numbers, by their keys or in a list. What is
  /// not may be one all the same; `rect` tells.
  @inline(__always)
  func isPlainFrame(_ node: Node) -> Bool {
    let container = entries[node]
    let count = container.extent - node
    if container.kind == .list, count == 5 {
      for element in node + 1..<node + 5 where !isShortNumber(element) { return false }
      return true
    }
    guard container.kind == .mapping, count == 9 else { return false }
    var seen = 0
    for key in stride(from: node + 1, to: node + 9, by: 2) {
      guard isShortNumber(key + 1) else { return false }
      seen |= frameKey(key)
    }
    return seen == 0b1111
  }

  /// Too short for an exponent that would make it infinite.
  @inline(__always)
  private func isShortNumber(_ node: Node) -> Bool {
    entries[node].kind == .number && entries[node].extent <= 3
  }

  @inline(__always)
  private func frameKey(_ node: Node) -> Int {
    let entry = entries[node]
    guard entry.kind == .text || entry.kind == .plainText, entry.extent <= 8 else { return 0 }
    let letters = source.word(at: entry.offset) & (1 << UInt64(entry.extent * 8) &- 1)
    switch letters {
    case 0x78: return 0b0001  // x
    case 0x79: return 0b0010  // y
    case 0x68_7464_6977: return 0b0100  // width
    case 0x7468_6769_6568: return 0b1000  // height
    default: return 0
    }
  }
}
