import Foundation
import Testing

@Suite("Links of the documentation")
struct LinkTests {
  @Test("Every link within the project leads somewhere", arguments: Page.all)
  func links(_ page: Page) throws {
    let folder = Paths.package.appending(path: page.path).deletingLastPathComponent()
    for match in page.prose.matches(of: #/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/#) {
      let path = String(match.output.1)
      let target = path.isEmpty ? Paths.package.appending(path: page.path) : folder.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path)")
      guard let anchor = match.output.2 else { continue }
      let text = try String(contentsOf: target, encoding: .utf8)
      #expect(Self.anchors(in: text).contains(String(anchor)), "\(match.output.0)")
    }
  }

  @Test("README leads to every page, and CONTRIBUTING to those for contributors")
  func table() throws {
    let (readme, contributing) = (try Page("README.md").text, try Page("CONTRIBUTING.md").text)
    for page in Page.all where page.path != "README.md" {
      let isForContributors = page.path.hasPrefix(Page.contributors)
      let leading = isForContributors ? contributing : readme
      #expect(leading.contains("](\(page.path)"), "\(page.path)")
    }
  }

  @Test("Every rule of SkeletonView that a comment cites stands on the page of rules")
  func citations() throws {
    let anchors = Self.anchors(in: try Page("docs/semantics.md").text)
    let files = FileManager.default.enumerator(
      at: Paths.package.appending(path: "Sources"), includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let comments = try String(contentsOf: file, encoding: .utf8).matches(of: #/\/\/.*/#).map(\.output)
      for label in comments.joined(separator: "\n").matches(of: #/\b[TSHCLG]\d{1,2}\b/#) {
        #expect(anchors.contains(String(label.output)), "\(file.lastPathComponent)")
      }
    }
  }

  @Test("Every form of Swift code that is understood has fixtures, and every fixture is one of a form's")
  func forms() throws {
    let tables = try Page("docs/swift-code.md").text.split(separator: "## What is understood")[1]
      .split(separator: "\n## ")[0]
    let rows = tables.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| form |") }
    #expect(rows.count > 40)
    let named = rows.map { row in
      row.matches(of: #/\]\(\.\.\/Tests\/Fixtures\/code\/([^)]+)\)/#).map { String($0.output.1) }
    }
    for (row, fixtures) in zip(rows, named) { #expect(!fixtures.isEmpty, "\(row)") }
    let fixtures = CodeProject.fixtures.map(\.name)
    #expect(Set(named.joined()) == Set(fixtures))
  }

  @Test("Every form of SwiftUI that is understood has fixtures, and every fixture is one of a form's")
  func swiftUIForms() throws {
    let tables = try Page("docs/swift-code.md").text.split(separator: "## SwiftUI\n")[1]
      .split(separator: "\n## ")[0]
    let rows = tables.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| form |") }
    #expect(rows.count > 20)
    let named = rows.map { row in
      row.matches(of: #/\]\(\.\.\/Tests\/Fixtures\/swiftui-code\/([^)]+)\)/#).map { String($0.output.1) }
    }
    for (row, fixtures) in zip(rows, named) { #expect(!fixtures.isEmpty, "\(row)") }
    let folder = Paths.package.appending(path: "Tests/Fixtures/swiftui-code").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(named.joined()) == Set(files.filter { $0.hasSuffix(".swift") }))
  }

  @Test("So has every form of layers")
  func formsOfLayers() throws {
    let table = try Page("docs/swift-code.md").text.split(separator: "## Layers by hand")[1]
      .split(separator: "\n## ")[0]
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| form |") }
    let named = rows.map { row in
      row.matches(of: #/\]\(\.\.\/Tests\/Fixtures\/layers-code\/([^)]+)\)/#).map { String($0.output.1) }
    }
    for (row, fixtures) in zip(rows, named) { #expect(!fixtures.isEmpty, "\(row)") }
    let folder = Paths.package.appending(path: "Tests/Fixtures/layers-code")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(named.joined()) == Set(names.filter { !$0.hasPrefix(".") && $0 != "README.md" }))
  }

  @Test("Every conformance case that is cited is there")
  func cases() throws {
    let names = try ["cases", "random"].flatMap { name in
      let cases = try YAMLValue(file: "Tests/Fixtures/conformance/\(name).json").elements
      return cases.compactMap { $0["name"]?.text }
    }
    let cited = try Page("docs/semantics.md").text.matches(of: #/\(cases?\s([^)]+)\)/#).flatMap { match in
      match.output.1.matches(of: #/(random-)?\d{3}/#).map(\.output.0)
    }
    #expect(cited.count > 50)
    for number in cited { #expect(names.contains { $0.hasPrefix(number) }, "\(number)") }
  }

  /// What a link can point to: headings, as GitHub names them, and `<a id="…">`.
  private static func anchors(in text: String) -> Set<String> {
    let headings = text.matches(of: #/(?m)^#+ (.+)$/#).map { heading in
      heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        .replacing(" ", with: "-")
    }
    return Set(headings + text.matches(of: #/<a id="([^"]+)">/#).map { String($0.output.1) })
  }
}
