import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Differences between hierarchies of the conformance suite")
struct DifferencePropertyTests {
  @Test("A hierarchy does not differ from itself")
  func same() throws {
    for example in ConformanceCase.all {
      let hierarchies = try readHierarchies(example.document, named: "a.json")
      let difference = diff(hierarchies, hierarchies)
      #expect(difference.isEmpty, "\(example.name)")
      #expect(difference.text().hasPrefix("No difference in "))
    }
  }

  @Test(
    "A view put around others is one insertion, and none of them moves",
    arguments: 1...UInt64(scaled(3, by: 3)))
  func wrapper(_ seed: UInt64) throws {
    var count = 0
    for example in ConformanceCase.all {
      var tree = MutableTree(example, seed: seed)
      let old = tree.text
      guard tree.wrap() else { continue }
      count += 1
      let difference = try #require(try difference(old, tree.text))
      let summary = "\(example.name), seed \(seed): \(difference.changes.map(\.kinds))"
      #expect(difference.changes.count { $0.has(.added) } == 1, "\(summary)")
      #expect(
        !difference.changes.contains { $0.has(.removed) || $0.has(.moved) || $0.has(.type) }, "\(summary)")
    }
    #expect(count > 100)
  }

  @Test("A view and all in it that went is one removal", arguments: 1...UInt64(scaled(3, by: 3)))
  func removal(_ seed: UInt64) throws {
    var count = 0
    for example in ConformanceCase.all {
      var tree = MutableTree(example, seed: seed)
      let old = tree.text
      guard tree.removeOne() else { continue }
      count += 1
      let difference = try #require(try difference(old, tree.text))
      let summary = "\(example.name), seed \(seed): \(difference.changes.map(\.kinds))"
      let lost = difference.toNew.count - difference.toOld.count
      #expect(difference.changes.count { $0.has(.removed) } == lost, "\(summary)")
      #expect(
        !difference.changes.contains { $0.has(.added) || $0.has(.moved) || $0.has(.type) }, "\(summary)")
    }
    #expect(count > 100)
  }

  @Test(
    "A view that moved is the cause of every skeleton that came or went",
    arguments: 1...UInt64(scaled(6, by: 3)))
  func move(_ seed: UInt64) throws {
    var count = 0
    for example in ConformanceCase.all {
      var tree = MutableTree(example, seed: seed)
      tree.giveIDs()
      let old = tree.text
      guard tree.moveOne(), let difference = try difference(old, tree.text) else { continue }
      let changes = difference.changes
      guard let moved = changes.firstIndex(where: { $0.has(.moved) }) else { continue }
      for (index, change) in zip(0..., changes) where index != moved {
        guard change.has(.lostSkeleton) || change.has(.gainedSkeleton) else { continue }
        // Which of a table's subviews its dummy cells replace depends on all of them.
        let isReplaced = change.has(.count) && change.cause == nil && !change.has(.role)
        #expect(
          change.cause == moved || isReplaced, "\(example.name): \(change.kinds) at \(change.new ?? -1)")
        count += 1
      }
    }
    #expect(count > 1)
  }

  @Test("The other way round, what was added was removed, and the same views match")
  func mirror() throws {
    let examples = ConformanceCase.all
    for (first, second) in zip(examples, examples.dropFirst()) {
      guard let there = try difference(first.document, second.document),
        let back = try difference(second.document, first.document)
      else { continue }
      #expect(there.toNew == back.toOld && there.toOld == back.toNew, "\(first.name)")
      #expect(
        there.changes.count { $0.has(.lostSkeleton) } == back.changes.count { $0.has(.gainedSkeleton) },
        "\(first.name)")
      #expect(
        Set(there.changes.flatMap(\.kinds)).contains(.added)
          == Set(back.changes.flatMap(\.kinds)).contains(.removed))
    }
  }

  @Test("A file does not differ from the trees that describe prints for it")
  func printed() throws {
    for example in ConformanceCase.all {
      let hierarchies = try readHierarchies(example.document, named: "a.json")
      let log = try readHierarchies("start\n" + hierarchies.map(describe).joined(), named: "a.log")
      guard hierarchies.allSatisfy({ $0.origin != .printed }), !log.isEmpty else { continue }
      #expect(diff(hierarchies, log).isEmpty, "\(example.name)\n\(diff(hierarchies, log).text())")
      #expect(diff(log, hierarchies).isEmpty, "\(example.name)")
    }
  }

  private func difference(_ first: String, _ second: String) throws -> HierarchyDifference? {
    diff(
      try readHierarchies(first, named: "a.json"), try readHierarchies(second, named: "b.json")
    ).hierarchies.first
  }
}

