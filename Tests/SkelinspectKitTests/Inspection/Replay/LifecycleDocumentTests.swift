import Foundation
import Testing

@testable import SkelinspectKit

/// The examples of docs/lifecycle.md: a file, and what `inspect --calls` says of it.
@Suite("The page about time")
struct LifecycleDocumentTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let title: String
    let file: String
    let expected: String

    var testDescription: String { title }
  }

  static let examples: [Example] = {
    let url = Golden.packageRoot.appending(path: "docs/lifecycle.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n### ").dropFirst().compactMap { section in
      let parts = section.components(separatedBy: "```")
      guard parts.count >= 5, parts[1].hasPrefix("yaml\n"), parts[3].hasPrefix("text\n") else { return nil }
      return Example(
        title: String(section.prefix { $0 != "\n" }), file: String(parts[1].dropFirst(5)),
        expected: String(parts[3].dropFirst(5)))
    }
  }()

  @Test("It has all 46 rules")
  func rules() {
    let numbers = Self.examples.map { $0.title.prefix { $0 != ":" } }
    #expect(numbers == (1...46).map { "Y\($0)" })
  }

  @Test("What it shows is what is said", arguments: examples)
  func says(_ example: Example) throws {
    let hierarchy = try Hierarchy.only(example.file)
    var output = OutputBuffer()
    var text = StepsText(hierarchy, paint: Paint(isColored: false))
    text.write(to: &output)
    let lines = output.text.replacing(#/ \(line \d+\)(?=\n)/#, with: "")
    let facts = example.expected.split(separator: "\n").filter { $0.hasPrefix("after ") }.map(String.init)
    let said = example.expected.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("after ") }.joined(separator: "\n")
    #expect(lines == said)
    for fact in facts {
      let found = try Self.fact(fact, of: hierarchy)
      #expect(found == fact)
    }
  }

  /// `after 2, hooked: false`, as it is.
  private static func fact(_ text: String, of hierarchy: Hierarchy) throws -> String {
    let match = try #require(text.firstMatch(of: #/after (\d+), (\w+): /#))
    let replay = hierarchy.replay(after: try #require(Int(match.1)))
    var json = StepJSON(replay)
    let value = json.object(nil).fields.first { $0.key == match.2 }?.value
    return "\(match.0)\(value?.lineText ?? "none")"
  }
}
