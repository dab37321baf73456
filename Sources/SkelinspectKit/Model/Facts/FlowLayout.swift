/// What a collection view says of its layout.
extension Hierarchy {
  /// `flow`, or a class whose name says that it is one.
  func hasFlowLayout(_ collection: ViewIndex) -> Bool {
    guard let layout = text(.layout, of: collection) else { return true }
    return layout == "flow" || layout.hasSuffix("FlowLayout")
  }

  /// Whether a collection's items have sizes that no file says.
  func areItemSizesOfCode(_ collection: ViewIndex) -> Bool {
    hasFlowLayout(collection)
      ? evidence?.hasOpenItemSize(collection) == true : size(.itemSize, of: collection) == nil
  }

  func scrollsHorizontally(_ collection: ViewIndex) -> Bool {
    text(.scrollDirection, of: collection) == "horizontal"
  }

  /// Whether its first section scrolls sideways by itself.
  func hasSidewaysSections(_ collection: ViewIndex) -> Bool {
    evidence?.sideways.contains(collection) == true
  }

  /// 50 by 50 points unless said.
  func itemSize(of collection: ViewIndex) -> Size {
    size(.itemSize, of: collection) ?? Size(width: 50, height: 50)
  }
}
