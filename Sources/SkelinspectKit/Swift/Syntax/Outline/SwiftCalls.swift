/// What a file may call: the ends of the names before its parentheses.
struct SwiftCalls: Sendable {
  /// The eight bytes before a `(`, the last of them highest; zeros stand before the text.
  private(set) var endings: [UInt64] = []

  /// Looks for each `(`, sixteen bytes at a time.
  init(in source: SourceText) {
    // The last ones, by a number, so that not every repetition is kept.
    var latest: [UInt64] = Array(repeating: 0, count: 256)
    endings.reserveCapacity(source.count / 128)
    source.padded.forEachParenthesis(before: source.count) { bytes, position in
      guard SwiftByteClass.continuesWord(bytes[position - 1]) else { return false }
      let ending = Self.ending(before: position, in: bytes)
      let slot = Int((ending &* 0xD6E8_FEB8_6659_FD93) >> 56)
      if latest[slot] != ending {
        latest[slot] = ending
        endings.append(ending)
      }
      return false
    }
  }

  @inline(__always)
  private static func ending(before end: Int, in bytes: UnsafePointer<UInt8>) -> UInt64 {
    if end >= 8 {
      return UInt64(littleEndian: UnsafeRawPointer(bytes + end - 8).loadUnaligned(as: UInt64.self))
    }
    return (0..<end).reduce(0) { $0 >> 8 | UInt64(bytes[$1]) << 56 }
  }
}

/// Names of functions, to be found among what files call.
struct SwiftCallNames: Sendable {
  private struct Ending: Sendable {
    /// Up to eight letters, the last one highest.
    let letters: UInt64
    /// How many bits beside the letters there are.
    let rest: UInt64
  }

  private var sums: Set<SwiftNameSum> = []
  /// By the last letter.
  private var endings: [[Ending]] = Array(repeating: [], count: 256)

  init(_ names: Set<String>) {
    for name in names {
      guard let last = name.utf8.last else { continue }
      sums.insert(SwiftNameSum(name))
      let letters = name.utf8.suffix(8).reduce(0) { $0 >> 8 | UInt64($1) << 56 }
      endings[Int(last)].append(Ending(letters: letters, rest: UInt64(max(0, 64 - 8 * name.utf8.count))))
    }
  }

  var isEmpty: Bool { sums.isEmpty }

  /// Whether a file may call one; of those that are longer than eight letters only the end was compared.
  func mayBe(among calls: SwiftCalls) -> Bool {
    calls.endings.contains { bytes in
      endings[Int(bytes >> 56)].contains { ending in
        guard bytes >> ending.rest == ending.letters >> ending.rest else { return false }
        return ending.rest == 0
          || !SwiftByteClass.continuesWord(UInt8(truncatingIfNeeded: bytes >> (ending.rest - 8)))
      }
    }
  }

  /// Whether one is called, not declared (`func name(`).
  func areCalled(in source: SourceText) -> Bool {
    source.padded.forEachParenthesis(before: source.count) { start, position in
      let bytes = UnsafeBufferPointer(start: start, count: source.padded.count)
      let word = bytes.startOfWord(before: position)
      let isDeclared =
        word >= 5 && bytes[word - 2] == UInt8(ascii: "c") && bytes[word - 5] == UInt8(ascii: "f")
      return word < position && !isDeclared && sums.contains(SwiftNameSum(bytes, word..<position))
    }
  }
}

extension [UInt8] {
  /// Of a text with its padding each `(` but one that it begins with, up to one of which the answer is true; whether
  /// there is such a one.
  @inline(__always) @discardableResult
  fileprivate func forEachParenthesis(
    before end: Int, _ isFound: (UnsafePointer<UInt8>, Int) -> Bool
  ) -> Bool {
    withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      var position = 1
      while position < end {
        for number in (ByteBlock(start + position) == UInt8(ascii: "(")).numbers
        where isFound(start, position + number) {
          return true
        }
        position += ByteBlock.size
      }
      return false
    }
  }
}
