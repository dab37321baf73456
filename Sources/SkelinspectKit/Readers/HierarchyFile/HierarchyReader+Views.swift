extension HierarchyReader {
  /// Reads a view's own keys and appends it to the hierarchy; the keys that hold its views are in `children`.
  mutating func readView(_ node: Node, parent: ViewIndex?, place: ViewPlace, in document: Document) {
    var view = View(node: node, parent: parent, place: place)
    if document.cut.contains(node) { view.flags.insert(.holdsMore) }
    if !children.isEmpty { children.removeAll(keepingCapacity: true) }
    if !modifiers.isEmpty { modifiers.removeAll(keepingCapacity: true) }
    let attributeStart = hierarchy.attributes.count
    let errorsBefore = errors.count
    var keys = otherKeys
    let names = ViewKey.names
    var fields = Fields(of: node, in: document)
    while let field = fields.next(in: document) {
      guard let number = document.index(of: field.key, in: names) else {
        note(unknown: field, of: view, seen: &keys, in: document)
        continue
      }
      guard keys.insert(number: number) else {
        if !system.has(ViewKey(number: number)) {
          note(unknown: field, of: view, seen: &keys, in: document)
        } else if !field.isMerged {
          errors.append(
            document.duplicateKey(
              field.key, first: document.firstKey(named: document.keyName(field.key), in: node)))
        }
        continue
      }
      read(ViewKey(number: number), field, of: document, into: &view)
    }
    for invalid in fields.invalidMerges { errors.append(document.invalidMerge(invalid)) }
    view.attributes = attributeStart..<hierarchy.attributes.count
    if errors.count > errorsBefore { readMisspelt(&view, seen: &keys, in: document) }
    if view.idNode == nil, let identifier = value(.accessibilityIdentifier, of: view, in: document) {
      view.idNode = identifier
      view.flags.insert(.isNamedByIdentifier)
    }
    if system == .swiftUI { completeSwiftUI(&view, in: document) } else { complete(&view, in: document) }
    if errors.count > errorsBefore { settleFaults(errors.count - errorsBefore, of: view) }
    let direction = value(.layoutDirection, of: view, in: document)
    hierarchy.add(
      view,
      isRightToLeft: direction.map { document.isText($0, "rtl") || document.isText($0, "rightToLeft") })
  }

  private mutating func readMisspelt(_ view: inout View, seen keys: inout KeySet, in document: Document) {
    // A key that its class does not have would be blamed, though nobody wrote it.
    let named = (value(.baseClass, of: view, in: document) ?? view.typeNode).flatMap(document.viewClass)
    let parent = view.parent.map { hierarchy.views[$0] }
    let family = (named ?? Self.defaultClass(of: view, in: parent)).family
    for (key, field) in faults.misspelt
    where key.key.owners.contains(ViewClass.Families(family)) && keys.insert(number: key.number) {
      read(key, field, of: document, into: &view)
    }
    view.attributes = view.attributes.lowerBound..<hierarchy.attributes.count
  }

  private mutating func settleFaults(_ errors: Int, of view: View) {
    if faults.leaveDoubt(errors) {
      doubts.add(hierarchy.views.count, decides: !faults.areOwn(errors))
    }
    faults = KeyFaults()
  }

  /// Decodes a value and keeps it: in the view what recursion reads, among the attributes all else.
  private mutating func read(
    _ key: ViewKey, _ field: Fields.Field, of document: Document, into view: inout View
  ) {
    let value = field.value
    do throws(Diagnostic) {
      switch key {
      case .type:
        view.typeNode = value
        try document.checkClassName(value, for: .key(key))
      case .id:
        try document.checkText(value, for: .key(key))
        view.idNode = value
      case .frame:
        hierarchy.frames.append(try document.rect(value))
        hierarchy.attributes.append(Attribute(key, at: field.key, .letters))
      case _ where key.holdsViews:
        children.append(HeldViews(key: key, keyNode: field.key, value: value))
      case _ where system != .skeletonView && system.keeps(key):
        try readOfSystem(key, field, of: document)
      default:
        let decoded = try decode(value, key.shape, for: .key(key), in: document)
        hierarchy.attributes.append(Attribute(key, at: field.key, decoded))
        view.flags.note(key, decoded == .boolean(true))
      }
    } catch {
      let before = errors.count
      errors.append(error)
      if !key.key.decidesForParent { faults.own += errors.count - before }
    }
  }

  private mutating func note(
    unknown field: Fields.Field, of view: View, seen keys: inout KeySet, in document: Document
  ) {
    let key = field.key
    let name = document.keyName(key)
    guard keys.insert(unknown: name) else {
      if !field.isMerged { errors.append(document.duplicateKey(key)) }
      return
    }
    if system != .swiftUI, ViewKey.ignored.contains(name) { return }
    guard errors.hasRoom else { return errors.append(document.unknownKey(name, at: key, help: nil)) }
    if EnvelopeKey(rawValue: name) != nil {
      doubts.isWhole = true
      let help = "it belongs beside 'root': {\(name): …, root: {type: …}}"
      errors.append(
        Diagnostic(
          "unknown-key", .error, "'\(name)' is not a key of a view", at: document.place(key), help: help))
    } else if let help = system.help(forKey: name), ViewKey.synonyms[name].map(system.has) != true {
      faults.understood += 1
      errors.append(document.unknownKey(name, at: key, help: help))
    } else if Self.keysOfLayers.contains(name), system.has(.layer) {
      faults.understood += 1
      errors.append(
        document.unknownKey(name, at: key, help: "it belongs to the view's layer: layer: {\(name): …}"))
    } else if !name.hasPrefix("layer."), let meant = Self.key(meantBy: name, of: view, in: system) {
      faults.misspelt.append((meant.key, field))
      faults.understood += 1
      let edits = document.edits(writing: meant.isCertain ? meant.key.rawValue : nil, at: key)
      errors.append(
        document.unknownKey(name, at: key, help: "did you mean '\(meant.key.rawValue)'?").with(edits))
    } else if let help = Self.help(forDroppedKey: name) {
      errors.append(document.unknownKey(name, at: key, help: help))
    } else {
      faults.understood += 1
      errors.append(document.unknownKey(name, at: key, help: "keys of your own begin with x-"))
    }
  }

  /// In code these are written `layer.cornerRadius`; SkeletonView has keys of nearly the same names for the skeleton.
  private static let keysOfLayers = ["cornerRadius", "borderWidth", "borderColor", "masksToBounds"]

  /// What to write in place of a key that holds what the view lacks then.
  private static func help(forDroppedKey name: String) -> String? {
    if ViewClass(named: name) != nil { return "a class is the value of 'type': write type: \(name)" }
    if ["x", "y", "width", "height"].contains(name) {
      return "sizes belong in frame, [x, y, width, height], or in constraints"
    }
    if name.hasPrefix("layer."), name.utf8.count > "layer.".utf8.count {
      let part = String(name.dropFirst("layer.".count)).shortened
      return "it belongs in the value of 'layer': layer: {\(part): …}"
    }
    if name == "view" { return "write the view itself here, type: UIView and its other keys" }
    return nil
  }

  private static func key(
    meantBy name: String, of view: View, in system: System
  ) -> (key: ViewKey, isCertain: Bool)? {
    if view.place.isTemplate, name == "identifier" || name == "cellIdentifier" {
      return (.reuseIdentifier, true)
    }
    if let synonym = ViewKey.synonyms[name], system.has(synonym) { return (synonym, true) }
    let names = ViewKey.all.filter(system.has).map(\.rawValue)
    guard let meant = nearMiss(of: name, among: names).flatMap(ViewKey.init) else { return nil }
    return (meant, onlyNearMiss(of: name, among: names) != nil)
  }

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
  fileprivate func unknownKey(_ name: String, at key: Node, help: String?) -> Diagnostic {
    Diagnostic("unknown-key", .error, "unknown key \(name.quoted)", at: place(key), help: help)
  }

  /// The UIKit class that a text names, with or without a module before it.
  func viewClass(named node: Node) -> ViewClass? {
    if let index = index(of: node, in: ViewClass.names) { return ViewClass(index: index) }
    guard let name = text(node), name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    return ViewClass(named: TypeName.unqualified(name))
  }
}
