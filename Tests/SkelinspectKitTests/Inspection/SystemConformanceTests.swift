import Foundation
import Testing

@testable import SkelinspectKit

/// Every case of `Fixtures/conformance/systems.json`: time, SwiftUI and layers by hand.
@Suite("Conformance of the systems")
struct SystemConformanceTests {
  typealias Object = SystemCase.Object

  @Test("The cases agree, read as JSON", arguments: SystemCase.inspected)
  func json(_ example: SystemCase) throws { try check(example, example.document, named: "case.json") }

  @Test("The cases agree, rewritten as YAML", arguments: SystemCase.inspected)
  func yaml(_ example: SystemCase) throws { try check(example, try example.yaml, named: "case.yaml") }

  @Test("All 139 cases are there, 109 of them of inspect and 30 of lint")
  func count() {
    #expect(SystemCase.all.count == 139)
    #expect(SystemCase.inspected.count == 109 && SystemCase.linted.count == 30)
  }

  private func check(_ example: SystemCase, _ text: String, named file: String) throws {
    let hierarchies = try readHierarchies(Array(text.utf8), named: file)
    let hierarchy = try #require(hierarchies.first)
    #expect(hierarchies.count == 1)
    let (times, expected) = (try example.times, try example.expected)
    var found: [String: Object] = [:]
    var ids: [String: String] = [:]
    for view in try Self.views(of: hierarchy, at: times) {
      guard let id = view["id"] as? String, let path = view["path"] as? String else { continue }
      (found[id], ids[path]) = (view, id)
    }
    if hierarchy.system != .skeletonView { #expect(Set(found.keys) == Set(expected.keys)) }
    for (id, view) in expected {
      let actual = try #require(found[id], "\(id) of \(example.name)")
      let subject = "\(id) of \(example.name)"
      checkMotion(actual, view, times, subject)
      #expect(actual["role"] as? String == view["role"] as? String, "the role of \(subject)")
      if hierarchy.system != .skeletonView { checkVerdict(actual, view, ids, subject) }
    }
  }

  private func checkVerdict(_ view: Object, _ expected: Object, _ ids: [String: String], _ subject: String) {
    let because = view["because"] as? Object
    #expect(because?["reason"] as? String == expected["because"] as? String, "the reason of \(subject)")
    if let by = expected["by"] as? String {
      #expect((because?["path"] as? String).flatMap { ids[$0] } == by, "by whom is \(subject)")
    }
    let role = expected["role"] as? String
    let isDrawn = role == "lines" || role == "block"
    let count = expected["count"] ?? (isDrawn ? 1 : 0)
    #expect(Self.isClose(view["count"], count), "the count of \(subject)")
    for key in ["isHidden", "isInteractionDisabled"] {
      #expect(view[key] as? Bool == (expected[key] as? Bool ?? false), "\(key) of \(subject)")
    }
    #expect(view["isSkeletonable"] as? Bool == (isDrawn || role == "container"), "the mark of \(subject)")
    for (key, value) in expected["layer"] as? Object ?? [:] {
      let found = (view["layer"] as? Object)?[key]
      #expect(Self.isClose(found, value), "layer.\(key) of \(subject): \(found ?? "none"), not \(value)")
    }
  }

  private func checkMotion(_ view: Object, _ expected: Object, _ times: [Double], _ subject: String) {
    let pivot = view["pivot"]
    #expect(Self.isClose(pivot, expected["pivot"]), "the pivot of \(subject): \(pivot ?? "none")")
    let expectedNow = expected["now"] as? Object ?? [:]
    let animations = (view["animations"] as? [Object] ?? []).compactMap { animation in
      (animation["property"] as? String).map { property in
        (animation["layer"] as? String).map { "\($0).\(property)" } ?? property
      }
    }
    #expect(Set(animations) == Set(expectedNow.keys), "the animations of \(subject)")
    guard !times.isEmpty else { return }
    let now = view["now"] as? Object ?? [:]
    #expect(Set(now.keys) == Set(expectedNow.keys), "what changes of \(subject)")
    for (property, values) in expectedNow {
      let found = times.count == 1 ? now[property].map { [$0] } : now[property] as? [Any]
      let slack = property.lowercased().hasSuffix("color") || property.hasSuffix("colors") ? 0.004 : 0.001
      #expect(
        Self.isClose(found, values, slack), "\(property) of \(subject): \(found ?? []), not \(values)")
    }
  }

  private static func views(of hierarchy: Hierarchy, at times: [Double]) throws -> [Object] {
    var json = InspectionJSON(OutputBuffer())
    json.append(inspect(hierarchy), at: times)
    let root = try JSONSerialization.jsonObject(with: Data(json.finish().text.utf8)) as? Object
    let hierarchies = try #require(root?["hierarchies"] as? [Object])
    #expect(hierarchies.count == 1)
    #expect((hierarchies[0]["at"] as? [Double] ?? []) == times)
    return try #require(hierarchies[0]["views"] as? [Object])
  }

  /// Whether two parsed values are the same, numbers nearly; null and nothing are alike.
  private static func isClose(_ first: Any?, _ second: Any?, _ slack: Double = 0.001) -> Bool {
    switch (first, second) {
    case (nil, nil), (nil, is NSNull), (is NSNull, nil), (is NSNull, is NSNull): true
    case (let first as NSNumber, let second as NSNumber):
      abs(first.doubleValue - second.doubleValue) <= slack
    case (let first as String, let second as String): first == second
    case (let first as [Any], let second as [Any]):
      first.count == second.count && zip(first, second).allSatisfy { isClose($0, $1, slack) }
    case (let first as Object, let second as Object):
      first.keys == second.keys && first.allSatisfy { isClose($1, second[$0], slack) }
    default: false
    }
  }
}
