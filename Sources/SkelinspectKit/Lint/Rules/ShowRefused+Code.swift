extension RuleContext {
  /// Where a function shows a view and then one around it.
  var showsAfterInner: [Finding] {
    (order?.bodies ?? []).flatMap { body -> [Finding] in
      let shows = body.steps.filter { $0.effect == .show(isDelayed: false) && $0.isCertain }
      guard shows.count > 1 else { return [] }
      var inVain: Set<Int> = []
      return shows.flatMap { step in
        step.views.compactMap { child in
          let refused = refusedShows(after: step, on: child, shows, body).filter {
            inVain.insert($0.number).inserted
          }
          guard let outer = refused.map(\.outer).min() else { return nil }
          return finding(step, on: child, refused.map { shows[$0.number] }, outer)
        }
      }
    }
  }

  /// Where a function shows a view that it has shown already.
  var showsAgain: [Finding] {
    let shows = hierarchy.evidence?.shows ?? []
    return shows.filter { $0.isRefused && $0.isCertain }.compactMap { show in
      guard let refusal = order?.refusedShows.refusal(of: show.view, at: show.place),
        refusal.view == show.view,
        let first = shows.first(where: { $0.view == show.view && $0.place == refusal.place }),
        !first.isRefused
      else { return nil }
      let name = name(of: show.view)
      return finding(
        "show on \(name) does nothing: it already shows a skeleton", at: show.view, place: show.place,
        first.look == show.look ? .note : .warning,
        help: first.look == show.look
          ? "remove one of the two" : "call updateSkeleton() to change its look, or hide \(name) first",
        notes: [Diagnostic.Note(message: "\(name) is shown here", place: first.place)])
    }
  }

  private func finding(
    _ step: CodeOrder.Step, on child: ViewIndex, _ refused: [CodeOrder.Step], _ outer: ViewIndex
  ) -> Finding {
    let (name, other) = (self.name(of: outer), self.name(of: child))
    let rest = ShowCalls(in: self).uncovered(in: outer)
    return finding(
      "show on \(name) does nothing, because \(other) in it is shown first"
        + (rest.isEmpty ? "" : ": the rest of \(name) gets no skeleton"), at: child, place: step.place,
      help: "call show on \(name) only: it covers \(other) too",
      notes: refused.map { Diagnostic.Note(message: "show here does nothing", place: $0.place) }
        + notes("gets no skeleton", at: rest))
  }

  /// The shows after a step that would reach what it shows, and their views.
  private func refusedShows(
    after step: CodeOrder.Step, on child: ViewIndex, _ shows: [CodeOrder.Step], _ body: CodeOrder.Body
  ) -> [(number: Int, outer: ViewIndex)] {
    let outers = Set(way(to: child).dropFirst().filter(isSurelyMarked))
    guard isSurelyMarked(child), !outers.isEmpty, order?.refusedShows.isRefused(child, at: step.place) != true
    else { return [] }
    return shows.enumerated().compactMap { number, later in
      guard let outer = later.views.first(where: outers.contains),
        step.spot.isFollowed(by: later.spot)
          || step.place == later.place
            && order?.refusedShows.refusal(of: outer, at: later.place)?.view == child,
        !body.mayHide(child, after: step, before: later, in: hierarchy),
        !shows.contains(where: { $0.views.contains(outer) && $0.spot.mayPrecede(step.spot) })
      else { return nil }
      return (number, outer)
    }
  }
}

extension RuleExample {
  /// A screen of views, some inside others, and how it shows them.
  static func showing(_ line: String) -> RuleExample {
    """
    // ScreenController.swift
    final class ScreenController: UIViewController {
      let nameLabel = UILabel()
      let photo = UIImageView()
      let box = UIView()
      let innerLabel = UILabel()
      let card = UIView()
      let cardLabel = UILabel()
      var isShort = false
      func setUp() {
        [nameLabel, photo, innerLabel, card, cardLabel].forEach { $0.isSkeletonable = true }
        view.isSkeletonable = true
        view.addSubview(nameLabel)
        view.addSubview(photo)
        view.addSubview(box)
        box.addSubview(innerLabel)
        view.addSubview(card)
        card.addSubview(cardLabel)
      }
      override func viewDidAppear(_ animated: Bool) {
        \(line)
      }
    }
    """
  }
}
