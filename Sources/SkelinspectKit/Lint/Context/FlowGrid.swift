/// The places for items that begin inside a collection with a flow layout.
struct FlowGrid {
  let lines: Int
  /// More than 1.
  let perLine: Int
  let items: Int

  /// Nil for one item per line, and where a size is unknown or cells size themselves.
  init?(of collection: ViewIndex, in hierarchy: Hierarchy) {
    let isHorizontal = hierarchy.scrollsHorizontally(collection)
    let (frame, item) = (hierarchy.frameSize(of: collection), hierarchy.itemSize(of: collection))
    guard let width = frame.width, let height = frame.height,
      hierarchy.size(.estimatedItemSize, of: collection).map({ $0.width <= 0 && $0.height <= 0 }) ?? true
    else { return nil }
    let inset = hierarchy.insets(.sectionInset, of: collection)
    let across = isHorizontal ? height - inset.top - inset.bottom : width - inset.left - inset.right
    let itemAcross = isHorizontal ? item.height : item.width
    let gap = hierarchy.number(.minimumInteritemSpacing, of: collection) ?? 10
    let pitch = itemAcross + gap
    let step =
      hierarchy.itemLength(of: collection) + (hierarchy.number(.minimumLineSpacing, of: collection) ?? 10)
    guard itemAcross > 0, pitch > 0, step > 0,
      let perLine = Int(exactly: ((across + gap) / pitch).rounded(.down)),
      perLine > 1
    else { return nil }
    self.perLine = perLine
    lines = FlowLines.count(upTo: Int.max, from: 0, step: step, extent: isHorizontal ? width : height)
    let product = lines.multipliedReportingOverflow(by: perLine)
    guard !product.overflow, product.partialValue < Int.max / 2 else { return nil }
    items = product.partialValue
  }
}
