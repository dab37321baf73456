/// A mapping's own keys, and what merge keys bring into it.
extension Document {
  /// A mapping's own key, merge keys left out.
  func ownKey(_ name: String, of mapping: Node) -> Node? {
    keys(of: mapping).first { keyName($0) == name }
  }

  /// The value of such a key, or the alias that stands there.
  func ownValue(_ name: String, of mapping: Node) -> Node? { ownKey(name, of: mapping).map(next) }

  /// The mappings that merge keys bring into one, each once.
  func mergeSources(of mapping: Node) -> [Node] {
    var found: [Node] = []
    var isKnown: Set<Node> = [mapping]
    var waiting = [mapping]
    while let next = waiting.popLast() {
      for key in keys(of: next) where kind(key) == .plainText && isText(key, "<<") {
        let value = value(of: key)
        let candidates =
          kind(value) == .list ? elements(value).map(resolved) : [value]
        for candidate in candidates
        where kind(candidate) == .mapping && isKnown.insert(candidate).inserted {
          found.append(candidate)
          waiting.append(candidate)
        }
      }
    }
    return found
  }

  /// The mappings among those that have a key.
  func mergeSources(of mapping: Node, with name: String) -> [Node] {
    mergeSources(of: mapping).filter { ownKey(name, of: $0) != nil }
  }
}
