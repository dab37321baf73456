/// The attributes of a view's element that a hierarchy has keys for.
enum AttributeKeys {
  static func key(named name: Range<Int>, in source: SourceText) -> ViewKey? {
    names.index(of: name, in: source).map { all[$0].key }
  }

  private static let all: [(attribute: String, key: ViewKey)] = [
    ("hidden", .isHidden), ("alpha", .alpha), ("clipsSubviews", .clipsToBounds),
    ("userInteractionEnabled", .isUserInteractionEnabled),
    ("semanticContentAttribute", .semanticContentAttribute),
    ("text", .text), ("numberOfLines", .numberOfLines), ("textAlignment", .textAlignment),
    ("placeholder", .placeholder), ("image", .image),
    ("axis", .axis), ("alignment", .alignment), ("distribution", .distribution), ("spacing", .spacing),
    ("rowHeight", .rowHeight), ("estimatedRowHeight", .estimatedRowHeight), ("style", .style),
    ("scrollEnabled", .isScrollEnabled), ("dataMode", .dataMode), ("reuseIdentifier", .reuseIdentifier),
  ]

  private static let names = NameTable(all.map(\.attribute))
}

/// The elements of a view, by their `key`, whose text or numbers a hierarchy has keys for.
enum PropertyKeys {
  /// `<string key="text">`, and the like.
  static let strings: [(key: StaticString, viewKey: ViewKey)] = [
    ("text", .text), ("placeholder", .placeholder), ("reuseIdentifier", .reuseIdentifier),
  ]
  /// `<attributedString key="attributedText">`, and the like: fragments of text.
  static let attributedStrings: [(key: StaticString, viewKey: ViewKey)] = [
    ("attributedText", .attributedText), ("attributedTitle", .attributedTitle),
  ]
  /// Of a flow layout.
  static let sizes: [(key: StaticString, viewKey: ViewKey)] = [
    ("itemSize", .itemSize), ("estimatedItemSize", .estimatedItemSize),
    ("headerReferenceSize", .headerReferenceSize), ("footerReferenceSize", .footerReferenceSize),
  ]
}
