/// What really becomes of the views of a hierarchy after some changes: the difference between two inspections.
struct ChangeEffect: Sendable {
  /// In the order of what stands in the way.
  let changes: [Change]
  /// Views that are drawn now and were not before, in document order.
  let appears: [ViewIndex]
  /// The same where nobody sees it: hidden, or in something that is.
  let staysHidden: [ViewIndex]
  /// The reverse: drawn before and not now.
  let disappears: [ViewIndex]
  /// Views that a block covered and that stay visible now, with all that is in them.
  let uncovers: [ViewIndex]
  /// Drawn before and now, as something else.
  let alters: [ViewIndex]
  /// Views beside those of the changes that the same text describes, which an edit of it changes too.
  private(set) var shared: [ViewIndex] = []
  let proof: ChangeProof
  var before: Inspection { proof.before }
  /// After the change.
  var inspection: Inspection { proof.after }

  /// Of a view that the same text describes: else no change is named after which the app would crash.
  var crash: Crashes.First? { inspection.crashes.first }

  /// Of the views that are not drawn then the blocks that views in them take the place of.
  var opens: [ViewIndex] {
    disappears.filter {
      before.coverage[$0].role == .block && inspection.coverage[$0].role == .container
    }
  }

  /// The views to mark, in order.
  var marks: [ViewIndex] { changes.filter(\.isMark).map(\.view) }

  /// As the changes are made in the text. Nil where nothing needs to change.
  init?(_ search: ChangeSearch, before: Inspection) {
    guard !search.changes.isEmpty else { return nil }
    let written = before.hierarchy.asWritten(search.changes)
    let proof =
      written.shared.isEmpty
      ? ChangeProof(before: before, after: search.inspection) : ChangeProof(of: written.changes, on: before)
    self.init(of: search.changes, proof)
    shared = written.shared
  }

  init(of changes: [Change], _ proof: ChangeProof) {
    let (before, after) = (proof.before, proof.after)
    let wasAlive = before.crash == nil
    var (appears, disappears, uncovers, alters) = ([ViewIndex](), [ViewIndex](), [ViewIndex](), [ViewIndex]())
    var uncoveredEnd = 0
    for view in before.hierarchy.views.indices {
      switch (wasAlive && before.draws(view), after.draws(view)) {
      case (false, true): appears.append(view)
      case (true, false): disappears.append(view)
      case (true, true):
        if before.coverage[view].role != after.coverage[view].role { alters.append(view) }
      case (false, false):
        if wasAlive, before.coverage[view].role == .underBlock, after.staysVisible(view), view >= uncoveredEnd
        {
          uncovers.append(view)
          uncoveredEnd = before.hierarchy.views[view].end
        }
      }
    }
    (self.changes, self.proof) = (changes, proof)
    staysHidden = appears.filter { after.nearestHidden(from: $0) != nil }
    self.appears = appears.filter { after.nearestHidden(from: $0) == nil }
    (self.disappears, self.uncovers, self.alters) = (disappears, uncovers, alters)
  }
}

extension Inspection {
  /// Whether a view is on screen without a skeleton on it; a contentView counts for what is in it.
  func staysVisible(_ view: ViewIndex) -> Bool {
    let role = coverage[view].role
    return (role == .uncovered || role == .unreached) && presence.copies[view] != 0
      && !hierarchy.isPassedThrough(view)
  }
}
