/// The runtime attributes of a view: for each key the one that is set last.
struct RuntimeAttributes {
  struct Value {
    let element: Int
    let keyPath: XMLTree.Attribute
    let value: XMLTree.Attribute
  }

  private(set) var views: [(key: ViewKey, value: Value)] = []
  private(set) var layer: [(property: LayerProperty, value: Value)] = []
  /// Those that were meant to be SkeletonView's and are not.
  private(set) var strangers: [UnrecognizedAttribute] = []

  init(of view: Int, in xml: XMLTree, _ keys: RuntimeAttributeKeys) {
    for list in xml.children(of: view) where xml.isNamed(list, "userDefinedRuntimeAttributes") {
      for element in xml.children(of: list) where xml.isNamed(element, "userDefinedRuntimeAttribute") {
        guard let keyPath = xml.attribute("keyPath", of: element) else { continue }
        add(element, keyPath, in: xml, keys)
      }
    }
  }

  private mutating func add(
    _ element: Int, _ keyPath: XMLTree.Attribute, in xml: XMLTree, _ keys: RuntimeAttributeKeys
  ) {
    guard let key = keys.key(at: keyPath.value, in: xml.source) else {
      return addStranger(element, keyPath, in: xml)
    }
    guard let value = Self.value(of: element, in: xml) else {
      if case .view(let key) = key { addWrongType(element, keyPath, key, in: xml) }
      return
    }
    let found = Value(element: element, keyPath: keyPath, value: value)
    switch key {
    case .view(let key) where !Self.isConvertible(value, of: element, to: key.shape, in: xml):
      addWrongType(element, keyPath, key, in: xml)
    case .view(let key):
      views.removeAll { $0.key == key }
      views.append((key, found))
    case .layer(let property):
      layer.removeAll { $0.property == property }
      layer.append((property, found))
    }
  }

  /// An attribute of its own, or of the `<integer>`, `<real>` or `<string>` in it; nil where its type cannot
  /// become a flag, a number or a text.
  private static func value(of element: Int, in xml: XMLTree) -> XMLTree.Attribute? {
    let types: [StaticString] = ["boolean", "number", "string"]
    let isPlain =
      xml.attribute("type", of: element) == nil || types.contains { xml.says("type", $0, in: element) }
    return isPlain ? xml.runtimeValue(of: element) : nil
  }

  /// Whether key-value coding makes a number of a text where it needs one; of numbers the type says so.
  private static func isConvertible(
    _ value: XMLTree.Attribute, of element: Int, to shape: ValueShape, in xml: XMLTree
  ) -> Bool {
    guard shape == .number || shape == .integer else { return true }
    return xml.says("type", "number", in: element)
      || xml.source.decimal(in: value.value, isWhole: false) != nil
  }

  /// Key paths of other libraries are none of ours; `_isSkeletonable` is a common wrapper's.
  private mutating func addStranger(_ element: Int, _ keyPath: XMLTree.Attribute, in xml: XMLTree) {
    let range = keyPath.value
    // No near miss is shorter or longer by more than two letters.
    guard (10...47).contains(range.count) else { return }
    let name = xml.text(of: keyPath)
    guard !name.hasPrefix("_"), let meant = nearMiss(of: name, among: Self.names),
      let key = ViewKey(rawValue: meant)
    else { return }
    strangers.append(
      UnrecognizedAttribute(
        keyPath: name, place: xml.source.place(range), mistake: .misspelt(key),
        node: xml.node(of: element)
      ))
  }

  private mutating func addWrongType(
    _ element: Int, _ keyPath: XMLTree.Attribute, _ key: ViewKey, in xml: XMLTree
  ) {
    guard RuntimeAttributeKeys.skeletonKeys.contains(key) else { return }
    let type = xml.attribute("type", of: element)
    // Xcode leaves the value out where a string is empty.
    guard let type, xml.text(of: type) != "string" || xml.attribute("value", of: element) != nil else {
      return
    }
    strangers.append(
      UnrecognizedAttribute(
        keyPath: key.rawValue, place: xml.source.place(type.value),
        mistake: .wrongType(key, found: xml.text(of: type)), node: xml.node(of: element)))
  }

