/// A hierarchy's views while views of others, and those that code makes, are put among them.
struct JoinedTree {
  /// The number of a node; the hierarchy's own views come first, by their numbers.
  typealias NodeIndex = Int

  enum Origin {
    /// Of one of the hierarchies.
    case view(hierarchy: Int, ViewIndex)
    /// Made by code: its class, its UIKit class, its name, and where it is declared.
    case made(type: String, ViewClass, id: String?, CodeNode)
  }

  struct TreeNode {
    var origin: Origin
    var place: ViewPlace
    var parent: NodeIndex?
    var children: [NodeIndex] = []
    /// Under which a cell is registered.
    var identifier: String?
    /// Another cell is registered in its place.
    var isReplaced = false
    /// Where code adds it.
    var added: CodeNode?
    /// How often.
    var repetition = Repetition.once
    /// Its class is only what a declaration says: it may be of one that inherits from that.
    var mayBeOther = false
  }

  private(set) var hierarchies: [Hierarchy]
  var nodes: [TreeNode] = []

  init(_ hierarchy: Hierarchy) {
    hierarchies = [hierarchy]
    _ = copy(0, below: nil, as: .root)
  }

  /// Nothing but a view that code makes, or that it has from a nib.
  init(_ hierarchy: Hierarchy, root: Origin, _ nib: Hierarchy?) {
    hierarchies = [hierarchy]
    if let nib, !nib.views.isEmpty {
      hierarchies.append(nib)
      _ = copy(1, below: nil, as: .root)
    } else {
      nodes = [TreeNode(origin: root, place: .root, parent: nil)]
    }
  }

  var isGrown: Bool { nodes.count > hierarchies[0].views.count }

  /// Whether there is more than the top view and its contentView.
  var hasMadeViews: Bool { nodes.dropFirst().contains { $0.place != .contentView } }

  // MARK: Asking

  func view(_ node: NodeIndex) -> View? {
    guard case .view(let hierarchy, let view) = nodes[node].origin else { return nil }
    return hierarchies[hierarchy].views[view]
  }

  func viewClass(_ node: NodeIndex) -> ViewClass {
    switch nodes[node].origin {
    case .view(let hierarchy, let view): hierarchies[hierarchy].views[view].viewClass
    case .made(_, let viewClass, _, _): viewClass
    }
  }

  func typeName(_ node: NodeIndex) -> String {
    switch nodes[node].origin {
    case .view(let hierarchy, let view): hierarchies[hierarchy].typeName(of: view)
    case .made(let type, _, _, _): type
    }
  }

  /// Of a file that says all that is in its views.
  func isWhole(_ node: NodeIndex) -> Bool {
    guard case .view(let hierarchy, _) = nodes[node].origin else { return false }
    return hierarchies[hierarchy].origin != .presumed
  }

  func text(_ key: ViewKey, of node: NodeIndex) -> String? {
    if key == .reuseIdentifier, let identifier = nodes[node].identifier { return identifier }
    guard case .view(let hierarchy, let view) = nodes[node].origin else { return nil }
    return hierarchies[hierarchy].text(key, of: view)
  }

  func contentView(of node: NodeIndex) -> NodeIndex? {
    nodes[node].children.first { nodes[$0].place == .contentView }
  }

  /// The node and all below it, itself first.
  func subtree(_ node: NodeIndex) -> [NodeIndex] {
    var (all, work) = ([NodeIndex](), [node])
    while let next = work.popLast() {
      all.append(next)
      work += nodes[next].children.reversed()
    }
    return all
  }

  /// A node and those around it.
  func outwards(from node: NodeIndex) -> some Sequence<NodeIndex> {
    sequence(first: node) { nodes[$0].parent }
  }

  /// Whether a view is of a class.
  func kinship(of node: NodeIndex, to target: String, in types: CodeTypes, near file: Int) -> Kinship {
    switch nodes[node].origin {
    case .view:
      // A file says UIKit's class of each element.
      let isOfElement = viewClass(node).lineage.contains(target)
      return isOfElement ? .yes : types.kinship(of: typeName(node), to: target, near: file)
    case .made(let type, _, _, let place):
      return nodes[node].mayBeOther
        ? types.kinship(below: type, to: target, near: place.file)
        : types.kinship(of: type, to: target, near: place.file)
    }
  }

  /// Of a table or collection, one that it makes cells of.
  func isCell(_ node: NodeIndex) -> Bool { nodes[node].place == .prototype && !nodes[node].isReplaced }

  /// Whether a node is the header or footer of a section, or stands in one.
  func isInHeader(_ node: NodeIndex) -> Bool {
    template(around: node).map { nodes[$0].place == .headerFooterView } ?? false
  }

  func template(around node: NodeIndex) -> NodeIndex? {
    outwards(from: node).first { nodes[$0].place.isTemplate }
  }

  // MARK: Growing

