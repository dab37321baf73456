extension System {
  /// Whether it keeps a key's value by itself, and not among the attributes of all systems.
  func keeps(_ key: ViewKey) -> Bool {
    switch key {
    case .modifiers, .animations, .transform, .gestureRecognizers: true
    case .layer: self == .layers
    case .alignment: self == .swiftUI
    default: false
    }
  }
}

/// The keys whose values a system keeps by itself.
extension HierarchyReader {
  mutating func readOfSystem(
    _ key: ViewKey, _ field: Fields.Field, of document: Document
  ) throws(Diagnostic) {
    let view = hierarchy.views.count
    let what = Subject.key(key)
    if key != .layer { hierarchy.attributes.append(Attribute(key, at: field.key, .letters)) }
    switch key {
    case .modifiers: readModifiers(field.value, in: document)
    case .alignment: _ = try document.word(field.value, among: ValueShape.swiftUIAlignments, for: what)
    case .animations: layers[view].keyframes = try document.viewAnimations(field.value, for: what)
    case .transform: layers[view].transform = try document.transform(field.value, for: what)
    case .gestureRecognizers: layers[view].recognizers = try document.gestures(field.value, for: what)
    default: try readLayer(field, of: view, in: document)
    }
  }

  private mutating func readModifiers(_ list: Node, in document: Document) {
    guard document.kind(list) == .list else {
      errors.append(
        document.mismatch(
          "a list of modifiers", at: list,
          help: "a list has a dash before each modifier: - redacted: placeholder"))
      return
    }
    var element = document.first(in: list)
    while element < document.next(after: list) {
      let node = document.resolved(element)
      attempt { reader throws(Diagnostic) in
        let decoded = try document.modifier(node, isHelpful: reader.errors.hasRoom)
        if let content = decoded.content {
          reader.heldContents.append(
            HeldViews(
              key: .modifiers, keyNode: decoded.modifier.node, value: content.value,
              content: (content.place, reader.modifiers.count)))
        }
        reader.modifiers.append(decoded.modifier)
      }
      element = document.next(after: element)
    }
  }

  /// What every system knows of a layer is kept among the attributes.
  private mutating func readLayer(_ field: Fields.Field, of view: ViewIndex, in document: Document)
    throws(Diagnostic)
  {
    let (facts, measures) = try document.layerTree(field.value)
    (layers[view].anchorPoint, layers[view].position) = (facts.anchorPoint, facts.position)
    (layers[view].animations, layers[view].sublayers) = (facts.animations, facts.sublayers)
    hierarchy.attributes.append(Attribute(.layer, at: field.key, .numbers(measures)))
  }
}

/// The completion of SwiftUI's views.
extension HierarchyReader {
  /// Gives a view its kind, and its contents their place after its children.
  mutating func completeSwiftUI(_ view: inout View, in document: Document) {
    if view.typeNode == nil {
      errors.append(
        .invalidValue(
          "this view has no 'type'", at: document.place(view.node), help: "add its type, such as type: Text"))
    }
    let known = view.typeNode.flatMap { document.index(of: $0, in: SwiftUITypes.names) }
    let hasChildren = children.contains { document.next(after: $0.value) > document.first(in: $0.value) }
    let kind = known.map(SwiftUITypes.kind(at:)) ?? (hasChildren ? .container : .unknown)
    swiftUI.add(kind, modifiers)
    if !heldContents.isEmpty {
      children += heldContents
      heldContents.removeAll()
    }
  }
}

extension Document {
  /// A view whose type is SwiftUI's, and that has no key of UIKit's views (`baseClass`, `isSkeletonable` …).
  func isSwiftUIView(_ node: Node) -> Bool {
    guard kind(node) == .mapping else { return false }
    var isSwiftUI = false
    var fields = Fields(of: node, in: self)
    while let field = fields.next(in: self) {
      guard let number = index(of: field.key, in: ViewKey.names) else { continue }
      let key = ViewKey(number: number)
      if key == .type {
        // Nearly all are UIKit's: their names are told apart without the table of SwiftUI's.
        if index(of: field.value, in: ViewClass.names) != nil { return false }
        guard index(of: field.value, in: SwiftUITypes.names) != nil else { return false }
        isSwiftUI = true
      } else if !System.swiftUI.has(key) {
        return false
      }
    }
    return isSwiftUI
  }
}

extension System {
  /// What to write for a key that another system has; nil where none does.
  func help(forKey name: String) -> String? {
    guard let key = ViewKey(rawValue: name), !has(key) else { return nil }
    let owners = System.allCases.filter { $0.has(key) }.map(\.rawValue)
    return "'\(name)' is a key of another system: {system: \(owners.listed), root: {type: …}}"
  }
}
