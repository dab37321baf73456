/// The instances of classes of the project that a hierarchy holds, or that hold it, each with the views that its
/// properties lead to.
struct CodeInstance {
  let facts: CodeFacts.ClassFacts
  /// A view's own node; nil for a controller or an owner of a file.
  let own: JoinedTree.NodeIndex?
  /// What a controller's `view` is.
  var view: JoinedTree.NodeIndex?
  /// The nodes that outlets and outlet collections lead to.
  var outlets: [String: [JoinedTree.NodeIndex]] = [:]
  /// The nodes of views that it makes.
  var made: [Reference: JoinedTree.NodeIndex] = [:]
  /// The other names of one object.
  private(set) var aliases: [Reference: Reference] = [:]
  /// The first object that is made for each property.
  private(set) var makings: [Reference: Int] = [:]
  /// The nibs that it loads as their owner, by their names; nil: one that cannot be told.
  private(set) var ownNibs: [(name: String?, place: CodeNode)] = []
  /// Where each of the views stands of which one cannot tell which was added; nil: in one of several.
  private var onlyPlaces: [Reference: Reference?] = [:]
  /// Classes around it that make it, at most so many.
  let depth: Int

  init(
    _ facts: CodeFacts.ClassFacts, own: JoinedTree.NodeIndex?, view: JoinedTree.NodeIndex? = nil,
    depth: Int = 0
  ) {
    (self.facts, self.own, self.view, self.depth) = (facts, own, view, depth)
    for fact in facts.facts {
      switch fact.effect {
      case .addPerhaps(let child, _): noteOneOfSeveral(child, fact)
      case .loadNib(let name) where fact.subject.isInstance: ownNibs.append((name, fact.place))
      case .alias(let other) where other != fact.subject: noteAlias(other, fact)
      default: break
      }
    }
    // The root view by the properties that keep it.
    let root = Reference(.instance, [.view])
    if let made = makings[root] {
      for (subject, other) in makings where other == made && subject != root { aliases[subject] = root }
    }
    guard !onlyPlaces.isEmpty else { return }
    for case .add(let child, _) in facts.facts.map(\.effect) where onlyPlaces[child] != nil {
      onlyPlaces[child] = .some(nil)
    }
  }

  private mutating func noteAlias(_ other: Reference, _ fact: CodeFact) {
    // What is made is known by the property that keeps it; `view` by itself.
    if case .made(let made) = other.base, other.steps.isEmpty {
      if let first = makings[fact.subject] {
        // One of UIKit's own gives way to one of the project's that replaces it.
        if isUIKits(first), !isUIKits(made) { makings[fact.subject] = made }
      } else {
        makings[fact.subject] = made
      }
      if aliases[other] == nil || fact.subject.steps == [.view] { aliases[other] = fact.subject }
    } else if fact.subject.steps == [.view] || fact.subject.steps.last == .layout {
      aliases[other] = fact.subject
    }
  }

  private func isUIKits(_ made: Int) -> Bool {
    ViewClass(named: TypeText.lastName(of: facts.made[made].type)) != nil
  }

  private mutating func noteOneOfSeveral(_ child: Reference, _ fact: CodeFact) {
    let isOnly = fact.isCertain && (onlyPlaces[child] ?? fact.subject) == fact.subject
    onlyPlaces[child] = .some(isOnly ? fact.subject : nil)
  }

  /// Whether a view that may have been added to another one was not added to any other.
  func isOnlyPlace(_ parent: Reference, of child: Reference) -> Bool { onlyPlaces[child] == parent }

  /// The one way by which an object is known.
  func canonical(_ reference: Reference) -> Reference {
    var reference = reference
    for _ in 0..<8 {
      guard
        let length = (0...reference.steps.count).last(where: { count in
          aliases[Reference(reference.base, Array(reference.steps.prefix(count)))] != nil
        }), let alias = aliases[Reference(reference.base, Array(reference.steps.prefix(length)))]
      else { break }
      reference = Reference(alias.base, alias.steps + reference.steps.dropFirst(length), type: reference.type)
      if reference.steps.count > 32 { break }
    }
    return reference
  }
}

/// Finds instances, and the nodes that their references lead to.
struct CodeInstances {
  private let types: CodeTypes
  private(set) var all: [CodeInstance] = []
  /// By the node of a view.
  private var numbers: [JoinedTree.NodeIndex: [Int]] = [:]
  /// The controllers whose view a node is.
  private(set) var controllers: [JoinedTree.NodeIndex: Int] = [:]

  init(_ types: CodeTypes) { self.types = types }

  /// What the class of each does, with the instance's number.
  var facts: some Sequence<(number: Int, fact: CodeFact)> {
    all.lazy.enumerated().flatMap { number, instance in
      instance.facts.facts.lazy.map { (number: number, fact: $0) }
    }
  }