/// A hierarchy that can be changed at a random place.
private struct MutableTree {
  private var document: [String: Any]
  private var numbers: RandomJSON

  init(_ example: ConformanceCase, seed: UInt64) {
    self.document =
      (try? JSONSerialization.jsonObject(with: Data(example.document.utf8))) as? [String: Any] ?? [:]
    numbers = RandomJSON(seed: seed &+ example.name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    if let show = self.document["show"] as? [String: Any], show["roots"] != nil { self.document = [:] }
  }

  var text: String {
    (try? JSONSerialization.data(withJSONObject: document, options: .sortedKeys)).map {
      String(decoding: $0, as: UTF8.self)
    } ?? ""
  }

  /// Puts a view around some siblings; false where there are none.
  mutating func wrap() -> Bool {
    change { views, numbers in
      let start = Int.random(in: 0..<views.count, using: &numbers)
      let end = Int.random(in: start + 1...views.count, using: &numbers)
      let wrapper: [String: Any] = [
        "type": Bool.random(using: &numbers) ? "UIView" : "CardView", "isSkeletonable": true,
        "subviews": Array(views[start..<end]),
      ]
      views.replaceSubrange(start..<end, with: [wrapper])
    }
  }

  /// Removes a view with all in it.
  mutating func removeOne() -> Bool {
    change { views, numbers in views.remove(at: Int.random(in: 0..<views.count, using: &numbers)) }
  }

  /// Takes a view with all in it from one place to another that holds views.
  mutating func moveOne() -> Bool {
    var taken: Any?
    let isTaken = change { views, numbers in
      taken = views.remove(at: Int.random(in: 0..<views.count, using: &numbers))
    }
    guard isTaken, let view = taken else { return false }
    return change { views, numbers in
      views.insert(view, at: Int.random(in: 0...views.count, using: &numbers))
    }
  }

  /// So that every view is known again.
  mutating func giveIDs() {
    var count = 0
    if let root = document["root"] as? [String: Any] {
      document["root"] = Self.named(root, &count)
    } else if !document.isEmpty {
      document = Self.named(document, &count)
    }
  }

  private static func named(_ view: [String: Any], _ count: inout Int) -> [String: Any] {
    var view = view
    count += 1
    view["id"] = "v\(count)"
    for (key, value) in view {
      if let views = value as? [[String: Any]], views.allSatisfy({ $0["type"] != nil }) {
        view[key] = views.map { named($0, &count) }
      } else if let inner = value as? [String: Any], inner["type"] != nil || key == "contentView" {
        view[key] = named(inner, &count)
      }
    }
    return view
  }

  private mutating func change(_ body: (inout [Any], inout RandomJSON) -> Void) -> Bool {
    let isEnvelope = document["root"] != nil
    guard var root = (isEnvelope ? document["root"] : document) as? [String: Any] else { return false }
    let lists = Self.count(root)
    guard lists > 0 else { return false }
    var target = Int.random(in: 0..<lists, using: &numbers)
    Self.change(&root, &target, &numbers, body)
    if isEnvelope { document["root"] = root } else { document = root }
    return true
  }

  private static let keys = ["arrangedSubviews", "subviews"]

  private static func count(_ view: [String: Any]) -> Int {
    keys.reduce(0) { sum, key in
      guard let views = view[key] as? [[String: Any]], !views.isEmpty else { return sum }
      return sum + 1 + views.reduce(0) { $0 + count($1) }
    } + ((view["contentView"] as? [String: Any]).map { count($0) } ?? 0)
      + ((view["prototypes"] as? [[String: Any]]) ?? []).reduce(0) { $0 + count($1) }
  }

  /// Changes the list whose turn it is; the others are counted down.
  private static func change(
    _ view: inout [String: Any], _ target: inout Int, _ numbers: inout RandomJSON,
    _ body: (inout [Any], inout RandomJSON) -> Void
  ) {
    for key in keys + ["prototypes"] {
      guard var views = view[key] as? [[String: Any]], !views.isEmpty else { continue }
      if key != "prototypes" {
        if target == 0 {
          var list: [Any] = views
          body(&list, &numbers)
          view[key] = list
        }
        target -= 1
        if target < 0 { return }
      }
      for index in views.indices where target >= 0 { change(&views[index], &target, &numbers, body) }
      view[key] = views
      if target < 0 { return }
    }
    guard var content = view["contentView"] as? [String: Any] else { return }
    change(&content, &target, &numbers, body)
    view["contentView"] = content
  }
}
