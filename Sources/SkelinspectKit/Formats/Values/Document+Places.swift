/// What messages underline.
extension Document {
  func place(_ node: Node) -> Place { source.place(range(node)) }

  /// A value that stands in the place of something else.
  func mismatch(_ expected: String, at node: Node, help: String? = nil) -> Diagnostic {
    .invalidValue("expected \(expected), found \(kindName(node))", at: place(node), help: help)
  }

  /// A mapping: up to a text in it where that stands on the same line, else up to its first key.
  func range(ofMapping mapping: Node, upTo text: Node?) -> Range<Int> {
    let start = range(mapping)
    guard kind(mapping) == .mapping, next(after: mapping) > first(in: mapping) else { return start }
    if let text, let range = onOneLine(from: start.lowerBound, to: text) { return range }
    return onOneLine(from: start.lowerBound, to: first(in: mapping)) ?? start
  }

  /// A key with its value; the key alone where the value is long or stands elsewhere.
  func range(ofKey key: Node) -> Range<Int> {
    let start = range(key)
    let value = next(after: key)
    guard kind(value) != .list, kind(value) != .mapping else { return start }
    return onOneLine(from: start.lowerBound, to: value) ?? start
  }

  /// A mapping or list up to the end of the last scalar in it.
  func extent(of container: Node) -> Range<Int> {
    let last = tape.last(in: container)
    let start = range(container).lowerBound
    return start..<max(range(last).upperBound, start + 1)
  }

  private func onOneLine(from start: Int, to scalar: Node) -> Range<Int>? {
    source.onOneLine(from: start, to: range(scalar))
  }
}

extension SourceText {
  /// From a place to the end of another one, where both are near each other on one line.
  func onOneLine(from start: Int, to end: Range<Int>) -> Range<Int>? {
    let limit = 200
    guard end.lowerBound >= start, end.upperBound > start, end.upperBound - start <= limit else { return nil }
    let isBroken = bytes(start..<end.upperBound).contains { $0 == 0x0A || $0 == 0x0D }
    return isBroken ? nil : start..<end.upperBound
  }
}
