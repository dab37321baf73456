extension Sequence {
  /// Of the elements that have one thing in common the first, in their order.
  func firstOfEach<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}
