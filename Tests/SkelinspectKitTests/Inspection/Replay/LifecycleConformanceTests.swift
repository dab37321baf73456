import Foundation
import Testing

@testable import SkelinspectKit

/// Sequences of calls, and what SkeletonView itself did after each.
@Suite("Conformance over time")
struct LifecycleConformanceTests {
  @Test("The sequences agree, read as JSON", arguments: LifecycleCase.all)
  func json(_ example: LifecycleCase) throws { try check(example, example.envelope, named: "case.json") }

  @Test("The sequences agree, rewritten as YAML", arguments: LifecycleCase.all)
  func yaml(_ example: LifecycleCase) throws {
    // JSON is YAML: the flow style of it.
    try check(example, example.envelope, named: "case.yaml")
  }

  @Test("All 80 sequences are there")
  func count() { #expect(LifecycleCase.all.count == 80) }

  private func check(_ example: LifecycleCase, _ text: String, named file: String) throws {
    let hierarchy = try Hierarchy.only(text, named: file)
    let calls = try #require(hierarchy.calls).calls
    var replay = Replay(hierarchy)
    var layers: [String: Any] = [:]
    for (number, (call, expected)) in zip(1..., zip(calls, try example.expected)) {
      replay.play(call)
      var json = StepJSON(replay)
      let data = Data(json.object(call).lineText.utf8)
      let seen = SeenStep(try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])).values
      let place = "step \(number) of \(example.name)"
      check(expected, seen, "notifications", else: [String](), place)
      check(expected, seen, "debugLogCount", else: 0, place)
      #expect((expected["crash"] == nil) == (seen["crash"] is NSNull), "the crash in \(place)")
      if expected["crash"] != nil { return }
      if let tree = expected["tree"] {
        #expect(Self.text(seen["tree"]) == Self.text(tree), "the tree in \(place)")
      }
      if let log = expected["debugLog"] { check(["debugLog": log], seen, "debugLog", else: [Any](), place) }
      for key in ["covered", "stacked", "cleared", "lost", "rows", "items", "cells"] {
        check(expected, seen, key, else: [String: Any](), place)
      }
      for key in ["active", "hidden", "interactionDisabled"] {
        check(expected, seen, key, else: [String](), place)
      }
      check(expected, seen, "hooked", else: false, place)
      if let new = expected["layers"] as? [String: Any] { layers = new }
      if expected["covered"] == nil { layers = [:] }
      check(layers, seen["layers"] as? [String: Any] ?? [:], place)
    }
  }

  private func check(
    _ expected: [String: Any], _ seen: [String: Any], _ key: String, else empty: Any, _ place: String
  ) {
    let (wanted, found) = (expected[key] ?? empty, seen[key] ?? empty)
    #expect(Self.text(found) == Self.text(wanted), "\(key) in \(place)")
  }

  private func check(_ expected: [String: Any], _ seen: [String: Any], _ place: String) {
    #expect(Set(expected.keys) == Set(seen.keys), "layers in \(place)")
    for (id, wanted) in expected {
      guard let wanted = wanted as? [String: Any], let found = seen[id] as? [String: Any] else { continue }
      for key in ["bounds", "lines"] {
        let (wanted, found) = (Self.numbers(wanted[key]), Self.numbers(found[key]))
        let isClose = zip(wanted, found).allSatisfy { abs($0 - $1) < 0.001 }
        #expect(
          wanted.count == found.count && isClose, "\(key) of \(id) in \(place): \(found), not \(wanted)")
      }
      for key in ["cornerRadius", "lineCornerRadius"] {
        #expect(wanted[key] as? Double == found[key] as? Double, "\(key) of \(id) in \(place)")
      }
      #expect(wanted["color"] as? String == found["color"] as? String, "the colour of \(id) in \(place)")
      #expect(
        wanted["gradient"] as? [String] ?? [] == found["gradient"] as? [String] ?? [],
        "the gradient of \(id) in \(place)")
      let animations = [wanted["animation"], found["animation"]].map { $0 as? [String: Any] ?? [:] }
      #expect(Self.text(animations[1]) == Self.text(animations[0]), "the animation of \(id) in \(place)")
    }
  }

  /// The same for equal values.
  private static func text(_ value: Any?) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: value ?? "", options: [.sortedKeys, .fragmentsAllowed])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func numbers(_ value: Any?) -> [Double] {
    (value as? [Any] ?? []).flatMap { $0 as? [Double] ?? [($0 as? Double) ?? .nan] }
  }
}
