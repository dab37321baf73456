extension Inspection {
  private static let maximumLines = 20

  /// For people: what is animated in a way that is not known, and the keys because of which.
  package var unknownMotions: [String] {
    guard let outcome, !outcome.animations.isEmpty else { return [] }
    let moving = outcome.animations.sorted { $0.key < $1.key }
    return Self.first(
      of: moving.flatMap { view, animations in
        animations.filter { !$0.unknownKeys.isEmpty }.map { animation in
          let what = "\(animation.name) of \(hierarchy.name(of: view))".escapedForTerminal
          return "not known: how \(what) moves: \(MotionWords.because(of: animation.unknownKeys))"
        }
      })
  }

  private static func first(of sentences: [String]) -> [String] {
    let more = sentences.count - maximumLines
    return sentences.prefix(maximumLines) + (more > 0 ? ["not known: how \(more) others move"] : [])
  }

  /// For people: what code moves and no row of a table of times speaks of.
  func openMotions(_ names: ViewNaming) -> [String] {
    let views = hierarchy.views.indices.filter { hierarchy.layers?[$0].movesOpenly == true }
    let places = hierarchy.swiftUI?.openMotions ?? [hierarchy.show.open[.animation]].compactMap(\.self)
    return Self.first(
      of: views.map { "not known: how what covers \(names.placed($0).escapedForTerminal) moves" }
        + places.map { "not known: what the animation at \($0.fileAndLine.escapedForTerminal) moves" })
  }
}
