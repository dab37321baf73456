import Foundation
import Testing

@testable import SkelinspectKit

/// Random sequences of calls on random views: what the rules imply holds after each.
@Suite("Random sequences of calls")
struct RandomReplayTests {
  /// `REPLAY_CASES=10000` plays more of them.
  static let count = ProcessInfo.processInfo.environment["REPLAY_CASES"].flatMap { Int($0) } ?? 400

  @Test("What the rules imply holds after each call", arguments: 0..<8)
  func invariants(_ part: Int) throws {
    for seed in stride(from: part, to: Self.count, by: 8) {
      var random = RandomCalls(seed: UInt64(seed))
      let text = random.text
      let hierarchy = try Hierarchy.only(text, named: "a.json")
      var replay = Replay(hierarchy)
      for (number, call) in zip(1..., replay.calls.calls) where !replay.hasEnded {
        let before = replay
        replay.play(call)
        if replay.hasEnded { break }
        let place: Comment = "seed \(seed), call \(number)\n\(text)"
        check(replay, place)
        check(from: before, to: replay, call, place)
      }
    }
  }

  private func check(_ replay: Replay, _ place: Comment) {
    let state = replay.state
    let (active, tree) = (Set(state.active), Set(replay.subtree(of: 0)))
    for view in state.covered {
      // A layer is that of a view that is on, or one that the library no longer knows of.
      #expect(replay.states[view].isOn || replay.states[view].layer == nil, place)
    }
    for view in tree {
      let own = replay.states[view]
      #expect(own.layer == nil || own.layers.contains { $0.id == own.layer }, place)
      if own.isOn, !replay.hierarchy.isPassedThrough(view) { #expect(active.contains(view), place) }
      #expect(
        replay.hierarchy.views[view].parent.map { replay.children[$0].contains(view) } ?? (view == 0), place)
    }
    for view in state.active { #expect(replay.isActive(view), place) }
    #expect(replay.recursion(from: 0).members.dropFirst().allSatisfy { $0.isMarked }, place)
  }

  /// A refused show changes no layer; after a hide nothing that it reaches is active.
  private func check(from before: Replay, to replay: Replay, _ call: Call, _ place: Comment) {
    let receivers = before.views(at: call.target, templatesToo: false)
    switch call.action {
    case .show(_, delay: nil) where !replay.events.refusals.isEmpty && before.clock.isIdle:
      for view in receivers where replay.events.refusals.contains(where: { $0.view == view }) {
        #expect(replay.events.printed.isEmpty || replay.events.notifications.count > 1, place)
      }
    case .hide:
      for view in receivers where replay.subtree(of: 0).contains(view) {
        let reached = replay.recursion(from: view).members.filter(\.isActive)
        // What is active yet is a leaf that became a container, or was shown by a call that was pending.
        #expect(
          reached.isEmpty || replay.events.notifications.contains { $0.name == .didAppear }
            || reached.contains { replay.states[$0.view].isOn && !$0.isLeaf }, place)
      }
    default: break
    }
  }
}

/// A hierarchy with calls in JSON.
struct RandomCalls {
  private var generator: SeededGenerator
  private var ids: [String] = []
  private var made = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }
  private mutating func one<Element>(of list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &generator)]
  }

  private mutating func view(depth: Int) -> String {
    made += 1
    let id = "v\(made)"
    ids.append(id)
    var types = ["UIView", "UILabel", "UIImageView", "UIButton", "UITextField", "UITextView"]
    if depth < 3 { types += ["UIView", "UIView", "UIStackView", "UITableView", "UICollectionView"] }
    let type = one(of: types)
    var keys = ["\"type\": \"\(type)\"", "\"id\": \"\(id)\""]
    if chance(80) { keys.append("\"isSkeletonable\": true") }
    if chance(15) { keys.append("\"isHiddenWhenSkeletonIsActive\": true") }
    if chance(10) { keys.append("\"isUserInteractionDisabledWhenSkeletonIsActive\": false") }
    keys.append("\"frame\": [0, 0, \(one(of: [40, 200])), \(one(of: [0, 20, 100]))]")
    switch type {
    case "UIView" where depth < 3: keys.append("\"subviews\": [\(views(depth))]")
    case "UIStackView": keys.append("\"arrangedSubviews\": [\(views(depth))]")
    case "UILabel": keys.append("\"text\": \"a\", \"numberOfLines\": \(one(of: [0, 1, 3]))")
    case "UITableView":
      keys.append("\"rowHeight\": \(one(of: [40, -1])), \"estimatedRowHeight\": 50, \"numberOfRows\": 2")
      keys.append("\"prototypes\": [{\"type\": \"Row\", \"contentView\": {\"subviews\": [\(views(depth))]}}]")
    case "UICollectionView":
      keys.append("\"itemSize\": [30, 30]")
      keys.append(
        "\"prototypes\": [{\"type\": \"Tile\", \"contentView\": {\"subviews\": [\(views(depth))]}}]")
    default: break
    }
    return "{\(keys.joined(separator: ", "))}"
  }

  private mutating func views(_ depth: Int) -> String {
    let count = Int.random(in: 0...3, using: &generator)
    return (0..<count).map { _ in view(depth: depth + 1) }.joined(separator: ", ")
  }

  private mutating func call() -> String {
    let style = one(of: ["solid", "gradient", "animatedSolid", "animatedGradient"])
    let on = chance(50) ? ", \"on\": \"\(one(of: ids))\"" : ""
    let id = one(of: ids)
    switch Int.random(in: 0..<14, using: &generator) {
    case 0...2: return "{\"show\": \"\(style)\"\(on)\(chance(20) ? ", \"delay\": 0.1" : "")}"
    case 3...5: return "{\"hide\": true\(on)\(chance(30) ? ", \"transition\": \"none\"" : "")}"
    case 6: return "{\"update\": \"\(style)\"\(on)}"
    case 7: return "{\"layout\": true\(on)}"
    case 8: return "{\"set\": {\"\(id)\": {\"isSkeletonable\": \(chance(50))}}}"
    case 9: return "{\"set\": {\"\(id)\": {\"frame\": [0, 0, 80, 60], \"isHidden\": \(chance(50))}}}"
    case 10: return "{\"add\": \(view(depth: 3)), \"to\": \"v1\"}"
    case 11: return id == "v1" ? "{\"wait\": 0.2}" : "{\"remove\": \"\(id)\"}"
    case 12: return "{\"environment\": {\"userInterfaceStyle\": \"\(one(of: ["dark", "light"]))\"}}"
    default: return "{\"app\": \"\(one(of: ["background", "active"]))\"}"
    }
  }

  var text: String {
    mutating get {
      var root = ""
      repeat {
        (ids, made) = ([], 0)
        root = view(depth: 0)
      } while !root.hasPrefix("{\"type\": \"UIView\"")
      let calls = (0..<Int.random(in: 1...12, using: &generator)).map { _ in call() }
      return "{\"root\": \(root), \"calls\": [\(calls.joined(separator: ", "))]}"
    }
  }
}
