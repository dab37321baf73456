/// A view and the modifiers after it.
extension SwiftUIReader {
  /// The views that an expression is.
  func view(_ node: ScopedNode) -> [ViewDraft.Number] {
    viewCount += 1
    guard drafts.count < Self.maximumViews, viewCount < 10 * Self.maximumViews else {
      remark(
        "there are more than \(Self.maximumViews) views: the others are not read", at: node.place,
        onceFor: "many")
      return []
    }
    guard depth < Self.maximumDepth else { return [unread(node)] }
    depth += 1
    defer { depth -= 1 }
    let (base, links) = chain(node)
    var rest = links[...]
    // Of each link what reaches it from outside, then what reaches the base.
    let outside = isRedacted
    defer { isRedacted = outside }
    var reach = [outside]
    for link in links.reversed() { reach.append(isRedacted(inside: link, reach[reach.count - 1])) }
    isRedacted = reach[links.count]
    var views = self.views(ofBase: base, &rest)
    if !rest.isEmpty, views.count > 1 { views = group(views, at: base.place).map { [$0] } ?? [] }
    guard var view = views.first, !rest.isEmpty else { return views }
    for (number, link) in zip(rest.indices, rest) {
      isRedacted = reach[links.count - 1 - number]
      view = apply(link, to: view)
    }
    return [view]
  }

  /// What a chain begins with, and its links, the innermost first.
  private func chain(_ node: ScopedNode) -> (base: ScopedNode, links: [Link]) {
    var (node, links) = (node, [Link]())
    while true {
      let isCall = kind(node) == .call
      guard let callee = isCall ? child(node) : node, kind(callee) == .member, let base = child(callee) else {
        break
      }
      links.append(
        Link(name: name(callee), arguments: isCall ? arguments(of: node) : [], node: node, isCall: isCall))
      node = base
    }
    return (node, links.reversed())
  }

  private func views(ofBase base: ScopedNode, _ rest: inout ArraySlice<Link>) -> [ViewDraft.Number] {
    switch kind(base) {
    case .identifier: return views(ofName: name(base), base, &rest)
    case .call:
      guard let callee = child(base) else { return [] }
      switch kind(callee) {
      case .identifier:
        return call(
          name(callee), Link(name: name(callee), arguments: arguments(of: base), node: base, isCall: true))
      case .closure: return views(in: callee)
      case .member: if let shape = shape(base) { return [shape] }
      default: break
      }
    case .member: if let shape = shape(base) { return [shape] }
    case .binary: return joined(base)
    case .ternary, .ifStatement, .switchStatement: return views(of: branches(of: base), at: base)
    case .cast, .prefix: return child(base).map { view($0) } ?? []
    case .closure, .block: return views(in: base)
    case .nilLiteral, .string, .number, .boolean: return []
    default: break
    }
    return unknown(base, &rest)
  }

  /// `Text("a") + Text("b")` is one text.
  private func joined(_ node: ScopedNode) -> [ViewDraft.Number] {
    let views = children(node).flatMap { view($0) }
    guard views.count == 2, views.allSatisfy({ drafts[$0].type == "Text" }) else { return views }
    let texts = views.compactMap { drafts[$0].text(.text) }
    drafts[views[0]].values.removeAll()
    if texts.count == 2 { drafts[views[0]].set(.text, texts.joined(), at: node.place) }
    return [views[0]]
  }

  /// A name that a chain begins with.
  private func views(
    ofName name: String, _ base: ScopedNode, _ rest: inout ArraySlice<Link>
  ) -> [ViewDraft.Number] {
    if name == "self" || name == "Self" || name == "super" {
      if name == "self", let receiver = receiver(of: base.scope) { return [use(receiver, at: base)] }
      return member(of: base, &rest)
    }
    if name == "SwiftUI", let link = rest.popFirst() {
      if link.isCall { return [makeSwiftUI(link.name, link)] }
      return link.name == "Color" ? colorMember(link.name, link.node, &rest) : []
    }
    switch find(name, base) {
    case .view(let view): return [use(view, at: base)]
    case .code(let value):
      return lookInto(value.place, from: value.scope) { views(in: value) }
    case .property(let variable, let scope):
      if let declared = declared(variable, base) { return [declared] }
      guard let value = value(of: variable, scope) else { return unknown(base, &rest, named: name) }
      return named(name, lookInto(variable.place) { views(in: value) })
    case .phase:
      rest.removeAll()
      return []
    case .function, .open: return unknown(base, &rest, named: name)
    case nil: break
    }
    if name.first?.isUppercase == true { return typeMember(name, base, &rest) }
    return unknown(base, &rest, named: name)
  }

  /// A colour, or a view of SwiftUI's of which no more than its type is known.
  private func declared(_ variable: CodeVariable, _ base: ScopedNode) -> ViewDraft.Number? {
    guard let type = variable.type, !type.isList, let kind = SwiftUITypes.kind(named: type.lastName),
      self.type(named: type.lastName, base) == nil, type.lastName == "Color" || !variable.hasValue
    else { return nil }
    var draft = ViewDraft(type.lastName, kind, base.place)
    if type.lastName == "Color" { setColor(of: &draft, base) }
    return add(draft)
  }

  private func unknown(
    _ base: ScopedNode, _ rest: inout ArraySlice<Link>, named name: String? = nil
  ) -> [ViewDraft.Number] {
    // What comes after a value that is not a view belongs to it, up to the first modifier.
    var last = name
    while let link = rest.first, ModifierName(link.name) == nil, !code.isAdded(link.name) {
      last = link.name
      rest.removeFirst()
    }
    if last.map(Self.silent.contains) ?? (kind(base) == .unknown || kind(base) == .tuple) {
      rest.removeAll()
      return []
    }
    // Only shapes are filled.
    if rest.first?.name == "fill" { return [add(ViewDraft("Shape", .neverRedacted, base.place))] }
    let type = last ?? "View"
    remark(
      "'\(type.shortened)' could not be identified: it counts as a view of which nothing is known",
      at: base.place)
    return [add(ViewDraft(type, .unknown, base.place))]
  }

  /// Statements in bodies that are not views.
  static let silent: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "fatalError", "precondition",
    "preconditionFailure", "_printChanges", "NSLog", "os_log", "withAnimation",
  ]

  /// `self`'s view or `content`: a second time it is only said that it is there again.
  func use(_ view: ViewDraft.Number, at node: ScopedNode) -> ViewDraft.Number {
    if used.insert(view).inserted { return view }
    var copy = ViewDraft(drafts[view].type, .unknown, node.place)
    copy.isCopy = true
    return add(copy)
  }

  /// Reads what a name stands for, but not while it is being read: nothing then.
  ///
  /// - Parameter scope: where it was written, if not here: what was gone through on the way from there is no circle.
  func lookInto(
    _ place: CodeNode, from scope: Int? = nil, _ read: () -> [ViewDraft.Number]
  ) -> [ViewDraft.Number] {
    let before = open
    defer { open = before }
    if let scope { open = scopes[scope].open }
    guard open.insert(place).inserted else {
      remark("this leads back to itself: it is not followed further", at: place)
      return []
    }
    lookedInto.insert(place)
    return read()
  }
}
