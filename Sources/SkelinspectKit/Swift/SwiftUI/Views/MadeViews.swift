/// Views that an initialiser makes.
extension SwiftUIReader {
  /// Nil for what is not a view.
  func make(_ name: String, _ link: Link) -> ViewDraft.Number? {
    if let type = projectType(name, link.node) { return make(name, type, link) }
    return Self.values.contains(name) ? nil : makeSwiftUI(name, link)
  }

  /// What these make is a value.
  private static let values: Set = [
    "NSLocalizedString", "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "URL",
    "Date", "UUID", "Int", "Double", "CGFloat", "Bool", "Task", "DispatchQueue", "Binding",
  ]

  /// One that the project does not declare.
  func makeSwiftUI(_ name: String, _ link: Link) -> ViewDraft.Number {
    var draft = ViewDraft(name, SwiftUITypes.kind(named: name) ?? .unknown, link.node.place)
    let isKnown = SwiftUITypes.kind(named: name) != nil
    if isKnown { fill(&draft, link) }
    if let views = fetched(name, link) {
      (draft.kind, draft.children) = (.container, views)
      return add(draft)
    }
    draft.children = contents(of: name, link, isKnown: isKnown)
    draft.said.isPlaceholder = !isKnown && isSkeleton(name)
    if !isKnown {
      if !draft.children.isEmpty {
        draft.kind = .container
        draft.said.alpha = 0...1
      }
      remark(
        "'\(name.shortened)' is not a known view, nor one of the project: \(draft.children.isEmpty ? "nothing is known of it" : "what it does to its views is not known")",
        at: link.node.place, onceFor: "type " + name)
    }
    let view = add(draft)
    if drafts[view].said.alpha != nil, draft.kind == .neverRedacted { notePaint(of: view, link.node) }
    return view
  }

  /// What stands for an image while it is fetched, of AsyncImage and of views of other modules that are used like it;
  /// nil where they say nothing of it.
  private func fetched(_ name: String, _ link: Link) -> [ViewDraft.Number]? {
    guard name.hasSuffix("AsyncImage") || name == "LazyImage", vocabulary.isLoading else { return nil }
    let closures = link.arguments.filter { kind($0.value) == .closure }
    if let placeholder = closures["placeholder"] {
      let views = self.views(in: placeholder)
      for view in views { drafts[view].said.isPlaceholder = true }
      return views
    }
    guard let content = closures["content"] ?? closures.first(where: { $0.label == nil })?.value else {
      return nil
    }
    let parameter = children(content).first { kind($0) == .parameter }
    let scope = addScope(CodeScope(parent: content.scope))
    scopes[scope].meanings[parameter.map { self.name($0) } ?? "$0"] = .phase
    return statements(of: ScopedNode(content.place, in: scope))
  }

  /// `.circle`, `.rect(cornerRadius: 8)` where a shape is asked for; nil for other members without a base.
  func shape(_ node: ScopedNode) -> ViewDraft.Number? {
    let isCall = kind(node) == .call
    guard let callee = isCall ? child(node) : node, kind(callee) == .member, child(callee) == nil else {
      return nil
    }
    let arguments = isCall ? self.arguments(of: node) : []
    let type: String
    switch name(callee) {
    case "circle": type = "Circle"
    case "capsule": type = "Capsule"
    case "ellipse": type = "Ellipse"
    case "rect":
      let isRounded = arguments.contains { $0.label?.hasPrefix("corner") == true }
      type = isRounded ? "RoundedRectangle" : arguments.isEmpty ? "Rectangle" : "UnevenRoundedRectangle"
    case "containerRelative", "buttonBorder": return add(ViewDraft("Shape", .neverRedacted, node.place))
    default: return nil
    }
    return makeSwiftUI(type, Link(name: type, arguments: arguments, node: node, isCall: true))
  }

  /// A type of the project that is a view: what is none, or is not seen, takes no name of SwiftUI's away.
  private func projectType(_ name: String, _ node: ScopedNode) -> Int? {
    guard let type = type(named: name, node) else { return nil }
    if SwiftUITypes.kind(named: name) == nil { return type }
    let isSeen = code.types.isVisible(type, in: self.type(of: node.scope))
    return isSeen && code.nature(of: type) != .other ? type : nil
  }