  mutating func add(_ instance: CodeInstance) -> Int {
    all.append(instance)
    if let own = instance.own { numbers[own, default: []].append(all.count - 1) }
    if let view = instance.view { controllers[view] = all.count - 1 }
    return all.count - 1
  }

  mutating func setMade(_ reference: Reference, _ node: JoinedTree.NodeIndex, of instance: Int) {
    all[instance].made[reference] = node
  }

  mutating func addOutlet(_ name: String, _ node: JoinedTree.NodeIndex, of instance: Int) {
    all[instance].outlets[name, default: []].append(node)
  }

  func isKnown(_ node: JoinedTree.NodeIndex) -> Bool { numbers[node] != nil }

  /// The nodes that a reference leads to from an instance; none where one cannot tell.
  ///
  /// - Parameter mayBe: also those of which a cast lets some through, maybe.
  func nodes(
    _ reference: Reference, of instance: Int, in tree: JoinedTree, cells: [JoinedTree.NodeIndex] = [],
    mayBe: Bool = false
  ) -> [JoinedTree.NodeIndex] {
    let reference = all[instance].canonical(reference)
    var nodes: [JoinedTree.NodeIndex]
    var steps = reference.steps[...]
    switch reference.base {
    case .dummyCell, .realCell, .given: nodes = cells
    case .made, .instance:
      // The longest way that is a view that the instance makes.
      let length = (0...reference.steps.count).last { count in
        all[instance].made[Reference(reference.base, Array(reference.steps.prefix(count)))] != nil
      }
      if let length,
        let node = all[instance].made[Reference(reference.base, Array(reference.steps.prefix(length)))]
      {
        (nodes, steps) = ([node], steps.dropFirst(length))
      } else if reference.base == .instance {
        guard let start = start(of: &steps, instance, tree) else { return [] }
        nodes = start
      } else {
        return []
      }
    }
    let file = types.declarations[all[instance].facts.type].place.file
    for step in steps {
      if case .ofClass(let name, let isKept) = step {
        nodes = nodes.filter { node in
          switch tree.kinship(of: node, to: name, in: types, near: file) {
          case .yes: isKept
          case .no: !isKept
          case .open: mayBe
          }
        }
      } else {
        nodes = nodes.flatMap { self.nodes(step, from: $0, tree) }
      }
    }
    return nodes
  }

  private func start(
    of steps: inout ArraySlice<Reference.Step>, _ number: Int, _ tree: JoinedTree
  ) -> [JoinedTree.NodeIndex]? {
    let instance = all[number]
    guard let first = steps.first else { return instance.own.map { [$0] } }
    switch first {
    case .view:
      steps = steps.dropFirst()
      return instance.view.map { [$0] }
    case .controlledView:
      steps = steps.dropFirst()
      guard let view = instance.view else { return nil }
      return tree.subtree(view).first { tree.viewClass($0).family.isCollection }.map { [$0] }
    case .property(let name):
      if let outlet = instance.outlets[name] {
        steps = steps.dropFirst()
        return outlet
      }
      return nil
    default: return instance.own.map { [$0] }
    }
  }

  private func nodes(_ step: Reference.Step, from node: JoinedTree.NodeIndex, _ tree: JoinedTree)
    -> [JoinedTree.NodeIndex]
  {
    func children(as place: ViewPlace) -> [JoinedTree.NodeIndex] {
      tree.nodes[node].children.filter { tree.nodes[$0].place == place }
    }
    switch step {
    case .property(let name):
      for number in numbers[node] ?? [] {
        if let outlet = all[number].outlets[name] { return outlet }
        if let made = all[number].made[Reference(.instance, [.property(name)])] { return [made] }
        let found = nodes(Reference(.instance, [.property(name)]), of: number, in: tree)
        if !found.isEmpty { return found }
      }
      return []
    case .contentView: return tree.contentView(of: node).map { [$0] } ?? []
    case .superview: return tree.nodes[node].parent.map { [$0] } ?? []
    case .ancestors: return Array(tree.outwards(from: node).dropFirst())
    case .subviews: return tree.nodes[node].children.filter { !tree.nodes[$0].place.isTemplate }
    case .arrangedSubviews: return children(as: .arrangedSubview)
    case .tableHeaderView: return children(as: .tableHeaderView)
    case .tableFooterView: return children(as: .tableFooterView)
    case .descendants: return Array(tree.subtree(node).dropFirst())
    case .cells: return tree.nodes[node].children.filter { tree.isCell($0) }
    case .layout: return [node]
    case .view, .controlledView, .layer, .ofClass: return []
    }
  }
}
