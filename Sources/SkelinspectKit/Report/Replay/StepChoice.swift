/// The steps of a file's calls that somebody asks for.
package enum StepChoice: Equatable, Sendable {
  case all
  /// After so many calls; 0: before the first one.
  case one(Int)

  /// Nil: all.
  package var number: Int? { if case .one(let number) = self { number } else { nil } }

  /// Nil for what is neither `all` nor a number from 0.
  package init?(_ text: String) {
    if text == "all" {
      self = .all
    } else if let number = Int(text), number >= 0 {
      self = .one(number)
    } else {
      return nil
    }
  }
}

extension Hierarchy {
  /// The views as they stand then, of which the root is described.
  package func standing(after count: Int) -> Hierarchy {
    var standing = Standing(replay(after: count)).inspection.hierarchy
    standing.show.roots = [0]
    return standing
  }

  func replay(after count: Int) -> Replay {
    var replay = Replay(self)
    for call in replay.calls.calls.prefix(count) { replay.play(call) }
    return replay
  }
}
