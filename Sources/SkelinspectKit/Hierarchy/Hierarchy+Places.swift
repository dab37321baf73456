/// Where messages point: UTF-8 bytes of the source text.
extension Hierarchy {
  /// A view: from the beginning of its mapping to its type where that stands on the same line, else its first
  /// key.
  func range(of view: ViewIndex) -> Range<Int> {
    let node = views[view].node
    let start = document.range(node)
    if document.format(of: node) == .interfaceBuilder {
      return document.source.startOfTag(at: start.lowerBound)
    }
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
    guard let range = onOneLine(from: start.lowerBound, to: value) else { return start }
    // An attribute ends with its quote.
    let isAttribute =
      document.format(of: keyNode) == .interfaceBuilder && document.source.isQuote(range.upperBound)
    return isAttribute ? range.lowerBound..<range.upperBound + 1 : range
  }

  /// The file that a view is described in, where it is not the hierarchy's own.
  func otherFileName(of view: ViewIndex) -> String? {
    document.source.part(at: document.entries[views[view].node].offset)?.name
  }

  /// The file that a view is described in.
  func fileName(of view: ViewIndex) -> String { otherFileName(of: view) ?? fileName }

  private func onOneLine(from start: Int, to scalar: Node) -> Range<Int>? {
    let end = document.range(scalar)
    let limit = 200
    guard end.lowerBound >= start, end.upperBound > start, end.upperBound - start <= limit else { return nil }
    let isBroken = document.source.bytes(start..<end.upperBound).contains { $0 == 0x0A || $0 == 0x0D }
    return isBroken ? nil : start..<end.upperBound
  }
}

extension SourceText {
  /// An XML tag up to the end of its name.
  fileprivate func startOfTag(at start: Int) -> Range<Int> {
    var end = start + 1
    while end < count, self[end] > 0x20, self[end] != UInt8(ascii: ">"), self[end] != UInt8(ascii: "/") {
      end += 1
    }
    return start..<min(end, count)
  }

  fileprivate func isQuote(_ position: Int) -> Bool {
    self[position] == UInt8(ascii: "\"") || self[position] == UInt8(ascii: "'")
  }
}
