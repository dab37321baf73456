/// Colours that code writes down, as hierarchy files have them: `gray`, `gray 0.5`, `#8E8E93`.
extension SwiftUIReader {
  /// Nil where it cannot be told.
  func color(_ node: ScopedNode?, _ steps: Int = 0) -> String? {
    guard let node, steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .member: return colorNamed(node, steps)
    case .call: return colorCall(node, steps)
    default: return inner(of: node).flatMap { color($0, steps + 1) }
    }
  }

  private func colorNamed(_ node: ScopedNode, _ steps: Int) -> String? {
    let name = name(node)
    let base = child(node).map { self.name($0) }
    if base == nil || base == "Color" || base == "UIColor" {
      if base != "UIColor", Color.swiftUIColors[name] != nil { return name }
      if Color.systemColors[name] != nil { return name }
      if let color = Color.uiKitColors[name] { return color.hexText }
    }
    return color(colorCode(node), steps + 1)
  }

  /// What the project says of a colour by its name: `Theme.line`, `.line` of an extension of Color.
  func colorCode(_ node: ScopedNode) -> ScopedNode? {
    guard kind(node) == .member else { return nil }
    let base = child(node).map { self.name($0) }
    guard base == nil || base == "Color" || base == "UIColor" else { return constant(node) }
    let owners = base.map { [$0] } ?? ["Color", "ShapeStyle", "UIColor"]
    let added = owners.lazy.compactMap {
      self.code.types.added(self.name(node), toForeign: $0, near: node.file)
    }.first
    return added.flatMap { value(of: $0, fileScope) }
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
      return components(arguments) ?? hexadecimal(arguments["hex"])
    case "UIColor": return components(arguments) ?? hexadecimal(arguments["hex"])
    default: return nil
    }
  }

  /// `Color(hex: "#E0E0E0")`, `Color(hex: 0xE0E0E0)`: an initialiser that many write for themselves.
  private func hexadecimal(_ node: ScopedNode?) -> String? {
    guard let node else { return nil }
    if let text = text(node) {
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      return digits.utf8.count == 6 ? Color.swiftUI("#" + digits)?.hexText : nil
    }
    guard let value = number(node).flatMap(Int.init(exactly:)), (0...0xFFFFFF).contains(value) else {
      return nil
    }
    return Color(hex: UInt32(value)).hexText
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
