/// Changes in memory: the source text stays as it is.
extension Hierarchy {
  func applying(_ changes: some Sequence<Change>) -> Hierarchy {
    var changed = self
    for change in changes { changed.apply(change) }
    return changed
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .set(let key, let view, let value):
      set(key, of: view, to: value)
      if key == .skeletonCellIdentifier, evidence?.dummyCells[view] != nil {
        let cells = Set(prototypes(named: value, of: view))
        evidence?.dummyCells[view] = cells
      }
    case .remove(let key, let view): remove(key, of: view)
    case .rename(let key, let other, let view):
      let own = attribute(key, of: view)
      remove(key, of: view)
      if let own, other.shape.isStored(as: key.shape) { set(other, of: view, to: own) }
    case .correct(let attribute, let view):
      if let value = value(of: attribute, of: view) { set(attribute.key, of: view, to: value) }
    case .arrange(let view): views[view].place = .arrangedSubview
    case .moveToContentView(let view): views[view].place = .child
    case .callShow(let view): show.roots.append(view)
    case .callShowFirst(let view): show.roots = [view] + show.roots.filter { $0 != view }
    case .omitShow(let view): show.roots.removeAll { $0 == view }
    case .useCell(let cell):
      use(cell, for: .skeletonCellIdentifier)
      if let owner = views[cell].parent, evidence != nil { evidence?.dummyCells[owner] = [cell] }
    case .useSectionView(let template):
      guard let owner = views[template].parent else { return }
      use(template, for: sectionKey(of: owner))
      if views[owner].family == .table { remove(.delegate, of: owner) }
      if evidence != nil { evidence?.sectionViews[owner]?.insert(template) }
    // Parts are altered in the text alone.
    case .alter: break
    }
  }

  /// The key that names a section's header or footer, one that is free if there is one.
  func sectionKey(of owner: ViewIndex) -> ViewKey {
    if views[owner].family == .collection { return .supplementaryIdentifier }
    return says(.headerIdentifier, of: owner) && !says(.footerIdentifier, of: owner)
      ? .footerIdentifier : .headerIdentifier
  }

  private func prototypes(named name: StoredValue, of view: ViewIndex) -> [ViewIndex] {
    children(of: view).filter { child in
      views[child].place == .prototype && text(.reuseIdentifier, of: child).map { .text($0) } == name
    }
  }

  private mutating func use(_ template: ViewIndex, for key: ViewKey) {
    guard let owner = views[template].parent, let identifier = text(.reuseIdentifier, of: template) else {
      return
    }
    set(key, of: owner, to: .text(identifier))
  }
}

extension Hierarchy {
  /// Gives a view a value for a key, for all but those that hold views.
  private mutating func set(_ key: ViewKey, of view: ViewIndex, to value: StoredValue) {
    var value = value
    // Of a layer it is the corner radius.
    if key == .layer, case .number(let radius) = value {
      let layer = layer(of: view)
      value = .numbers([layer?.borderWidth, radius, layer?.masksToBounds.map { $0 ? 1 : 0 }])
    }
    set(key, of: view, to: Attribute(key, at: nil, value))
  }

  mutating func setConstraints(_ constraints: [OwnConstraint], of view: ViewIndex) {
    set(.constraints, of: view, to: Attribute(.constraints, at: nil, .constraints(constraints)))
  }

  private mutating func remove(_ key: ViewKey, of view: ViewIndex) {
    replace(key, of: view, by: [])
    note(key, of: view, nil)
  }

  /// - Parameter own: of this hierarchy's values.
  mutating func set(_ key: ViewKey, of view: ViewIndex, to own: Attribute) {
    replace(key, of: view, by: [Attribute(key, at: own.node, own.value)])
    note(key, of: view, own.value)
  }

  private mutating func replace(_ key: ViewKey, of view: ViewIndex, by new: [Attribute]) {
    let own = attributes[views[view].attributes].filter { $0.key != key } + new
    views[view].attributes = attributes.count..<attributes.count + own.count
    attributes += own
  }

  /// Keeps up what the reader makes of a key beside its value.
  private mutating func note(_ key: ViewKey, of view: ViewIndex, _ value: StoredValue?) {
    let isTrue = value.map { $0 == .boolean(true) }
    views[view].flags.note(key, isTrue)
    if key == .hasWindow, view == 0 { hasWindow = isTrue != false }
  }
}

extension ValueShape {
  /// Whether what is stored for one shape can be looked up as another.
  func isStored(as other: ValueShape) -> Bool { self == other || isNumeric && other.isNumeric }

  private var isNumeric: Bool {
    switch self {
    case .number, .integer, .numberOr, .integerOr: true
    default: false
    }
  }
}
