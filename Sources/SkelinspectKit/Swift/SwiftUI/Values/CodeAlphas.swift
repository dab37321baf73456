/// How opaque what code paints with is, from least to most, each from 0 to 1.
extension SwiftUIReader {
  private static let anyAlpha = 0.0...1.0

  /// Of a colour, a gradient or another style: one that leaves a part clear is as opaque as that part.
  func alpha(of node: ScopedNode?, _ steps: Int = 0) -> ClosedRange<Double> {
    guard let node, steps < Self.maximumSteps else { return Self.anyAlpha }
    if let alpha = color(node).flatMap({ Color.swiftUI($0) })?.alpha { return alpha...alpha }
    switch kind(node) {
    case .ternary:
      let parts = children(node)
      guard parts.count == 3 else { return Self.anyAlpha }
      if let holds = holds(parts[0]) { return alpha(of: parts[holds ? 1 : 2], steps + 1) }
      let (first, second) = (alpha(of: parts[1], steps + 1), alpha(of: parts[2], steps + 1))
      return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
    case .array: return leastAlpha(children(node), steps)
    // `Color.gray.gradient`
    case .member: return name(node) == "gradient" ? alpha(of: child(node), steps + 1) : Self.anyAlpha
    case .call: return alpha(ofCall: node, steps)
    default: return inner(of: node).map { alpha(of: $0, steps + 1) } ?? Self.anyAlpha
    }
  }

  private func alpha(ofCall node: ScopedNode, _ steps: Int) -> ClosedRange<Double> {
    let arguments = self.arguments(of: node)
    guard let callee = child(node) else { return Self.anyAlpha }
    switch name(callee) {
    case "opacity":
      let base = alpha(of: child(callee), steps + 1)
      guard let factor = number(arguments.bare(0)) else { return 0...base.upperBound }
      let share = min(max(factor, 0), 1)
      return base.lowerBound * share...base.upperBound * share
    case let name where name.hasSuffix("Gradient"):
      return alpha(of: arguments.stops, steps + 1)
    case "init", "Stop":
      // A gradient's stop, or the gradient itself.
      let value = arguments["color"] ?? arguments["colors"] ?? arguments["stops"]
      return value.map { alpha(of: $0, steps + 1) } ?? Self.anyAlpha
    default: return Self.anyAlpha
    }
  }

  private func leastAlpha(_ colors: [ScopedNode], _ steps: Int) -> ClosedRange<Double> {
    let alphas = colors.map { alpha(of: $0, steps + 1) }
    guard let least = alphas.map(\.lowerBound).min(), let most = alphas.map(\.upperBound).min() else {
      return Self.anyAlpha
    }
    return least...most
  }

  /// The type or function that makes a value: `RoundedRectangle(…)`, `.rect(…)`.
  func calledName(_ node: ScopedNode) -> String {
    kind(node) == .call ? child(node).map { name($0) } ?? "" : name(node)
  }
}
