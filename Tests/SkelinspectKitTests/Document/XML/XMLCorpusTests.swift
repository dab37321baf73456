import Foundation
import Testing

@testable import SkelinspectKit

/// Every published storyboard and xib of `../shared/corpus`, where it is beside the package.
@Suite("A published Interface Builder file")
struct XMLCorpusTests {
  private static let folder = Golden.packageRoot.deletingLastPathComponent().appending(path: "shared/corpus")

  static let files =
    (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
    .compactMap { $0 as? URL }.filter { ["storyboard", "xib"].contains($0.pathExtension) }
    .sorted { $0.path < $1.path }

  @Test(
    "has as many elements and attributes as a plain search finds",
    .enabled(if: !files.isEmpty, "../shared/corpus is not beside the package"), arguments: files)
  func counts(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let tree = try readXML(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing(/<!--(?s:.*?)-->|<\?[^>]*>|<!\[CDATA\[(?s:.*?)\]\]>/, with: "")
    #expect(tree.elements.count == text.matches(of: /<[A-Za-z]/).count)
    #expect(tree.attributes.count == text.matches(of: /\s[A-Za-z][A-Za-z0-9:_.-]*="[^"<]*"/).count)
  }

  @Test(
    "has exact bytes everywhere",
    .enabled(if: !files.isEmpty, "../shared/corpus is not beside the package"), arguments: files)
  func bytes(_ file: URL) throws {
    let tree = try readXML(Array(try Data(contentsOf: file)))
    let source = tree.source
    for element in tree.elements.indices {
      let (name, range) = (tree.nameText(of: element), source.string(tree.range(of: element)))
      #expect(range.hasPrefix("<\(name)"))
      #expect(range.hasSuffix(tree.hasOneTag(element) ? "/>" : "</\(name)>"))
      for attribute in tree.attributes(of: element) {
        let (name, value) = (tree.name(of: attribute), tree.value(of: attribute))
        #expect(
          source.string(name.lowerBound..<value.upperBound + 1)
            == "\(source.string(name))=\"\(source.string(value))\"")
      }
    }
  }
}
