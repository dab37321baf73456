/// What a difference adds up to.
struct DifferenceSummary {
  var hierarchies = (added: 0, removed: 0)
  private var crashes = 0
  private var gone = 0
  private var counts: [Count: Int] = [:]

  private enum Count: Int, CaseIterable {
    case lost, gained, added, removed, moved, marked, changed, drawn, framed
  }

  init() {}

  init(_ difference: Difference) {
    for hierarchy in difference.hierarchies { add(hierarchy) }
    hierarchies = (difference.added.count, difference.removed.count)
  }

  mutating func add(_ difference: HierarchyDifference) {
    if !difference.isSameCrash {
      if difference.new.crash != nil { crashes += 1 } else { gone += 1 }
    }
    for change in difference.changes {
      if let count = count(of: change) { counts[count, default: 0] += 1 }
    }
    isRepainted = isRepainted || !difference.isSamePalette
  }

  mutating func add(_ difference: ScreenDifference) {
    if difference.old.crash != difference.new.crash {
      if difference.new.crash != nil { crashes += 1 } else { gone += 1 }
    }
    for change in difference.changes { counts[count(of: change, in: difference), default: 0] += 1 }
  }

  private var isRepainted = false

  /// The weightiest of what changed at a view.
  private func count(of change: ViewChange) -> Count? {
    if change.has(.added) { return .added }
    if change.has(.removed) { return .removed }
    if change.has(.lostSkeleton) { return .lost }
    if change.has(.gainedSkeleton) { return .gained }
    if change.has(.moved) { return .moved }
    if change.has(.isSkeletonable) { return .marked }
    if change.kinds == [.layer] { return .drawn }
    if change.kinds == [.frame] { return .framed }
    return change.isOwn ? .changed : nil
  }

  private func count(of change: ScreenDifference.Change, in difference: ScreenDifference) -> Count {
    guard let old = change.old else { return .added }
    guard let new = change.new else { return .removed }
    if difference.hasLostSkeleton(old, new) { return .lost }
    if difference.hasGainedSkeleton(old, new) { return .gained }
    return difference.moves[new] == nil ? .changed : .moved
  }

  func sentence(_ paint: Paint) -> String {
    var parts: [String] = []
    if crashes > 0 {
      parts.append(paint.red(crashes == 1 ? "the app would crash" : "\(crashes) new crashes"))
    }
    if gone > 0 {
      parts.append(paint.green(gone == 1 ? "a crash is gone" : "\(gone) crashes are gone"))
    }
    for kind in Count.allCases {
      guard let count = counts[kind] else { continue }
      parts.append(sentence(kind, count, paint) + (kind == .changed && !parts.isEmpty ? " otherwise" : ""))
    }
    if isRepainted { parts.append("the colours changed") }
    if hierarchies.added > 0 { parts.append(Self.said(hierarchies.added, "hierarchy", "added")) }
    if hierarchies.removed > 0 { parts.append(Self.said(hierarchies.removed, "hierarchy", "removed")) }
    return parts.joined(separator: ", ")
  }

  private func sentence(_ kind: Count, _ count: Int, _ paint: Paint) -> String {
    let views = count.counted("view")
    return switch kind {
    case .lost: paint.red("\(views) lost \(count == 1 ? "its" : "their") skeleton")
    case .gained: paint.green("\(views) gained a skeleton")
    case .added: Self.said(count, "view", "added")
    case .removed: Self.said(count, "view", "removed")
    case .moved: "\(views) moved"
    case .marked: "isSkeletonable changed on \(views)"
    case .changed: "\(views) changed"
    case .drawn: "\(views) \(count == 1 ? "is" : "are") drawn differently"
    case .framed: "\(views) \(count == 1 ? "has" : "have") another frame"
    }
  }

  private static func said(_ count: Int, _ noun: String, _ verb: String) -> String {
    let nouns = noun == "hierarchy" ? "hierarchies" : noun + "s"
    return "\(count) \(count == 1 ? noun : nouns) \(count == 1 ? "was" : "were") \(verb)"
  }
}
