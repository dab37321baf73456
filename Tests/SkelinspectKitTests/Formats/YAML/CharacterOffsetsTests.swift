import Testing

@testable import SkelinspectKit

@Suite("A character's place in bytes")
struct CharacterOffsetsTests {
  private static let text = "aé鷗😀\r\ne\u{301}z"
  private static let places = [0, 1, 3, 6, 10, 11, 12, 13, 15, 16]

  @Test(
    "is found forwards, backwards and by leaps",
    arguments: [
      Array(0...9), Array((0...9).reversed()), [5, 0, 9, 1, 8, 2, 7, 3, 6, 4, 4, 9, 0],
    ])
  func indices(_ order: [Int]) {
    var offsets = CharacterOffsets(SourceText(Array(Self.text.utf8), named: ""), isASCII: false)
    for index in order { #expect(offsets.byteOffset(of: index) == Self.places[index]) }
  }

  @Test("is the end of the text for all that lies beyond", arguments: [true, false])
  func beyond(_ isASCII: Bool) {
    var offsets = CharacterOffsets(SourceText(Array("abc".utf8), named: ""), isASCII: isASCII)
    #expect([0, 2, 3, 4, 100, 1].map { offsets.byteOffset(of: $0) } == [0, 2, 3, 3, 3, 1])
  }
}
