/// Cells that functions which were not read may register, such as a library's `register(cellType:)`.
extension CodeEvaluation {
  /// For a call of a function that was not read. What it is called on counts where its name speaks of registering, for
  /// UIKit has many functions of tables; its arguments always do.
  func noteRegistering(_ name: String, _ object: CodeValue, _ arguments: [Argument], _ site: Site) {
    if name.mentionsRegistering { noteRegistering(in: object, at: site) }
    for argument in arguments {
      noteRegistering(in: argument.value, at: site, isNamedSo: name.mentionsRegistering)
    }
  }

  /// - Parameter isNamedSo: what is called speaks of registering: then what is of no known type may be a table.
  func noteRegistering(in value: CodeValue, at site: Site, isNamedSo: Bool = true) {
    guard case .references(let references, let isList, let isCertain) = value else { return }
    let tables = references.filter { $0.type.map(\.mayBeTable) ?? (isNamedSo && !$0.isMeasure) }
    guard !tables.isEmpty else { return }
    let found = CodeValue.references(tables, isList: isList, isCertain: isCertain)
    note(found.element, .mayRegister, at: site)
  }
}

extension TypeText {
  fileprivate var mayBeTable: Bool {
    let element = isList ? self.element.lastName : lastName
    return element.hasSuffix("TableView") || element.hasSuffix("CollectionView")
  }
}

extension Reference {
  /// `table.tag`, `table.bounds.width`: a value of a view's, and no view.
  fileprivate var isMeasure: Bool {
    steps.contains { step in
      guard case .property(let name) = step else { return step == .layer }
      return Self.measures.contains(name) || CodeEvaluation.keys[name] != nil
    }
  }

  private static let measures: Set = [
    "adjustedContentInset", "bounds", "center", "contentInset", "contentOffset", "contentSize", "frame",
    "safeAreaInsets", "tag",
  ]
}

extension String {
  /// `register`, `registerCells`, `setUpTable`.
  fileprivate var mentionsRegistering: Bool {
    ["register", "setup", "setUp", "configure"].contains(where: hasPrefix) || hasSuffix("Register")
      || hasSuffix("Registering")
  }
}

/// Cells, headers and footers: those that functions are asked for, and those on screen.
extension CodeEvaluation {
  /// What such functions ask a table or collection for, and the class of it where it is no cell.
  private static let dequeued = [
    "dequeueReusableCell": nil,
    "dequeueReusableSupplementaryView": TypeText(name: "UICollectionReusableView"),
    "dequeueReusableHeaderFooterView": TypeText(name: "UITableViewHeaderFooterView"),
  ]

  /// Nil for another call. Where it is not known for whom the cell is, as in the cell provider of a diffable data source,
  /// it is any of its class.
  func dequeued(_ name: String, _ arguments: [Argument], _ scope: Int) -> CodeValue? {
    // Of a registration, which knows its class, and no identifier.
    if name == "dequeueConfiguredReusableCell" { return given(TypeText(name: "UICollectionViewCell")) }
    if name == "dequeueConfiguredReusableSupplementary" {
      return given(TypeText(name: "UICollectionReusableView"))
    }
    guard let known = Self.dequeued[name] else { return nil }
    let type = known ?? cellClass(among: arguments)
    guard let base = frame(scope).cells else {
      let isOfTable = arguments.first?.label == "withIdentifier"
      return given(type ?? TypeText(name: isOfTable ? "UITableViewCell" : "UICollectionViewCell"))
    }
    guard case .dummyCell = base else { return .reference(Reference(base, type: type)) }
    let identifier = arguments["withIdentifier"] ?? arguments["withReuseIdentifier"]
    return .reference(Reference(identifier?.text.map { .dummyCell(identifier: $0) } ?? base, type: type))
  }

  /// Of a table that is not known, by a helper that gets the cell's class: `table.dequeue(UserCell.self)`.
  func dequeued(byHelper name: String, _ arguments: [Argument], _ scope: Int) -> CodeValue? {
    guard name.hasPrefix("dequeue"), let type = cellClass(among: arguments) else { return nil }
    return frame(scope).cells.map { .reference(Reference($0, type: type)) } ?? given(type)
  }

  /// Of the project's own, where each cell is one of those, whatever it is asked for by.
  func dequeuedClasses(of cells: CodeValue) -> Set<String> {
    guard case .references(let references, isList: false, _) = cells else { return [] }
    let classes = references.mapAll { cell -> String? in
      guard cell.base == .dummyCell(identifier: nil), let type = declaration(of: cell),
        types.nature(of: type).viewClass?.family.isCell == true, types.heirs[type] == nil
      else { return nil }
      return types.declarations[type].name
    }
    return Set(classes ?? [])
  }

  /// One of the project's own that is given as a type.
  private func cellClass(among arguments: [Argument]) -> TypeText? {
    for case .type(let name) in arguments.map(\.value) {
      let nature = types.nature(named: name, near: file)
      if nature.viewClass?.family.hasContentView == true { return TypeText(name: name) }
    }
    return nil
  }

  /// What the closure of `UICollectionView.CellRegistration<Cell, Item>` is handed: some cell of its class.
  func registered(by type: String, at place: CodeNode) -> CodeValue? {
    guard type.hasSuffix("CellRegistration") || type.hasSuffix("SupplementaryRegistration") else {
      return nil
    }
    let text = types.text(of: place)
    guard let start = text.firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let name = text[(start + 1)...].prefix { $0.isSwiftName || $0 == UInt8(ascii: ".") }
    return given(bound(TypeText(String(decoding: name, as: UTF8.self))))
  }

  /// Those that a table or collection has on screen.
  func cells(of owner: Reference, isList: Bool) -> Reference {
    let name =
      switch viewClass(of: owner)?.family {
      case .table: "UITableViewCell"
      case .collection: "UICollectionViewCell"
      default: "UIView"
      }
    return owner.adding(.cells, type: TypeText(name: name, isList: isList))
  }
}
