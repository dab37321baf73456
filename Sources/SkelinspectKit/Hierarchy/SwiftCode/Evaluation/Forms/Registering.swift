/// Cells that functions which were not read may register: those of a library's, such as `register(cellType:)`.
extension CodeEvaluation {
  /// A function that was not read is called on something, and given something: on what it is called counts where its
  /// name says so, as UIKit has many a function of tables; what it is given counts whatever it is called.
  mutating func noteRegistering(
    _ name: String, _ object: CodeValue, _ arguments: [Argument], _ place: CodeNode, _ scope: Int
  ) {
    if name.mentionsRegistering { noteRegistering(in: object, at: place, scope) }
    for argument in arguments { noteRegistering(in: argument.value, at: place, scope) }
  }

  mutating func noteRegistering(in value: CodeValue, at place: CodeNode, _ scope: Int) {
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
    return element.hasSuffix("TableView") || element.hasSuffix("CollectionView") || element == "UIView"
      || element == "UIScrollView"
  }
}

extension String {
  /// `register`, `registerCells`, `setUpTable`.
  fileprivate var mentionsRegistering: Bool {
    ["register", "setup", "setUp", "configure"].contains(where: hasPrefix) || hasSuffix("Register")
      || hasSuffix("Registering")
  }
}
