/// Cells that functions which were not read may register, such as a library's `register(cellType:)`.
extension CodeEvaluation {
  /// For a call of a function that was not read. What it is called on counts where its name speaks of registering, for
  /// UIKit has many functions of tables; its arguments always do.
  func noteRegistering(
    _ name: String, _ object: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) {
    if name.mentionsRegistering { noteRegistering(in: object, at: place, scope) }
    for argument in arguments { noteRegistering(in: argument.value, at: place, scope) }
  }

  func noteRegistering(in value: CodeValue, at place: CodeNode, _ scope: Int) {
    guard case .references(let references, let isList, let isCertain) = value else { return }
    let tables = references.filter { $0.type.map(\.mayBeTable) ?? true }
    guard !tables.isEmpty else { return }
    let found = CodeValue.references(tables, isList: isList, isCertain: isCertain)
    note(found.element, .mayRegister, at: place, scope)
  }
}

extension TypeText {
  fileprivate var mayBeTable: Bool {
    let element = isList ? self.element.lastName : lastName
    return element.hasSuffix("TableView") || element.hasSuffix("CollectionView")
  }
}

extension String {
  /// `register`, `registerCells`, `setUpTable`.
  fileprivate var mentionsRegistering: Bool {
    ["register", "setup", "setUp", "configure"].contains(where: hasPrefix) || hasSuffix("Register")
      || hasSuffix("Registering")
  }
}
