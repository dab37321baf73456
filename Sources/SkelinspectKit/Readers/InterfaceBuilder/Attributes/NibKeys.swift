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

  static let strings = names(.string)
  static let attributedStrings = names(.attributedString)
  static let buttonState = names(.buttonState)
  static let layoutAttributes = names(.layoutAttribute)
  static let layoutSizes = names(.layoutSize)

  private static let attributes = names { source, key in
    if case .attribute(let name, _) = source { name ?? key.rawValue } else { nil }
  }

  private static let attributeOwners = ViewKey.all.map { key in
    key.key.nib.reduce(into: ViewClass.Families()) { owners, source in
      if case .attribute(_, let families) = source { owners.formUnion(families) }
    }
  }

  private static func names(_ source: NibSource) -> KeyNames {
    names { $0 == source ? $1.rawValue : nil }
  }

  private static func names(_ name: (NibSource, ViewKey) -> String?) -> KeyNames {
    KeyNames(ViewKey.all.flatMap { key in key.key.nib.compactMap { name($0, key) }.map { ($0, key) } })
  }
}
