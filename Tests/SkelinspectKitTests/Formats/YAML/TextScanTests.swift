import Testing

@testable import SkelinspectKit

@Suite("What a text is scanned for before libyaml reads it")
struct TextScanTests {
  @Test("is found at every place in a machine word", arguments: 0..<24)
  func places(_ place: Int) {
    for length in [place + 1, 24] {
      var bytes = Array(repeating: UInt8(ascii: "$"), count: length)
      #expect(Self.scan(bytes) == [true, false])
      bytes[place] = UInt8(ascii: "%")
      #expect(Self.scan(bytes) == [true, true])
      bytes[place] = 0x80
      #expect(Self.scan(bytes) == [false, false])
    }
  }

  @Test("is not mistaken for a neighbour", arguments: ["", "\0", "$&", "\u{5}E", "abc", "\u{7F}"])
  func others(_ text: String) {
    #expect(Self.scan(Array(text.utf8)) == [true, false])
  }

  /// Whether a text is ASCII, and whether it holds a percent sign.
  private static func scan(_ bytes: [UInt8]) -> [Bool] {
    let scan = TextScan(SourceText(bytes, named: ""))
    return [scan.isASCII, scan.hasPercentSign]
  }
}
