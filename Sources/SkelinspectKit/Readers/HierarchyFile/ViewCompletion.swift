/// The values that give a view its class, its name, its direction and its window.
struct CompletingKeys {
  private(set) var baseClass: Node?
  private(set) var layoutDirection: Node?
  private(set) var accessibilityIdentifier: Node?
  private(set) var hasWindow: Node?

  mutating func set(_ key: ViewKey, _ value: Node) {
    switch key {
    case .baseClass: baseClass = value
    case .layoutDirection: layoutDirection = value
    case .accessibilityIdentifier: accessibilityIdentifier = value
    case .hasWindow: hasWindow = value
    default: break
    }
  }

  func isRightToLeft(in document: Document) -> Bool? {
    layoutDirection.map { document.isText($0, "rtl") || document.isText($0, "rightToLeft") }
  }
}

extension HierarchyReader {
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
    if view.place == .root, completing.hasWindow != nil {
      let own = hierarchy.attributes[view.attributes].first { $0.key == .hasWindow }
      hierarchy.hasWindow = own?.value == .boolean(true)
    }
    adoptContentView(&view, in: parent, document)
  }

  /// `numberOfItems` under the name that its files in other tools have.
  mutating func readRealItems(into view: inout View, in document: Document) {
    guard !hierarchy.attributes[view.attributes].contains(where: { $0.key == .numberOfItems }) else { return }
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
    if let base = completing.baseClass {
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
