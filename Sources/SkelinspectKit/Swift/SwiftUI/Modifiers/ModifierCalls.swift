/// Modifiers of SwiftUI's and of libraries, as code calls them.
extension SwiftUIReader {
  /// One of SwiftUI's or of a library, which leaves a view what it is.
  func addKnown(_ link: Link, to view: ViewDraft.Number) {
    switch link.name {
    case "shimmering": addShimmer(link, to: view)
    case "redacted": addReasons(link.arguments["reason"] ?? link.arguments.bare(0), link, to: view)
    case "unredacted" where link.arguments.isEmpty: add(.unredacted, link, to: view)
    case "environment": addEnvironment(link, to: view)
    case "transformEnvironment": addTransform(link, to: view)
    case "opacity": addOpacity(link, to: view)
    case "hidden" where link.arguments.isEmpty: add(.hidden(true), link, to: view)
    case "disabled": addFlag(link, to: view) { .disabled($0) }
    case "allowsHitTesting": addFlag(link, to: view, isUsually: false) { .allowsHitTesting($0) }
    case "privacySensitive": addFlag(link, to: view) { .privacySensitive($0) }
    case "invalidatableContent": addFlag(link, to: view) { .invalidatableContent($0) }
    case "padding": addPadding(link, to: view)
    case "frame": addFrame(link, to: view)
    case "offset" where link.isCall: addOffset(link, to: view)
    case "skeleton" where isOfSkeletonUI(link): addSkeleton(link, to: view)
    case "onAppear":
      addOther(link, to: view)
      noteAppearance(link, of: view)
    case "accessibilityIdentifier", "id": addIdentifier(link, to: view)
    default: addOther(link, to: view)
    }
  }

  func add(
    _ effect: Modifier.Effect, isActive: Bool? = true, _ link: Link, to view: ViewDraft.Number
  ) {
    drafts[view].modifiers.append(ModifierDraft(effect, isActive: isActive, at: link.node.place))
  }

  func addOther(_ link: Link, to view: ViewDraft.Number, isActive: Bool? = true) {
    if Self.painting.contains(link.name), addPaint(link, to: view) { return }
    if link.name == "font", let style = link.arguments.bare(0), kind(style) == .member,
      let font = TextFont.styles[name(style)]
    {
      add(.font(font.size), isActive: isActive, link, to: view)
      drafts[view].modifiers[drafts[view].modifiers.count - 1].paint = paint(of: link)
      return
    }
    if link.name == "lineLimit", let limit = number(link.arguments.bare(0)), let lines = Int(exactly: limit) {
      return add(.lineLimit(lines), isActive: isActive, link, to: view)
    }
    // Those of that name in files are not modifiers of SwiftUI.
    if let name = ModifierName(link.name), name.telling != .skeleton, name.telling != .custom {
      add(.other(name), isActive: isActive, link, to: view)
      drafts[view].modifiers[drafts[view].modifiers.count - 1].paint = paint(of: link)
      return
    }
    // `Text("a").bold` and properties of views are not calls.
    guard link.isCall, !looksOfSkeleton(link, view) else { return }
    add(.custom, link, to: view)
    remark(
      "'\(link.name.shortened)' is not a known modifier, nor one of the project: it counts as one without effect",
      at: link.node.place, onceFor: "modifier " + link.name)
  }

  private func addIdentifier(_ link: Link, to view: ViewDraft.Number) {
    if let value = link.arguments.bare(0), kind(value) == .string, children(value).isEmpty {
      let isAccessibility = link.name != "id"
      if drafts[view].identifier == nil || !isAccessibility {
        drafts[view].identifier = (CodeEvaluation.unescaped(name(value)), isAccessibility, value.place)
      }
    }
    addOther(link, to: view)
  }
}
