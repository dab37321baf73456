import Foundation
import Testing

@testable import SkelinspectKit

@Suite("SwiftUI in Swift code")
struct SwiftUIFixtureTests {
  static let fixtures = Fixture.files(in: "Tests/Fixtures/swiftui-code", endings: ["swift"])

  @Test("Each form is understood, and what only looks like it is not", arguments: fixtures)
  func fixture(_ fixture: Fixture) throws {
    let text = try fixture.text
    let hierarchies = try Project([.init(name: fixture.url.lastPathComponent, bytes: Array(text.utf8))])
      .hierarchies().filter { $0.system == .swiftUI }
    let faults = SwiftUIExpectations(text).faults(in: hierarchies)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))\n\(Self.dump(hierarchies))")
  }

  @Test("They are all there")
  func count() { #expect(Self.fixtures.count >= 40) }

  static func dump(_ hierarchies: [Hierarchy]) -> String {
    hierarchies.map { hierarchy in
      let lines = hierarchy.swiftUIDump().map { view, words in
        let depth = hierarchy.ancestors(of: view).reduce(0) { count, _ in count + 1 }
        return String(repeating: "  ", count: depth) + words.joined(separator: " ")
      }
      let remarks = (hierarchy.swiftUI?.remarks ?? []).map { "\($0.place.position.line): \($0.message)" }
      return ([hierarchy.name ?? ""] + lines + remarks).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// What the marks of a fixture say.
struct SwiftUIExpectations {
  private struct Mark {
    let line: Int
    let words: [String]
  }

  private var names: [String] = []
  private var views: [Mark] = []
  private var remarks: [Mark] = []

  init(_ text: String) {
    for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
      guard let range = line.ranges(of: /\/\/[#=?]/).last else { continue }
      var rest = line[range.upperBound...]
      let isAbove = rest.first == "^"
      if isAbove { rest = rest.dropFirst() }
      let words = rest.split(separator: " ").map(String.init)
      switch line[range].last {
      case "#":
        names = rest.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
          !$0.isEmpty
        }
      case "=": views.append(Mark(line: number, words: words))
      default: remarks.append(Mark(line: isAbove ? number - 1 : number, words: words))
      }
    }
  }

  func faults(in hierarchies: [Hierarchy]) -> [String] {
    var faults: [String] = []
    let found = hierarchies.map { $0.name ?? "" }
    if found != names { faults.append("hierarchies are \(found), not \(names)") }
    var all: [Int: [Seen]] = [:]
    for hierarchy in hierarchies {
      let inspection = Inspection(hierarchy)
      for (view, words) in hierarchy.swiftUIDump() {
        let verdict = inspection.verdict(of: view)
        let times = "times=\(verdict.count.map { "\($0)" } ?? "?")"
        let seen = Seen(words: words + [times], role: verdict.role.rawValue)
        all[hierarchy.place(of: view).position.line, default: []].append(seen)
      }
    }
    for mark in views { faults += self.faults(of: mark, among: all[mark.line] ?? []) }
    return faults + self.faults(ofRemarks: hierarchies.flatMap { $0.swiftUI?.remarks ?? [] })
  }

  private struct Seen {
    let words: [String]
    let role: String
  }

  private func faults(of mark: Mark, among views: [Seen]) -> [String] {
    guard let first = mark.words.first, first != "absent" else {
      return views.isEmpty ? [] : ["line \(mark.line): there is \(views[0].words)"]
    }
    let type = String(first.prefix { $0 != ":" })
    let candidates = views.filter { $0.words[0] == type }
    guard !candidates.isEmpty else { return ["line \(mark.line): no \(type), but \(views.map(\.words))"] }
    let faults = candidates.map { view in
      mark.words.dropFirst().filter { !fits($0, view) }.map { "line \(mark.line): \($0) is not in \(view)" }
    }
    return faults.min { $0.count < $1.count } ?? []
  }

  private func fits(_ word: String, _ view: Seen) -> Bool {
    let words = view.words.map { $0.replacing(" ", with: ".") }
    if let role = Role(rawValue: word), role != .unknown { return view.role == word }
    // `unknown` is said of types.
    if word == "notKnown" { return view.role == Role.unknown.rawValue }
    if word.hasPrefix("in.") { return true }
    if word.hasPrefix("order=") {
      let modifiers = words.filter { $0.contains("(") || $0 == "unredacted" }
      return modifiers.joined(separator: "|") == word.dropFirst(6)
    }
    if word.hasPrefix("-") { return !words.contains { $0.hasPrefix(word.dropFirst()) } }
    return words.contains(word)
  }

  private func faults(ofRemarks found: [Diagnostic]) -> [String] {
    var rest = found
    var faults: [String] = []
    for mark in remarks {
      let wanted = mark.words.joined(separator: " ")
      let number = rest.firstIndex { $0.place.position.line == mark.line && $0.message.contains(wanted) }
      if let number {
        rest.remove(at: number)
      } else {
        faults.append("line \(mark.line): no remark '\(wanted)'")
      }
    }
    return faults + rest.map { "line \($0.place.position.line): remark '\($0.message)'" }
  }
}
