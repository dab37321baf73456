/// What changes of views are in the mappings of one file.
struct ViewMappingPlan {
  private let hierarchy: Hierarchy
  private let file: Int
  private let document: Document
  /// By mapping, and the mappings in the order in which they were named.
  private var changes: [Node: [MappingChange]] = [:]
  private var order: [Node] = []
  private var moves: [ListMove] = []
  private var roots: RootListPlan?
  private var parts: PartPlan
  private var subjects: Set<ViewIndex> = []
  /// Mappings and keys that others may share.
  private var touched: [(mapping: Node, key: String)] = []

  init(of hierarchy: Hierarchy, file: Int, _ document: Document) {
    (self.hierarchy, self.file, self.document) = (hierarchy, file, document)
    parts = PartPlan(of: hierarchy, document)
  }

  /// False where it cannot be written for certain.
  mutating func add(_ change: Change) -> Bool {
    let view = change.view
    guard hierarchy.views.indices.contains(view), hierarchy.views[view].file == file, document.format != .log
    else {
      return false
    }
    subjects.insert(view)
    switch change {
    case .set(let key, _, let value): return set(key, of: view, to: value)
    case .remove(let key, _): return remove(key, of: view)
    case .rename(let key, let other, _): return rename(key, to: other, of: view)
    // Only Interface Builder has runtime attributes.
    case .correct: return false
    case .arrange: return move(view, to: [.arrangedSubviews], in: nil)
    case .moveToContentView: return move(view, to: [.subviews, .children], in: .contentView)
    case .callShow, .callShowFirst, .omitShow:
      var plan = roots ?? RootListPlan(of: hierarchy, document)
      guard plan?.add(change, to: hierarchy) == true else { return false }
      roots = plan
      return true
    case .useCell: return use(view, for: .skeletonCellIdentifier)
    case .useSectionView:
      guard let owner = hierarchy.views[view].parent else { return false }
      guard use(view, for: hierarchy.sectionKey(of: owner)) else { return false }
      return hierarchy.views[owner].family != .table || remove(.delegate, of: owner)
    case .alter(let part, _):
      guard let key = parts.add(part, of: view) else { return false }
      touched.append((hierarchy.views[view].node, key))
      return true
    }
  }

  private mutating func add(_ change: MappingChange, to mapping: Node, _ key: ViewKey) {
    if changes[mapping] == nil { order.append(mapping) }
    changes[mapping, default: []].append(change)
    touched.append((mapping, key.rawValue))
  }

  private mutating func set(_ key: ViewKey, of view: ViewIndex, to value: StoredValue) -> Bool {
    let mapping = hierarchy.views[view].node
    guard isWritten(key, of: view), document.kind(mapping) == .mapping else { return false }
    let new: NewValue
    switch value {
    case .boolean(let isTrue): new = .boolean(isTrue)
    case .number(let number): new = .number(number)
    case .text(let text): new = .text(text)
    case .numbers(let numbers): new = .numbers(numbers.compactMap(\.self))
    default: return false
    }
    // The same text is two views', and each is to say something else.
    for case .set(key.rawValue, let other, _) in changes[mapping] ?? [] where other != new {
      guard subjects.count == 1 else { return false }
    }
    add(.set(key.rawValue, new), to: mapping, key)
    return true
  }

  /// What a view says under a key stands under that name, and was not meant by another.
  private func isWritten(_ key: ViewKey, of view: ViewIndex) -> Bool {
    guard let node = hierarchy.attribute(key, of: view)?.node else { return true }
    return document.keyName(node) == key.rawValue
  }

  private mutating func remove(_ key: ViewKey, of view: ViewIndex) -> Bool {
    let mapping = hierarchy.views[view].node
    guard isWritten(key, of: view) else { return false }
    let sources = document.mergeSources(of: mapping, with: key.rawValue)
    if document.ownKey(key.rawValue, of: mapping) != nil {
      // Another value would come in its place.
      guard sources.isEmpty else { return false }
      add(.remove(key.rawValue), to: mapping, key)
      return true
    }
    guard let source = sources.first else {
      // It is not there, or is put in by a change before this one.
      if changes[mapping] != nil { add(.remove(key.rawValue), to: mapping, key) }
      return true
    }
    guard sources.count == 1 else { return false }
    add(.remove(key.rawValue), to: source, key)
    return true
  }

  private mutating func rename(_ key: ViewKey, to other: ViewKey, of view: ViewIndex) -> Bool {
    let mapping = hierarchy.views[view].node
    guard other.shape.isStored(as: key.shape), isWritten(key, of: view), isWritten(other, of: view),
      document.mergeSources(of: mapping, with: key.rawValue).isEmpty
    else { return false }
    guard document.ownKey(key.rawValue, of: mapping) != nil else { return true }
    add(.rename(key.rawValue, to: other.rawValue), to: mapping, key)
    touched.append((mapping, other.rawValue))
    return true
  }

