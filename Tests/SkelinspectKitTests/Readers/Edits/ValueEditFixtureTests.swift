import Foundation
import Testing

@testable import SkelinspectKit

/// Each file of `Fixtures/edits` and, beside it, what its changes make of it.
@Suite("Edits by hand")
struct ValueEditFixtureTests {
  static let fixtures = Fixture.files(in: "Tests/Fixtures/edits", endings: ["txt"])

  @Test("A file of edits holds texts, the changes after each, and what they make of it", arguments: fixtures)
  func edits(_ fixture: Fixture) throws {
    let text = try fixture.text
    var made: [String] = []
    for part in text.components(separatedBy: "\n=====\n") {
      let pieces = part.components(separatedBy: "\n-----\n")
      let before = pieces[0]
      let isJSON = fixture.stem.hasSuffix("json") || before.hasPrefix("{\"")
      let name = isJSON && !fixture.stem.hasSuffix("flow") ? "a.json" : "a.yaml"
      let commands = pieces.count > 1 ? pieces[1] : ""
      let after = try EditCommand.result(of: commands, in: before + "\n", named: name)
      made.append("\(before)\n-----\n\(commands)\n-----\n\(after)")
    }
    try Golden.check(
      made.joined(separator: "\n=====\n") + "\n",
      against: "Tests/Fixtures/edits/\(fixture.url.lastPathComponent)")
  }
}

/// Changes in words: `mark ID`, `remove KEY ID`.
enum EditCommand {
  static func result(of commands: String, in text: String, named name: String) throws -> String {
    if commands == "reader" { return try readerResult(in: text, named: name) }
    let hierarchy = try #require(try readHierarchies(text, named: name).first)
    if commands.hasPrefix("ignore ") { return try ignoring(commands, in: hierarchy) }
    let changes = try commands.split(separator: "\n").map { try change(String($0), in: hierarchy) }
    guard let edits = hierarchy.edits(for: changes) else { return "nil" }
    let others = edits.others.map { hierarchy.id(of: $0) ?? "\($0)" }
    let note = others.isEmpty ? "" : "(also: \(others.joined(separator: ", ")))\n"
    guard let file = edits.files.first else { return note + "nothing" }
    let edited = String(decoding: file.edited, as: UTF8.self)
    _ = try readHierarchies(edited, named: name)
    return note + String(edited.hasSuffix("\n") ? edited.dropLast() : edited[...])
  }

  private static func change(_ line: String, in hierarchy: Hierarchy) throws -> Change {
    let words = line.split(separator: " ", maxSplits: 3).map(String.init)
    let id = words[0] == "mark" || words.count == 2 ? words[1] : words[2]
    let view = try #require(hierarchy.views.indices.first { hierarchy.id(of: $0) == id }, "\(id)")
    switch words[0] {
    case "mark": return .mark(view)
    case "set":
      let key = try #require(ViewKey(rawValue: words[1]))
      let value = words.count > 3 ? words[3] : ""
      if value == "true" || value == "false" { return .set(key, of: view, to: .boolean(value == "true")) }
      if value.hasPrefix("size") { return .set(key, of: view, to: .size(Size(width: 50, height: 44.5))) }
      return .set(key, of: view, to: Double(value).map { .number($0) } ?? .text(value))
    case "remove": return .remove(try #require(ViewKey(rawValue: words[1])), of: view)
    case "rename":
      let other = try #require(ViewKey(rawValue: words[3]))
      return .rename(try #require(ViewKey(rawValue: words[1])), to: other, of: view)
    case "arrange": return .arrange(view)
    case "content": return .moveToContentView(view)
    case "show": return .callShow(on: view)
    case "first": return .callShowFirst(on: view)
    case "omit": return .omitShow(on: view)
    case "cell": return .useCell(view)
    default: return .useSectionView(view)
    }
  }

  /// `ignore RULE[,RULE] ID [REASON]`, and what lint says afterwards.
  private static func ignoring(_ command: String, in hierarchy: Hierarchy) throws -> String {
    let words = command.split(separator: " ", maxSplits: 3).map(String.init)
    let rules = words[1].split(separator: ",").map(String.init)
    let view = try #require(hierarchy.views.indices.first { hierarchy.id(of: $0) == words[2] })
    let reason = words.count > 3 ? words[3].replacing("\\n", with: "\n") : nil
    var writer = IgnoreWriter(hierarchy)
    let directive = IgnoreDirective(rules, reason: reason)
    guard let edits = writer.edits(directive, of: view, at: hierarchy.place(of: view)) else {
      return "nil"
    }
    var settings = LintSettings()
    settings.selected = ["hidden-leaf", "misspelt-class", "border-stays-visible", "unused-suppression"]
    let linted = Linter(settings).lint(edits.edited, named: hierarchy.fileName, path: hierarchy.fileName)
    let edited = String(decoding: edits.edited, as: UTF8.self)
    return (edited.hasSuffix("\n") ? String(edited.dropLast()) : edited)
      + "\n(found: \(linted.foundLines); hidden: \(linted.hiddenLines))"
  }

  /// All edits that diagnostics of the reader have.
  private static func readerResult(in text: String, named name: String) throws -> String {
    let file = SkelinspectKit.lint(text, named: name)
    let edits = file.diagnostics.flatMap(\.edits)
    guard !edits.isEmpty, let source = file.diagnostics.first?.place.file else { return "nothing" }
    guard let edited = FileEdits(edits, of: source)?.edited else { return "overlap" }
    let left = SkelinspectKit.lint(edited, named: name).diagnostics.filter { $0.severity == .error }
    let result = String(decoding: edited, as: UTF8.self)
    return (result.hasSuffix("\n") ? String(result.dropLast()) : result)
      + "\n(errors left: \(left.map(\.message)))"
  }
}
