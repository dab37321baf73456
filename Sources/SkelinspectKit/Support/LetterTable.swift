/// Numbers for texts, in the order in which they are met, without a String for each: equal numbers for the same bytes.
struct LetterTable {
  private struct Slot {
    var number: UInt32
    /// The upper half of the text's hash.
    var hash: UInt32
  }

  private static let none = UInt32.max

  /// All texts, one after the other.
  private var letters: [UInt8] = []
  /// Where each text begins, and the end of all.
  private var starts: [UInt32] = [0]
  /// At most half of them are taken.
  private var slots: [Slot]
  /// Another one in each process, so that no file can be made to fall into few slots.
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  /// - Parameter capacity: so many texts are taken without growing.
  init(capacity: Int = 8) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(number: Self.none, hash: 0), count: size)
    starts.reserveCapacity(capacity + 1)
  }

  /// How many texts there are.
  var count: Int { starts.count - 1 }

  /// The number of a text; `count` as it was before where the text is new.
  mutating func number(of text: UnsafeRawBufferPointer) -> Int {
    let hash = self.hash(of: text)
    let upper = UInt32(truncatingIfNeeded: hash >> 32)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place].number != Self.none {
      let number = Int(slots[place].number)
      if slots[place].hash == upper, isText(number, text) { return number }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = Slot(number: UInt32(count), hash: upper)
    letters.append(contentsOf: text)
    starts.append(UInt32(letters.count))
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private func isText(_ number: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    let range = Int(starts[number])..<Int(starts[number + 1])
    guard range.count == text.count else { return false }
    return letters.withUnsafeBytes { $0[range].elementsEqual(text) }
  }

  private mutating func grow() {
    slots = Array(repeating: Slot(number: Self.none, hash: 0), count: slots.count * 2)
    for number in 0..<count {
      let hash = letters.withUnsafeBytes {
        self.hash(of: UnsafeRawBufferPointer(rebasing: $0[Int(starts[number])..<Int(starts[number + 1])]))
      }
      var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[place].number != Self.none { place = (place + 1) & (slots.count - 1) }
      slots[place] = Slot(number: UInt32(number), hash: UInt32(truncatingIfNeeded: hash >> 32))
    }
  }

  private func hash(of text: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed ^ UInt64(text.count)
    var position = 0
    while position + 8 <= text.count {
      hash = Self.mixed(hash, text.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    var rest: UInt64 = 0
    while position < text.count {
      rest = rest << 8 | UInt64(text[position])
      position += 1
    }
    return Self.mixed(hash, rest)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
