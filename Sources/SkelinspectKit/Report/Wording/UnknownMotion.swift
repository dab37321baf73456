extension Inspection {
  private static let maximumLines = 20

  /// For people: what is animated in a way that is not known, and the keys because of which.
  package var unknownMotions: [String] {
    guard let outcome, !outcome.animations.isEmpty else { return [] }
    var sentences: [String] = []
    for (view, animations) in outcome.animations.sorted(by: { $0.key < $1.key }) {
      for animation in animations {
        let keys = animation.unknownKeys
        if keys.isEmpty { continue }
        let owner = hierarchy.name(of: view).escapedForTerminal
        sentences.append(
          "not known: how \(animation.name.escapedForTerminal) of \(owner) moves: \(MotionWords.because(of: keys))"
        )
      }
    }
    return Self.first(of: sentences)
  }

  private static func first(of sentences: [String]) -> [String] {
    let more = sentences.count - maximumLines
    return sentences.prefix(maximumLines) + (more > 0 ? ["not known: how \(more) others move"] : [])
  }

  /// For people: what code moves and no row of a table of times speaks of.
  func openMotions(_ names: ViewNaming) -> [String] {
    var sentences: [String] = []
    for view in hierarchy.views.indices where hierarchy.layers?[view].movesOpenly == true {
      sentences.append("not known: how what covers \(names.placed(view).escapedForTerminal) moves")
    }
    let places = hierarchy.swiftUI?.openMotions ?? [hierarchy.show.open[.animation]].compactMap(\.self)
    sentences += places.map {
      "not known: what the animation at \($0.fileAndLine.escapedForTerminal) moves"
    }
    return Self.first(of: sentences)
  }
}
