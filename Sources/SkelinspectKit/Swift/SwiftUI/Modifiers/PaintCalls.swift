/// Modifiers that fill, stroke and clip, and what they say of a view.
extension SwiftUIReader {
  static let painting: Set = [
    "fill", "stroke", "strokeBorder", "foregroundColor", "foregroundStyle", "clipShape",
  ]

  /// - Returns: whether nothing else is to be kept of it.
  func addPaint(_ link: Link, to view: ViewDraft.Number) -> Bool {
    let style = link.arguments.bare(0)
    let isPlain =
      drafts[view].kind == .neverRedacted && drafts[view].type != "Color" && drafts[view].said.alpha == nil
      && drafts[view].text(.fill) == nil
    switch link.name {
    case "fill": return style.map { paint(view, with: $0, at: link.node.place) } ?? false
    case "stroke", "strokeBorder": if isPlain { drafts[view].said.alpha = 0...0 }
    case "clipShape":
      // The same as cornerRadius, which leaves a view its edges.
      if let style, ["RoundedRectangle", "Rectangle", "rect"].contains(calledName(style)),
        let name = ModifierName("cornerRadius")
      {
        add(.other(name), link, to: view)
        return true
      }
    // A shape is filled with it.
    case _ where isPlain && SwiftUITypes.shapes.contains(drafts[view].type):
      if let style { paint(view, with: style, at: link.node.place) }
    default: if isPlain, let style { drafts[view].said.alpha = alpha(of: style) }
    }
    return false
  }

  /// Fills a shape.
  ///
  /// - Returns: whether its colour can be told.
  @discardableResult
  func paint(_ view: ViewDraft.Number, with style: ScopedNode, at place: CodeNode) -> Bool {
    let fill = color(style)
    drafts[view].set(.fill, fill, at: place)
    drafts[view].said.alpha = fill == nil ? alpha(of: style) : nil
    if fill == nil { notePaint(of: view, style) }
    return fill != nil
  }

  /// What a colour that is not known, or a gradient, says all the same of what is painted with it.
  func notePaint(of view: ViewDraft.Number, _ style: ScopedNode) {
    guard kind(style) == .call, calledName(style).lowercased().hasSuffix("gradient") else {
      return drafts[view].said.hasPlaceholderColor = isNamedAfterPlaceholders(style)
    }
    let motions = gradientMotions(arguments(of: style))
    drafts[view].said.motions = motions
    drafts[view].said.isPlaceholder = vocabulary.isLoading && !motions.isEmpty && isGrey(style)
  }

  /// `Theme.placeholder`, `Color("Gray100")`.
  private func isNamedAfterPlaceholders(_ style: ScopedNode) -> Bool {
    search([style] + [colorCode(style)].compactMap(\.self)) { node in
      guard kind(node) == .identifier || kind(node) == .member || kind(node) == .string else { return false }
      let letters = name(node).lowercased()
      return LoadingVocabulary.speaks(name(node)) || ["gray", "grey"].contains { letters.contains(text: $0) }
    } != nil
  }

  private func isGrey(_ gradient: ScopedNode) -> Bool {
    guard let stops = arguments(of: gradient).stops else { return false }
    let list = meaning(of: stops) ?? stops
    if kind(list) == .call { return isGrey(list) }
    guard kind(list) == .array else { return false }
    let colors = children(list).map { stop in
      color(self.arguments(of: stop)["color"] ?? stop).flatMap { Color.swiftUI($0) }
    }
    return colors.allSatisfy { $0?.isGreyish == true && $0?.alpha ?? 0 > 0 }
      && colors.contains { $0?.isOfPlaceholders == true }
  }

  /// Materials let through what is behind them: they are drawn as the screen's background.
  func paint(of link: Link) -> Modifier.Paint? {
    let word = link.arguments.bare(0).map(name)
    switch link.name {
    case "bold" where link.arguments.isEmpty: return Modifier.Paint(weight: FontWeight.named["bold"])
    case "fontWeight": return word.flatMap { FontWeight.named[$0] }.map { Modifier.Paint(weight: $0) }
    case "font" where word == "headline": return Modifier.Paint(weight: FontWeight.named["semibold"])
    default: break
    }
    guard Self.painting.contains(link.name) || link.name == "background" || link.name == "tint",
      let style = link.arguments.bare(0)
    else { return nil }
    let name = name(style)
    let isBackground = kind(style) == .member && (name == "background" || name.hasSuffix("Material"))
    let width = number(link.arguments["lineWidth"])
    return (isBackground ? "systemBackground" : color(style)).map { Modifier.Paint(color: $0, width: width) }
  }
}