  private static let names = RuntimeAttributeKeys.skeletonKeys.map(\.rawValue)
}

extension XMLTree {
  /// A runtime attribute's value: an attribute of its own, or of the `<integer>`, `<real>` or `<string>` in it.
  func runtimeValue(of element: ElementIndex) -> Attribute? {
    if let value = attribute("value", of: element) { return value }
    let inner = children(of: element).first {
      isNamed($0, "integer") || isNamed($0, "real") || isNamed($0, "string")
    }
    return inner.flatMap { attribute("value", of: $0) }
  }
}

extension InterfaceBuilderReader {
  mutating func read(_ runtime: RuntimeAttributes) {
    for (key, value) in runtime.views {
      let node = xml.node(of: value.element)
      read(value.value, as: key, at: node, named: value.keyPath.value)
    }
    guard let first = runtime.layer.first else { return }
    var measures: [Double?] = [nil, nil, nil]
    for (property, value) in runtime.layer {
      measures[property.rawValue] =
        property == .masksToBounds
        ? xml.source.boolean(value.value.value) ? 1 : 0
        : number(value.value, named: value.keyPath.value)
    }
    set(.layer, .numbers(measures), at: xml.node(of: first.value.element))
  }
}

/// The runtime attributes of Interface Builder that a hierarchy has keys for: what SkeletonView marks
/// `@IBInspectable`, and what of UIKit bears on skeletons.
struct RuntimeAttributeKeys {
  enum Key {
    case view(ViewKey)
    case layer(LayerProperty)
  }

  private let keys: [Key]
  private let names: NameTable

  init(_ settings: ReaderSettings) {
    let own = settings.skeletonableKeys.filter { keyPath in
      !keyPath.isEmpty && !Self.known.contains { $0.keyPath == keyPath }
    }
    let all = Self.known + Set(own).sorted().map { ($0, .view(.isSkeletonable)) }
    keys = all.map(\.key)
    names = NameTable(all.map(\.keyPath))
  }

  /// By the key path; Objective-C knows the flags by these names only (`setIsSkeletonable:`).
  func key(at keyPath: Range<Int>, in source: SourceText) -> Key? {
    names.index(of: keyPath, in: source.padded).map { keys[$0] }
  }

  /// Those of SkeletonView.
  static let skeletonKeys = ViewKey.all.filter { $0.key.nib.contains(.inspectable) }

  private static let uiKitKeys = ViewKey.all.filter { $0.key.nib.contains(.runtimeAttribute) }

  private static let known: [(keyPath: String, key: Key)] =
    (skeletonKeys + uiKitKeys).map { ($0.rawValue, .view($0)) } + [
      ("layer.cornerRadius", .layer(.cornerRadius)),
      ("layer.masksToBounds", .layer(.masksToBounds)),
      ("layer.borderWidth", .layer(.borderWidth)),
    ]
}

/// By which names storyboards and xibs say the values of keys, as the table of keys has it.
enum NibKeys {
  /// Attributes of a view's element, those of the same name on other views left out.
  static func attribute(
    named name: Range<Int>, of family: ViewClass.Family, in source: SourceText
  ) -> ViewKey? {
    guard let key = attributes.key(named: name, in: source),
      attributeOwners[key.number].contains(ViewClass.Families(family))
    else { return nil }
    return key
  }

  static let strings = names(.string)
  static let attributedStrings = names(.attributedString)
  static let buttonState = names(.buttonState)
  static let layoutAttributes = names(.layoutAttribute)
  static let layoutSizes = names(.layoutSize)

  private static let attributes = names { source, key in
    if case .attribute(let name, _) = source { name ?? key.rawValue } else { nil }
  }

  private static let attributeOwners = ViewKey.all.map { key in
    key.key.nib.reduce(into: ViewClass.Families()) { owners, source in
      if case .attribute(_, let families) = source { owners.formUnion(families) }
    }
  }

  private static func names(_ source: NibSource) -> KeyNames {
    names { $0 == source ? $1.rawValue : nil }
  }

  private static func names(_ name: (NibSource, ViewKey) -> String?) -> KeyNames {
    KeyNames(ViewKey.all.flatMap { key in key.key.nib.compactMap { name($0, key) }.map { ($0, key) } })
  }
}
