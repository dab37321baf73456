/// What messages underline.
extension Document {
  func place(_ node: Node) -> Place { source.place(range(node)) }

  /// A mapping: up to a text in it where that stands on the same line, else up to its first key. An element up
  /// to the end of its name.
  func range(ofMapping mapping: Node, upTo text: Node?) -> Range<Int> {
    let start = range(mapping)
    if format == .interfaceBuilder { return source.startOfTag(at: start.lowerBound) }
    guard kind(mapping) == .mapping, next(after: mapping) > mapping + 1 else { return start }
    if let text, let range = onOneLine(from: start.lowerBound, to: text) { return range }
    return onOneLine(from: start.lowerBound, to: mapping + 1) ?? start
  }

  /// A key with its value; the key alone where the value is long or stands elsewhere.
  func range(ofKey key: Node) -> Range<Int> {
    let start = range(key)
    let value = next(after: key)
    guard kind(value) != .list, kind(value) != .mapping else { return start }
    guard let range = onOneLine(from: start.lowerBound, to: value) else { return start }
    // An attribute ends with its quote.
    let isAttribute = format == .interfaceBuilder && source.isQuote(range.upperBound)
    return isAttribute ? range.lowerBound..<range.upperBound + 1 : range
  }

  private func onOneLine(from start: Int, to scalar: Node) -> Range<Int>? {
    let end = range(scalar)
    let limit = 200
    guard end.lowerBound >= start, end.upperBound > start, end.upperBound - start <= limit else { return nil }
    let isBroken = source.bytes(start..<end.upperBound).contains { $0 == 0x0A || $0 == 0x0D }
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
