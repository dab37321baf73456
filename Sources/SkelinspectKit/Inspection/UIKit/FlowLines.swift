/// How `UICollectionViewFlowLayout` lays out the items of equal sections: line after line, section after
/// section, insets and headers left out (rule C9).
struct FlowLines {
  /// Sections beyond which a table or collection would never come to its cells; the limit is ours.
  static let maximumSections = 10_000

  /// Points along the scroll direction.
  private let extent: Double
  /// From the beginning of one line to that of the next.
  private let step: Double
  /// From the beginning of one section to that of the next.
  private let sectionStep: Double
  private let perLine: Int
  private let perSection: Int

  /// Nil where the collection's size is unknown.
  init?(of view: ViewIndex, in hierarchy: Hierarchy, perSection: Int) {
    let frame = hierarchy.frameSize(of: view)
    let item = hierarchy.itemSize(of: view)
    let isHorizontal = hierarchy.scrollsHorizontally(view)
    guard let along = isHorizontal ? frame.width : frame.height,
      let across = isHorizontal ? frame.height : frame.width
    else { return nil }
    let itemSpacing = hierarchy.number(.minimumInteritemSpacing, of: view) ?? 10
    let lineSpacing = hierarchy.number(.minimumLineSpacing, of: view) ?? 10
    let fitting = ((across + itemSpacing) / ((isHorizontal ? item.height : item.width) + itemSpacing))
      .rounded(.down)
    self.perSection = max(perSection, 0)
    // An item that is wider than the collection has a line of its own all the same.
    let most = max(perSection, 1)
    perLine = fitting.isFinite && fitting >= 1 ? (fitting < Double(most) ? Int(fitting) : most) : 1
    extent = along
    step = (isHorizontal ? item.width : item.height) + lineSpacing
    let lines = (Double(self.perSection) / Double(perLine)).rounded(.up)
    sectionStep = lines > 0 ? lines * step - lineSpacing : 0
  }

  /// Sections that begin before the extent ends.
  func sections(upTo count: Int) -> Int {
    Self.count(upTo: count, from: 0, step: sectionStep, extent: extent)
  }

  /// Items whose lines begin before the extent ends.
  func items(inSections count: Int) -> Int {
    var items = 0
    for section in 0..<min(sections(upTo: count), FlowLines.maximumSections) {
      let lines = Self.count(upTo: Int.max, from: Double(section) * sectionStep, step: step, extent: extent)
      let sum = items.addingReportingOverflow(min(lines.times(perLine), perSection))
      if sum.overflow { return .max }
      items = sum.partialValue
    }
    return items
  }

  /// How many of a row of things begin before the extent ends; none of a negative number.
  static func count(upTo total: Int, from start: Double, step: Double, extent: Double) -> Int {
    guard start < extent, total > 0 else { return 0 }
    guard step > 0 else { return total }
    let fitting = ((extent - start) / step).rounded(.up)
    return fitting >= Double(total) ? total : Int(fitting)
  }
}
