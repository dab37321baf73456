/// What an app's data sources and delegates answer: methods in code, keys in hierarchy files.
extension ViewKey {
  var dataSourceRow: Key {
    switch self {
    case .numberOfSkeletonRows:
      Key(.integerOr(["automatic"])).default("automatic").of(.tables).synonyms("rows").answered(
        by: "collectionSkeletonView(_:numberOfRowsInSection:)"
      ).says(
        "Dummy rows per section; default: automatic (-1), the frame's height over the row height, rounded up."
      )
    case .numberOfSkeletonSections:
      Key(.integer).default(1).of(.tables, .collections).synonyms("sections")
        .answered(by: "numSections(in:)").says("Sections while the skeleton shows; default: 1.")
    case .numberOfSkeletonItems:
      Key(.integerOr(["automatic"])).default("automatic").of(.collections)
        .answered(by: "collectionSkeletonView(_:numberOfItemsInSection:)").says(
          "Dummy items per section; default: automatic (-1), the lines of items in the frame, not their columns."
        )
    case .skeletonCellIdentifier:
      Key(.optionalText).of(.tables, .collections).synonyms("cellIdentifier")
        .answered(
          by: "collectionSkeletonView(_:cellIdentifierForRowAt:)",
          inCollections: "collectionSkeletonView(_:cellIdentifierForItemAt:)"
        ).says("The reuseIdentifier of the cell that skeletons use; default: the first prototype's.")
    case .headerIdentifier:
      Key(.optionalText).of(.tables)
        .answered(by: "collectionSkeletonView(_:identifierForHeaderInSection:)").says(
          "The identifier that the skeleton delegate returns for section headers; default: none.")
    case .footerIdentifier:
      Key(.optionalText).of(.tables)
        .answered(by: "collectionSkeletonView(_:identifierForFooterInSection:)").says(
          "The identifier that the skeleton delegate returns for section footers; default: none.")
    case .supplementaryIdentifier:
      Key(.optionalText).of(.collections)
        .answered(by: "collectionSkeletonView(_:supplementaryViewIdentifierOfKind:at:)").says(
          "The identifier that the data source returns for skeleton headers and footers; default: none.")
    case .numberOfRows:
      Key(.integer).usually(of: .tables)
        .says(
          "A table's real rows, from the app's data source; dummy rows do not depend on it; default: unknown, in calls 0."
        )
    case .numberOfSections:
      Key(.integer).usually(of: .tables, .collections)
        .says(
          "Real sections, from the app's data source; dummy cells do not depend on them; default: unknown.")
    default: Key(.anything)
    }
  }
}
