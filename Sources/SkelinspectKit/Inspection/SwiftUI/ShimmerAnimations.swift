extension Shimmer {
  /// How the band wanders: the gradient's points, from one corner's outside to the other's (rule U7).
  func animations(isRightToLeft: Bool) -> [ViewAnimation] {
    let (low, high) = (0 - bandSize, 1 + bandSize)
    return isRightToLeft
      ? [animation("startPoint", [high, low], [0, 1]), animation("endPoint", [1, 0], [low, high])]
      : [animation("startPoint", [low, low], [1, 1]), animation("endPoint", [0, 0], [high, high])]
  }

  private func animation(_ property: String, _ from: [Double], _ to: [Double]) -> ViewAnimation {
    ViewAnimation(
      layer: nil, property: property,
      definition: .swiftUI(from: .numbers(from), to: .numbers(to), animation), model: .numbers(from))
  }
}
