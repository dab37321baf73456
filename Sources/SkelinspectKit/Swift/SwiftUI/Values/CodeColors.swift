/// Colours that code writes down, as hierarchy files have them: `gray`, `gray 0.5`, `#8E8E93`.
extension SwiftUIReader {
  /// Nil where it cannot be told.
  func color(_ node: ScopedNode?, _ steps: Int = 0) -> String? {
    guard let node, steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .member: return colorNamed(node, steps)
    case .call: return colorCall(node, steps)
    case .identifier:
      guard let own = ownName(node), let found = find(own, node) else { return nil }
      switch found {
      case .meaning(.code(let value)) where value.place != node.place: return color(value, steps + 1)
      case .property(let variable, let scope): return color(value(of: variable, scope), steps + 1)
      default: return nil
      }
    case .block, .closure, .returnStatement:
      return result(of: node).flatMap { $0.place == node.place ? nil : color($0, steps + 1) }
    default: return nil
    }
  }

  private func colorNamed(_ node: ScopedNode, _ steps: Int) -> String? {
    let name = name(node)
    let base = child(node).map { self.name($0) }
    if base == nil || base == "Color" || base == "UIColor" {
      if base != "UIColor", Color.swiftUIColors[name] != nil { return name }
      if Color.systemColors[name] != nil { return name }
      return Color.uiKitColors[name].map(\.hexText)
    }
    return nil
  }

  private func colorCall(_ node: ScopedNode, _ steps: Int) -> String? {
    guard let callee = child(node) else { return nil }
    let arguments = self.arguments(of: node)
    switch name(callee) {
    case "opacity":
      guard let base = child(callee).flatMap({ color($0, steps + 1) }), let alpha = number(arguments.bare(0)),
        (0...1).contains(alpha)
      else { return nil }
      return base.utf8.contains(UInt8(ascii: " ")) ? nil : "\(base) \(alpha)"
    case "Color", "init":
      if let inner = arguments.bare(0) ?? arguments["uiColor"] ?? arguments["cgColor"] {
        return kind(inner) == .string ? nil : color(inner, steps + 1)
      }
      return components(arguments)
    case "UIColor": return components(arguments)
    default: return nil
    }
  }

  private func components(_ arguments: [CallArgument]) -> String? {
    let alpha = arguments["opacity"] ?? arguments["alpha"]
    guard let opacity = alpha == nil ? 1 : number(alpha) else { return nil }
    if let white = arguments["white"].flatMap({ number($0) }) {
      return Color(red: white, green: white, blue: white, alpha: opacity).hexText
    }
    guard let red = number(arguments["red"]), let green = number(arguments["green"]),
      let blue = number(arguments["blue"])
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: opacity).hexText
  }
}
