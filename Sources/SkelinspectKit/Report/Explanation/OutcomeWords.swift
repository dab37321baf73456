/// What becomes of the views of a hierarchy by a change, in a sentence.
struct OutcomeWords {
  let before: Inspection
  let change: ChangeEffect
  let names: ViewNaming

  private var after: Inspection { change.inspection }

  var text: String {
    let blocks = change.opens
    let others = change.disappears.filter { !blocks.contains($0) }
    var sentences = [appearing(insteadOf: blocks)]
    if change.appears.isEmpty, !blocks.isEmpty {
      let stands = blocks.count == 1 ? "the block of \(list(blocks)) is" : "the blocks of \(list(blocks)) are"
      sentences.append(
        "\(stands) gone then, and nothing takes \(blocks.count == 1 ? "its" : "their") place")
    }
    if !change.appears.isEmpty, !change.staysHidden.isEmpty {
      sentences.append("covered, but hidden: \(list(change.staysHidden))")
    }
    if !others.isEmpty { sentences.append("no longer drawn: \(list(others))") }
    if !change.alters.isEmpty { sentences.append("drawn as something else: \(list(change.alters))") }
    if !change.uncovers.isEmpty { sentences.append("visible then: \(list(change.uncovers))") }
    if let shared { sentences.append(shared) }
    return sentences.joined(separator: "; ")
  }

  /// `mark UIStackView#account as skeletonable`
  var actions: String {
    let words = ChangeWords(before.hierarchy, name: names.handle)
    let marks = change.marks.map(names.handle)
    let shown = marks.count > 8 ? Array(marks.prefix(8)) + ["\(marks.count - 8) more"] : marks
    let marking = "mark \(shown.listed("and")) as skeletonable"
    // Views are marked in one go, where the first of them is.
    let first = change.changes.firstIndex(where: \.isMark)
    return zip(0..., change.changes).compactMap { index, change in
      change.isMark ? (index == first ? marking : nil) : words.sentence(change)
    }.listed("and")
  }

  /// What the same text describes, and what comes of that.
  private var shared: String? {
    guard !change.shared.isEmpty else { return nil }
    let views = change.shared
    let text = "the same text describes \(views.count.counted("more view")): \(list(views))"
    return change.crash.map { "\(text), and the app would crash at \(names.placed($0.view)): \($0.reason)" }
      ?? text
  }

  private func list(_ views: [ViewIndex]) -> String {
    names.list(views, besides: change.appears + change.disappears + change.uncovers + change.alters)
  }

  private func appearing(insteadOf blocks: [ViewIndex]) -> String {
    let count = change.appears.count
    let views = count == 1 ? "view appears" : "views appear"
    if count == 0, let hidden = change.staysHidden.first { return unseen(change.staysHidden, hidden) }
    if count == 0 { return "it is reached, but no further view appears" }
    if blocks.isEmpty { return "\(count) more \(views): \(list(change.appears))" }
    let block = blocks.count == 1 ? "block" : "blocks"
    return "\(count) \(views) instead of the \(block) of \(list(blocks)): \(list(change.appears))"
  }

  /// Covered, and nobody sees it.
  private func unseen(_ views: [ViewIndex], _ first: ViewIndex) -> String {
    let covered =
      "\(list(views)) \(views.count == 1 ? "is" : "are") covered, but nobody sees "
      + (views.count == 1 ? "it" : "them")
    guard let hidden = after.nearestHidden(from: first) else { return covered }
    let hierarchy = before.hierarchy
    let how =
      hierarchy.views[hidden].flags.contains(.isHidden)
      ? "hidden" : hierarchy.isTransparent(hidden) ? "transparent" : "hidden while the skeleton shows"
    return "\(covered): \(hidden == first ? "it is" : "\(names.placed(hidden)) is") \(how)"
  }
}
