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

  static let strings = names { if case .string = $0 { $1.rawValue } else { nil } }
  static let attributedStrings = names { if case .attributedString = $0 { $1.rawValue } else { nil } }
  static let buttonState = names { if case .buttonState = $0 { $1.rawValue } else { nil } }
  static let layoutAttributes = names { if case .layoutAttribute = $0 { $1.rawValue } else { nil } }
  static let layoutSizes = names { if case .layoutSize = $0 { $1.rawValue } else { nil } }

  private static let attributes = names { source, key in
    if case .attribute(let name, _) = source { name ?? key.rawValue } else { nil }
  }

  private static let attributeOwners = ViewKey.all.map { key in
    key.key.nib.reduce(into: ViewClass.Families()) { owners, source in
      if case .attribute(_, let families) = source { owners.formUnion(families) }
    }
  }

  private static func names(_ name: (NibSource, ViewKey) -> String?) -> KeyNames {
    KeyNames(ViewKey.all.flatMap { key in key.key.nib.compactMap { name($0, key) }.map { ($0, key) } })
  }
}
