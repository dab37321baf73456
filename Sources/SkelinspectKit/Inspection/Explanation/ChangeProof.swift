/// What changes make of a hierarchy: what show made of its views before, and what it makes of the same views then.
struct ChangeProof: Sendable {
  let before: Inspection
  let after: Inspection

  /// Of a text that was read again.
  init(before: Inspection, after: Inspection) { (self.before, self.after) = (before, after) }

  /// Of a copy.
  init(of changes: [Change], on before: Inspection) {
    self.init(before: before, after: Inspection(before.hierarchy.applying(changes)))
  }

  /// An app that ran does not any more.
  var crashesApp: Bool { before.crash == nil && after.crash != nil }

  /// The views that look different; nil where some came or went.
  var differing: [ViewIndex]? {
    before.hierarchy.views.count == after.hierarchy.views.count
      ? before.viewsLookingDifferent(in: after) : nil
  }

  /// Whether a text that was read again shows the same, whatever order its views stand in.
  func isMade(in read: Inspection) -> Bool { after.looks == read.looks }
}

extension Inspection {
  /// How many views of a name there are in those of another that are drawn, or stay visible: whatever order they
  /// stand in, and whether a cell's contentView is around them.
  fileprivate var looks: [String: Int] {
    if crash != nil { return ["": 1] }
    var looks: [String: Int] = [:]
    var depths = Array(repeating: 0, count: hierarchy.views.count)
    for view in hierarchy.views.indices {
      var parent = hierarchy.views[view].parent
      depths[view] = (parent.map { depths[$0] } ?? 0) + (hierarchy.isPassedThrough(view) ? 0 : 1)
      guard draws(view) || staysVisible(view) else { continue }
      while let around = parent, hierarchy.isPassedThrough(around) { parent = hierarchy.views[around].parent }
      let names = [parent, view].compactMap { $0.map(hierarchy.name) }.joined(separator: " ")
      let isUnseen = nearestHidden(from: view) != nil
      looks["\(depths[view]) \(names) \(coverage[view].role) \(isUnseen)", default: 0] += 1
    }
    return looks
  }
}
