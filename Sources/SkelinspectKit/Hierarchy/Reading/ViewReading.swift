extension HierarchyReader {
  /// Reads a view's own keys and appends it to the hierarchy; the keys that hold its views are in `children`.
  mutating func readView(_ node: Node, parent: ViewIndex?, place: ViewPlace, in document: Document) {
    var view = View(node: node, parent: parent, place: place)
    if !children.isEmpty { children.removeAll(keepingCapacity: true) }
    completing = CompletingKeys()
    let attributeStart = hierarchy.attributes.count
    var keys = KeySet()
    var fields = Fields(of: node, in: document)
    while let field = fields.next(in: document) {
      guard let number = document.index(of: field.key, in: ViewKey.names) else {
        noteUnknownKey(field.key, seen: &keys, isMerged: field.isMerged, in: document)
        continue
      }
      guard keys.insert(number: number) else {
        if !field.isMerged { noteDuplicateKey(field.key, in: node, document) }
        continue
      }
      read(ViewKey.all[number], field, of: document, into: &view)
    }
    for invalid in fields.invalidMerges { errors.append(Self.invalidMerge(invalid, in: document)) }
    view.attributes = attributeStart..<hierarchy.attributes.count
    complete(&view, in: document)
    hierarchy.add(view, isRightToLeft: completing.isRightToLeft(in: document))
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
      case .baseClass, .layoutDirection, .accessibilityIdentifier, .hasWindow:
        let decoded = try decode(value, key.shape, for: .key(key), in: document)
        hierarchy.attributes.append(Attribute(key, at: field.key, decoded))
        completing.set(key, value)
      case .reference:
        let reference = hierarchy.values.store(try document.reference(value))
        view.flags.insert(.hasReference)
        hierarchy.attributes.append(Attribute(key, at: field.key, reference))
      case .frame:
        if let frame = PlainFrame(value, in: document) {
          hierarchy.frames.append(frame)
        } else {
          hierarchy.frames.append(try document.rect(value))
        }
        hierarchy.attributes.append(Attribute(key, at: field.key, .letters))
      case .isSkeletonable, .isHiddenWhenSkeletonIsActive, .isHidden,
        .isUserInteractionDisabledWhenSkeletonIsActive:
        let isTrue = try document.boolean(value, for: .key(key), warnings: &hierarchy.warnings)
        view.flags.note(key, isTrue)
        hierarchy.attributes.append(Attribute(key, at: field.key, .boolean(isTrue)))
      case _ where key.holdsViews:
        children.append(HeldViews(key: key, keyNode: field.key, value: value))
      default:
        let decoded = try decode(value, key.shape, for: .key(key), in: document)
        hierarchy.attributes.append(Attribute(key, at: field.key, decoded))
      }
    } catch {
      errors.append(error)
    }
  }

  static func invalidMerge(_ value: Node, in document: Document) -> Diagnostic {
    .invalidValue(
      "a merge key (<<) takes a mapping or a list of mappings, found \(document.kindName(value))",
      at: document.place(value))
  }

  private mutating func noteDuplicateKey(_ key: Node, in mapping: Node, _ document: Document) {
    if errors.omitsNext() { return }
    if firstKeys.mapping != mapping { firstKeys = FirstKeys(of: mapping, in: document) }
    errors.append(document.duplicateKey(key, first: firstKeys.places[document.keyName(key)]))
  }

  private mutating func noteUnknownKey(
    _ key: Node, seen keys: inout KeySet, isMerged: Bool, in document: Document
  ) {
    let name = document.keyName(key)
    guard keys.insert(unknown: name) else {
      if !isMerged, !errors.omitsNext() { errors.append(document.duplicateKey(key)) }
      return
    }
    if errors.omitsNext() { return }
    let meant = ViewKey.synonyms[name]?.rawValue ?? nearMiss(of: name, among: ViewKey.all.map(\.rawValue))
    completing.isTypeMistyped = completing.isTypeMistyped || meant == ViewKey.type.rawValue
    if EnvelopeKey(rawValue: name) != nil {
      errors.append(
        Diagnostic(
          "unknown-key", .error, "'\(name)' is not a key of a view", at: document.place(key),
          help: "it belongs beside 'root': {\(name): …, root: {type: …}}"))
    } else {
      errors.append(
        Diagnostic(
          "unknown-key", .error, "unknown key \(name.quoted)", at: document.place(key),
          help: meant.map { "did you mean '\($0)'?" } ?? "keys of your own begin with x-"))
    }
  }
}
