/// A view that a selector names, in one of several hierarchies.
struct SelectedView {
  let hierarchy: Hierarchy
  let view: ViewIndex

  /// Views at one place that are compared with each other, at most.
  private static let maximumCopies = 100

  /// Where it is described, whatever hierarchy it was put into.
  var place: Place { hierarchy.place(of: view) }
  private var isJoined: Bool { hierarchy.isElsewhere(view) }

  /// One view that stands in several hierarchies once: a cell that was put into a table stands in its own file as
  /// well, and the one in the table is asked for; so with a view of a class that another class uses.
  static func distinct(_ views: [SelectedView]) -> [SelectedView] {
    let joined = Set(views.lazy.filter(\.isJoined).map(\.place))
    let rest = joined.isEmpty ? views : views.filter { $0.isJoined || !joined.contains($0.place) }
    guard rest.count > 1 else { return rest }
    let copies = Dictionary(grouping: rest, by: \.place).mapValues { $0.prefix(maximumCopies) }
    // Of classes that use each other no view would be left.
    let isOpen = copies.mapValues { all in !all.allSatisfy { $0.isUsed(in: all) } }
    return rest.filter { view in
      guard let all = copies[view.place], isOpen[view.place] == true else { return true }
      return !view.isUsed(in: all)
    }
  }

  private func isUsed(in copies: ArraySlice<SelectedView>) -> Bool {
    guard copies.count > 1, let type = ownClass else { return false }
    return copies.contains { $0.isInside(type) }
  }

  /// The class of views whose own hierarchy it stands in, as code makes it.
  private var ownClass: String? {
    guard case .code = hierarchy.tree(of: 0), let name = hierarchy.name else { return nil }
    return hierarchy.typeName(of: 0) == name ? name : nil
  }

  /// Whether it stands in a view of a class that is used: one that is not the top of that class's own hierarchy.
  private func isInside(_ type: String) -> Bool {
    let isOwn = ownClass == type
    return hierarchy.outwards(from: view).contains { around in
      hierarchy.typeName(of: around) == type && !(around == 0 && isOwn)
    }
  }
}