  /// A table or collection names a template by its identifier.
  private mutating func use(_ template: ViewIndex, for key: ViewKey) -> Bool {
    guard let owner = hierarchy.views[template].parent, hierarchy.views[owner].file == file,
      let identifier = hierarchy.text(.reuseIdentifier, of: template)
    else { return false }
    subjects.insert(owner)
    return set(key, of: owner, to: .text(identifier))
  }

  private mutating func move(_ view: ViewIndex, to targets: [ViewKey], in holder: ViewKey?) -> Bool {
    guard let parent = hierarchy.views[view].parent, hierarchy.views[parent].file == file else {
      return false
    }
    let mapping = hierarchy.views[parent].node
    let key = ViewKey.subviews.rawValue
    let names = targets.map(\.rawValue) + [holder?.rawValue].compactMap(\.self)
    guard let list = document.ownValue(key, of: mapping),
      (names + [key]).allSatisfy({ document.mergeSources(of: mapping, with: $0).isEmpty })
    else { return false }
    let node = hierarchy.views[view].node
    let elements = document.elements(list).filter { document.resolved($0) == node }
    guard elements.count == 1 else { return false }
    touched.append((node, ViewKey.type.rawValue))
    if let index = moves.firstIndex(where: { $0.mapping == mapping && $0.holder == holder?.rawValue }) {
      if !moves[index].elements.contains(elements[0]) { moves[index].elements.append(elements[0]) }
    } else if moves.contains(where: { $0.mapping == mapping }) {
      return false
    } else {
      moves.append(
        ListMove(
          mapping: mapping, key: key, elements: elements, holder: holder?.rawValue,
          holderType: (ViewKey.type.rawValue, "UIView"), targets: targets.map(\.rawValue)))
    }
    return true
  }

  /// New keys come after a view's class and name, and before the views in it.
  static let keyOrder = KeyOrder(
    leading: ["<<", ViewKey.type.rawValue, ViewKey.baseClass.rawValue, ViewKey.id.rawValue],
    last: Set(ViewKey.all.filter(\.holdsViews).map(\.rawValue)))

  func edits(_ editor: DocumentEditor) -> ChangeEdits? {
    var changes = changes
    var order = order
    for (mapping, change) in parts.mappings {
      if changes[mapping] == nil { order.append(mapping) }
      changes[mapping, default: []].append(change)
    }
    // The innermost first: what a move takes along is edited before it goes.
    var edits: [TextEdit] = []
    for (_, mappings) in Dictionary(grouping: order + moves.map(\.mapping), by: mover).sorted(by: {
      $0.key > $1.key
    }) {
      var order: [Node] = []
      for mapping in mappings where !order.contains(mapping) { order.append(mapping) }
      var moved: [TextEdit] = []
      for move in moves where order.contains(move.mapping) {
        guard let result = editor.edits(move, with: &edits) else { return nil }
        moved += result.edits
        for (mapping, change) in result.changes {
          if !order.contains(mapping) { order.append(mapping) }
          changes[mapping, default: []].append(change)
        }
      }
      for mapping in order {
        guard let own = editor.edits(changes[mapping] ?? [], of: mapping, Self.keyOrder) else { return nil }
        edits += own
      }
      // New keys come before what is wrapped at the same place.
      edits += moved
    }
    if let roots {
      guard let own = roots.edits(editor) else { return nil }
      edits += own
    }
    guard !parts.isShared(editor), let partEdits = parts.edits(editor) else { return nil }
    edits += partEdits
    guard let file = FileEdits(edits, of: document.source) else { return nil }
    return ChangeEdits(files: edits.isEmpty ? [] : [file], others: edits.isEmpty ? [] : others)
  }

  /// The mapping whose views are moved into one; of any other the mapping itself.
  private func mover(_ mapping: Node) -> Node {
    let move = moves.first { move in
      move.holder.flatMap { document.ownValue($0, of: move.mapping) } == mapping
    }
    return move?.mapping ?? mapping
  }

  /// Views that the same text describes.
  private var others: [ViewIndex] {
    guard document.format == .yaml, document.tape.nodes.contains(where: { document.kind($0) == .alias })
    else { return [] }
    return hierarchy.views.indices.filter { view in
      guard hierarchy.views[view].file == file, !subjects.contains(view) else { return false }
      let node = hierarchy.views[view].node
      if touched.contains(where: { $0.mapping == node }) { return true }
      let sources = document.mergeSources(of: node)
      return touched.contains { sources.contains($0.mapping) && document.ownKey($0.key, of: node) == nil }
    }
  }
}