  private func make(_ name: String, _ type: Int, _ link: Link) -> ViewDraft.Number? {
    var draft = ViewDraft(name, .container, link.node.place)
    switch code.nature(of: type) {
    case .shape: draft.kind = .neverRedacted
    case .representable:
      draft.said.isPlaceholder = isSkeleton(name) || speaksOfSkeletons(type)
      draft.kind = draft.said.isPlaceholder ? .unknown : .neverRedacted
    case .view:
      let place = code.types.declarations[type].place
      if open.contains(place) {
        draft.kind = .unknown
        remark("'\(name.shortened)' contains itself: it is not followed further", at: link.node.place)
      } else {
        draft.children = body(of: type, scope: instance(of: type, link))
        if draft.children.isEmpty { draft.kind = .unknown }
        draft.said.isPlaceholder = isSkeleton(name)
      }
    case .modifier, .other:
      remark("'\(name.shortened)' is a type of the project, but not a view", at: link.node.place)
      draft.kind = .unknown
    }
    return add(draft)
  }

  /// Whether code of a wrapper names skeletons: what UIKit's view in it looks like is not read.
  private func speaksOfSkeletons(_ type: Int) -> Bool {
    let parts = code.types.parts(of: type).map { code.types.declarations[$0].place }
    return vocabulary.isLoading
      && search(parts.map { ScopedNode($0, in: fileScope) }) { node in
        let letters = name(node).lowercased()
        return letters.contains(text: "skeleton") || letters.contains(text: "shimmer")
      } != nil
  }

  /// By its name: what it draws is meant as that.
  func isSkeleton(_ name: String) -> Bool {
    let letters = name.lowercased()
    return vocabulary.isLoading
      && ["skeleton", "shimmer", "placeholder"].contains { letters.contains(text: $0) }
  }

  /// What a property or function of that name has.
  func named(_ name: String, _ views: [ViewDraft.Number]) -> [ViewDraft.Number] {
    if isSkeleton(name) { for view in views { drafts[view].said.isPlaceholder = true } }
    return views
  }

  // MARK: Instances

  /// The scope of an instance with what its initialiser gives to its properties.
  func instance(of type: Int, _ link: Link) -> Int {
    let number = addScope(CodeScope(type: type, isMade: true))
    if let function = fitting(code.types.functions("init", of: type), link), let body = function.body {
      var scope = CodeScope(parent: number)
      bind(function, function.binding(labels(link.arguments)) ?? [], link, &scope)
      assign(in: ScopedNode(body, in: addScope(scope)), to: number)
      return number
    }
    for argument in link.arguments {
      let name = argument.label ?? closureProperty(of: type, besides: scopes[number].meanings)
      if let name { scopes[number].meanings[name] = .code(argument.value) }
    }
    return number
  }

  /// `self.x = value`, `x = value`, `_x = State(initialValue: value)`.
  private func assign(in body: ScopedNode, to instance: Int) {
    for statement in children(body) where kind(statement) == .assignment && name(statement) == "=" {
      let sides = children(statement)
      guard sides.count == 2, var property = ownName(sides[0]) else { continue }
      if property.hasPrefix("_") { property.removeFirst() }
      scopes[instance].meanings[property] = .code(unwrapped(sides[1]))
    }
  }

  /// The property that gets a closure without a label.
  private func closureProperty(of type: Int, besides known: [String: CodeScope.Meaning]) -> String? {
    for part in code.types.parts(of: type) {
      for member in code.types.declarations[part].members {
        guard case .variable(let variable) = member, known[variable.name] == nil else { continue }
        let tree = code.types.trees[variable.place.file]
        let takesClosure = tree.children(of: variable.place.node).contains {
          switch tree.kind($0) {
          case .annotation:
            tree.name($0).utf8.contains(UInt8(ascii: ">")) && tree.name($0).contains(text: "->")
          case .modifier: tree.name($0).hasSuffix("ViewBuilder")
          default: false
          }
        }
        if takesClosure, variable.getter == nil { return variable.name }
      }
    }
    return nil
  }
}
