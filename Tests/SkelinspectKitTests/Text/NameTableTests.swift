import Testing

@testable import SkelinspectKit

@Suite("A table of names") struct NameTableTests {
  /// Of one to forty letters.
  private static let names = (1...40).map { count in
    String(decoding: (0..<count).map { UInt8(ascii: "a") + UInt8(($0 * 7 + count) % 26) }, as: UTF8.self)
  }

  @Test("finds each of its names, in a text and by itself")
  func names() {
    let table = NameTable(Self.names)
    for (number, name) in zip(0..., Self.names) {
      #expect(table.index(of: name) == number)
      #expect(Self.index(of: name, in: table) == number)
    }
  }

  @Test("finds none that differs in one letter, or in length")
  func others() {
    let table = NameTable(Self.names)
    for name in Self.names {
      for position in 0..<name.utf8.count {
        var letters = Array(name.utf8)
        letters[position] = UInt8(ascii: "_")
        let other = String(decoding: letters, as: UTF8.self)
        #expect(table.index(of: other) == nil && Self.index(of: other, in: table) == nil)
      }
      #expect(table.index(of: name + "_") == nil && Self.index(of: name + "_", in: table) == nil)
    }
    #expect(table.index(of: "") == nil)
  }

  private static func index(of name: String, in table: NameTable) -> Int? {
    let source = SourceText(Array("[\(name)]".utf8), named: "text")
    return table.index(of: 1..<1 + name.utf8.count, in: source.padded)
  }
}
