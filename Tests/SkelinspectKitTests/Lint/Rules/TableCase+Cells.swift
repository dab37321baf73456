@testable import SkelinspectKit

extension TableCase {
  /// Tables and collections that show nothing.
  static let cells = [
    // The count is known though the sizes are not.
    TableCase(
      "{type: UITableView, id: feed, isSkeletonable: true, rowHeight: 44, numberOfSkeletonRows: 0, "
        + "numberOfSkeletonSections: 3}",
      .noDummyCells,
      "warning numberOfSkeletonRows: UITableView#feed asks for 0 dummy rows: no dummy cell appears"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, layout: custom, numberOfSkeletonItems: 0}",
      .noDummyCells,
      "warning numberOfSkeletonItems: UICollectionView asks for 0 dummy items: no dummy cell appears"),
    // An explicit count does not help where there is no room.
    TableCase(
      "{type: UITableView, isSkeletonable: true, frame: [0, 0, 390, 0], numberOfSkeletonRows: 4, rowHeight: 44}",
      .noDummyCells, "warning frame: UITableView is 0 points high: no dummy cell begins inside it"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 0, 50], scrollDirection: horizontal, "
        + "numberOfSkeletonItems: 4}",
      .noDummyCells, "warning frame: UICollectionView is 0 points wide: no dummy cell begins inside it"),
    // Another rule says so of an automatic count.
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 0], prototypes: [{type: C}]}",
      .noDummyCells),
    // A header view that leaves a point of room.
    TableCase(
      "{type: UITableView, isSkeletonable: true, frame: [0, 0, 390, 301], rowHeight: 44, "
        + "tableHeaderView: {type: UIView, frame: [0, 0, 390, 300]}, prototypes: [{type: C}]}",
      .noDummyCells),
    // Without a window, without the dummy data source, not reached: other rules' matter, or nobody's.
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, hasWindow: false, numberOfSkeletonRows: 0}",
      .noDummyCells),
    TableCase("{type: UITableView, isSkeletonable: true, rowHeight: 44, dataSource: null}", .noDummyCells),
    TableCase("{type: UITableView, rowHeight: 44, numberOfSkeletonRows: 0}", .noDummyCells),
    TableCase(
      "{environment: {isRunningXCTest: true}, root: {type: UITableView, isSkeletonable: true, rowHeight: 44}}",
      .noDummyCells),
    // What would crash the app is said by the rules for that, and no advice leads there.
    TableCase(
      "{type: UITableView, isSkeletonable: true, frame: [0, 0, 9, 9], rowHeight: 0, prototypes: [{type: C}]}",
      .noDummyCells),
    // A prototype beside cells on screen; a cell as a header view is not on screen as a cell.
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, prototypes: [{type: C}], "
        + "subviews: [{type: UITableViewCell}]}",
      .noDummyCells),
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, tableHeaderView: {type: UICollectionViewCell}}",
      .noDummyCells,
      "note view: the file lists no cell of UITableView: what its dummy cells look like is not known"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: 4, prototypes: [], "
        + "subviews: [{type: UIView}, {type: PhotoCell, baseClass: UICollectionViewCell}]}",
      .noDummyCells,
      "warning view: PhotoCell is among the subviews of UICollectionView, as a cell on screen, whose place a dummy "
        + "cell takes; what that looks like is not known"),
    // The wrong kind, whether skeletons use it or not.
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, prototypes: [{type: C}, {type: UIView}, "
        + "{type: \"P\\u0007\", baseClass: UICollectionViewListCell}]}",
      .wrongCellClass,
      "error view: UIView is a prototype of UITableView, which takes only a UITableViewCell",
      "error view: P\u{7}, a UICollectionViewListCell, is a prototype of UITableView, which takes only a "
        + "UITableViewCell"),
    // Never dequeued: the identifier names the other one, and no section asks for the header.
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, skeletonCellIdentifier: b, prototypes: ["
        + "{type: A, reuseIdentifier: a, contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}}, "
        + "{type: B, reuseIdentifier: b, contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}}], "
        + "headerFooterViews: [{type: H, contentView: {subviews: [{type: UILabel, isSkeletonable: true}]}}]}",
      .cellNotSkeletonable,
      "note view: 1 marked view in A is never reached: the cell itself is not skeletonable; skeletons do not use "
        + "it",
      "error view: 1 marked view in B is never reached: the cell itself is not skeletonable",
      "note view: 1 marked view in H is never reached: the header or footer itself is not skeletonable; "
        + "skeletons do not use it"),
    // How many there are of it is not known: it may be used.
    TableCase(
      nested(
        "{type: UITableView, isSkeletonable: true, rowHeight: 9, prototypes: [{type: C, contentView: {subviews: "
          + "[{type: UILabel, isSkeletonable: true}]}}]}",
        in: "UITableView", "rowHeight: 80"),
      .cellNotSkeletonable,
      "error view: 1 marked view in C is never reached: the cell itself is not skeletonable"),
  ]
}
