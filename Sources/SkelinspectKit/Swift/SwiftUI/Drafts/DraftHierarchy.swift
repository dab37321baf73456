/// Puts drafts into a hierarchy in document order.
struct DraftHierarchy {
  private let drafts: [ViewDraft]
  private let code: SwiftUICode
  private var hierarchy: Hierarchy
  private var facts: SwiftUIFacts

  private struct Work {
    let draft: ViewDraft.Number
    let parent: ViewIndex?
    let place: ViewPlace
    var modifier: Int?
    let depth: Int
  }

  /// - Parameters:
  ///   - name: the type whose body it is.
  ///   - facts: what is said of the hierarchy as a whole.
  static func make(
    _ drafts: [ViewDraft], root: ViewDraft.Number, named name: String, _ facts: SwiftUIFacts,
    _ code: SwiftUICode
  ) -> Hierarchy {
    let tree = CodeTree(code.place(drafts[root].place).file)
    var maker = DraftHierarchy(
      drafts: drafts, code: code, hierarchy: Hierarchy(.code(Shared(tree)), .code), facts: facts)
    maker.hierarchy.name = name
    maker.run(from: root)
    maker.hierarchy.systemFacts = .swiftUI(maker.facts)
    maker.hierarchy.show.roots = [0]
    return maker.hierarchy
  }

  private mutating func run(from root: ViewDraft.Number) {
    var work = [Work(draft: root, parent: nil, place: .root, depth: 0)]
    while let next = work.popLast() {
      let draft = drafts[next.draft]
      guard next.depth < Hierarchy.maximumDepth, let view = add(draft, next.parent, next.place) else {
        continue
      }
      if let modifier = next.modifier { facts.contents[view] = modifier }
      work += held(by: draft, view, depth: next.depth + 1).reversed()
    }
    hierarchy.settleEnds()
  }

  /// The children, then what stands in modifiers.
  private func held(by draft: ViewDraft, _ view: ViewIndex, depth: Int) -> [Work] {
    let children = draft.children.map { Work(draft: $0, parent: view, place: .child, depth: depth) }
    return children
      + zip(0..., draft.modifiers).compactMap { number, modifier in
        guard case .content(let kind) = modifier.effect, let content = modifier.content else { return nil }
        return Work(draft: content, parent: view, place: kind.place, modifier: number, depth: depth)
      }
  }

  /// Nil where there are too many files.
  private mutating func add(_ draft: ViewDraft, _ parent: ViewIndex?, _ place: ViewPlace) -> ViewIndex? {
    let stands = code.viewPlace(draft.place)
    guard
      var view = hierarchy.makeView(draft.type, .view, draft.identifier?.text, stands, parent: parent, place)
    else { return nil }
    let file = view.file
    if let identifier = draft.identifier {
      view.idNode = hierarchy.addCodeNode(
        identifier.text, at: code.place(identifier.place).range, ofFile: file)
      if identifier.isAccessibility { view.flags.insert(.isNamedByIdentifier) }
    }
    let start = hierarchy.attributes.count
    for value in draft.values { add(value, ofFile: file) }
    view.attributes = start..<hierarchy.attributes.count
    hierarchy.add(view, isRightToLeft: nil)
    var said = draft.said
    for (number, modifier) in zip(0..., draft.modifiers) {
      guard var motion = modifier.motion else { continue }
      motion.modifier = number
      said.motions.append(motion)
    }
    facts.add(draft.kind, draft.modifiers.map { modifier($0, ofFile: file) }, said)
    let number = hierarchy.views.count - 1
    for appearance in draft.appearances {
      let node = node(appearance.place, ofFile: file)
      facts.appearances[number, default: []].append((node, appearance.beside))
    }
    return number
  }

  private mutating func add(_ value: ViewDraft.Value, ofFile file: Int) {
    hierarchy.attributes.append(Attribute(value.key, at: node(value.place, ofFile: file), value.content))
  }

  private mutating func modifier(_ draft: ModifierDraft, ofFile file: Int) -> Modifier {
    let node = node(draft.place, ofFile: file)
    var effect = draft.effect
    if case .skeleton(var overlay) = effect, let place = draft.animationPlace {
      overlay.opacity.node = self.node(place, ofFile: file)
      effect = .skeleton(overlay)
    }
    return Modifier(effect: effect, isActive: draft.isActive, node: node, paint: draft.paint)
  }

  /// One that stands in another file than its view is said where the view is.
  private mutating func node(_ place: CodeNode, ofFile file: Int) -> Node {
    let found = code.modifierPlace(place)
    let source = hierarchy.tree(ofFile: file).source
    return hierarchy.addCodeNode("", at: source.isSame(as: found.file) ? found.range : 0..<0, ofFile: file)
  }
}
