/// Whether objects of one class are of another: what a cast depends on.
enum Kinship {
  case yes, no
  /// Some may be, or where the class comes from was not read.
  case open
}

extension CodeTypes {
  /// Of an object of exactly that class.
  func kinship(of name: String, to target: String, near file: Int) -> Kinship {
    let wanted = TypeText.lastName(of: target)
    if TypeText.lastName(of: name) == wanted { return .yes }
    let origin = origin(of: name, near: file)
    if origin.names.contains(wanted) { return .yes }
    guard origin.isWhole else { return .open }
    // What is declared nowhere may be a protocol of another module, or stand for any class.
    return ViewClass(named: wanted) == nil && types(named: wanted).isEmpty ? .open : .no
  }

  /// Of an object of that class, or of one that inherits from it.
  func kinship(below name: String, to target: String, near file: Int) -> Kinship {
    let own = kinship(of: name, to: target, near: file)
    guard own == .no else { return own }
    if hasProtocol(target) { return .open }
    return kinship(of: target, to: name, near: file) == .no ? .no : .open
  }

  /// All that a class inherits from and adopts, and whether that is known up to UIKit's.
  func origin(of name: String, near file: Int) -> (names: Set<String>, isWhole: Bool) {
    let last = TypeText.lastName(of: name)
    var names: Set = [last]
    guard let type = type(last, near: file) else {
      guard let viewClass = ViewClass(named: last) else { return (names, false) }
      add(viewClass, to: &names)
      return (names, true)
    }
    names.formUnion(lineages[type].ancestors.map { declarations[$0].name })
    names.formUnion(supertypeNames(of: type).map(\.lastName))
    let base = foreignSupertypes(of: type).lazy.compactMap { ViewClass(named: $0.lastName) }.first
    if let base { add(base, to: &names) }
    return (names, base != nil && !declarations[type].isProtocol)
  }

  /// UIKit's classes, and what the project's extensions make them adopt.
  private func add(_ viewClass: ViewClass, to names: inout Set<String>) {
    for name in viewClass.lineage {
      names.insert(name)
      for part in extensions(ofForeign: name) {
        for supertype in declarations[part].supertypes {
          names.insert(supertype.lastName)
          for part in protocolParts(supertype.name) where declarations[part].isProtocol {
            names.formUnion(supertypeNames(of: part).map(\.lastName))
          }
        }
      }
    }
  }
}
