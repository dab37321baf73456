import Foundation
import SkelinspectKit
import Testing

/// The pages about the library: `docs/library.md` and those that DocC makes. Their examples stand in `Examples`
/// beside this file, where they are compiled.
@Suite("Pages about the library")
struct LibraryPageTests {
  private static let page = Result { try Page("docs/library.md") }

  @Test("Each example is a file that is compiled here, and each of these files is shown")
  func examples() throws {
    let catalogue = "Sources/SkelinspectKit/SkelinspectKit.docc/"
    let pages = try Page.files(in: catalogue).map { try Page($0) } + [Self.page.get()]
    let shown = pages.flatMap { $0.blocks(of: "swift") }
      .filter { !$0.hasPrefix("// swift-tools-version") }
    let folder = Paths.package.appending(path: "Tests/CommandLineTests/Documentation/Examples")
    let compiled = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(pages.count == 6)
    for example in Set(shown).symmetricDifference(compiled) { Issue.record("\(example)") }
  }

  @Test("The manifest is one that SwiftPM reads, and asks for a product and a version that there are")
  func manifest() throws {
    let manifest = try Self.page.get().block(of: "swift", with: "swift-tools-version")
    let file = Paths.package.appending(path: "Package@swift-6.2.swift")
    let own = try String(contentsOf: file, encoding: .utf8)
    let products = #/\.product\(name: "(\w+)", package: "(\w+)"\)/#
    let product = try #require(manifest.firstMatch(of: products)).output
    #expect(own.contains(".library(name: \"\(product.1)\"") && own.contains("name: \"\(product.2)\""))
    let version = try #require(manifest.firstMatch(of: #/from: "([\d.]+)"/#)).output.1
    #expect(try Program().run(["--version"]).text == "skelinspect \(version)\n")
    let platform = try #require(manifest.firstMatch(of: #/\.macOS\(\.v\d+\)/#)).output
    #expect(own.contains(platform))
    let tree = try Tree(["Package.swift": manifest])
    var program = Program()
    program.folder = tree.folder
    let outcome = try program.shell("swift package dump-package")
    #expect(outcome.status == 0 && outcome.text.contains("sourceControl"), "\(outcome.error)")
  }

  @Test("Reading gives the hierarchies, or none and an error on the console")
  func read() {
    #expect(hierarchies(in: "{type: UIView, isHidden: no}").map(\.warnings.count) == [1])
    #expect(hierarchies(in: "type: [").isEmpty)
  }

  @Test("Inspecting names the covered views")
  func inspect() throws {
    #expect(try coveredViews(in: "{type: UILabel, isSkeletonable: true}") == ["UILabel"])
  }

  @Test("Explaining names what stops recursion, or the views that a selector may mean")
  func explain() throws {
    let text = "{type: UIView, isSkeletonable: true, subviews: [{type: UILabel, id: name}, {type: UILabel}]}"
    #expect(try reason(for: "name", in: text).hasPrefix("UILabel#name shows no skeleton"))
    let several = try reason(for: "UILabel", in: text)
    #expect(several.hasPrefix("'UILabel' names 2 views; say which: UIView/UILabel#name "))
  }

  @Test("Linting gives a line for each mistake, and a fix that removes it")
  func lint() {
    let text = "type: UIView\nsubviews: [{type: UILabel, isSkeletonable: true, frame: [0, 0, 9, 9]}]\n"
    let found = mistakes(in: text)
    #expect(found.count == 1 && found[0].hasPrefix("line 1: error: "))
    #expect(found[0].hasSuffix("[root-not-skeletonable]"))
    #expect(fixed(text) == text.replacing("type: UIView\n", with: "type: UIView\nisSkeletonable: true\n"))
    #expect(mistakes(in: fixed(text)).isEmpty)
    #expect(fixed(fixed(text)) == fixed(text))
  }
}
