/// Finds words of a fixed list by their bytes, without making a String.
struct NameTable: Sendable {
  private var slots: [UInt16]
  private var letters: [UInt8] = []
  private var starts: [Int] = [0]

  /// The names must differ from one another.
  init(_ names: some Collection<String>) {
    var size = 16
    while size < names.count * 4 { size *= 2 }
    slots = Array(repeating: .max, count: size)
    for (index, name) in zip(0..., names) {
      letters.append(contentsOf: name.utf8)
      starts.append(letters.count)
      var slot = Self.hash(of: starts[index]..<letters.count, in: letters) & (size - 1)
      while slots[slot] != .max { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(index)
    }
  }

  /// The place in the list of the word that stands in some bytes.
  func index(of word: Range<Int>, in bytes: [UInt8]) -> Int? {
    var slot = Self.hash(of: word, in: bytes) & (slots.count - 1)
    while slots[slot] != .max {
      let index = Int(slots[slot])
      if isEqual(index, word, in: bytes) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  func index(of word: String) -> Int? {
    let bytes = Array(word.utf8)
    return index(of: bytes.indices, in: bytes)
  }

  @inline(__always)
  private func isEqual(_ index: Int, _ word: Range<Int>, in bytes: [UInt8]) -> Bool {
    let start = starts[index]
    guard starts[index + 1] - start == word.count else { return false }
    for offset in 0..<word.count where letters[start + offset] != bytes[word.lowerBound + offset] { return false }
    return true
  }

  @inline(__always)
  private static func hash(of word: Range<Int>, in bytes: [UInt8]) -> Int {
    guard !word.isEmpty else { return 0 }
    let first = Int(bytes[word.lowerBound])
    let quarter = Int(bytes[word.lowerBound + word.count / 4])
    let middle = Int(bytes[word.lowerBound + word.count / 2])
    let last = Int(bytes[word.upperBound - 1])
    return ((word.count &* 31 &+ first) &* 31 &+ middle) &* 31 &+ last &* 7 &+ quarter
  }
}