  /// Adds another hierarchy's views.
  mutating func add(_ hierarchy: Hierarchy, below parent: NodeIndex, as place: ViewPlace) -> NodeIndex {
    hierarchies.append(hierarchy)
    return copy(hierarchies.count - 1, below: parent, as: place)
  }

  /// The same before what is there.
  mutating func addFirst(_ hierarchy: Hierarchy, below parent: NodeIndex, as place: ViewPlace) {
    let others = nodes[parent].children
    nodes[parent].children = [add(hierarchy, below: parent, as: place)] + others
  }

  /// Another hierarchy's views in the place of one and of all that is in it.
  mutating func put(_ hierarchy: Hierarchy, inPlaceOf node: NodeIndex) {
    hierarchies.append(hierarchy)
    let top = copy(hierarchies.count - 1, below: nil, as: nodes[node].place)
    (nodes[node].origin, nodes[node].children) = (nodes[top].origin, nodes[top].children)
    for child in nodes[top].children { nodes[child].parent = node }
  }

  mutating func add(_ origin: Origin, below parent: NodeIndex, as place: ViewPlace) -> NodeIndex {
    nodes.append(TreeNode(origin: origin, place: place, parent: parent))
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  mutating func setAdded(_ place: CodeNode, _ node: NodeIndex, _ repetition: Repetition = .once) {
    (nodes[node].added, nodes[node].repetition) = (place, repetition)
  }

  private mutating func copy(_ hierarchy: Int, below parent: NodeIndex?, as place: ViewPlace) -> NodeIndex {
    let start = nodes.count
    for view in hierarchies[hierarchy].views.indices {
      let own = hierarchies[hierarchy].views[view]
      let above = own.parent.map { $0 + start } ?? (view == 0 ? parent : start)
      nodes.append(
        TreeNode(
          origin: .view(hierarchy: hierarchy, view), place: view == 0 && parent != nil ? place : own.place,
          parent: above))
      if let above { nodes[above].children.append(start + view) }
    }
    return start
  }

  // MARK: Flattening

  /// The views in the order of a document without some of them, and where each node is among them.
  ///
  /// - Parameter code: that makes some of the views.
  func flattened(
    _ code: CodeFacts? = nil, without left: Set<NodeIndex> = []
  ) -> (hierarchy: Hierarchy, views: [ViewIndex?]) {
    var joined = hierarchies[0]
    var places: [ViewIndex?] = Array(repeating: nil, count: nodes.count)
    guard isGrown || hierarchies[0].views.isEmpty else {
      return (joined, nodes.indices.map { $0 })
    }
    joined.views = []
    joined.frames = []
    joined.interfaceBuilder.views = [:]
    var work: [(node: NodeIndex, depth: Int)] = [(0, 0)]
    while let (node, depth) = work.popLast() {
      guard depth < Hierarchy.maximumDepth, !left.contains(node), append(node, to: &joined, places, code)
      else { continue }
      places[node] = joined.views.count - 1
      let (first, rest) = (
        nodes[node].children.filter { nodes[$0].place.standsFirst },
        nodes[node].children.filter { !nodes[$0].place.standsFirst }
      )
      work += (first + rest).reversed().map { ($0, depth + 1) }
    }
    joined.settleEnds()
    joined.show.roots = hierarchies[0].show.roots.compactMap {
      places.indices.contains($0) ? places[$0] : nil
    }
    joined.calls = hierarchies[0].calls?.moved { places.indices.contains($0) ? places[$0] : nil }
    return (joined, places)
  }

  /// False where there are too many files.
  private func append(
    _ node: NodeIndex, to joined: inout Hierarchy, _ places: [ViewIndex?], _ code: CodeFacts?
  ) -> Bool {
    let parent = nodes[node].parent.flatMap { places[$0] }
    guard nodes[node].parent == nil || parent != nil else { return false }
    switch nodes[node].origin {
    case .view(let number, let index):
      let other = hierarchies[number]
      var view = other.views[index]
      if number > 0 {
        guard let file = joined.number(ofFileOf: other, of: index) else { return false }
        view.file = file
      }
      (view.parent, view.place) = (parent, nodes[node].place)
      joined.takeAttributes(of: &view, in: other)
      joined.frames.append(other.frames[index])
      if number == 0, let facts = other.interfaceBuilder.views[index] {
        joined.interfaceBuilder.views[joined.views.count] = facts
      }
      joined.add(view, isRightToLeft: number == 0 ? view.flags.contains(.inheritsRightToLeft) : nil)
    case .made(let type, let viewClass, let id, let place):
      guard let place = code?.viewPlace(place),
        let view = joined.makeView(type, viewClass, id, place, parent: parent, nodes[node].place)
      else { return false }
      joined.frames.append(nil)
      joined.add(view, isRightToLeft: nil)
    }
    if let identifier = nodes[node].identifier {
      joined.apply(.set(.reuseIdentifier, of: joined.views.count - 1, to: .text(identifier)))
    }
    return true
  }
}
