extension ArraySlice<UInt8> {
  /// Where a word begins for the first time; nil where it does not stand.
  func firstIndex(of word: String) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first else { return startIndex }
    var start = startIndex
    while start + word.count <= endIndex {
      if self[start] == first, self[start..<start + word.count].elementsEqual(word) { return start }
      start += 1
    }
    return nil
  }

  /// Where a word begins, each time; an empty one does nowhere.
  func places(of word: String) -> [Int] {
    guard !word.isEmpty else { return [] }
    var places: [Int] = []
    var rest = self
    while let place = rest.firstIndex(of: word) {
      places.append(place)
      rest = rest[(place + 1)...]
    }
    return places
  }

  func hasWord(_ word: String) -> Bool { firstIndex(of: word) != nil }
}

extension String {
  /// Whether `keleton` is in it, as in every name of SkeletonView's.
  var mentionsSkeletons: Bool {
    var rest = utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "k")) {
      rest = rest[start...]
      if rest.starts(with: "keleton".utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
