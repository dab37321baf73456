/// Where messages point: UTF-8 bytes of the source text.
extension Hierarchy {
  /// A view: from the beginning of its mapping to its type where that stands on the same line, else its first
  /// key.
  func range(of view: ViewIndex) -> Range<Int> {
    let node = views[view].node
    let start = document.range(node)
    guard document.kind(node) == .mapping, document.next(after: node) > node + 1 else { return start }
    if let type = views[view].typeNode, let range = onOneLine(from: start.lowerBound, to: type) {
      return range
    }
    return onOneLine(from: start.lowerBound, to: node + 1) ?? start
  }

  /// A key of a view with its value; the key alone where the value is long or stands elsewhere. The view
  /// where it has no such key.
  func range(of key: ViewKey, in view: ViewIndex) -> Range<Int> {
    guard let keyNode = document.firstKey(key, in: views[view].node) else {
      return range(of: view)
    }
    let start = document.range(keyNode)
    let value = document.next(after: keyNode)
    guard document.kind(value) != .list, document.kind(value) != .mapping else { return start }
    return onOneLine(from: start.lowerBound, to: value) ?? start
  }

  private func onOneLine(from start: Int, to scalar: Node) -> Range<Int>? {
    let end = document.range(scalar)
    let limit = 200
    guard end.lowerBound >= start, end.upperBound > start, end.upperBound - start <= limit else { return nil }
    let isBroken = document.source.bytes(start..<end.upperBound).contains { $0 == 0x0A || $0 == 0x0D }
    return isBroken ? nil : start..<end.upperBound
  }
}
