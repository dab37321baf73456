/// Finds words of a fixed list by their bytes, without making a String: among those of the same length.
struct NameTable: Sendable {
  /// By their length.
  private var words: [[(letters: [UInt8], index: Int)]] = []

  /// The names must differ from one another.
  init(_ names: some Collection<String>) {
    for (index, name) in zip(0..., names) {
      let letters = Array(name.utf8)
      while words.count <= letters.count { words.append([]) }
      words[letters.count].append((letters, index))
    }
  }

  /// The place in the list of a word that stands in a text.
  func index(of word: Range<Int>, in bytes: [UInt8]) -> Int? {
    guard word.count < words.count else { return nil }
    return words[word.count].first { bytes[word].elementsEqual($0.letters) }?.index
  }

  func index(of word: String) -> Int? {
    let letters = Array(word.utf8)
    return index(of: letters.indices, in: letters)
  }
}
