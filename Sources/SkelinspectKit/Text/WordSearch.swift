extension ArraySlice<UInt8> {
  /// Where a word begins for the first time; nil where it does not stand.
  func firstIndex(of word: String) -> Int? {
    var word = word
    return word.withUTF8 { word in
      withUnsafeBufferPointer { bytes in bytes.firstIndex(of: word).map { startIndex + $0 } }
    }
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

extension UnsafeBufferPointer<UInt8> {
  /// Looks for a word's first and last letter at once, sixteen places at a time.
  fileprivate func firstIndex(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = word.first, let last = word.last, let start = baseAddress else {
      return word.isEmpty ? 0 : nil
    }
    let end = count - word.count
    var position = 0
    while position <= end {
      if end - position >= ByteBlock.size {
        let matches =
          (ByteBlock(start + position) == first) .& (ByteBlock(start + position + word.count - 1) == last)
        guard let match = matches.first else {
          position += ByteBlock.size
          continue
        }
        position += match
      }
      if word.indices.allSatisfy({ start[position + $0] == word[$0] }) { return position }
      position += 1
    }
    return nil
  }
}
