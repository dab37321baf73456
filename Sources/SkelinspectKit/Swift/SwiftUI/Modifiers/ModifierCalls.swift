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
    _ effect: Modifier.Effect, isActive: Bool? = true, paint: Modifier.Paint? = nil, _ link: Link,
    to view: ViewDraft.Number
  ) {
    var modifier = ModifierDraft(effect, isActive: isActive, at: link.node.place)
    modifier.paint = paint
    drafts[view].modifiers.append(modifier)
  }

  /// What is not understood leaves its view as it is.
  func addUnknown(_ link: Link, to view: ViewDraft.Number, _ message: String, onceFor words: String? = nil) {
    add(.custom, link, to: view)
    remark(message, at: link.node.place, onceFor: words)
  }

  func addOther(_ link: Link, to view: ViewDraft.Number) {
    if Self.painting.contains(link.name), addPaint(link, to: view) { return }
    if link.name == "font", let style = link.arguments.bare(0), kind(style) == .member,
      let font = TextFont.styles[name(style)]
    {
      return add(.font(font.size), paint: paint(of: link), link, to: view)
    }
    if link.name == "lineLimit", let limit = number(link.arguments.bare(0)), let lines = Int(exactly: limit) {
      return add(.lineLimit(lines), link, to: view)
    }
    // Those of that name in files are not modifiers of SwiftUI.
    if let name = ModifierName(link.name), name.telling != .skeleton, name.telling != .custom {
      return add(.other(name), paint: paint(of: link), link, to: view)
    }
    // `Text("a").bold` and properties of views are not calls.
    guard link.isCall, !looksOfSkeleton(link, view) else { return }
    addUnknown(
      link, to: view,
      "'\(link.name.shortened)' is not a known modifier, nor one of the project: it counts as one without effect",
      onceFor: "modifier " + link.name)
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
