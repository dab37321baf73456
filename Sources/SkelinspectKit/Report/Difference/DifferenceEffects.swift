/// What follows from one change, in groups: one sentence for all views of which the same is to be said.
extension HierarchyDifferenceText {
  private enum Group: CaseIterable {
    case lost, lostToBlock, gained, becameBlock, becameContainer, hiddenByBlock, freed
  }

  /// - Parameter effects: places of the changes that follow.
  func lines(ofEffects effects: [Int]) -> [String] {
    let groups = Dictionary(grouping: effects.lazy.map { difference.changes[$0] }, by: group)
    return Group.allCases.compactMap { group in
      guard let changes = groups[group] else { return nil }
      let names = changes.lazy.compactMap { $0.new.map { new.shortName($0) } }.shortList(of: changes.count)
      return sentence(group, changes.count, names)
    }
  }

  private func group(of change: ViewChange) -> Group? {
    guard let first = change.old, let second = change.new else { return nil }
    let (before, now) = (difference.old.coverage[first].role, difference.new.coverage[second].role)
    if change.has(.lostSkeleton) { return now == .underBlock ? .lostToBlock : .lost }
    if change.has(.gainedSkeleton) { return .gained }
    guard change.has(.role) else { return nil }
    switch (before, now) {
    case (.container, .block), (.container, .lines): return .becameBlock
    case (.block, .container), (.lines, .container): return .becameContainer
    case (_, .underBlock): return isMarked(second) ? nil : .hiddenByBlock
    case (.underBlock, .uncovered), (.underBlock, .unreached): return isMarked(second) ? nil : .freed
    default: return nil
    }
  }

  private func isMarked(_ view: ViewIndex) -> Bool { difference.new.hierarchy.views[view].isSkeletonable }

  private func sentence(_ group: Group, _ count: Int, _ names: String) -> String {
    let (views, its) = (count.counted("view"), count == 1 ? "its" : "their")
    let (isOrAre, blocks) = (count == 1 ? "is" : "are", count == 1 ? "one block" : "blocks")
    return switch group {
    case .lost: "\(views) lost \(its) skeleton: \(names)"
    case .lostToBlock: "\(views) lost \(its) own skeleton to the block of a view around: \(names)"
    case .gained: "\(views) gained a skeleton: \(names)"
    case .becameBlock:
      "\(views) \(isOrAre) drawn as \(blocks) now, nothing marked is reached inside: \(names)"
    case .becameContainer: "\(views) \(isOrAre) no longer \(blocks), what is marked inside is drawn: \(names)"
    case .hiddenByBlock: "\(views) that nobody marked \(isOrAre) under a block now: \(names)"
    case .freed: "\(views) that nobody marked \(isOrAre) no longer under a block: \(names)"
    }
  }
}
