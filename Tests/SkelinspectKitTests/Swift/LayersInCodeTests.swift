import Foundation
import Testing

@testable import SkelinspectKit

/// A project of `Fixtures/layers-code`: a file or a folder, with what is expected at the end of its lines.
struct LayersInCode: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let files: [String: String]

  static let all: [LayersInCode] = {
    let folder = Golden.packageRoot.appending(path: "Tests/Fixtures/layers-code")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0 != "README.md" }.sorted().map { name in
      let url = folder.appending(path: name)
      func text(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
      let inside = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return LayersInCode(
        testDescription: name,
        files: inside.isEmpty
          ? [name: text(url)]
          : Dictionary(uniqueKeysWithValues: inside.map { ($0, text(url.appending(path: $0))) }))
    }
  }()

  /// The words after `//=` and in `<!--= -->`, with their lines.
  var expectations: [(file: String, line: Int, words: [String])] {
    files.sorted { $0.key < $1.key }.flatMap { file, text in
      zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)).compactMap { line, text in
        text.firstMatch(of: #/(?://|<!--)= (.*?)(?: *-->)?$/#).map { match in
          (file, line, match.output.1.split(separator: " ").map(String.init))
        }
      }
    }
  }
}

@Suite("Layers in Swift code")
struct LayersInCodeTests {
  @Test("Each form is understood, and what only looks like it is not", arguments: LayersInCode.all)
  func fixture(_ project: LayersInCode) throws { try check(project, padding: 0) }

  @Test("In a large project, of which not all is read, the same is said", arguments: LayersInCode.all)
  func large(_ project: LayersInCode) throws { try check(project, padding: 1_600_000) }

  private func check(_ project: LayersInCode, padding: Int) throws {
    var files = project.files
    if padding > 0 {
      files["Filler.swift"] = "import UIKit\n// " + String(repeating: "Nothing. ", count: padding / 9) + "\n"
    }
    let hierarchies = try Project(
      files.sorted { $0.key < $1.key }.map { Project.File(name: $0.key, bytes: Array($0.value.utf8)) }
    ).hierarchies()
    var found: [String: Set<String>] = [:]
    for hierarchy in hierarchies {
      for view in hierarchy.views.indices {
        let place = hierarchy.place(of: view)
        let words = LayerWords(view, in: hierarchy).words
        found["\(place.fileName):\(place.position.line)", default: []].formUnion(words)
      }
    }
    for expectation in project.expectations {
      let place = "\(expectation.file):\(expectation.line)"
      let words = found[place] ?? ["absent"]
      let missing = expectation.words.filter { !words.contains($0) }
      #expect(missing.isEmpty, "\(place): \(missing) not in \(words.sorted())")
      if expectation.words.contains("silent") { #expect(words == ["silent"], "\(place): \(words.sorted())") }
    }
  }

  @Test("They are all there")
  func count() { #expect(LayersInCode.all.count >= 22) }
}
