/// Where the contents of a row stand that give no frames: the image first, texts in a column beside it, and
/// what has a width of its own and comes after them at the other end.
struct RowLayout {
  struct Item {
    /// A side is nil where the view takes what there is.
    var size: PartialSize
    /// Points that its text would take; texts stand in the column, however wide they are.
    var textWidth: Double?
    var isImage = false
    /// No constraint says its size: it is made smaller where the row is too low for it.
    var isScalable = false

    fileprivate var isInColumn: Bool { textWidth != nil || size.width == nil }
  }

  /// Points before the first view and after the last one, as in UIKit's cells.
  private static let edge = 16.0
  private static let gap = ViewFrames.gap
  static let narrowGap = ViewFrames.narrowGap

  private let items: [Item]
  private let leading, column, trailing: [Int]

  init(_ items: [Item]) {
    self.items = items
    let image = items.firstIndex { $0.isImage && !$0.isInColumn }
    let text = items.firstIndex(where: \.isInColumn) ?? items.count
    let sized = items.indices.filter { !items[$0].isInColumn && $0 != image }
    leading = (image.map { [$0] } ?? []) + sized.filter { $0 < text }
    column = items.indices.filter { items[$0].isInColumn }
    trailing = sized.filter { $0 > text }
  }

  /// Points that a row needs whose height nothing says.
  var height: Double { neededHeight(in: .infinity, Self.gap) + 2 * Self.gap }

  /// Points below which something is cut off, in a row of that height.
  func neededHeight(in height: Double, _ gap: Double = narrowGap) -> Double {
    let sized = (leading + trailing).map { self.size(of: items[$0], in: height).height }.max() ?? 0
    return max(sized, columnHeight(gap))
  }

  /// One frame for each item, in its order.
  func frames(in size: Size) -> [Rect] {
    var frames = Array(repeating: Rect(width: 0, height: 0), count: items.count)
    var (start, end) = (Self.edge, size.width - Self.edge)
    for index in leading {
      frames[index] = frame(of: items[index], at: start, in: size.height)
      start = frames[index].right + Self.gap
    }
    for index in trailing.reversed() {
      frames[index] = frame(of: items[index], at: end, in: size.height)
      frames[index].x -= frames[index].width
      end = frames[index].x - Self.gap
    }
    let gap = columnGap(in: size.height)
    var top = max((size.height - columnHeight(gap)) / 2, 0)
    for index in column {
      let item = items[index]
      let room = max(end - start, 0)
      let width = min(item.textWidth ?? item.size.width ?? room, room)
      frames[index] = Rect(x: start, y: top, width: width, height: item.size.height ?? 0)
      top = frames[index].bottom + gap
    }
    return frames
  }

  private func columnHeight(_ gap: Double) -> Double {
    column.reduce(0) { $0 + (items[$1].size.height ?? 0) } + gap * Double(max(column.count - 1, 0))
  }

  private func columnGap(in height: Double) -> Double {
    guard column.count > 1 else { return 0 }
    let room = height - 2 * Self.gap - columnHeight(0)
    return min(max(room / Double(column.count - 1), Self.narrowGap), Self.gap)
  }

  private func frame(of item: Item, at x: Double, in height: Double) -> Rect {
    let size = size(of: item, in: height)
    return Rect(x: x, y: max((height - size.height) / 2, 0), width: size.width, height: size.height)
  }

  private func size(of item: Item, in height: Double) -> Size {
    let own = Size(width: item.size.width ?? 0, height: item.size.height ?? 0)
    let room = max(height - 2 * Self.gap, 0)
    guard item.isScalable, own.height > room else { return own }
    return Size(width: own.width * room / own.height, height: room)
  }
}

extension Hierarchy {
  /// Whether what a view holds stands in a row: in a cell, header or footer of a table.
  func isRow(_ view: ViewIndex) -> Bool {
    guard views[view].place == .contentView, let parent = views[view].parent else {
      return views[view].family.isInTable && !views[view].flags.contains(.hasContentView)
    }
    return views[parent].family.isInTable
  }
}

extension ViewClass.Family {
  fileprivate var isInTable: Bool { self == .tableCell || self == .headerFooter }
}
