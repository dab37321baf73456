/// Words of the program in a text.
extension SourceText {
  func begins(_ word: StaticString, at start: Int) -> Bool {
    start + word.utf8CodeUnitCount <= count && holds(word, at: start, count: word.utf8CodeUnitCount)
  }

  func isEqual(_ range: Range<Int>, _ word: StaticString) -> Bool {
    holds(word, at: range.lowerBound, count: range.count)
  }

  /// Whether so many bytes at a place are the letters of a word.
  func holds(_ word: StaticString, at start: Int, count: Int) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[start + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Where a word begins for the first time in a part of the text.
  func first(_ word: StaticString, in range: Range<Int>) -> Int? {
    Range(from: range.lowerBound, to: range.upperBound - word.utf8CodeUnitCount + 1).first {
      begins(word, at: $0)
    }
  }

  /// After the next place of a word.
  func end(of word: StaticString, from start: Int) -> Int? {
    first(word, in: Range(from: start, to: count)).map { $0 + word.utf8CodeUnitCount }
  }
}

extension ArraySlice<UInt8> {
  /// Where a word begins for the first time; nil where it does not stand.
  func firstIndex(of word: String) -> Int? { firstIndex(of: word.utf8) }

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
  var mentionsSkeletons: Bool { contains(text: "keleton") }
}
