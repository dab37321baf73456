/// Modifiers, as code calls them.
extension SwiftUIReader {
  /// Whether the project adds a method or property of that name to views.
  func isAdded(_ name: String) -> Bool {
    code.extensionsOfView.contains {
      code.types.declarations[$0].functions[name] != nil || code.types.declarations[$0].variables[name] != nil
    }
  }

  /// A view with what a link does to it, which may be another view around it.
  func apply(_ link: Link, to view: ViewDraft.Number) -> ViewDraft.Number {
    // A Group is none of the views, nor is a ForEach: what it gets goes to each of them.
    if ["Group", "ForEach"].contains(drafts[view].type), !drafts[view].children.isEmpty,
      isOfSize(link.name, drafts[view])
    {
      drafts[view].children = drafts[view].children.map { child in
        let member = apply(link, to: child)
        if isShimmer(link.name) { drafts[member].said.isHandedShimmer = true }
        return member
      }
      return view
    }
    if let changed = applyOwn(link, to: view) { return changed }
    switch link.name {
    case "modifier" where link.isCall: return modify(link, view)
    case "safeAreaInset", "safeAreaBar": return inset(link, view)
    default: addKnown(link, to: view)
    }
    return view
  }

  /// One of SwiftUI's or of a library, which leaves a view what it is.
  private func addKnown(_ link: Link, to view: ViewDraft.Number) {
    switch link.name {
    case "shimmering": addShimmer(link, to: view)
    case "overlay", "background", "mask": addContent(link, to: view)
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

  /// It depends on how large its view is.
  private func isOfSize(_ name: String, _ group: ViewDraft) -> Bool {
    if ["overlay", "background", "mask"].contains(name) { return group.modifiers.isEmpty }
    return isShimmer(name) || ["padding", "frame", "clipShape"].contains(name)
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

  // MARK: Paint

  private static let painting: Set = [
    "fill", "stroke", "strokeBorder", "foregroundColor", "foregroundStyle", "clipShape",
  ]

  /// - Returns: whether nothing else is to be kept of it.
  private func addPaint(_ link: Link, to view: ViewDraft.Number) -> Bool {
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

  private func addIdentifier(_ link: Link, to view: ViewDraft.Number) {
    if let value = link.arguments.bare(0), kind(value) == .string, children(value).isEmpty {
      let isAccessibility = link.name != "id"
      if drafts[view].identifier == nil || !isAccessibility {
        drafts[view].identifier = (CodeEvaluation.unescaped(name(value)), isAccessibility, value.place)
      }
    }
    addOther(link, to: view)
  }

  /// Materials let through what is behind them: they are drawn as the screen's background.
  private func paint(of link: Link) -> Modifier.Paint? {
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

  // MARK: The project's own

  /// Nil where the project has none of that name that fits.
  private func applyOwn(_ link: Link, to view: ViewDraft.Number) -> ViewDraft.Number? {
    let type = drafts[view].type
    if !link.isCall {
      guard let variable = code.addedProperty(link.name, ofView: type), let getter = variable.getter,
        !open.contains(variable.place)
      else { return nil }
      let scope = addScope(CodeScope(parent: fileScope, receiver: view))
      return around(view, link) {
        lookInto(variable.place) { views(in: ScopedNode(getter, in: scope)) }
      }
    }
    var methods = code.methods(link.name, ofView: type)
    if let own = self.type(named: type, link.node), code.nature(of: own) == .view {
      methods += code.types.functions(link.name, of: own)
    }
    guard !methods.isEmpty, let function = fitting(methods, link) else { return nil }
    if isShimmer(link.name), usesCopyOfShimmer(function) {
      addShimmer(link, to: view)
      return view
    }
    return around(view, link) { run(function, link, scope: fileScope, on: view) }
  }

  /// What is made of a view; itself where nothing is.
  private func around(
    _ view: ViewDraft.Number, _ link: Link, _ read: () -> [ViewDraft.Number]
  ) -> ViewDraft.Number {
    let wasUsed = used.remove(view) != nil
    let start = drafts[view].modifiers.count
    let made = read().filter { !drafts[$0].isCopy }
    // What it does is done where it is called.
    for number in Range(from: start, to: drafts[view].modifiers.count) {
      drafts[view].modifiers[number].place = link.node.place
    }
    if wasUsed { used.insert(view) }
    if let one = group(made, at: link.node.place) { return one }
    // What does not come back here is not understood.
    add(.custom, link, to: view)
    remark("what '\(link.name.shortened)' makes of its view is not understood", at: link.node.place)
    return view
  }

  /// `.modifier(Name(arguments))`.
  private func modify(_ link: Link, _ view: ViewDraft.Number) -> ViewDraft.Number {
    guard let argument = link.arguments.bare(0), let made = madeType(argument) else {
      add(.custom, link, to: view)
      remark("this modifier could not be identified", at: link.node.place)
      return view
    }
    let inner = Link(name: made.name, arguments: arguments(of: made.node), node: link.node, isCall: true)
    guard let type = type(named: made.name, link.node), code.nature(of: type) == .modifier,
      !isCopyOfShimmer(type)
    else {
      if isShimmer(made.name) {
        addShimmer(inner, to: view)
      } else {
        add(.custom, link, to: view)
        remark(
          "'\(made.name.shortened)' is not a modifier of the project: it counts as one without effect",
          at: link.node.place, onceFor: "modifier " + made.name)
      }
      return view
    }
    return modify(view, by: type, inner)
  }

  private func modify(_ view: ViewDraft.Number, by type: Int, _ link: Link) -> ViewDraft.Number {
    guard let function = code.types.functions("body", of: type).first(where: { $0.parameters.count == 1 }),
      let body = function.body
    else { return view }
    let instance = instance(of: type, link)
    var scope = CodeScope(parent: instance, receiver: view)
    scope.meanings[function.parameters[0].name] = .view(view)
    let number = addScope(scope)
    return around(view, link) {
      lookInto(function.place) { views(in: ScopedNode(body, in: number)) }
    }
  }

  /// The type that an expression makes an instance of: `Name(…)`, `.init(…)` left out.
  private func madeType(_ node: ScopedNode) -> (name: String, node: ScopedNode)? {
    let node = resolved(node)
    guard kind(node) == .call, let callee = child(node),
      kind(callee) == .identifier || kind(callee) == .member, name(callee).first?.isUppercase == true
    else { return nil }
    return (name(callee), node)
  }
}
