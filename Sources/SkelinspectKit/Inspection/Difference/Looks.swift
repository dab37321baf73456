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
}

extension Inspection {
  private func look(of view: ViewIndex) -> Look {
    let shape: Look.Shape =
      draws(view) ? .drawn(layer(of: view)) : coverage[view].role == .underBlock ? .covered : .visible
    return Look(shape: shape, isHidden: isInvisible(view), copies: presence.copies[view])
  }

  /// The views that look different in an inspection of the same views.
  func viewsLookingDifferent(in other: Inspection) -> [ViewIndex] {
    hierarchy.views.indices.filter { look(of: $0) != other.look(of: $0) }
  }
}
