import Foundation
import Testing

@testable import SkelinspectKit

@Suite("A published Interface Builder file")
struct XMLCorpusTests {
  @Test(
    "has as many elements and attributes as a plain search finds",
    .enabled(if: !Shared.corpus.isEmpty, Shared.isMissing("corpus")), arguments: Shared.corpus)
  func counts(_ file: Fixture) throws {
    let bytes = try file.bytes
    let tree = try readXML(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing(/<!--(?s:.*?)-->|<\?[^>]*>|<!\[CDATA\[(?s:.*?)\]\]>/, with: "")
    #expect(tree.elements.count == text.matches(of: /<[A-Za-z]/).count)
    #expect(tree.attributes.count == text.matches(of: /\s[A-Za-z][A-Za-z0-9:_.-]*="[^"<]*"/).count)
  }

  @Test(
    "has exact bytes everywhere",
    .enabled(if: !Shared.corpus.isEmpty, Shared.isMissing("corpus")), arguments: Shared.corpus)
  func bytes(_ file: Fixture) throws {
    let tree = try readXML(try file.bytes)
    let source = tree.source
    for element in tree.elements.indices {
      let (name, range) = (tree.nameText(of: element), source.string(tree.range(of: element)))
      #expect(range.hasPrefix("<\(name)"))
      #expect(range.hasSuffix(tree.hasOneTag(element) ? "/>" : "</\(name)>"))
      for attribute in tree.attributes(of: element) {
        let (name, value) = (attribute.name, attribute.value)
        #expect(
          source.string(name.lowerBound..<value.upperBound + 1)
            == "\(source.string(name))=\"\(source.string(value))\"")
      }
    }
  }
}
