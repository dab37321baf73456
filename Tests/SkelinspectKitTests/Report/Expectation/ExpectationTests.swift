import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Expectations")
struct ExpectationTests {
  private static let inputs: [Fixture] = {
    let folders = [
      "Examples", "Tests/Fixtures/valid", "Tests/Fixtures/clean", "Tests/Fixtures/why",
      "Tests/Fixtures/interface-builder", "Tests/Fixtures/logs", "Tests/Fixtures/joining",
      "Tests/Fixtures/swift",
      "Tests/Fixtures/layers-code", "Tests/Fixtures/swiftui-code",
    ]
    let endings: Set = ["yaml", "yml", "json", "storyboard", "xib", "log", "txt", "swift"]
    return folders.flatMap { Fixture.files(in: $0, endings: endings) } + Shared.corpus
  }()

  @Test("What is written is as expected, and read back to the last byte", arguments: inputs)
  func roundTrip(_ file: Fixture) throws {
    // What is refused has its own tests.
    guard let hierarchies = try? readHierarchies(try file.bytes, named: file.name) else { return }
    let now = FileExpectation(of: hierarchies)
    if now.isEmpty { return }
    let text = now.text(of: file.name)
    let expected = try FileExpectation(text, of: file.name)
    #expect(expected.text(of: file.name) == text)
    #expect(ExpectationDifference(from: expected, to: now).isEmpty)
    #expect(ExpectationDifference(from: expected, to: expected).isEmpty)
    #expect(FileExpectation.looksLikeOne(Array(text.utf8)))
  }

  @Test("What can be written of a view is read as it was")
  func words() throws {
    let counts: [[Int?]] = [[nil], [0], [1], [2], [1, 1], [3, 0, 3, 3, 3], [3, 0, 3, 3, 3, 3]]
    let cells = ["row", "item"].flatMap { noun in
      counts.map { OutcomeRole.cells(CountWords.cells($0, noun)) }
    }
    let roles =
      OutcomeRole.Plain.allCases.map(OutcomeRole.plain) + [nil, 0, 1, 12].map(OutcomeRole.lines) + cells
    for role in roles {
      for times in [""] + [nil, 0, 1, 14].map(CountWords.times) {
        for (reason, isHidden) in [("", false), ("", true), ("below a gap", false), ("a, b: c", true)] {
          let outcome = ViewOutcome(role: role, times: times, reason: reason, isHidden: isHidden)
          let read = try #require(ViewOutcome(words: outcome.what + outcome.explanation), "\(outcome)")
          #expect(read.role == role && read.times == times, "\(outcome)")
          #expect(read.reason == reason && read.isHidden == isHidden, "\(outcome)")
        }
      }
    }
  }

  @Test(
    "What says nothing of a view is refused",
    arguments: [
      "3", "3 + rows", "+ 3 rows", "3 + 3 lines", "3 + … + 3 rows", "… rows", "3 rowss", "3rows", "blocks",
      "block, × ", "block, × 99999999999999999999", "block:", "99999999999999999999 lines", "block, 4",
    ])
  func refused(_ words: String) { #expect(ViewOutcome(words: words) == nil) }

  @Test(
    "An expectation is small and says what a screen shows",
    arguments: [
      "article.yaml", "broken.yaml", "feed.yaml", "grid.yaml", "redacted-card.yaml", "Feed.storyboard",
    ])
  func golden(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: Golden.packageRoot.appending(path: "Examples/\(name)")))
    let text = FileExpectation(of: try readHierarchies(bytes, named: name)).text(of: name)
    try Golden.check(text, against: "Tests/Fixtures/expectations/\(name).expected")
  }

  @Test("Lines that Windows ends, comments and a byte order mark change nothing")
  func otherLines() throws {
    let now = FileExpectation(of: try readHierarchies(ExpectedChange.screen, named: "a.yaml"))
    let text = now.text(of: "a.yaml")
    for other in [
      text.replacing("\n", with: "\r\n"), "\u{FEFF}" + text, text.replacing("\n", with: "\n  # why\n\n"),
      String(text.dropLast()),
    ] {
      #expect(ExpectationDifference(from: try FileExpectation(other, of: "a.yaml"), to: now).isEmpty)
    }
  }

  @Test("Sizes and lines of the file are no part of it")
  func lasting() throws {
    let before = FileExpectation(of: try readHierarchies(ExpectedChange.screen, named: "a.yaml"))
    let moved =
      "# a comment\n\n" + ExpectedChange.screen.replacing("[0, 0, 320, 20]", with: "[0, 0, 300, 20]")
    let now = FileExpectation(of: try readHierarchies(moved, named: "a.yaml"))
    #expect(before.text(of: "a.yaml") == now.text(of: "a.yaml"))
  }

  @Test(
    "A shell takes the command that is named as it is meant",
    arguments: [
      ("a.yaml", [], "a.yaml"), ("-a.yaml", [], "./-a.yaml"), ("my screen.yaml", [], "'my screen.yaml'"),
      ("it's", ["#a", "b"], #"--root '#a' --root b 'it'\''s'"#), ("a\u{202E}b\n", [], #"'a\u{202e}b\n'"#),
    ])
  func command(_ file: String, _ roots: [String], _ expected: String) {
    #expect(FileExpectation.command(for: file, roots: roots) == "skelinspect expect \(expected)")
  }
}

extension FileExpectation {
  init(_ text: String, of file: String) throws(ReadError) {
    try self.init(
      reading: Array(text.utf8), named: file + Self.ending, command: Self.command(for: file))
  }
}
