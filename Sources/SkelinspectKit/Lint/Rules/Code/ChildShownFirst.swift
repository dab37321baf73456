extension Rule {
  static let childShownFirst = Rule(
    "child-shown-first", .error, inPartialFiles: .error,
    "A function shows a view and then one around it: the second show does nothing.",
    why:
      "showSkeleton returns at once where isSkeletonActive is true, and that looks at every view that recursion "
      + "reaches: one covered view in it is enough.",
    fix: "Call show on the outer view only: it covers the inner one too.",
    link: .thread(245),
    accepts: [
      RuleExample.screen("view.showSkeleton()"),
      // Recursion from the screen stops at the unmarked box, so its label needs a show of its own.
      RuleExample.screen("innerLabel.showSkeleton(); view.showSkeleton()"),
      RuleExample.screen("nameLabel.showSkeleton(); nameLabel.hideSkeleton(); view.showSkeleton()"),
      // Hidden through all that is in it.
      RuleExample.screen("card.showSkeleton(); cardLabel.hideSkeleton(); view.showSkeleton()"),
      // Anything may hide it while the function waits.
      RuleExample.screen("nameLabel.showSkeleton(); await load(); view.showSkeleton()"),
      // Either the one or the other.
      RuleExample.screen("if isShort { nameLabel.showSkeleton() } else { view.showSkeleton() }"),
      RuleExample.screen("if isShort { nameLabel.showSkeleton(); return }; view.showSkeleton()"),
      // Neither is in the other.
      RuleExample.screen("nameLabel.showSkeleton(); photo.showSkeleton()"),
    ],
    reports: [
      RuleExample(RuleExample.screen("↓nameLabel.showSkeleton(); view.showSkeleton()")),
      RuleExample(
        RuleExample.screen("[nameLabel, photo].forEach { ↓$0.showAnimatedSkeleton() }; view.showSkeleton()")),
      RuleExample(
        RuleExample.screen("if isShort { ↓nameLabel.showSkeleton() }; view.showGradientSkeleton()")),
    ]
  ) { context in
    (context.order?.bodies ?? []).flatMap { body -> [Finding] in
      let shows = body.steps.filter { $0.deed == .show(isDelayed: false) && $0.isCertain }
      guard shows.count > 1 else { return [] }
      var inVain: Set<Int> = []
      return shows.flatMap { step in
        step.views.compactMap { child in
          guard let (number, outer) = context.refusedShow(after: step, on: child, shows, body),
            inVain.insert(number).inserted
          else { return nil }
          return finding(step, on: child, shows[number], outer, context)
        }
      }
    }
  }
}

private func finding(
  _ step: CodeOrder.Step, on child: ViewIndex, _ refused: CodeOrder.Step, _ outer: ViewIndex,
  _ context: RuleContext
) -> Finding {
  let (name, other) = (context.name(of: outer), context.name(of: child))
  let rest = ShowCalls(in: context).uncovered(in: outer, context)
  return Finding(
    view: child, place: step.place,
    message: "show on \(name) does nothing, because \(other) in it is shown first"
      + (rest.isEmpty ? "" : ": the rest of \(name) gets no skeleton"),
    help: "call show on \(name) only: it covers \(other) too",
    notes: [Diagnostic.Note(message: "show here does nothing", place: refused.place)]
      + context.notes("gets no skeleton", at: rest))
}

extension RuleContext {
  /// The first show after a step that would reach what is shown already, and its view.
  fileprivate func refusedShow(
    after step: CodeOrder.Step, on child: ViewIndex, _ shows: [CodeOrder.Step],
    _ body: CodeOrder.Body
  ) -> (number: Int, outer: ViewIndex)? {
    let outers = Set(way(to: child).dropFirst().filter(isSurelyMarked))
    guard isSurelyMarked(child), !outers.isEmpty else { return nil }
    for (number, later) in shows.enumerated() where step.spot.isFollowed(by: later.spot) {
      guard let outer = later.views.first(where: outers.contains) else { continue }
      let isShownBefore = shows.contains {
        $0.views.contains(outer) && $0.spot.mayPrecede(step.spot)
      }
      let isHidden = body.mayHide(child, after: step, before: later, in: hierarchy)
      return isHidden || isShownBefore ? nil : (number, outer)
    }
    return nil
  }
}

extension RuleExample {
  fileprivate static func screen(_ line: String) -> String {
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
