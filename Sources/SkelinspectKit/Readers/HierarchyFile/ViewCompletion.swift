extension HierarchyReader {
  /// The value of a key that a view says, which is not among the hierarchy's yet.
  func value(_ key: ViewKey, of view: View, in document: Document) -> Node? {
    hierarchy.attribute(key, among: view.attributes)?.node.map(document.value(of:))
  }

  /// Gives a view its class and its place; says what is missing.
  mutating func complete(_ view: inout View, in document: Document) {
    let parent = view.parent.map { hierarchy.views[$0] }
    if view.typeNode == nil, view.place != .contentView {
      errors.append(
        .invalidValue(
          "this view has no 'type'", at: document.place(view.node),
          help: "add its class, such as type: UIView"))
    }
    view.viewClass = viewClass(of: view, in: parent, document)
    if view.family == .collection { readRealItems(into: &view, in: document) }
    if view.place == .root, let own = hierarchy.attribute(.hasWindow, among: view.attributes) {
      hierarchy.hasWindow = own.value == .boolean(true)
    }
    adoptContentView(&view, in: parent, document)
  }

  /// `numberOfItems` under the name that its files in other tools have.
  mutating func readRealItems(into view: inout View, in document: Document) {
    guard hierarchy.attribute(.numberOfItems, among: view.attributes) == nil else { return }
    var fields = Fields(of: view.node, in: document, keepsRemarks: true)
    while let field = fields.next(in: document) {
      guard document.isText(field.key, "x-numberOfItems") else { continue }
      attempt { reader throws(Diagnostic) in
        let items = try document.integer(field.value, for: .key(.numberOfItems))
        reader.hierarchy.attributes.append(
          Attribute(.numberOfItems, at: field.key, .integer(items)))
      }
      view.attributes = view.attributes.lowerBound..<hierarchy.attributes.count
      return
    }
  }

  /// The named base class, else the type where it is UIKit's, else what stands in such a place.
  private mutating func viewClass(of view: View, in parent: View?, _ document: Document) -> ViewClass {
    if let base = value(.baseClass, of: view, in: document) {
      if let viewClass = document.viewClass(named: base) { return viewClass }
      let text = document.text(base) ?? ""
      errors.append(
        .invalidValue(
          "\(text.quoted) is not a view class of UIKit", at: document.place(base),
          help: nearMiss(of: text, among: ViewClass.allNames).map { "did you mean '\($0)'?" }
            ?? "name the UIKit class it inherits from, such as UIView"))
      return .view
    }
    if let type = view.typeNode, let viewClass = document.viewClass(named: type) { return viewClass }
    return Self.defaultClass(of: view, in: parent)
  }

  static func defaultClass(of view: View, in parent: View?) -> ViewClass {
    switch (view.place, parent?.family) {
    case (.prototype, .table): .tableCell
    case (.prototype, .collection): .collectionCell
    case (.headerFooterView, _): .headerFooterView
    case (.supplementaryView, _): .reusableView
    case (.contentView, .tableCell) where view.typeNode == nil: .tableCellContentView
    case (.contentView, .collectionCell) where view.typeNode == nil: .collectionCellContentView
    default: .view
    }
  }

  /// View dumps list a cell's contentView among its subviews, under its class's name.
  private func adoptContentView(_ view: inout View, in parent: View?, _ document: Document) {
    guard view.place == .subview, let parent, parent.family.isCell,
      view.viewClass == .tableCellContentView || view.viewClass == .collectionCellContentView,
      !parent.flags.contains(.hasContentView),
      document.firstKey(named: ViewKey.contentView.rawValue, in: parent.node) == nil
    else { return }
    view.place = .contentView
  }
}

extension Document {
  /// The UIKit class that a text names, with or without a module before it.
  func viewClass(named node: Node) -> ViewClass? {
    if let index = index(of: node, in: ViewClass.names) { return ViewClass(index: index) }
    guard let name = text(node), name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    return ViewClass(named: TypeName.unqualified(name))
  }
}
