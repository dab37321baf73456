extension CodeTypes {
  /// Extensions of Swift's lists whose elements are views.
  func findListParts() -> [Int] {
    Self.lists.flatMap { extensions(ofForeign: $0) }.filter { part in
      declarations[part].requirements.allSatisfy { requirement in
        guard
          requirement.name == "Element" || requirement.name == "Iterator.Element"
            || requirement.name == "Wrapped"
        else { return true }
        let name = requirement.type.name
        if ViewClass(named: name) != nil || name == "T" { return true }
        guard let declaration = type(name, near: declarations[part].place.file) else { return false }
        return declarations[declaration].isProtocol || nature(of: declaration).viewClass != nil
      }
    }
  }

  private static let lists = [
    "Array", "Sequence", "Collection", "MutableCollection", "RangeReplaceableCollection",
    "RandomAccessCollection", "BidirectionalCollection",
  ]
}
