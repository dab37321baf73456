import Testing

@testable import SkelinspectKit

@Suite("XML to the letter of XML 1.0")
struct XMLWellFormednessTests {
  @Test("is taken where the grammar allows it", arguments: XMLCase.accepted)
  func accepted(_ text: XMLCase) {
    #expect(xmlError(in: text.bytes)?.message == nil)
  }

  @Test("is refused where the grammar does not allow it, at a place in the text", arguments: XMLCase.refused)
  func refused(_ text: XMLCase) throws {
    let error = try #require(xmlError(in: text.bytes))
    #expect(error.rule == "syntax-error" && !error.message.isEmpty)
    #expect(error.range.upperBound <= text.bytes.count)
    for range in [error.range] + error.notes.map(\.range) {
      #expect(range.upperBound <= text.bytes.count && range.lowerBound >= 0)
    }
  }

  @Test("keeps every text in the two lists apart")
  func names() {
    let texts = (XMLCase.accepted + XMLCase.refused).map(\.bytes)
    #expect(Set(texts).count == texts.count)
  }
}
