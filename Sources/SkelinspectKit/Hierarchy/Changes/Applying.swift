/// Changes in memory: the source text stays as it is.
extension Hierarchy {
  func applying(_ changes: some Sequence<Change>) -> Hierarchy {
    var changed = self
    for change in changes { changed.apply(change) }
    return changed
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .set(let key, let view, let value): set(key, of: view, to: value)
    case .remove(let key, let view): remove(key, of: view)
    case .rename(let key, let other, let view):
      let value = value(key, of: view)
      remove(key, of: view)
      if let value { set(other, of: view, to: value) }
    case .arrange(let view): views[view].place = .arrangedSubview
    case .moveToContentView(let view): views[view].place = .child
    case .callShow(let view): show.roots.append(view)
    case .callShowFirst(let view): show.roots = [view] + show.roots.filter { $0 != view }
    case .omitShow(let view): show.roots.removeAll { $0 == view }
    case .useCell(let cell): use(cell, for: .skeletonCellIdentifier)
    case .useSectionView(let template):
      guard let owner = views[template].parent else { return }
      use(template, for: sectionKey(of: owner))
      if views[owner].family == .table { remove(.delegate, of: owner) }
    }
  }

  /// The key that names a section's header or footer, one that is free if there is one.
  func sectionKey(of owner: ViewIndex) -> ViewKey {
    if views[owner].family == .collection { return .supplementaryIdentifier }
    return value(.headerIdentifier, of: owner) != nil && value(.footerIdentifier, of: owner) == nil
      ? .footerIdentifier : .headerIdentifier
  }

  /// The protocol by which a table's or collection's data source makes dummy cells.
  func skeletonDataSourceName(of view: ViewIndex) -> String {
    views[view].family == .table ? "SkeletonTableViewDataSource" : "SkeletonCollectionViewDataSource"
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
  private mutating func set(_ key: ViewKey, of view: ViewIndex, to value: KeyValue) {
    set(key, of: view, to: documents[views[view].document].append(value))
  }

  private mutating func remove(_ key: ViewKey, of view: ViewIndex) {
    replace(key, of: view, by: [])
    note(key, of: view, nil)
  }

  private mutating func set(_ key: ViewKey, of view: ViewIndex, to node: Node) {
    replace(key, of: view, by: [Attribute(key, node)])
    note(key, of: view, node)
  }

  private mutating func replace(_ key: ViewKey, of view: ViewIndex, by new: [Attribute]) {
    let own = attributes[views[view].attributes].filter { $0.key != key } + new
    views[view].attributes = attributes.count..<attributes.count + own.count
    attributes += own
  }

  /// Keeps up what the reader makes of a key beside its value.
  private mutating func note(_ key: ViewKey, of view: ViewIndex, _ node: Node?) {
    let isTrue = node.map(document(of: view).isTrue)
    switch key {
    case .isSkeletonable: views[view].flags.set(.isSkeletonable, isTrue == true)
    case .isHidden: views[view].flags.set(.isHidden, isTrue == true)
    case .isHiddenWhenSkeletonIsActive:
      views[view].flags.set(.isHiddenWhenSkeletonIsActive, isTrue == true)
    case .isUserInteractionDisabledWhenSkeletonIsActive:
      views[view].flags.set(.keepsInteraction, isTrue == false)
    case .hasWindow where view == 0: hasWindow = isTrue != false
    default: break
    }
  }
}

extension View.Flags {
  fileprivate mutating func set(_ flag: View.Flags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

extension Document {
  /// Adds a value that no file says behind all others.
  fileprivate mutating func append(_ value: KeyValue) -> Node {
    let node = entries.count
    switch value {
    case .boolean(let isTrue): entries.append(Entry(isTrue ? .true : .false, offset: source.count, extent: 0))
    case .number: append(.number, value.text)
    case .text: append(.text, value.text)
    case .size(let size):
      entries.append(Entry(.list, offset: source.count, extent: node + 3))
      append(.number, size.width.jsonText)
      append(.number, size.height.jsonText)
    }
    return node
  }

  private mutating func append(_ kind: ValueKind, _ text: String) {
    entries.append(Entry(kind, offset: source.count, extent: text.utf8.count))
    // A blank ends the letters of a number.
    source = SourceText(source.bytes + Array(text.utf8) + [0x20], named: source.name)
  }
}
