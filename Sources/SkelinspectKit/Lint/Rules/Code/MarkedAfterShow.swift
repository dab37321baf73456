extension Rule {
  static let markedAfterShow = Rule(
    "marked-after-show", .error, inPartialFiles: .error, reads: [],
    "A view is marked or added after the show that should have covered it.",
    why:
      "recursiveShowSkeleton reads isSkeletonable and subviews once, when show is called. What is marked or added later "
      + "gets no skeleton; a view that had nothing marked in it at show is one block, and hide, which goes on to what was "
      + "marked since, never reaches that block.",
    fix: "Mark and add views before show.",
    link: .readme,
    accepts: [
      cardController("card.isSkeletonable = true; card.showSkeleton()"),
      // Marked on one way only, before show.
      cardController(
        "if isLoading { title.isSkeletonable = true }; view.isSkeletonable = true; view.showSkeleton()"),
      // The next show finds it.
      cardController("card.showSkeleton(); card.isSkeletonable = true; card.showSkeleton()"),
      // With a delay show looks at it later.
      cardController("card.showSkeleton(delay: 0.2); card.isSkeletonable = true"),
      cardController(
        "card.isSkeletonable = true; card.showSkeleton(); card.hideSkeleton(); card.addSubview(title)"),
    ],
    reports: [
      cardController("card.showSkeleton(); ↓card.isSkeletonable = true"),
      cardController("card.isSkeletonable = true; card.showSkeleton(); ↓title.isSkeletonable = true"),
      cardController(
        "[view, late].forEach { $0?.isSkeletonable = true }; view.showSkeleton(); ↓view.addSubview(late)"),
    ]
  ) { context in
    (context.order?.bodies ?? []).flatMap { body in
      var known: Set<Cause> = []
      return body.steps.flatMap { step in
        step.views.compactMap { view -> Finding? in
          guard let cause = context.lateness(of: view, at: step, in: body), known.insert(cause).inserted
          else { return nil }
          return finding(step, view, cause, context)
        }
      }
    }
  }
}

/// One show that comes too early for what is in one view is one mistake.
private struct Cause: Hashable {
  /// The view that recursion comes to, the late one in it or itself.
  let owner: ViewIndex
  let show: Place
}

private func finding(
  _ step: CodeOrder.Step, _ view: ViewIndex, _ cause: Cause, _ context: RuleContext
) -> Finding {
  let (name, owner) = (context.name(of: view), context.name(of: cause.owner))
  let verb = step.effect == .add ? "add" : "mark"
  let effect =
    if cause.owner == view {
      "does nothing"
    } else if context.isBlock(cause.owner, without: view) {
      "covers \(owner) as one block, and hide never reaches that block"
    } else {
      "has gone through \(owner) without it"
    }
  return context.finding(
    "\(name) is \(verb)ed after show, which \(effect)", at: view, place: step.place,
    help: "\(verb) \(name) before show",
    notes: [Diagnostic.Note(message: "show comes first here", place: cause.show)])
}

extension RuleContext {
  /// The show of the same function that a step comes too late for.
  fileprivate func lateness(of view: ViewIndex, at step: CodeOrder.Step, in body: CodeOrder.Body) -> Cause? {
    guard step.isCertain, let evidence = hierarchy.evidence, let order else { return nil }
    switch step.effect {
    case .mark(true): guard evidence.late[view] == .marked else { return nil }
    case .add:
      guard evidence.added[view] == step.place, evidence.late[view] == .added || isSurelyMarked(view) else {
        return nil
      }
    default: return nil
    }
    let outer = step.effect == .add || evidence.shows(on: view).isEmpty ? hierarchy.owner(of: view) : view
    guard let outer else { return nil }
    let way = Array(way(to: outer)).filter { $0 == view || isSurelyMarked($0) }
    let steps = StepOrder(body, of: view, in: self)
    let show = body.steps.last { show in
      show.effect == .show(isDelayed: false) && show.isCertain && !show.spot.mayPause
        && show.spot.isFollowed(by: step.spot)
        && way.contains { root in
          show.views.contains(root) && order.mayTake(root, at: show.place, before: view)
        }
    }
    guard let show else { return earlierLateness(of: view, at: step, owner: outer) }
    guard !steps.may(.hides, before: step, after: show), !steps.may(.shows, after: step) else { return nil }
    return Cause(owner: outer, show: show.place)
  }

  /// The show of a function that UIKit calls once, and before the one that a step stands in, or that its function calls first.
  private func earlierLateness(of view: ViewIndex, at step: CodeOrder.Step, owner: ViewIndex) -> Cause? {
    guard let evidence = hierarchy.evidence, evidence.late[view] != nil, let order else { return nil }
    let shows = hierarchy.outwards(from: owner).flatMap { evidence.shows(on: $0) }
    guard order.areCalledOnce(shows),
      let taken = shows.last(where: { order.mayTake($0.view, at: $0.place, before: view) }),
      let show = order.step(of: taken)?.step, step.comesOnlyAfter(show)
    else { return nil }
    return Cause(owner: owner, show: show.place)
  }

  /// Whether nothing else in a view was marked when show came.
  fileprivate func isBlock(_ owner: ViewIndex, without view: ViewIndex) -> Bool {
    !hierarchy.views[owner].family.isCollection
      && Reach(in: hierarchy).kids(of: owner).allSatisfy {
        $0 == view || hierarchy.evidence?.late[$0] != nil
      }
  }
}

extension CodeOrder {
  /// Whether a show does something with the view that it is called on, which is marked by then or is the late one itself.
  fileprivate func mayTake(_ root: ViewIndex, at show: Place, before late: ViewIndex) -> Bool {
    (root == late || !isMarked(root, onlyAfter: show)) && !refusedShows.isRefused(root, at: show)
  }
}

private func cardController(_ line: String) -> RuleExample {
  """
  // CardController.swift
  final class CardController: UIViewController {
    let card = UIView()
    let title = UILabel()
    let late = UILabel()
    var isLoading = true
    override func loadView() {
      view = UIView()
      view.addSubview(card)
      card.addSubview(title)
    }
    override func viewDidLoad() {
      \(line)
    }
  }
  """
}
