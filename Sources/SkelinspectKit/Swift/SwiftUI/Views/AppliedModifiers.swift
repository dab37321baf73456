/// What stands after a view: modifiers of SwiftUI's, and the project's own, whose code is read.
extension SwiftUIReader {
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
    case "overlay", "background", "mask": addContent(link, to: view)
    default: addKnown(link, to: view)
    }
    return view
  }

  /// It depends on how large its view is.
  private func isOfSize(_ name: String, _ group: ViewDraft) -> Bool {
    if ["overlay", "background", "mask"].contains(name) { return group.modifiers.isEmpty }
    return isShimmer(name) || ["padding", "frame", "clipShape"].contains(name)
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
    addUnknown(link, to: view, "what '\(link.name.shortened)' makes of its view is not understood")
    return view
  }

  /// `.modifier(Name(arguments))`.
  private func modify(_ link: Link, _ view: ViewDraft.Number) -> ViewDraft.Number {
    guard let argument = link.arguments.bare(0), let made = madeType(argument) else {
      addUnknown(link, to: view, "this modifier could not be identified")
      return view
    }
    let inner = Link(name: made.name, arguments: arguments(of: made.node), node: link.node, isCall: true)
    guard let type = type(named: made.name, link.node), code.nature(of: type) == .modifier,
      !isCopyOfShimmer(type)
    else {
      if isShimmer(made.name) {
        addShimmer(inner, to: view)
      } else {
        addUnknown(
          link, to: view,
          "'\(made.name.shortened)' is not a modifier of the project: it counts as one without effect",
          onceFor: "modifier " + made.name)
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
