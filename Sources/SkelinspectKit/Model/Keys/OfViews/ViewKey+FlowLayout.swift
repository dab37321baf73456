/// The keys of a collection's layout.
extension ViewKey {
  var flowLayoutRow: Key {
    switch self {
    case .layout:
      Key(.text).default("flow").examples(["flow", "compositional", "custom"]).usually(of: .collections)
        .says(
          "flow, compositional, custom or a layout class; only flow layouts count by themselves; default: flow."
        )
    case .scrollDirection:
      Key(.oneOf(["vertical", "horizontal"])).default("vertical").nib(.layoutAttribute).usually(
        of: .collections
      )
      .inCode(.read).says("The direction in which a flow layout scrolls; default: vertical.")
    case .itemSize:
      Key(.size).default([50, 50]).of(.collections, isCommonName: true).nib(.layoutSize)
        .inCode(.read).says(
          "A flow layout's item size in points; dummy items are counted by it; default: 50 by 50.")
    case .estimatedItemSize:
      Key(.size).of(.collections, isCommonName: true).nib(.layoutSize)
        .inCode(.read).says("A flow layout's estimated item size in points; skeletons do not depend on it.")
    case .minimumLineSpacing:
      Key(.number).default(10).nib(.layoutAttribute).usually(of: .collections)
        .inCode(.read).says("Points between a flow layout's lines; default: 10.")
    case .minimumInteritemSpacing:
      Key(.number).default(10).nib(.layoutAttribute).usually(of: .collections)
        .inCode(.read).says("Points between a flow layout's items in a line; default: 10.")
    case .sectionInset:
      Key(.insets).default(0).usually(of: .collections)
        .inCode(.read).says(
          "Margins around a flow layout's sections in points; dummy items are counted without; default: 0.")
    case .headerReferenceSize:
      Key(.size).default([0, 0]).of(.collections, isCommonName: true).nib(.layoutSize)
        .inCode(.read).says("Size of each section's header in points; default: 0 by 0, no header.")
    case .footerReferenceSize:
      Key(.size).default([0, 0]).of(.collections, isCommonName: true).nib(.layoutSize)
        .inCode(.read).says("Size of each section's footer in points; default: 0 by 0, no footer.")
    default: Key(.anything)
    }
  }
}
