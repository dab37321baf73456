/// Notes what code does in its order.
extension CodeEvaluation {
  private func record(_ effect: CodeEvent.Effect, _ object: CodeValue, at site: Site) {
    let entry = entry(site.scope)
    for (turn, reference) in zip(0..., object.references) {
      order.add(
        CodeEvent(
          effect: effect, subject: reference, place: site.place, isCertain: object.isCertain, entry: entry,
          turn: object.references.count > 1 ? turn : nil))
    }
  }

  /// A call of show or hide; on what cannot be told it may be on any view.
  func recordLibrary(_ name: String, on object: CodeValue, _ arguments: [Argument], at site: Site) {
    guard order.isKept, Self.isLibraryCall(name) else { return }
    let isDelayed = arguments["delay"].map { $0.constant != .number(0) } ?? false
    let effect: CodeEvent.Effect = Self.styles[name] == nil ? .hide : .show(isDelayed: isDelayed)
    if object.references.isEmpty {
      order.add(
        CodeEvent(effect: effect, subject: nil, place: site.place, isCertain: false, entry: entry(site.scope))
      )
    } else {
      record(effect, object, at: site)
    }
  }

  /// `object.name = value`.
  func recordAssignment(_ name: String, of object: CodeValue, _ value: CodeValue, at site: Site) {
    guard order.isKept else { return }
    switch name {
    case "text", "attributedText":
      guard !declares(name, object) else { return }
      let isEmpty = value.isNull || value.constant == .text("")
      record(.setText(isEmpty: isEmpty), object, at: site)
      // UIKit takes the colour of an attributed text over.
      if name == "attributedText", types.text(of: site.place).hasWord("foregroundColor") {
        record(.setTextColor, object, at: site)
      }
    case "textColor": record(.setTextColor, object, at: site)
    case "isSkeletonable":
      if let isMarked = literal(assignedAt: site.place) { record(.mark(isMarked), object, at: site) }
    case "dataSource", "delegate":
      guard !value.isNull, !object.references.contains(where: { isOwn(name, of: $0) }) else { return }
      record(.setSource(name == "delegate" ? .delegate : .dataSource), object, at: site)
    case "frame", "bounds": recordFrame(of: object, at: site)
    case "isScrollEnabled", "isUserInteractionEnabled":
      let key: ViewKey = name == "isScrollEnabled" ? .isScrollEnabled : .isUserInteractionEnabled
      record(.setInteraction(key, value.boolean), object, at: site)
    case "isHidden", "alpha": break
    default:
      if let key = Self.keys[name], !declares(name, object) { record(.set(key), object, at: site) }
    }
  }

  /// Views that are given a frame, not layers.
  func recordFrame(of object: CodeValue, at site: Site) {
    let views = object.references.filter { viewClass(of: $0) != nil }
    guard order.isKept, !views.isEmpty else { return }
    record(.layOut, .references(views, isList: false, isCertain: object.isCertain), at: site)
  }

  /// What stands after the `=`, not what a function is given.
  private func literal(assignedAt place: CodeNode) -> Bool? {
    let tree = types.trees[place.file]
    guard tree.kind(place.node) == .assignment,
      let value = tree.children(of: place.node).dropFirst().first(where: { _ in true }),
      tree.kind(value) == .boolean
    else { return nil }
    return tree.name(value) == "true"
  }

  /// A view that is put into another one.
  func recordAddition(_ view: CodeValue, at site: Site) {
    if order.isKept { record(.add, view, at: site) }
  }

  /// Other methods of views and diffable data sources.
  func recordCall(_ name: String, on object: CodeValue, _ arguments: [Argument], at site: Site) {
    guard order.isKept else { return }
    switch name {
    case "layoutIfNeeded": record(.layOut, object, at: site)
    case "apply":
      let sources = object.references.filter { $0.type.map { isDiffable($0.name) } ?? false }
      guard !sources.isEmpty, sources.count == object.references.count else { return }
      record(.updateRows(name), object, at: site)
    case "performBatchUpdates":
      // Without such calls in it, it changes no counts.
      guard case .closure(let body, _)? = arguments.first?.value else { return }
      let text = types.text(of: body)
      if Self.rowUpdates.contains(where: text.hasWord) { record(.updateRows(name), object, at: site) }
    default:
      if Self.rowUpdates.contains(name) {
        record(.updateRows(name), object, at: site)
      } else if name.hasPrefix("update"), name.hasSuffix("Skeleton") {
        record(.updateSkeleton, object, at: site)
      }
    }
  }

  /// Those after which UIKit counts anew.
  private static let rowUpdates: Set = [
    "insertRows", "deleteRows", "insertSections", "deleteSections", "insertItems", "deleteItems",
  ]

  /// The function that leads to what runs now; none where somebody runs it later.
  private func entry(_ scope: Int) -> String { frame(scope).isImmediate ? frame(scope).entry : "" }
}
