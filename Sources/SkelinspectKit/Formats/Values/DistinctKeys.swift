/// The keys of a mapping that differ from one another: a few are found one after the other, more of them by a hash.
struct DistinctKeys {
  private static let few = 8

  private var keys: [Node] = []
  private var byName: [String: Node] = [:]

  /// The earlier key of the same letters; nil where the key is new.
  mutating func insert(_ key: Node, in document: Document) -> Node? {
    guard keys.count >= Self.few else {
      if let earlier = keys.first(where: { document.hasSameLetters($0, key) }) { return earlier }
      keys.append(key)
      return nil
    }
    if byName.isEmpty {
      for key in keys { byName[document.keyName(key)] = key }
    }
    let name = document.keyName(key)
    if let earlier = byName[name] { return earlier }
    byName[name] = key
    return nil
  }
}

extension Document {
  fileprivate func hasSameLetters(_ key: Node, _ other: Node) -> Bool {
    let (letters, others) = (textRange(key) ?? range(key), textRange(other) ?? range(other))
    return letters.count == others.count
      && bytes(of: key)[letters].elementsEqual(bytes(of: other)[others])
  }
}
