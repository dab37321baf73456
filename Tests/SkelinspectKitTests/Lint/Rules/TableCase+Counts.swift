@testable import SkelinspectKit

extension TableCase {
  static let estimates = [
    TableCase(
      "{type: UITableView, isSkeletonable: true}",
      .tableAutomaticHeightWithoutEstimate,
      "error view: UITableView has automatic row height and no estimatedRowHeight: its row count is "
        + "its height / -1, never a positive number"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, frame: [0, 0, 9, 480]}",
      .tableAutomaticHeightWithoutEstimate,
      "error view: UITableView has automatic row height and no estimatedRowHeight: it asks for 480 / "
        + "-1 = -480 rows"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, frame: [0, 0, 9, 0]}",
      .tableAutomaticHeightWithoutEstimate,
      "error view: UITableView has automatic row height and no estimatedRowHeight: its row count is "
        + "its height / -1, never a positive number"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, constraints: {height: 480}, estimatedRowHeight: "
        + "automaticDimension}",
      .tableAutomaticHeightWithoutEstimate,
      "error estimatedRowHeight: UITableView has automatic row height and estimatedRowHeight -1: it "
        + "asks for 480 / -1 = -480 rows"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: -1, estimatedRowHeight: 0}",
      .tableAutomaticHeightWithoutEstimate,
      "error estimatedRowHeight: UITableView has automatic row height and estimatedRowHeight 0: its "
        + "row count is its height / 0, which would crash the app"),
    TableCase(
      "{type: MyTable, baseClass: UITableView, isSkeletonable: true, hasWindow: false, prototypes: "
        + "[{type: C, rowHeight: 70}]}",
      .tableAutomaticHeightWithoutEstimate,
      "error view: MyTable has automatic row height and no estimatedRowHeight: its row count is its "
        + "height / -1, never a positive number"),
    // The gap above it is the cause.
    TableCase(
      "{type: UIView, isSkeletonable: true, subviews: [{type: UIView, subviews: [{type: UITableView, "
        + "isSkeletonable: true}]}]}",
      .tableAutomaticHeightWithoutEstimate),
    TableCase(
      "{type: UITableView, isSkeletonable: true, dataSource: null}",
      .tableAutomaticHeightWithoutEstimate),
    TableCase(
      "{type: UITableView, isSkeletonable: true, numberOfSkeletonSections: 0}",
      .tableAutomaticHeightWithoutEstimate),
    TableCase(
      "{environment: {isRunningXCTest: true}, root: {type: UITableView, isSkeletonable: true}}",
      .tableAutomaticHeightWithoutEstimate),
    // In a cell of which nobody knows how many there are; in one that is never dequeued.
    TableCase(
      nested(
        "{type: UITableView, id: inner, isSkeletonable: true}",
        in: "UITableView", "rowHeight: 80"),
      .tableAutomaticHeightWithoutEstimate,
      "error view: UITableView#inner has automatic row height and no estimatedRowHeight: its row "
        + "count is its height / -1, never a positive number"),
    TableCase(
      nested(
        "{type: UITableView, id: inner, isSkeletonable: true}",
        in: "UITableView", "rowHeight: 80, dataSource: null"),
      .tableAutomaticHeightWithoutEstimate),
    TableCase(
      "{show: {roots: [outer, t]}, root: {type: UIView, subviews: [{type: UIView, id: outer, "
        + "isSkeletonable: true}, {type: UITableView, id: t, isSkeletonable: true}]}}",
      .tableAutomaticHeightWithoutEstimate,
      "error view: UITableView#t has automatic row height and no estimatedRowHeight: its row count is "
        + "its height / -1, never a positive number"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: -44}",
      .invalidCellCount,
      "error rowHeight: the row count of UITableView is its height / -44, never a positive number"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, estimatedRowHeight: 1e-300, frame: [0, 0, 9, 9]}",
      .invalidCellCount,
      "error estimatedRowHeight: the row count of UITableView is 9 / 1e-300, which would crash the app"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, numberOfSkeletonSections: 20000, rowHeight: 0}",
      .invalidCellCount,
      "error numberOfSkeletonSections: UITableView asks for 20000 sections: above 10000, a limit of "
        + "this tool, the app would hang"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 0}",
      .invalidCellCount,
      "error rowHeight: the row count of UITableView is its height / 0, which would crash the app"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: -5}",
      .invalidCellCount,
      "error numberOfSkeletonItems: UICollectionView asks for -5 dummy items: a count cannot be "
        + "negative"),
  ]

  static let collections = [
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, layout: PinterestLayout}",
      .collectionAutomaticCount,
      "error layout: UICollectionView gets 0 dummy items: its layout (PinterestLayout) is not a flow "
        + "layout, and only those are counted"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, layout: LeftAlignedFlowLayout}",
      .collectionAutomaticCount),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, layout: custom, dataSource: "
        + "UICollectionViewDataSource}",
      .collectionAutomaticCount),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, itemSize: [0, 50]}",
      .collectionAutomaticCount),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, itemSize: [0, 50], scrollDirection: horizontal}",
      .collectionAutomaticCount,
      "error itemSize: the item count of UICollectionView is its size / 0, which would crash the app"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, itemSize: [9, -5], frame: [0, 0, 90, 90], "
        + "prototypes: [{type: C, frame: [0, 0, 120, 144]}]}",
      .collectionAutomaticCount,
      "error itemSize: UICollectionView asks for 90 / -5 = -18 dummy items"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, itemSize: [9, -5]}",
      .collectionAutomaticCount,
      "error itemSize: the item count of UICollectionView is its size / -5, never a positive number"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, constraints: {width: 0}, scrollDirection: "
        + "horizontal}",
      .collectionAutomaticCount,
      "error constraints: UICollectionView gets 0 dummy items: it is 0 points wide"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, hasWindow: false, frame: [0, 0, 0, 0]}",
      .collectionAutomaticCount),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, hasWindow: false, layout: custom}",
      .collectionAutomaticCount,
      "error layout: UICollectionView gets 0 dummy items: its layout (custom) is not a flow layout, and "
        + "only those are counted"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 120], itemSize: [50, 50], "
        + "scrollDirection: horizontal}",
      .collectionAutomaticCount,
      "warning itemSize: UICollectionView gets 8 dummy items for 2 rows × 7 columns, which need 14: "
        + "SkeletonView counts columns, not items"),
    // With its insets there is room for one column only; cells that size themselves have any.
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 600], itemSize: [180, 50], "
        + "sectionInset: 16}",
      .collectionAutomaticCount),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 600], itemSize: [120, 50], "
        + "estimatedItemSize: [120, 50]}",
      .collectionAutomaticCount),
    // 5 sections of 5 items fill 5 rows of 3.
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 650], itemSize: [120, 144], "
        + "numberOfSkeletonSections: 5}",
      .collectionAutomaticCount),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 650], itemSize: [120, 144], "
        + "numberOfSkeletonSections: 2}",
      .collectionAutomaticCount,
      "warning itemSize: UICollectionView gets 10 dummy items for 5 rows × 3 columns, which need 15: "
        + "SkeletonView counts rows, not items"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 650], itemSize: [1e-9, 1e-9], "
        + "minimumInteritemSpacing: 0, minimumLineSpacing: 0}",
      .collectionAutomaticCount),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: 6, headerReferenceSize: "
        + "[9, 44], footerReferenceSize: [9, 20.5]}",
      .supplementaryViewNeedsIdentifier,
      "warning headerReferenceSize: UICollectionView has headers of 44 pt and footers of 20.5 pt but "
        + "supplementaryIdentifier names none for skeletons: UIKit asserts unless "
        + "viewForSupplementaryElementOfKind dequeues a view"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, numberOfSkeletonItems: 6, headerReferenceSize: "
        + "[9, 44], layout: custom}",
      .supplementaryViewNeedsIdentifier),
    TableCase(
      nested(
        "{type: UICollectionView, id: inner, isSkeletonable: true, layout: custom}",
        in: "UICollectionView", "numberOfSkeletonItems: 3"),
      .collectionAutomaticCount,
      "error layout: UICollectionView#inner gets 0 dummy items: its layout (custom) is not a flow layout, "
        + "and only those are counted"),
  ]
}
