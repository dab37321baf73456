import UIKit

#if canImport(SkeletonView)
  @preconcurrency import SkeletonView
#endif

// Views that hold others.
extension Screen {
  mutating func stack(depth: Int) -> Made {
    let stack = UIStackView()
    var made = common(stack, "UIStackView", nil)
    let arranged = (0..<3).map { _ in self.any(depth: depth + 1) }
    for inner in arranged { stack.addArrangedSubview(inner.view) }
    made.keys["arrangedSubviews"] = arranged.map(\.keys)
    if random.once(in: 2) {
      let loose = any(depth: depth + 1)
      stack.addSubview(loose.view)
      made.keys["subviews"] = [loose.keys]
    }
    stack.axis = .vertical
    made.keys["axis"] = "vertical"
    if random.once(in: 2) {
      stack.alignment = .trailing
      made.keys["alignment"] = "trailing"
    }
    stack.spacing = 8
    made.keys["spacing"] = 8
    return made
  }

  mutating func table(depth: Int) -> Made {
    let table = UITableView()
    var made = common(table, "UITableView", nil)
    table.rowHeight = 44
    made.keys["rowHeight"] = 44
    made.keys["estimatedRowHeight"] = -1
    made.keys["style"] = "plain"
    if random.once(in: 2) {
      let header = common(BadgeView(), "BadgeView", "UIView")
      table.tableHeaderView = header.view
      table.addSubview(header.view)
      made.keys["tableHeaderView"] = header.keys
    }
    let cells = (0..<(1 + random.below(3))).map { number in
      let cell = FeedCell()
      cell.reuse("row \(number % 2)")
      var inner = common(cell, "FeedCell", "UITableViewCell")
      inner.keys["reuseIdentifier"] = "row \(number % 2)"
      fill(&inner, with: UITableViewCellContentView(), "UITableViewCellContentView", depth: depth)
      table.addSubview(cell)
      return inner
    }
    made.keys["prototypes"] = cells.prefix(2).map { Self.copied($0.keys) }
    made.keys["subviews"] = cells.map(\.keys)
    made.keys["dataSource"] = NSNull()
    made.keys["delegate"] = NSNull()
    adopt(table, &made.keys)
    return made
  }

  /// A cell as a prototype: of tables in it, the cells on screen stand among their prototypes only.
  private static func copied(_ keys: [String: Any]) -> [String: Any] {
    var copy = keys
    if copy["prototypes"] != nil { copy["subviews"] = nil }
    for (key, value) in copy {
      if let view = value as? [String: Any], view["type"] != nil { copy[key] = copied(view) }
      if let views = value as? [[String: Any]] { copy[key] = copy[key] == nil ? nil : views.map(copied) }
    }
    return copy
  }

  mutating func adopt(_ table: UITableView, _ keys: inout [String: Any]) {
    guard random.once(in: 2) else { return }
    #if canImport(SkeletonView)
      let source = SkeletonSource()
      keys["dataSource"] = "SkeletonTableViewDataSource"
    #else
      let source = Source()
      keys["dataSource"] = nil
    #endif
    table.dataSource = source
    Self.kept.append(source)
  }

  /// Views hold their data sources weakly.
  private static var kept: [AnyObject] = []

  mutating func fill(_ cell: inout Made, with content: UIView, _ type: String, depth: Int) {
    cell.view.makeContentView(content)
    content.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let inner = any(depth: depth + 2)
    content.addSubview(inner.view)
    cell.keys["contentView"] =
      ["type": type, "frame": [0, 0, 320, 44], "subviews": [inner.keys]] as [String: Any]
  }

  mutating func collection(depth: Int) -> Made {
    let collection = UICollectionView()
    var made = common(collection, "UICollectionView", nil)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 80, height: 90.5)
    collection.collectionViewLayout = flow
    made.keys["layout"] = "flow"
    made.keys["itemSize"] = [80, 90.5]
    made.keys["minimumLineSpacing"] = 10
    made.keys["minimumInteritemSpacing"] = 10
    made.keys["dataSource"] = NSNull()
    made.keys["delegate"] = NSNull()
    let cells = (0..<2).map { _ in
      let cell = TileCell()
      cell.reuse("tile")
      var inner = common(cell, "TileCell", "UICollectionViewCell")
      inner.keys["reuseIdentifier"] = "tile"
      fill(&inner, with: UIView(), "UIView", depth: depth)
      collection.addSubview(cell)
      return inner
    }
    made.keys["prototypes"] = [Self.copied(cells[0].keys)]
    made.keys["subviews"] = cells.map(\.keys)
    return made
  }
}
