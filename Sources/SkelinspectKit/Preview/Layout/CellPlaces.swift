/// Where the dummy cells, headers and footers of a table or collection stand, in its own coordinates.
///
/// As many cells as rule C9 says; unlike it, section headers and insets take their room.
struct CellPlaces {
  /// Beyond these nothing is drawn of a table.
  static let maximum = 1_000

  struct Place {
    let view: ViewIndex
    let frame: Rect
  }

  private(set) var places: [Place] = []
  /// Below or beside everything else: where a footer view comes.
  private(set) var end = 0.0
  /// Its count or extent is not in the file: drawn are as many as there is room for.
  private(set) var isGuessed = false
  private(set) var isCut = false

  private let hierarchy: Hierarchy
  private let view: ViewIndex
  private let frames: ViewFrames
  private let cells: DummyCells
  private let prototype: ViewIndex?
  /// Those that take turns where it is not known which cell is whose.
  private let kinds: [ViewIndex]
  /// Of the table or collection, in points.
  private let size: Size
  /// Cells that begin after it are not looked at, unless they are among the first hundred.
  private let visible: Rect

  /// - Parameter own: the cell of the app's own data source, in place of dummy cells.
  init(
    of view: ViewIndex, count: CellCount, own: ViewIndex? = nil, in frames: ViewFrames, size: Size,
    visible: Rect
  ) {
    hierarchy = frames.hierarchy
    (self.view, self.frames, self.size, self.visible) = (view, frames, size, visible)
    cells = DummyCells(of: view, in: hierarchy)
    prototype = own ?? cells.prototype
    let several = own == nil ? cells.prototypesInUse : []
    kinds = several.count > 1 ? several : [prototype].compactMap(\.self)
    var perSection = Int.max
    if case .known(let known) = count { perSection = max(known, 0) } else { isGuessed = true }
    let sections = min(max(hierarchy.numberOfSkeletonSections(of: view), 0), FlowLines.maximumSections)
    let (all, overflows) = perSection.multipliedReportingOverflow(by: sections)
    if hierarchy.views[view].family == .table {
      placeRows(sections: sections, perSection: perSection, all: overflows ? .max : all)
    } else {
      placeItems(sections: sections, perSection: perSection, all: overflows ? .max : all)
    }
  }

  private mutating func placeRows(sections: Int, perSection: Int, all: Int) {
    let top = frames.headerHeight(of: view)
    let height = cells.rowHeight ?? prototype.map { frames.frames[$0].height } ?? 44
    var left = FlowLines.count(upTo: all, from: top, step: height, extent: size.height)
    end = top
    for _ in 0..<sections where !isCut {
      if left == 0, end >= size.height { break }
      placeSectionEnd(cells.sectionHeader)
      var row = 0
      while row < perSection, left > 0, !isCut {
        let height = cells.rowHeight ?? kind(at: row).map { frames.frames[$0].height } ?? 44
        place(kind(at: row), size.band(at: end, height))
        end += max(height, 0)
        (row, left) = (row + 1, left - 1)
      }
      placeSectionEnd(cells.sectionFooter)
    }
  }

  /// Line after line, as `UICollectionViewFlowLayout`: the items of a line are spread over it.
  private mutating func placeItems(sections: Int, perSection: Int, all: Int) {
    let isHorizontal = hierarchy.scrollsHorizontally(view)
    let grid = FlowPlacement(of: view, in: hierarchy, size: size, item: itemSize)
    var left = all
    if hierarchy.hasFlowLayout(view), !hierarchy.areItemSizesOfCode(view), perSection < .max {
      left = FlowLines(of: view, in: hierarchy, perSection: perSection)?.items(inSections: sections) ?? left
    }
    for _ in 0..<sections where !isCut {
      if left == 0, end >= grid.extent { break }
      placeSectionEnd(cells.sectionHeader, .headerReferenceSize)
      let start = end + grid.leadingInset
      var index = 0
      while index < perSection, left > 0, !isCut {
        let frame = grid.frame(ofItem: index, from: start)
        if isGuessed, (isHorizontal ? frame.x : frame.y) >= grid.extent { break }
        if grid.isSideways, frame.x >= size.width { break }
        place(kind(at: index), frame)
        end = isHorizontal ? frame.x + frame.width : frame.y + frame.height
        (index, left) = (index + 1, left - 1)
      }
      end += grid.trailingInset
      placeSectionEnd(cells.sectionFooter, .footerReferenceSize)
    }
  }

