/// A delayed show that has not come to its time.
struct DelayedShow {
  let view: ViewIndex
  /// The number of its call, from 0.
  let call: Int
  /// Hides on views around or inside it, which do not cancel it.
  var passedBy: [Int] = []
}

extension CallTracer {
  /// What became of the delayed shows in a step.
  mutating func takeDelays(_ numbers: Range<Int>) {
    for (place, show) in zip(delayed.indices, delayed) {
      for number in numbers where moments[number].call.isHide && isRelated(number, to: show.view) {
        delayed[place].passedBy.append(number)
      }
    }
    for show in delayed where replay.events.late.contains(show.call + 1) && !show.passedBy.isEmpty {
      add(.late((false, show.passedBy)), show.view, at: show.call, cause: show.passedBy[0])
    }
    delayed.removeAll { replay.states[$0.view].pending != $0.call + 1 }
    for number in numbers {
      guard case .show(_, delay: .some) = moments[number].call.action else { continue }
      for view in replay.views(at: moments[number].call.target, templatesToo: false)
      where replay.states[view].pending == number + 1 {
        delayed.append(DelayedShow(view: view, call: number))
      }
    }
  }

  mutating func takeLastDelays() {
    for show in delayed {
      add(.late((true, show.passedBy)), show.view, at: show.call, cause: show.passedBy.first)
    }
  }

  private func isRelated(_ number: Int, to view: ViewIndex) -> Bool {
    let around = Set(replay.hierarchy.outwards(from: view))
    return replay.views(at: moments[number].call.target, templatesToo: false).contains { receiver in
      receiver != view
        && (around.contains(receiver) || replay.hierarchy.outwards(from: receiver).contains(view))
    }
  }
}
