extension Standing {
  /// With the cells of tables and collections, headers and footers at their places.
  var drawnFrames: ViewFrames {
    let frames = ViewFrames(inspection.hierarchy)
    guard !cells.isEmpty else { return frames }
    var hierarchy = inspection.hierarchy
    let owners = Dictionary(grouping: cells) { hierarchy.views[$0.key].parent ?? 0 }
    for (owner, cells) in owners {
      var places = StandingCells(owner, frames)
      for (cell, place) in cells.sorted(by: { CellPlace.precedes($0.value, $1.value) }) {
        hierarchy.frames[cell] = places.frame(of: cell, at: place)
      }
    }
    return ViewFrames(hierarchy)
  }
}

extension ViewFrames {
  /// Where a table's footer view comes.
  func endOfCells(in table: ViewIndex) -> Double {
    let cells = hierarchy.children(of: table).filter { hierarchy.views[$0].place != .tableFooterView }
    return cells.map { frames[$0].bottom }.max() ?? 0
  }
}

/// Places the cells of one table or collection, one after the other, in its own coordinates.
private struct StandingCells {
  private let owner: ViewIndex
  private let frames: ViewFrames
  private let size: Size
  /// Where the next section begins, or the next row.
  private var end: Double
  /// Where the items of a section begin.
  private var start: Double?

  private var hierarchy: Hierarchy { frames.hierarchy }

  init(_ owner: ViewIndex, _ frames: ViewFrames) {
    (self.owner, self.frames) = (owner, frames)
    size = frames.frames[owner].size
    end = frames.headerHeight(of: owner)
  }

  mutating func frame(of cell: ViewIndex, at place: CellPlace) -> Rect {
    if hierarchy.views[owner].family == .table {
      let height = height(of: cell, at: place)
      defer { end += max(height, 0) }
      return size.band(at: end, height)
    }
    if place.kind == .cell { return item(of: cell, at: place) }
    start = nil
    let isHorizontal = hierarchy.scrollsHorizontally(owner)
    let given = hierarchy.size(
      place.kind == .header ? .headerReferenceSize : .footerReferenceSize, of: owner)
    let length = given.map { isHorizontal ? $0.width : $0.height } ?? 0
    defer { end += length }
    return size.band(at: end, length, isHorizontal: isHorizontal)
  }

  private func height(of cell: ViewIndex, at place: CellPlace) -> Double {
    let rowHeight = place.kind == .cell ? hierarchy.skeletonRowHeight(of: owner) : 0
    if rowHeight > 0 { return rowHeight }
    return hierarchy.frame(of: cell)?.height ?? frames.natural[cell].height ?? 44
  }

  private mutating func item(of cell: ViewIndex, at place: CellPlace) -> Rect {
    let item = hierarchy.hasFlowLayout(owner) ? hierarchy.itemSize(of: owner) : frames.frames[cell].size
    let grid = FlowPlacement(of: owner, in: hierarchy, size: size, item: item)
    let first = start ?? end + grid.leadingInset
    start = first
    let rect = grid.frame(ofItem: place.item, from: first)
    end = (grid.isHorizontal ? rect.right : rect.bottom) + grid.trailingInset
    return rect
  }
}

extension CellPlace {
  /// From the first section to the last: header, cells, footer.
  fileprivate static func precedes(_ first: CellPlace, _ second: CellPlace) -> Bool {
    func order(_ place: CellPlace) -> (Int, Int, Int) {
      (place.section, [Kind.header, .cell, .footer].firstIndex(of: place.kind) ?? 0, place.item)
    }
    return order(first) < order(second)
  }
}
