/// `overlay`, `background` and `mask` with the views in them.
extension SwiftUIReader {
  func addContent(_ link: Link, to view: ViewDraft.Number) {
    guard let kind = Modifier.ContentPlace(rawValue: link.name),
      let contents = contents(of: link) ?? styled(link)
    else { return addOther(link, to: view) }
    // A view in its own shape is as it is without.
    if kind == .mask, contents.allSatisfy({ drafts[$0].isCopy }) { return addOther(link, to: view) }
    let isThere = contents.map { drafts[$0].said.isThere }.oneHolds
    guard let content = group(contents, as: "ZStack", at: link.node.place) else {
      return addOther(link, to: view)
    }
    if kind == .overlay, let overlay = skeletonOverlay(content, isThere: isThere, at: link.node.place) {
      drafts[view].modifiers.append(overlay)
      // Of an opacity that cannot be told it was said before.
      if isThere == nil { remarkOnCondition(of: "the overlay", at: link.node.place) }
      return
    }
    var modifier = ModifierDraft(.content(kind), isActive: isThere, at: link.node.place)
    modifier.content = content
    drafts[view].modifiers.append(modifier)
  }

  /// What is put beside an edge stands above, below or next to the view, and later modifiers reach it as well.
  func inset(_ link: Link, _ view: ViewDraft.Number) -> ViewDraft.Number {
    let edge = link.arguments["edge"].map { name($0) } ?? "bottom"
    guard let contents = contents(of: link), let content = group(contents, as: "Group", at: link.node.place)
    else {
      addOther(link, to: view)
      return view
    }
    let isBeside = edge == "leading" || edge == "trailing"
    var stack = ViewDraft(isBeside ? "HStack" : "VStack", .container, link.node.place)
    stack.children = edge == "top" || edge == "leading" ? [content, view] : [view, content]
    return add(stack)
  }

  /// Nil where what stands in it is a style, not a view.
  private func contents(of link: Link) -> [ViewDraft.Number]? {
    let value =
      link.arguments["content"] ?? link.arguments.last { $0.isTrailing }?.value ?? link.arguments.bare(0)
    guard let value else { return nil }
    switch kind(value) {
    case .closure: return views(in: value)
    case .ternary, .identifier, .call, .member: return isStyle(value) ? nil : view(value)
    default: return nil
    }
  }

  /// `overlay(.red)`, `overlay(.ultraThinMaterial, in: Capsule())`: a shape that is filled with a style.
  private func styled(_ link: Link) -> [ViewDraft.Number]? {
    guard link.name == "overlay", let style = link.arguments.bare(0), isStyle(style) else { return nil }
    let shape = link.arguments["in"]
    if let shape, !isStyle(shape) {
      let shapes = view(shape)
      if shapes.count == 1 { paint(shapes[0], with: style, at: style.place) }
      return shapes
    }
    let whole = add(ViewDraft("Rectangle", .neverRedacted, style.place))
    paint(whole, with: style, at: style.place)
    // A shape without a type's name is not looked into.
    if shape != nil { drafts[whole].said.alpha = 0...(drafts[whole].said.alpha?.upperBound ?? 1) }
    return [whole]
  }

  /// `.red`, `.red.opacity(0.5)`, `.ultraThinMaterial`: what comes first has no name before its dot.
  private func isStyle(_ node: ScopedNode) -> Bool {
    if kind(node) == .ternary { return children(node).dropFirst().contains { isStyle($0) } }
    var node = node
    while let next = child(node), kind(node) == .call || kind(node) == .member { node = next }
    return kind(node) == .member
  }
}

// MARK: - Overlays that are skeletons

extension SwiftUIReader {
  /// White, and on it a grey rounded rectangle of half opacity, as the seeds of this project write it (rule U5).
  private func skeletonOverlay(
    _ content: ViewDraft.Number, isThere: Bool?, at place: CodeNode
  ) -> ModifierDraft? {
    let stack = drafts[content]
    guard stack.type == "ZStack", stack.children.count == 2 else { return nil }
    let (back, front) = (drafts[stack.children[0]], drafts[stack.children[1]])
    let grey = SkeletonOverlay.color.withAlpha(SkeletonOverlay.alpha)
    guard [stack, back, front].allSatisfy(isPlain),
      back.type == "Color", back.text(.color).flatMap(Color.swiftUI) == SkeletonOverlay.over,
      back.opacities.isEmpty, front.type == "RoundedRectangle",
      front.number(.cornerRadius) == SkeletonOverlay.cornerRadius,
      front.text(.fill).flatMap(Color.swiftUI) == grey, front.opacities.count <= 1
    else { return nil }
    let isShown = isShown(stack).flatMap { [$0, isThere].allHold }
    var overlay = SkeletonOverlay()
    overlay.isShown = isShown ?? true
    if let opacity = front.opacities.first?.opacity { overlay.opacity = opacity }
    var modifier = ModifierDraft(.skeleton(overlay), isActive: isShown == nil ? nil : true, at: place)
    modifier.animationPlace = front.opacities.first?.animationPlace
    return modifier
  }

  /// Nothing but an opacity changes how it looks.
  private func isPlain(_ draft: ViewDraft) -> Bool {
    let plain: Set = ["zIndex", "transition", "animation", "accessibilityHidden"]
    return draft.modifiers.allSatisfy { modifier in
      if case .opacity = modifier.effect { true } else { modifier.effect.isOne(of: plain) }
    }
  }

  /// By the opacity that a condition gives to all of it; nil where that is not known.
  private func isShown(_ stack: ViewDraft) -> Bool? {
    for modifier in stack.modifiers {
      guard case .opacity(let number) = modifier.effect else { continue }
      guard modifier.isActive != nil else { return nil }
      if number == 0 { return false }
      if number < 1 { return nil }
    }
    return true
  }
}

extension ViewDraft {
  fileprivate var opacities: [ModifierDraft] {
    modifiers.filter { if case .opacity = $0.effect { true } else { false } }
  }
}
