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
      var slot = Self.hash(letters[starts[index]...]) & (size - 1)
      while slots[slot] != .max { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(index)
    }
  }

  /// The place of a word in the list.
  func index(of word: ArraySlice<UInt8>) -> Int? {
    var slot = Self.hash(word) & (slots.count - 1)
    while slots[slot] != .max {
      let index = Int(slots[slot])
      if letters[starts[index]..<starts[index + 1]].elementsEqual(word) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always)
  private static func hash(_ word: ArraySlice<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    let middle = word[word.startIndex + word.count / 2]
    let third = word[word.startIndex + word.count / 4]
    return ((word.count &* 31 &+ Int(first)) &* 31 &+ Int(middle)) &* 31 &+ Int(last) &* 7 &+ Int(third)
  }
}
