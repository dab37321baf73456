/// A kind of XML whose reading time must grow no faster than its length.
enum StoryboardClass: String, CaseIterable {
  /// Realistic scenes; the others are one view each with very many of something.
  case tree
  case attributes, siblings, text, entities, comments
  /// Chains of elements, as deep as the limit allows.
  case deep

  /// Elements from the root to the end of a chain of `deep`, both included: the limit.
  private static let depth = 10_000

  func write(_ count: Int, seed: UInt64, to writer: inout StoryboardWriter) throws {
    switch self {
    case .tree:
      var storyboard = Storyboard(seed: seed)
      return try storyboard.write(count, to: &writer)
    case .attributes: writer.add("view", (0..<count).map { "a\($0)=\"\($0)\"" }.joined(separator: " "))
    case .text: writer.add("string", "", text: String(repeating: "Ten green bottles.\n", count: count))
    case .entities:
      let text = String(repeating: "&amp;&#10;", count: count)
      writer.add("string", "key=\"\(text)\"", text: text)
    case .siblings, .comments, .deep:
      try writer.start("view")
      try writeContent(count, to: &writer)
    }
    try writer.finish()
  }

  private func writeContent(_ count: Int, to writer: inout StoryboardWriter) throws {
    if self == .deep {
      // Interface Builder's indentation would make a deep file one of spaces.
      let (opening, closing) = (
        String(repeating: "<a>", count: Self.depth - 2), String(repeating: "</a>", count: Self.depth - 2)
      )
      for _ in 0..<max(1, count / Self.depth) { writer.add("a", "", text: opening + closing) }
      return
    }
    for index in 0..<count {
      if self == .siblings {
        writer.add("view", "id=\"\(index)\"")
      } else {
        writer.comment(" <view id=\"\(index)\"/> ")
      }
    }
  }
}
