import Foundation
import Testing

@testable import SkelinspectKit

/// What the rules for calls say of the sequences, beside what SkeletonView itself did in them.
@Suite("Rules over calls")
struct CallFindingTests {
  /// Those of a sequence, by the calls' numbers.
  struct Seen {
    let rule: String
    let call: Int
    let message: String
  }

  static let rules = [
    "call-crashes", "content-lost", "dummy-cells-left", "hide-without-effect", "interaction-left-off",
    "interaction-reenabled", "layer-left-behind", "pending-show", "show-refused", "style-replaced",
  ]

  private static func findings(in example: LifecycleCase) throws -> [Seen] {
    var settings = LintSettings()
    settings.selected = rules
    let file = Linter(settings).lint(Array(example.envelope.utf8), named: "case.json", path: "case.json")
    let hierarchy = try #require(file.readable.first)
    let calls = try #require(hierarchy.calls).calls
    return file.diagnostics.compactMap { diagnostic in
      let call = calls.firstIndex { hierarchy.place(of: $0).range.contains(diagnostic.range.lowerBound) }
      return call.map { Seen(rule: diagnostic.rule, call: $0 + 1, message: diagnostic.message) }
    }
  }

  @Test("What is said of each sequence")
  func all() throws {
    var lines: [String] = []
    for example in LifecycleCase.all {
      let found = try Self.findings(in: example)
      lines.append(example.name)
      lines += found.map { "  call \($0.call): \($0.rule): \($0.message)" }
    }
    try Golden.check(lines.joined(separator: "\n") + "\n", against: "Tests/Fixtures/calls/findings.txt")
  }

  @Test("Text that the library itself wrote over is lost where it did", arguments: LifecycleCase.all)
  func lostTexts(_ example: LifecycleCase) throws {
    let expected = try example.expected
    let calls = try #require(try Hierarchy.only(example.envelope, named: "case.json").calls).calls
    let said = try Self.findings(in: example).filter { $0.rule == "content-lost" }.map(\.call)
    var known: Set<String> = []
    for (number, (call, step)) in zip(1..., zip(calls, expected)) {
      let lost = step["lost"] as? [String: [String: Any]] ?? [:]
      let texts = Set(lost.filter { $0.value["text"] != nil }.keys)
      if call.flat.contains(where: \.isHide), !texts.subtracting(known).isEmpty {
        #expect(said.contains(number), "step \(number) of \(example.name)")
      }
      known = texts
    }
  }

  @Test("What a hide is said to leave behind is covered at the end", arguments: LifecycleCase.all)
  func leftLayers(_ example: LifecycleCase) throws {
    let expected = try example.expected
    let last = try #require(expected.last)
    let covered = last["covered"] as? [String: Any] ?? [:]
    let said = try Self.findings(in: example).filter {
      $0.rule == "layer-left-behind" && !$0.message.contains(", until call")
    }
    if last["crash"] == nil { #expect(said.isEmpty || !covered.isEmpty, "\(example.name)") }
    // Where the last call hides the root, all that is covered then is what a hide has left.
    let calls = try #require(try Hierarchy.only(example.envelope, named: "case.json").calls).calls
    guard let hide = calls.last, hide.isHide, hide.target == nil, last["crash"] == nil else { return }
    #expect(
      said.isEmpty == covered.isEmpty, "\(example.name): \(covered.keys.sorted()), \(said.map(\.message))")
  }

  @Test(
    "What crashes the app is said where it did, or at the view where the first show does",
    arguments: LifecycleCase.all)
  func crashes(_ example: LifecycleCase) throws {
    let step = try example.expected.firstIndex { $0["crash"] != nil }
    let said = try Self.findings(in: example).filter { $0.rule == "call-crashes" }.map(\.call)
    #expect(said == step.map { [$0 + 1] } ?? [], "\(example.name)")
  }

  @Test("Nothing is said where there are no calls")
  func noCalls() throws {
    let text = "{type: UITableView, isSkeletonable: true, rowHeight: 44, isScrollEnabled: false}"
    let hierarchy = try Hierarchy.only(text, named: "tree.yaml")
    #expect(CallTrace(hierarchy) == nil)
  }
}