  /// Where code decides, the prototype's own.
  private var itemSize: Size {
    guard let cell = prototype, !hierarchy.hasFlowLayout(view) || hierarchy.areItemSizesOfCode(view) else {
      return hierarchy.itemSize(of: view)
    }
    return frames.frames[cell].size
  }

  /// A header or footer, as long as it is, or as a collection's key says.
  private mutating func placeSectionEnd(_ view: ViewIndex?, _ key: ViewKey? = nil) {
    guard let view, let own = key.map({ hierarchy.size($0, of: self.view) }) ?? frames.frames[view].size
    else { return }
    let isHorizontal = key != nil && hierarchy.scrollsHorizontally(self.view)
    let length = isHorizontal ? own.width : own.height
    places.append(Place(view: view, frame: size.band(at: end, length, isHorizontal: isHorizontal)))
    end += length
  }

  private func kind(at index: Int) -> ViewIndex? { kinds.isEmpty ? nil : kinds[index % kinds.count] }

  private mutating func place(_ cell: ViewIndex?, _ frame: Rect) {
    let isBeyond = frame.y > visible.y + visible.height || frame.x > visible.x + visible.width
    isCut = places.count >= Self.maximum || isBeyond && places.count >= 100
    if let cell, !isCut { places.append(Place(view: cell, frame: frame.standardized)) }
  }
}

extension Rect {
  var size: Size { Size(width: width, height: height) }
}

extension Size {
  /// What takes all of it across, from a place on along the way that it scrolls.
  func band(at start: Double, _ length: Double, isHorizontal: Bool = false) -> Rect {
    isHorizontal
      ? Rect(x: start, y: 0, width: length, height: height)
      : Rect(x: 0, y: start, width: width, height: length)
  }
}

/// How a flow layout places the items of a section.
struct FlowPlacement {
  let isHorizontal: Bool
  /// The items of a section stand in one line, however many there are.
  let isSideways: Bool
  /// Points along the scroll direction.
  let extent: Double
  /// Before the first line of a section, and after its last.
  let leadingInset, trailingInset: Double
  private let item: Size
  private let perLine: Int
  private let lineStep: Double
  /// From one item of a line to the next.
  private let itemStep: Double
  /// Before the first item of a line.
  private let sideInset: Double

  init(of view: ViewIndex, in hierarchy: Hierarchy, size: Size, item: Size) {
    isHorizontal = hierarchy.scrollsHorizontally(view)
    isSideways = hierarchy.hasSidewaysSections(view)
    self.item = item
    let insets = hierarchy.insets(.sectionInset, of: view)
    (leadingInset, trailingInset) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    extent = isHorizontal ? size.width : size.height
    let across =
      isHorizontal ? size.height - insets.top - insets.bottom : size.width - insets.left - insets.right
    let length = isHorizontal ? item.height : item.width
    let spacing = hierarchy.number(.minimumInteritemSpacing, of: view) ?? 10
    let fitting = ((across + spacing) / (length + spacing)).rounded(.down)
    let most = fitting.isFinite && fitting >= 1 ? Int(min(fitting, 1_000)) : 1
    let count = isSideways ? Int.max : most
    perLine = count
    // A column of its own stands in the middle.
    sideInset = (isHorizontal ? insets.top : insets.left) + (count > 1 ? 0 : max(across - length, 0) / 2)
    itemStep = isSideways ? length + spacing : count > 1 ? (across - length) / Double(count - 1) : 0
    lineStep =
      (isHorizontal ? item.width : item.height) + (hierarchy.number(.minimumLineSpacing, of: view) ?? 10)
  }

  /// - Parameter start: where the section's first line begins.
  func frame(ofItem index: Int, from start: Double) -> Rect {
    let along = start + Double(index / perLine) * lineStep
    let across = sideInset + Double(index % perLine) * itemStep
    return isHorizontal
      ? Rect(x: along, y: across, width: item.width, height: item.height)
      : Rect(x: across, y: along, width: item.width, height: item.height)
  }
}
