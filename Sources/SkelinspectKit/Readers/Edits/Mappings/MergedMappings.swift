/// What merge keys bring into a document's mappings.
struct MergedMappings {
  let document: Document

  /// A mapping's own key, merge keys left out.
  func ownKey(_ name: String, of mapping: Node) -> Node? {
    document.keys(of: mapping).first { document.keyName($0) == name }
  }

  /// The mappings that merge keys bring into one, each once.
  func sources(of mapping: Node) -> [Node] {
    var found: [Node] = []
    var isKnown: Set<Node> = [mapping]
    var waiting = [mapping]
    while let next = waiting.popLast() {
      for key in document.keys(of: next) where document.kind(key) == .plainText && document.isText(key, "<<")
      {
        let value = document.value(of: key)
        let candidates =
          document.kind(value) == .list ? document.elements(value).map(document.resolved) : [value]
        for candidate in candidates
        where document.kind(candidate) == .mapping && isKnown.insert(candidate).inserted {
          found.append(candidate)
          waiting.append(candidate)
        }
      }
    }
    return found
  }

  /// The mappings among those that have a key.
  func sources(of mapping: Node, with name: String) -> [Node] {
    sources(of: mapping).filter { ownKey(name, of: $0) != nil }
  }
}
