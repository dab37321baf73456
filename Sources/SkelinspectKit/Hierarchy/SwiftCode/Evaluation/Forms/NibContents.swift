/// Views that code takes out of nibs.
extension CodeEvaluation {
  /// `loadNibNamed("Name", …)`; nil for any other function.
  func loadedNib(_ name: String, _ arguments: [Argument]) -> CodeValue? {
    guard name == "loadNibNamed", let nib = arguments.first?.value else { return nil }
    guard case .text(let text)? = nib.constant else { return .nib(nil) }
    return .nib(text)
  }

  /// What a nib holds as the class that it is cast to.
  mutating func take(_ type: TypeText?, fromNib nib: String?, at place: CodeNode, _ scope: Int) -> CodeValue {
    guard let type, !type.isList else { return .nib(nib) }
    var name = type.name
    if name == "Self" || isGeneric(name, scope) {
      guard case .type(let own)? = lookUp(name == "Self" ? name : "self", scope) else { return .unknown }
      name = own
    }
    guard types.nature(named: name, near: place.file).viewClass != nil else { return .nib(nib) }
    return .reference(make(name, nib: nib, at: place, scope))
  }

  private func isGeneric(_ name: String, _ scope: Int) -> Bool {
    guard types.type(name, near: frame(scope).file) == nil else { return false }
    return ViewClass(named: name) == nil && name.utf8.count == 1
  }
}
