/// Finds words of a fixed list by their bytes, without making a String: among those of the same length.
struct NameTable: Sendable {
  /// The letters of all words, shorter ones first, and the place of each in the list.
  private var letters: [UInt8] = []
  private var indices: [Int] = []
  /// By the length of words: the first of them in `indices` and in `letters`, and how many there are.
  private var lengths: [(first: Int, start: Int, count: Int)] = []

  /// The names must differ from one another.
  init(_ names: some Collection<String>) {
    let words = names.map { Array($0.utf8) }
    for length in 0...(words.lazy.map(\.count).max() ?? 0) {
      let (first, start) = (indices.count, letters.count)
      for (index, word) in words.enumerated() where word.count == length {
        indices.append(index)
        letters += word
      }
      lengths.append((first, start, indices.count - first))
    }
  }

  /// The place in the list of a word that stands in a text. An array a word takes a fifth more of reading YAML.
  func index(of word: Range<Int>, in bytes: [UInt8]) -> Int? {
    guard word.count < lengths.count else { return nil }
    let group = lengths[word.count]
    for number in 0..<group.count {
      let start = group.start + number * word.count
      var offset = 0
      while offset < word.count, letters[start + offset] == bytes[word.lowerBound + offset] { offset += 1 }
      if offset == word.count { return indices[group.first + number] }
    }
    return nil
  }

  func index(of word: String) -> Int? {
    let letters = Array(word.utf8)
    return index(of: letters.indices, in: letters)
  }
}
