extension ArraySlice<UInt8> {
  /// Where a word begins for the first time; nil where it does not stand.
  func firstIndex(of word: String) -> Int? {
    var word = word
    return word.withUTF8 { word in
      guard let first = word.first else { return startIndex }
      return withUnsafeBufferPointer { bytes in
        var position = 0
        while position + word.count <= bytes.count {
          if bytes[position] == first, word.indices.allSatisfy({ bytes[position + $0] == word[$0] }) {
            return startIndex + position
          }
          position += 1
        }
        return nil
      }
    }
  }

  /// Where a word begins, each time.
  func places(of word: String) -> [Int] {
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
