/// What a user sees of a view while skeletons show.
private struct Look: Equatable {
  enum Shape: Equatable {
    case drawn(Layer)
    case covered
    case visible
  }

  let shape: Shape
  let isHidden: Bool
  /// On screen.
  let copies: Int?
  /// Of systems that say how views move; by what moves.
  let motion: [String: [AnimatedValue?]]
}

extension Inspection {
  private func look(of view: ViewIndex) -> Look {
    let shape: Look.Shape =
      draws(view) ? .drawn(layer(of: view)) : coverage[view].role == .underBlock ? .covered : .visible
    return Look(
      shape: shape, isHidden: isInvisible(view), copies: presence.copies[view],
      motion: motion(of: view))
  }

  /// What each animation of a view comes to at some times, the last of them when all that ends has ended.
  private func motion(of view: ViewIndex) -> [String: [AnimatedValue?]] {
    var motion: [String: [AnimatedValue?]] = [:]
    for animation in outcome?.animations[view] ?? [] {
      motion[animation.name, default: []] += [0, 0.3, 0.7, 1.1, 1.9, 3.7, 36_000.3].map(animation.activeValue)
    }
    return motion
  }

  /// The views that look different in an inspection of the same views.
  func viewsLookingDifferent(in other: Inspection) -> [ViewIndex] {
    hierarchy.views.indices.filter { look(of: $0) != other.look(of: $0) }
  }
}
